"""Air attrition at the start of a strategic cycle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.air_attacks import lost_points
from oobmgr.games.war_in_europe.air.attrition import TABLE
from oobmgr.games.war_in_europe.air.cycle import Attrition, attrition, without_entry
from oobmgr.games.war_in_europe.air.log import ENTRY
from oobmgr.games.war_in_europe.air.superiority import COUNTED
from oobmgr.games.war_in_europe.fact_kinds import AT_NATION
from oobmgr.games.war_in_europe.fact_kinds import ATTRITION as SUBJECT
from oobmgr.games.war_in_europe.pools import air_points
from oobmgr.games.war_in_europe.turns import CALENDAR
from oobmgr.games.war_in_europe.words import CYCLE
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.entered import enter, recorded
from oobmgr.rules.fields import flag_told, open_told

REASON: Final = "attrition"


@dataclass(frozen=True)
class AttritionInputs:
    """What the players have to say of a cycle."""

    nothing_flew: bool = flag_told(
        "Whether nothing flew in the turns without an entry.",
        COUNTED,
        label="Nothing flew where nothing is entered",
    )
    agreed: int | None = open_told(
        "Points lost where the table has no row, as the players agreed.",
        TABLE,
        low=0,
        high=FEW,
        unit="points",
        label="Agreed where the table has a gap",
    )


def is_done(books: Books, turn: TurnCode) -> bool:
    """Whether the attrition before a turn was entered."""
    if books.fact(SUBJECT, turn, ENTRY) is not None:
        return True
    # A workbook of another campaign brings what each nation lost.
    return any(when == turn for when, *_ in recorded(books, SUBJECT, AT_NATION))


@action(
    "WIE-AIR-09 WIE-AIR-07 WIE-AIR-08 WIE-CYC-01",
    phases=(CYCLE,),
    title="Air attrition",
    name="attrition",
    tab="Attrition",
    post_text="Post the attrition",
    link="Enter the air attrition",
    group="Air war",
    helpers=("war_in_europe.air_attrition_loss", "war_in_europe.air_attrition_cycle"),
)
def plan_attrition(books: Books, inputs: AttritionInputs) -> ActionPlan:
    """Sum up the four turns of each front, and take off what the table says."""
    if is_done(books, books.turn):
        # Without a working: reckoned again, it would take the loss off points that have paid it.
        done = Fault("is entered already.", "attrition", advice="Undo it first.", case=TABLE)
        return ActionPlan.refused("Air attrition", (done,))
    found = tuple(attrition(books, books.turn))
    faults = tuple(_faults(books, inputs, found))
    if faults:
        return ActionPlan.refused("Air attrition", faults, tuple(_lines(found)))
    losses = [(one, _loss(books, one, inputs)) for one in found]
    together = sum(loss for _, loss in losses)
    lost = [f"{one.nation} {loss} in the {one.front}" for one, loss in losses if loss]
    result = Step("Points lost in all", together, "", TABLE, StepKind.RESULT)
    return ActionPlan(
        f"Air attrition: {counted(together, 'point')} lost",
        f"{', '.join(lost)}." if lost else "No points are lost.",
        Ruling(together, (*_lines(found), result)),
        # Under one reason, so that a report tells points lost to attrition from those lost in
        # combat.
        tuple(p for one, loss in losses for p in lost_points(one.nation, one.front, loss, REASON)),
        (
            # Written even where nobody lost a point: a cycle without an entry would stay due.
            *enter(books, SUBJECT, books.turn, ENTRY, together),
            *(fact for one, loss in losses for fact in _facts(books, one, loss)),
        ),
    )


def _loss(books: Books, one: Attrition, inputs: AttritionInputs) -> int:
    """What a nation loses: by the table, else as agreed, and never more than it has."""
    removed = one.ruling.result.removed
    if removed is not None:
        return removed
    # The table takes no more than there is, and an agreement is not to do so either.
    return min(inputs.agreed or 0, air_points(books, one.nation, one.front))


def _facts(books: Books, one: Attrition, loss: int) -> tuple[Fact, ...]:
    key = AT_NATION.key(books.turn, one.front, one.nation)
    return enter(books, SUBJECT, key, ENTRY, {"total": one.ruling.result.total, "lost": loss})


def _lines(found: tuple[Attrition, ...]) -> Iterator[Step]:
    """The working of every nation under its own heading."""
    for one in found:
        yield Step(f"{one.nation}, {one.front}", kind=StepKind.HEADING)
        for line in one.ruling.working:
            # The one result of the whole stands at the end.
            is_result = line.kind is StepKind.RESULT
            yield replace(line, kind=StepKind.SUM) if is_result else line


def _faults(books: Books, inputs: AttritionInputs, found: tuple[Attrition, ...]) -> Iterator[Fault]:
    # What was not entered is asked for; that nothing flew has to be said.
    missing = () if inputs.nothing_flew else without_entry(books, books.turn)
    for front, turn in missing:
        sentence = f"{front}: {CALENDAR.label(turn)} has no entry."
        advice = "Enter its missions late, or say that nothing flew."
        yield Fault(sentence, "nothing_flew", front, advice, COUNTED)
    # By the literal reading of the table a total may fall between two of its rows.
    gaps = [one for one in found if one.ruling.result.loss is None]
    for one in gaps if inputs.agreed is None else ():
        total = one.ruling.result.total
        sentence = f"{one.nation}, {one.front}: {total} has no row in the table."
        advice = "Agree on the loss and enter it."
        yield Fault(sentence, "agreed", str(total), advice, TABLE, missing=True)
    if inputs.agreed is not None and not gaps:
        sentence = "is not needed: every total has its row."
        yield Fault(sentence, "agreed", str(inputs.agreed), "Leave it blank.", TABLE)
