"""What a description begins with: a blank game, or the sample that ships with the program."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.places import resources_dir
from oobmgr.games.own.description.description import (
    About,
    DescribedGood,
    DescribedIncome,
    DescribedPhase,
    DescribedSide,
    Description,
)

FILE_NAME: Final = "valley_1836.toml"

BLANK: Final = Description(
    game=About(name="A game of your own"),
    sides=(
        DescribedSide(id="first", name="First side"),
        DescribedSide(id="second", name="Second side"),
    ),
    phases=(
        DescribedPhase(id="supply", name="Supply"),
        DescribedPhase(id="operations", name="Operations"),
    ),
    goods=(DescribedGood(id="supplies", name="Supplies", sign="SP"),),
    income=(DescribedIncome(id="each_turn", name="Each turn", good="supplies", amount=1),),
)
"""Two sides, two phases, one good: to be called otherwise."""


def sample_text() -> str:
    """The text of the sample."""
    return (resources_dir() / "samples" / FILE_NAME).read_text(encoding="utf-8")
