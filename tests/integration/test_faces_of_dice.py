"""Every die that an input of any game takes has the faces that the die has, and no others."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.games.spark.dice import FACES
from oobmgr.known_games import game
from oobmgr.rules.inputs import TOLD, Told, decode, hints_of, without_none

_GAMES = ("europa", "spark", "war_in_europe", "grande_armee", "balkans")
_MODIFIED = re.compile(r"modifier|in the working", re.IGNORECASE)


def dice_of(kind: type[Any], seen: frozenset[type[Any]]) -> Iterator[tuple[str, Told]]:
    """The inputs of a rule that dice make up, by their names."""
    for field in dataclasses.fields(kind):
        hint, _ = without_none(hints_of(kind)[field.name])
        about = field.metadata.get(TOLD, Told(""))
        inner = next(
            (one for one in (hint, *get_args(hint)) if dataclasses.is_dataclass(one)), None
        )
        if isinstance(inner, type):
            yield from () if inner in seen else dice_of(inner, seen | {inner})
        elif about.dice or (hint is int and re.search(r"(^|_)(die|roll)$", field.name)):
            yield field.name, about


def all_dice() -> Iterator[Any]:
    for name in _GAMES:
        found = game(name)
        for rule in (*found.actions, *found.calculators):
            for field, about in dice_of(rule.inputs, frozenset()):
                if not _MODIFIED.search(about.sentence) and "modified" not in field:
                    told = f"{name}-{rule.name}-{field}"
                    yield pytest.param(name, about, id=told)


@pytest.mark.parametrize(("name", "about"), tuple(all_dice()))
def test_a_die_has_its_faces(name: str, about: Told) -> None:
    if about.dice == (FACES,):
        # Its faces are 0 to 9, and its 0 may be written as what it counts.
        assert (name, about.low, about.high, about.unset) == ("spark", 0, FACES, None)
    elif about.dice:
        assert (about.low, about.high) == (len(about.dice), sum(about.dice))
        assert about.unset in {None, 0}
    else:
        assert (about.low, about.high) in {(1, 6), (2, 12)}


def test_there_are_dice_in_these_games() -> None:
    assert {one.values[0] for one in all_dice()} == set(_GAMES) - {"war_in_europe"}


def test_one_is_no_sum_of_two_dice_and_open_dice_stay_open() -> None:
    battle = game("europa").action("battle")
    for wrong, reach in (({"roll": 1}, "from 2 to 12"), ({"commando_die": 7}, "from 1 to 6")):
        with pytest.raises(BadInput, match=f"must be {reach}"):
            decode(battle.inputs, wrong)
    opened = decode(battle.inputs, {"roll": 0, "commando_die": 0})
    assert (opened.roll, opened.commando_die) == (0, 0)
