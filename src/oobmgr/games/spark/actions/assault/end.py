"""The end of an assault: retreats and advances, what surprise lays on units, columns deploy."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.assault.doubtful_ends import (
    beyond_the_assault,
    deploying,
    enemy_beside_end,
    going_back,
    in_column,
    owes_nothing,
)
from oobmgr.games.spark.actions.assault.going import (
    NO_ASSAULT,
    any_assault,
    in_assaults,
    named_assault,
    target_hex_told,
    waiting_for,
)
from oobmgr.games.spark.actions.assault.new_hex import (
    enemies_there,
    left_behind,
    overloaded,
    settled,
    too_far,
    unsure_load,
)
from oobmgr.games.spark.actions.marker_ways import taken_off
from oobmgr.games.spark.actions.picked import (
    against,
    driven_off,
    ids_of,
    known_units,
    nobody_picked,
    unfit_units,
    unit_names,
    units_told,
)
from oobmgr.games.spark.actions.places import hex_doubts, hex_faults
from oobmgr.games.spark.assault.steps import END_ACTION, Assault, AssaultStepKey, target_hex
from oobmgr.games.spark.assaults import assault_ended, step_taken
from oobmgr.games.spark.morale.effects import STATUS_MARKERS, status_laid, surprise_of
from oobmgr.games.spark.morale.surprise import SurprisedSide, SurpriseEffect, SurpriseStatus
from oobmgr.games.spark.movement.hexes import HEXES, distance, same_hex
from oobmgr.games.spark.options import SURPRISE_OR_RESULT, chosen
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.picking.known_hexes import assault_hexes, unit_hexes
from oobmgr.games.spark.units.unit import SparkUnit, living_units, units_of
from oobmgr.games.spark.words import COMBAT, IMPULSE_PHASES, Marker
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.offered_words import offering

_KEEP_RESULT: Final = "result"


@dataclass(frozen=True)
class AssaultEndInputs:
    """An assault that is over, and where its units stand then."""

    hex: str = target_hex_told()
    retreating: tuple[int, ...] = units_told("Units that retreat.", "SP-AR-13")
    to: str = HEXES.told(
        "The hex in which their retreat ends; others go with Retreat.",
        "SP-RET-02",
        label="Retreat to",
    )
    advancing: tuple[int, ...] = units_told(
        "Units that advance into the hex.", "SP-ASLT-15", label="Advancing"
    )
    deploy: bool = flag_told(
        "Whether its units in column deploy, which is free now.",
        "SP-ASLT-16",
        default=True,
        label="Columns deploy",
    )


@dataclass(frozen=True)
class AssaultEnded:
    """What came of it."""

    moved: int = told("Units in other hexes.", unit="units")
    status: str | None = told("What surprise does to its units; blank without it.")


def propose_end(books: Books) -> AssaultEndInputs:
    """The form as it opens: the first assault that is decided, with those that must retreat."""
    found = waiting_for(books, END_ACTION)
    if found is None:
        return AssaultEndInputs()
    # A failed check took the Assault Marker off, and sends its unit back all the same.
    own = (*found.fighters, *found.called_off)
    return AssaultEndInputs(
        found.hex,
        ids_of(unit for unit in own if unit.markers.retreat[0]),
        deploy=bool(in_column(found)),
    )


@action(
    "SP-ASLT-15 SP-ASLT-01 SP-ASLT-16 SP-SUR-15",
    name=END_ACTION,
    phases=COMBAT,
    title="End of an assault",
    propose=propose_end,
    offered=any_assault,
    not_now=NO_ASSAULT,
    tab="End of assault",
    post_text="Post the end",
    group="Assault",
    picking=in_assaults(
        lambda one: (*one.fighters, *one.called_off), "No assault is under way."
    ).picked(advancing="advances", retreating="retreats"),
    offers=offering(hex=assault_hexes, to=unit_hexes),
)
def plan_assault_end(books: Books, inputs: AssaultEndInputs) -> ActionPlan:
    """End an assault: retreats and advances, what surprise does to units, columns deploy."""
    assault = named_assault(books, inputs.hex)
    back, forward = known_units(books, inputs.retreating), known_units(books, inputs.advancing)
    to = inputs.to.strip()
    moves = (*((unit, to) for unit in back), *((unit, assault.hex) for unit in forward))
    touched, status = _surprised(books, assault)
    facts: list[Fact] = [*settled(books, back, to), *settled(books, forward, assault.hex)]
    # Off the assaulters alone, for nobody else has one.
    facts += taken_off(books, assault.assaulters, Marker.ASSAULT)
    if inputs.deploy:
        facts += taken_off(books, assault.fighters, Marker.IN_COLUMN)
    if status is not None:
        facts += [
            f for unit in touched for f in status_laid(books, unit.id, STATUS_MARKERS[status])
        ]
    stays = (*left_behind(back, to), *left_behind(forward, assault.hex))
    facts += step_taken(books, assault.hex, AssaultStepKey.END)
    facts += assault_ended(books, assault.hex)
    return ActionPlan(
        f"Assault on {assault.hex} ends",
        "; ".join(f"{unit.name} → {to}" for unit, to in moves) + "." if moves else "No unit moves.",
        Ruling(
            AssaultEnded(len(moves), str(status) if status else None),
            (*_working(assault, moves, touched, status), *stays),
        ),
        facts=tuple(facts),
        warnings=(
            *_reminders(assault),
            *(fault for unit in back for fault in _short(unit, to)),
            *_unasked_retreats(assault, back),
            *_from_several(back, to),
            *(hex_doubts(books, to, "to") if back else ()),
            *_loads(books, assault, back, forward, to),
            *enemy_beside_end(books, back, to),
            *deploying(assault, deploy=inputs.deploy),
        ),
        refusals=(
            *_refused(books, moves, inputs),
            *_strangers(assault, back, forward),
            *_stays(assault, back),
            *_not_going_back(books, back, to),
            *_not_advancing(books, assault, back, forward),
        ),
    )


def _loads(
    books: Books,
    assault: Assault,
    back: tuple[SparkUnit, ...],
    forward: tuple[SparkUnit, ...],
    to: str,
) -> Iterator[Fault]:
    """A word on hexes that become too full, or may."""
    # Told only, as with Retreat: a unit with nowhere else to go may overload a hex.
    yield from overloaded(books, back, to, "SP-STACK-05")
    yield from unsure_load(books, back, to, "SP-STACK-05")
    yield from unsure_load(books, forward, assault.hex, "SP-ASLT-15")


@dataclass(frozen=True)
class RetreatInputs:
    """Units that retreat, withdraw or advance, and the hex in which they end."""

    units: tuple[int, ...] = units_told("Units that go there.", "SP-MC-17")
    to: str = HEXES.told("The hex in which they end.", "SP-RET-07", label="To hex")


@dataclass(frozen=True)
class Retreated:
    """What came of it."""

    units: int = told("Units in the hex.", unit="units")


def propose_retreat(books: Books) -> RetreatInputs:
    """The form as it opens: the first unit that has a retreat to make."""
    owed = (unit for unit in living_units(books) if unit.markers.retreat[0])
    # One at a time: two that must retreat need not go to the same hex.
    return RetreatInputs(ids_of(islice(owed, 1)))


@action(
    "SP-MC-17 SP-MC-16 SP-RET-02..05",
    phases=IMPULSE_PHASES,
    title="Retreat or withdrawal",
    propose=propose_retreat,
    tab="Retreat",
    post_text="Post the new hex",
    group="Assault",
    offers=offering(to=unit_hexes),
    **LIVING.offering(units="goes there"),
)
def plan_retreat(books: Books, inputs: RetreatInputs) -> ActionPlan:
    """Put units that retreat, withdraw or advance into their new hex."""
    units = known_units(books, inputs.units)
    facts = settled(books, units, inputs.to)
    names, to = unit_names(units), inputs.to.strip()
    line = Step(names, to, "", "SP-MC-17", StepKind.RESULT)
    return ActionPlan(
        f"Retreat to {to}: {names}" if units else "Retreat",
        f"{counted(len(units), 'unit')} in a new hex.",
        Ruling(Retreated(len(units)), (line, *left_behind(units, to)) if units else ()),
        facts=facts,
        warnings=(
            *hex_doubts(books, to, "to"),
            *overloaded(books, units, to, "SP-STACK-05"),
            *unsure_load(books, units, to, "SP-STACK-05"),
            *(fault for unit in units for fault in _short(unit, to)),
            *owes_nothing(books, units),
            *beyond_the_assault(books, units, to),
            *enemy_beside_end(books, going_back(units), to),
        ),
        refusals=(
            *nobody_picked(units),
            *unfit_units(units),
            *driven_off(units),
            *hex_faults(books, to, "to", "SP-RET-07"),
            *_not_going_back(books, units, to),
        ),
    )


def _not_going_back(books: Books, units: tuple[SparkUnit, ...], to: str) -> Iterator[Fault]:
    """Why units cannot retreat or withdraw into a hex: the enemy, or hexes that they do not go."""
    yield from enemies_there(books, units, to, "SP-RET-07")
    for unit in units:
        if same_hex(unit.state.hex, to):
            yield against(unit, f"is in {to.strip()} already.", "SP-RET-07", "Go elsewhere.")
    if len({unit.state.side for unit in units}) > 1:
        sentence = "are from both sides, and never end in one hex."
        yield Fault(sentence, "units", unit_names(units), "Post each side by itself.", "SP-RET-07")
    for unit in units:
        owed, most = unit.markers.retreat
        # One that neither must nor may go back is bound by no distance.
        if most:
            yield from too_far(unit, to, most, "SP-MC-17" if owed else "SP-MC-16")


def _short(unit: SparkUnit, to: str) -> Iterator[Fault]:
    """A word where a unit goes back less far than it has to."""
    (owed, _), away = unit.markers.retreat, distance(unit.state.hex, to)
    # Told only: counted straight a way over many hexes can end near where it began.
    if away is not None and away < owed:
        sentence = f"must retreat {counted(owed, 'hex', 'hexes')}; {to} is {away} away."
        yield against(unit, sentence, "SP-MC-17", "Its route may bend; look at the map.")


def _was_fought(assault: Assault) -> bool:
    """Whether the assault combat was posted, so that the books know who has to retreat."""
    return AssaultStepKey.ASSAULT_COMBAT in assault.record.steps


def _stays(assault: Assault, back: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """The refusals of units that fought and need not retreat: they won, or went back already."""
    for unit in back if _was_fought(assault) else ():
        if Marker.PARTICIPATED in unit.markers and not unit.markers.retreat[1]:
            yield against(unit, "fought, and has no retreat to make.", "SP-AR-13")


def _from_several(back: tuple[SparkUnit, ...], to: str) -> Iterator[Fault]:
    """A word on units of several hexes that all retreat into one: there is one field for them."""
    hexes = sorted({unit.state.hex.strip() for unit in back if unit.state.hex.strip()})
    if len(hexes) > 1 and to:
        sentence = f"Units of {', '.join(hexes)} all retreat to {to}."
        advice = "Take out those that go elsewhere: they go with Retreat."
        yield Fault(sentence, "to", to, advice, "SP-RET-02")


def _unasked_retreats(assault: Assault, back: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """A question about units of which the books do not know why they go back."""
    for unit in back:
        # Before the combat is in the books its result may be on the table alone.
        fought = _was_fought(assault) and Marker.PARTICIPATED in unit.markers
        if not (unit.markers.retreat[1] or fought):
            sentence = "has no retreat to make in the books."
            advice = "Enter what makes it retreat first."
            yield against(unit, sentence, "SP-AR-13", advice).question()


def _strangers(assault: Assault, *lists: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """Units that have no part in this assault."""
    own = {unit.id for unit in (*assault.fighters, *assault.called_off)}
    for unit in (unit for units in lists for unit in units if unit.id not in own):
        yield against(unit, f"has no part in the assault on {assault.hex}.", "SP-ASLT-15")


def _not_advancing(
    books: Books, assault: Assault, back: tuple[SparkUnit, ...], forward: tuple[SparkUnit, ...]
) -> Iterator[Fault]:
    """Why assaulters cannot advance: the defender is still there, or the hex would be too full."""
    # Whoever goes back in the same entry makes room.
    leaving = tuple(unit.id for unit in back)
    yield from enemies_there(books, forward, assault.hex, "SP-ASLT-15", leaving)
    yield from overloaded(books, forward, assault.hex, "SP-ASLT-15")
    off = {unit.id for unit in assault.called_off}
    for unit in forward:
        if unit.state.side != books.side:
            yield against(unit, "defends, and does not advance.", "SP-ASLT-15")
        elif unit.id in off:
            yield against(unit, "called its assault off, and does not advance.", "SP-ASLT-15")


def _surprised(
    books: Books, assault: Assault
) -> tuple[tuple[SparkUnit, ...], SurpriseStatus | None]:
    """The units that surprise touches, and what it lays on them.

    They are all of its side that are or were involved (SP-SUR-15).
    """
    effect = surprise_of(books, assault.hex)
    if not isinstance(effect, SurpriseEffect):
        return (), None
    attacks = effect.side is SurprisedSide.ATTACKER
    # Groups differ on whether surprise changes the status that the result laid on a unit.
    keeps = chosen(books.options, SURPRISE_OR_RESULT) == _KEEP_RESULT
    kept = (Marker.SUPPRESSED, Marker.DISRUPTED) if keeps else ()
    found = tuple(
        unit
        for unit in units_of(books)
        # By the marker and not by the hex: units that withdrew are touched, too.
        if unit.state.steps_left
        and same_hex(target_hex(unit), assault.hex)
        and (unit.state.side == books.side) is attacks
        and not any(marker in unit.markers for marker in kept)
    )
    return found, effect.status if found else None


def _working(
    assault: Assault,
    moves: tuple[tuple[SparkUnit, str], ...],
    touched: tuple[SparkUnit, ...],
    status: SurpriseStatus | None,
) -> list[Step]:
    lines = [
        Step(unit.name, to, f"from {unit.state.hex}" if unit.state.hex else "", "SP-ASLT-15")
        for unit, to in moves
    ]
    if status is not None:
        word = STATUS_MARKERS[status].replace("_", " ")
        lines.append(Step(f"Surprise: {unit_names(touched)}", word, "", "SP-SUR-15"))
    lines.append(Step("Assault", "over", assault.hex, "SP-ASLT-15", StepKind.RESULT))
    return lines


def _reminders(assault: Assault) -> tuple[Fault, ...]:
    """Where the assault combat was left out although both sides stand there."""
    if _was_fought(assault) or not (assault.assaulters and assault.defenders):
        return ()
    # Told and not refused: the fight may have been settled on the table without an entry.
    advice = "Units with an Assault Marker must assault."
    return (Fault("The assault combat was not fought.", "hex", assault.hex, advice, "SP-ASLT-01"),)


def _refused(
    books: Books, moves: tuple[tuple[SparkUnit, str], ...], inputs: AssaultEndInputs
) -> tuple[Fault, ...]:
    going = tuple(unit for unit, _ in moves)
    faults = [*unfit_units(going, "the list"), *driven_off(going)]
    if inputs.retreating:
        faults += hex_faults(books, inputs.to, "to", "SP-AR-13")
    twice = set(inputs.retreating) & set(inputs.advancing)
    both = {unit.id: unit for unit, _ in moves if int(unit.id) in twice}.values()
    faults += [against(one, "retreats and advances.", "", "Leave it in one.") for one in both]
    return tuple(faults)
