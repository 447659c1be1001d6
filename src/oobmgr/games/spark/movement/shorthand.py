"""A way written as players say it: ``woods, clear×3, stream``, read as the steps of a move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.games.spark.movement.path import (
    ACT_ALIASES,
    GROUND_ALIASES,
    ROAD_ALIASES,
    Act,
    Ground,
    PathStep,
    Road,
)
from oobmgr.rules import short_ways
from oobmgr.rules.nearest import did_you_mean, folded

_CASE: Final = "SP-TCE-51"
Word = TypeVar("Word", Act, Ground, Road)


def read_way(text: str, where: str) -> tuple[PathStep, ...]:
    """The steps of a way: terrain enters a hex, a road follows it, anything else is an act.

    Several words of terrain stand for one hex with a plus between them: ``woods+hill``.

    Raises:
        BadInput: Carries a fault for each word that is not known; `where` is its field.
    """
    return short_ways.read_way(text, where, _CASE, _step)


def _step(words: str) -> PathStep:
    # A stream by itself is crossed, as is a bridge; beside other terrain it lies in the hex.
    acts = _meanings(Act, ACT_ALIASES)
    if (act := acts.get(folded(words))) is not None and act is not Act.ROAD:
        return PathStep(act, streams=1) if act is Act.CROSS_STREAM else PathStep(act)
    roads, grounds = _meanings(Road, ROAD_ALIASES), _meanings(Ground, GROUND_ALIASES)
    if (road := roads.get(folded(words))) is not None:
        return PathStep(Act.ROAD, road=(road,))
    parts = [folded(part) for part in words.split("+")]
    for part in parts:
        if part not in grounds:
            known = (*grounds.values(), *roads.values(), *acts.values())
            raise BadInput(Fault("is not known.", advice=did_you_mean(part, map(str, known))))
    return PathStep(Act.ENTER, terrain=tuple(grounds[part] for part in parts))


def _meanings(kind: type[Word], aliases: Mapping[str, Word]) -> Mapping[str, Word]:
    """What each word of a kind means, in one spelling."""
    known = {folded(other): meant for other, meant in aliases.items()}
    return known | {folded(one): one for one in kind}
