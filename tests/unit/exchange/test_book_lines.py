"""A page typed as it stands in a book: lines that tell several units, formations above them."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.domain.units import UnitValues
from oobmgr.exchange.layouts.placed_formations import name_and_place
from oobmgr.exchange.layouts.several import without_sign
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.readings import OrderOfBattleReading
from tests.unit.exchange.trial_lists import EUROPA

PAGE = """21st Army
\tArmy troops
\t\t2 x 1-8 Mot Eng III: 630, 635
\t\t1 x 1-10 Flak III: 104 (AA=2)
\tXXXIX Panzer Corps
\t\t3 × 9-10 Pz XX: 31, 32, 33 (cadre 3-10)
\t\t1 x 3-10 Mot Inf X: 900 "Lehr"
\t\t1 x 10-10 Pz XX: 34 (cadre 3-10) — Aug I 41
24th Army
\tLXI Corps
\t\t3 x 7-6 Inf XX: 222, 227, 230 (r) (cadre 2-6)
\t\t5 x 0-1-4 Fortress III: 910-914
"""
WHOSE = {"side:page": "Axis, Germany"}


def reading(text: str, tmp_path: Path, whose: dict[str, str] = WHOSE) -> OrderOfBattleReading:
    path = tmp_path / "page.txt"
    path.write_text(text, encoding="utf-8")
    return read_order_of_battle(path, EUROPA, whose)


@pytest.mark.parametrize("indent", ["\t", "  ", "    "])
def test_a_page_of_a_book_is_read_as_it_was_typed(indent: str, tmp_path: Path) -> None:
    found = reading(PAGE.replace("\t", indent), tmp_path)
    assert [one.designation for one in found.units] == [
        *("630", "635", "104", "31", "32", "33", '900 "Lehr"', "34"),
        *("222", "227", "230", "910", "911", "912", "913", "914"),
    ]
    units: dict[str, UnitValues] = {one.designation: one for one in found.units}
    assert {units[name].path for name in ("630", "104")} == {("21st Army", "Army troops")}
    assert {units[name].path for name in ("31", "34")} == {("21st Army", "XXXIX Panzer Corps")}
    assert {units[name].path for name in ("222", "914")} == {("24th Army", "LXI Corps")}
    tank = units["34"]
    assert (tank.type, tank.size, tank.steps, tank.arrival) == ("panzer", "XX", 2, "1941-08-I")
    assert (dict(tank.traits), dict(units["104"].traits)) == ({"cadre": "3-10"}, {"aa": "2"})
    assert [units[name].steps for name in ("31", "104", "227", "912")] == [2, 1, 2, 1]


def test_a_word_before_a_known_type_is_asked_and_is_no_name(tmp_path: Path) -> None:
    found = reading(PAGE, tmp_path)
    asked = {one.id: one.proposal for one in found.questions}
    assert asked == {"word:type:mot eng": "engineer"}


def test_a_count_that_is_not_that_of_the_names_is_told(tmp_path: Path) -> None:
    found = reading(PAGE.replace("3 × 9-10", "4 × 9-10"), tmp_path)
    assert [one.message for one in found.problems if "the count" in one.message] == [
        "3 units named, but the count says 4."
    ]
    assert [one.designation for one in found.units[3:6]] == ["31", "32", "33"]


def test_a_comma_between_fields_still_parts_them(tmp_path: Path) -> None:
    text = "ID, Side, Nation, Designation, Type, Size, Parent, Ratings, Steps\n"
    rows = (f"{n}, Axis, Germany, {n}, infantry, XX, A / B, 7-6, 2\n" for n in range(1, 4))
    found = reading(text + "".join(rows), tmp_path)
    assert [(one.designation, one.path) for one in found.units] == [
        ("1", ("A", "B")), ("2", ("A", "B")), ("3", ("A", "B")),
    ]  # fmt: skip


def test_a_letter_that_only_the_book_explains_is_a_note_and_no_part_of_the_name(
    tmp_path: Path,
) -> None:
    found = reading(PAGE, tmp_path)
    units = {one.designation: one for one in found.units}
    assert (units["230"].note, units["227"].note) == ("(r)", "")
    told = [one.message for one in found.problems if "(r)" in one.message]
    assert told == ["The book that (r) comes from says what it means; unit 230 has it as a note."]


@pytest.mark.parametrize("name", ["Pz.Abt.(F)", "Lehr (mot.)", "Sturm (r)", "7 (SS)"])
def test_brackets_that_are_part_of_a_name_stay(name: str) -> None:
    assert without_sign(name) == (name, "")


PLACED = """South-Western Front
 5th Army (Potapov), at 2214 Lutsk
  15th Rifle Corps
   4-6 Infantry XX 45, 62
  22nd Mechanised Corps (2215)
   3-8 Armoured XX 19
  Army troops
   3-8 Artillery X 1 AT (anti-tank)
 6th Army 2418
  4-6 Infantry XX 41
 Front reserve, at 2120 Zhitomir
  31st Rifle Corps
   4-6 Infantry XX 193
"""
SOVIET = {"side:page": "Soviet"}


def placed(text: str, tmp_path: Path) -> OrderOfBattleReading:
    return reading(text, tmp_path, SOVIET)


def test_a_heading_that_says_where_its_units_stand_puts_them_there(tmp_path: Path) -> None:
    found = placed(PLACED, tmp_path)
    assert {one.designation: (one.path[1:], one.hex) for one in found.units} == {
        "45": (("5th Army (Potapov)", "15th Rifle Corps"), "2214"),
        "62": (("5th Army (Potapov)", "15th Rifle Corps"), "2214"),
        # A corps that stands elsewhere than its army.
        "19": (("5th Army (Potapov)", "22nd Mechanised Corps"), "2215"),
        "1 AT": (("5th Army (Potapov)", "Army troops"), "2214"),
        # A number alone belongs to the name.
        "41": (("6th Army 2418",), ""),
        "193": (("Front reserve", "31st Rifle Corps"), "2120"),
    }
    told = {problem.cell: problem for problem in found.problems}
    assert told["A2"].message == (
        "Units of 5th Army (Potapov) are in 2214, unless a cell says otherwise."
    )
    # All of the cell, for that is what it is offered to be put right from.
    assert told["A2"].found == "5th Army (Potapov), at 2214 Lutsk"


@pytest.mark.parametrize(
    ("text", "name", "place"),
    [
        ("XLVIII Panzerkorps bei 2015 Lutsk", "XLVIII Panzerkorps", "2015"),
        ("II Corps (2214)", "II Corps", "2214"),
        ("6th Army (Reichenau)   Sokal, 2115", "6th Army (Reichenau)", "2115"),
        ("6th Army (Reichenau) Sokal (2115)", "6th Army (Reichenau)", "2115"),
        ("6th Army, Rawa Ruska: 2115", "6th Army", "2115"),
        ("6th Army   Sokal, 2115", "6th Army", "2115"),
        ("6th Army, artillery, 2115", "6th Army, artillery", "2115"),
        ("Army Group South, 2115", "Army Group South", "2115"),
        ("II Corps – 2214 Lutsk", "II Corps", "2214"),
        ("5-я армия, в 2214", "5-я армия", "2214"),
        ("Army Group Reserve, Lublin 2013", "Army Group Reserve", "2013"),
        ("Army Group Reserve, Lublin, 2013", "Army Group Reserve", "2013"),
        ("Army Group Reserve - Lublin, 2013", "Army Group Reserve", "2013"),
        ("Army Group Reserve – Rawa Ruska 2013", "Army Group Reserve", "2013"),
        ("3rd Army (Dumitrescu) – sets up in 3020, Botosani", "3rd Army (Dumitrescu)", "3020"),
        ("3rd Army (Dumitrescu), Botosani 3020", "3rd Army (Dumitrescu)", "3020"),
        (
            "Slovak Army Corps (Catlos) – at 2518, Medzilaborce",
            "Slovak Army Corps (Catlos)",
            "2518",
        ),
        # Without a mark before it nobody can tell the town from the name.
        ("Army Group Reserve Lublin, 2013", "Army Group Reserve Lublin", "2013"),
        ("3rd Army, XXIX Corps 2214", "3rd Army, XXIX Corps 2214", ""),
        ("3. Armee, Panzerkorps Raus 2214", "3. Armee, Panzerkorps Raus 2214", ""),
        ("3rd Army, XXIX Corps, 2214", "3rd Army, XXIX Corps", "2214"),
        ("5th Army, artillery 2214", "5th Army, artillery 2214", ""),
        ("5th Army, Artillery 2214", "5th Army, Artillery 2214", ""),
        ("18th Army, guns 2214", "18th Army, guns 2214", ""),
        ("Army Group South, June 1941", "Army Group South, June 1941", ""),
        ("Army Group South, 1941", "Army Group South, 1941", ""),
        ("Corps of 2214", "Corps of 2214", ""),
        ("18th Army - 2214 men and 12 guns", "18th Army - 2214 men and 12 guns", ""),
    ],
)
def test_a_number_is_a_place_behind_a_mark_or_a_word_that_says_so(
    text: str, name: str, place: str
) -> None:
    assert name_and_place(text, lambda told: not told.startswith("19"))[:2] == (name, place)


@pytest.mark.parametrize(
    ("heading", "setup"),
    [
        ("5th Army, at 2214 Lutsk", "2214, Lutsk"),
        ("5th Army – sets up in 2214, Rawa Ruska", "2214, Rawa Ruska"),
        ("5th Army (Potapov) Sokal (2115)", "2115, Sokal"),
        ("5th Army, Lublin 2013", "2013, Lublin"),
        ("5th Army, at 2214 (Lutsk)", "2214, Lutsk"),
        ("5th Army (2214)", ""),
        ("5th Army – sets up in Bukovina", "Bukovina"),
    ],
)
def test_the_name_of_a_place_beside_its_hex_is_kept_with_the_set_up(
    heading: str, setup: str, tmp_path: Path
) -> None:
    """It was dropped, though the book says it: the unit had nothing but the hex."""
    page = f"{heading}\n4-6 Infantry XX: 45\n4-6 Infantry XX: 46 - Aug I 41\n"
    stands, later = placed(page, tmp_path).units
    assert stands.setup == setup
    # Who comes later is not set up there; a place without a hex may be where they come.
    assert (later.hex, later.setup) == ("", "Bukovina" if "Bukovina" in heading else "")


def test_the_name_of_a_place_goes_with_its_own_hex(tmp_path: Path) -> None:
    """A corps that stands elsewhere than its army has nothing of the army's place."""
    units = {one.designation: (one.hex, one.setup) for one in placed(PLACED, tmp_path).units}
    assert (units["45"], units["19"]) == (("2214", "2214, Lutsk"), ("2215", ""))


def test_who_comes_later_stands_nowhere_yet(tmp_path: Path) -> None:
    page = PAGE.replace("21st Army", "21st Army, at 2214")
    units = {one.designation: one.hex for one in reading(page, tmp_path).units}
    assert (units["33"], units["34"], units["222"]) == ("2214", "", "")


def test_a_type_that_brackets_tell_more_closely_is_no_part_of_the_name(tmp_path: Path) -> None:
    (gun,) = (one for one in placed(PLACED, tmp_path).units if one.designation == "1 AT")
    assert (gun.type, gun.size, gun.note) == ("antitank", "X", "Artillery")


def test_a_list_without_headings_is_not_told_to_have_some(tmp_path: Path) -> None:
    assert not placed(PLACED, tmp_path).columns["page"].headed
    assert placed("Unit;Type;Ratings;Size\n12;infantry;4-6;XX\n", tmp_path).columns["page"].headed


def test_a_reserve_of_the_front_stands_beside_its_armies(tmp_path: Path) -> None:
    page = PLACED.replace("\n ", "\n").replace("\n ", "\n").replace("\n ", "\n")
    units = {one.designation: one.path for one in placed(page, tmp_path).units}
    assert units["193"] == ("South-Western Front", "Front reserve", "31st Rifle Corps")


def test_the_name_of_a_place_behind_a_hex_is_left_out_in_a_column_of_hexes(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    rows = ["45,2417 Lvov", "62,1B 2214 (Lutsk)", "41,Odessa", "193,2417 pool 2"]
    head = "Nation,Unit,Type,Size,Ratings,Hex"
    table = [head, *(f"Soviet,{r.replace(',', ',infantry,XX,4-6,')}" for r in rows)]
    path.write_text("\n".join(table), encoding="utf-8")
    found = read_order_of_battle(path, EUROPA, SOVIET)
    assert {one.designation: one.hex for one in found.units} == {
        "45": "2417",
        "62": "1B 2214",
        "41": "Odessa",
        # With a number in it the name may be that of a box.
        "193": "2417 pool 2",
    }


SLIPS = """5th Army
  15th Rifle Corps
    4-6 Infantry XX 45
    {row}
    4-6 Infantry XX 62
  27th Rifle Corps
    4-6 Infantry XX 87
    4-6 Infantry XX 124
    5-6 Infantry XX 135
"""


@pytest.mark.parametrize("ratings", ["x-6", "4-", "46", "4.6", "4-6-8-9"])
def test_a_unit_with_slipped_ratings_is_no_formation_above_the_next(
    ratings: str, tmp_path: Path
) -> None:
    text = SLIPS.format(row=f"{ratings} Infantry XX 300")
    found = reading(text, tmp_path, {"side:page": "Soviet"})
    corps = ("5th Army", "15th Rifle Corps")
    units = [(one.designation, one.path) for one in found.units]
    assert units[:2] == [("45", corps), ("62", corps)]
    assert [(one.cell, one.message) for one in found.problems] == [
        ("A4", f"{ratings!r} is not a set of ratings.")
    ]


@pytest.mark.parametrize("row", ["4-6 300", "4-6Infantry XX 300", "4-6 Foobar 300"])
def test_a_row_of_ratings_without_type_and_size_is_told(row: str, tmp_path: Path) -> None:
    found = reading(SLIPS.format(row=row), tmp_path, {"side:page": "Soviet"})
    told = [(one.cell, one.message) for one in found.problems]
    assert told == [("A4", f"{row} begins with ratings, but it is read as a formation.")]


@pytest.mark.parametrize("row", ["6 Infantry XX", "3rd Infantry XX 5", "124th Rifle XX"])
def test_a_formation_with_a_number_stays_one(row: str, tmp_path: Path) -> None:
    found = reading(SLIPS.format(row=row), tmp_path, {"side:page": "Soviet"})
    assert [one.path[-1] for one in found.units[:2]] == ["15th Rifle Corps", row]
    assert not found.problems


def test_a_line_without_a_name_is_told(tmp_path: Path) -> None:
    found = reading(SLIPS.format(row="4-6 Infantry XX"), tmp_path, {"side:page": "Soviet"})
    message = "The unit has no number or name; it is called 4-6 Infantry XX."
    assert [(one.cell, one.message) for one in found.problems] == [("A4", message)]


TITLED = PLACED.replace("South-Western Front\n", "South-Western Front, 22 June 1941\n\n", 1)
ABOVE = "above:page"


@pytest.mark.parametrize("blank", ["\n\n", "\n"])
def test_a_front_in_the_title_of_a_page_is_offered_as_the_top(blank: str, tmp_path: Path) -> None:
    text = TITLED.replace("\n ", "\n").replace("\n\n", blank)
    found = placed(text, tmp_path)
    (asked,) = (one for one in found.questions if one.id == ABOVE)
    front = "South-Western Front"
    assert (asked.choices, asked.proposal, asked.needed) == (("No", front), "No", False)
    assert {one.path[0] for one in found.units} >= {"5th Army (Potapov)", "6th Army 2418"}
    said = reading(text, tmp_path, {**SOVIET, ABOVE: front})
    assert {one.path[0] for one in said.units} == {front}
    assert [one.path[1:] for one in said.units] == [one.path for one in found.units]
    assert [one.hex for one in said.units] == [one.hex for one in found.units]
    # The title as it was written is no formation beside them.
    assert not said.empty_formations


@pytest.mark.parametrize("title", ["Eastern theatre, 1941", "Front", "Order of battle, 1941"])
def test_other_titles_are_no_formations(title: str, tmp_path: Path) -> None:
    text = TITLED.replace("South-Western Front,", f"{title},").replace("\n ", "\n")
    assert ABOVE not in {one.id for one in placed(text, tmp_path).questions}


def test_a_front_that_is_a_heading_is_not_asked_about(tmp_path: Path) -> None:
    assert ABOVE not in {one.id for one in placed(PLACED, tmp_path).questions}
