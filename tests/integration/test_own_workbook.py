"""The player's own workbook: chosen ranges are filled in place, all else stays as it was."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.styles import Font
from openpyxl.workbook.defined_name import DefinedName

from oobmgr.campaign.commands import BindWorkbook, EditUnits, LoseSteps, RemoveUnits
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.errors import BadInput, Refused
from oobmgr.domain.places import resources_dir
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command
from oobmgr.exchange.own_workbook import binding_of, fill_workbook
from tests.campaigns import campaign_at
from tests.unit.cli.cli_runs import CommandLine

SAMPLE = resources_dir() / "samples" / "barbarossa_1941.xlsx"
RANGES = {
    "army": "Units: Designation, Type, Steps left",
    "'My pools'!B2:D80": "Holdings: Place, Good, Amount",
}


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    new = NewCampaign("Trial", "europa", "barbarossa", "full")
    with campaign_at(tmp_path / "trial.oob", new) as made:
        made.session.execute(to_command(read_order_of_battle(SAMPLE, made.game)))
        made.session.execute(EditUnits((UnitId(2),), {"designation": "=1+1"}))
        yield made


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A workbook with words, a formula, looks, a name for a range, and old words in the range."""
    made = Workbook()
    sheet = made.active
    assert sheet is not None
    sheet.title = "My army"
    sheet["A1"], sheet["A1"].font = "Tuesday's game", Font(bold=True, sz=20)
    sheet["G1"] = "=SUM(C4:C1003)"
    sheet["C1003"] = "of last week"
    sheet["A5"].font = Font(italic=True)
    pools = made.create_sheet("My pools")
    pools["A1"] = "mine"
    made.defined_names["army"] = DefinedName("army", attr_text="'My army'!$A$3:$C$1003")
    made.save(tmp_path / "own.xlsx")
    return tmp_path / "own.xlsx"


def test_ranges_are_filled_and_all_else_is_untouched(campaign: Campaign, book: Path) -> None:
    before = book.read_bytes()
    campaign.session.execute(LoseSteps((UnitId(1),), 1))
    done = fill_workbook(campaign.queries, book, RANGES)
    assert done.copy == book.with_name("own before oobmgr.xlsx")
    assert done.copy.read_bytes() == before
    filled = load_workbook(book)
    sheet, units = filled["My army"], campaign.queries.units()
    rows = [list(row) for row in sheet.iter_rows(3, 1003, 1, 3, values_only=True)]
    assert rows[0] == ["Designation", "Type", "Steps left"]
    assert rows[1:941] == [[u.designation, u.type, u.steps_left] for u in units]
    # What is left of the range is emptied; text stays text, and looks stay.
    assert rows[941:] == [[None, None, None]] * 60
    assert (rows[2][0], sheet["A5"].data_type, sheet["A5"].font.i) == ("=1+1", "s", True)
    assert (sheet["A1"].value, sheet["A1"].font.sz, sheet["G1"].value) == (
        "Tuesday's game", 20, "=SUM(C4:C1003)",
    )  # fmt: skip
    pools = {row[0]: row[2] for row in filled["My pools"].iter_rows(3, 80, 2, 4, values_only=True)}
    held = {row.account_name for row in campaign.queries.balances(all_accounts=True) if row.amount}
    assert set(pools) - {None} == held
    assert filled["My pools"]["A1"].value == "mine"


def test_again_keeps_another_copy(campaign: Campaign, book: Path) -> None:
    fill_workbook(campaign.queries, book, RANGES)
    assert fill_workbook(campaign.queries, book, RANGES).copy.name == "own before oobmgr 2.xlsx"


@pytest.mark.parametrize(
    ("ranges", "message"),
    [
        ({"army": "Unit"}, "there is no table 'Unit'"),
        ({"army": "Units: Steps lost"}, "Units has no column 'Steps lost'"),
        ({"navy": "Units"}, "has no range 'navy'"),
        ({"'My pools'!B1048000": "Units"}, "The sheet ends before a table that begins at"),
        ({"'My army'!A3:C20": "Units: Type"}, "too small: 941 rows and 1 column"),
        ({"'My army'!A1:G1003": "Units: Type"}, "G1 in the range .* holds a formula"),
    ],
)
def test_what_cannot_be_filled_leaves_the_workbook_alone(
    campaign: Campaign, book: Path, ranges: dict[str, str], message: str
) -> None:
    before = book.read_bytes()
    with pytest.raises(BadInput, match=message):
        fill_workbook(campaign.queries, book, ranges)
    assert book.read_bytes() == before
    assert sorted(one.name for one in book.parent.glob("*.xlsx")) == ["own.xlsx"]


CORNER = {"'My pools'!B4": "Units: Designation, Type"}


def test_one_cell_is_where_a_table_begins(campaign: Campaign, book: Path) -> None:
    made = load_workbook(book)
    made["My pools"]["A6"], made["My pools"]["D6"] = "beside", "there"
    made["My pools"]["B946"] = "a note below a blank row"
    made.save(book)
    fill_workbook(campaign.queries, book, CORNER)
    sheet, units = load_workbook(book)["My pools"], campaign.queries.units()
    rows = [list(row) for row in sheet.iter_rows(4, 946, 2, 3, values_only=True)]
    assert rows[0] == ["Designation", "Type"]
    assert rows[1:941] == [[unit.designation, unit.type] for unit in units]
    assert rows[941:] == [[None, None], ["a note below a blank row", None]]
    assert (sheet["A1"].value, sheet["A6"].value, sheet["D6"].value) == ("mine", "beside", "there")
    # Filled again with fewer rows, none of the old ones is left; the note is not among them.
    campaign.session.execute(RemoveUnits(tuple(unit.id for unit in units[-3:])))
    fill_workbook(campaign.queries, book, CORNER)
    sheet = load_workbook(book)["My pools"]
    rows = [list(row) for row in sheet.iter_rows(941, 946, 2, 3, values_only=True)]
    last = units[-4]
    assert rows == [
        [last.designation, last.type], *([[None, None]] * 4), ["a note below a blank row", None]
    ]  # fmt: skip


@pytest.mark.parametrize("cell", ["B4", "C7", "C944"])
def test_a_table_never_takes_the_room_of_what_is_there(
    campaign: Campaign, book: Path, cell: str
) -> None:
    made = load_workbook(book)
    made["My pools"][cell] = "mine, too"
    made.save(book)
    before = book.read_bytes()
    with pytest.raises(BadInput, match=f"{cell} is not blank, and the table would go there"):
        fill_workbook(campaign.queries, book, CORNER)
    assert book.read_bytes() == before


@pytest.mark.parametrize("beside", ["~$own.xlsx", ".~lock.own.xlsx#"])
def test_a_workbook_that_is_open_is_refused(campaign: Campaign, book: Path, beside: str) -> None:
    book.with_name(beside).write_text("")
    with pytest.raises(Refused, match=r"own.xlsx is open in another program"):
        fill_workbook(campaign.queries, book, RANGES)


def test_a_workbook_that_changes_meanwhile_is_refused(
    campaign: Campaign, book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def saved_elsewhere(*_: object, **__: object) -> Workbook:
        made = load_workbook(book)
        os.utime(book, (1, 1))
        return made

    monkeypatch.setattr("openpyxl.load_workbook", saved_elsewhere)
    with pytest.raises(Refused, match="changed meanwhile"):
        fill_workbook(campaign.queries, book, RANGES)
    assert sorted(one.name for one in book.parent.glob("*.xlsx")) == ["own.xlsx"]


def test_what_cannot_be_kept_is_said_before(campaign: Campaign, book: Path) -> None:
    with zipfile.ZipFile(book, "a") as archive:
        archive.writestr("xl/media/image1.png", b"")
    with pytest.raises(Refused, match="would lose pictures"):
        fill_workbook(campaign.queries, book, RANGES)
    assert fill_workbook(campaign.queries, book, RANGES, anyway=True).cells > 940


def test_binding_is_undone(campaign: Campaign, book: Path) -> None:
    campaign.session.execute(BindWorkbook(str(book), RANGES))
    assert binding_of(campaign.queries) == (book, RANGES)
    campaign.session.undo()
    with pytest.raises(BadInput, match="no workbook is bound"):
        binding_of(campaign.queries)


def test_on_the_command_line(
    campaign: Campaign, book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli, path = CommandLine(capsys), campaign.path
    words = [part for pair in RANGES.items() for part in ("--range", "=".join(pair))]
    assert "Own workbook bound" in cli.does("bind", path, book, *words).out
    assert cli.does("bind", path, "--json").json == {"path": str(book), "ranges": RANGES}
    assert "Filled" in cli.does("fill", path).out
    assert load_workbook(book)["My army"]["A3"].value == "Designation"
    assert "unbound" in cli.does("bind", path, "--none").out
    assert "no workbook is bound" in cli("fill", path).err
    # What cannot be filled is not bound.
    for wrong, told in (("navy=Units", "no range 'navy'"), ("army=Unit", "no table 'Unit'")):
        assert told in cli("bind", path, book, "--range", wrong).err
    assert "no workbook is bound" in cli("fill", path).err
    assert "bound" in cli.does("bind", path, book, "--range", "My pools!G4=Units: Type").out
    assert "Filled 941 cells" in cli.does("fill", path).out
    assert load_workbook(book)["My pools"]["G4"].value == "Type"
