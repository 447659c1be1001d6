"""The campaigns opened last: how the welcome page lists one, and which game was played."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr import known_games
from oobmgr.domain.accounts import SideId
from oobmgr.ui.settings import RecentCampaign

if TYPE_CHECKING:
    from oobmgr.campaign.rows import Summary
    from oobmgr.rules.game import Game
    from oobmgr.ui.operations.desk import Desk
    from oobmgr.ui.shell.glance import Glance


def recent_campaign(glance: Glance, path: Path, game: Game) -> RecentCampaign:
    """A campaign as the welcome page will list it."""
    summary = glance.summary
    waiting = len(glance.open_warnings)
    thing = "thing looks" if waiting == 1 else "things look"
    side = game.side(SideId(summary.side))
    return RecentCampaign(
        # By its full path: the list outlives the folder that the program was started in.
        path=str(path.resolve()),
        name=summary.name,
        game=summary.game_name,
        units=summary.units,
        place=_place(summary, side.name),
        detail=f"{waiting} {thing} forgotten" if waiting else "nothing forgotten",
        opened_at=datetime.now(UTC).isoformat(timespec="seconds"),
        emblem=side.emblem,
    )


def game_played(desk: Desk | None, recent: Iterable[RecentCampaign]) -> str:
    """The id of the game of the open campaign, else of the one opened last; empty without."""
    if desk is not None:
        return desk.game.id
    # Of a recent one only the name is kept; a game that a player described is not among these.
    last = next((one.game for one in recent), "")
    return next((entry.id for entry in known_games.GAMES if entry.name == last), "")


def _place(summary: Summary, side: str) -> str:
    """Where a campaign stands: ``July II 1941, Blue Combat Phase``."""
    # A part of the turn by a name of its own stands beside the phase, a side belongs to it.
    between = " " if summary.who == side else ", "
    phase = f"{summary.phase_name} Phase"
    return f"{summary.turn_label}, {summary.who}{between}{phase}"
