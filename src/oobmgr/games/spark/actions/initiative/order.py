"""Who has the initiative, whether it is challenged, and who plays which impulse."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Any, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.spark.actions.initiative.commitments import (
    assaults_told,
    fresh_without_assault,
    too_many_assaults,
)
from oobmgr.games.spark.initiative.commitment import TIE, InitiativeInputs, initiative
from oobmgr.games.spark.initiative.fresh import fresh_ticks, named_divisions, tick_fresh
from oobmgr.games.spark.initiative.obligation import commit, committed
from oobmgr.games.spark.initiative.order import (
    CHALLENGE_RESULT,
    FIRST_LULL,
    FIRST_SIDE,
    INITIAL_PLAYER,
    NOT_PLAYED,
    SECOND_LULL,
    SECOND_SIDE,
    ChallengeResult,
    SectionOrder,
    enter_order,
    order_now,
)
from oobmgr.games.spark.turns import AM, CALENDAR, section_of
from oobmgr.games.spark.words import (
    FIRST,
    GERMAN,
    INITIATIVE,
    INITIATIVE_CHALLENGE,
    SECOND,
    SIDE_NAMES,
    SOVIET,
    Player,
    player_of,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, flag_told, list_told

_GROUP: Final = "Initiative"
_PLACES: Final = {FIRST: "First impulse", SECOND: "Second impulse"}


# ------------------------------------------------------------------------------ initiative


@dataclass(frozen=True)
class InitiativeResultInputs:
    """Who won the initiative."""

    initial_player: Player = choice_told(
        "Who is the Initial Player, by the totals and your rulebook.",
        "SP-INIT-03",
        Player.SOVIET,
        label="Initial Player",
    )


def propose_initiative(books: Books) -> InitiativeResultInputs:
    """The player with the higher total; who was it before where they are equal."""
    ahead = initiative(_commitments(books), books.tables).result.ahead
    side = order_now(books).initial_player if ahead == TIE else SideId(ahead)
    return InitiativeResultInputs(player_of(side))


@action(
    "SP-INIT-03",
    name="initial_player",
    phases=(INITIATIVE,),
    title="Initial Player",
    propose=propose_initiative,
    post_text="Set Initial Player",
    group=_GROUP,
    link="Set the Initial Player",
    helpers=("spark.initiative", "spark.impulses_in_a_row"),
)
def plan_initiative(books: Books, inputs: InitiativeResultInputs) -> ActionPlan:
    """Who has the initiative, for this Turn Section and the later ones of the day."""
    ruling = initiative(_commitments(books), books.tables)
    name = SIDE_NAMES[inputs.initial_player.side]
    warnings: tuple[Fault, ...] = ()
    if (ahead := ruling.result.ahead) not in {TIE, inputs.initial_player.side}:
        sentence = f"{SIDE_NAMES[SideId(ahead)]} has the higher total."
        where, value = "initial_player", str(inputs.initial_player)
        warnings = (Fault(sentence, where, value, case="SP-INIT-03"),)
    # The totals propose, the players decide: theirs is the result, the comparison a plain line.
    *totals, higher = ruling.working
    result = Step("Initial Player", name, case="SP-INIT-03", kind=StepKind.RESULT)
    return ActionPlan(
        f"Initiative: {name}",
        f"{name} is the Initial Player.",
        Ruling(
            str(inputs.initial_player),
            (*totals, replace(higher, kind=StepKind.LINE), result),
            ruling.notes,
        ),
        facts=_for_the_day(books, INITIAL_PLAYER, inputs.initial_player.side),
        warnings=warnings,
    )


def _commitments(books: Books) -> InitiativeInputs:
    return InitiativeInputs(
        committed(books, SOVIET) or 0,
        len(fresh_ticks(books, SOVIET)),
        committed(books, GERMAN) or 0,
        len(fresh_ticks(books, GERMAN)),
        books.options,
    )


def _for_the_day(books: Books, field: str, entered: str) -> tuple[Fact, ...]:
    """What is entered of the order, for this Turn Section and the later ones of its day."""
    turns = rest_of_day(books.turn)
    return tuple(fact for turn in turns for fact in enter_order(books, turn, **{field: entered}))


def rest_of_day(turn: TurnCode) -> tuple[TurnCode, ...]:
    """This Turn Section and the later ones of its day."""
    turns = [turn]
    # A day begins with its AM, so the next AM is no longer of it.
    while section_of(following := CALENDAR.next(turns[-1])) != AM:
        turns.append(following)
    return tuple(turns)


# ------------------------------------------------------------------------------- challenge


@dataclass(frozen=True)
class ChallengeInputs:
    """What the Second Player does about the initiative after the first impulse."""

    result: ChallengeResult = choice_told(
        "No challenge, or its outcome by your rulebook.",
        "SP-INIT-15",
        ChallengeResult.NONE,
        label="Challenge",
    )
    assaults: int = assaults_told("Assaults that the challenger commits to.")
    fresh: tuple[str, ...] = list_told(
        "Fresh divisions that will assault for him, by name.",
        "SP-INIT-06",
        unit="divisions",
        label="Fresh divisions",
    )


def propose_challenge(books: Books) -> ChallengeInputs:
    """What was entered already; no challenge at first."""
    return ChallengeInputs(order_now(books).challenge)


@action(
    "SP-INIT-15 SP-INIT-06",
    phases=(INITIATIVE_CHALLENGE,),
    title="Initiative Challenge",
    propose=propose_challenge,
    post_text="Enter challenge",
    group=_GROUP,
    link="Enter the challenge",
)
def plan_challenge(books: Books, inputs: ChallengeInputs) -> ActionPlan:
    """Whether the Second Player challenges, and the outcome."""
    section = order_now(books)
    challenger = section.second_player
    names, refusals = named_divisions(books, challenger, inputs.fresh, "fresh")
    succeeded = inputs.result is ChallengeResult.SUCCEEDED
    taker = challenger if succeeded else section.initial_player
    outcome = str(inputs.result)
    facts = _for_the_day(books, CHALLENGE_RESULT, outcome)
    # Only a challenge binds its player to assaults: without one, markers are free in number in the
    # Limited Impulse (SP-INIT-15).
    if committed_to := inputs.result is not ChallengeResult.NONE:
        facts += commit(books, challenger, inputs.assaults, SECOND)
        facts += tick_fresh(books, challenger, names)
        refusals = (*refusals, *too_many_assaults(books, challenger, inputs.assaults))
    elif inputs.assaults or names:
        sentence = "Without a challenge neither player commits to anything."
        told = Fault(sentence, "result", outcome, "Say how the challenge turned out.", "SP-INIT-15")
        refusals = (*refusals, told)
    limited = Step("Limited Impulse", SIDE_NAMES[taker], outcome, "SP-INIT-15", StepKind.RESULT)
    committing = Step(
        f"{SIDE_NAMES[challenger]} assaults committed", inputs.assaults, case="SP-INIT-03"
    )
    return ActionPlan(
        f"Initiative Challenge: {outcome}",
        f"{SIDE_NAMES[taker]} Limited Impulse follows.",
        Ruling(str(inputs.result), (committing, limited) if inputs.assaults else (limited,)),
        facts=facts,
        warnings=(
            *_entered_before(section.challenge, inputs.result),
            *(fresh_without_assault(names, inputs.assaults) if committed_to else ()),
        ),
        refusals=refusals,
    )


def _entered_before(before: ChallengeResult, now: ChallengeResult) -> Iterator[Fault]:
    """A word on a challenge that was entered otherwise: there is one in a day."""
    if before not in {now, ChallengeResult.NONE}:
        sentence = f"The challenge was entered as {before}; this replaces it."
        yield Fault(sentence, "result", str(now), case="SP-INIT-15")


# -------------------------------------------------------------------------------- impulses


class Impulses(StrEnum):
    """Who plays an impulse."""

    SOVIET = "Soviet"
    GERMAN = "German"
    NONE = "none"

    @property
    def saved(self) -> str:
        """As the books keep it: the side, or that it is not played."""
        return NOT_PLAYED if self is Impulses.NONE else Player(self).side


@dataclass(frozen=True)
class ImpulsesInputs:
    """Who plays the impulses of this Turn Section, and in which no assault was announced."""

    first: Player = choice_told("Who plays the first impulse.", "SP-INIT-01", Player.SOVIET)
    second: Impulses = choice_told(
        "Who plays the second impulse; none where there is no second one.",
        "SP-INIT-01",
        Impulses.NONE,
        label="Second impulse",
    )
    first_lull: bool = flag_told(
        "Whether the first impulse is a lull: no assault is announced.",
        "SP-INIT-07",
        label="First impulse a lull",
    )
    second_lull: bool = flag_told(
        "Whether the second impulse is a lull.", "SP-INIT-07", label="Second impulse a lull"
    )


def propose_impulses(books: Books) -> ImpulsesInputs:
    """As they stand now."""
    now = order_now(books)
    second = now.sides.get(SECOND)
    return ImpulsesInputs(
        player_of(now.sides[FIRST]),
        Impulses.NONE if second is None else Impulses(player_of(second)),
        FIRST in now.lulls,
        SECOND in now.lulls,
    )


@action(
    "SP-INIT-01..02 SP-INIT-07",
    phases=(INITIATIVE, INITIATIVE_CHALLENGE),
    title="Impulses",
    propose=propose_impulses,
    post_text="Set impulses",
    group=_GROUP,
    link="Set the impulses",
)
def plan_impulses(books: Books, inputs: ImpulsesInputs) -> ActionPlan:
    """Who plays this Turn Section, where your rulebook says otherwise; lulls."""
    now = order_now(books)
    entered = {
        FIRST_SIDE: _unusual(now, FIRST, inputs.first.side),
        SECOND_SIDE: _unusual(now, SECOND, inputs.second.saved),
        # An impulse without a lull is the usual one, so nothing is kept of it.
        FIRST_LULL: inputs.first_lull or None,
        SECOND_LULL: inputs.second_lull or None,
    }
    lines = (
        _line(FIRST, inputs.first.side, lull=inputs.first_lull),
        _line(SECOND, inputs.second.saved, lull=inputs.second_lull),
    )
    words = "; ".join(f"{line.label.lower()} {line.value}" for line in lines)
    return ActionPlan(
        "Impulses of the Turn Section",
        f"{with_capital(words)}.",
        Ruling(None, lines),
        facts=enter_order(books, books.turn, **entered),
        warnings=_same_side(inputs, now),
        refusals=(*_too_late(books, inputs, now), *_no_lull(inputs)),
    )


def _same_side(inputs: ImpulsesInputs, now: SectionOrder) -> tuple[Fault, ...]:
    """A question about a side that plays both impulses, unless the order has it so already."""
    if inputs.first.side != inputs.second.saved or now.sides.get(SECOND) == inputs.second.saved:
        return ()
    sentence = f"The {SIDE_NAMES[inputs.first.side]} side plays both impulses."
    fault = Fault(
        sentence, "second", str(inputs.second), "Check that this is what you mean.", "SP-INIT-01"
    )
    return (fault.question(),)


def _unusual(now: SectionOrder, part: str, side: str) -> Any:  # noqa: ANN401 - JSON
    """What is entered of a part: nothing where it stays as it is."""
    # What only repeats the usual order is not kept, so that a later challenge still changes it.
    return side if now.sides.get(part, NOT_PLAYED) != side else now.entered.get(part)


def _line(part: str, side: str, *, lull: bool) -> Step:
    name = "not played" if side == NOT_PLAYED else SIDE_NAMES[SideId(side)]
    case = "SP-INIT-07" if lull else "SP-INIT-01"
    return Step(_PLACES[part], f"{name}, lull" if lull else name, case=case)


def _no_lull(inputs: ImpulsesInputs) -> tuple[Fault, ...]:
    """The refusal of a lull in an impulse that nobody plays."""
    if not inputs.second_lull or inputs.second is not Impulses.NONE:
        return ()
    advice = "Say who plays it, or leave it no lull."
    sentence = "Neither side plays the second impulse."
    return (Fault(sentence, "second_lull", "yes", advice, "SP-INIT-07"),)


def _too_late(books: Books, inputs: ImpulsesInputs, now: SectionOrder) -> tuple[Fault, ...]:
    """The refusal where the first impulse is over."""
    # Only a change is too late; what is entered as it was does no harm.
    same = now.sides[FIRST] == inputs.first.side and (FIRST in now.lulls) == inputs.first_lull
    if books.phase == INITIATIVE or same:
        return ()
    sentence = "The first impulse is over."
    return (Fault(sentence, "first", str(inputs.first), "Leave it as it is.", "SP-INIT-01"),)
