"""The command that prints any sheet to a PDF, with everything that the Print page offers."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.targets import check_target
from oobmgr.cli.campaigns import opened, side_id
from oobmgr.cli.formations import formations_named
from oobmgr.cli.output import print_json
from oobmgr.cli.services import RosterWish, Services
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.reports.listed import kinds_of, reports_of
from oobmgr.reports.page_setup import CounterSize, Duplex, Margins, PageSetup, printed_now
from oobmgr.reports.roster_request import Chosen
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign
    from oobmgr.rules.game import Game

_ROSTER: Final = "roster"
_ROSTER_SENTENCE: Final = "Units by formation, with boxes for steps, supply and what was paid."


def print_sheets(wish: argparse.Namespace, services: Services) -> None:
    """Write sheets as a PDF; without a name, list those there are."""
    with opened(wish) as campaign:
        if not wish.sheets:
            _list(wish, campaign.game)
            return
        names = [_name(name, campaign.game) for name in wish.sheets]
        # Before anything is read: a wrong name should not cost the wait.
        target = _target(wish)
        if _ROSTER in names:
            pages = _roster(wish, campaign, names, target, services)
        else:
            pages = _reports(wish, campaign, names, target, services)
    say(f"Wrote {counted(pages, 'page')} to {wish.out}")


def _target(wish: argparse.Namespace) -> Path:
    if wish.out is None:
        raise BadInput(Fault("where to?", "out", advice="Name a file: --out sheets.pdf"))
    target = Path(wish.out)
    check_target(target)
    return target


def _list(wish: argparse.Namespace, game: Game) -> None:
    listed = [(_ROSTER, _ROSTER_SENTENCE), *((k.name, k.sentence) for k in kinds_of(game))]
    if wish.json:
        print_json([{"name": name, "sentence": sentence} for name, sentence in listed])
        return
    widest = max(len(name) for name, _ in listed)
    for name, sentence in listed:
        say(f"{name:<{widest}}  {sentence}")


def _name(name: str, game: Game) -> str:
    """The saved name of a sheet. Raises `BadInput` where there is none of this name."""
    known = [_ROSTER, *(kind.name for kind in kinds_of(game))]
    if name not in known:
        advice = did_you_mean(name, known) or f"One of {', '.join(known)}."
        raise BadInput(Fault("there is no such sheet.", "sheet", name, advice))
    return name


def _roster(
    wish: argparse.Namespace,
    campaign: Campaign,
    names: list[str],
    target: Path,
    services: Services,
) -> int:
    # They are laid out by another part, with columns and breaks of their own.
    if names != [_ROSTER]:
        raise BadInput(Fault("roster sheets are a PDF of their own.", "sheet", " ".join(names)))
    wanted = RosterWish(
        setup=_setup(wish),
        side=_side(wish, campaign.game),
        formations=tuple(wish.formation),
        units=frozenset(wish.unit),
        blank=wish.blank,
        as_of=_turn(wish, campaign.game),
    )
    return services.write_roster(campaign.queries, target, wanted)


def _reports(
    wish: argparse.Namespace,
    campaign: Campaign,
    names: list[str],
    target: Path,
    services: Services,
) -> int:
    side, turn = _side(wish, campaign.game), _turn(wish, campaign.game)
    # As they were then: since, one may have been renamed, or be gone.
    rows = formations_named(campaign.queries.formations(turn), wish.formation, side)
    found = reports_of(
        campaign.queries,
        turn,
        names,
        () if side is None else (side,),
        [Chosen(row.side, row.path) for row in rows],
        frozenset(wish.unit),
    )
    return services.write_reports(found, target, _setup(wish))


def _side(wish: argparse.Namespace, game: Game) -> str | None:
    return None if wish.side is None else side_id(wish.side, game)


def _turn(wish: argparse.Namespace, game: Game) -> str | None:
    return None if wish.turn is None else str(game.calendar.parse(wish.turn))


def _setup(wish: argparse.Namespace) -> PageSetup:
    return PageSetup(
        paper=wish.paper,
        landscape=wish.landscape,
        text_pct=wish.text,
        counter=CounterSize(wish.counter),
        margins=Margins(wish.margins),
        # By the names of its members: their values are the longer words of the window.
        duplex=Duplex[wish.duplex.upper()],
        colour=wish.colour,
        printed=printed_now(),
    )
