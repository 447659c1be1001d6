"""The frozen dataclasses of the house: their methods are written when they are first called.

A command loads hundreds of records and makes values of a few. The standard library compiles six
methods for each record as it is defined, which was half of what a short command took. Here its
`dataclass` reads the fields, so that `fields`, `replace`, `asdict` and `match` know the record as
any other; `__init__`, `__eq__`, `__hash__` and the comparisons are compiled when they are first
looked up, and what shows a value, pickles it or refuses to change it is one function for all.

Type checkers are shown the decorator of the standard library.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, FrozenInstanceError, fields
from functools import partial
from reprlib import recursive_repr
from types import MappingProxyType, MemberDescriptorType
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

if TYPE_CHECKING:
    from dataclasses import dataclass

    from _typeshed import DataclassInstance

__all__ = ["dataclass"]

Kind = TypeVar("Kind")
Method = Callable[..., Any]
_ORDER: Final = {"__lt__": "<", "__le__": "<=", "__gt__": ">", "__ge__": ">="}
_COMPARISONS: Final = {"__eq__": "==", **_ORDER}


def frozen_record(
    *,
    frozen: bool = False,
    slots: bool = False,
    kw_only: bool = False,
    order: bool = False,
    eq: bool = True,
) -> Callable[[type[Kind]], type[Kind]]:
    """Decorate a class as ``dataclasses.dataclass(frozen=True, …)`` does.

    Equality, hash, order, `repr`, the error of a change, pickling and copying are the same. Two
    things differ: a plain subclass of a record refuses further attributes too, and a record
    inherits from records of this decorator only (Python refuses to mix them).

    Raises:
        TypeError: for what no record of the house needs: a record that may change, and fields that
            are not given when a value is made (``init=False``, ``InitVar``).
    """
    if not frozen:
        raise TypeError("Records here are frozen: take dataclasses.dataclass for one that changes.")
    return partial(_decorated, slots=slots, kw_only=kw_only, order=order, eq=eq)


if not TYPE_CHECKING:
    dataclass = frozen_record


_AS_IS: Final[Mapping[str, Callable[[Any], Any]]] = MappingProxyType({})


class _MadeAnew:
    """Stands in a signature for a default that is made for each value."""

    def __repr__(self) -> str:
        return "<made anew>"


class _AtFirstUse:
    """Stands in a record for a method until somebody looks it up."""

    __slots__ = ("kind", "name", "write")

    def __init__(
        self, kind: type[Any], name: str, write: Callable[[type[Any], str], Method]
    ) -> None:
        self.kind, self.name, self.write = kind, name, write

    def __get__(self, one: object, owner: type[Any]) -> Method:
        # Two threads that both come here write the same method twice, and either will do.
        method = self.write(self.kind, self.name)
        setattr(self.kind, self.name, method)
        return method.__get__(one, owner)  # type: ignore[no-any-return]


def _decorated(
    kind: type[Kind], *, slots: bool, kw_only: bool, order: bool, eq: bool
) -> type[Kind]:
    own = set(vars(kind))
    if "__eq__" in own and vars(kind)["__hash__"] is None:
        own.discard("__hash__")  # Python put None there, because of the __eq__
    # Without a docstring the standard library makes one of the signature, which takes longer than
    # everything else it does here.
    kind.__doc__ = kind.__doc__ or kind.__name__
    with_fields = dataclasses.dataclass(
        init=False, repr=False, eq=False, kw_only=kw_only, slots=slots
    )
    fielded = with_fields(kind)
    written = {"__init__": _init}
    if eq:
        written |= {"__eq__": _comparison, "__hash__": _hash}
    if order:
        written |= dict.fromkeys(_ORDER, _comparison)
    for name, write in written.items():
        if name not in own:
            setattr(fielded, name, _AtFirstUse(fielded, name, write))
    shared = _SHARED_WITH_SLOTS if slots else _SHARED
    for name, method in shared.items():
        if name not in own:
            setattr(fielded, name, method)
    return fielded


def made_by_place(
    kind: type[Kind], names: Sequence[str], taken_as: Mapping[str, Callable[[Any], Any]] = _AS_IS
) -> Callable[..., Kind]:
    """Write a function that makes a record from the values of these fields, in this order.

    For rows by the thousand: to hand each value over by its name takes longer than to keep it. What
    stands in `taken_as` is made of each value of a field before it is kept.

    Raises:
        TypeError: these are not all fields of the record, each once, or it checks what it is given.
    """
    if sorted(names) != sorted(one.name for one in fields(kind)) or hasattr(kind, "__post_init__"):  # type: ignore[arg-type]
        raise TypeError(f"These are not the fields of {kind.__qualname__}.")
    held: dict[str, Any] = {"_new": object.__new__, "_kind": kind, "_open": _open_twin(kind)}
    # Set while it is of a class that lets itself be changed: a quarter of the time that it takes to
    # go by the refusal of every change.
    held |= {f"_{at}": take for at, take in enumerate(taken_as.values())}
    body = [f"{name} = _{at}({name})" for at, name in enumerate(taken_as)]
    body += ["_one = _new(_open)", *(f"_one.{name} = {name}" for name in names)]
    body += ["_one.__class__ = _kind", "return _one"]
    return _compiled(kind, "made", names, body, held)


def _open_twin(kind: type[Any]) -> type[Any]:
    """A class laid out as a record is, whose values are set as those of any other class."""
    own = ("__module__", "__orig_bases__", "__slots__")
    held = {name: vars(kind)[name] for name in own if name in vars(kind)}
    # Both, for Python takes its quick way only where neither is written anew.
    held |= {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    twin: type[Any] = type(kind.__name__, kind.__bases__, held)
    return twin


# What all records share


@recursive_repr("...")
def _shown(self: DataclassInstance) -> str:
    told = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr)
    return f"{type(self).__qualname__}({told})"


def _refuse_change(_self: object, name: str, _value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_removal(_self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: DataclassInstance) -> list[Any]:
    return [getattr(self, one.name) for one in fields(self)]


def _set_state(self: DataclassInstance, state: list[Any]) -> None:
    for one, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, one.name, value)


_SHARED = {"__repr__": _shown, "__setattr__": _refuse_change, "__delattr__": _refuse_removal}
_SHARED_WITH_SLOTS = _SHARED | {"__getstate__": _state, "__setstate__": _set_state}
"""The pickle of a value with slots sets them one by one, which a frozen record refuses."""


# What is written for each


def _init(kind: type[Any], name: str) -> Method:
    by_place = tuple(one.name for one in fields(kind) if not one.kw_only)
    if kind.__match_args__ != by_place or not all(one.init for one in fields(kind)):
        raise TypeError(f"{kind.__qualname__} has a field that is not given as it is made.")
    # `object.__setattr__`, because the class's own refuses every change.
    held: dict[str, Any] = {"_made_anew": _MadeAnew(), "_set": object.__setattr__}
    asked = {one.name: _parameter(one, held) for one in fields(kind)}
    words = ["self", *(asked.pop(one) for one in by_place), *(["*"] if asked else ())]
    body = [_set_line(kind, one, held) for one in fields(kind)]
    if hasattr(kind, "__post_init__"):
        body.append("self.__post_init__()")
    method = _compiled(kind, name, (*words, *asked.values()), body or ["pass"], held)
    method.__annotations__ = {one.name: one.type for one in fields(kind)} | {"return": None}
    return method


def _parameter(field: Field[Any], held: dict[str, Any]) -> str:
    if field.default is not MISSING:
        held[f"_default_{field.name}"] = field.default
        return f"{field.name}=_default_{field.name}"
    if field.default_factory is not MISSING:
        held[f"_make_{field.name}"] = field.default_factory
        return f"{field.name}=_made_anew"
    return field.name


def _set_line(kind: type[Any], field: Field[Any], held: dict[str, Any]) -> str:
    value = field.name
    if field.default_factory is not MISSING:
        value = f"_make_{value}() if {value} is _made_anew else {value}"
    slot = getattr(kind, field.name, None)
    if not isinstance(slot, MemberDescriptorType):
        return f"_set(self, {field.name!r}, {value})"
    # Half the time of object.__setattr__, which looks for the slot in the class again.
    held[f"_set_{field.name}"] = slot.__set__
    return f"_set_{field.name}(self, {value})"


def _comparison(kind: type[Any], name: str) -> Method:
    compared = [one.name for one in fields(kind) if one.compare]
    body = (
        "if other.__class__ is self.__class__:",
        f" return {_values('self', compared)} {_COMPARISONS[name]} {_values('other', compared)}",
        "return NotImplemented",
    )
    return _compiled(kind, name, ("self", "other"), body, {})


def _hash(kind: type[Any], name: str) -> Method:
    hashed = [one.name for one in fields(kind) if (one.compare if one.hash is None else one.hash)]
    return _compiled(kind, name, ("self",), (f"return hash({_values('self', hashed)})",), {})


def _values(holder: str, names: Sequence[str]) -> str:
    """A tuple of these attributes, as it is written in Python."""
    return f"({''.join(f'{holder}.{name}, ' for name in names)})"


def _compiled(
    kind: type[Any],
    name: str,
    parameters: Sequence[str],
    body: Sequence[str],
    held: Mapping[str, Any],
) -> Method:
    """A method of the record's own module, with values that its text names."""
    lines = "\n  ".join(body)
    head = f"def make({', '.join(held)}):\n def {name}({', '.join(parameters)}):"
    text = f"{head}\n  {lines}\n return {name}"
    made: dict[str, Any] = {}
    # The only words of the text that are not written here are names of fields, and Python has
    # read those as names before.
    exec(text, vars(sys.modules[kind.__module__]), made)  # noqa: S102 - as dataclasses does
    method: Method = made["make"](**held)
    method.__qualname__ = f"{kind.__qualname__}.{name}"
    return method
