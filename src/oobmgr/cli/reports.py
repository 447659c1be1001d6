"""The command that makes reports: on the terminal, as JSON, or as a PDF."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.campaign.targets import check_target
from oobmgr.cli.campaigns import opened, side_id
from oobmgr.cli.output import print_json
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.reports.listed import kinds_of, reports_of
from oobmgr.reports.page_setup import PageSetup, printed_now
from oobmgr.reports.report_text import terminal_text
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.cli.services import Services
    from oobmgr.rules.game import Game


def report(wish: argparse.Namespace, services: Services) -> None:
    """Show one report of one side or of both, or write it as a PDF; without a name, list them."""
    if wish.pdf is not None:
        # Before the campaign is opened: a wrong name should not cost the wait.
        check_target(Path(wish.pdf))
    with opened(wish) as campaign:
        game = campaign.game
        if wish.name is None:
            _list(wish, game)
            return
        # No name and no side means all of them to `reports_of`.
        names = () if wish.name == "all" else (_name(wish.name, game),)
        sides = () if wish.side is None else (side_id(wish.side, game),)
        turn = None if wish.turn is None else str(game.calendar.parse(wish.turn))
        found = reports_of(campaign.queries, turn, names, sides)
    if wish.pdf is not None:
        setup = PageSetup(paper=wish.paper, printed=printed_now())
        pages = services.write_reports(found, Path(wish.pdf), setup)
        say(f"Wrote {counted(pages, 'page')} to {wish.pdf}")
    elif wish.json:
        print_json(found)
    else:
        say("\n\n".join(terminal_text(one).rstrip() for one in found))


def _list(wish: argparse.Namespace, game: Game) -> None:
    kinds = kinds_of(game)
    if wish.pdf is not None:
        raise BadInput(Fault("which report?", "report", advice=f"One of {_names(game)}, or all."))
    if wish.json:
        print_json([{"name": k.name, "title": k.title, "sentence": k.sentence} for k in kinds])
    else:
        widest = max(len(kind.name) for kind in kinds)
        for kind in kinds:
            say(f"{kind.name:<{widest}}  {kind.sentence}")


def _name(name: str, game: Game) -> str:
    """The saved name of a report. Raises `BadInput` where there is none of this name."""
    known = [kind.name for kind in kinds_of(game)]
    if name not in known:
        advice = did_you_mean(name, known) or f"One of {_names(game)}, or all."
        raise BadInput(Fault("there is no such report.", "report", name, advice))
    return name


def _names(game: Game) -> str:
    return ", ".join(kind.name for kind in kinds_of(game))
