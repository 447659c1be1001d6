"""Rolling dice for a player who asks for it: what is rolled becomes an input, and so is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from oobmgr.rules.inputs import FieldInfo

ROLL: Final = "roll"
"""The word that stands for a number that the program shall roll."""
_CHANCE: Final = SystemRandom()


def rolled(dice: Sequence[int]) -> int:
    """The sum of one roll of dice with these faces."""
    return sum(_CHANCE.randint(1, faces) for faces in dice)


def with_rolls(raw: Any, fields: Sequence[FieldInfo]) -> Any:  # noqa: ANN401 - JSON
    """The inputs with a roll wherever the word ``roll`` stands for dice; the rest as given."""
    if not isinstance(raw, Mapping):
        return raw
    known = {field.name: field for field in fields}
    return {
        name: _with_roll(value, known[name]) if name in known else value
        for name, value in raw.items()
    }


def _with_roll(value: Any, field: FieldInfo) -> Any:  # noqa: ANN401 - JSON
    if field.dice and isinstance(value, str) and value.strip().casefold() == ROLL:
        return rolled(field.dice)
    if isinstance(value, list) and field.item is not None:
        return [with_rolls(one, field.item.fields) for one in value]
    return with_rolls(value, field.fields) if field.fields else value
