"""What was missed in a phase that is over and is entered now, without undoing what came since."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import Draft
from oobmgr.campaign.entered import entries_of
from oobmgr.campaign.player_turns import Position
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.wording import with_capital
from oobmgr.rules.fact_kinds import FactKind, FactPlace, Lasting
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.picked_units import unit_name

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import Late
    from oobmgr.rules.actions import Action


def late_draft(action: Action, late: Late, books: BooksSnapshot) -> tuple[BooksSnapshot, Draft]:
    """The books as if the missed phase were played, and what the entry says of being late.

    What the entry writes is worked out from the books of now: what a phase ended since is not
    ended again, so a note says so.

    Raises:
        BadInput: no such phase is over in this turn or the one before.
    """
    place = missed_place(books, action, late)
    name = books.place_name(place)
    reason = late.reason.strip()
    advice = "Give the reason; the ledger keeps it."
    unsaid = Fault(
        "a late entry needs its reason.", "reason", "", advice, action.case, missing=True
    )
    draft = Draft(
        title="",
        working=(
            Step("Entered late", name, "", action.case, StepKind.HEADING),
            Step("Reason", reason or "none given"),
        ),
        notes=(
            f"Late, for the {name}: worked out from the books as they are now. {reason}".strip(),
        ),
        refusals=() if reason else (unsaid,),
    )
    # The same books in another place of the sequence: what came since is true for the entry, too.
    return books.placed(place), draft


def missed_place(books: BooksSnapshot, action: Action, late: Late) -> Position:
    """The latest phase before now that fits what was said of it.

    Raises:
        BadInput: there is none in this turn or the one before.
    """
    over = books.earlier_positions()
    # The latest first: who says no phase means the last one in which it could have been done.
    for place in over:
        asked = ((late.turn, place.turn), (late.side, place.side), (late.phase, place.phase))
        # A phase that was named is taken at its word; `_planned` refuses the action there if need
        # be.
        named = bool(late.phase) or place.phase in action.phases
        if named and all(wanted in ("", there) for wanted, there in asked):
            return place
    message = f"no phase of {action.title} is over in this turn or the turn before."
    wanted = " ".join(filter(None, (late.turn, late.side, late.phase)))
    known = did_you_mean(late.phase, dict.fromkeys(place.phase for place in over))
    advice = known if late.phase else "Post it in its phase."
    raise BadInput(Fault(message, "late", wanted, advice, action.case))


# ---------------------------------------------------------------- what later phases have entered


def without_later_states(draft: Draft, books: BooksSnapshot, missed: Position) -> Draft:
    """The same draft without the states that a later phase entered, and a word on each.

    Args:
        draft: What an entry for a phase that is over would write.
        books: The books as they are.
        missed: The phase that it is entered for.
    """
    kinds = books.game.every_fact
    over = books.earlier_positions()
    later = {books.position, *(over[: over.index(missed)] if missed in over else ())}
    found: dict[FactPlace, Position | None] = {}
    kept = []
    for fact in draft.facts:
        kind = kinds.get(fact.subject)
        if kind is None or kind.lasting is Lasting.NO or fact.field in kind.added_to:
            kept.append(fact)
            continue
        # Fields that are one state stand or fall together: half of it would be neither.
        field = fact.field if kind.lasting is Lasting.FIELD else ""
        state = FactPlace(fact.subject, fact.key, field)
        if state not in found:
            found[state] = _entered_later(books, state, missed, later)
        if found[state] is None:
            kept.append(fact)
    told = (
        _told(books, kinds[state.subject], state, place)
        for state, place in found.items()
        if place is not None
    )
    return replace(draft, facts=tuple(kept), warnings=(*draft.warnings, *told))


def _told(books: BooksSnapshot, kind: FactKind, state: FactPlace, place: Position) -> Fault:
    if kind.of_units:
        name = unit_name(books.unit(UnitId(int(state.key))))
    else:
        # Keys of places are written for the file: ``old_bridge``.
        name = with_capital(state.key.replace("_", " "))
    sentence = f"stays as the {books.place_name(place)} left it."
    return Fault(
        sentence,
        name,
        advice="Check that this is right; enter in the present phase what has changed since.",
    )


def _entered_later(
    books: BooksSnapshot, state: FactPlace, missed: Position, later: set[Position]
) -> Position | None:
    """A phase after the missed one in which the state was entered; None where it was in none."""
    for place, goes_on in entries_of(state, books.rows, books.reversals.taken):
        # What ends with a phase is written by the step that leaves it.
        if place in later or (place == missed and goes_on):
            return place
    return None
