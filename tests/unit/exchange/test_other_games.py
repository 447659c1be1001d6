"""Lists made for another game than that of the campaign: said once, and never of one's own."""

from __future__ import annotations

import pytest

from oobmgr.exchange.cells import CellValue, Row
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.other_games import made_for_another
from oobmgr.exchange.raw_sheets import Behind, RawSheet
from oobmgr.known_games import game
from tests.campaigns import SAMPLE
from tests.unit.exchange.test_spark_rosters import HEAD, ROSTER

EUROPA, SPARK = game("europa"), game("spark")


def said(game_id: str, *heads: str) -> str:
    rows: list[Row] = [list[CellValue](head.split(";")) for head in heads]
    return made_for_another((RawSheet("Units", rows, Behind()),), game(game_id))


def test_each_sample_is_told_in_the_other_game_and_not_in_its_own() -> None:
    told = read_order_of_battle(ROSTER, EUROPA).for_another
    assert told == (
        "This looks like a list for Operation Spark, and the campaign is one of Revised Europa. "
        "Columns that this game does not have: Morale, Boxes, Armor."
    )
    told = read_order_of_battle(SAMPLE, SPARK).for_another
    assert told.startswith("This looks like a list for Revised Europa, and the campaign is one of ")
    assert told.endswith(
        "Operation Spark. Columns that this game does not have: Attack, Defense, Move."
    )
    assert read_order_of_battle(ROSTER, SPARK).for_another == ""
    assert read_order_of_battle(SAMPLE, EUROPA).for_another == ""


def test_a_roster_of_the_game_s_own_headings_is_known_below_a_title() -> None:
    assert said("europa", "Roster", HEAD).startswith("This looks like a list for Operation Spark,")


def test_games_with_the_same_columns_are_all_named() -> None:
    told = said("spark", "Side;Designation;Type;Size;Attack;Defense")
    assert "for Revised Europa or Balkans 1944 or War in Europe," in told


@pytest.mark.parametrize(
    "row",
    [
        "Side;Designation;Type;Ratings;Owner;Counter sheet;Colour",
        "Side;Designation;Type;Ratings;Morale",
        "Soviet;284/86;infantry regiment;8-1;Morale;Boxes;Armor",
        "",
    ],
)
def test_columns_of_nobody_one_alone_and_rows_of_units_tell_nothing(row: str) -> None:
    assert said("europa", row) == ""
