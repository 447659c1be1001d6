"""Leaders who fall: killed, back in the pool, scored, and called again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.accounts import STEP, Account, Place, SideId, unit_account
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee import units as army
from oobmgr.games.grande_armee.actions.far_hexes import asks_about_hexes
from oobmgr.games.grande_armee.actions.picked import asked_for, enemies_there
from oobmgr.games.grande_armee.battle.facts import FATE as SUBJECT
from oobmgr.games.grande_armee.battle.fates import (
    CAUSE_NAMES,
    FATE,
    RECYCLED,
    SCORED,
    Cause,
    Fate,
    FateInputs,
    RecycleInputs,
    leader_fate,
    recycled_leaders,
)
from oobmgr.games.grande_armee.battle.forces import command_of, persons, rank_of, strength_of
from oobmgr.games.grande_armee.battle.leader_bonus import CHOSEN
from oobmgr.games.grande_armee.battle.log import battles
from oobmgr.games.grande_armee.battle.losing import (
    CAUSE,
    FATE_FIELD,
    FATE_FIELDS,
    POINTS,
    SCORES,
    fall,
)
from oobmgr.games.grande_armee.battle.words import Rank
from oobmgr.games.grande_armee.hexes import hex_told
from oobmgr.games.grande_armee.politics.log import levels_crossed, victory_points
from oobmgr.games.grande_armee.words import (
    ANY_TIME,
    ATTRITION,
    COALITION,
    COMBAT,
    COMMAND,
    FRANCE,
    GAME_TURN,
    SIEGE,
    VICTORY,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.entered import changes
from oobmgr.rules.fields import choice_told, list_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    units_told,
)

GROUP: Final = "Leaders"
"""The heading of the forms of leaders."""
REASON: Final = "leaders killed"


def fate_of(books: Books, leader: UnitState) -> Fate | None:
    """Where a leader went; None for one who is on the map."""
    found = books.fact(SUBJECT, str(leader.id), FATE_FIELD)
    return Fate(str(found)) if found else None


def fallen(books: Books) -> tuple[UnitState, ...]:
    """The leaders who fell, for good or into the pool."""
    return tuple(unit for unit in books.units() if army.is_leader(unit) and fate_of(books, unit))


def unscored(books: Books) -> tuple[UnitState, ...]:
    """Leaders for whom the enemy scores, and whose points nobody has entered."""
    return tuple(
        unit
        for unit in fallen(books)
        if books.fact(SUBJECT, str(unit.id), SCORES)
        and books.fact(SUBJECT, str(unit.id), POINTS) is None
    )


def _on_map(books: Books) -> tuple[UnitState, ...]:
    return tuple(
        unit for unit in books.units() if army.is_leader(unit) and unit.status is UnitStatus.ON_MAP
    )


def _risk_words(books: Books, unit: UnitState) -> str:
    return "at risk" if _at_risk(books, unit) else str(rank_of(unit) or unit.nation)


_LEADERS: Final = Pickable(_on_map, "No leader is on the map.", _risk_words)


def _at_risk(books: Books, leader: UnitState) -> bool:
    """Whether the bonus of a leader is used in a battle of this turn, or was in its last round."""
    # Cavalry leaders of earlier rounds ran the risk as well.
    return any(leader.id in (*one.used, *one.riders) for one in battles(books, books.turn))


def _ran_risk(books: Books, leader: UnitState) -> bool:
    """Whether a round in which a leader helped is over."""
    fought = battles(books, books.turn)
    return any(leader.id in (*(one.used if one.fought else ()), *one.riders) for one in fought)


@dataclass(frozen=True)
class FallenInputs:
    """Leaders who fall, and what befell them."""

    units: tuple[int, ...] = units_told("The leaders.", FATE)
    cause: Cause = choice_told("What befell them.", FATE, Cause.KILLED, label="Cause")


@action(
    "LGA-LDR-08 LGA-LDR-05 LGA-LDR-01 LGA-VP-01",
    phases=(COMMAND, COMBAT, SIEGE, ATTRITION),
    title="Leaders fallen",
    name="leader_fallen",
    tab="Fallen",
    post_text="Post the leaders",
    group=GROUP,
    helpers=("grande_armee.leader_fate",),
    **_LEADERS.offering(FATE, units="falls"),
)
def plan_leader_fallen(books: Books, inputs: FallenInputs) -> ActionPlan:
    """Take leaders off the map: killed for good, or back in the pool, as what befell them says."""
    units = known_units(books, inputs.units)
    refusals = tuple(_fallen_faults(books, units, inputs.cause))
    ruling = leader_fate(FateInputs(inputs.cause, books.options), books.tables)
    if refusals:
        return ActionPlan.refused("Leaders", refusals, ruling.working)
    # One by one, for each takes his own steps and facts along.
    gone = [fall(books, unit, inputs.cause) for unit in units]
    scored = " Enter the victory points for it.", " No points are scored for it."
    owed = scored[0] if ruling.result.vp else scored[1]
    return ActionPlan(
        f"{persons(units)}: {CAUSE_NAMES[inputs.cause]}",
        f"{'Eliminated' if ruling.result.fate is Fate.ELIMINATED else 'Back in the pool'}.{owed}",
        Ruling(ruling.result, (*(step for one in gone for step in one.working), *ruling.working)),
        tuple(posting for one in gone for posting in one.postings),
        tuple(fact for one in gone for fact in one.facts),
        warnings=tuple(_with_command(books, units, inputs.cause)),
    )


def _with_command(books: Books, units: tuple[UnitState, ...], cause: Cause) -> Iterator[Fault]:
    """What is to be looked at where a leader is to have lost a command that the books still have.

    It is no refusal: a leader without a formation of his own is written among the units of another.
    """
    # Who is killed need not have lost his command.
    for unit in units if cause is not Cause.KILLED else ():
        if held := strength_of(command_of(books, unit)):
            advice = "Enter first what became of it: he goes with the last of it."
            yield against(unit, f"commands {counted(held, 'SP', 'SP')} in the books.", FATE, advice)


def _fallen_faults(books: Books, units: tuple[UnitState, ...], cause: Cause) -> Iterator[Fault]:
    if not units:
        yield Fault("No leader is picked.", "units", advice="Pick those who fell.", case=FATE)
    for unit in units:
        if not army.is_leader(unit):
            yield against(unit, "is not a leader.", FATE)
        elif unit.status is not UnitStatus.ON_MAP:
            yield against(unit, "is not on the map.", FATE)
        # To be withheld is safe: such a leader brings no bonus and runs no risk.
        elif cause is Cause.KILLED and not _at_risk(books, unit):
            advice = "Only leaders whose bonus is used may be killed."
            yield against(unit, "was withheld and runs no risk.", CHOSEN, advice)
        elif cause is Cause.KILLED and not _ran_risk(books, unit):
            advice = "Enter the result first: a leader is killed by it."
            yield against(unit, "helps in a round that has no result yet.", CHOSEN, advice)


# ------------------------------------------------------------------------------ victory points


_SCORED: Final = Pickable(
    unscored,
    "No leader has fallen for whom points are still to be entered.",
    lambda books, unit: CAUSE_NAMES[Cause(str(books.fact(SUBJECT, str(unit.id), CAUSE)))],
)


@dataclass(frozen=True)
class LeaderPointsInputs:
    """Leaders for whom the enemy scores, and the points of each."""

    units: tuple[int, ...] = units_told("The leaders.", SCORED)
    points: tuple[int, ...] = list_told(
        "The victory points for each, by your rules, in the order in which they are picked.",
        SCORED,
        low=0,
        high=MANY,
        unit="VP",
        label="VP for each",
    )


@action(
    f"{SCORED} LGA-POL-03",
    # Where a level that they reach can be acted upon at once.
    phases=tuple(phase for phase in GAME_TURN if phase in ANY_TIME),
    title="Victory points for leaders",
    name="leader_points",
    tab="Leader points",
    post_text="Post the points",
    link="Enter the points for leaders",
    group=GROUP,
    helpers=("grande_armee.leader_fate",),
    **_SCORED.offering(SCORED, units="scores"),
)
def plan_leader_points(books: Books, inputs: LeaderPointsInputs) -> ActionPlan:
    """Score the leaders killed in battle for their enemy, by the points that your rules name."""
    units = known_units(books, inputs.units)
    refusals = tuple(_score_faults(books, units, inputs.points))
    if refusals:
        return ActionPlan.refused("Points", refusals)
    # Strict, because `_score_faults` has refused any other number of points.
    pairs = tuple(zip(units, inputs.points, strict=True))
    together = sum(inputs.points)
    lines = [Step(unit.designation, points, "", SCORED) for unit, points in pairs]
    total = Step("Victory points", together, "", SCORED, StepKind.RESULT)
    before = victory_points(books, FRANCE)
    french = sum(points for unit, points in pairs if unit.side != FRANCE)
    # What a level calls for happens at once, whatever brought the points.
    crossed = tuple(levels_crossed(books, FRANCE, before, before + french))
    said = (f"{counted(together, 'victory point')}.", *(line.arithmetic for line in crossed))
    return ActionPlan(
        f"Points for {persons(units)}",
        " ".join(said),
        Ruling(together, (*lines, *crossed, total)),
        tuple(posting for unit, points in pairs for posting in scored_for(unit.side, points)),
        tuple(fact for unit, points in pairs for fact in is_scored(books, unit, points)),
    )


def is_scored(books: Books, leader: UnitState, points: int) -> tuple[Fact, ...]:
    """What keeps a leader from being scored again."""
    return changes(books, SUBJECT, str(leader.id), {POINTS: points})


def scored_for(loser: SideId, points: int) -> tuple[Posting, ...]:
    """The points of the enemy of the side whose leader was killed."""
    enemy = COALITION if loser == FRANCE else FRANCE
    # Named by its cause, so that a report tells these points from others.
    source = Account(Place.INCOME, enemy, REASON)
    return transfer(source, Account(Place.POOL, enemy), VICTORY, points)


def _score_faults(
    books: Books, units: tuple[UnitState, ...], points: tuple[int, ...]
) -> Iterator[Fault]:
    owed = {unit.id for unit in unscored(books)}
    if not units:
        yield Fault("No leader is picked.", "units", advice="Pick those who score.", case=SCORED)
    for unit in units:
        if unit.id not in owed:
            yield against(unit, "scores nothing, or is scored already.", SCORED)
    # A zero is an answer, for some leaders bring nothing; none at all is not.
    if len(points) != len(units):
        advice = "Enter the points of each, 0 where your rules give none."
        yield asked_for("points", advice, SCORED)


# -------------------------------------------------------------------------------- called again


def in_pool(books: Books) -> tuple[UnitState, ...]:
    """The leaders who fell and went back to the pool."""
    return tuple(unit for unit in fallen(books) if fate_of(books, unit) is Fate.POOL)


def is_generic(books: Books, leader: UnitState) -> bool:
    """Whether a leader is one of the generic ones, by the rating of his counter."""
    tables, ratings = books.tables, leader.ratings
    return (
        rank_of(leader) in {Rank.DIVISION, Rank.BRIGADE}
        and ratings.get("initiative") == tables.whole("leaders.recycled.initiative")
        and ratings.get("bonus") == tables.whole("leaders.recycled.bonus")
    )


def _callable(books: Books) -> tuple[UnitState, ...]:
    # Generic leaders are offered though they are dead: they serve again when the low ranks run out
    # (LGA-LDR-07).
    return tuple(u for u in fallen(books) if fate_of(books, u) is Fate.POOL or is_generic(books, u))


_CALLED: Final = Pickable(
    _callable,
    "No leader is in the pool.",
    lambda books, unit: "pool" if fate_of(books, unit) is Fate.POOL else "generic, dead",
)


@dataclass(frozen=True)
class CalledInputs:
    """Leaders who come back, and where."""

    units: tuple[int, ...] = units_told("The leaders.", RECYCLED)
    hex: str = hex_told("Where they are put.", RECYCLED, label="Hex")


@action(
    "LGA-LDR-07 LGA-LDR-08",
    phases=GAME_TURN,
    title="Leaders called again",
    name="leader_called",
    tab="Called again",
    post_text="Post the leaders",
    group=GROUP,
    helpers=("grande_armee.recycled_leaders",),
    **_CALLED.offering(RECYCLED, units="comes back"),
)
@asks_about_hexes
def plan_leader_called(books: Books, inputs: CalledInputs) -> ActionPlan:
    """Bring leaders back from the pool; generic ones from the dead while the pool has none."""
    units, place = known_units(books, inputs.units), inputs.hex
    # Those in the pool come back freely; only the dead are held against the rule.
    dead = [unit for unit in units if fate_of(books, unit) is not Fate.POOL]
    refusals = tuple(_call_faults(books, units, dead))
    if refusals:
        return ActionPlan.refused("Leaders", refusals)
    postings = tuple(posting for unit in units for posting in _back(unit))
    lines = tuple(
        Step(unit.designation, "from the dead" if unit in dead else "from the pool", "", RECYCLED)
        for unit in units
    )
    return ActionPlan(
        f"Called again: {persons(units)}",
        "",
        Ruling(len(units), lines),
        postings,
        tuple(fact for unit in units for fact in _returned(books, unit, place)),
        warnings=tuple(enemies_there(books, units, place, RECYCLED)),
    )


def _back(unit: UnitState) -> tuple[Posting, ...]:
    dead = Account(Place.DEAD, unit.side)
    return transfer(dead, unit_account(unit.side, unit.id), STEP, unit.steps - unit.steps_left)


def _returned(books: Books, unit: UnitState, place: str) -> Iterator[Fact]:
    key = str(unit.id)
    yield Fact(Subject.UNIT, key, "status", str(unit.status), UnitStatus.ON_MAP)
    if place and place != unit.hex:
        yield Fact(Subject.UNIT, key, "hex", unit.hex, place)
    # Nothing is left of his fall, so that he may fall, and score, again.
    yield from changes(books, SUBJECT, key, dict.fromkeys(FATE_FIELDS))


def _call_faults(
    books: Books, units: tuple[UnitState, ...], dead: list[UnitState]
) -> Iterator[Fault]:
    known = {unit.id for unit in _callable(books)}
    if not units:
        yield Fault("No leader is picked.", "units", advice="Pick those to call.", case=RECYCLED)
    for unit in units:
        if unit.id not in known:
            yield against(unit, "is not in the pool.", FATE, "Who is killed stays dead.")
    if not dead or any(unit.id not in known for unit in dead):
        return
    # By side: a leader in the pool of one power says nothing of the other's.
    side = dead[0].side
    low = [u for u in in_pool(books) if u.side == side and rank_of(u) in _LOW]
    generics = [u for u in _callable(books) if u not in in_pool(books) and u.side == side]
    asked = RecycleInputs(len(low), len(generics), len(dead))
    if low or recycled_leaders(asked, books.tables).result.missing:
        advice = f"Take {names_of(low)} from the pool first."
        sentence = "Generic leaders come back only when no division or brigade leader is left."
        yield Fault(sentence, "units", advice=advice, case=RECYCLED)


_LOW: Final = (Rank.DIVISION, Rank.BRIGADE)
