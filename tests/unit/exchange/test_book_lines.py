"""A page typed as it stands in a book: lines that tell several units, formations above them."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.domain.units import UnitValues
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


def reading(text: str, tmp_path: Path) -> OrderOfBattleReading:
    path = tmp_path / "page.txt"
    path.write_text(text, encoding="utf-8")
    return read_order_of_battle(path, EUROPA, WHOSE)


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
    assert told == ["The book that (r) stands in says what it means; unit 230 has it as a note."]


@pytest.mark.parametrize("name", ["Pz.Abt.(F)", "Lehr (mot.)", "Sturm (r)", "7 (SS)"])
def test_brackets_that_are_part_of_a_name_stay(name: str) -> None:
    assert without_sign(name) == (name, "")
