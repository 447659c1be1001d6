"""The air surprise, posted strike by strike or wave by wave."""

from collections import Counter
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.actions.air.activation import AirInputs, plan_air
from oobmgr.games.europa.actions.payment import Payment
from oobmgr.games.europa.air.finding import find_lying
from oobmgr.games.europa.air.held import GroupType, Spot, State, held
from oobmgr.games.europa.air.surprise import (
    AirSurpriseResultInputs,
    SurpriseEffect,
    air_surprise_result,
)
from oobmgr.games.europa.air.surprise_run import (
    SurpriseState,
    Wave,
    effect_target,
    event_facts,
    ready_spot,
    surprise_run,
    surprise_state,
)
from oobmgr.games.europa.air.transfers import Transfer, transferred
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, SOVIET
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import die_told, list_told, text_told
from oobmgr.rules.nearest import folded
from oobmgr.rules.pages import FormEntry

_BECAME: Final = {
    SurpriseEffect.NONE: "no effect",
    SurpriseEffect.UNREADY: "inoperable",
    SurpriseEffect.EFT: "EFT box",
    SurpriseEffect.EET: "EET box",
}


@dataclass(frozen=True)
class SurpriseStrike:
    """A German group that strikes: the Soviet group that it draws, and the die."""

    card: str = text_told("The Soviet group that is drawn.", "ASU-02", label="Group drawn")
    die: int = die_told("The die.", "ASU-02", label="Die")


@dataclass(frozen=True)
class AirSurpriseInputs:
    """Strikes of the wave that is played."""

    striker: str = text_told(
        "The German type that strikes; left blank for the next in order.",
        "ASU-02",
        label="Striking type",
    )
    strikes: tuple[SurpriseStrike, ...] = list_told(
        "The strikes, each with the group that it draws and its die.", "ASU-02", label="Strikes"
    )


@dataclass(frozen=True)
class _Drawn:
    """A group that is drawn, where it lies, its die and what that does."""

    group: GroupType
    spot: Spot
    die: int
    effect: SurpriseEffect
    line: Step


def propose_air_surprise(books: Books) -> AirSurpriseInputs:
    """The wave that strikes next, with nothing drawn yet."""
    state = surprise_state(books)
    # Open when the surprise is over, so that the form proposes no wave.
    return AirSurpriseInputs(str(state.now.striker) if state.now else "")


def is_surprise(books: Books) -> bool:
    """Whether the air surprise is played now: in its turn, with Soviet groups in the books."""
    return books.turn == SURPRISE_TURN and bool(held(books, SOVIET))


@action(
    "ASU-02 ASU-01 ASU-03..04 ASU-06..07 SET-05",
    phases=(AIR,),
    title="Air surprise",
    propose=propose_air_surprise,
    offered=is_surprise,
    not_now=Fault("It is played in the surprise turn only.", case="ASU-02"),
    post_text="Post these strikes",
    link="Play it",
    group="Bombing",
    form=FormEntry("oobmgr.games.europa.pages.air_surprise.run_form:form", surprise_run),
)
def plan_air_surprise(books: Books, inputs: AirSurpriseInputs) -> ActionPlan:
    """Draw the Soviet groups that the German strikes hit, wave by wave."""
    state = surprise_state(books)
    stopped = _stopped(books, state, inputs)
    if stopped or state.now is None:
        return ActionPlan.refused("Air surprise", stopped)
    wave = state.now
    drawn, faults = _draw(books, state, wave, inputs)
    # The wave has so many German groups, and each strikes once (ASU-02).
    if len(inputs.strikes) > state.left:
        sentence = f"{counted(state.left, 'strike is', 'strikes are')} left for the {wave.striker}."
        number = str(len(inputs.strikes))
        faults.append(Fault(sentence, "strikes", number, f"Enter {state.left}.", wave.case))
    if not inputs.strikes:
        faults.append(
            Fault("Nothing is entered.", "strikes", "0", "Draw the groups.", missing=True)
        )
    return _written(books, wave, drawn, tuple(faults))


def _stopped(books: Books, state: SurpriseState, inputs: AirSurpriseInputs) -> tuple[Fault, ...]:
    if books.turn != SURPRISE_TURN:
        sentence = "The air surprise is played in the surprise turn only."
        return (Fault(sentence, "turn", str(books.turn), case="ASU-02"),)
    if not any(held(books, SOVIET)):
        advice = "Enter the air groups first."
        return (Fault("The books hold no Soviet air group.", "strikes", "0", advice, "OOB-01"),)
    if state.now is None:
        over = "The air surprise is over."
        return (Fault("Nothing is entered.", "strikes", "0", over, "ASU-03", missing=True),)
    # The waves come in their order, for each draws from what those before have left.
    if inputs.striker and folded(inputs.striker) != folded(state.now.striker):
        sentence = f"The {state.now.striker} strike now, {state.left} more."
        return (Fault(sentence, "striker", inputs.striker, case=state.now.case),)
    return ()


def _draw(
    books: Books, state: SurpriseState, wave: Wave, inputs: AirSurpriseInputs
) -> tuple[list[_Drawn], list[Fault]]:
    """Look up what was drawn, one after the other: no group is drawn twice."""
    # A copy, from which what is drawn goes at once.
    pool = Counter(dict(state.pool))
    gone: Counter[GroupType] = Counter()
    found: list[_Drawn] = []
    faults: list[Fault] = []
    for at, strike in enumerate(inputs.strikes):
        with collecting(faults):
            group = _drawn_group(pool, wave, strike, f"strikes.{at}")
            # Groups of a type may lie in several spots, which are emptied one after the other.
            drawn = _struck(books, wave, strike, group, gone[group], f"strikes.{at}")
            pool[group] -= 1
            # A group without effect lies where it lay, and empties no spot.
            gone[group] += drawn.effect is not SurpriseEffect.NONE
            found.append(drawn)
    return found, faults


def _drawn_group(
    pool: Counter[GroupType], wave: Wave, strike: SurpriseStrike, where: str
) -> GroupType:
    ready = Spot(State.AVAILABLE)
    there = {(group, ready): number for group, number in pool.items() if number > 0}
    try:
        group, _ = find_lying(there, strike.card, ready.key, f"{where}.card", SOVIET)
    except BadInput as error:
        # Nothing is typed yet: what is missing is told as it is.
        if not folded(strike.card):
            raise
        whom = "fighter" if wave.at_fighters else "group"
        sentence = f"No {strike.card} can be drawn: every such {whom} was drawn, or none is ready."
        fault = error.faults[0]
        raise BadInput(replace(fault, message=sentence, case=wave.case)) from None
    return group


def _struck(
    books: Books, wave: Wave, strike: SurpriseStrike, group: GroupType, gone: int, where: str
) -> _Drawn:
    if not strike.die:
        raise BadInput(
            Fault("is missing.", f"{where}.die", "0", "Roll the die.", wave.case, missing=True)
        )
    ruling = air_surprise_result(AirSurpriseResultInputs(wave.striker, strike.die), books.tables)
    effect = ruling.result
    line = Step(group.name, _BECAME[effect], f"die {strike.die}", ruling.working[0].case)
    return _Drawn(group, ready_spot(books, group, gone), strike.die, effect, line)


def _written(
    books: Books, wave: Wave, drawn: list[_Drawn], faults: tuple[Fault, ...]
) -> ActionPlan:
    """What the strikes move and write, with the price of the groups that fly."""
    hit = Counter(
        (one.group, one.spot, target)
        for one in drawn
        # Groups that stay where they are move nothing.
        if (target := effect_target(one.effect, one.spot)) != one.spot
    )
    steps = [Transfer(*moved, number) for moved, number in hit.items()]
    postings, facts = transferred(books, steps)
    facts += event_facts(books, wave, ((one.group, one.die, one.effect) for one in drawn))
    price = _price(books, wave, len(drawn))
    total = Step("Groups hit", hit.total(), f"of {len(drawn)}", wave.case, StepKind.RESULT)
    working = (*(one.line for one in drawn), total, *price.shown("Supply points"))
    return ActionPlan(
        f"Air surprise: {wave.striker}, {counted(len(drawn), 'strike')}",
        _sentence(drawn),
        Ruling(hit.total(), working),
        postings=() if faults else postings + price.postings,
        facts=() if faults else facts + price.facts,
        refusals=faults + price.refusals,
    )


def _price(books: Books, wave: Wave, number: int) -> Payment:
    """The payment for the groups that strike, where the campaign has them pay (SP-32)."""
    # EU-CF-26: by this reading Ju87 support alone is paid, and these groups give none.
    if not number or chosen(books.options, "surprise_air_cost") == "ju87_only":
        return Payment()
    # Fighters go at a third and others at half an SP, rounded with the phase (SP-09).
    flying = AirInputs(fighters=number) if wave.at_fighters else AirInputs(others=number)
    return Payment.by(plan_air(books, flying))


def _sentence(drawn: list[_Drawn]) -> str:
    sums = Counter(one.effect for one in drawn)
    words = {
        SurpriseEffect.EFT: "to the EFT box",
        SurpriseEffect.EET: "to the EET box",
        SurpriseEffect.UNREADY: "inoperable",
        SurpriseEffect.NONE: "without effect",
    }
    parts = [f"{sums[effect]} {word}" for effect, word in words.items() if sums[effect]]
    return f"{', '.join(parts)}." if parts else ""


# ----------------------------------------------------------------------------- when and how
