"""What a command would write, before it is written."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from operator import itemgetter
from typing import Any

from oobmgr.campaign.topics import Topic
from oobmgr.domain.accounts import STEP, Account, GoodId, Place, SideId, unit_account
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import WHOLE, Fact, Posting, Subject, imbalance
from oobmgr.domain.rulings import Step
from oobmgr.domain.units import OTHER_TEXTS, UnitValues
from oobmgr.domain.values import dataclass
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.charts import ChartEntry

UNIT_COLUMNS = (
    "id", "side", "nation", "designation", "type", "size", "formation_id", "ratings", "traits",
    "steps", "steps_left", "status", "arrival", *(text.name for text in OTHER_TEXTS),
)  # fmt: skip
"""Columns of a unit as stored, in this order wherever units travel in bulk."""

_STEPS = UNIT_COLUMNS.index("steps_left")
_STEPS_OF = itemgetter(UNIT_COLUMNS.index("id"), UNIT_COLUMNS.index("side"), _STEPS)

UnitColumns = tuple[Any, ...]


@dataclass(frozen=True)
class Draft:
    """A transaction in pencil.

    `new_units` are rows in the order of `UNIT_COLUMNS` (ratings and traits as JSON text, ids
    without a gap): the bulk form of one creation fact each, and of one posting each that brings
    in the steps it has left; `postings` has the other side of those. `brought` are units of a
    game's plans, which become such rows when the whole draft is planned. With a `backup_label` the
    file is copied before the draft is written.
    """

    title: str
    sentence: str = ""
    postings: tuple[Posting, ...] = ()
    facts: tuple[Fact, ...] = ()
    new_units: Sequence[UnitColumns] = ()
    brought: tuple[UnitValues, ...] = ()
    working: tuple[Step, ...] = ()
    notes: tuple[str, ...] = ()
    warnings: tuple[Fault, ...] = ()
    refusals: tuple[Fault, ...] = ()
    looked_up: tuple[ChartEntry, ...] = ()
    result: Any = None
    counters: dict[str, int] = field(default_factory=dict)
    backup_label: str = ""

    def every_posting(self) -> Iterator[Posting]:
        """The postings, those that bring in the steps of new units included."""
        yield from self.postings
        for unit, side, steps in map(_STEPS_OF, self.new_units):
            if steps:
                yield Posting(unit_account(side, unit), STEP, steps)

    def imbalance(self) -> dict[GoodId, int]:
        """The goods whose postings do not sum to zero, with the sum. Empty when balanced."""
        # Units in bulk have no postings of their own in the draft: their steps count as one.
        brought = sum(row[_STEPS] for row in self.new_units)
        total = Posting(Account(Place.UNIT, SideId("")), STEP, brought)
        return imbalance((*self.postings, total))

    @property
    def topics(self) -> frozenset[Topic]:
        """What this would touch."""
        return topics_of(
            ((fact.subject, fact.field) for fact in self.facts),
            (posting.good for posting in self.postings),
            units=bool(self.new_units),
        )


def topics_of(
    changed: Iterable[tuple[str, str]], goods: Iterable[str], *, units: bool = False
) -> frozenset[Topic]:
    """The topics of changed subjects and fields, and of the goods that moved.

    `units` says that units came or went. The ledger always shows a new transaction.
    """
    topics = {Topic.LEDGER}
    for subject, field_ in changed:
        # A whole record that came or went changes lists; a single field, what a phase offers.
        rest = Topic.RECORDS if field_ == WHOLE else Topic.FACTS
        topics.add(TOPIC_OF.get(subject, rest))
    # The steps of units are quantities; what else moved lies in pools.
    topics |= {Topic.UNITS if good == STEP else Topic.POOLS for good in goods}
    # A row of a unit shows its path, and a formation the sum of its units: one is never read alone.
    if units or Topic.FORMATIONS in topics:
        topics |= {Topic.UNITS, Topic.FORMATIONS}
    return frozenset(topics)


TOPIC_OF: Mapping[str, Topic] = {
    Subject.SEQUENCE: Topic.SEQUENCE,
    Subject.UNIT: Topic.UNITS,
    Subject.FORMATION: Topic.FORMATIONS,
    Subject.OPTION: Topic.OPTIONS,
    Subject.OVERRIDE: Topic.OPTIONS,
    Subject.CHART: Topic.OPTIONS,
    # Another description is another game: whatever shows anything of it listens to one of these.
    Subject.DESCRIPTION: Topic.OPTIONS,
}
"""The topic of a subject that has one of its own."""


def draft_of(plan: ActionPlan) -> Draft:
    """An action's plan as a draft."""
    return Draft(
        title=plan.title,
        sentence=plan.sentence,
        postings=plan.postings,
        facts=plan.facts,
        working=plan.ruling.working,
        notes=plan.ruling.notes,
        warnings=plan.warnings,
        refusals=plan.refusals,
        looked_up=plan.looked_up,
        brought=plan.new_units,
        result=plan.ruling.result,
    )


def joined(first: Draft, second: Draft) -> Draft:
    """Both drafts as one transaction under the first one's title."""
    return replace(
        first,
        postings=first.postings + second.postings,
        facts=first.facts + second.facts,
        brought=first.brought + second.brought,
        working=first.working + second.working,
        notes=first.notes + second.notes,
        warnings=first.warnings + second.warnings,
        refusals=first.refusals + second.refusals,
    )
