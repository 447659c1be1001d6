"""Commands about the charts that the player fills in: chart list, show, fill, export, clear."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.commands import FillChart, FillCharts
from oobmgr.campaign.planning.charts import chart_of
from oobmgr.campaign.targets import check_target
from oobmgr.cli.campaigns import opened, tell
from oobmgr.cli.inputs import read_json
from oobmgr.cli.output import jsonable, print_json, print_table
from oobmgr.cli.streams import say
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.exchange.charts import read_charts, write_charts
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.charts import Chart, ChartCopy, blank_copy, named_turns, read_copy

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign
    from oobmgr.campaign.rows import ChartRow
    from oobmgr.rules.game import Game


def chart(wish: argparse.Namespace) -> None:
    """List, show, fill, export or clear."""
    steps = {"list": _list, "show": _show, "fill": _fill, "export": _export, "clear": _clear}
    steps[wish.step](wish)


def _list(wish: argparse.Namespace) -> None:
    with opened(wish) as campaign:
        rows = campaign.queries.charts()
    if wish.json:
        print_json([_chart_json(row) for row in rows])
        return
    print_table(
        ("Chart", "Title", "Filled in", "Decides", "Case"),
        [
            (row.chart.id, row.chart.title,
             counted(row.copy.filled, "entry", "entries") if row.copy else "no",
             row.chart.sentence, shown_case(row.chart.case))
            for row in rows
        ],
    )  # fmt: skip


def _chart_json(row: ChartRow) -> dict[str, Any]:
    return {**jsonable(row.chart), "copy": jsonable(row.copy)}


def _show(wish: argparse.Namespace) -> None:
    with opened(wish) as campaign:
        row = _row(campaign, wish.chart)
    if wish.json:
        print_json(_chart_json(row))
        return
    say(f"{row.chart.title} ({row.chart.id}) [{shown_case(row.chart.case)}]")
    say(f"  {row.chart.sentence}")
    _tell_entries(row.chart, row.copy or blank_copy(row.chart), campaign.game)
    for note in _notes(row):
        say(f"  {note}")


def _row(campaign: Campaign, name: str) -> ChartRow:
    wanted = chart_of(name, campaign.game)
    return next(row for row in campaign.queries.charts() if row.chart.id == wanted.id)


def _tell_entries(chart: Chart, copy: ChartCopy, game: Game) -> None:
    if not copy.rows or not copy.columns:
        return
    label = game.calendar.label
    names = [label(TurnCode(row)) if named_turns(chart) else row for row in copy.rows]
    print_table(
        (chart.row_name, *copy.columns),
        [
            (name, *(_entry(chart, copy, row, column) for column in copy.columns))
            for name, row in zip(names, copy.rows, strict=True)
        ],
    )


def _entry(chart: Chart, copy: ChartCopy, row: str, column: str) -> str:
    """What the player's chart says; else, in brackets, what the text of the rules gives away."""
    entry, hint = copy.entry(row, column), chart.hint(row, column)
    return entry or (f"({hint})" if hint else "-")


def _notes(row: ChartRow) -> list[str]:
    chart, copy = row.chart, row.copy
    notes = [] if copy else ["Not filled in yet."]
    named = [part for part, names in ((chart.row_name, chart.rows),
                                      (chart.column_name, chart.columns)) if not names]  # fmt: skip
    if named and not copy:
        notes.append(f"You name what is under: {', '.join(named)}.")
    if chart.entries:
        notes.append(f"Entries: {', '.join(chart.entries)}.")
    places = [(r, c) for r in (copy or chart).rows for c in (copy or chart).columns]
    if any(chart.hint(*at) and not (copy and copy.entry(*at)) for at in places):
        notes.append("In brackets: what the text of the rules says about an entry.")
    return notes


def _fill(wish: argparse.Namespace) -> None:
    with opened(wish) as campaign:
        copies = _copies(wish, campaign.game)
        there = {row.chart.id: row.copy for row in campaign.queries.charts()}
        # A file of many charts may be filled in again after one was corrected.
        changed = [name for name, copy in copies.items() if there[name] != copy]
        if not changed:
            raise BadInput(Fault("nothing would change.", "chart"))
        wanted = {name: copies[name].as_json() for name in changed}
        # One command for all of them, so that one undo takes the file back.
        tell(campaign.session.execute(FillCharts(wanted)))
    same = len(copies) - len(changed)
    if same:
        say(f"{counted(same, 'chart')} unchanged.")


def _copies(wish: argparse.Namespace, game: Game) -> Mapping[str, ChartCopy]:
    """What is to be filled in, by the ids of charts. Raises `BadInput` with every fault."""
    wanted = None if wish.chart is None else chart_of(wish.chart, game)
    if wish.inputs is not None:
        if wanted is None:
            known = f"Known: {', '.join(game.charts())}."
            raise BadInput(Fault("which chart is it?", "chart", advice=known))
        return {wanted.id: read_copy(wanted, read_json(wish.inputs), game.calendar)}
    copies = read_charts(Path(wish.source), game)
    if wanted is None:
        return copies
    if wanted.id not in copies:
        advice = f"It holds: {', '.join(copies)}."
        raise BadInput(Fault(f"holds no chart {wanted.id!r}.", wish.source, wanted.id, advice))
    return {wanted.id: copies[wanted.id]}


def _export(wish: argparse.Namespace) -> None:
    target = Path(wish.out)
    # Before the campaign is opened: a wrong name should not cost the wait.
    check_target(target)
    with opened(wish) as campaign:
        copies = _wanted_copies(campaign, wish.chart)
        write_charts(target, campaign.game, copies)
    say(f"Wrote {counted(len(copies), 'chart')} to {wish.out}")


def _wanted_copies(campaign: Campaign, names: Sequence[str]) -> dict[str, ChartCopy]:
    """The copies of the charts that are named, or all there are. Raises `BadInput`."""
    there = {row.chart.id: row.copy for row in campaign.queries.charts() if row.copy}
    if not names:
        return there
    wanted = [chart_of(name, campaign.game) for name in names]
    missing = [chart for chart in wanted if chart.id not in there]
    if missing:
        raise BadInput(*(Fault("is not filled in yet.", chart.title) for chart in missing))
    return {chart.id: there[chart.id] for chart in wanted}


def _clear(wish: argparse.Namespace) -> None:
    with opened(wish) as campaign:
        wanted = chart_of(wish.chart, campaign.game)
        tell(campaign.session.execute(FillChart(wanted.id, None)))
