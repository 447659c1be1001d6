"""The ten-sided die of the game, on which 0 counts as ten."""

from __future__ import annotations

from typing import Any, Final

from oobmgr.rules.bounds import D10
from oobmgr.rules.inputs import told

FACES: Final = D10
"""What the die counts at most, written 0 on it."""


def counted(die: int) -> int:
    """What a die counts for: 0 as ten, anything else as it stands."""
    return die or FACES


def die_told(sentence: str, **about: Any) -> Any:  # noqa: ANN401 - as `told`
    """An input of one die, 0 to 10, which the program may roll. `about` are fields of `Told`."""
    return told(sentence, low=0, high=FACES, dice=(FACES,), **about)
