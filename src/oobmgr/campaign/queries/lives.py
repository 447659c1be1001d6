"""The life of a unit, or of several as one: turn by turn what it had, and what became of it."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.queries.moments import moment
from oobmgr.campaign.queries.over_turns import counted
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.rules.unit_words import PLAIN_STEPS, StepWords

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot

# Units come as one list in JSON: SQLite takes only so many parameters.
_LINES: Final = (
    "SELECT transaction_id, account, amount FROM journal_posting WHERE good = 'step' "
    "AND transaction_id <= ? AND account IN (SELECT 'unit:' || side || ':' || id FROM unit "
    "WHERE id IN (SELECT value FROM json_each(?))) ORDER BY id"
)
_FACTS: Final = (
    "SELECT transaction_id, key, field, old, new FROM journal_fact WHERE subject = ? "
    "AND key IN (SELECT value FROM json_each(?)) AND transaction_id <= ? "
    "AND field IN ('*', 'status', 'formation', 'hex') ORDER BY id"
)
_BEGINS: Final = (
    "SELECT transaction_id, new FROM journal_fact "
    "WHERE subject = ? AND field = 'turn' AND new IS NOT NULL"
)
_GONE: Final = (
    "SELECT old FROM journal_fact WHERE subject = ? AND field = '*' AND new IS NULL "
    "AND transaction_id <= ? ORDER BY id DESC"
)


class Event(StrEnum):
    """What may become of a unit in a turn."""

    ARRIVED = "arrived"
    LOST = "steps lost"
    BACK = "steps back"
    DESTROYED = "destroyed"
    REBUILT = "rebuilt"
    REGROUPED = "another formation"
    JOINED = "from another formation"
    MOVED = "another place"


@dataclass(frozen=True, slots=True)
class LifeTurn:
    """A turn of a life: the steps at its end, None before it arrived; how often each event was.

    `entry` is the number of the last entry of the ledger that tells of one; 0 where none does.
    """

    label: str
    short: str
    steps: int | None
    events: Mapping[Event, int]
    entry: int = 0


@dataclass(frozen=True, slots=True)
class Life:
    """The turns of a life, and the most steps that there were; what a step is called."""

    turns: tuple[LifeTurn, ...]
    most: int
    step_words: StepWords = PLAIN_STEPS


def life(
    books: BooksSnapshot,
    unit_ids: Iterable[int],
    as_of: str | None = None,
    within: Iterable[int] = (),
) -> Life:
    """Read the life of units as one. What was taken back is nowhere in it.

    Who goes from one of the formations `within` to another of them has stayed there; who came to
    one of them from elsewhere has joined.
    """
    then = moment(books, as_of, closed=True)
    return _Reader(then, as_of or str(then.turn), tuple(unit_ids), frozenset(within)).life()


class _Reader:
    def __init__(
        self, books: BooksSnapshot, last: str, unit_ids: tuple[int, ...], within: frozenset[int]
    ) -> None:
        self._books = books
        self._within = within | _gone_from(books, within) if within else within
        self._turn_of = counted(books)
        self.turns = sorted({t for t in self._turn_of.values() if t <= last} | {last})
        self._ids = unit_ids
        self._events: defaultdict[str, Counter[Event]] = defaultdict(Counter)
        self._entries: dict[str, int] = {}
        # From which turn on each unit is there; one that is still due is in none.
        self._there: dict[int, str] = {}
        self._made: dict[int, int] = {}

    def life(self) -> Life:
        """The whole life."""
        self._read_facts()
        steps = self._read_steps()
        calendar = self._books.game.calendar
        turns = []
        for at, code in enumerate(self.turns):
            # The tilde sorts behind the code of every turn: who never came is in none.
            there = [key for key in self._ids if self._there.get(key, "~") <= code]
            now = sum(sum(steps[key][turn] for turn in self.turns[: at + 1]) for key in there)
            turn = TurnCode(code)
            turns.append(
                LifeTurn(
                    label=calendar.label(turn),
                    short=calendar.short(turn),
                    steps=now if there else None,
                    events=dict(self._events[code]),
                    entry=self._entries.get(code, 0),
                )
            )
        most = max((turn.steps or 0 for turn in turns), default=0)
        return Life(tuple(turns), most, self._books.game.unit_words.step_words)

    def _read_facts(self) -> None:
        begins = {
            number: str(json.loads(new))
            for number, new in self._books.rows(_BEGINS, (Subject.SEQUENCE,))
        }
        keys = json.dumps([str(key) for key in self._ids])
        for number, key, field, old, new in self._books.rows(
            _FACTS, (Subject.UNIT, keys, self._books.version)
        ):
            turn = self._turn_of.get(number)
            if turn is not None:
                was, now = (None if text is None else json.loads(text) for text in (old, new))
                # Who arrives with the close of a turn is there in the next one.
                self._tell(int(key), field, (was, now), (number, turn, begins.get(number, turn)))

    def _tell(
        self, key: int, field: str, change: tuple[Any, Any], at: tuple[int, str, str]
    ) -> None:
        (was, now), (number, turn, begun) = change, at
        if field == "*":
            if was is None:
                self._made[key] = number
                # Who is due comes in with its arrival, and not with its row.
                if now.get("status") != UnitStatus.DUE:
                    self._there[key] = turn
                    # Else its steps would be there all of a sudden, without a word.
                    if turn > self.turns[0]:
                        self._note(turn, Event.ARRIVED, number)
        elif field == "status" and was == UnitStatus.DUE:
            self._there[key] = begun
            self._note(begun, Event.ARRIVED, number)
        elif field == "status" and now == UnitStatus.DEAD:
            self._note(turn, Event.DESTROYED, number)
        elif field == "status" and was == UnitStatus.DEAD:
            self._note(turn, Event.REBUILT, number)
        elif field == "formation" and not self._within.issuperset(change):
            joined = now in self._within
            self._note(turn, Event.JOINED if joined else Event.REGROUPED, number)
        elif field == "hex":
            self._note(turn, Event.MOVED, number)

    def _note(self, turn: str, event: Event, number: int, times: int = 1) -> None:
        """Count an event of a turn, of which an entry of the ledger tells."""
        self._events[turn][event] += times
        # Facts and postings are read one after the other.
        self._entries[turn] = max(number, self._entries.get(turn, 0))

    def _read_steps(self) -> Mapping[int, Counter[str]]:
        """How the steps of each unit changed, by turn."""
        steps: defaultdict[int, Counter[str]] = defaultdict(Counter)
        words = self._books.game.unit_words.step_words
        # In most games every unit has steps, and none has to be looked at for this.
        rows = self._books.unit_rows() if words.without else ()
        without = {int(unit.id) for unit in rows if not words.has(unit)}
        wanted = json.dumps([key for key in self._ids if key not in without])
        for number, account, amount in self._books.rows(_LINES, (self._books.version, wanted)):
            turn = self._turn_of.get(number)
            if turn is None:
                continue
            key = int(account.rsplit(":", 1)[1])
            steps[key][turn] += amount
            # The steps that a unit is entered with are neither lost nor back.
            if number != self._made.get(key):
                event = Event.LOST if amount < 0 else Event.BACK
                self._note(turn, event, number, abs(amount))
        return steps


def _gone_from(books: BooksSnapshot, within: frozenset[int]) -> frozenset[int]:
    """The formations that stood in others and were merged into one or taken off since."""
    rows = (json.loads(old) for (old,) in books.rows(_GONE, (Subject.FORMATION, books.version)))
    above = {row["id"]: row["parent_id"] for row in rows if row["id"] not in books.formations}

    def stood_there(one: int | None) -> bool:
        # What is gone may have stood in what is gone as well.
        return one in within or (one in above and stood_there(above[one]))

    return frozenset(filter(stood_there, above))
