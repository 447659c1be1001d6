"""What is in pencil of a fire: picks with their records, conditions, and how rows read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oobmgr.games.spark.fire.fire_rows import (
    Condition,
    Contribution,
    FireMode,
    FireOutcome,
    FireSheet,
    FireUnit,
    FireWish,
    TargetHex,
)
from oobmgr.games.spark.pages.fire.viewmodel import (
    FirePencil,
    changed,
    condition_inputs,
    eligibility,
    firing_rows,
    fitting,
    fitting_mode,
    held_conditions,
    hex_words,
    inputs_of,
    next_mode,
    pencil_of,
    picked_words,
    state_words,
    toggled,
    turned,
    usual_mode,
    wish_inputs,
)

DIRECT = FireMode("direct", "direct", "6", may=False, words="fired in barrage", case="X")
INDIRECT = FireMode("indirect", "indirect", "8", may=True, words="may fire")
GUN = FireUnit(7, "56", "Army troops", "soviet", "howitzer", "III", "1411", "8 / 6", 8, 8,
               modes=(DIRECT, INDIRECT))  # fmt: skip
FOOT = FireUnit(9, "387/136", "136th", "soviet", "infantry", "III", "1612", "8 / 1", 8, 7,
                states=("AM 1712",), fired="Barrage", may=False, words="has fired")  # fmt: skip
FOE = FireUnit(22, "II/399/170", "170th", "german", "infantry", "II", "1712", "4 / 1", 5, 4)
SHEET = FireSheet("fire", FireWish("barrage", "1712", "regular"), "Barrage", "soviet", "german",
                  firers=(GUN, FOOT), targets=(FOE,))  # fmt: skip
CONDITIONS = (
    Condition("entrenched", "entrenched", "entrenched", known=True),
    Condition("fog", "fog", "fog"),
    Condition("village", "village", "terrain", "village", group="built"),
    Condition("town", "town", "terrain", "town", group="built"),
    Condition("hill", "hill", "terrain", "hill"),
)


def test_a_pencil_is_read_from_inputs_and_written_back() -> None:
    raw = {
        "firers": [{"unit": 7, "mode": "indirect"}, {"unit": 9}],
        "targets": [{"unit": 22, "red": 9, "gray": 7}],
    }
    pencil = pencil_of(raw)
    assert list(pencil.firers) == [7, 9]
    assert pencil.targets[22] == {"red": 9, "gray": 7}
    assert inputs_of(pencil) == raw
    assert pencil_of({"firers": None, "targets": [5]}) == FirePencil()


def test_picking_again_puts_back_only_where_all_are_picked() -> None:
    assert toggled({}, [7, 9]) == {7: {}, 9: {}}
    assert toggled({7: {"mode": "direct"}}, [7, 9]) == {7: {"mode": "direct"}, 9: {}}
    assert toggled({7: {}, 9: {}}, [7]) == {9: {}}
    assert toggled({7: {}}, []) == {7: {}}


def test_values_are_entered_and_forgotten() -> None:
    held = {7: {"mode": "direct", "points": 3}}
    assert changed(held, 7, {"points": 2}) == {7: {"mode": "direct", "points": 2}}
    assert changed(held, 7, {"points": None}) == {7: {"mode": "direct"}}
    assert changed(held, 8, {"points": 2}) == held


def test_units_that_are_gone_leave_the_pencil() -> None:
    pencil = FirePencil({7: {}, 8: {}}, {22: {}, 23: {}})
    assert fitting(pencil, SHEET) == FirePencil({7: {}}, {22: {}})


def test_the_usual_way_is_the_first_that_may() -> None:
    assert usual_mode(GUN) == "indirect"
    assert usual_mode(replace(GUN, modes=(DIRECT,))) == "direct"
    assert usual_mode(FOOT) == ""
    assert next_mode(GUN, "indirect") == "direct"
    assert next_mode(GUN, "direct") == "indirect"
    assert next_mode(GUN, "") == "indirect"
    assert fitting_mode(GUN, "direct") == "indirect"
    assert fitting_mode(GUN, "indirect") == "indirect"


@pytest.mark.parametrize(
    ("held", "inputs"),
    [
        (set(), {"entrenched": False, "fog": False, "terrain": []}),
        ({"entrenched"}, {"entrenched": None, "fog": False, "terrain": []}),
        ({"fog", "hill", "town"}, {"entrenched": False, "fog": True, "terrain": ["town", "hill"]}),
    ],
)
def test_conditions_as_inputs_and_back(held: set[str], inputs: dict[str, object]) -> None:
    assert condition_inputs(CONDITIONS, frozenset(held)) == inputs
    assert held_conditions(CONDITIONS, inputs) == held


def test_of_a_group_only_one_holds() -> None:
    assert turned(CONDITIONS, frozenset({"village", "fog"}), "town") == {"town", "fog"}
    assert turned(CONDITIONS, frozenset({"town"}), "town") == frozenset()
    assert turned(CONDITIONS, frozenset({"fog"}), "hill") == {"fog", "hill"}


def test_firing_units_read_what_came_of_them() -> None:
    pencil = FirePencil({9: {}, 7: {"mode": "direct", "points": 3}})
    before = firing_rows(pencil, SHEET, FireOutcome())
    assert [(row.name, row.points, row.mode, row.may) for row in before] == [
        ("387/136", "", "", False), ("56", "3", "direct", False),
    ]  # fmt: skip
    told = FireOutcome(firers=(Contribution(7, "3 in 5", may=True, words="may fire"),))
    (_, gun) = firing_rows(pencil, SHEET, told)
    assert (gun.points, gun.may, gun.words) == ("3 in 5", True, "may fire")
    assert gun.told == "56, hex 1411, 3 in 5, direct, may fire"


def test_words_of_units_and_hexes() -> None:
    assert eligibility(GUN) == "fired in barrage"
    assert eligibility(FOOT) == "has fired"
    assert state_words(FOOT) == "AM 1712, fired: Barrage"
    assert hex_words(TargetHex("1712", "II/399/170")) == "1712, II/399/170"
    assert hex_words(TargetHex("1811", "")) == "1811"
    assert picked_words((GUN, FOOT), ()) == "none of 2 units picked"
    assert picked_words((GUN, FOOT), (7,)) == "1 of 2 units picked"
    assert wish_inputs(SHEET.wish)["place"] == "1712"
