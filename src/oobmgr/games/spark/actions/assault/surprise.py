"""The surprise roll of an assault at night."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.assault.going import (
    any_assault,
    named_assault,
    opening_at,
    target_hex_told,
)
from oobmgr.games.spark.actions.marker_ways import laid_on
from oobmgr.games.spark.actions.picked import unit_names, unrolled
from oobmgr.games.spark.assault.steps import SURPRISE_ACTION, Assault, AssaultStepKey
from oobmgr.games.spark.assaults import step_taken, surprise_rolled
from oobmgr.games.spark.dice import die_told
from oobmgr.games.spark.morale.effects import call_off
from oobmgr.games.spark.morale.surprise import (
    SurpriseEffect,
    SurpriseEnd,
    SurpriseInputs,
    SurpriseResult,
    surprise_result,
)
from oobmgr.games.spark.picking.known_hexes import assault_hexes
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.words import COMBAT, CallOff, Marker
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.offered_words import offering


@dataclass(frozen=True)
class NightSurpriseInputs:
    """An assault at night, and its surprise die."""

    hex: str = target_hex_told()
    die: int | None = die_told("The surprise die.", default=None, case="SP-SUR-11")


@action(
    "SP-SUR-11 SP-AMM-18 SP-INIT-11 SP-SUR-01..08 SP-SUR-16 SP-SUR-18",
    name=SURPRISE_ACTION,
    phases=COMBAT,
    title="Surprise at night",
    propose=opening_at(NightSurpriseInputs, SURPRISE_ACTION),
    offered=lambda books: is_night(books.turn) and any_assault(books),
    not_now=Fault("Surprise is rolled for in assaults at night."),
    tab="Surprise",
    post_text="Post the surprise roll",
    group="Assault",
    helpers=("spark.surprise_result",),
    offers=offering(hex=assault_hexes),
)
def plan_surprise(books: Books, inputs: NightSurpriseInputs) -> ActionPlan:
    """Roll for surprise in an assault of a Night Turn Section.

    The units of both sides are noted as involved: what is laid on them at the end reaches those
    that withdrew in between, too.
    """
    assault = named_assault(books, inputs.hex)
    refusals = tuple(_refused(books, assault, inputs))
    # Without a die the refusals say what is to be entered.
    if inputs.die is None:
        return ActionPlan.refused("Surprise", refusals)
    ruling = surprise_result(SurpriseInputs(inputs.die), books.tables)
    # The die is kept with the assault: its effects hold until the Combat Phase ends (SP-SUR-18).
    facts = (
        *surprise_rolled(books, assault.hex, inputs.die),
        *step_taken(books, assault.hex, AssaultStepKey.SURPRISE),
        # Both sides: what the die lays on them at the end reaches whoever withdrew (SP-SUR-15).
        *laid_on(books, assault.fighters, Marker.INVOLVED, value=assault.hex),
        *_no_assault(books, assault, ruling.result),
    )
    return ActionPlan(
        f"Surprise at {assault.hex}: {ruling.result.side or 'nobody'}",
        f"The die shows {inputs.die}.",
        ruling,
        facts=facts,
        warnings=(*_too_late(assault), *_reminders(assault, ruling.result)),
        refusals=refusals,
    )


def _refused(books: Books, assault: Assault, inputs: NightSurpriseInputs) -> Iterator[Fault]:
    if not is_night(books.turn):
        yield Fault("Surprise is rolled for at night only.", "hex", case="SP-SUR-11")
    # One die for each assault (SP-INIT-11): a second would lay another surprise on the same units.
    if assault.record.surprise is not None:
        sentence = "Surprise was rolled for already."
        yield Fault(sentence, "hex", assault.hex, "Undo it to roll again.")
    yield from unrolled(inputs.die)


def _too_late(assault: Assault) -> Iterator[Fault]:
    """A question about a die that is rolled once the assault has begun (SP-INIT-11)."""
    if assault.record.steps:
        sentence = f"The assault on {assault.hex} has begun: surprise is rolled for before it."
        yield Fault(
            sentence, "hex", assault.hex, "Check that this is what you mean.", "SP-INIT-11"
        ).question()


def _no_assault(books: Books, assault: Assault, found: SurpriseResult) -> tuple[Fact, ...]:
    """All assaulters call off where the die ends the assault (SP-SUR-16)."""
    if not isinstance(found, SurpriseEnd):
        return ()
    off = tuple(
        fact
        for unit in assault.assaulters
        for fact in call_off(books, unit, CallOff.INVOLUNTARY)
        # That they were involved is noted with the roll itself.
        if fact.field != Marker.INVOLVED
    )
    return (
        *off,
        *laid_on(
            books, assault.assaulters, Marker.MUST_RETREAT, value=[found.retreat, found.retreat]
        ),
    )


def _reminders(assault: Assault, found: SurpriseResult) -> tuple[Fault, ...]:
    if isinstance(found, SurpriseEnd):
        sentence = f"must retreat {found.retreat} hex; then post the end of the assault."
        return (Fault(sentence, unit_names(assault.assaulters), case="SP-SUR-04"),)
    if isinstance(found, SurpriseEffect):
        sentence = "Its effects hold for the units of this assault until the Combat Phase ends."
        return (Fault(sentence, "die", case="SP-SUR-18"),)
    return ()
