"""The commands that draw and tell: organisation chart, figures over the turns, bulletin."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.campaign.targets import check_target
from oobmgr.cli.campaigns import opened, side_id
from oobmgr.cli.formations import one_formation
from oobmgr.cli.output import print_json
from oobmgr.cli.services import PlotWish
from oobmgr.cli.streams import say
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.reports.bulletin import bulletin as bulletin_of
from oobmgr.reports.organisation import ChartWish, chart_report
from oobmgr.reports.over_turns import turns_report
from oobmgr.reports.page_setup import PageSetup, printed_now
from oobmgr.reports.report_markdown import markdown_text, write_markdown
from oobmgr.reports.report_text import terminal_text

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign
    from oobmgr.cli.services import Services


def organisation(wish: argparse.Namespace, services: Services) -> None:
    """Show the organisation chart of a side or a formation, or write it to a file."""
    target = None if wish.out is None else Path(wish.out)
    # Before the books are read: a file that cannot be written is refused at once.
    if target is not None:
        check_target(target)
    with opened(wish) as campaign:
        report = chart_report(campaign.queries, _chart_wish(wish, campaign))
    if target is not None:
        setup = PageSetup(paper=wish.paper, colour=wish.colour, printed=printed_now())
        say(f"Wrote {services.write_chart(report, target, setup)} to {wish.out}")
    elif wish.json:
        print_json(report)
    else:
        say(terminal_text(report).rstrip())


def _chart_wish(wish: argparse.Namespace, campaign: Campaign) -> ChartWish:
    game, queries = campaign.game, campaign.queries
    side = None if wish.side is None else side_id(wish.side, game)
    turn = None if wish.turn is None else str(game.calendar.parse(wish.turn))
    path: tuple[str, ...] = ()
    if wish.formation is not None:
        # As they were then: since, one may have been renamed, or be gone.
        row = one_formation(queries.formations(turn), wish.formation, side)
        # A formation tells its side, so that the side need not be named as well.
        side, path = SideId(row.side), row.path
    if side is None:
        names = ", ".join(known.name for known in game.sides)
        raise BadInput(Fault("of which side?", "side", advice=f"Add --side: {names}."))
    return ChartWish(
        side=str(side),
        path=path,
        as_of=turn,
        since=None if wish.since is None else str(game.calendar.parse(wish.since)),
    )


def plot(wish: argparse.Namespace, services: Services) -> None:
    """Show a measure over the turns, or write it to a file; without a name, list what there is."""
    target = None if wish.out is None else Path(wish.out)
    if target is not None:
        check_target(target)
    with opened(wish) as campaign:
        if wish.measure is None:
            _list_measures(wish, campaign)
            return
        game, queries = campaign.game, campaign.queries
        turn = None if wish.turn is None else str(game.calendar.parse(wish.turn))
        side = "" if wish.side is None else str(side_id(wish.side, game))
        # Asked first, so that a measure that there is not is refused before anything is drawn.
        report = turns_report(queries, wish.measure, wish.by, turn, side)
        if target is not None:
            services.write_plot(queries, target, PlotWish(wish.measure, wish.by, side, turn))
            say(f"Wrote {wish.out}")
            return
    if wish.json:
        print_json(report)
    else:
        say(terminal_text(report).rstrip())


def _list_measures(wish: argparse.Namespace, campaign: Campaign) -> None:
    known = campaign.queries.measures()
    if wish.out is not None:
        names = ", ".join(one.id for one in known)
        raise BadInput(Fault("which measure?", "measure", advice=f"One of {names}."))
    if wish.json:
        print_json(known)
        return
    widest = max(len(one.id) for one in known)
    for one in known:
        say(f"{one.id:<{widest}}  {one.title}, by {', '.join(one.groups)}")


def bulletin(wish: argparse.Namespace, services: Services) -> None:
    """Show the bulletin of a turn, or write it as Markdown or as a page."""
    target = None if wish.out is None else Path(wish.out)
    if target is not None:
        _check_bulletin(target)
    # Both players read a bulletin, so it says nothing of a side that has a passphrase.
    with opened(wish) as campaign, campaign.open_to_all() as queries:
        sides = [] if wish.side is None else [str(side_id(wish.side, campaign.game))]
        report = bulletin_of(queries, wish.turn, sides)
    if target is None:
        print_json(report) if wish.json else say(markdown_text(report).rstrip())
    elif target.suffix.lower() == ".md":
        write_markdown(report, target)
        say(f"Wrote {wish.out}")
    else:
        services.write_reports([report], target, PageSetup(paper=wish.paper, printed=printed_now()))
        say(f"Wrote {wish.out}")


def _check_bulletin(target: Path) -> None:
    if target.suffix.lower() not in {".md", ".pdf"}:
        advice = "Let it end in .md or .pdf."
        raise BadInput(Fault("a bulletin is a .md or .pdf file.", "out", target.name, advice))
    check_target(target)
