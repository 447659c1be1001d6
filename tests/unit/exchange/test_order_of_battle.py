from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook, load_workbook

from oobmgr.domain.postings import JsonValue
from oobmgr.domain.quantities import lettered
from oobmgr.domain.records import RecordValues
from oobmgr.exchange.cells import date_as_ratings, number_text, whole
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.readings import NOTHING, UNITS
from oobmgr.exchange.unit_cells import TraitsReader, read_path
from oobmgr.games.europa.fact_kinds import AIR_GROUP
from oobmgr.known_games import game
from tests.unit.exchange.made_workbooks import FLAK, INFANTRY, UNIT_HEADINGS, make_workbook

EUROPA = game("europa")


def test_a_unit_is_read_field_by_field(tmp_path: Path) -> None:
    reading = read_order_of_battle(make_workbook(tmp_path / "a.xlsx"), EUROPA)

    infantry, flak = reading.units
    assert (infantry.side, infantry.nation, infantry.designation) == ("axis", "Germany", "61")
    assert (infantry.type, infantry.size, infantry.steps) == ("infantry", "XX", 2)
    assert infantry.path == ("4th Army", "VII Corps")
    assert infantry.ratings == {"attack": 7, "defense": 7, "move": 6}
    assert infantry.traits == {
        "cadre": "2-6", "re": "3", "aeca": "none", "atec": "none", "confidence": "high",
    }  # fmt: skip
    assert (infantry.arrival, infantry.source_key) == ("1941-06-II", "GE.61")
    assert (infantry.setup, infantry.note) == ("East Prussia", "")
    assert flak.ratings == {"attack": 1, "defense": 2, "move": 10}
    assert flak.traits == {
        "re": "1/2", "cm": "C/M", "aeca": "half", "atec": "full", "aa": "5", "confidence": "low",
    }  # fmt: skip
    assert (flak.arrival, flak.note, flak.setup) == ("1941-09-I", "motorised", "")
    assert [tuple(place) for place in reading.unit_places] == [("Axis", 2), ("Axis", 3)]
    assert reading.formation_paths() == (
        ("axis", ("4th Army",)),
        ("axis", ("4th Army", "VII Corps")),
        ("axis", ("4th Army", "4th Army troops")),
    )
    assert reading.problems == ()


def test_of_a_heading_that_is_not_known_the_nearest_free_one_is_told(tmp_path: Path) -> None:
    cells = {"Axis!S1": "Arivel", "Axis!T1": "Notes on set-up"}
    reading = read_order_of_battle(make_workbook(tmp_path / "a.xlsx", cells), EUROPA)

    told = {one.message: one.advice for one in reading.problems}
    assert told["The column Arivel is not known; it is left out."] == "Did you mean Arrival?"
    # Notes is nearer, but has its column: that advice would only make it stand there twice.
    other = told["The column Notes on set-up is not known; it is left out."]
    assert "Notes" not in other


def test_air_groups_are_read(tmp_path: Path) -> None:
    cells = {"Air!C2": "ground allowance", "Air!F2": "", "Air!H2": "if north used"}
    reading = read_order_of_battle(make_workbook(tmp_path / "a.xlsx", cells), EUROPA)

    values: dict[str, JsonValue] = {
        "side": EUROPA.sides[0].id, "nation": "Germany", "kind": "ground allowance",
        "aircraft": "Me109F", "groups": 8, "steps": None,
        "arrival": EUROPA.calendar.parse("June II 1941"), "condition": "if north used",
    }  # fmt: skip
    assert reading.records == (RecordValues(AIR_GROUP, values),)


@pytest.mark.parametrize("kind", ["air group", "ground allowance"])
@pytest.mark.parametrize("column", ["F", "G", "H"])
def test_a_row_that_needs_a_column_its_sheet_lacks_is_told(
    tmp_path: Path, column: str, kind: str
) -> None:
    cells = {f"Air!{column}1": "", f"Air!{column}2": "", "Air!C2": kind}
    reading = read_order_of_battle(make_workbook(tmp_path / "a.xlsx", cells), EUROPA)

    lacking = column == "F" and kind == "air group"
    assert len(reading.records) == (0 if lacking else 1)
    told = [(one.where, one.place, one.message, one.advice) for one in reading.problems]
    steps = ("Air!row 2", (1, -1), "The number of steps is missing.",
             "Give the column that holds it the heading Steps.")  # fmt: skip
    assert told == ([steps] if lacking else [])


@pytest.mark.parametrize("designation", [61, 61.0, "61", " 61 "])
def test_a_number_as_designation_stays_as_it_was_typed(
    tmp_path: Path, designation: str | float
) -> None:
    path = make_workbook(tmp_path / "a.xlsx", {"Axis!D2": designation, "Axis!A2": 17})
    unit = read_order_of_battle(path, EUROPA).units[0]
    assert (unit.designation, unit.source_key) == ("61", "17")


def test_columns_are_found_by_name_in_any_order_and_below_a_title(tmp_path: Path) -> None:
    order = list(range(len(UNIT_HEADINGS)))[::-1]
    workbook = Workbook()
    sheet = workbook.active
    assert sheet is not None
    sheet["C1"] = "My order of battle"
    sheet.append([])
    sheet.append([f" {UNIT_HEADINGS[i]}  ".upper() for i in order])
    for row in (INFANTRY, (), FLAK):
        sheet.append([row[i] for i in order] if row else [])
    workbook.save(tmp_path / "b.xlsx")

    turned = read_order_of_battle(tmp_path / "b.xlsx", EUROPA)
    straight = read_order_of_battle(make_workbook(tmp_path / "a.xlsx"), EUROPA)

    assert turned.units == straight.units
    assert [place.row for place in turned.unit_places] == [4, 6]
    assert turned.problems == ()


def test_columns_that_may_be_missing(tmp_path: Path) -> None:
    workbook = load_workbook(make_workbook(tmp_path / "a.xlsx"))
    sheet = workbook["Axis"]
    for heading in ("Notes", "Confidence", "Setup", "Arrival", "AA", "Cadre", "Move", "Attack"):
        sheet.delete_cols([c.value for c in sheet[1]].index(heading) + 1)
    workbook.save(tmp_path / "b.xlsx")

    reading = read_order_of_battle(tmp_path / "b.xlsx", EUROPA)

    assert reading.problems == ()
    infantry = reading.units[0]
    assert infantry.ratings == {"attack": 7, "defense": 7, "move": 6}
    assert (infantry.arrival, infantry.setup, infantry.note) == ("", "", "")
    assert infantry.traits == {"re": "3", "aeca": "none", "atec": "none"}


def test_hidden_parts_are_read_and_mentioned(tmp_path: Path) -> None:
    path = make_workbook(tmp_path / "a.xlsx", hidden_rows=(2, 3), hidden_columns=("L",))
    reading = read_order_of_battle(path, EUROPA)

    assert len(reading.units) == 2
    assert [(p.where, p.severity) for p in reading.problems] == [
        ("Axis!rows 2 to 3", "warning"),
        ("Axis!column L", "warning"),
    ]


def test_an_error_beyond_the_columns_does_not_concern_us(tmp_path: Path) -> None:
    reading = read_order_of_battle(
        make_workbook(tmp_path / "a.xlsx", {"About!C9": "#REF!"}), EUROPA
    )
    assert len(reading.units) == 2
    assert reading.problems == ()


def test_a_formula_with_a_stored_result_is_read_as_the_result(tmp_path: Path) -> None:
    path = make_workbook(tmp_path / "a.xlsx", {"Axis!U2": "=1+1"})
    stored = tmp_path / "stored.xlsx"
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(stored, "w") as new:
        for name in old.namelist():
            part = old.read(name)
            if name.endswith("sheet1.xml"):
                assert b"<f>1+1</f><v" in part
                part = part.replace(b"<f>1+1</f><v></v>", b"<f>1+1</f><v>2</v>")
                part = part.replace(b"<f>1+1</f><v/>", b"<f>1+1</f><v>2</v>")
            new.writestr(name, part)
    reading = read_order_of_battle(stored, EUROPA)
    assert (reading.problems, reading.units[0].steps) == ((), 2)


def test_a_last_row_of_formulas_that_were_never_computed(tmp_path: Path) -> None:
    cells = {f"Axis!{letter}4": f"={letter}3" for letter in "ABCDEFGHU"}
    reading = read_order_of_battle(make_workbook(tmp_path / "a.xlsx", cells), EUROPA)
    assert {p.cell for p in reading.errors} == {f"{letter}4" for letter in "ABCDEFGHU"}
    assert (len(reading.units), reading.left_out) == (2, 1)


def test_the_sheets_tell_what_became_of_them(tmp_path: Path) -> None:
    reading = read_order_of_battle(make_workbook(tmp_path / "a.xlsx", {"Axis!U2": 0}), EUROPA)
    axis, air, about = reading.sheets
    assert (axis.kind, axis.rows, axis.read, axis.left_out) == (UNITS, 2, 1, 1)
    assert (air.kind, air.rows, air.read) == ("air groups", 1, 1)
    assert about.kind == NOTHING
    assert axis.sentence() == "Axis: 1 units, 1 left out."


def test_a_workbook_in_a_folder_with_odd_letters(tmp_path: Path) -> None:
    folder = tmp_path / "Übungen & Spiele"
    folder.mkdir()
    shutil.copy(make_workbook(tmp_path / "a.xlsx"), folder / "Lage Süd.xlsx")
    assert read_order_of_battle(folder / "Lage Süd.xlsx", EUROPA).source == "Lage Süd.xlsx"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("3", "3"), ("0.5", "1/2"), ("0,5", "1/2"), ("1.5", "3/2"), ("½", "1/2"), ("2 ½", "5/2"),
     ("1/2", "1/2"), ("2.0", "2"), ("4/2", "2"), (".5", "1/2")],
)  # fmt: skip
def test_regimental_equivalents_are_exact(typed: str, kept: str) -> None:
    cells = ("", typed, "", "", "", "", "", "")
    assert TraitsReader(EUROPA.unit_words)(cells, []) == {"re": kept}


@given(st.lists(st.text("abc/. 1", min_size=1).map(str.strip).filter(bool), min_size=1))
def test_a_path_comes_apart_at_slashes_between_spaces(names: list[str]) -> None:
    clean = [name.replace(" ", "").strip("/") or "a" for name in names]
    assert read_path(" / ".join(clean), []) == tuple(clean)


@given(st.integers(1, 12), st.integers(1, 28))
def test_a_date_of_a_late_year_gives_back_month_and_day(month: int, day: int) -> None:
    import datetime as dt

    assert date_as_ratings(dt.date(2026, month, day)) == f"{month}-{day}"
    assert date_as_ratings(dt.date(2008, month, day)) == f"{month}-{day}-8"


@given(st.integers(0, 10**12))
def test_whole_numbers_survive_being_floats(number: int) -> None:
    assert number_text(float(number)) == str(number)
    assert whole(float(number)) == whole(str(number)) == number


@pytest.mark.parametrize(("index", "letters"), [(0, "A"), (25, "Z"), (26, "AA"), (16383, "XFD")])
def test_columns_have_letters(index: int, letters: str) -> None:
    assert lettered(index) == letters
