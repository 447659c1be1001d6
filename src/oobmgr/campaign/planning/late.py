"""What was missed in a phase that is over and is entered now, without undoing what came since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import Draft
from oobmgr.campaign.player_turns import Position
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.rules.nearest import did_you_mean

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
