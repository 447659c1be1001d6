"""Turns and their names. Saved codes sort by time; people see labels."""

from __future__ import annotations

from typing import NewType, Protocol

TurnCode = NewType("TurnCode", str)


# A protocol: calendars of games have nothing in common but what they are asked.
class Calendar(Protocol):
    """How a game counts its turns."""

    def next(self, turn: TurnCode) -> TurnCode:
        """The turn after this one."""
        ...

    def previous(self, turn: TurnCode) -> TurnCode:
        """The turn before this one."""
        ...

    def label(self, turn: TurnCode) -> str:
        """The name that players use, ``July II 1941``."""
        ...

    def short(self, turn: TurnCode) -> str:
        """The name for a column, ``Jul II``."""
        ...

    def year_of(self, turn: TurnCode) -> str:
        """The year that the label ends with and the short name leaves out; empty without one."""
        ...

    def parse(self, text: str) -> TurnCode:
        """Read a code or a label. Raises `BadInput`."""
        ...

    @property
    def example(self) -> str:
        """A turn as players write it, to show how: ``July II 1941``."""
        ...
