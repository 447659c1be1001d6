"""Air bases that repair a hit after the Air Phase."""

from __future__ import annotations

from dataclasses import dataclass, replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.actions.payment import done
from oobmgr.games.europa.air.base_records import Base, base_facts, base_named, bases_of
from oobmgr.games.europa.words import COMBAT, EXPLOITATION, MOVEMENT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import list_told
from oobmgr.rules.nearest import did_you_mean

MEND = "air_mend"


@dataclass(frozen=True)
class AirMendInputs:
    """The damaged bases that are repaired: all that are in supply."""

    unsupplied: tuple[str, ...] = list_told("Bases out of supply, which repair nothing.", "AIR-07")


def damaged_bases(books: Books) -> tuple[Base, ...]:
    """The bases with hits of the side that is playing."""
    return tuple(base for base in bases_of(books, books.side).values() if base.hits)


def any_damaged(books: Books) -> bool:
    """Whether the side that is playing has bases with hits."""
    return bool(damaged_bases(books))


@action(
    "AIR-07",
    phases=(MOVEMENT, COMBAT, EXPLOITATION),
    title="Repair air bases",
    once=True,
    offered=any_damaged,
    not_now=Fault("No air base of the side has hits."),
    tab="Repair bases",
    link="Repair them",
    group="Air",
)
def plan_air_mend(books: Books, inputs: AirMendInputs) -> ActionPlan:
    """Every damaged base in supply repairs a hit after the Air Phase."""
    cell = books.tables.cell("air.base.repaired")
    each = books.tables.whole(cell.path)
    out, faults = _out_of_supply(books, inputs.unsupplied)
    working: list[Step] = []
    facts: list[Fact] = []
    for base in damaged_bases(books):
        left = base.hits if base.name in out else max(base.hits - each, 0)
        text = "out of supply" if base.name in out else f"{base.hits} − {base.hits - left}"
        working.append(Step(f"{base.name}, hits", left, text, cell.case))
        facts.extend(base_facts(books, replace(base, hits=left)))
    if not working:
        faults = (*faults, Fault("No base has hits.", "unsupplied", case=cell.case))
    number = len(facts)
    working.append(Step("Bases repaired", number, case=cell.case, kind=StepKind.RESULT))
    return ActionPlan(
        f"{counted(number, 'air base')} repaired",
        f"{counted(number, 'base repairs', 'bases repair')} {counted(each, 'hit')} each.",
        Ruling(number, tuple(working)),
        facts=() if faults else (*facts, *done(books, MEND)),
        refusals=faults,
    )


def _out_of_supply(
    books: Books, names: tuple[str, ...]
) -> tuple[frozenset[str], tuple[Fault, ...]]:
    bases = {name: base_named(books, books.side, name) for name in names}
    known = bases_of(books, books.side)
    faults = tuple(
        Fault("There is no such base.", "unsupplied", name, did_you_mean(name, known), "AIR-07")
        for name, base in bases.items()
        if base is None
    )
    return frozenset(base.name for base in bases.values() if base is not None), faults
