"""Before a round: who stands in which line, whose leaders help, and the bids for losses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee import units as army
from oobmgr.games.grande_armee.actions.battle_announce import BATTLES, NO_BATTLE, too_late
from oobmgr.games.grande_armee.actions.picked import asked_for
from oobmgr.games.grande_armee.battle.bidding import BIDDING, BidInputs, loss_bids
from oobmgr.games.grande_armee.battle.deployment import (
    PARTS,
    DeploymentInputs,
    Placing,
    deployment,
)
from oobmgr.games.grande_armee.battle.forces import (
    as_used,
    bonus_of,
    fighters,
    leaders_at,
    persons,
    rank_of,
    strength_of,
)
from oobmgr.games.grande_armee.battle.leader_bonus import CHOSEN, PAIRS, THREE, Reason
from oobmgr.games.grande_armee.battle.log import Battle, battle_facts, open_battles
from oobmgr.games.grande_armee.battle.named import (
    FIGHTERS,
    any_battle,
    battle_of,
    battle_told,
    lone_battle,
    outside,
)
from oobmgr.games.grande_armee.battle.reinforcement import JOINS_DEFENSE
from oobmgr.games.grande_armee.battle.rounds import SECOND_LINE
from oobmgr.games.grande_armee.battle.words import Part, Rank, Role, bidder
from oobmgr.games.grande_armee.words import COMBAT, SIDE_NAMES
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import choice_told, list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    unit_name,
    units_told,
)

_SP: Final = "SP"


@dataclass(frozen=True)
class DeployInputs:
    """The units of one side by the part of the battle in which they stand."""

    battle: int | None = battle_told()
    front: tuple[int, ...] = units_told("Units of the front line.", PARTS)
    second: tuple[int, ...] = units_told("Units of the second front line.", PARTS)
    reserve: tuple[int, ...] = units_told("Units of the reserve.", PARTS)


@action(
    f"LGA-BAT-05 {JOINS_DEFENSE}",
    phases=(COMBAT,),
    title="Lines of a battle",
    name="battle_lines",
    tab="Lines",
    post_text="Post the lines",
    group=BATTLES,
    left_out=lone_battle,
    helpers=("grande_armee.deployment",),
    **FIGHTERS.offering(PARTS, front="front line", second="second front line", reserve="reserve"),
)
def plan_battle_lines(books: Books, inputs: DeployInputs) -> ActionPlan:
    """Deploy one side: each unit is in one part of the battle with all of its strength."""
    battle, faults = battle_of(books, inputs.battle)
    parts = {
        Part.FRONT: known_units(books, inputs.front),
        Part.SECOND: known_units(books, inputs.second),
        Part.RESERVE: known_units(books, inputs.reserve),
    }
    units = tuple(unit for found in parts.values() for unit in found)
    if battle is None:
        return ActionPlan.refused("Lines", faults)
    ids = {unit.id for unit in units}
    # From the picked units: nobody has to say whose lines they are.
    role = Role.ATTACKER if ids & set(battle.attackers) else Role.DEFENDER
    # A unit in two parts stands twice in the list, and its name would tell two units as one.
    placings = tuple(
        # At least one: what has no strength points has to stand in a part, too.
        Placing(f"{unit_name(u)} ({u.id})", part, max(army.strength(u), 1))
        for part, found in parts.items()
        for u in found
    )
    ruling = deployment(DeploymentInputs(placings), books.tables)
    refusals = tuple(_line_faults(books, battle, role, parts))
    if refusals:
        return ActionPlan.refused("Lines", refusals, ruling.working)
    flanked, doubts = battle.flanked, tuple[Fault, ...]()
    if role is Role.DEFENDER:
        flanked, doubts = _flank(battle, parts[Part.SECOND])
    # The other side's lines stay; this side's are all given anew.
    lines = {key: part for key, part in battle.lines.items() if int(key) not in battle.units(role)}
    lines |= {str(unit.id): str(part) for part, found in parts.items() for unit in found}
    return ActionPlan(
        f"{battle.name}: lines of the {role}",
        f"Front line {ruling.result.front} SP, second {ruling.result.second}, "
        f"reserve {ruling.result.reserve}.",
        Ruling(ruling.result, (*_by_part(parts), *ruling.working)),
        facts=battle_facts(books, replace(battle, lines=lines, flanked=flanked)),
        warnings=doubts,
    )


def _flank(battle: Battle, line: tuple[UnitState, ...]) -> tuple[bool, tuple[Fault, ...]]:
    """Whether the defender is flanked with this second front line, and what is asked of it."""
    had = any(battle.part(one) is Part.SECOND for one in battle.defenders)
    if had and not line:
        sentence = "The second front line is given up: the main line is flanked."
        doubt = Fault(sentence, "second", "", "Are no units to face the flank?", SECOND_LINE)
        return True, (doubt.question(),)
    # A line against the flank meets it. Help that came since may form one, says the rule.
    if battle.flanked and line and all(battle.part(unit.id) for unit in line):
        sentence = "The main line is flanked, and no unit in this line has come to help since."
        advice = "Help that joins the defense may form it."
        return False, (Fault(sentence, "second", "", advice, JOINS_DEFENSE).question(),)
    return battle.flanked and not line, ()


def _by_part(parts: dict[Part, tuple[UnitState, ...]]) -> Iterator[Step]:
    for part, found in parts.items():
        for unit in found:
            yield Step(unit_name(unit), army.strength(unit), str(part), PARTS)


def _line_faults(
    books: Books, battle: Battle, role: Role, parts: dict[Part, tuple[UnitState, ...]]
) -> Iterator[Fault]:
    units = [unit for found in parts.values() for unit in found]
    yield from outside(battle, units, PARTS)
    # Once each, however many parts a unit was put into.
    for unit in {one.id: one for one in units}.values():
        places = [part for part, found in parts.items() if unit in found]
        if len(places) > 1:
            words = " and in the ".join(places)
            advice = "All of its strength is in one part."
            yield against(unit, f"is in the {words}.", PARTS, advice)
        elif unit.id in battle.units(role.other):
            yield against(unit, "is on the other side.", PARTS, "Deploy one side at a time.")
    if not parts[Part.FRONT]:
        advice = "Pick the units that are there."
        yield Fault("No unit is in the front line.", "front", advice=advice, case=PARTS)
    missing = [u for u in fighters(books, battle, role) if u.id not in {one.id for one in units}]
    # Everybody has a part: who waits is in the reserve.
    if units and missing:
        advice = "Pick a part for each, the reserve for those who wait."
        yield Fault(f"{names_of(missing)}: no part.", "reserve", advice=advice, case=PARTS)


# ------------------------------------------------------------------------------------- leaders


def _leaders(books: Books) -> tuple[UnitState, ...]:
    found = {
        unit.id: unit
        for battle in open_battles(books)
        for role in Role
        for unit in leaders_at(books, battle, role)
    }
    return tuple(found.values())


def _leader_words(_: Books, unit: UnitState) -> str:
    bonus = unit.ratings.get("bonus")
    return f"{rank_of(unit) or 'no rank'}, bonus {'unknown' if bonus is None else bonus}"


LEADERS: Final = Pickable(
    _leaders, "No leader is in the hexes of a battle that is being fought.", _leader_words
)


@dataclass(frozen=True)
class LeadersInputs:
    """The leaders of one side whose bonus counts in this round."""

    battle: int | None = battle_told()
    side: Role = choice_told("Whose leaders they are.", THREE, Role.ATTACKER, label="Side")
    units: tuple[int, ...] = units_told("The leaders whose bonus is used.", THREE)


def _used(books: Books, battle: Battle, role: Role) -> tuple[int, ...]:
    """Those of a side who help in the round, as it was posted."""
    return tuple(u.id for u in leaders_at(books, battle, role) if u.id in battle.used)


def _side_due(books: Books) -> LeadersInputs:
    """The side whose leaders nobody has picked yet; both being picked, the attackers as they are.

    So a post that slips out a second time withholds nobody.
    """
    found = open_battles(books)
    if len(found) != 1:
        return LeadersInputs()
    used = {role: _used(books, found[0], role) for role in Role}
    due = used[Role.ATTACKER] and not used[Role.DEFENDER]
    role = Role.DEFENDER if due else Role.ATTACKER
    return LeadersInputs(side=role, units=used[role])


@action(
    "LGA-LDR-02 LGA-LDR-01 LGA-LDR-03 LGA-LDR-04 LGA-LDR-05 LGA-LDR-06",
    phases=(COMBAT,),
    title="Leaders of a battle",
    name="battle_leaders",
    tab="Leaders",
    post_text="Post the leaders",
    group=BATTLES,
    left_out=lone_battle,
    propose=_side_due,
    helpers=("grande_armee.leader_bonus", "grande_armee.cavalry_leaders_allowed"),
    **LEADERS.offering(THREE, units="helps"),
)
def plan_battle_leaders(books: Books, inputs: LeadersInputs) -> ActionPlan:
    """Pick the leaders of a side who help in this round; all others are withheld, and safe."""
    battle, faults = battle_of(books, inputs.battle)
    if battle is None:
        return ActionPlan.refused("Leaders", faults)
    units, role = known_units(books, inputs.units), inputs.side
    here = leaders_at(books, battle, role)
    refusals = tuple(_leader_faults(books, battle, role, units))
    if refusals:
        return ActionPlan.refused("Leaders", refusals)
    ruling = bonus_of(books, battle, role, units)
    # Leaders of the other side stay as they were picked.
    others = tuple(one for one in battle.used if one not in {unit.id for unit in here})
    withheld = [unit for unit in here if unit not in units]
    lines = [Step(unit_name(unit), "withheld", "runs no risk", CHOSEN) for unit in withheld]
    # A leader who brings nothing because of a tie is not at risk either.
    tied = ruling.result.reason is Reason.TIE
    helping = tuple(u for u in units if not tied or rank_of(u) is Rank.CAVALRY)
    refused = () if ruling.result.valid else (_refusal(ruling.result.reason),)
    return ActionPlan(
        f"{battle.name}: leaders of the {role}, modifier {ruling.result.bonus}",
        f"At risk: {persons(helping)}." if helping else "No leader is at risk.",
        Ruling(ruling.result.bonus, (*lines, *ruling.working)),
        facts=battle_facts(books, replace(battle, used=(*others, *(u.id for u in helping)))),
        refusals=refused,
    )


_REFUSED: Final = {
    Reason.CHAIN: ("Not all are below those who outrank them.", "Leave one of them out.", THREE),
    Reason.SLOT: (
        "More than one supreme commander or army leader, corps leader, or leader below.",
        "Pick one of each at most.",
        THREE,
    ),
    Reason.CAVALRY: ("More cavalry leaders than pairs of cavalry SP.", "Pick fewer.", PAIRS),
}


def _refusal(reason: Reason | None) -> Fault:
    # The reason of a refusal is known; the first is for a type that has none.
    sentence, advice, case = _REFUSED[reason or Reason.CHAIN]
    return Fault(sentence, "units", advice=advice, case=case)


def _leader_faults(
    books: Books, battle: Battle, role: Role, units: tuple[UnitState, ...]
) -> Iterator[Fault]:
    yield from too_late(battle, "Who of the leaders helps")
    used = _used(books, battle, role)
    if not units and not used:
        advice = "Pick those who help: anyone not picked is withheld already."
        yield Fault("No leader is picked.", "units", advice=advice, case=THREE, missing=True)
    elif {unit.id for unit in units} == set(used):
        yield Fault("Nothing would change.", "units", case=THREE)
    here = {unit.id for unit in leaders_at(books, battle, role)}
    for unit in units:
        if unit.id not in here:
            advice = f"Pick leaders of the {SIDE_NAMES[battle.side(role)]} who are there."
            yield against(unit, f"is not a leader of the {role} there.", THREE, advice)
        elif rank_of(unit) is None:
            advice = "Write what he commands in his type, such as corps leader."
            yield against(unit, "has no rank.", THREE, advice)
        elif as_used(books, unit) is None:
            advice = "Enter the Combat Bonus of his counter in the order of battle."
            yield against(unit, "has no bonus in the books.", THREE, advice)
        # A cavalry leader helps in one round of a battle only.
        elif unit.id in battle.riders:
            yield against(unit, "helped in an earlier round of this battle.", PAIRS)


# ---------------------------------------------------------------------------------------- bids


@dataclass(frozen=True)
class BiddingInputs:
    """The attacker's least loss and all bids of the round, his own first."""

    battle: int | None = battle_told()
    least: int | None = told(
        "The attacker's least loss, by your Combat Results.",
        default=None,
        low=1,
        high=MANY,
        unit=_SP,
        case=BIDDING,
        label="Least loss",
    )
    bids: tuple[int, ...] = list_told(
        "The bids in turn, the attacker's first.",
        BIDDING,
        low=0,
        high=MANY,
        unit=_SP,
        label="Bids",
    )


@action(
    BIDDING,
    phases=(COMBAT,),
    title="Bids for losses",
    name="battle_bids",
    tab="Bids",
    post_text="Post the bids",
    group=BATTLES,
    left_out=lone_battle,
    helpers=("grande_armee.loss_bids",),
    leads_on=True,
    offered=any_battle,
    not_now=NO_BATTLE,
)
def plan_battle_bids(books: Books, inputs: BiddingInputs) -> ActionPlan:
    """Enter the bids of a round; none may be below the first, nor rise by more than the bound."""
    battle, faults = battle_of(books, inputs.battle)
    if battle is None:
        return ActionPlan.refused("Bids", faults)
    if inputs.least is None or not inputs.bids:
        field = "bids" if inputs.least else "least"
        advice = "Enter the attacker's least loss and the bids."
        return ActionPlan.refused("Bids", (asked_for(field, advice, BIDDING),))
    ruling = loss_bids(BidInputs(inputs.least, inputs.bids), books.tables)
    last = inputs.bids[-1]
    last_word = bidder(len(inputs.bids) - 1)
    # The line that stops the bidding stands just before the result.
    *_, wrong, _ = ruling.working
    changed = replace(battle, least=inputs.least, bids=inputs.bids)
    bound = ruling.result.next_or_limit
    # Whoever bids less than was bid has two bounds to look at; the first bid has none before it.
    pairs = zip(inputs.bids, inputs.bids[1:], strict=False)
    before, falls = next(((one, True) for one, next_ in pairs if next_ < one), (0, False))
    refused = Fault(
        f"{wrong.label}: {wrong.value} SP, and {wrong.arithmetic} may be bid.",
        "bids",
        " ".join(map(str, inputs.bids)),
        f"Bid {before} to {bound} SP." if falls else f"The bound is {bound} SP.",
        BIDDING,
    )
    return ActionPlan(
        f"{battle.name}: {counted(len(inputs.bids), 'bid')}, the last {last} SP",
        f"The {last_word} bid last. Nobody may go above {bound} now.",
        ruling,
        facts=battle_facts(books, changed),
        refusals=() if ruling.result.legal else (refused,),
        warnings=tuple(_beyond_strength(books, battle, inputs.bids)),
    )


def _beyond_strength(books: Books, battle: Battle, bids: tuple[int, ...]) -> Iterator[Fault]:
    """Asks about bids of more strength points than their bidder has in the battle."""
    for role in Role:
        most = max((bid for at, bid in enumerate(bids) if bidder(at) is role), default=0)
        there = strength_of(known_units(books, battle.units(role)))
        if most > there:
            sentence = f"The {role} has {there} SP in the battle."
            yield Fault(sentence, "bids", str(most), "Check the bid.", BIDDING).question()
