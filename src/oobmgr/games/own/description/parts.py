"""What a description may say, declared once: its reader, its writer and its editor follow.

A part is a field of a frozen dataclass, made with `part`, which carries its kind, its bounds and
the words of the editor. Nothing in it can name a file, a module or a command.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import MISSING
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import MANY
from oobmgr.rules.descriptions import NAME_LETTERS

_PART: Final = "part"
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class PartKind(StrEnum):
    """What a part holds."""

    ID = "id"
    NAME = "name"
    NOTE = "note"
    NUMBER = "number"
    FACTOR = "factor"
    FLAG = "yes or no"
    WORD = "word"
    SYMBOL = "symbol"
    ONE = "one of a section"
    SOME = "some of a section"
    NAMES = "names"
    TURN = "turn"
    RULE = "rule"
    FACTORS = "factors"
    AMOUNTS = "amounts"


@dataclass(frozen=True)
class Part:
    """What is told of a part.

    `label` heads its column in the editor, `sentence` says what it means. `words` are all that a
    `WORD` may be. `of` is the section whose entries `ONE`, `SOME` and `AMOUNTS` name; `FACTORS`
    name the kinds of weather. A number lies from `low` to `high`, a list has `high` entries,
    of which two may be alike where it `repeats`.
    """

    kind: PartKind
    label: str
    sentence: str
    needed: bool = False
    words: tuple[str, ...] = ()
    of: str = ""
    low: int = 0
    high: int = MANY
    letters: int = NAME_LETTERS
    repeats: bool = False


_EMPTY: Final[Mapping[PartKind, Any]] = {
    PartKind.NUMBER: 0,
    PartKind.FLAG: False,
    PartKind.SOME: (),
    PartKind.NAMES: (),
    PartKind.FACTORS: NOTHING,
    PartKind.AMOUNTS: NOTHING,
}


def part(
    kind: PartKind,
    label: str,
    sentence: str,
    *,
    default: Any = MISSING,  # noqa: ANN401 - as `dataclasses.field`
    **about: Any,  # noqa: ANN401 - the other fields of `Part`, by name
) -> Any:  # noqa: ANN401 - as `dataclasses.field`
    """A field of a description. What is not needed is empty where the file leaves it out."""
    told = Part(kind, label, sentence, **about)
    metadata = {_PART: told}
    # Without a default, so that a description cannot be made without it.
    if told.needed:
        return dataclasses.field(metadata=metadata)
    empty = _EMPTY.get(kind, "") if default is MISSING else default
    # A mapping cannot be a default itself: all descriptions would share it.
    if isinstance(empty, Mapping):
        return dataclasses.field(default_factory=lambda: empty, metadata=metadata)
    return dataclasses.field(default=empty, metadata=metadata)


def parts_of(kind: type[Any]) -> Mapping[str, Part]:
    """The parts of a kind of entry, in order, by their names in the file."""
    return {field.name: field.metadata[_PART] for field in dataclasses.fields(kind)}


def default_of(kind: type[Any], name: str) -> Any:  # noqa: ANN401 - as the field
    """What a part is where the file leaves it out; None where it is needed."""
    field = {field.name: field for field in dataclasses.fields(kind)}[name]
    if field.default_factory is not MISSING:
        return field.default_factory()
    return None if field.default is MISSING else field.default
