"""A calendar of half months, with a special turn before one of them."""

from __future__ import annotations

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass

_MONTHS = ("January", "February", "March", "April", "May", "June",
           "July", "August", "September", "October", "November", "December")  # fmt: skip
_SHORT = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_LAST_MONTH = len(_MONTHS)
_SHORT_YEAR = len("YY")


@dataclass(frozen=True)
class HalfMonths:
    """Two turns to a month, I and II; code ``1941-07-II``.

    The turn `special_before` is preceded by a named one, whose code sorts between the two.
    """

    special: TurnCode
    special_label: str
    special_before: TurnCode
    example: str = "July II 1941"

    def next(self, turn: TurnCode) -> TurnCode:
        """The half month after this one."""
        if turn == self.special:
            return self.special_before
        year, month, half = self._parts(turn)
        if half == "I":
            return TurnCode(f"{year:04d}-{month:02d}-II")
        year, month = (year + 1, 1) if month == _LAST_MONTH else (year, month + 1)
        return TurnCode(f"{year:04d}-{month:02d}-I")

    def previous(self, turn: TurnCode) -> TurnCode:
        """The half month before this one."""
        if turn == self.special_before:
            return self.special
        # The special turn has no half of its own: before it lies what lies before its successor.
        year, month, half = self._parts(self.special_before if turn == self.special else turn)
        if half == "II":
            return TurnCode(f"{year:04d}-{month:02d}-I")
        year, month = (year - 1, _LAST_MONTH) if month == 1 else (year, month - 1)
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
        if cleaned.casefold() in {self.special.casefold(), self.special_label.casefold()}:
            return self.special
        try:
            return self._read(cleaned)
        # Too few words, a month that is none, letters for a number: one refusal fits all of them.
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
        known = self.year_of(self.special_before)
        if len(written) not in {len(known), _SHORT_YEAR} or not written.isascii():
            raise ValueError(text)  # a year with a digit too many would be far in the future
        # A year that is written short is one of the century that the game is set in.
        century = known[: len(known) - len(written)]
        code = TurnCode(f"{int(century + written):04d}-{month:02d}-{half.upper()}")
        self._parts(code)
        return code

    def _parts(self, turn: TurnCode) -> tuple[int, int, str]:
        year, month, half = turn.split("-")
        if half not in {"I", "II"} or not 1 <= int(month) <= _LAST_MONTH:
            message = f"no half month: {turn}"
            raise ValueError(message)
        return int(year), int(month), half


_SHORTEST_NAME = len("Jan")


def _same_month(month: str, written: str) -> bool:
    name = written.casefold()
    return len(name) >= _SHORTEST_NAME and month.casefold().startswith(name)
