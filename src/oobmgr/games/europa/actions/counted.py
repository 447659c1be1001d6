"""What a player enters by number: as calculators ask for it, with an upper limit."""

from __future__ import annotations

from typing import Any

from oobmgr.games.europa.words import UNIT_ALIASES, UNIT_CLASSES
from oobmgr.rules.bounds import MANY
from oobmgr.rules.inputs import told


def count_told(sentence: str, case: str, *, unit: str = "divisions", high: int = MANY) -> Any:  # noqa: ANN401 - as `told`
    """An input that is a whole number of things, none unless said, at most `high`."""
    return told(sentence, default=0, unit=unit, low=0, high=high, case=case)


def counts_told(sentence: str) -> Any:  # noqa: ANN401 - as `told`
    """An input of units counted by price class."""
    return told(
        sentence,
        default={},
        low=0,
        high=MANY,
        unit="units",
        keys=UNIT_CLASSES,
        aliases=UNIT_ALIASES,
        case="SP-13",
    )
