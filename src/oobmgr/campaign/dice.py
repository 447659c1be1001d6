"""Rolling dice for a player who asks for it: what is rolled becomes an input, and so is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from oobmgr.rules.field_info import FieldInfo

ROLL: Final = "roll"
"""The word that stands for a number that the program shall roll."""
# Of the system: nobody can set it up to roll what he wants.
_CHANCE: Final = SystemRandom()


def rolled(dice: Sequence[int]) -> int:
    """The sum of one roll of dice with these faces."""
    return sum(_CHANCE.randint(1, faces) for faces in dice)


def with_rolls(
    raw: Any,  # noqa: ANN401 - JSON
    fields: Sequence[FieldInfo],
) -> tuple[Any, tuple[tuple[str, int], ...]]:
    """The inputs with a roll wherever the word ``roll`` stands for dice, and what was rolled.

    Each roll is told with the name of its input, in the order in which they stand there; in a list
    of dice the word may stand for any of them.
    """
    rolls: list[tuple[str, int]] = []
    return _record(raw, fields, rolls), tuple(rolls)


def _record(raw: Any, fields: Sequence[FieldInfo], rolls: list[tuple[str, int]]) -> Any:  # noqa: ANN401 - JSON
    # Passed on as it is: the reader of inputs says better what is wrong with it.
    if not isinstance(raw, Mapping):
        return raw
    known = {field.name: field for field in fields}
    return {
        name: _value(value, known[name], rolls) if name in known else value
        for name, value in raw.items()
    }


def _value(value: Any, field: FieldInfo, rolls: list[tuple[str, int]]) -> Any:  # noqa: ANN401 - JSON
    if field.dice and isinstance(value, str) and value.strip().casefold() == ROLL:
        rolls.append((field.name, rolled(field.dice)))
        return rolls[-1][1]
    if isinstance(value, list) and field.item is not None:
        return [_value(one, field.item, rolls) for one in value]
    return _record(value, field.fields, rolls) if field.fields else value
