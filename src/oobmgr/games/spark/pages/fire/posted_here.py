"""What was posted from the page: where it goes back to when that is taken back."""

from __future__ import annotations

from oobmgr.domain.values import dataclass
from oobmgr.games.spark.fire.fire_rows import AssaultStep, FireSheet, FireWish
from oobmgr.games.spark.pages.fire.viewmodel import FireReading


@dataclass(frozen=True)
class _Entry:
    number: int
    what: AssaultStep | FireWish


class PostedHere:
    """The entries of the page that stand in the books, oldest first.

    The page leads on after a posting. Whoever takes it back wants to enter it again, and would
    else look at the step that came next.
    """

    def __init__(self) -> None:
        self._entries: tuple[_Entry, ...] = ()

    def note(self, reading: FireReading, what: AssaultStep | FireWish) -> None:
        """Remember what was posted last; of a past turn nothing is."""
        if numbers := _numbers(reading):
            self._entries += (_Entry(max(numbers), what),)

    def taken_back(self, reading: FireReading) -> AssaultStep | FireWish | None:
        """The first of what does not stand any more, and is forgotten; None where all does."""
        # Nothing was taken back only because a past turn is looked at.
        if reading.turn is None:
            return None
        held = _numbers(reading)
        gone = [entry for entry in self._entries if entry.number not in held]
        self._entries = tuple(entry for entry in self._entries if entry.number in held)
        return gone[0].what if gone else None


def _numbers(reading: FireReading) -> frozenset[int]:
    """The entries of this turn that stand."""
    return frozenset(one.id for one in reading.turn.page.posted) if reading.turn else frozenset()


def step_again(sheet: FireSheet, what: AssaultStep | FireWish) -> AssaultStep | None:
    """What was taken back, as the list of the phase has it now; None where it is not in it."""
    steps = [step for row in sheet.rows for step in row.steps]
    if isinstance(what, AssaultStep):
        same = (one for one in steps if _known_by(one) == _known_by(what))
    else:
        same = (one for one in steps if one.wish is not None and _begins(one.wish, what))
    return next(same, None)


def _known_by(step: AssaultStep) -> tuple[object, ...]:
    # The rest of what it opens with may have become known since.
    return step.key, step.action, step.raw.get("hex")


def _begins(wish: FireWish, other: FireWish) -> bool:
    """Whether a fire that was wished for began with a wish of the list."""
    return (wish.segment, wish.assault, wish.support) == (
        other.segment,
        other.assault,
        other.support,
    )
