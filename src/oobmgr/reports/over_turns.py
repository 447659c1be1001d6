"""A measure over the turns as a table, of the same series that plots draw."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.targets import check_target, replacing
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.reports.report_text import cell_text
from oobmgr.rules.reporting import Report, Section, Value, line, number, wide

if TYPE_CHECKING:
    from pathlib import Path

    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.queries.over_turns import OverTurns, Series
    from oobmgr.rules.game import Game

GROUP_WORDS: Final = {
    "whole": "as a whole",
    "nation": "by nation",
    "type": "by type",
    "formation": "by formation",
    "state": "by state",
    "place": "by place",
}


def turns_report(
    queries: Queries, measure: str, group: str = "", as_of: str | None = None, side: str = ""
) -> Report:
    """Read a measure and set it as a table, of one side or (empty) of all. Takes a worker's time.

    Raises:
        BadInput: there is no such measure, it is not divided so, or the turn was not played.
    """
    with queries.one_moment():
        found = queries.over_turns(measure, group, as_of)
        game, summary = queries.game_at(as_of), queries.summary()
    return as_report(found, game, f"{summary.name} ({game.name})", side)


def as_report(found: OverTurns, game: Game, campaign: str, side: str = "") -> Report:
    """The table of a measure, of one side or of all: a line for each turn."""
    series = [one for one in found.series if side in {"", one.side}]
    columns = (wide("Turn"), *(number(series_name(one, game)) for one in series))
    rows = tuple(
        line(label, *(one.values[at] for one in series)) for at, label in enumerate(found.labels)
    )
    empty = "Nothing is counted yet."
    title = "At the end of each turn" if found.measure.stock else "In each turn"
    # Without a series every row would be a bare turn, so the sentence stands in their place.
    section = Section(title, columns, rows if series else (), empty=empty)
    return Report(
        name=found.measure.id,
        title=found.measure.title,
        side=side,
        side_name=GROUP_WORDS[found.group],
        campaign=campaign,
        turn_label=found.labels[-1],
        state="",
        sections=(section,),
    )


def series_name(series: Series, game: Game) -> str:
    """``Blue / Bluland``, or the side alone."""
    side = next(side.name for side in game.sides if side.id == series.side)
    return PATH_SEPARATOR.join(filter(None, (side, series.name)))


def write_csv(report: Report, path: Path) -> None:
    """Write the table of a measure as a text of commas. Raises `BadInput` where it cannot be."""
    check_target(path)
    section = report.sections[0]
    # With the mark that tells a spreadsheet on Windows how the text is written.
    with replacing(path) as draft, draft.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([column.title for column in section.columns])
        for row in section.rows:
            writer.writerow([_cell(value) for value in row.cells])


def _cell(value: Value) -> object:
    # A number stays one, without groups of thousands, which a spreadsheet may take for text.
    return value if isinstance(value, int) else cell_text(value)
