"""What a unit is, by the words of its type, and what a sheet may leave out."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import Workbook
from tests.campaigns import campaign_at
from tests.ui.desks import unit
from tests.unit.cli.cli_runs import CommandLine

from oobmgr.campaign.file import NewCampaign
from oobmgr.games.balkans.tables import tables
from oobmgr.games.balkans.units import UNASSIGNED, kind_of
from oobmgr.games.balkans.words import UnitKind


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("HQ", "headquarters"), ("Headquarters", "headquarters"), ("front headquarters",
        "headquarters"), ("partisan", "partisan"), ("Partisans", "partisan"), ("air", "air"),
        ("fighter", "air"), ("ground-attack aircraft", "air"), ("tank", "ground"),
        ("airborne", "ground"), ("infantry", "ground"), ("antiaircraft", "ground"),
        ("Guerrillas", "partisan"), ("guerrilla", "partisan"), ("bomber", "air"),
    ],
)  # fmt: skip
def test_the_type_says_what_a_unit_is(words: str, kind: str) -> None:
    values = unit("1", type=words)
    assert kind_of(values, tables()) is UnitKind(kind)  # type: ignore[arg-type]


def test_a_workbook_with_few_columns_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "few.oob"
    campaign_at(file, NewCampaign("Few", "balkans", "balkans")).close()
    workbook = Workbook()
    sheet = workbook.active
    assert sheet is not None
    sheet.title = "Units"
    for row in (
        ("Side", "Nation", "Designation", "Type", "Size", "Hex", "Ratings"),
        ("Soviet", "Soviet Union", "46", "army HQ", "Headquarters", "0717", None),
        ("Axis", "Germany", "13", "panzer", None, "0520", "5-4-8"),
    ):
        sheet.append(row)
    workbook.save(tmp_path / "few.xlsx")
    cli = CommandLine(capsys)
    assert "2 new units" in cli.does("import", file, tmp_path / "few.xlsx", "--accept").out
    rows = {row["designation"]: row for row in cli.does("units", file, "--json").json}
    assert rows["13"]["ratings"] == {"attack": 5, "defense": 4, "move": 8}
    assert (rows["46"]["steps"], rows["46"]["size"], rows["13"]["size"]) == (1, "HQ", "")
    assert rows["46"]["formation"] == [UNASSIGNED]
    # And it comes out again, and in again, without a change.
    cli.does("export", file, "--out", tmp_path / "out.xlsx")
    assert "new" not in cli.does("import", file, tmp_path / "out.xlsx").out.splitlines()[0]
