"""The calendar of the game: half months, and the surprise turn before the first of them."""

from __future__ import annotations

from typing import Any

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa.half_months import HalfMonths
from oobmgr.rules.nearest import folded

# The code sorts after 1941-06-I and before 1941-06-II.
SURPRISE_TURN = TurnCode("1941-06-I-surprise")
FIRST_TURN = TurnCode("1941-06-II")
CALENDAR = HalfMonths(SURPRISE_TURN, "Surprise turn, June 1941", FIRST_TURN)
_SURPRISE_WORDS = frozenset(
    folded(word)
    for word in ("surprise", "surprise turn", "1941-06-surprise", "1941-06-II-surprise")
)


def read_turn(raw: Any) -> TurnCode:  # noqa: ANN401 - JSON
    """Read a turn as a code or a label. Raises `BadInput`."""
    text = str(raw)
    return SURPRISE_TURN if folded(text) in _SURPRISE_WORDS else CALENDAR.parse(text)


def later(turn: TurnCode, number: int) -> TurnCode:
    """The game turn so many turns after another."""
    for _ in range(number):
        turn = CALENDAR.next(turn)
    return turn
