"""The calendar of the game: numbered turns, for nothing at hand says which dates they are."""

from __future__ import annotations

import re
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import MANY

# As players say it: t12, turn 12.
_CODE: Final = re.compile(r"(?:t|turn)\s*0*(?P<number>[0-9]{1,4})", re.IGNORECASE)
_WIDTH: Final = len(str(MANY)) + 1


def _code(number: int) -> TurnCode:
    return TurnCode(f"t{number:0{_WIDTH}d}")


def turn_number(turn: TurnCode) -> int:
    """The number of a turn, 1 for the first. Raises `ValueError` for what is not a code of one."""
    if not turn.startswith("t"):
        message = f"no turn: {turn}"
        raise ValueError(message)
    return int(turn.removeprefix("t"))


@dataclass(frozen=True)
class NumberedTurns:
    """Turns by their numbers; code ``t0012``, label ``Turn 12``."""

    example: str = "Turn 12"

    def next(self, turn: TurnCode) -> TurnCode:
        """The turn after this one."""
        return _code(turn_number(turn) + 1)

    def previous(self, turn: TurnCode) -> TurnCode:
        """The turn before this one; before the first there is a turn 0."""
        return _code(max(0, turn_number(turn) - 1))

    def label(self, turn: TurnCode) -> str:
        """``Turn 12``."""
        return f"Turn {turn_number(turn)}"

    def short(self, turn: TurnCode) -> str:
        """``T 12``."""
        return f"T {turn_number(turn)}"

    def year_of(self, _: TurnCode) -> str:
        """None: turns have only numbers."""
        return ""

    def parse(self, text: str) -> TurnCode:
        """Read ``Turn 12``, ``T 12`` or ``t0012``; a bare number may be a hex."""
        found = _CODE.fullmatch(text.strip())
        if found is None or not int(found["number"]):
            advice = "Write it as Turn 12."
            raise BadInput(Fault(f"{text!r} is not a turn.", value=text, advice=advice))
        return _code(int(found["number"]))


CALENDAR = NumberedTurns()
FIRST_TURN = _code(1)
