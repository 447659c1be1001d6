"""What a list leaves open is asked once: whose its sheets are, which turn is turn 1."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import Workbook

from oobmgr.exchange.layouts.turns import turn_number
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.readings import OrderOfBattleReading
from oobmgr.known_games import game
from tests.unit.exchange.trial_lists import EUROPA, read, saved

HEAD = ("Unit", "Type", "Size", "Values", "Formation")
INFANTRY = ("Inf", "XX", "7-6")
SEVEN_SIX = {"attack": 7, "defense": 7, "move": 6}
Rows = tuple[tuple[str | float | None, ...], ...]


def sheets(path: Path, **rows: Rows) -> Path:
    """A workbook with a sheet for each name, every one with its headings."""
    book = Workbook()
    book.remove(book.worksheets[0])
    for name, lines in rows.items():
        sheet = book.create_sheet(name)
        for row in (HEAD, *lines):
            sheet.append(row)
    book.save(path)
    return path


def answered(path: Path, **answers: str) -> OrderOfBattleReading:
    return read_order_of_battle(path, EUROPA, {k.replace("__", ":"): v for k, v in answers.items()})


# ------------------------------------------------------------------------------- whose they are


def test_whose_the_units_of_all_sheets_are_is_one_question(tmp_path: Path) -> None:
    one = (("1", *INFANTRY, "I Corps"),)
    path = sheets(tmp_path / "a.xlsx", North=one, Centre=one, South=one)
    [question] = read(path).questions
    assert question.text == "Whose are the units on North, Centre, South?"
    assert (question.id, question.rows) == ("side:North:Centre:South", 3)
    # Nothing speaks for a side: nobody but the player knows.
    assert (question.proposal, question.only_told) == ("leave out", True)
    assert question.choices[-3:] == ("Soviet", "leave out", "ask for each sheet")
    assert "Only you know: Axis, Germany, " in question.sentence()
    reading = answered(path, side__North__Centre__South="Axis, Romania")
    assert [unit.nation for unit in reading.units] == ["Romania"] * 3
    assert reading.questions == ()


def test_sheets_that_differ_are_asked_for_one_by_one(tmp_path: Path) -> None:
    one = (("1", *INFANTRY, "I Corps"),)
    path = sheets(tmp_path / "a.xlsx", North=one, South=one)
    each = {"side__North__South": "ask for each sheet"}
    assert [one.id for one in answered(path, **each).questions] == ["side:North", "side:South"]
    told = answered(path, **each, side__North="Soviet", side__South="Axis, Italy")
    assert [unit.nation for unit in told.units] == ["Soviet Union", "Italy"]
    # What is kept of one sheet holds for it, and a new sheet is asked for all the same.
    [left] = answered(path, side__North="Soviet").questions
    assert left.id == "side:South"
    sheets(path, North=one, South=one, East=one)
    [new] = answered(path, side__North__South="Axis, Italy").questions
    assert new.text == "Whose are the units on East?"


def test_each_sheet_has_a_proposal_of_its_own(tmp_path: Path) -> None:
    path = sheets(
        tmp_path / "a.xlsx",
        North=(("1", *INFANTRY, "1. Pz.Gruppe, 18. Armee"),),
        South=(("3 Soviet", *INFANTRY, "I Corps"), ("4", *INFANTRY, "I Corps")),
    )
    [question] = read(path).questions
    assert question.text == (
        "Whose are the units on North (Axis, Germany?), South (Soviet?)?"
    )  # fmt: skip
    assert question.proposal == question.choices[0] == "each as proposed"
    taken = answered(path, side__North__South="each as proposed")
    assert [unit.side for unit in taken.units] == ["axis", "soviet", "soviet"]
    assert taken.questions == ()


def test_a_sheet_that_nothing_speaks_of_is_not_taken_with_the_others(tmp_path: Path) -> None:
    path = sheets(
        tmp_path / "a.xlsx",
        North=(("1", *INFANTRY, "I Corps"),),
        South=(("3 Soviet", *INFANTRY, "I Corps"), ("4", *INFANTRY, "I Corps")),
    )
    [question] = read(path).questions
    assert question.text == "Whose are the units on North, South (Soviet?)?"
    assert (question.proposal, question.only_told) == ("ask for each sheet", False)
    asked = {one.id: (one.proposal, one.only_told) for one in answered(
        path, side__North__South="ask for each sheet").questions}  # fmt: skip
    assert asked == {"side:North": ("leave out", True), "side:South": ("Soviet", False)}


@pytest.mark.parametrize(
    ("of_game", "corps", "unit", "proposal"),
    [
        ("europa", "3-я армия", "27 сд", "Soviet"),
        ("war_in_europe", "3-я армия", "27 сд", "Soviet"),
        ("balkans", "3-я армия", "27 сд", "Soviet, Soviet Union"),
        ("grande_armee", "3-я армия", "27 сд", "Coalition, Russia"),
        ("europa", "18. Armee, L. Korps", "1 Gren.", "Axis, Germany"),
        # Austrians and Prussians are on the one side, Bavarians and Saxons on the other.
        ("grande_armee", "18. Armee, L. Korps", "1 Gren.", ""),
        ("europa", "Armia Łódź, 2 korpus", "10 dywizja piechoty", ""),
        ("grande_armee", "Armia Łódź, 2 korpus", "10 dywizja piechoty", "French, Poland"),
        ("europa", "2e armée, les réserves", "10e régiment", ""),
        ("war_in_europe", "2e armée, les réserves", "10e régiment", "Allied, France"),
        ("europa", "8th Army, II Corps", "10th Foot", ""),
    ],
)
def test_a_side_is_proposed_by_the_language_of_a_list_or_not_at_all(
    of_game: str, corps: str, unit: str, proposal: str, tmp_path: Path
) -> None:
    rows = [(f"{unit} {number}", *INFANTRY, corps) for number in (1, 2)]
    path = saved(tmp_path / "a.xlsx", HEAD, *rows, title="Sheet1")
    asked = read_order_of_battle(path, game(of_game)).questions
    [question] = [one for one in asked if one.id == "side:Sheet1"]
    assert question.only_told == (not proposal)
    assert question.proposal == (proposal or "leave out")
    assert question.proposal in question.choices


# ------------------------------------------------------------------------------- types of units

OWN = ("ID", "Side", "Nation", "Designation", "Type", "Size", "Parent", "Ratings", "Steps")


def of_types(path: Path, own: bool, *kinds: str) -> Path:
    """A list of units of these types, in the program's own layout or in one of a player's."""
    if own:
        rows = [(f"u{n}", "Axis", "Germany", str(n), kind, "XX", "I Corps", "7-6", 1)
                for n, kind in enumerate(kinds)]  # fmt: skip
        return saved(path, OWN, *rows)
    head = ("Unit", "Nat", "Art", "Size", "Values", "Formation")
    return saved(
        path, head, *((str(n), "D", k, "XX", "7-6", "I Corps") for n, k in enumerate(kinds))
    )


@pytest.mark.parametrize("own", [True, False])
def test_a_type_that_nobody_knows_is_asked_once(own: bool, tmp_path: Path) -> None:
    path = of_types(tmp_path / "a.xlsx", own, "Zorg", "infantry", "Zorg", "Blarg", "Zorg")
    reading = read(path)
    zorg, blarg = reading.questions
    assert zorg.text == f"Zorg in {'type' if own else 'Art'}: what does it mean?"
    assert (zorg.id, zorg.rows, zorg.word) == ("word:type:zorg", 3, "Zorg")
    assert (blarg.id, blarg.rows) == ("word:type:blarg", 1)
    # The rows are read all the same, as they stand.
    assert (zorg.proposal, zorg.needed) == ("leave unknown", False)
    assert {"infantry", "panzer", "leave unknown"} < set(zorg.choices)
    assert [unit.type for unit in reading.units] == ["Zorg", "infantry", "Zorg", "Blarg", "Zorg"]
    said = {"word:type:zorg": "panzer", "word:type:blarg": "leave unknown"}
    told = read_order_of_battle(path, EUROPA, said)
    assert [unit.type for unit in told.units] == ["panzer", "infantry", "panzer", "Blarg", "panzer"]
    assert told.questions == ()
    # What is left unknown is still said to be so.
    assert {one.message for one in told.problems} == {"The type Blarg is not known."}


@pytest.mark.parametrize("own", [True, False])
def test_the_type_that_a_word_is_like_is_proposed(own: bool, tmp_path: Path) -> None:
    path = of_types(tmp_path / "a.xlsx", own, "infantery", "cavalery", "cavalery")
    asked = {one.id: one.proposal for one in read(path).questions}
    if own:
        assert asked == {"word:type:infantery": "infantry", "word:type:cavalery": "cavalry"}
    told = read_order_of_battle(path, EUROPA, asked)
    assert [unit.type for unit in told.units] == ["infantry", "cavalry", "cavalry"]


# ------------------------------------------------------------------------------ numbers of rows


@pytest.mark.parametrize(
    "heading",
    ["Lfd. Nr.", "lfd Nr", "Nr.", "No.", "№ п/п", "№", "Lp.", "N°", "#", "Row", "Laufende Nummer"],
)
@pytest.mark.parametrize("first", [True, False])
def test_the_numbers_of_rows_are_left_out(heading: str, first: bool, tmp_path: Path) -> None:
    rows: list[tuple[str | float | None, ...]] = [
        (heading, "Unit", "Nat", "Type", "Size", "Values"),
        (1, "61", "D", *INFANTRY), (2, "217", "D", *INFANTRY), (3, None, None, None, None, None),
    ]  # fmt: skip
    rows = rows if first else [(*row[1:], row[0]) for row in rows]
    reading = read(saved(tmp_path / "a.xlsx", *rows))
    assert [unit.designation for unit in reading.units] == ["61", "217"]
    assert (reading.questions, reading.problems, reading.left_out) == ((), (), 0)
    assert [one.word for one in reading.taken if one.meaning == "numbering"] == [heading]
    # Made of what a unit is: the next row that is put in between changes no ID.
    assert not any(unit.source_key.isdecimal() for unit in reading.units)


def test_the_numbers_of_rows_are_left_out_of_our_own_layout(tmp_path: Path) -> None:
    unit = ("Axis", "Germany", "61", "infantry", "XX", "I Corps", "7-6", 1)
    path = saved(
        tmp_path / "a.xlsx", ("Lfd. Nr.", *OWN, "No."), (1, "a", *unit, 1), (2, "b", *unit, 2)
    )
    reading = read(path)
    assert (len(reading.units), reading.problems, reading.questions) == (2, (), ())


def test_numbers_that_are_the_only_names_stay_the_names(tmp_path: Path) -> None:
    head = ("Nr.", "Nat", "Type", "Size", "Values")
    path = saved(tmp_path / "a.xlsx", head, (1, "D", *INFANTRY), (2, "D", *INFANTRY))
    assert [unit.designation for unit in read(path).units] == ["1", "2"]


def test_numbers_of_two_sheets_are_no_ids(tmp_path: Path) -> None:
    book = Workbook()
    book.remove(book.worksheets[0])
    for name in ("Germany", "Soviet"):
        sheet = book.create_sheet(name)
        for row in (("Nr.", *HEAD), (1, "61", *INFANTRY, "I"), (2, "62", *INFANTRY, "I")):
            sheet.append(row)
    book.save(path := tmp_path / "a.xlsx")
    reading = read(path)
    assert (len(reading.units), reading.left_out) == (4, 0)


# ----------------------------------------------------------------------------- nations in names


def test_a_nation_in_a_name_is_that_of_the_unit(tmp_path: Path) -> None:
    path = sheets(
        tmp_path / "a.xlsx",
        Axis=(
            ("1", *INFANTRY, "1st Hungarian Corps"), ("2", *INFANTRY, "1st Hungarian Corps"),
            ("5", *INFANTRY, "rumänische 3. Armee"), ("German 7", *INFANTRY, "3. Armee"),
            ("6", *INFANTRY, "I Corps"), ("8", *INFANTRY, "I Corps"),
        ),
    )  # fmt: skip
    reading = read(path)
    assert [unit.nation for unit in reading.units] == [
        "Hungary", "Hungary", "Romania", "Germany", "Germany", "Germany",
    ]  # fmt: skip
    # Of a whole word it is sure, and says so; that of the others is asked, and not the commonest.
    told = {(one.word, one.meaning, one.rows) for one in reading.taken if one.column == "names"}
    assert told == {
        ("Hungarian", "Hungary", 2), ("rumänische", "Romania", 1), ("German", "Germany", 1),
    }  # fmt: skip
    assert [(one.id, one.rows) for one in reading.questions] == [("blank:nation:axis", 2)]


def test_a_nation_that_is_cut_short_is_asked_once_for_each_word(tmp_path: Path) -> None:
    path = sheets(
        tmp_path / "a.xlsx",
        Axis=(
            ("1", *INFANTRY, "3. rum. Armee"), ("2", *INFANTRY, "4. rum. Armee"),
            ("5", *INFANTRY, "ital. 8. Armee"), ("6", *INFANTRY, "I. Korps"),
            ("7 Inf. mot.", *INFANTRY, "2. Div."),
        ),
    )  # fmt: skip
    asked = {one.id: (one.rows, one.proposal) for one in read(path).questions}
    assert asked == {
        "word:named:rum.": (2, "Romania"),
        "word:named:ital.": (1, "Italy"),
        "blank:nation:axis": (2, "Germany"),
    }
    said = {
        "word:named:rum.": "Romania",
        "word:named:ital.": "leave out",
        "blank:nation:axis": "Germany",
    }
    reading = read_order_of_battle(path, EUROPA, said)
    assert [unit.nation for unit in reading.units] == ["Romania"] * 2 + ["Germany"] * 3
    assert reading.questions == ()


def test_a_column_of_nations_is_believed_before_any_name(tmp_path: Path) -> None:
    head, nation = (*HEAD, "Nat"), "D"
    path = saved(tmp_path / "a.xlsx", head, ("1", *INFANTRY, "3rd Romanian Army", nation))
    reading = read(path)
    assert [unit.nation for unit in reading.units] == ["Germany"]
    assert reading.questions == ()


# -------------------------------------------------------------------------------- turns by number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("3", 3), ("turn 3", 3), ("T3", 3), ("GT 3", 3), ("Turn 12", 12), ("Spielzug 4", 4),
        ("ход 5", 5), ("t. 07", 7), ("#2", 2), ("3/4", None), ("0", None), ("-3", None),
        ("III", None), ("corps 3", None), ("1941", None), ("3,5", None), ("", None),
    ],
)  # fmt: skip
def test_a_number_of_a_turn_is_read(text: str, number: int | None) -> None:
    assert turn_number(text) == number


@pytest.mark.parametrize("written", [(1, 2, 4), ("turn 1", "T2", "GT 4"), ("1", "2", "4")])
def test_turns_by_number_are_counted_from_the_start(
    written: tuple[str | float, ...], tmp_path: Path
) -> None:
    rows = [(str(turn), "D", *INFANTRY, turn) for turn in written]
    path = saved(tmp_path / "a.xlsx", ("Unit", "Nat", "Type", "Size", "Values", "Turn"), *rows)
    [question] = read(path).questions
    assert (question.id, question.rows) == ("turn 1", 3)
    assert question.text.endswith("which turn is turn 1?")
    first = EUROPA.calendar.parse(question.proposal)
    assert first == min(one.first_turn for one in EUROPA.scenarios)
    reading = answered(path, **{"turn 1": "July I 1941"})
    assert [unit.arrival for unit in reading.units] == ["1941-07-I", "1941-07-II", "1941-08-II"]
    assert reading.questions == ()


def test_a_game_that_numbers_its_turns_is_asked_nothing(tmp_path: Path) -> None:
    rows: Rows = (("1", "Germany", *INFANTRY, 3), ("2", "Germany", *INFANTRY, "T4"))
    path = saved(tmp_path / "a.xlsx", ("Unit", "Nation", "Type", "Size", "Values", "Turn"), *rows)
    reading = read_order_of_battle(path, game("balkans"))
    assert [unit.arrival for unit in reading.units] == ["t0003", "t0004"]
    assert reading.questions == ()


def test_a_column_of_tanks_is_not_taken_for_turns(tmp_path: Path) -> None:
    rows = [("1", "D", *INFANTRY, "T34"), ("2", "D", *INFANTRY, "T26")]
    head = ("Unit", "Nat", "Type", "Size", "Values", "Equipment")
    reading = read(saved(tmp_path / "a.xlsx", head, *rows))
    assert [unit.arrival for unit in reading.units] == ["", ""]
    assert reading.questions == ()


def test_turns_by_number_stand_across(tmp_path: Path) -> None:
    rows = (("Unit", "Turn 1", "Turn 2", "T3"), ("7-6 Inf XX", "x2", None, "x1"))
    path = saved(tmp_path / "a.xlsx", *rows, title="Germany")
    assert [one.id for one in read(path).questions] == ["turn 1"]
    reading = answered(path, **{"turn 1": "July I 1941"})
    assert [unit.arrival for unit in reading.units] == ["1941-07-I", "1941-07-I", "1941-08-I"]


# ------------------------------------------------------------------------------- a combat value


def test_a_combat_value_is_the_strength(tmp_path: Path) -> None:
    rows = (("Unit", "Nat", "Type", "Size", "CV", "MP"), ("1", "D", "Inf", "XX", 7, 6))
    reading = read(saved(tmp_path / "a.xlsx", *rows))
    assert [dict(unit.ratings) for unit in reading.units] == [
        {"attack": 7, "defense": 7, "move": 6}
    ]
    whole = (("Unit", "Nat", "Type", "Size", "CV"), ("1", "D", "Inf", "XX", "7-6"))
    reading = read(saved(tmp_path / "b.xlsx", *whole))
    assert [dict(unit.ratings) for unit in reading.units] == [
        {"attack": 7, "defense": 7, "move": 6}
    ]
