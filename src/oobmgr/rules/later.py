"""Parts of a game that are imported when they are first used.

A `Game` names its actions, warnings and pages by module, so that a command that asks for a balance
does not wait for all rules of combat.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, TypeVar, overload

T = TypeVar("T")


def loaded(where: str) -> Any:  # noqa: ANN401 - whatever stands there
    """What ``module:name`` names; imports the module."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


def called_later(where: str) -> Callable[..., Any]:
    """The function that ``module:name`` names, imported at its first call."""

    # Looked up at each call, which costs nothing: Python keeps the module.
    def call(*given: object) -> Any:  # noqa: ANN401 - as the function
        return loaded(where)(*given)

    return call


class Later(Sequence[T]):
    """The tuple that ``module:name`` names, imported when it is first looked at."""

    def __init__(self, where: str) -> None:
        self._where = where

    @cached_property
    def _all(self) -> tuple[T, ...]:
        found: tuple[T, ...] = loaded(self._where)
        return found

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[T]:
        return iter(self._all)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[T]: ...
    def __getitem__(self, at: int | slice) -> T | Sequence[T]:
        return self._all[at]
