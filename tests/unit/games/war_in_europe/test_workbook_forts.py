"""Units that a workbook says are fortified are held to what the form holds."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import load_workbook
from openpyxl.worksheet.worksheet import Worksheet
from tests.campaigns import campaign_at
from tests.unit.games.war_in_europe.playing import AXIS, Table
from tests.unit.games.war_in_europe.workbooks import exported, preview

from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.errors import BadInput

ATTACK = {"kind": "enter", "country": "Belgium"}


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A game in which a German unit is fortified, in the turn 1/5/41."""
    game = Table(tmp_path)
    game.own_turn()
    game.post("fortify", units="12")
    return game


def fortified(table: Table, folder: Path, unit: str, side: str, turn: str = "1/5/41") -> Path:
    """The workbook of the table with one more fortified unit."""
    path = exported(table.campaign, folder)
    book = load_workbook(path)
    sheet = book["Marks"]
    heads = {cell.value: at for at, cell in enumerate(sheet[1], 1)}
    word = next(
        (f"{row[1]} [{row[0]}]" for name in book.sheetnames for row in _units(book[name], unit)), ""
    )
    for head, value in (("Side", side), ("Unit", word), ("Mark", "fortified"), ("Since", turn)):
        sheet.cell(3, heads[head]).value = value
    book.save(path)
    return path


def _units(sheet: Worksheet, unit: str) -> list[tuple[str, str]]:
    rows = list(sheet.iter_rows(values_only=True))
    if not rows or "Designation" not in rows[0]:
        return []
    key, name = rows[0].index("ID"), rows[0].index("Designation")
    return [(str(row[key]), unit) for row in rows[1:] if row[name] == unit]


def asked(table: Table, path: Path) -> str:
    found = preview(path, table.campaign)
    told = table.campaign.session.preview(found.to_command(found.tickable)).warnings
    return " ".join(fault.sentence() for fault in told if fault.asks)


def refused(table: Table, path: Path) -> str:
    found = preview(path, table.campaign)
    with pytest.raises(BadInput) as error:
        table.campaign.session.execute(found.to_command(found.tickable))
    return " ".join(fault.sentence() for fault in error.value.faults)


def test_a_french_unit_is_not_fortified_before_its_date(table: Table, tmp_path: Path) -> None:
    path = fortified(table, tmp_path, "5 DI", "Allied")
    # Nobody entered an attack: another campaign may know of one.
    assert "nothing has begun the turns" in asked(table, path)
    table.post("french_attacked", **ATTACK)
    assert "may not before" in refused(table, path)


def test_no_unit_is_fortified_since_a_turn_to_come(table: Table, tmp_path: Path) -> None:
    path = fortified(table, tmp_path, "50", "Allied", "2/5/41")
    assert "cannot be fortified since a later turn" in refused(table, path)


def test_infantry_in_a_printed_fortification_is_asked_about(table: Table, tmp_path: Path) -> None:
    table.post("hexes", hexes=["A2020"], printed=True)
    path = fortified(table, tmp_path, "50", "Allied")
    assert "is in a printed fortification" in asked(table, path)


def test_soviet_fortifications_are_asked_about(table: Table, tmp_path: Path) -> None:
    assert "is Soviet" in asked(table, fortified(table, tmp_path, "100", "Soviet"))
    assert asked(table, fortified(table, tmp_path, "50", "Allied")) == ""


def test_a_unit_that_comes_with_its_mark_is_held_to_the_same(table: Table, tmp_path: Path) -> None:
    path = fortified(table, tmp_path, "5 DI", "Allied")
    new = NewCampaign("Other", "war_in_europe", "campaign", options={"first_turn": "1/5/41"})
    with campaign_at(tmp_path / "other.oob", new) as other:
        found = preview(path, other)
        told = other.session.preview(found.to_command(found.proposed)).warnings
        assert any("nothing has begun the turns" in fault.message for fault in told if fault.asks)
    assert table.queries.sequence().side == AXIS
