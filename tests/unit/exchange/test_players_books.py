"""Workbooks in layouts of their own: what is read, what is asked, what is put right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from openpyxl import Workbook
from openpyxl.styles import Alignment

from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.groups import grouped
from oobmgr.exchange.order_of_battle import order_of_battle_of, read_order_of_battle
from oobmgr.known_games import game
from tests.unit.exchange import players_books
from tests.unit.exchange.trial_lists import EUROPA, read, saved

SPARK = game("spark")


MOST_QUESTIONS = 3


@pytest.mark.parametrize(
    ("make", "suffix", "units", "left_out"),
    [
        (players_books.kriegsgliederung, "ods", 5, 0),
        (players_books.latin_export, "csv", 4, 0),
        (players_books.outline, "xlsx", 8, 0),
        (players_books.hidden_and_formulas, "xlsx", 3, 1),
        (players_books.planted_faults, "xlsx", 60, 40),
        (players_books.two_row_header, "xlsx", 5, 0),
        (players_books.cross_tables, "xlsx", 14, 0),
        (players_books.ostheer, "xlsx", 11, 0),
        (players_books.two_fronts, "xlsx", 5, 0),
        (players_books.russian_army, "csv", 7, 0),
        (players_books.sheet_for_each_corps, "xlsx", 6, 0),
        (players_books.corps_by_slots, "xlsx", 7, 0),
        (players_books.both_sides_in_a_cell, "xlsx", 5, 0),
        (players_books.several_in_a_row, "xlsx", 7, 0),
    ],
)
def test_a_mess_is_read_with_few_questions(
    make: Callable[[Path], Path], suffix: str, units: int, left_out: int, tmp_path: Path
) -> None:
    reading = read(make(tmp_path / f"list.{suffix}"))
    assert (len(reading.units), reading.left_out) == (units, left_out)
    assert len(reading.questions) <= MOST_QUESTIONS
    assert len({unit.source_key for unit in reading.units}) == units
    answers = {one.id: one.proposal for one in reading.questions}
    again = read_order_of_battle(tmp_path / f"list.{suffix}", EUROPA, answers)
    assert again.questions == ()
    assert again.units == reading.units


def test_a_german_order_of_battle_keeps_its_formations(tmp_path: Path) -> None:
    reading = read(players_books.kriegsgliederung(tmp_path / "heer.ods"))
    first, _, guns, *_, last = reading.units
    assert first.path == ("18. Armee (v. Küchler)", "I. AK")
    assert (first.type, first.size, first.traits["cadre"], first.steps) == (
        "infantry", "XX", "2-6", 2,
    )  # fmt: skip
    assert (guns.type, guns.size, guns.traits["re"], guns.steps) == ("assault gun", "II", "1/2", 1)
    assert (last.path, last.arrival) == (("16. Armee (Busch)",), "1941-08-II")
    # Side and nation are one question.
    (question,) = reading.questions
    assert (question.id, question.proposal) == ("side:Heer", "Axis, Germany")
    assert question.choices[-2:] == ("Soviet", "leave out")
    finns = read(tmp_path / "heer.ods", side__Heer="Axis, Finland")
    assert {(unit.side, unit.nation) for unit in finns.units} == {("axis", "Finland")}
    assert finns.questions == ()
    reds = read(tmp_path / "heer.ods", side__Heer="Soviet")
    assert {(unit.side, unit.nation) for unit in reds.units} == {("soviet", "Soviet Union")}


def test_letters_of_an_old_export_are_kept(tmp_path: Path) -> None:
    reading = read(players_books.latin_export(tmp_path / "list.csv"))
    assert reading.units[0].path == ("18ème armée", "Ier corps")
    assert [unit.note for unit in reading.units if unit.note] == ["réserve", "forêt", "cœur"]
    assert reading.units[3].traits["re"] == "3/2"


def test_an_outline_by_depth_and_ratings_in_columns(tmp_path: Path) -> None:
    reading = read(players_books.outline(tmp_path / "list.xlsx"))
    assert [unit.designation for unit in reading.units] == [
        "27", "56", "85", "29", "204", "Stroy", "Stroy", "Stroy",
    ]  # fmt: skip
    assert reading.units[0].path == ("Western Front", "3rd Army", "4th Rifle Corps")
    assert reading.units[5].path == ("Western Front", "Front reserve")
    assert dict(reading.units[4].ratings) == {"attack": 3, "defense": 4, "move": 8}


def test_faults_are_told_by_kind_with_their_number(tmp_path: Path) -> None:
    reading = read(players_books.planted_faults(tmp_path / "list.xlsx"))
    told = {group.first.found: group for group in grouped(reading.errors)}
    assert (told["seven"].count, told[""].count) == (20, 20)
    assert told["seven"].cells[:2] == ("Axis!E5", "Axis!E10")
    assert {one.id: one.rows for one in reading.questions} == {
        "word:aeca:viel": 20, "word:re:drei": 20,
    }  # fmt: skip


def test_indents_of_cells_tell_which_formation_stands_beneath_which(tmp_path: Path) -> None:
    path = saved(
        tmp_path / "a.xlsx", ("Einheit", "Nat.", "Typ", "Gr.", "Werte"),
        ("Heeresgruppe",), ("Armee",), ("Korps",), ("1", "D", "Inf", "XX", "7-6"),
        ("Reserve",), ("2", "D", "Inf", "XX", "7-6"), ("Leere Armee",),
    )  # fmt: skip
    from openpyxl import load_workbook

    book = load_workbook(path)
    for row, indent in ((3, 1), (4, 2), (5, 3), (6, 1), (7, 3), (8, 1)):
        book["Axis"].cell(row, 1).alignment = Alignment(indent=indent)
    book.save(path)
    reading = read(path)
    assert [unit.path for unit in reading.units] == [
        ("Heeresgruppe", "Armee", "Korps"), ("Heeresgruppe", "Reserve"),
    ]  # fmt: skip
    assert reading.empty_formations == (("axis", ("Heeresgruppe", "Leere Armee")),)


def test_a_whole_unit_in_one_cell(tmp_path: Path) -> None:
    path = saved(
        tmp_path / "a.xlsx", ("Counter", "Nation", "Army", "Notes"),
        ("61 7-6 Inf XX", "Germany", "1st Army", None),
        ("Pz Lehr 14-10 Pz XX", "Germany", "1st Army", "elite"),
        ("2-3-8 AT III", "Germany", "1st Army", None),
    )  # fmt: skip
    reading = read(path)
    assert [(u.designation, u.type, u.size) for u in reading.units] == [
        ("61", "infantry", "XX"), ("Pz Lehr", "panzer", "XX"), ("2-3-8 AT III", "antitank", "III"),
    ]  # fmt: skip


def test_two_tables_stand_side_by_side(tmp_path: Path) -> None:
    head = ("Zug", "Einheit", "Nat", "Typ", "Gr.", "Werte")
    path = saved(
        tmp_path / "a.xlsx", (*head, None, *head),
        ("Juli I 41", "1", "D", "Inf", "XX", "7-6",
         None, "Aug I 41", "2", "SU", "Rfl", "XX", "4-6*"),
        (None, "3", "D", "Inf", "XX", "7-6", None, None, "4", "SU", "Rfl", "XX", "4-6*"),
        ("Juli II 41", "5", "D", "Inf", "XX", "7-6"),
        title="Reinforcements",
    )  # fmt: skip
    reading = read(path)
    assert sorted((u.designation, u.side, u.arrival) for u in reading.units) == [
        ("1", "axis", "1941-07-I"), ("2", "soviet", "1941-08-I"), ("3", "axis", "1941-07-I"),
        ("4", "soviet", "1941-08-I"), ("5", "axis", "1941-07-II"),
    ]  # fmt: skip
    assert [question.id for question in reading.questions] == ["blank:arrival:Reinforcements"]


def test_a_workbook_of_the_old_format_is_read() -> None:
    """The kept file was written by a library for that format: text, numbers, a date, Cyrillic."""
    path = Path(__file__).parents[2] / "data" / "order_of_battle" / "heer.xls"
    raw = read_apart(path)
    reading = order_of_battle_of(path.name, raw, EUROPA)
    assert [(unit.designation, unit.type, unit.size) for unit in reading.units] == [
        ("61", "infantry", "XX"), ("217", "infantry", "XX"),
        ("1", "light infantry (Jaeger)", "XX"),
        ("\u041a\u0430tya", "panzer", "XX"), ("6", "infantry", "XX"),
    ]  # fmt: skip
    assert {unit.path for unit in reading.units} == {("18. Armee",)}
    assert [unit.traits.get("re") for unit in reading.units] == ["3", "3", "3", "1/2", None]
    # A formula without a result leaves its row out, a date is put right, both with their cells.
    assert [(p.where, str(p.severity)) for p in reading.problems] == [
        ("Heer!D9", "error"), ("Heer!D10", "warning"),
    ]  # fmt: skip


def test_types_tell_their_size_however_it_is_joined_to_them(tmp_path: Path) -> None:
    head = ("Unit", "Type", "Size", "Ratings", "Army", "Nation")
    types = ("Pz.Abt.", "Pz.-Div.", "Inf.Rgt.", "Panzerdivision", "Infanterie-Regiment", "Inf")
    rows = [(str(at), kind, "", "7-6", "A", "D") for at, kind in enumerate(types)]
    path = saved(tmp_path / "a.xlsx", head, *rows[:5], ("5", "Inf", "X", "7-6", "A", "D"))
    reading = read(path)
    assert reading.problems == ()
    assert [(unit.type, unit.size) for unit in reading.units] == [
        ("panzer", "II"), ("panzer", "XX"), ("infantry", "III"), ("panzer", "XX"),
        ("infantry", "III"), ("infantry", "X"),
    ]  # fmt: skip


def test_the_name_of_a_sheet_tells_the_turn(tmp_path: Path) -> None:
    book = Workbook()
    book.remove(book.worksheets[0])
    for name, title in (("Axis at start", "July II 1941"), ("Axis July I 1941", "")):
        sheet = book.create_sheet(name)
        sheet.append((title or None,))
        sheet.append(("Unit", "Type", "Size", "Ratings", "Army", "Nation"))
        sheet.append((name[-1], "Inf", "XX", "7-6", "18th Army", "D"))
    book.save(tmp_path / "a.xlsx")
    reading = read(tmp_path / "a.xlsx")
    assert [(unit.designation, unit.arrival) for unit in reading.units] == [
        ("t", ""), ("1", "1941-07-I"),
    ]  # fmt: skip
    assert reading.questions == ()


def test_tables_side_by_side_may_be_headed_in_two_languages(tmp_path: Path) -> None:
    path = saved(
        tmp_path / "a.xlsx",
        ("Axis", None, None, None, None, "Sowjets"),
        ("Unit", "Type", "Size", "Ratings", None, "Einheit", "Art", "Größe", "Werte"),
        ("61", "Inf", "XX", "7-6", None, "5", "Rfl", "Div", "4-6"),
        ("217", "Inf", "XX", "7-6", None, "48", "Rfl", "Div", "4-6"), title="OOB",
    )  # fmt: skip
    reading = read(path)
    assert [(unit.side, unit.designation, unit.type) for unit in reading.units] == [
        ("axis", "61", "infantry"), ("axis", "217", "infantry"),
        ("soviet", "5", "rifle"), ("soviet", "48", "rifle"),
    ]  # fmt: skip
    assert reading.problems == ()


def test_an_outline_without_headings_in_two_columns(tmp_path: Path) -> None:
    """A unit in a cell, formations above by their blanks; one question, whose they are."""
    path = saved(
        tmp_path / "a.xlsx", ("Kriegsgliederung Heeresgruppe Mitte",), (),
        ("9. Armee (Strauß)", None, "2. Armee"),
        ("  VIII. AK", None, "  LIII. AK"),
        ("    8. Inf.Div. (7-6)", None, "    52. Inf.Div. (7-6)"),
        ("    28. Inf.Div. (mot) (9-10)", None, "    255. Inf.Div. (6-6)"),
        ("  XX. AK", None, "  Armeetruppen"),
        ("    12. Pz.Div. (14-10)", None, "    Art.Rgt. 109 (4-2-8)"), title="Gliederung",
    )  # fmt: skip
    reading = read(path)
    assert [(u.designation, u.type, u.size, u.path) for u in reading.units] == [
        ("8", "infantry", "XX", ("9. Armee (Strauß)", "VIII. AK")),
        ("28", "motorised infantry", "XX", ("9. Armee (Strauß)", "VIII. AK")),
        ("12", "panzer", "XX", ("9. Armee (Strauß)", "XX. AK")),
        ("52", "infantry", "XX", ("2. Armee", "LIII. AK")),
        ("255", "infantry", "XX", ("2. Armee", "LIII. AK")),
        ("109", "artillery", "III", ("2. Armee", "Armeetruppen")),
    ]  # fmt: skip
    assert [question.id for question in reading.questions] == ["side:Gliederung"]
    assert reading.problems == ()


def test_a_roster_with_boxes_and_numbered_corps(tmp_path: Path) -> None:
    """Strengths in small numbers are no sizes, the I of I Corps is none, drawn boxes are steps."""
    path = saved(
        tmp_path / "a.xlsx", ("Leader / Unit", "Type", "Gr.", "Werte", "CV", "Step boxes", "Nat"),
        ("I Corps (Reynolds)",), ("1st Div (Wadsworth)",),
        ("Meredith", "Inf", "X", "7-6", 3, "☐☐☐☐", "D"),
        ("2nd Div (Robinson)",),
        ("Paul", "Inf", "X", "5-6", 2, "☐☐", "D"),
    )  # fmt: skip
    reading = read(path)
    assert [(u.designation, u.size, u.steps, u.path) for u in reading.units] == [
        ("Meredith", "X", 4, ("I Corps (Reynolds)", "1st Div (Wadsworth)")),
        ("Paul", "X", 2, ("I Corps (Reynolds)", "2nd Div (Robinson)")),
    ]  # fmt: skip
    assert [(p.where, p.found) for p in reading.problems] == [("Axis!column E", "CV")]


def test_headings_in_two_rows_names_with_types_and_turns_without_years(tmp_path: Path) -> None:
    path = players_books.ostheer(tmp_path / "ostheer.xlsx")
    reading = read(path)
    assert [(u.designation, u.type, u.size, u.arrival) for u in reading.units] == [
        ("1.", "infantry", "XX", ""), ("XI", "infantry", "XX", ""),
        ("Bau", "construction", "II", ""), ("Bau", "construction", "II", ""),
        ("93", "infantry", "XX", "1941-07-II"), ("96", "infantry", "XX", "1941-07-II"),
        ("2", "panzer", "XX", "1942-01-I"),
        ("10", "rifle", "XX", ""), ("9", "antitank", "X", ""), ("23", "tank", "XX", "1941-08-I"),
        ("ап", "artillery", "III", ""),
    ]  # fmt: skip
    assert reading.units[1].path == ("18. Armee", "I. AK")
    assert {one.id: (one.rows, one.proposal) for one in reading.questions} == {
        "side:Ostheer:Zugang": (6, "Axis, Germany"), "year": (4, "1941"),
    }  # fmt: skip
    # A unit without a name is told, a sum is none.
    assert [p.where for p in reading.problems] == ["Ostheer!C6", "Soviets!A5"]


def test_boxes_that_are_counted_and_a_column_of_hexes_or_turns(tmp_path: Path) -> None:
    path = saved(
        tmp_path / "a.xlsx", ("Formation", "unit", "what", "AS/AT", "mor", "boxes", "hex / turn"),
        ("45 Gds RD", "131", "Rifle Rgt", "8-1", 8, 8, "1511"),
        (None, "134", "Rifle Rgt", "8-1", 8, 7, "13 January, PM"),
        title="Russians",
    )  # fmt: skip
    reading = read_order_of_battle(path, SPARK, {})
    assert reading.questions == ()
    assert [(u.steps, u.ratings["morale"], u.hex, u.arrival) for u in reading.units] == [
        (8, 8, "1511", ""), (7, 8, "", "1943-01-13-2pm"),
    ]  # fmt: skip
    # What may be a year of the game is no hex.
    europa = saved(
        tmp_path / "b.xlsx", ("Unit", "Nat", "Type", "Size", "Values", "Turn"),
        ("1", "D", "Inf", "XX", "7-6", "1942"), ("2", "D", "Inf", "XX", "7-6", "July I 41"),
    )  # fmt: skip
    assert [(u.hex, u.arrival) for u in read(europa).units][1:] == [("", "1941-07-I")]
    assert [question.id for question in read(europa).questions] == ["word:arrival:1942"]


def test_a_box_with_a_number_of_its_own_stays_one(tmp_path: Path) -> None:
    path = saved(
        tmp_path / "a.xlsx", ("unit", "what", "AS/AT", "boxes"),
        ("131", "Rifle Rgt", "8-1", "? ? 15 18"), ("134", "Rifle Rgt", "8-1", 8),
        title="Russians",
    )  # fmt: skip
    units = read_order_of_battle(path, SPARK, {}).units
    assert [(one.steps, one.traits["boxes"]) for one in units] == [(4, "- - 15 18"), (1, "8")]


def test_ratings_with_slashes_are_read_below_a_heading_of_them(tmp_path: Path) -> None:
    reading = read(players_books.sheet_for_each_corps(tmp_path / "corps.xlsx"))
    assert [(tuple(u.ratings.values()), u.path[0]) for u in reading.units] == [
        ((7, 7, 6), "I. AK"), ((2, 1, 10), "I. AK"), ((2, 1, 10), "I. AK"),
        ((9, 9, 10), "XXXXI. Pz.K."), ((7, 7, 10), "XXXXI. Pz.K."), ((7, 7, 10), "XXXXI. Pz.K."),
    ]  # fmt: skip
    # Elsewhere two numbers with a slash are a name, as of the second battalion of a regiment.
    head = ("Unit", "Nat", "Type", "Size", "Values", "Whatever")
    path = saved(tmp_path / "a.xlsx", head, ("1", "D", "Inf", "XX", "7-6", "284/86"))
    assert [dict(u.traits).get("cadre", "") for u in read(path).units] == [""]


def test_every_unit_of_a_row_for_each_corps_is_read(tmp_path: Path) -> None:
    reading = read(players_books.corps_by_slots(tmp_path / "corps.xlsx"))
    assert {(u.designation, *u.path) for u in reading.units} == {
        ("12", "16th Army", "II Corps"), ("32", "16th Army", "II Corps"),
        ("610", "16th Army", "II Corps"), ("30", "16th Army", "X Corps"),
        ("126", "16th Army", "X Corps"), ("8", "Panzer Group 4", "LVI Corps"),
        ("290", "Panzer Group 4", "LVI Corps"),
    }  # fmt: skip
    assert (reading.questions, reading.problems) == ((), ())


def test_a_few_units_beside_a_column_of_them_are_read(tmp_path: Path) -> None:
    rows = (
        ("1 Inf XX 7-6", None), ("2 Inf XX 7-6", "8 Pz XX 9-10"), ("3 Inf XX 7-6", None),
    )  # fmt: skip
    assert len(read(saved(tmp_path / "a.xlsx", *rows, title="Germans")).units) == 4


def test_both_sides_of_a_counter_stand_in_a_cell(tmp_path: Path) -> None:
    reading = read(players_books.both_sides_in_a_cell(tmp_path / "list.xlsx"))
    units = reading.units
    assert [(u.designation, u.ratings["attack"], u.traits.get("cadre", "")) for u in units] == [
        ("1", 7, "2-6"), ("11", 7, "2-6"), ("185", 2, ""), ("185", 2, ""), ("8", 9, "4-10"),
    ]  # fmt: skip
    assert [unit.steps for unit in units] == [2, 2, 1, 1, 2]
    assert (reading.questions, reading.problems) == ((), ())


def test_a_column_of_units_holds_their_names_or_their_number(tmp_path: Path) -> None:
    reading = read(players_books.several_in_a_row(tmp_path / "list.xlsx"))
    assert [(u.designation, u.nation) for u in reading.units] == [
        ("1", "Germany"), ("11", "Germany"), ("21", "Germany"), ("1", "Germany"),
        ("6", "Germany"), ("9", "Hungary"), ("10", "Hungary"),
    ]  # fmt: skip
    assert [one.id for one in reading.questions] == ["word:named:ung."]
