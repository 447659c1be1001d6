"""What stands between a phase and the next: where it leads, and what is still open."""

from __future__ import annotations

from collections.abc import Sequence

from oobmgr.domain.errors import Fault
from oobmgr.rules.actions import Action
from oobmgr.rules.game import Game
from oobmgr.ui.viewmodels.turn import TurnPage
from oobmgr.ui.viewmodels.turn_guide import can_wait
from oobmgr.ui.views.turn.leaving import OpenPoint


def next_text(page: TurnPage) -> str:
    """What the button that goes on leads to: a phase, the next part, or the close of the turn."""
    later = [row.name for row in page.now.phases if row.state == "later"]
    if later:
        return f"Next: {later[0]}"
    parts = [row.short for row in page.sequence.player_turns if row.state == "later"]
    return f"Next: {parts[0]}" if parts else f"Close {page.sequence.turn_label}"


def leaving_title(page: TurnPage) -> str:
    """The title over what is open: ``Before the Air Phase``."""
    later = [row.name for row in page.now.phases if row.state == "later"]
    if later:
        return f"Before the {later[0]} Phase"
    parts = [row.name for row in page.sequence.player_turns if row.state == "later"]
    if parts:
        return f"Before the {parts[0]}"
    return f"Before {page.sequence.turn_label} is closed"


def open_points(page: TurnPage, pencil: Sequence[str], game: Game) -> list[OpenPoint]:
    """What is open: pencil, duties, and what looks forgotten and cannot be done later.

    At the end of a player turn that is all that looks forgotten.
    """
    links = {action.name: action for action in game.actions}
    points = [OpenPoint(Fault(f"{name}: in pencil, not posted.")) for name in pencil]
    for row in page.warnings:
        action = links.get(row.action)
        if row.must or (not row.silenced and _lasts_no_longer(action, page)):
            words = Fault(f"{row.title}. {row.sentence}", case=row.case)
            link = (action.link or "Go there") if action else ""
            points.append(OpenPoint(words, row.must, row.kind, link))
    return points


def _lasts_no_longer(action: Action | None, page: TurnPage) -> bool:
    """Whether there is no later phase in this player turn in which it can be done."""
    if action is None:
        return not any(row.state == "later" for row in page.now.phases)
    return not can_wait(action, page)
