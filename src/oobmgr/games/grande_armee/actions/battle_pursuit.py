"""Pursuit of routed defenders: who may, when, and what it costs them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.battle_announce import BATTLES, holding
from oobmgr.games.grande_armee.actions.picked import unfit
from oobmgr.games.grande_armee.battle.facts import PURSUED
from oobmgr.games.grande_armee.battle.fates import Cause
from oobmgr.games.grande_armee.battle.forces import fighters, persons
from oobmgr.games.grande_armee.battle.log import Battle, battles
from oobmgr.games.grande_armee.battle.losing import Losses, lose
from oobmgr.games.grande_armee.battle.named import (
    points_of_each,
    points_told,
)
from oobmgr.games.grande_armee.battle.rounds import PURSUIT, PursuitInputs, pursuit_allowed
from oobmgr.games.grande_armee.battle.words import Role
from oobmgr.games.grande_armee.march.markers import rout_of
from oobmgr.games.grande_armee.options import PURSUIT_PER, chosen
from oobmgr.games.grande_armee.turns import CALENDAR
from oobmgr.games.grande_armee.words import COMBAT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import open_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    units_told,
)

TURN: Final = "turn"
SIDE: Final = "side"
_VACATED: Final = "LGA-BAT-02"


def _fought(books: Books) -> tuple[Battle, ...]:
    return battles(books, books.turn)


def _may_pursue(books: Books) -> tuple[UnitState, ...]:
    ids = {one for battle in _fought(books) for one in battle.fighters}
    # Of the whole turn, battles that are over included: a pursuit may come after the end.
    return tuple(u for u in books.units() if u.id in ids and u.steps_left)


_PURSUERS: Final = Pickable(
    _may_pursue,
    "No battle was fought in this turn.",
    lambda books, unit: str(rout_of(books, unit) or unit.nation),
)


@dataclass(frozen=True)
class PursuedInputs:
    """A pursuit after a battle, over or not: who pursues, and what it costs the routed."""

    battle: int | None = open_told(
        "The number of the battle; left blank for the last of the turn.",
        PURSUIT,
        low=1,
        high=FEW,
        label="Battle",
    )
    units: tuple[int, ...] = units_told("The units that pursue.", PURSUIT)
    losers: tuple[int, ...] = units_told("The routed units that lose strength.", PURSUIT)
    points: tuple[int, ...] = points_told(
        "The strength points of each of them, by your own table.", PURSUIT
    )


def _only_battle(books: Books) -> frozenset[str]:
    """The battle is no question where one alone was fought in the turn."""
    return frozenset({"battle"}) if len(_fought(books)) == 1 else frozenset()


@action(
    "LGA-BAT-10 LGA-BAT-02 LGA-LDR-08",
    phases=(COMBAT,),
    title="Pursuit",
    name="pursuit",
    tab="Pursuit",
    post_text="Post the pursuit",
    group=BATTLES,
    helpers=("grande_armee.pursuit_allowed",),
    left_out=_only_battle,
    **_PURSUERS.offering(PURSUIT, units="pursues", losers="loses SP"),
)
def plan_pursuit(books: Books, inputs: PursuedInputs) -> ActionPlan:
    """Pursue routed defenders whose hex is empty; leaders who lose their command are not scored."""
    battle = _battle(books, inputs.battle)
    units, losers = known_units(books, inputs.units), known_units(books, inputs.losers)
    if battle is None:
        advice = "Enter the battle first."
        fault = Fault("There is no such battle in this turn.", "battle", "", advice, PURSUIT)
        return ActionPlan.refused("Pursuit", (fault,))
    pairs, refusals = points_of_each(losers, inputs.points, PURSUIT)
    refusals = (*_pursuit_faults(books, battle, units, losers), *refusals)
    if refusals:
        return ActionPlan.refused("Pursuit", refusals)
    # Both were looked at above, unit by unit; the rule is asked for its working.
    asked = PursuitInputs(vacated=True, all_routed=True)
    # By this cause leaders go to the pool, and nobody scores for them (12.64, 18.2).
    written = lose(books, pairs, Cause.PURSUIT, PURSUIT)
    together = sum(points for _, points in pairs)
    return ActionPlan(
        f"{battle.name}: pursuit, {together} SP lost",
        _back_in_pool(written),
        Ruling(
            together,
            (
                *written.working,
                *pursuit_allowed(asked, books.tables).working,
                Step("Lost in the pursuit", together, "", PURSUIT, StepKind.SUM),
            ),
        ),
        written.postings,
        (*written.facts, *(fact for unit in units for fact in _noted(books, unit))),
    )


def _back_in_pool(written: Losses) -> str:
    if not written.leaders:
        return ""
    return f"{persons(written.leaders)}: back in the pool, and nobody scores."


def _noted(books: Books, unit: UnitState) -> tuple[Fact, ...]:
    # With the side, because an option may allow one pursuit in each player's phase.
    # By turn, for what is entered late must not stand in the place of a later pursuit.
    key = str(unit.id)
    sides = str(books.fact(PURSUED, key, books.turn) or "").split()
    return enter(books, PURSUED, key, books.turn, " ".join((*sides, str(books.side))))


def _battle(books: Books, number: int | None) -> Battle | None:
    fought = _fought(books)
    if number is None:
        # The last one fought is the one most likely meant.
        return fought[-1] if fought else None
    return next((one for one in fought if one.number == number), None)


def pursued(books: Books, unit: UnitState) -> bool:
    """Whether a unit has pursued already, in this turn or this Combat Phase as the option says."""
    key = str(unit.id)
    sides = str(books.fact(PURSUED, key, books.turn) or "").split()
    # Books of an earlier version kept the last turn alone.
    if books.fact(PURSUED, key, TURN) == books.turn:
        sides.append(str(books.fact(PURSUED, key, SIDE)))
    # L-38: "once a turn" may mean the game turn, which has a Combat Phase for each side.
    each_phase = chosen(books.options, PURSUIT_PER) == "phase"
    return str(books.side) in sides if each_phase else bool(sides)


def _pursuit_faults(
    books: Books, battle: Battle, units: tuple[UnitState, ...], losers: tuple[UnitState, ...]
) -> Iterator[Fault]:
    if not units:
        yield Fault("No unit pursues.", "units", advice="Pick those that pursue.", case=PURSUIT)
    if battle.phase and battle.phase != books.side:
        # It is the last step of the battle, so that the other side's phase has none of it.
        yield Fault(
            f"{battle.name} was fought in the Combat Phase of the other side.",
            "battle",
            advice="Enter it late, for that phase.",
            case=PURSUIT,
        )
    beaten = fighters(books, battle, Role.DEFENDER)
    standing = [unit for unit in beaten if not rout_of(books, unit)]
    if standing:
        yield Fault(
            f"{names_of(standing)} did not rout.",
            "battle",
            advice="Pursuit needs the rout of every defender.",
            case=PURSUIT,
        )
    # Whatever of theirs is there, also what did not fight, such as demoralized cavalry.
    there = holding(books, battle.defender, battle.hex)
    if there:
        sentence = f"{battle.hex} is not empty: {', '.join(there)}."
        yield Fault(sentence, "battle", advice="Enter where they routed to.", case=_VACATED)
    for unit in units:
        if unit.id not in battle.attackers:
            yield against(unit, f"did not attack in {battle.name}.", PURSUIT)
        elif pursued(books, unit):
            when = CALENDAR.label(books.turn)
            yield against(unit, f"has pursued in {when}.", PURSUIT)
    yield from unfit(books, units, PURSUIT)
    yield from _loser_faults(battle, losers)


def _loser_faults(battle: Battle, losers: tuple[UnitState, ...]) -> Iterator[Fault]:
    if not losers:
        advice = "Pick the routed units that lose strength, with 0 where your table takes none."
        yield Fault("No unit is pursued.", "losers", advice=advice, case=PURSUIT)
    for unit in losers:
        if unit.id not in battle.defenders:
            yield against(unit, f"did not defend in {battle.name}.", PURSUIT)
        elif not unit.steps_left:
            yield against(unit, "is not on the map.", _VACATED)
