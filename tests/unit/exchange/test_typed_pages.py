"""The head of a page that is typed as it stands in a book, and slips in the types of its units."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.exchange.layouts.placed_formations import without_date
from tests.unit.exchange.test_book_lines import reading

SOVIET = {"side:page": "Soviet"}
PAGE = """KIEV SPECIAL MILITARY DISTRICT
South-Western Front, 22 June 1941
5th Army (Potapov), at 2214 Lutsk
27th Rifle Corps
4-6 Infantry XX 87
5-8 Motorizd XX 215
4-6 Infantri XX 124
4-6 Inf XX 135
"""


def test_the_title_of_a_page_is_no_formation_and_its_date_no_part_of_a_name(tmp_path: Path) -> None:
    """The title stood as a formation without units beside the front, whose name had the date."""
    found = reading(PAGE, tmp_path, SOVIET)
    assert {unit.path for unit in found.units} == {
        ("South-Western Front", "5th Army (Potapov)", "27th Rifle Corps")
    }
    assert found.empty_formations == ()
    assert len(found.formation_paths()) == 3


def test_a_formation_without_units_stays_one(tmp_path: Path) -> None:
    """By its name, at the top; and by its place, behind the first unit."""
    top = reading("4th Tank Corps\n" + PAGE.split("\n", 1)[1], tmp_path, SOVIET)
    assert [path for _, path in top.empty_formations] == [("4th Tank Corps",)]
    last = reading(PAGE + "Depot\n", tmp_path, SOVIET)
    assert [path[-1] for _, path in last.empty_formations] == ["Depot"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("South-Western Front, 22 June 1941", "South-Western Front"),
        ("6. Armee (10. Mai 1940)", "6. Armee"),
        ("Reserve – 22.6.41", "Reserve"),
        ("1st Army: 3/5/40", "1st Army"),
        # A number, a year or a word alone is part of the name.
        ("Group 22 June 1941", "Group 22 June 1941"),
        ("Festung 1944", "Festung 1944"),
        ("Army Group South, Reserve 1941", "Army Group South, Reserve 1941"),
        ("5th Army (Potapov)", "5th Army (Potapov)"),
        ("5th Army, at 2214 Lutsk", "5th Army, at 2214 Lutsk"),
    ],
)
def test_only_a_day_behind_a_mark_is_left_out_of_a_name(text: str, name: str) -> None:
    assert without_date(text) == name


def test_a_slip_in_a_type_is_told_with_what_it_is_read_as(tmp_path: Path) -> None:
    """It was taken without a word; a short word of the hobby is no slip."""
    told = [one for one in reading(PAGE, tmp_path, SOVIET).warnings if "read as" in one.message]
    assert [(one.cell, one.found, one.message) for one in told] == [
        ("A6", "Motorizd", "Motorizd is read as motorised infantry."),
        ("A7", "Infantri", "Infantri is read as infantry."),
    ]


def test_names_behind_a_colon_are_no_slips_in_a_type(tmp_path: Path) -> None:
    """*Cavalry R is read as cavalry* was told of a brigade that is called 1 R."""
    page = (
        PAGE
        + "2-8 Cavalry X: 1 R\n4-6 Infantri XX: Lehr - Aug I 41\n4-6 Inf XX: Guard - Aug I 41\n"
    )
    found = reading(page, tmp_path, SOVIET)
    told = [one.message for one in found.warnings if "read as" in one.message][2:]
    assert told == ["Infantri is read as infantry."]
    assert [unit.designation for unit in found.units][-3:] == ["1 R", "Lehr", "Guard"]


def test_a_number_that_stands_twice_in_one_line_is_told(tmp_path: Path) -> None:
    """The second was entered without a word: only two lines were compared."""
    page = PAGE + "5-6 Inf XX: 168, 213, 213, 221\n2 x 4-6 Inf XX: 8, 9\n3 x 1-5 Eng III: 7\n"
    found = reading(page, tmp_path, SOVIET)
    told = [
        (one.cell, one.found, one.message)
        for one in found.warnings
        if "more than once" in one.message
    ]
    message = "213 is in this list more than once; it is read as 2 units."
    assert told == [("A9", "213", message)]
    names = [unit.designation for unit in found.units]
    assert names.count("213") == 2
    assert names.count("7") == 3


def test_a_slip_in_a_line_is_told_with_the_cell_in_which_the_line_stands(tmp_path: Path) -> None:
    """Behind tabs it is no more the first: what is put right there has to go into the line."""
    page = "5th Army\n\t15th Corps\n\t\t4-6 Inf XX: 45, 62, 62\n\t\t4-6 Inf XX: 71. 87\n"
    told = [(one.cell, one.found) for one in reading(page, tmp_path, SOVIET).warnings]
    assert told == [("C3", "62"), ("C4", "71. 87")]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("24, 71. 262", "71. 262"),
        ("71. 262", "71. 262"),
        ("24, 71 262", "71 262"),
        ("24, 71, 262", ""),
        ("71.", ""),
        ("7.5", ""),
        ("24, 71 (r)", ""),
    ],
)
def test_two_numbers_that_became_one_name_are_told(tmp_path: Path, typed: str, name: str) -> None:
    """A full stop for a comma made one division of two, without a word."""
    found = reading(f"{PAGE}7-6 Inf XX: {typed}\n", tmp_path, SOVIET)
    message = f"{name} became the name of one unit."
    told = [
        (one.cell, one.found, one.message) for one in found.warnings if "name of" in one.message
    ]
    assert told == ([("A9", name, message)] if name else [])


def test_a_formation_that_stands_twice_in_an_army_is_told(tmp_path: Path) -> None:
    """The heading of an army was forgotten: the troops of two armies came together, untold."""
    page = (
        "5th Army\n 15th Corps\n  4-6 Inf XX 45\n Army troops\n  2-8 Eng III 5\n"
        "{heading} 9th Corps\n  4-6 Inf XX 62\n Army troops\n  2-8 Eng III 6\n"
    )

    def told(heading: str) -> list[tuple[str, str, str]]:
        found = reading(page.format(heading=heading), tmp_path, SOVIET).warnings
        return [(one.cell, one.message, one.advice) for one in found if "already" in one.message]

    message = "Row 4 has Army troops of 5th Army already, with which these units go."
    assert told("") == [("A8", message, "Look whether a heading above it was forgotten.")]
    assert told("6th Army\n") == []
    # An army itself may be named again with each kind of its units.
    again = reading("5th Army\n 4-6 Inf XX 45\n5th Army\n 2-8 Eng III 5\n", tmp_path, SOVIET)
    assert not [one for one in again.warnings if "already" in one.message]


GROUP = """    Army Group South
    6th Army
        XVII Corps
            4-6 Inf XX 62
    17th Army
        IV Corps
            4-6 Inf XX 124
"""


@pytest.mark.parametrize("answer", ["", "No", "Army Group South"])
def test_a_title_as_far_in_as_its_armies_is_no_formation_beside_them(
    answer: str, tmp_path: Path
) -> None:
    """It was made one without units, unless all armies were said to be part of it."""
    found = reading(GROUP, tmp_path, SOVIET | ({"above:page": answer} if answer else {}))
    above = (answer,) if answer.startswith("Army") else ()
    assert {unit.path for unit in found.units} == {
        (*above, "6th Army", "XVII Corps"),
        (*above, "17th Army", "IV Corps"),
    }
    assert found.empty_formations == ()


TABLE = (
    "Nation\tFormation\tUnit\tType\tSize\tRatings\n"
    "Romania\tIV Corps\t6\tInfatry\tXX\t4-6\n"
    "Romania\tIV Corps\t7\tInfantry\tXX\t4-6\n"
    "Romania\tIV Corps\t8\tRfl\tXX\t4-6\n"
    "Romania\tIV Corps\t9\tFrontier\tX\t1-6\n"
)


def test_a_slip_in_a_column_of_types_is_told_as_it_is_in_a_line(tmp_path: Path) -> None:
    """*Infatry* beneath a heading was taken without a word; in a line it was told."""
    told = [one for one in reading(TABLE, tmp_path, SOVIET).warnings if "read as" in one.message]
    assert [(one.cell, one.found, one.message) for one in told] == [
        ("D2", "Infatry", "Infatry is read as infantry."),
    ]


def test_a_type_that_hardly_resembles_a_word_has_none_offered(tmp_path: Path) -> None:
    """*Frontier* was asked whether *tiger* was meant."""
    told = [one for one in reading(TABLE, tmp_path, SOVIET).warnings if one.cell == "D5"]
    assert [one.message for one in told] == ["The type Frontier is not known."]
    assert "Did you mean" not in told[0].advice


@pytest.mark.parametrize(
    ("typed", "names", "told"),
    [
        ("Pasubio, Torino", ["Pasubio, Torino"], "became the name of one unit."),
        ("11, 15, Guard", ["11, 15, Guard"], "became the name of one unit."),
        ("Pasubio; Torino", ["Pasubio", "Torino"], "is read as 2 units."),
        ("11, 15", ["11", "15"], ""),
        ("Pasubio", ["Pasubio"], ""),
    ],
)
def test_names_with_commas_beneath_a_heading_are_told_and_semicolons_part_them(
    typed: str, names: list[str], told: str, tmp_path: Path
) -> None:
    """They became one unit without a word; without headings they were two."""
    head, *_ = TABLE.splitlines(keepends=True)
    found = reading(f"{head}Italy\tXXXV Corps\t{typed}\tInfantry\tXX\t4-6\n", tmp_path, SOVIET)
    assert [unit.designation for unit in found.units] == names
    said = [(one.cell, one.message) for one in found.problems if one.found == typed]
    assert said == ([("C2", f"{typed} {told}")] if told else [])
