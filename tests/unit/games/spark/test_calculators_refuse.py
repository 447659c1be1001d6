"""Inputs of calculators that no counter, hex or table can have: each is refused by its field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.games.spark.air.strike import AirStrikeColumn
from oobmgr.games.spark.assault.loss_order import LossPriority
from oobmgr.games.spark.command.integrity import UnitIntegrity
from oobmgr.games.spark.engineers.bridges import BridgeDemolition
from oobmgr.games.spark.fire.columns import CombatTable
from oobmgr.games.spark.words import FireKind
from oobmgr.known_games import game
from oobmgr.rules.inputs import decode

_MORALE = {"die": 3, "morale": 6}
_REFUSED: tuple[tuple[str, Mapping[str, Any], str], ...] = (
    ("bridge_may_be_built", {"engineer": "lalala"}, "engineer: is not known as an engineer."),
    ("bridge_may_be_built", {"engineer": "T-34"}, "engineer: is not known as an engineer."),
    ("bridge_demolition", {"engineer": "infantry 284/86"}, "engineer: is not known as"),
    ("bridge_demolition", {"engineer": "lalala"}, "engineer: is not known as an engineer."),
    ("bridge_may_be_built", {"engineer": "eng", "bridges_in_play": 40}, "more than there can be"),
    ("bridge_demolition", {"engineer": "eng", "bridges_in_play": 11}, "more than there can be"),
    ("withdrawal_eligible", {"statuses": ["supressed"]}, "Did you mean suppressed?"),
    ("morale_check", {**_MORALE, "modifiers": ["s", "suppressed"]}, "names a status twice."),
    ("withdrawal_check", {**_MORALE, "modifiers": ["d", "d"]}, "names a status twice."),
    ("strength_bonus", {"assaulters": [{"steps": 5}], "defenders": []}, "defenders: names no unit"),
    ("loss_priority", {"losses": 3, "units": []}, "no unit that could lose steps"),
    (
        "assault_morale",
        {"side": "assaulter", "initial": 6, "strength_bonus": 4},
        "strength_bonus: is more than there can be. Enter 3 at most.",
    ),
    (
        "box_kind",
        {"printed_regular": 5, "printed_at": 3, "rightmost_box": 9},
        "rightmost_box: is neither the regular nor the AT strength.",
    ),
    ("unit_integrity", {"line": [["86"]], "exempt": ["7GdMiner"]}, "is in no hex of the line"),
    ("air_strike_column", {"points": 0}, "points: must be from 1 to 999."),
    (
        "air_strike_column",
        {"points": 3, "steps": 0},
        "Steps of the target (steps): must be from 1 to",
    ),
    ("fire_against", {"current_steps": 0}, "Steps of the target (current_steps): must be"),
    ("fire_against", {"balloon": True, "target": "afv"}, "balloon: is not an AFV."),
    (
        "combined_fire_column",
        {"units": [{"points": 5}], "fire_against": -1, "against_parts": [-1, -1]},
        "against_parts: add up to -2. Fire against is given as -1.",
    ),
    ("stream_crossing", {"way": "in_hex", "streams": 0}, "it goes to another bank."),
    ("stream_crossing", {"way": "other_side"}, "streams: must be 1 at least"),
    ("stream_crossing", {"way": "other_side", "streams": 3}, "more than there can be. Enter 2"),
    ("stream_assault", {"streams": 3}, "streams: are more than there can be. Enter 2 at most."),
    (
        "stream_assault",
        {"streams": 2, "two_banks_connect": True, "one_bank_shared": True},
        "two_banks_connect: contradicts that its hex shares one bank alone.",
    ),
    ("surprise_result", {"die": 11}, "Surprise die (die): must be from 0 to 10."),
)
# Each with its answer, worked out beside it.
_TAKEN: tuple[tuple[str, Mapping[str, Any], object], ...] = (
    # The tenth marker is left.
    ("bridge_may_be_built", {"engineer": "eng", "bridges_in_play": 9}, True),
    # All are on the map: no word of the engineer changes that.
    ("bridge_may_be_built", {"engineer": "eng", "bridges_in_play": 10}, False),
    ("bridge_may_be_built", {"engineer": "yes"}, True),
    ("bridge_may_be_built", {"engineer": "7GdMiner"}, False),
    ("bridge_may_be_built", {"engineer": "240/170"}, True),
    (
        "bridge_demolition",
        {"engineer": "2/8, sapper battalion", "bridges_in_play": 10},
        BridgeDemolition(allowed=True, bridges_in_play=9),
    ),
    (
        "bridge_demolition",
        {"engineer": "7GdMiner", "bridges_in_play": 0},
        BridgeDemolition(allowed=False, bridges_in_play=0),
    ),
    # Disrupted units may not; out of supply alone bars nobody.
    ("withdrawal_eligible", {"statuses": ["D", "out_of_supply"]}, False),
    ("withdrawal_eligible", {"statuses": ["out_of_supply"]}, True),
    # 6 − 1 for suppression − 1 given is 4: a die of 3 is below it.
    ("morale_check", {**_MORALE, "modifiers": ["suppressed", -1]}, ()),
    # As many steps as the defender: the bonus is for more.
    ("strength_bonus", {"assaulters": [{"steps": 5}], "defenders": [{"steps": 5}]}, 0),
    ("strength_bonus", {"assaulters": [{"steps": 6}], "defenders": [{"steps": 5}]}, 1),
    ("loss_priority", {"losses": 0, "units": []}, LossPriority((), 0)),
    # 6 + 3.
    ("assault_morale", {"side": "assaulter", "initial": 6, "strength_bonus": 3}, 9),
    ("box_kind", {"printed_regular": 5, "printed_at": 18, "rightmost_box": 18}, FireKind.AT),
    (
        "unit_integrity",
        {"line": [["86", "7GdMiner"]], "exempt": ["7GdMiner"]},
        UnitIntegrity(ok=True, broken=()),
    ),
    # One point in the open: the highest column not above it is the first.
    ("air_strike_column", {"points": 1}, AirStrikeColumn(CombatTable.CRT, 1)),
    # Nothing but −2 in Post-Assault Fire is for a balloon.
    ("fire_against", {"balloon": True}, 0),
    ("fire_against", {"balloon": True, "post_assault": True}, -2),
)


def asked(name: str, raw: Mapping[str, Any]) -> object:
    """What a calculator answers."""
    spark = game("spark")
    found = next(one for one in spark.calculators if one.name == f"spark.{name}")
    return found.rule(decode(found.inputs, raw), spark.tables()).result


@pytest.mark.parametrize(("name", "raw", "words"), _REFUSED)
def test_what_cannot_be_is_refused(name: str, raw: Mapping[str, Any], words: str) -> None:
    with pytest.raises(BadInput) as refused:
        asked(name, raw)
    assert words in str(refused.value)


@pytest.mark.parametrize(("name", "raw", "answer"), _TAKEN)
def test_what_can_be_is_answered(name: str, raw: Mapping[str, Any], answer: object) -> None:
    assert asked(name, raw) == answer


def test_no_word_makes_an_engineer_of_a_barred_one() -> None:
    assert asked("bridge_may_be_built", {"engineer": "7GdMiner"}) is False
    assert asked("bridge_may_be_built", {"engineer": "engineer battalion"}) is True
