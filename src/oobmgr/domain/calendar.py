"""Turns and their names. Saved codes sort by time; people see labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType, Protocol

from oobmgr.domain.errors import BadInput, Fault

TurnCode = NewType("TurnCode", str)

_MONTHS = ("January", "February", "March", "April", "May", "June",
           "July", "August", "September", "October", "November", "December")  # fmt: skip
_SHORT = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


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


@dataclass(frozen=True)
class HalfMonths:
    """Two turns to a month, I and II; code ``1941-07-II``.

    A turn may be preceded by a named special turn, code ``1941-06-II-special``-style is not used:
    special turns stand in `specials` as ``code -> label`` and sort just before `before`.
    """

    special: TurnCode = TurnCode("")
    special_label: str = ""
    special_before: TurnCode = TurnCode("")
    example: str = "July II 1941"

    def next(self, turn: TurnCode) -> TurnCode:
        """The half month after this one."""
        if turn == self.special:
            return self.special_before
        year, month, half = self._parts(turn)
        if half == "I":
            return TurnCode(f"{year:04d}-{month:02d}-II")
        year, month = (year + 1, 1) if month == 12 else (year, month + 1)  # noqa: PLR2004 - the calendar's
        return TurnCode(f"{year:04d}-{month:02d}-I")

    def previous(self, turn: TurnCode) -> TurnCode:
        """The half month before this one."""
        if turn == self.special_before and self.special:
            return self.special
        year, month, half = self._parts(self.special_before if turn == self.special else turn)
        if half == "II":
            return TurnCode(f"{year:04d}-{month:02d}-I")
        year, month = (year - 1, 12) if month == 1 else (year, month - 1)
        return TurnCode(f"{year:04d}-{month:02d}-II")

    def label(self, turn: TurnCode) -> str:
        """``July II 1941``."""
        if turn == self.special:
            return self.special_label
        year, month, half = self._parts(turn)
        return f"{_MONTHS[month - 1]} {half} {year}"

    def short(self, turn: TurnCode) -> str:
        """``Jul II``."""
        if turn == self.special:
            return self.special_label.split()[0]
        _, month, half = self._parts(turn)
        return f"{_SHORT[month - 1]} {half}"

    def year_of(self, turn: TurnCode) -> str:
        """``1941``."""
        year, _, _ = self._parts(self.special_before if turn == self.special else turn)
        return str(year)

    def half_of(self, turn: TurnCode) -> str:
        """``I`` or ``II``; empty for the special turn."""
        return "" if turn == self.special else self._parts(turn)[-1]

    def within_year(self, turn: TurnCode) -> str:
        """The code without its year, ``07-II``: it sorts turns of all years by their season."""
        return turn.partition("-")[-1]

    def parse(self, text: str) -> TurnCode:
        """Read ``1941-07-II``, ``July II 1941``, ``Sept I 1941`` or ``Jul II 41``."""
        cleaned = " ".join(text.replace("'", " ").replace(".", " ").split())
        if self.special and cleaned.casefold() in {
            self.special.casefold(),
            self.special_label.casefold(),
        }:
            return self.special
        try:
            return self._read(cleaned)
        except (ValueError, IndexError, StopIteration):
            raise BadInput(
                Fault(
                    f"{text!r} is not a turn.",
                    value=text,
                    advice="Write it as July II 1941 or 1941-07-II.",
                )
            ) from None

    def _read(self, text: str) -> TurnCode:
        if text[:1].isdigit():
            year, month, half = self._parts(TurnCode(text.upper()))
            return TurnCode(f"{year:04d}-{month:02d}-{half}")
        name, half, written = text.split()
        month = next(i for i, m in enumerate(_MONTHS, 1) if _same_month(m, name))
        full_year = int(written) if len(written) == 4 else 1900 + int(written)  # noqa: PLR2004 - digits
        code = TurnCode(f"{full_year:04d}-{month:02d}-{half.upper()}")
        self._parts(code)
        return code

    def _parts(self, turn: TurnCode) -> tuple[int, int, str]:
        year, month, half = turn.split("-")
        if half not in {"I", "II"} or not 1 <= int(month) <= 12:  # noqa: PLR2004
            message = f"no half month: {turn}"
            raise ValueError(message)
        return int(year), int(month), half


_SHORTEST_NAME = 3


def _same_month(month: str, written: str) -> bool:
    name = written.casefold()
    shortened = len(name) >= _SHORTEST_NAME and month.casefold().startswith(name)
    return shortened or (month == "September" and name == "sept")
