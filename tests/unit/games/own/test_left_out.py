"""A sheet that leaves out what the game knows, and a form whose choices have names."""

from __future__ import annotations

from pathlib import Path

from openpyxl import load_workbook
from tests.unit.cli.cli_runs import CommandLine

from oobmgr.campaign.file import NewCampaign, create_campaign
from oobmgr.games.own.game import described
from oobmgr.games.own.sample import sample_text
from oobmgr.rules.field_info import describe

UNITS = """Side,Name,Type,Ratings,Turn
The Crown,1st Foot,line infantry,4-5-3,
The League,Hill Guard,hussars,3-2-6,"Week of 11 April 1836, Day"
"""


def test_units_without_a_nation_are_of_the_first_of_their_side(
    cli: CommandLine, tmp_path: Path
) -> None:
    path, units = tmp_path / "valley.oob", tmp_path / "u.csv"
    units.write_text(UNITS, encoding="utf-8")
    create_campaign(path, NewCampaign("", "own", description=sample_text())).close()
    answer = cli("import", path, units, "--accept")
    told = answer.out + answer.err
    # Aldmark and the Free Companies fight for the Crown, so it is said; the League has one nation.
    assert "Units of The Crown without a nation are taken as Aldmark" in told
    assert "Sorrenland" not in told
    rows = cli.does("units", path, "--json").json
    assert [(row["nation"], row["steps"]) for row in rows] == [("Aldmark", 4), ("Sorrenland", 2)]
    assert [row["arrival"] for row in rows] == ["", "Week of 11 April 1836, Day"]


def test_the_first_sheet_of_a_workbook_names_the_sheets_that_it_has(
    cli: CommandLine, tmp_path: Path
) -> None:
    path, book = tmp_path / "valley.oob", tmp_path / "out.xlsx"
    create_campaign(path, NewCampaign("", "own", description=sample_text())).close()
    cli.does("export", path, "--out", book)
    workbook = load_workbook(book)
    rows = list(workbook["About"].iter_rows(min_row=9, max_col=1, values_only=True))
    assert {str(label) for (label,) in rows if label} <= {*workbook.sheetnames}


def test_a_form_knows_what_its_choices_are_called() -> None:
    game = described(sample_text())
    names = {
        field.name: dict(field.choice_names) for field in describe(game.action("receive").inputs)
    }
    assert names["good"]["florins"] == "Florins"
    assert names["place"]["mill_ford"] == "Mill Ford"
    assert names["side"]["league"] == "The League"
