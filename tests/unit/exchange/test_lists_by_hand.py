"""Lists as people keep them by hand: ditto marks, ranges, several languages, banners, words."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.exchange.delimited import rows_of
from oobmgr.exchange.order_of_battle import read_order_of_battle
from tests.unit.exchange.trial_lists import EUROPA, read, saved

ROW = ("Inf", "XX", "7-6")


@pytest.mark.parametrize("mark", ['"', "〃", "do.", "Ditto", "dto.", "idem", "то же", '- " -'])
def test_a_ditto_mark_repeats_the_cell_above(mark: str, tmp_path: Path) -> None:
    path = saved(
        tmp_path / "a.xlsx", ("No.", "Unit", "Nation", "Type", "Size", "Factors", "Corps", "Turn"),
        (1, "61", "Germany", *ROW, "XXVI", "Jul I 1941"),
        (2, "217", mark, mark, mark, mark, mark, mark),
        (3, "291", mark, mark, mark, "6-6", mark, mark),
        (4, "1", "Romania", "Cav", "Bde", "2-8", "Mtn", mark),
    )  # fmt: skip
    reading = read(path)
    assert [(u.designation, u.nation, u.type, u.path, u.arrival) for u in reading.units] == [
        ("61", "Germany", "infantry", ("XXVI",), "1941-07-I"),
        ("217", "Germany", "infantry", ("XXVI",), "1941-07-I"),
        ("291", "Germany", "infantry", ("XXVI",), "1941-07-I"),
        ("1", "Romania", "cavalry", ("Mtn",), "1941-07-I"),
    ]  # fmt: skip
    assert reading.units[1].ratings == reading.units[0].ratings
    assert (reading.questions, reading.problems) == ((), ())
    # It is said what the mark was taken for.
    told = [one for one in reading.taken if one.meaning == "as in the row above"]
    assert (len(told), sum(one.rows for one in told)) == (6, 12)


@pytest.mark.parametrize(
    ("written", "count", "names"),
    [
        ("Inf. Div. 1 - 3", 3, ["Inf. Div. 1", "Inf. Div. 2", "Inf. Div. 3"]),
        ("5 & 6", 2, ["5", "6"]), ("1, 11 and 21", 3, ["1", "11", "21"]),
        ("1 und 2", 2, ["1", "2"]), ("Horse and Foot", 1, ["Horse and Foot"]),
        ("5 & 6", 3, ["5 & 6"] * 3), ("1-3", 2, ["1-3"] * 2),
    ],
)  # fmt: skip
def test_the_units_of_a_row_are_named_as_it_names_them(
    written: str, count: int, names: list[str], tmp_path: Path
) -> None:
    head = ("Unit name", "Kind", "Size", "Strength", "How many", "Available from")
    path = saved(tmp_path / "a.xlsx", head, (written, *ROW, count, "Jul I 41"), title="German")
    reading = read(path)
    assert [unit.designation for unit in reading.units] == names
    assert {unit.arrival for unit in reading.units} == {"1941-07-I"}


def test_rows_are_counted_alike_in_the_head_of_the_page_in_questions_and_in_columns(
    tmp_path: Path,
) -> None:
    """The head told 3 rows, and the question 7: titles, blank rows and formations are no units."""
    path = saved(
        tmp_path / "a.xlsx", ("Order of battle",), ("Unit", "Kind", "Size", "Factors"),
        ("6th Army",), ("61", *ROW), ("217", *ROW), (), ("12th Army",), ("291", *ROW),
        title="Sheet1",
    )  # fmt: skip
    reading = read(path)
    (sheet,) = reading.sheets
    (asked,) = (one for one in reading.questions if one.id.startswith("side:"))
    assert (sheet.rows, asked.rows) == (3, 3)
    told = {one.word: one.rows for one in reading.taken if one.column.startswith("column")}
    assert told == {"Unit": 3, "Kind": 3, "Factors": 3}


def test_a_polish_list_with_numbered_rows_and_a_sum(tmp_path: Path) -> None:
    path = saved(
        tmp_path / "a.xlsx", ("Wykaz jednostek, stan na czerwiec II 41",), (),
        ("Lp.", "Jednostka", "Kraj", "Rodzaj", "Wielkość", "Wartości", "Przydział", "Przybycie"),
        (1, "10", "Niemcy", "piechota", "dywizja", "7-6", "18 Armia / I Korpus", None),
        (2, "2", "Niemcy", "kawaleria", "brygada", "2-8", "18 Armia", "Lipiec I 41"),
        (3, *[None] * 7), ("Razem", *[None] * 4, 9, None, None), title="Wykaz",
    )  # fmt: skip
    reading = read(path)
    assert [(u.designation, u.nation, u.type, u.size, u.path[0]) for u in reading.units] == [
        ("10", "Germany", "infantry", "XX", "18 Armia"),
        ("2", "Germany", "cavalry", "X", "18 Armia"),
    ]
    assert (reading.questions, reading.problems, reading.left_out) == ((), (), 0)


def test_an_italian_list_is_one_question(tmp_path: Path) -> None:
    path = saved(
        tmp_path / "a.xlsx", ("Ordine di battaglia",),
        ("N°", "Unità", "Tipo", "Dimensione", "Attacco", "Difesa", "Movimento", "Corpo"),
        (1, "Ravenna", "fanteria", "divisione", 4, 5, 6, "II"),
        (2, "Julia", "alpini", "divisione", 5, 6, 6, "Alpino"),
        ("Totale", None, None, None, 9, 11), title="Forze",
    )  # fmt: skip
    reading = read(path)
    assert [(u.designation, u.type, u.path) for u in reading.units] == [
        ("Ravenna", "infantry", ("II",)), ("Julia", "mountain", ("Alpino",)),
    ]  # fmt: skip
    assert [(one.id, one.proposal) for one in reading.questions] == [("side:Forze", "Axis, Italy")]
    assert reading.problems == ()


def test_whole_units_under_headings_in_plain_words(tmp_path: Path) -> None:
    path = saved(
        tmp_path / "a.xlsx", ("#", "What", "Who", "Turn"),
        (1, "61 Inf XX 7-6", "German", None), (2, "27 Rfl XX 4-6", "Soviet", "Jul I 41"),
        (3, "1 Pz XX 9-10", "German", None), title="Sheet1",
    )  # fmt: skip
    reading = read(path)
    assert [(u.designation, u.side, u.type) for u in reading.units] == [
        ("61", "axis", "infantry"), ("27", "soviet", "rifle"), ("1", "axis", "panzer"),
    ]  # fmt: skip
    assert (reading.questions, reading.problems) == ((), ())


@pytest.mark.parametrize(
    ("sheet", "title", "side"),
    [
        # Short words of other languages are codes of nations as well.
        ("Liste", "Ordre de bataille", None), ("Liste", "Put it here", None), ("ru", "", None),
        ("GE", "", "axis"), ("SU", "", "soviet"), ("ger", "", "axis"),
        ("Liste", "German Army", "axis"), ("Soviet", "", "soviet"),
    ],
)  # fmt: skip
def test_a_code_of_a_nation_tells_a_side_only_by_itself(
    sheet: str, title: str, side: str | None, tmp_path: Path
) -> None:
    head = ("Unit", "Type", "Size", "Values", "Formation")
    path = saved(tmp_path / "a.xlsx", (title,), (), head, ("1", *ROW, "I"), title=sheet)
    reading = read_order_of_battle(path, EUROPA)
    asked = any(one.id == f"side:{sheet}" for one in reading.questions)
    assert asked == (side is None)
    assert side is None or [unit.side for unit in reading.units] == [side]


def test_ditto_marks_of_a_text_between_tabs_are_no_quotes(tmp_path: Path) -> None:
    path = tmp_path / "Axis.tsv"
    path.write_text(
        "Unit\tNation\tType\tSize\tFactors\tCorps\tTurn\n"
        "61\tGermany\tInf\tXX\t7-6\tXXVI\tJul I 1941\n"
        '217\t"\t"\t"\t"\t"\t"\n'
        '291\t"\t"\t"\t6-6\t" \t"\n'
        '1\tRomania\tCav\tBde\t2-8\t"Mtn, ""North"""\t"'
    )
    reading = read(path)
    assert [(u.designation, u.nation, u.type, u.path, u.arrival) for u in reading.units] == [
        ("61", "Germany", "infantry", ("XXVI",), "1941-07-I"),
        ("217", "Germany", "infantry", ("XXVI",), "1941-07-I"),
        ("291", "Germany", "infantry", ("XXVI",), "1941-07-I"),
        ("1", "Romania", "cavalry", ('Mtn, "North"',), "1941-07-I"),
    ]
    assert reading.units[1].ratings == reading.units[0].ratings != reading.units[2].ratings
    assert (reading.questions, reading.problems, reading.left_out) == ((), (), 0)


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        # Quoted fields that begin with what parts fields, or with a new line, are no marks.
        ('a,b\n", Jr.",c\n', [["a", "b"], [", Jr.", "c"]]),
        ('a;b\n"\nfoo";d\n', [["a", "b"], ["\nfoo", "d"]]),
        ('a,b,c\n"\n",2,3\n4,5,6\n', [["a", "b", "c"], ["\n", "2", "3"], ["4", "5", "6"]]),
        ('"a"\t"b"\n""\t"x\ty"\n', [["a", "b"], ["", "x\ty"]]),
        # Inches beside a mark.
        ('a\tb\n12"\t"\n3\t"\n', [["a", "b"], ['12"', '"'], ["3", '"']]),
    ],
)
def test_quoted_fields_stay_what_they_are(text: str, rows: list[list[str]]) -> None:
    assert rows_of(text, Path("a.csv")) == rows


def test_a_table_of_a_forum_has_rules_and_emphasis_and_asks_for_sizes_once(tmp_path: Path) -> None:
    path = tmp_path / "forum.txt"
    path.write_text(
        "| Formation | Division | Class | Rating | Arrives |\n"
        "|:---|---:|---|:-:|---|\n"
        "| **18th Army** | | | | |\n"
        "| I Corps | 61st | Infantry | 7-6 | at start |\n"
        "| XXVI Corps | 217th | Infantry | 6-6 | at start |\n"
        "| **4th Panzer Group** | | | | |\n"
        "| LVI Corps | 3rd | Motorised | 9-10 | July I |\n"
    )
    asked = {one.id: one.proposal for one in read(path).questions}
    # Whose they are nobody can know; the heading says that they are divisions.
    assert asked == {"side:forum": "leave out", "lacking:forum:size": "XX", "year": "1941"}
    reading = read(path, side__forum="Axis, Germany")
    assert [(u.designation, u.type, u.size, u.path, u.arrival) for u in reading.units] == [
        ("61st", "infantry", "XX", ("18th Army", "I Corps"), ""),
        ("217th", "infantry", "XX", ("18th Army", "XXVI Corps"), ""),
        ("3rd", "motorised infantry", "XX", ("4th Panzer Group", "LVI Corps"), "1941-07-I"),
    ]
    assert (reading.problems, reading.left_out) == ((), 0)


def test_sizes_that_he_leaves_out_leave_the_sheet_out(tmp_path: Path) -> None:
    rows = [("Unit", "Nation", "Type", "Ratings"), ("61", "Germany", "Inf", "7-6")]
    path = saved(tmp_path / "a.xlsx", *rows)
    assert [unit.size for unit in read(path, lacking__Axis__size="III").units] == ["III"]
    reading = read(path, lacking__Axis__size="leave out")
    assert (reading.units, reading.left_out) == ((), 1)


def test_an_inventory_of_counters_has_units_on_the_front_and_cadres_on_the_back(
    tmp_path: Path,
) -> None:
    path = saved(
        tmp_path / "a.xlsx", ("Counter inventory",), (),
        ("Sheet", "Row/Col", "Front", "Back", "Belongs to", "Enters", "Remark"),
        (1, "A1", "61 Inf XX 7-6", "2-6", "18th Army / I Corps", None, "corner damaged"),
        (1, "B2", "2/SS Mot XX 9-10", None, "4th Panzer Group", "Jul II 41", None),
        (2, "A1", "1 Pz XX 10-10", "4-10", "4th Panzer Group", None, None),
        (2, "A2", "101 Art III 3-4-6", None, "18th Army", None, None),
        ("total", None, "2 counters"), title="Germany",
    )  # fmt: skip
    reading = read(path)
    assert [
        (u.designation, u.type, u.path, u.traits.get("cadre"), u.arrival, u.note)
        for u in reading.units
    ] == [
        ("61", "infantry", ("18th Army", "I Corps"), "2-6", "", "corner damaged"),
        ("2/SS", "motorised infantry", ("4th Panzer Group",), None, "1941-07-II", ""),
        ("1", "panzer", ("4th Panzer Group",), "4-10", "", ""),
        ("101", "artillery", ("18th Army",), None, "", ""),
    ]
    assert (reading.questions, reading.errors) == ((), ())


def test_a_sheet_for_each_turn_with_headings_in_plain_words(tmp_path: Path) -> None:
    head = ("Who", "Unit", "What", "Att", "Def", "Mv", "Where it comes in")
    path = saved(
        tmp_path / "a.xlsx", ("AXIS",), head,
        ("GE", "93rd", "Infantry Division", 7, 7, 6, "any rail hex"), (), ("SOVIETS",), head,
        ("SU", "245th", "Rifle Division", 4, 4, 6, "Moscow"), title="Jul I 41",
    )  # fmt: skip
    reading = read(path)
    assert [(u.side, u.designation, u.type, u.ratings["move"], u.setup) for u in reading.units] == [
        ("axis", "93rd", "infantry", 6, "any rail hex"),
        ("soviet", "245th", "rifle", 6, "Moscow"),
    ]
    assert {unit.arrival for unit in reading.units} == {"1941-07-I"}
    assert (reading.questions, reading.problems) == ((), ())


@pytest.mark.parametrize(
    ("kind", "count"),
    [("Inf x3", 3), ("3x Inf", 3), ("3 × Inf", 3), ("Infantry (x2)", 2), ("Inf x1", 1), ("Inf", 1)],
)
def test_a_count_beside_the_type_makes_so_many_units(kind: str, count: int, tmp_path: Path) -> None:
    head = ("Unit name", "Kind", "Size", "Strength", "Available from")
    path = saved(tmp_path / "a.xlsx", head, ("61", kind, "XX", "7-6", "Jul I 41"), title="German")
    reading = read(path)
    assert [(one.designation, one.type) for one in reading.units] == [("61", "infantry")] * count
    assert reading.questions == ()


def test_a_count_that_is_none_is_told_of_beside_one_in_the_type(tmp_path: Path) -> None:
    head = ("Unit name", "Kind", "Size", "Strength", "How many", "Available from")
    row = ("61", "Inf x3", "XX", "7-6", "many", "Jul I 41")
    others = (("1", *ROW, 2, "Jul I 41"), ("2", *ROW, 2, "Jul I 41"))
    reading = read(saved(tmp_path / "a.xlsx", head, row, *others, title="German"))
    (told,) = [one for one in reading.problems if "many" in one.message]
    assert told.message == "many is not a number of units; the row is read as one."


@pytest.mark.parametrize(
    ("written", "names"),
    [
        # The ratings of a counter without a name are no range of units 4 to 6.
        ("4-6 Inf XX x3", ["4-6 Inf XX"] * 3), ("x2 4-6 Inf XX", ["4-6 Inf XX"] * 2),
        # A capital X is the size of a brigade.
        ("2-5 Cav 12 X", ["12"]),
    ],
)  # fmt: skip
def test_a_count_beside_a_whole_unit_makes_so_many_units(
    written: str, names: list[str], tmp_path: Path
) -> None:
    path = saved(
        tmp_path / "a.xlsx", ("Unit", "Nation", "Available from"),
        *((text, "Germany", "Jul I 41") for text in (written, "6-6 Pz XX 5", "9-10 Pz XX 7")),
        title="German",
    )  # fmt: skip
    units = read(path).units
    assert [unit.designation for unit in units[: len(names)]] == names
    assert len(units) == len(names) + 2
