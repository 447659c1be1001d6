"""After a round: another one, or the end of the battle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.battle_announce import BATTLES, NO_BATTLE
from oobmgr.games.grande_armee.actions.picked import asked_for
from oobmgr.games.grande_armee.battle.adjacency import neighbours
from oobmgr.games.grande_armee.battle.forces import (
    alive,
    fighters,
    in_part,
    rank_of,
    strength_of,
)
from oobmgr.games.grande_armee.battle.log import Battle, battle_facts, open_battles
from oobmgr.games.grande_armee.battle.named import (
    any_battle,
    battle_of,
    battle_told,
    lone_battle,
)
from oobmgr.games.grande_armee.battle.rounds import (
    AGAIN,
    SECOND_LINE,
    AnotherRoundInputs,
    SecondLine,
    SecondLineInputs,
    another_round,
    second_line_routed,
    why_no_round,
)
from oobmgr.games.grande_armee.battle.words import Part, Rank, Role, Stand
from oobmgr.games.grande_armee.march.markers import rout_of
from oobmgr.games.grande_armee.words import COMBAT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import choice_told, flag_told, open_told
from oobmgr.rules.picked_units import names_of

RESULT: Final = "LGA-BAT-08"
_ADJACENT: Final = "LGA-BAT-09"


@dataclass(frozen=True)
class NextRoundInputs:
    """Another round: whether the sides are adjacent, and what it costs."""

    battle: int | None = battle_told()
    cost: int | None = open_told(
        "Advance Points that the further attack costs, by your rules.",
        AGAIN,
        low=0,
        high=FEW,
        unit="points",
        label="Advance Points spent",
    )
    adjacent: bool | None = open_told(
        "Whether the sides are adjacent, where their hexes do not show it.", AGAIN, label="Adjacent"
    )
    second_line_gone: bool = flag_told(
        "Whether the defender's second front line routed in this round.",
        SECOND_LINE,
        label="Second line routed",
    )
    new_line: bool = flag_told(
        "Whether he forms another one of his reserve.", SECOND_LINE, label="New second line"
    )


@action(
    "LGA-BAT-01 LGA-BAT-06 LGA-BAT-08 LGA-BAT-09",
    phases=(COMBAT,),
    title="Another round",
    name="battle_round",
    tab="Next round",
    post_text="Post the next round",
    group=BATTLES,
    left_out=lone_battle,
    helpers=("grande_armee.another_round", "grande_armee.second_line_routed"),
    offered=any_battle,
    not_now=NO_BATTLE,
)
def plan_battle_round(books: Books, inputs: NextRoundInputs) -> ActionPlan:
    """Fight on: with Advance Points left, the sides adjacent, and nobody withdrawn or routed."""
    battle, faults = battle_of(books, inputs.battle)
    if battle is None:
        return ActionPlan.refused("Another round", faults)
    # What the hexes tell goes before what was entered.
    adjacent = together(books, battle)
    ruling = another_round(
        AnotherRoundInputs(
            battle.points,
            adjacent=bool(inputs.adjacent if adjacent is None else adjacent),
            withdrew=battle.stand is Stand.WITHDRAW,
            side_gone=any(is_gone(books, battle, role) for role in Role),
        ),
        books.tables,
    )
    line = _second_line(books, battle, inputs)
    refusals = tuple(_next_faults(battle, inputs, ruling, line, adjacent=adjacent))
    flanked = line.result.flanked if line else battle.flanked
    return ActionPlan(
        f"{battle.name}: round {battle.round + 1}",
        "The defender's main line is flanked." if flanked else "",
        Ruling(ruling.result, (*(line.working if line else ()), *ruling.working)),
        facts=battle_facts(books, _next(books, battle, inputs.cost or 0, flanked=flanked)),
        warnings=(*_line_doubts(books, battle, inputs), *_far_from_all(books, battle)),
        refusals=refusals,
    )


def _line_doubts(books: Books, battle: Battle, inputs: NextRoundInputs) -> Iterator[Fault]:
    """Asks about a second front line where what is entered of it is not as the books have it."""
    deployed = any(battle.part(one) is Part.SECOND for one in battle.defenders)
    holds = [u for u in in_part(books, battle, Role.DEFENDER, Part.SECOND) if not rout_of(books, u)]
    if deployed and not holds and not inputs.second_line_gone:
        sentence = "The defender's second front line is routed or gone."
        advice = "Say so: another is formed of the reserve, or the main line is flanked."
        yield Fault(sentence, "second_line_gone", "", advice, SECOND_LINE).question()
    if inputs.second_line_gone and not deployed:
        sentence = "The defender has no second front line."
        yield Fault(sentence, "second_line_gone", "", "See Lines.", SECOND_LINE).question()


def _far_from_all(books: Books, battle: Battle) -> Iterator[Fault]:
    """Asks about attackers outside the reserve who stand beside no defender."""
    places = {u.hex for u in fighters(books, battle, Role.DEFENDER) if not rout_of(books, u)}
    far = [
        unit
        for unit in fighters(books, battle, Role.ATTACKER)
        if places and unit.hex and battle.part(unit.id) is not Part.RESERVE
        if all(neighbours(unit.hex, one, books.tables) is False for one in places)
    ]
    # Where nobody is adjacent the round is refused.
    if far and together(books, battle) is not False:
        advice = "Advance them first, or put them in the reserve under Lines."
        sentence = f"{names_of(far)}: not adjacent to an enemy of this battle."
        yield Fault(sentence, "battle", "", advice, _ADJACENT).question()


def _second_line(
    books: Books, battle: Battle, inputs: NextRoundInputs
) -> Ruling[SecondLine] | None:
    """What the rout of a second line leads to; None where none routed."""
    if not inputs.second_line_gone:
        return None
    reserves = strength_of(in_part(books, battle, Role.DEFENDER, Part.RESERVE))
    return second_line_routed(SecondLineInputs(reserves, inputs.new_line), books.tables)


def _next(books: Books, battle: Battle, cost: int, *, flanked: bool) -> Battle:
    """The battle in its next round: lines stay as they are, leaders and bids are chosen anew."""
    # Cavalry leaders help in one round only, so those used so far are remembered.
    used = alive(books, battle.used)
    riders = tuple(unit.id for unit in used if rank_of(unit) is Rank.CAVALRY)
    # Those who routed stand apart, and the attack goes on against those who hold.
    standing = [u for u in fighters(books, battle, Role.DEFENDER) if not rout_of(books, u)]
    # Defenders who fell back as one are attacked where they stand now.
    now = {unit.hex for unit in standing}
    return replace(
        battle,
        hex=now.pop() if len(now) == 1 else battle.hex,
        # Attackers who advanced attack from where they stand now.
        sources=hexes_of(fighters(books, battle, Role.ATTACKER)) or battle.sources,
        round=battle.round + 1,
        points=battle.points - cost,
        # Every round the defender chooses anew how to meet the attack.
        stand=Stand.STAND,
        defense="",
        flanked=flanked,
        used=(),
        riders=(*battle.riders, *riders),
        least=0,
        bids=(),
        result="",
        rounds=(*battle.rounds, battle.result),
    )


def _next_faults(
    battle: Battle,
    inputs: NextRoundInputs,
    ruling: Ruling[bool],
    line: Ruling[SecondLine] | None,
    *,
    adjacent: bool | None,
) -> Iterator[Fault]:
    if not battle.result:
        sentence = f"Round {battle.round} has no result yet."
        # Asked for alone: without it nothing else of the round can be judged.
        yield Fault(sentence, "battle", advice="Enter it first.", case=AGAIN)
    if adjacent is None and inputs.adjacent is None:
        advice = "Their hexes do not show whether the sides are adjacent: look at the map."
        yield asked_for("adjacent", advice, AGAIN)
        return
    if inputs.cost is None:
        yield asked_for("cost", "Your rules say what a further attack costs.", AGAIN)
    elif inputs.cost > battle.points:
        sentence = f"{counted(battle.points, 'Advance Point')} at hand."
        yield Fault(sentence, "cost", str(inputs.cost), "Spend no more.", AGAIN)
    if inputs.new_line and line is None:
        sentence = "is formed where a second line routed."
        yield Fault(sentence, "new_line", "", "Say that one did, or leave it out.", SECOND_LINE)
    if inputs.new_line and line and not line.result.may_replace:
        yield Fault("has no reserve for it.", "new_line", "", "Leave it out.", SECOND_LINE)
    # The last line is the result; those before it are the conditions.
    for step in ruling.working[:-1]:
        if step.value is False:
            yield Fault(why_no_round(step), "battle", advice="End the battle.", case=AGAIN)


def hexes_of(units: Iterable[UnitState]) -> tuple[str, ...]:
    """The hexes in which units stand, each once."""
    return tuple(dict.fromkeys(unit.hex for unit in units if unit.hex))


def together(books: Books, battle: Battle) -> bool | None:
    """Whether a battle's sides are adjacent now; None where their hexes do not tell."""
    ours = {unit.hex for unit in fighters(books, battle, Role.ATTACKER)}
    # Without a defender left there is still the hex that was attacked.
    theirs = {unit.hex for unit in fighters(books, battle, Role.DEFENDER)} or {battle.hex}
    told = [neighbours(one, other, books.tables) for one in ours for other in theirs]
    if any(told):
        return True
    # Unknown beats no: one pair that cannot be measured may be adjacent.
    return None if None in told else False


def is_gone(books: Books, battle: Battle, role: Role) -> bool:
    """Whether a side of a battle is routed as a whole, or wiped out."""
    left = fighters(books, battle, role)
    # A side without any unit, such as a depot alone, has nobody who could rout.
    return bool(battle.units(role)) and all(rout_of(books, unit) for unit in left)


# ------------------------------------------------------------------------------ how it ends


class End(StrEnum):
    """Why a battle is over."""

    STOPS = "attacker stops"
    WITHDREW = "a side withdrew"
    ROUTED = "a side is gone"
    CANCELLED = "attack called off"


@dataclass(frozen=True)
class EndInputs:
    """A battle that is over."""

    battle: int | None = battle_told()
    end: End = choice_told("Why it is over.", AGAIN, End.STOPS, label="Because")


def _proposed_end(books: Books) -> EndInputs:
    """Why the only battle is over, as the books tell it; else the attacker's own wish."""
    open_now = open_battles(books)
    if len(open_now) != 1:
        return EndInputs()
    (battle,) = open_now
    if battle.stand is Stand.WITHDRAW:
        return EndInputs(end=End.WITHDREW)
    gone = any(is_gone(books, battle, role) for role in Role)
    return EndInputs(end=End.ROUTED if gone else End.STOPS)


@action(
    "LGA-BAT-01 LGA-BAT-08",
    phases=(COMBAT,),
    title="End of a battle",
    name="battle_end",
    tab="End",
    post_text="Post the end",
    link="End the battle",
    group=BATTLES,
    propose=_proposed_end,
    left_out=lone_battle,
    offered=any_battle,
    not_now=NO_BATTLE,
)
def plan_battle_end(books: Books, inputs: EndInputs) -> ActionPlan:
    """End a battle; Advance Points that are left are gone."""
    battle, faults = battle_of(books, inputs.battle)
    if battle is None:
        return ActionPlan.refused("End", faults)
    refusals = tuple(_end_faults(books, battle, inputs.end))
    # A result that no further round took up belongs to the last one.
    rounds = (*battle.rounds, battle.result) if battle.result else battle.rounds
    lines = tuple(Step(f"Round {n}", text, "", AGAIN) for n, text in enumerate(rounds, start=1))
    over = Step("Over", str(inputs.end), f"{battle.points} Advance Points lapse", AGAIN)
    ended = replace(battle, end=str(inputs.end), rounds=rounds, result="", points=0)
    return ActionPlan(
        f"{battle.name} is over: {inputs.end}",
        f"{counted(len(rounds), 'round')}.",
        Ruling(str(inputs.end), (*lines, over)),
        facts=battle_facts(books, ended),
        warnings=tuple(_end_doubts(books, battle, inputs.end)),
        refusals=refusals,
    )


def _end_doubts(books: Books, battle: Battle, end: End) -> Iterator[Fault]:
    """Tells of an attacker who stops where there is nobody left to attack, or to go on.

    Told and not asked: the battle is over either way, and only the word for it differs.
    """
    for role in Role if end is End.STOPS else ():
        if is_gone(books, battle, role):
            sentence = f"Every unit of the {role} is routed or gone."
            advice = f"The battle would then be over because {End.ROUTED}."
            yield Fault(sentence, "end", end, advice, AGAIN)


def _end_faults(books: Books, battle: Battle, end: End) -> Iterator[Fault]:
    # A Withdraw result pushes back without ending the battle; only the choice to withdraw ends it.
    if end is End.WITHDREW and battle.stand is not Stand.WITHDRAW:
        advice = "Enter under Defense that they withdraw; a Withdraw result ends nothing."
        yield Fault("Nobody chose to withdraw.", "end", end, advice, RESULT)
    if end is End.ROUTED and not any(is_gone(books, battle, role) for role in Role):
        advice = "Enter the routs and losses first."
        yield Fault("Each side has units still standing.", "end", end, advice, AGAIN)
