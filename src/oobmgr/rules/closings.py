"""What ends by itself as players go on: each declared beside the function that plans its end.

The function is asked when a phase or a player turn is left, and answers None where nothing ends::

    @closing("SP-32", title="Points of the first turn dropped")
    def points_dropped(books: Books) -> ActionPlan | None:
        \"\"\"What is left of the points of the first turn is lost.\"\"\"
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from oobmgr.domain.rulings import Ruling
from oobmgr.domain.values import dataclass
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.cases import cases_in

if TYPE_CHECKING:
    from oobmgr.rules.books import Books, PhaseId

Plan = Callable[["Books"], ActionPlan | None]
Planning = TypeVar("Planning", bound=Plan)
_DECLARED = "__closing__"


@dataclass(frozen=True)
class Closing:
    """Something that ends by itself: with each of its phases, or with a player turn if it has none.

    `plan` says what is written then, None where nothing is there to end.
    """

    name: str
    title: str
    cases: tuple[str, ...]
    plan: Plan
    phases: tuple[PhaseId, ...] = ()


def closing(
    cases: str, *, title: str, phases: tuple[PhaseId, ...] = ()
) -> Callable[[Planning], Planning]:
    """Declare a function as the plan of an end; it stays the function that it is.

    `cases` are those that have it end, as `cases_in` reads them.
    """

    def declare(plan: Planning) -> Planning:
        declared = Closing(plan.__name__, title, cases_in(cases), plan, phases)
        # Only a mark on the function: if importing a module listed it, what there is would
        # depend on what happens to be loaded.
        setattr(plan, _DECLARED, declared)
        return plan

    return declare


def closings_of(*plans: Plan) -> tuple[Closing, ...]:
    """What functions were declared to end, in this order."""
    return tuple(getattr(plan, _DECLARED) for plan in plans)


def closed(closings: Iterable[Closing], books: Books) -> ActionPlan | None:
    """The ends of all of these as one plan, None where nothing ends."""
    plans = [plan for one in closings if (plan := one.plan(books)) is not None]
    # One stays as it is, with its own result; several results are none of all.
    if len(plans) <= 1:
        return plans[0] if plans else None
    working = tuple(line for plan in plans for line in plan.ruling.working)
    notes = tuple(note for plan in plans for note in plan.ruling.notes)
    return ActionPlan(
        "; ".join(plan.title for plan in plans),
        " ".join(plan.sentence for plan in plans if plan.sentence),
        Ruling(None, working, notes),
        postings=tuple(posting for plan in plans for posting in plan.postings),
        facts=tuple(fact for plan in plans for fact in plan.facts),
        warnings=tuple(fault for plan in plans for fault in plan.warnings),
        refusals=tuple(fault for plan in plans for fault in plan.refusals),
    )
