"""Places taken and lost."""

from __future__ import annotations

from typing import Any, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.games.own.actions import inputs as made
from oobmgr.games.own.description.description import Description
from oobmgr.games.own.sequence import phases_with
from oobmgr.games.own.words import HOLDER, HOLDING, PLACE_CASE, holder_of
from oobmgr.rules.actions import Action, ActionPlan
from oobmgr.rules.books import Books

GROUP: Final = "Places"
NOBODY: Final = "nobody"


def place_actions(told: Description) -> tuple[Action, ...]:
    """The form of who holds a place; none in a game without places."""
    if not told.places:
        return ()
    sides = made.sides(told)
    inputs = made.inputs_class(
        "PlaceTaken",
        made.open_choice("place", "Which place.", made.places(told), PLACE_CASE),
        made.open_choice("holder", "Who holds it now; left blank, no one.", sides, PLACE_CASE),
    )

    def propose(books: Books) -> Any:  # noqa: ANN401 - inputs made above
        """The side that plays as the holder; which place it took is for the player to say."""
        return inputs(None, books.side)

    def plan(books: Books, given: Any) -> ActionPlan:  # noqa: ANN401 - inputs made above
        if given.place is None:
            return made.unfinished("Place taken or lost", "place", "Choose a place.")
        return _plan(told, books, given.place, given.holder or "")

    return (
        Action(
            name="place",
            title="Place taken or lost",
            sentence="Enter who holds a place from now on.",
            phases=phases_with(told, "place"),
            inputs=inputs,
            plan=plan,
            propose=propose,
            cases=(PLACE_CASE,),
            tab="Place taken or lost",
            post_text="Post it",
            group=GROUP,
        ),
    )


def _plan(told: Description, books: Books, place: str, holder: str) -> ActionPlan:
    before = holder_of(books, place)
    name = told.place(place).name
    now, was = (told.side_name(one) if one else NOBODY for one in (holder, before))
    same = Fault(
        f"{name} is held by {now} already.", "holder", holder, "Nothing to do.", PLACE_CASE
    )
    title = f"{now} takes {name}" if holder else f"{was} loses {name}"
    return ActionPlan(
        title,
        f"Held by {was} before." if before else "No one held it before.",
        Ruling(
            holder,
            (
                # Names of sides are too long for the column of figures.
                Step("Before", "", was),
                Step(f"{name} is held", "", f"by {now}" if holder else now, PLACE_CASE),
            ),
        ),
        facts=(Fact(HOLDING, place, HOLDER, before or None, holder or None),),
        refusals=(same,) if holder == before else (),
    )
