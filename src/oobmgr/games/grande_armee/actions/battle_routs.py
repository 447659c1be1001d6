"""Routs and retreats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.battle_announce import BATTLES, holding
from oobmgr.games.grande_armee.actions.battle_doubts import OWN_WISH, rout_doubts
from oobmgr.games.grande_armee.actions.far_hexes import asks_about_hexes
from oobmgr.games.grande_armee.actions.picked import asked_for, moved_to
from oobmgr.games.grande_armee.battle.fates import Cause
from oobmgr.games.grande_armee.battle.forces import same_hex
from oobmgr.games.grande_armee.battle.log import Battle
from oobmgr.games.grande_armee.battle.losing import Losses, lose
from oobmgr.games.grande_armee.battle.named import (
    FIGHTERS_AND_LEADERS,
    along,
    asked_early,
    battle_of,
    battle_told,
    left_behind,
    lone_battle,
    outside,
    parted,
)
from oobmgr.games.grande_armee.battle.routs import (
    AGAIN,
    INTO_ENEMIES,
    RetreatInputs,
    RoutInputs,
    retreat_into_enemies,
    routed_again,
)
from oobmgr.games.grande_armee.battle.words import Part, Role
from oobmgr.games.grande_armee.hexes import hex_told
from oobmgr.games.grande_armee.march.markers import Stage, rout_of, set_rout
from oobmgr.games.grande_armee.words import COMBAT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told
from oobmgr.rules.picked_units import (
    against,
    known_units,
    names_of,
    unit_name,
    units_told,
)


@dataclass(frozen=True)
class RoutedInputs:
    """Units that rout, and where they come to stand."""

    battle: int | None = battle_told()
    units: tuple[int, ...] = units_told("The units that rout.", AGAIN)
    hex: str = hex_told(
        "The hex where their rout ends; left empty where they stay.", AGAIN, label="To hex"
    )
    own_wish: bool = flag_told(
        "Whether their player routs a reserve by choice.", OWN_WISH, label="By choice"
    )


@action(
    "LGA-RT-01 LGA-BAT-07 LGA-BAT-11 LGA-DET-04",
    phases=(COMBAT,),
    title="Routs",
    name="battle_rout",
    tab="Rout",
    post_text="Post the routs",
    group=BATTLES,
    left_out=lone_battle,
    helpers=("grande_armee.routed_again",),
    **FIGHTERS_AND_LEADERS.offering(AGAIN, units="routs"),
)
@asks_about_hexes
def plan_battle_rout(books: Books, inputs: RoutedInputs) -> ActionPlan:
    """Rout units; one that is routed already routs again, and loses half of its strength."""
    battle, faults = battle_of(books, inputs.battle)
    picked, place = known_units(books, inputs.units), inputs.hex
    if battle is None:
        return ActionPlan.refused("Rout", faults)
    units, leaders = parted(books, battle, picked)
    refusals = tuple(_rout_faults(books, battle, units, inputs, place))
    if refusals:
        return ActionPlan.refused("Rout", refusals)
    # Those with a marker already: to them the rout costs strength.
    again = [unit for unit in units if rout_of(books, unit)]
    halves = {
        unit.id: routed_again(RoutInputs(unit.steps_left, options=books.options), books.tables)
        for unit in again
    }
    written = lose(books, [(u, halves[u.id].result.loss) for u in again], Cause.COMMAND_LOST, AGAIN)
    lines = [line for unit in again for line in _again_lines(unit, halves[unit.id].working)]
    lines += [Step(unit_name(u), "Rout 1", "", AGAIN) for u in units if u not in again]
    lines += along(leaders)
    lost = sum(ruling.result.loss for ruling in halves.values())
    # Nothing of a unit that lost its last point is left to rout.
    living = [u for u in units if u.id not in halves or halves[u.id].result.left]
    total = Step("SP lost", lost, "", AGAIN, StepKind.RESULT)
    return ActionPlan(
        f"Rout: {names_of(units)}",
        f"{names_of(again)}: routed again, {lost} SP lost." if again else "",
        Ruling(lost, (*lines, *written.working, total)),
        written.postings,
        (
            *written.facts,
            *set_rout(books, living, Stage.ROUT_1),
            *(moved_to(books, (*living, *_alive(leaders, written)), place) if place else ()),
        ),
        # Warnings only: an attack alone routs again who is routed, and may well be the second.
        warnings=(
            *rout_doubts(books, battle, units, place, own_wish=inputs.own_wish),
            *(left_behind(books, picked) if place else ()),
            *(asked_early(battle, "They rout", AGAIN) if len(again) < len(units) else ()),
        ),
    )


def _alive(leaders: Iterable[UnitState], written: Losses) -> tuple[UnitState, ...]:
    """The leaders who are not lost with the last of their command."""
    return tuple(leader for leader in leaders if leader not in written.leaders)


def _again_lines(unit: UnitState, working: tuple[Step, ...]) -> Iterator[Step]:
    yield Step(unit_name(unit), kind=StepKind.HEADING)
    # The one result of the whole stands at the end.
    yield working[0]


def _rout_faults(
    books: Books, battle: Battle, units: tuple[UnitState, ...], inputs: RoutedInputs, place: str
) -> Iterator[Fault]:
    if not units:
        yield Fault("No unit is picked.", "units", advice="Pick those that rout.", case=AGAIN)
    yield from outside(battle, units, AGAIN)
    # By choice only reserves rout; by the result anybody.
    for unit in units if inputs.own_wish else ():
        if battle.part(unit.id) is not Part.RESERVE:
            yield against(unit, "is not in the reserve.", OWN_WISH, "Only reserves rout by choice.")
        # It would cost the half of its strength that an attack costs a routed unit.
        elif rout_of(books, unit):
            advice = "Only an attack routs it again."
            yield against(unit, "is routed already.", OWN_WISH, advice)
    if place and place in {spot.upper() for role in Role for spot in battle.hexes(role)}:
        yield Fault(f"{place} is a hex of the battle.", "hex", place, "Say where they end.", AGAIN)


# ------------------------------------------------------------------------------------ retreats


@dataclass(frozen=True)
class RetreatedInputs:
    """Units that fall back, and whether enemies stand where they must go."""

    battle: int | None = battle_told()
    units: tuple[int, ...] = units_told("The units that fall back.", INTO_ENEMIES)
    hex: str = hex_told("The hex to which they fall back.", INTO_ENEMIES, label="To hex")
    enemy: bool = flag_told(
        "Whether enemy units are there that the books do not have.",
        INTO_ENEMIES,
        label="Enemies there",
    )


@action(
    "LGA-BAT-11 LGA-BAT-08 LGA-DET-04",
    phases=(COMBAT,),
    title="Retreats",
    name="battle_retreat",
    tab="Retreat",
    post_text="Post the retreat",
    group=BATTLES,
    left_out=lone_battle,
    helpers=("grande_armee.retreat_into_enemies",),
    **FIGHTERS_AND_LEADERS.offering(INTO_ENEMIES, units="falls back"),
)
@asks_about_hexes
def plan_battle_retreat(books: Books, inputs: RetreatedInputs) -> ActionPlan:
    """Move units that fall back; those who are not routed are lost where enemies are."""
    battle, faults = battle_of(books, inputs.battle)
    picked, place = known_units(books, inputs.units), inputs.hex
    if battle is None:
        return ActionPlan.refused("Retreat", faults)
    units, leaders = parted(books, battle, picked)
    refusals = tuple(_retreat_faults(battle, units, leaders, place))
    if refusals:
        return ActionPlan.refused("Retreat", refusals)
    # Of the books, or of a player who sees units that they do not hold.
    enemy = inputs.enemy or _enemy_in(books, battle, units[0], place)
    # One routed unit is enough: what becomes of routed ones there the rules at hand do not say.
    routed = any(rout_of(books, unit) for unit in units)
    ruling = retreat_into_enemies(RetreatInputs(routed=routed, enemy_hex=enemy), books.tables)
    # L-37: refused and not guessed, for either answer would be one that the text does not give.
    if ruling.result is None:
        sentence = (
            "Routed units must go into enemies, and the rules at hand do not say what happens then."
        )
        advice = "Settle it between you, and enter their losses or another hex."
        fault = Fault(sentence, "hex", place, advice, INTO_ENEMIES)
        return ActionPlan.refused("Retreat", (fault,), ruling.working)
    early = (
        *asked_early(battle, "They fall back", INTO_ENEMIES),
        *left_behind(books, picked),
    )
    if not ruling.result:
        return ActionPlan(
            f"{battle.name}: {names_of(units)} fall back to {place}",
            "",
            Ruling(ruling.result, (*ruling.working, *along(leaders))),
            facts=tuple(moved_to(books, picked, place)),
            warnings=early,
        )
    written = lose(books, [(u, u.steps_left) for u in units], Cause.COMMAND_LOST, INTO_ENEMIES)
    return ActionPlan(
        f"{battle.name}: {names_of(units)} eliminated",
        f"They had to fall back to {place}, where enemies are.",
        Ruling(ruling.result, (*written.working, *ruling.working)),
        written.postings,
        written.facts,
        warnings=early,
    )


def _retreat_faults(
    battle: Battle, units: tuple[UnitState, ...], leaders: tuple[UnitState, ...], place: str
) -> Iterator[Fault]:
    yield from outside(battle, units, INTO_ENEMIES)
    if not units:
        yield Fault("No unit is picked.", "units", case=INTO_ENEMIES)
    if len({unit.side for unit in (*units, *leaders)}) > 1:
        advice = "Enter one side after the other."
        yield Fault("They are from both sides.", "units", advice=advice, case=INTO_ENEMIES)
    if not place:
        yield asked_for("hex", "Say where they must go.", INTO_ENEMIES)
    for unit in (*units, *leaders):
        if same_hex(unit.hex, place):
            yield against(unit, f"is in {place} already.", INTO_ENEMIES)


def _enemy_in(books: Books, battle: Battle, unit: UnitState, place: str) -> bool:
    enemy = battle.attacker if unit.side == battle.defender else battle.defender
    return bool(holding(books, enemy, place))
