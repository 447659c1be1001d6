"""Books that note what is read of them, so that an answer is kept as long as that is the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.drafts import TOPIC_OF
from oobmgr.campaign.projections import RECORDS
from oobmgr.campaign.topics import Topic
from oobmgr.domain.accounts import Account, GoodId, Place, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import JsonValue, Subject, UnitId

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books, Options, PhaseId
    from oobmgr.rules.tables import Tables

UNITS: Final = "units"
"""Units with their steps, their texts and the formations that they stand in."""
BALANCES: Final = "balances"
"""What every account except units holds."""
UNIT_ACCOUNTS: Final = f"{Place.UNIT}:"


def touched(subjects: Iterable[str], accounts: Iterable[str]) -> frozenset[str]:
    """The parts of the books that lines of the journal change, by their subjects and accounts."""
    # Units and formations are read through the same rows, so that a change of either makes both
    # stale.
    parts = {UNITS if subject in RECORDS else subject for subject in subjects}
    return frozenset(parts) | {
        UNITS if account.startswith(UNIT_ACCOUNTS) else BALANCES for account in accounts
    }


def topics_of_parts(parts: Iterable[str]) -> frozenset[Topic]:
    """The topics that a change of parts of the books comes under."""
    found = set()
    for part in parts:
        if part == UNITS:
            found |= {Topic.UNITS, Topic.FORMATIONS}
        elif part == BALANCES:
            found |= {Topic.POOLS}
        else:
            # Facts come and go field by field, or as whole records.
            found |= {TOPIC_OF[part]} if part in TOPIC_OF else {Topic.FACTS, Topic.RECORDS}
    return frozenset(found)


class WatchedBooks:
    """Implements `oobmgr.rules.books.Books`; `read` are the parts that were asked for so far.

    A part is `UNITS`, `BALANCES`, or the subject of facts. The rules ask for no more than stands
    here, so nothing that they read goes unnoticed.
    """

    def __init__(self, books: Books) -> None:
        self._books = books
        self.read: set[str] = set()

    @property
    def turn(self) -> TurnCode:
        """The game turn that is being played."""
        self.read.add(Subject.SEQUENCE)
        return self._books.turn

    @property
    def side(self) -> SideId:
        """The side whose player turn it is."""
        self.read.add(Subject.SEQUENCE)
        return self._books.side

    @property
    def phase(self) -> PhaseId:
        """The phase of that player turn."""
        self.read.add(Subject.SEQUENCE)
        return self._books.phase

    # Of the campaign itself, which no entry changes.

    @property
    def brings_units(self) -> bool:
        """Whether the scenario brings its units along, set up as they begin."""
        return self._books.brings_units

    @property
    def variant(self) -> str:
        """The form of the scenario."""
        return self._books.variant

    @property
    def options(self) -> Options:
        """The settings of the campaign's options."""
        self.read.add(Subject.OPTION)
        return self._books.options

    @property
    def tables(self) -> Tables:
        """The game's tables with the campaign's house rules."""
        self.read.add(Subject.OVERRIDE)
        return self._books.tables

    def balance(self, account: Account, good: GoodId) -> int:
        """What the account holds of the good."""
        self.read.add(UNITS if account.place is Place.UNIT else BALANCES)
        return self._books.balance(account, good)

    def balances(self, good: GoodId) -> Mapping[Account, int]:
        """Every account except units that holds the good."""
        self.read.add(BALANCES)
        return self._books.balances(good)

    def fact(self, subject: Subject, key: str, field: str) -> JsonValue:
        """The present value of a fact; None where none was entered."""
        self.read.add(subject)
        return self._books.fact(subject, key, field)

    def facts(self, subject: Subject) -> Mapping[tuple[str, str], JsonValue]:
        """All facts about a subject: ``(key, field) -> value``."""
        self.read.add(subject)
        return self._books.facts(subject)

    def entered_now(self, subject: Subject, key: str, field: str) -> bool:
        """Whether the present value of a fact was entered in the phase that goes on."""
        self.read |= {subject, Subject.SEQUENCE}
        return self._books.entered_now(subject, key, field)

    def unit(self, unit_id: UnitId) -> UnitState:
        """One unit. Raises `BadInput` where there is none."""
        self.read.add(UNITS)
        return self._books.unit(unit_id)

    def units(self) -> tuple[UnitState, ...]:
        """All units of all sides that are alive or due."""
        self.read.add(UNITS)
        return self._books.units()
