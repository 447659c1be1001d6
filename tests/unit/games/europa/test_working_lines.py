"""Lines that a working has only where they say something, and lists that are no lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.actions.combat.battle_inputs import BattleInputs
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.known_games import ruling
from oobmgr.rules.inputs import decode

# Each with the inputs under which the line stands, what it says, and the inputs without it.
LINES: tuple[tuple[str, dict[str, Any], str, object, dict[str, Any]], ...] = (
    # Of 10 + 5 SP one point is bought for 3 and one sold for 2: 14 at the close, 12 may stay.
    (
        "supply_pool_close",
        {"start": 10, "received": 5, "cap": 12, "buy": 1},
        "Resource Points bought: 1", -3,
        {"buy": 0},
    ),
    (
        "supply_pool_close",
        {"start": 10, "received": 5, "cap": 12, "sell": 1},
        "Resource Points sold: 1", 2,
        {"sell": 0},
    ),
    (
        "supply_pool_close",
        {"start": 10, "received": 5, "cap": 12, "buy": 1, "sell": 1},
        "Lost above the limit", -2,
        {"cap": 14},
    ),
    # 15 SP too many ask for 5 points; 7 SP pay for 2 of them.
    (
        "resource_purchase_advice",
        {"surplus": 15, "pool": 7},
        "The pool pays for", 2,
        {"pool": 15},
    ),
    ("starting_resource_points", {"side": "axis"}, "At most in Finland", 5, {"north": False}),
    (
        "supply_link",
        {"kind": "overland", "weather": "snow", "lake": True},
        "May cross the lake", True,
        {"lake": False},
    ),
    # A quarter of 37 is 9 and a quarter of a point, which waits.
    (
        "special_replacements",
        {"losses_by_turn": [["1941-06-II", 37]]},
        "Carries over", "1/4",
        {"losses_by_turn": [["1941-06-II", 36]]},
    ),
    (
        "rebuild_allowed",
        {"nation": "Germany", "kind": "armor", "full": 10, "cadre": 4, "in_enemy_zoc": True},
        "In an enemy zone of control", True,
        {"in_enemy_zoc": False},
    ),
    (
        "activation_cost",
        {
            "units": {"panzer": 1},
            "rail_units": {"panzer": 2},
            "options": {"rail_move_costs_sp": False},
        },
        "Moved by strategic rail", 0,
        {"rail_units": {}},
    ),
    # 9 to 1 is beyond the last column, which is 7-1.
    ("odds_column", {"af": 9, "df": 1}, "End of the table", "7-1", {"af": 7}),
)  # fmt: skip


def lines(name: str, inputs: Mapping[str, object]) -> dict[str, object]:
    working = ruling(f"europa.{name}", inputs).working
    return {step.label: step.value for step in working}


@pytest.mark.parametrize(
    ("name", "inputs", "label", "value", "without"), LINES, ids=[line[2] for line in LINES]
)
def test_a_line_stands_where_it_says_something(
    name: str, inputs: dict[str, Any], label: str, value: object, without: dict[str, Any]
) -> None:
    assert str(lines(name, inputs)[label]) == str(value)
    assert label not in lines(name, inputs | without)


@pytest.mark.parametrize(
    ("option", "words"),
    [("halved", "attack at half their attack factor"), ("forbidden", "may not attack")],
)
def test_what_divisions_do_that_do_not_pay_is_said_by_the_option(option: str, words: str) -> None:
    inputs = {"infantry": 1, "unpaid": 1, "options": {"unfunded_attack": option}}
    (note,) = ruling("europa.combat_supply_cost", inputs).notes
    assert words in note
    assert not ruling("europa.combat_supply_cost", {"infantry": 1}).notes


@pytest.mark.parametrize(
    ("name", "field", "raw", "words"),
    [
        ("supply_chain", "links", "overland", "such as"),
        ("supply_chain", "links", {"overland": 7}, "such as"),
        ("interdiction_charge", "links", "abc", "each a list of hexes"),
        ("interdiction_charge", "links", [["a", True]], "by name or number"),
        ("interdiction_charge", "links", [["a", ["b"]]], "by name or number"),
        ("interdiction_charge", "zone_hexes", "abc", "must be a list of hexes."),
        ("administrative_move", "zones", "yes", "true and false"),
        ("administrative_move", "zones", {"yes": 1}, "true and false"),
        ("factor_limit", "hex_af", {"af": 1}, "of the factors of each hex"),
    ],
)
def test_what_is_no_list_is_refused_in_words(
    name: str, field: str, raw: object, words: str
) -> None:
    with pytest.raises(BadInput) as caught:
        ruling(f"europa.{name}", {field: raw})
    assert [words in fault.message for fault in caught.value.faults if fault.where == field] == [
        True
    ]


@pytest.mark.parametrize("field", ["attackers", "attacker_losses"])
@pytest.mark.parametrize("raw", ["12", {"1": 2}])
def test_what_is_no_list_of_units_is_refused_in_words(field: str, raw: object) -> None:
    with pytest.raises(BadInput) as caught:
        decode(BattleInputs, {field: raw})
    assert [fault.message for fault in caught.value.faults if fault.where == field] == [
        "must be a list of units."
    ]


@pytest.mark.parametrize(
    "written", ["July I 19411", "July I 4", "July I \N{FULLWIDTH DIGIT FOUR}1", "July I 194"]
)
def test_a_year_has_two_or_four_digits(written: str) -> None:
    assert CALENDAR.parse("July I 41") == "1941-07-I"
    with pytest.raises(BadInput):
        CALENDAR.parse(written)
