"""Inputs and results as forms, the command line and the documentation show them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import MISSING
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from typing import Any, get_args, get_origin

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.values import dataclass
from oobmgr.rules.inputs import KINDS_KEPT, TOLD, Told, encode, hints_of, without_none


class InputKind(StrEnum):
    """Which control a form shows for an input."""

    NUMBER = "number"
    EXACT = "exact number"
    FLAG = "yes or no"
    CHOICE = "choice"
    TEXT = "text"
    TURN = "game turn"
    LIST = "list"
    TABLE = "table"
    RECORD = "record"


@dataclass(frozen=True, kw_only=True)
class FieldInfo(Told):
    """An input or a result field as forms, the command line and the documentation show it.

    It is what was told about it, with what its type says. In a table `choices` are the names that
    it may use and `value_choices` the words that may stand beside them; in a list `value_choices`
    are the words that it may hold. `item` is what a list holds, or what stands beside each name of
    a table: with `fields` where that is a record, with an `item` of its own where that is a list.
    `optional` says that it may be left open.
    """

    name: str
    kind: InputKind
    required: bool
    default: object = None
    optional: bool = False
    fields: tuple[FieldInfo, ...] = ()
    value_choices: tuple[str, ...] = ()
    item: FieldInfo | None = None

    @property
    def called(self) -> str:
        """What stands before it: its label, else its sentence, else its name in words."""
        words = self.label or self.sentence or self.name.replace("_", " ").capitalize()
        return words.rstrip(".")


def describe(kind: type[Any]) -> tuple[FieldInfo, ...]:
    """The fields of an inputs or result dataclass, in order."""
    return _described(kind)


def _fields_of(kind: type[Any]) -> tuple[FieldInfo, ...]:
    hints = hints_of(kind)
    return tuple(_describe(field, hints[field.name]) for field in dataclasses.fields(kind))


# Cached by type, since forms, JSON and listings ask for the same ones again and again.
_described: Callable[[Any], tuple[FieldInfo, ...]] = lru_cache(KINDS_KEPT)(_fields_of)


def _describe(field: dataclasses.Field[Any], hint: Any) -> FieldInfo:  # noqa: ANN401 - a type
    about = field.metadata.get(TOLD, Told(""))
    inner, optional = without_none(hint)
    default, required = _default(field)
    # A listing of all options of a game at each calculator would bury those that change it.
    if about.matter is not None and isinstance(default, Mapping):
        default = {name: default[name] for name in about.matter}
    choices = about.choices or about.keys or about.matter or ()
    # An enumeration says itself which words there are; a list beside it would have to follow it.
    if isinstance(inner, type) and issubclass(inner, StrEnum):
        choices = tuple(str(member) for member in inner)
    record = dataclasses.is_dataclass(inner) and isinstance(inner, type)
    nested = describe(inner) if record else ()
    said = vars(about) | {
        "choices": choices,
        # In a list each entry is a roll of its own.
        "dice": about.dice if get_origin(inner) is not tuple else (),
    }
    # The rest comes as it was told, so that a further remark needs no line here.
    return FieldInfo(
        **said,
        name=field.name,
        kind=_input_kind(inner, choices),
        required=required,
        default=None if required else encode(default),
        optional=optional,
        fields=nested,
        value_choices=_value_choices(inner),
        item=_item(field.name, inner, about),
    )


def _item(name: str, hint: Any, about: Told) -> FieldInfo | None:  # noqa: ANN401 - a type
    """What a list or a table of this kind holds; None for anything else."""
    kind = _input_kind(hint, ())
    if kind not in {InputKind.LIST, InputKind.TABLE}:
        return None
    held, optional = without_none(get_args(hint)[0 if kind is InputKind.LIST else 1])
    words = isinstance(held, type) and issubclass(held, StrEnum)
    choices = tuple(str(member) for member in held) if words else about.choices
    return FieldInfo(
        about.sentence,
        name=name,
        kind=_input_kind(held, choices),
        required=True,
        unit=about.unit,
        low=about.low,
        high=about.high,
        unset=about.unset,
        choices=choices,
        choice_names=about.choice_names,
        optional=optional,
        fields=describe(held) if isinstance(held, type) and dataclasses.is_dataclass(held) else (),
        item=_item(name, held, about),
        dice=about.dice,
    )


def _value_choices(hint: Any) -> tuple[str, ...]:  # noqa: ANN401 - a type
    """The words of a list's or a table's values, where they are words of a kind."""
    kinds = [kind for kind in get_args(hint) if isinstance(kind, type)]
    words = [kind for kind in kinds if issubclass(kind, StrEnum)]
    return tuple(str(member) for kind in words for member in kind)


def _default(field: dataclasses.Field[Any]) -> tuple[Any, bool]:
    if field.default is not MISSING:
        return field.default, False
    if field.default_factory is not MISSING:
        # Called here, for a form has to show a default.
        return field.default_factory(), False
    return None, True


def _input_kind(inner: Any, choices: tuple[str, ...]) -> InputKind:  # noqa: ANN401 - a type
    if dataclasses.is_dataclass(inner):
        return InputKind.RECORD
    origin = get_origin(inner)
    if origin is tuple:
        return InputKind.LIST
    if origin is not None and issubclass(origin, Mapping):
        return InputKind.TABLE
    if choices:
        # Before the types: a text or a number of a few known values is a choice to who fills it in.
        return InputKind.CHOICE
    if inner is TurnCode:
        return InputKind.TURN
    by_type = {bool: InputKind.FLAG, int: InputKind.NUMBER, Fraction: InputKind.EXACT}
    return by_type.get(inner, InputKind.TEXT)
