"""Dice that the program rolls for a player: single ones, in records, and each of a list."""

from dataclasses import dataclass
from typing import Any

import pytest

from oobmgr.campaign import dice
from oobmgr.domain.errors import BadInput
from oobmgr.rules.bounds import D6
from oobmgr.rules.field_info import describe
from oobmgr.rules.inputs import decode, told


@dataclass(frozen=True)
class One:
    """A record with a die."""

    name: str = told("Whose.", default="")
    die: int = told("Its die.", default=0, low=0, high=D6, dice=(D6,))


@dataclass(frozen=True)
class Throw:
    """A die, a list of dice, and records with one each."""

    die: int = told("The die.", low=1, high=D6, dice=(D6,))
    many: tuple[int, ...] = told("Dice.", default=(), low=1, high=D6, dice=(D6,))
    each: tuple[One, ...] = told("Records.", default=())


@pytest.fixture(autouse=True)
def _fours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "rolled", lambda faces: len(faces) * 4)


@pytest.mark.parametrize(
    ("raw", "given", "rolls"),
    [
        ({"die": "roll"}, {"die": 4}, (("die", 4),)),
        ({"die": 2, "many": [1, "roll", " Roll "]}, {"die": 2, "many": [1, 4, 4]},
         (("many", 4), ("many", 4))),
        ({"die": 2, "each": [{"name": "roll", "die": "roll"}]},
         {"die": 2, "each": [{"name": "roll", "die": 4}]}, (("die", 4),)),
        ({"die": 2, "many": []}, {"die": 2, "many": []}, ()),
    ],
)  # fmt: skip
def test_the_word_is_rolled_wherever_dice_stand(
    raw: dict[str, Any], given: dict[str, Any], rolls: tuple[tuple[str, int], ...]
) -> None:
    assert dice.with_rolls(raw, describe(Throw)) == (given, rolls)


def test_nobody_knows_how_many_dice_the_word_stands_for_in_place_of_a_list() -> None:
    given, rolls = dice.with_rolls({"die": 1, "many": "roll"}, describe(Throw))
    assert rolls == ()
    with pytest.raises(BadInput, match="must be a list"):
        decode(Throw, given)
