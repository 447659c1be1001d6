"""The surprise roll of an assault at night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.rulings import Ruling
from oobmgr.games.spark.actions.assault.places import named_assault, target_hex_told
from oobmgr.games.spark.actions.roster.marking import unit_names
from oobmgr.games.spark.assault.records import step_taken, surprise_rolled
from oobmgr.games.spark.assault.steps import Assault, AssaultStepKey, assaults
from oobmgr.games.spark.dice import die_told
from oobmgr.games.spark.morale.effects import call_off
from oobmgr.games.spark.morale.surprise import (
    SurpriseEffect,
    SurpriseEnd,
    SurpriseInputs,
    SurpriseResult,
    surprise_result,
)
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.words import CallOff, Marker
from oobmgr.rules.actions import ActionPlan

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


@dataclass(frozen=True)
class NightSurpriseInputs:
    """An assault at night, and its surprise die."""

    hex: str = target_hex_told()
    die: int | None = die_told("The surprise die.", default=None, case="SP-SUR-11")


def plan_surprise(books: Books, inputs: NightSurpriseInputs) -> ActionPlan:
    """Roll for surprise in an assault at night (SP-SUR-01 to 18).

    The units of both sides are noted as involved: what is laid on them at the end reaches those
    that withdrew in between, too.

    Raises:
        BadInput: There is no assault on the hex.
    """
    assault = named_assault(books, inputs.hex)
    refusals = _refused(books, assault, inputs)
    if inputs.die is None:
        return ActionPlan("Surprise", "", Ruling(None), refusals=refusals)
    ruling = surprise_result(SurpriseInputs(inputs.die), books.tables)
    facts = (
        *surprise_rolled(books, assault.hex, inputs.die),
        *step_taken(books, assault.hex, AssaultStepKey.SURPRISE),
        *_involved(books, assault),
        *_no_assault(books, assault, ruling.result),
    )
    touched = ruling.result.side
    title = f"Surprise at {assault.hex}: {touched or 'nobody'}"
    return ActionPlan(
        title,
        f"The die shows {inputs.die}.",
        ruling,
        facts=facts,
        warnings=_reminders(assault, ruling.result),
        refusals=refusals,
    )


def propose_surprise(books: Books) -> NightSurpriseInputs:
    """The form as it opens: the first assault that waits for its roll."""
    waiting = (one for one in assaults(books) if one.now and one.now.key == AssaultStepKey.SURPRISE)
    found = next(waiting, None)
    return NightSurpriseInputs(found.hex if found else "")


def _refused(books: Books, assault: Assault, inputs: NightSurpriseInputs) -> tuple[Fault, ...]:
    faults = []
    if not is_night(books.turn):
        faults.append(Fault("Surprise is rolled for at night only.", "hex", case="SP-SUR-11"))
    if assault.record.surprise is not None:
        advice = "Undo it to roll again."
        faults.append(Fault("Surprise was rolled for already.", "hex", assault.hex, advice))
    if inputs.die is None:
        faults.append(Fault("is not rolled yet.", "die", advice="Enter it, or let it roll."))
    return tuple(faults)


def _involved(books: Books, assault: Assault) -> tuple[Fact, ...]:
    return tuple(
        fact
        for unit in (*assault.assaulters, *assault.defenders)
        for fact in set_marker(books, unit.id, Marker.INVOLVED, assault.hex)
    )


def _no_assault(books: Books, assault: Assault, found: SurpriseResult) -> tuple[Fact, ...]:
    """All assaulters call off where the die ends the assault (SP-SUR-16)."""
    if not isinstance(found, SurpriseEnd):
        return ()
    return tuple(
        fact
        for unit in assault.assaulters
        for fact in call_off(books, unit, CallOff.INVOLUNTARY)
        if fact.field != Marker.INVOLVED
    )


def _reminders(assault: Assault, found: SurpriseResult) -> tuple[Fault, ...]:
    if isinstance(found, SurpriseEnd):
        names = unit_names(assault.assaulters)
        sentence = f"must retreat {found.retreat} hex; then post the end of the assault."
        return (Fault(sentence, names, case="SP-SUR-04"),)
    if isinstance(found, SurpriseEffect):
        sentence = "Its effects hold for the units of this assault till the Combat Phase ends."
        return (Fault(sentence, "die", case="SP-SUR-18"),)
    return ()
