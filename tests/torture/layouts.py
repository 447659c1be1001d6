"""Lists of players in layouts of their own, with cells, rows and columns not as expected."""

from __future__ import annotations

import datetime as dt
import json
import random
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import Campaign
from oobmgr.domain.errors import OobmgrError
from oobmgr.exchange.cells import CellValue, Row, Unreadable
from oobmgr.exchange.comparison import compared
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.order_of_battle import order_of_battle_of
from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.exchange.readings import OrderOfBattleReading
from oobmgr.exchange.workbooks import read_sheets
from tests.campaigns import SAMPLE, campaign_at
from tests.torture.mutations import NEW, ODD
from tests.torture.tries import Outcome
from tests.unit.campaign.trial_books import units as some_units
from tests.unit.exchange import players_books
from tests.unit.exchange.made_workbooks import make_workbook

_CELLS: Final[tuple[CellValue, ...]] = (
    *ODD, 0.0, -1.0, 0.5, 7.0, 1e300, 1e15, True, dt.date(2026, 7, 6), dt.time(7, 6),
    dt.timedelta(days=1), dt.datetime(1941, 6, 22, 3, 15),  # noqa: DTZ001 - a cell has no zone
    Unreadable("#REF!"), Unreadable("=A1"), "x3", "4-6 Rfl XX", "A / B / C", " / ", "Summe",
    "  \u00a0", "61, 217, 291", "(1)", "7-6*", "Aufst.: here", "II", "1/2", "½", "U1", "1",
    "x2 1-5 Cav X; 7-6", "July I 41", "18th Army",
)  # fmt: skip
"""What a cell may turn out to hold, in the types of the reader of workbooks."""
_ROSTER: Final = {"Axis": [{"name": str(n), "type": "Inf", "size": "XX", "ratings": "7-6"}
                           for n in range(9)]}  # fmt: skip


@cache
def _good() -> tuple[tuple[RawSheet, ...], ...]:
    """Lists in many layouts, and an export of our own, read once."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "a.json").write_text(json.dumps(_ROSTER), encoding="utf-8")
        with campaign_at(folder / "own.oob", NEW, some_units(20)) as campaign:
            own = export_workbook(campaign.queries, folder / "own.xlsx")
        files = (
            make_workbook(folder / "good.xlsx"),
            players_books.kriegsgliederung(folder / "heer.ods"),
            players_books.latin_export(folder / "list.csv"),
            players_books.outline(folder / "outline.xlsx"),
            players_books.hidden_and_formulas(folder / "hidden.xlsx"),
            players_books.planted_faults(folder / "faults.xlsx"),
            players_books.two_row_header(folder / "two.xlsx"),
            players_books.cross_tables(folder / "cross.xlsx"),
            folder / "a.json",
            own,
        )
        sample = tuple(replace(one, rows=one.rows[:60]) for one in read_sheets(SAMPLE))
        return (*(read_sheets(path) for path in files), sample)


def odd_cells(dice: random.Random, folder: Path) -> Outcome:
    """A list is read as proposed and imported twice, its differences ticked at random."""
    raw = [_other(sheet, dice) for sheet in dice.choice(_good())]
    with campaign_at(folder / "trial.oob", NEW, some_units(20)) as campaign:
        try:
            answer = "; ".join(_imported(raw, campaign, dice) for _ in range(2))
        except OobmgrError as error:
            answer = f"refused: {error}"
        except _HalfError as half:
            return Outcome("half", half=str(half))
        faults = campaign.queries.check()
        return Outcome(answer, unopened="; ".join(fault.sentence() for fault in faults[:1]))


class _HalfError(Exception):
    """What was imported is not what was shown."""


def _imported(raw: Sequence[RawSheet], campaign: Campaign, dice: random.Random) -> str:
    preview = compared(_read(raw, campaign), campaign.queries)
    ticked = {name for name in sorted(preview.tickable) if dice.random() < 0.5}
    if preview.nothing_new and not ticked:
        return "nothing"
    command = preview.to_command(ticked)
    before = len(campaign.queries.units())
    try:
        campaign.session.execute(command)
    except OobmgrError as error:
        _agree(campaign, before, ImportOrderOfBattle(()))
        return f"refused: {error}"
    _agree(campaign, before, command)
    if dice.random() < 0.5:
        campaign.session.undo()
        _agree(campaign, before, ImportOrderOfBattle(()))
    return "done"


def _agree(campaign: Campaign, before: int, command: ImportOrderOfBattle) -> None:
    now, wanted = len(campaign.queries.units()), len(command.units) - len(command.removed)
    if now != before + wanted:
        message = f"{now - before} of {wanted} units"
        raise _HalfError(message)


def _read(raw: Sequence[RawSheet], campaign: Campaign) -> OrderOfBattleReading:
    answers: dict[str, str] = {}
    for _ in range(3):
        reading = order_of_battle_of("list", raw, campaign.game, answers)
        answers |= {one.id: one.proposal for one in reading.questions}
    return order_of_battle_of("list", raw, campaign.game, answers)


def _other(sheet: RawSheet, dice: random.Random) -> RawSheet:
    """The sheet with cells, rows and columns changed, gone, twice there or in another place."""
    rows: list[Row] = [[*row] for row in sheet.rows]
    for _ in range(dice.choice((0, 1, 1, 3, 10, 40))):
        if not rows or not rows[0]:
            break
        row, column = dice.randrange(len(rows)), dice.randrange(len(rows[0]))
        way = dice.randrange(9)
        if way == 0:
            del rows[row]
        elif way == 1:
            rows.insert(dice.randrange(len(rows) + 1), [*rows[row]])
        elif way == 2:
            _columns(rows, column, dice)
        elif way == 3:
            rows[row], rows[-1] = rows[-1], rows[row]
        elif way == 4:
            other = dice.choice(rows)
            rows[row][column] = other[dice.randrange(len(other))]
        else:
            rows[row][column] = dice.choice(_CELLS)
    unreadable = {
        (at, column): cell
        for at, row in enumerate(rows)
        for column, cell in enumerate(row)
        if isinstance(cell, Unreadable)
    }
    return replace(sheet, rows=rows, behind=replace(sheet.behind, unreadable=unreadable))


def _columns(rows: list[Row], column: int, dice: random.Random) -> None:
    way, target = dice.randrange(3), dice.randrange(len(rows[0]))
    for row in rows:
        if way == 0 and len(row) > 1:
            del row[column]
        elif way == 1:
            row.insert(target, row[column])
        else:
            row[column], row[target] = row[target], row[column]
