"""A page of one or two lines, and slips in a line that would pass for something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.exchange.delimited import rows_of
from oobmgr.exchange.order_of_battle import order_of_battle_of
from oobmgr.exchange.raw_sheets import Behind, RawSheet
from oobmgr.exchange.readings import OrderOfBattleReading
from oobmgr.known_games import game
from tests.unit.exchange.trial_lists import EUROPA

WHOSE = {"side:list": "Soviet"}


def sheet(text: str, name: str = "list") -> RawSheet:
    return RawSheet(name, rows_of(text, Path(f"{name}.txt")), Behind())


def reading(text: str, *others: RawSheet) -> OrderOfBattleReading:
    return order_of_battle_of("list.txt", (sheet(text), *others), EUROPA, WHOSE)


@pytest.mark.parametrize(
    ("text", "names", "path", "place"),
    [
        ("5th Army\n4-6 Infantry XX 45", ["45"], ("5th Army",), ""),
        # A comma alone in two lines divides no cells.
        ("5th Army, at 2214 Lutsk\n4-6 Infantry XX 45", ["45"], ("5th Army",), "2214"),
        ("5th Army, (Potapov)\n\t31st Rifle Corps\n\t\t4-6 Infantry XX 45", ["45"],
         ("5th Army, (Potapov)", "31st Rifle Corps"), ""),
        ("2 x 4-6 Infantry XX: 45, 46", ["45", "46"], (), ""),
    ],
)  # fmt: skip
def test_a_page_of_one_unit_is_one(
    text: str, names: list[str], path: tuple[str, ...], place: str
) -> None:
    """It was told to lack the headings of a table, and a comma cut its formation in two."""
    found = reading(text)
    assert [unit.designation for unit in found.units] == names
    assert {unit.hex for unit in found.units} == {place}
    if path:
        assert {unit.path for unit in found.units} == {path}


def test_a_unit_among_notes_beside_a_list_is_none() -> None:
    notes = sheet("Read a counter so:\n4-6 Infantry XX 45\nas attack and move.", "notes")
    heads = "Designation\tSide\tNation\tType\tSize\tParent\tRatings\tSteps"
    row = "46\tSoviet\tSoviet Union\tInfantry\tXX\t5th Army\t4-6\t1"
    found = reading(f"{heads}\n{row}", notes)
    assert [unit.designation for unit in found.units] == ["46"]


@pytest.mark.parametrize("written", ["4-6 Infantry XXY 47", "4-6 Infantry 47 XXQ"])
def test_a_slip_in_the_size_is_asked_for_by_its_word(written: str) -> None:
    """It went into the name, and the cell was told to be empty."""
    found = reading(f"5th Army\n4-6 Infantry XX 45\n{written}")
    word = next(word for word in written.split() if word.startswith("XX"))
    (asked,) = found.questions
    assert (asked.word, asked.of, asked.proposal) == (word, "size", "XX")
    assert asked.needed
    assert found.units[1].designation == "47"
    # A Roman number is a name, and then the size is missing.
    lacking = reading("5th Army\n4-6 Infantry XX 45\n4-6 Infantry XXV")
    assert [one.message for one in lacking.errors] == ["The size is missing."]


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("4-66 Infantry XX 47", ["Movement 66 is more than any counter prints."]),
        ("44-6 Infantry XX 47", ["Attack 44 is more than any counter prints."]),
        ("4-20 Infantry XX 47", []),
    ],
)
def test_a_rating_that_no_counter_prints_is_told(written: str, told: list[str]) -> None:
    found = reading(f"5th Army\n4-6 Infantry XX 45\n{written}")
    assert [one.message for one in found.warnings] == told
    assert len(found.units) == 2


def test_a_high_number_in_a_column_of_its_own_is_told() -> None:
    heads = "Designation\tSide\tNation\tType\tSize\tParent\tAttack\tDefense\tMovement\tSteps\n"
    found = reading(f"{heads}46\tSoviet\tSoviet Union\tInfantry\tXX\t5th Army\t4\t4\t66\t1")
    told = [one.message for one in found.warnings]
    assert told == ["Movement 66 is more than any counter prints."]


@pytest.mark.parametrize("name", ["europa", "balkans", "war_in_europe", "spark"])
def test_games_with_printed_ratings_say_how_high_they_go(name: str) -> None:
    assert any(rating.likely for rating in game(name).ratings)
