"""The assaults that a player commits to, and the fresh divisions that he ticks for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.initiative.fresh import divisions, fresh_ticks, named_divisions, tick_fresh
from oobmgr.games.spark.initiative.obligation import commit, committed
from oobmgr.games.spark.options import FRESH_POINTS, OPTIONS
from oobmgr.games.spark.turns import AM, section_of
from oobmgr.games.spark.units.unit import living_units
from oobmgr.games.spark.words import GERMAN, INITIATIVE, SIDE_NAMES, SOVIET, Player, player_of
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, count_told, list_told


def assaults_told(sentence: str) -> Any:  # noqa: ANN401 - as `told`
    """An input of a number of assaults that a player commits to."""
    return count_told(sentence, "SP-INIT-03", unit="assaults", label="Assaults committed")


@dataclass(frozen=True)
class CommitmentsInputs:
    """What one player commits to."""

    side: Player = choice_told("Who commits.", "SP-INIT-03", Player.SOVIET)
    assaults: int = assaults_told(
        "Assaults that he commits to; those that come to nothing later count.",
    )
    fresh: tuple[str, ...] = list_told(
        "Fresh divisions that will assault, by name; not in an assault today.",
        "SP-INIT-06",
        unit="divisions",
        label="Fresh divisions",
    )


def too_many_assaults(books: Books, side: SideId, assaults: int) -> Iterator[Fault]:
    """The refusal of more assaults than a side has units: each needs one with a marker."""
    able = sum(unit.state.side == side for unit in living_units(books))
    # Without units in the books nobody can say.
    if able and assaults > able:
        sentence = f"{SIDE_NAMES[side]} has {counted(able, 'unit')} on the map."
        advice = "Each assault needs one with an Assault Marker: commit to fewer."
        yield Fault(sentence, "assaults", str(assaults), advice, "SP-INIT-13")


def fresh_without_assault(names: Sequence[str], assaults: int) -> Iterator[Fault]:
    """A question about fresh divisions of a side that commits to no assault (SP-INIT-06).

    Asked and not refused: the text breaks off before it says what makes a division fresh.
    """
    if names and not assaults:
        sentence = f"{', '.join(names)}: fresh, and no assault is committed to."
        advice = "Enter the assaults in which they will take part."
        yield Fault(sentence, "assaults", "0", advice, "SP-INIT-06").question()


def _entered_before(books: Books, side: SideId, assaults: int) -> Iterator[Fault]:
    before = committed(books, side)
    if before is not None and before != assaults:
        was = counted(before, "assault was", "assaults were")
        sentence = f"{was} entered before; this replaces it."
        yield Fault(sentence, "assaults", str(assaults), case="SP-INIT-03")


def _of_the_day(books: Books) -> Iterator[Fault]:
    """A question about what is entered later than in the AM, in which both players commit."""
    if section_of(books.turn) != AM:
        sentence = "Commitments are entered for the day, in the AM."
        late = Fault(sentence, advice="Check that you mean a later one.", case="SP-INIT-03")
        yield late.question()


def propose_commitments(books: Books) -> CommitmentsInputs:
    """The player who has not committed yet, with his fresh divisions that are ticked already."""
    waiting = [side for side in (SOVIET, GERMAN) if committed(books, side) is None]
    side = waiting[0] if waiting else SOVIET
    return CommitmentsInputs(player_of(side), committed(books, side) or 0, fresh_ticks(books, side))


@action(
    "SP-INIT-03..06",
    phases=(INITIATIVE,),
    title="Commitments",
    propose=propose_commitments,
    post_text="Enter commitment",
    group="Initiative",
    link="Enter commitments",
    helpers=("spark.fresh_bonus_eligible",),
)
def plan_commitments(books: Books, inputs: CommitmentsInputs) -> ActionPlan:
    """The assaults that a player commits to, and his fresh divisions."""
    side = inputs.side.side
    names, refusals = named_divisions(books, side, inputs.fresh, "fresh")
    # What a fresh division adds stands in the rulebook alone, so the campaign says it.
    bonus = len(names) * OPTIONS.number(books.options, FRESH_POINTS)
    total = inputs.assaults + bonus
    added = (
        Step("Assaults", inputs.assaults, case="SP-INIT-03"),
        Step("Fresh divisions", bonus, ", ".join(names), "SP-INIT-06"),
    )
    text = f"{inputs.assaults} + {bonus}"
    listed = divisions(books, side)
    able = ", ".join(one.name for one in listed if one.eligible and not one.fought)
    # What makes a division fresh is not printed, so one that fought today is told, not refused.
    tired = tuple(
        Fault(f"{one.name} took part in an assault today.", "fresh", one.name, case="SP-INIT-06")
        for one in listed
        if one.fought and one.name in names
    )
    notes = (f"Can be fresh: {able}.",) if able else ()
    fresh = f", {counted(len(names), 'fresh division')}: {total}" if names else ""
    return ActionPlan(
        f"{SIDE_NAMES[side]} commitment",
        f"{counted(inputs.assaults, 'assault')}{fresh}.",
        ruled("Total", total, text, "SP-INIT-03", before=added, notes=notes),
        facts=(*commit(books, side, inputs.assaults), *tick_fresh(books, side, names)),
        warnings=(
            *tired,
            *fresh_without_assault(names, inputs.assaults),
            *_entered_before(books, side, inputs.assaults),
            *_of_the_day(books),
        ),
        refusals=(*refusals, *too_many_assaults(books, side, inputs.assaults)),
    )
