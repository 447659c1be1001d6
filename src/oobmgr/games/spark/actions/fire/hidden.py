"""Fire at a sheet that is hidden: its side opens nothing, and is told no more than over a map.

Who fires enters his units, what he sees of the target, and the dice. Where both sides are in the
file and he names the counter, its losses are taken from the hidden sheet at once; else the slip
goes to the other player, whose own file says what comes of it (`taken`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.fire.aims import (
    Aim,
    aims_of,
    boxless,
    of_aims,
    of_armor,
    others,
    own_hex,
    unsure_aims,
)
from oobmgr.games.spark.actions.fire.at_target import AtTarget, fire_at
from oobmgr.games.spark.actions.fire.fire import fire_written
from oobmgr.games.spark.actions.fire.hidden_inputs import UNSEEN, SeenTarget, UnseenInputs
from oobmgr.games.spark.actions.fire.hits import (
    TargetHit,
    looked_up,
    rights_of,
    rolled,
    suffered,
    take_right,
)
from oobmgr.games.spark.actions.fire.inputs import FireInputs, FirerEntry, TargetEntry
from oobmgr.games.spark.actions.fire.muster import AimedAt, Muster, muster
from oobmgr.games.spark.actions.fire.objections import (
    of_firers,
    of_time,
)
from oobmgr.games.spark.actions.fire.slips import FireSlip, told_fact
from oobmgr.games.spark.actions.fire.taken import answer_of, check_by
from oobmgr.games.spark.actions.picked import (
    STAND_IN,
    known_units,
    nobody_picked,
    unit_names,
)
from oobmgr.games.spark.actions.places import hex_doubts, hex_faults
from oobmgr.games.spark.actions.stand_ins import note_unseen, unseen_settled, unsettled
from oobmgr.games.spark.actions.unknown_ground import two_kinds
from oobmgr.games.spark.assault.steps import going
from oobmgr.games.spark.fire.columns import column_name
from oobmgr.games.spark.fire.combined import FireMode
from oobmgr.games.spark.fire.results import read_dice
from oobmgr.games.spark.fire.segments import segments_in
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.picking.known_hexes import assault_hexes, enemy_hexes
from oobmgr.games.spark.units.markers import Markers
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import (
    COMBAT,
    MOVEMENT,
    POST_ASSAULT_FIRE,
    FireKind,
    Marker,
    UnitClass,
    opponent,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import flag_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.offered_words import offering

_PHASES: Final = (*MOVEMENT, *COMBAT, *POST_ASSAULT_FIRE)
_TITLE: Final = "Fire at a hidden sheet"
_TARGET: Final = "the target"
# Nobody tells how many steps a hidden target has: many, unless its player says that they are few.
_MANY_STEPS: Final = MANY


@dataclass(frozen=True)
class Told:
    """What the other player is told."""

    column: str = told("The column of the table.")
    red: int | None = open_told("The red die.")
    gray: int | None = open_told("The gray die.")
    indirect: bool = flag_told("Whether only indirect fire was fired.")
    rights: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class _Volley:
    """A fire with the counters it is aimed at, and how it comes down on each of them."""

    found: Muster
    aims: tuple[Aim, ...]
    ats: tuple[AtTarget, ...]

    @property
    def indirect(self) -> bool:
        """Whether nobody fires directly."""
        return all(one.right.mode is not FireMode.DIRECT for one in self.found.firing)


def propose_unseen(books: Books) -> UnseenInputs:
    """The form as it opens: the segment of the phase, and the first assault that goes on."""
    if books.phase not in COMBAT:
        held = segments_in(books.phase)
        # None where nobody fires: a form may be asked for in any phase.
        return UnseenInputs(segment=held[0]) if held else UnseenInputs()
    place = next((one.hex for one in going(books)), "")
    return UnseenInputs(place=place, assault=place)


def _boxes_settled(books: Books) -> frozenset[str]:
    """Leaves `stand_ins_told` out of the form where it was answered, or both sheets are known."""
    units = tuple(living_units(books))
    sides = {one.state.side for one in units}
    known = len(sides) > 1 and not unsettled(books, units)
    # Of the sides that are seen: in defensive fire it is not the one that plays.
    answered = sides and all(unseen_settled(books, side) for side in sides)
    return frozenset({STAND_IN} if known or answered else ())


@action(
    "SP-ROSTER-15 SP-FIRE-16 SP-FIRE-30 SP-ROSTER-14",
    phases=_PHASES,
    title=_TITLE,
    propose=propose_unseen,
    tab="Fire at one",
    post_text="Post the fire",
    group="Hidden sheets",
    unseen=True,
    remedy=take_right,
    left_out=_boxes_settled,
    offers=offering(place=enemy_hexes, assault=assault_hexes),
    **LIVING.offering(UNSEEN, units="fires"),
)
def plan_fire_unseen(books: Books, inputs: UnseenInputs) -> ActionPlan:
    """Fire at units whose sheet is hidden: column and dice, and what you are told of the result."""
    units = known_units(books, inputs.units)
    # Without units or a hex there is no column either.
    if unusable := (*nobody_picked(units), *_no_hex(books, inputs)):
        return ActionPlan.refused(_TITLE, unusable)
    aims = tuple(aims_of(books, inputs, units[0]))
    found = _aimed(muster(books, _fire_of(inputs)), inputs, aims, units[0])
    if closed := tuple(boxless(books, inputs, aims, found.side)):
        # No column either: it would be shifted by steps that only stand in.
        return ActionPlan.refused(_TITLE, (*of_time(found), *of_firers(found), *closed))
    volley = _Volley(found, aims, tuple(fire_at(books, found, aimed) for aimed in found.targets))
    stopped = (
        *of_time(found), *of_firers(found), *own_hex(found), *of_armor(inputs, aims),
        *of_aims(found, aims),
    )  # fmt: skip
    return _planned(books, inputs, volley, stopped)


def _no_hex(books: Books, inputs: UnseenInputs) -> Iterator[Fault]:
    """The refusal of a target that is no hex of the map, and of an assault on one."""
    yield from hex_faults(books, inputs.place, "place", "SP-FIRE-08", "Enter the hex fired at")
    if inputs.assault.strip():
        yield from hex_faults(books, inputs.assault, "assault", "SP-CMB-04")


def _planned(
    books: Books, inputs: UnseenInputs, volley: _Volley, stopped: tuple[Fault, ...]
) -> ActionPlan:
    """The fire as it is posted; `stopped` is what stands against it before a die is looked at."""
    found, ats = volley.found, volley.ats
    # Nothing of a sheet is worked out before the fire itself may be posted.
    hits = () if stopped else tuple(_hits(books, volley))
    written = fire_written(books, found, hits)
    asked = unsure_aims(books, volley.aims, found.side)
    answers = tuple(answer_of(books, one, found.ask.place) for one in hits)
    words = "; ".join(filter(None, map(_slip_words, ats, volley.aims)))
    return ActionPlan(
        f"{unit_names(known_units(books, inputs.units))}: fire at {found.ask.place}",
        f"Tell the other player: {words}.",
        Ruling(
            _told(volley, inputs, hits),
            (*_open_lines(books, volley), *_sheet_lines(hits)),
            # After the posting it is told; before, nobody tries out what a sheet would say.
            tuple(f"{found.ask.place}: {one.words}." for one in answers),
        ),
        written.postings,
        facts=(
            *written.facts,
            *told_fact(books, answers),
            *((note_unseen(books, found.side),) if asked else ()),
        ),
        warnings=(
            *hex_doubts(books, found.ask.place, "place"),
            *two_kinds(inputs.terrain, "terrain", "SP-TCE-51"),
            *others(found, volley.aims),
            *(fault for one in hits for fault in one.warnings),
            *written.warnings,
        ),
        refusals=(
            *stopped,
            *(fault for one in hits for fault in one.refusals),
            *written.refusals,
        ),
        looked_up=looked_up(hits),
    )


# ------------------------------------------------------------------------- who is fired at


def _fire_of(inputs: UnseenInputs) -> FireInputs:
    return FireInputs(
        segment=inputs.segment,
        kind=inputs.kind,
        support=inputs.support,
        place=inputs.place.strip(),
        assault=inputs.assault.strip(),
        firers=tuple(FirerEntry(unit) for unit in inputs.units),
        terrain=inputs.terrain,
        from_terrain=inputs.from_terrain,
        # What a marker of a known unit says counts as well as what was seen.
        entrenched=inputs.entrenched or None,
        crossed_stream=inputs.crossed_stream or None,
    )


def _aimed(found: Muster, inputs: UnseenInputs, aims: tuple[Aim, ...], firer: SparkUnit) -> Muster:
    """The muster with its targets, none of which is called by its name."""
    targets = tuple(
        AimedAt(
            TargetEntry(
                int(aim.unit.id) if aim.unit is not None else 0,
                aim.entry.red,
                aim.entry.gray,
                aim.entry.result,
            ),
            _masked(aim.unit, aim.entry) if aim.unit else _as_seen(inputs, aim.entry, firer),
            number,
        )
        for number, aim in enumerate(aims)
    )
    # Only an AFV that is known can be told from others: it is fired at once in a phase.
    aim = targets[0].unit if found.ask.kind is FireKind.AT and aims[0].unit else None
    ask = replace(found.ask, target=aim)
    return replace(found, targets=targets, ask=ask, hidden=True)


def _masked(unit: SparkUnit, entry: SeenTarget) -> SparkUnit:
    """A unit of a hidden sheet without its name; few steps are told by their player, as ever."""
    steps = entry.steps or unit.state.steps_left
    return replace(unit, state=replace(unit.state, designation=_TARGET, steps_left=steps))


def _as_seen(inputs: UnseenInputs, entry: SeenTarget, firer: SparkUnit) -> SparkUnit:
    """A unit as it is seen on the map, in place of the one that nobody may look at."""
    steps = entry.steps or _MANY_STEPS
    lies = {Marker.ENTRENCHED: inputs.entrenched, Marker.IN_COLUMN: inputs.in_column}
    armored = inputs.armor is not None
    state = replace(
        firer.state,
        # An id that no unit has, so that nothing in the books is taken for it.
        id=UnitId(0),
        side=opponent(firer.state.side),
        designation=_TARGET,
        hex=inputs.place.strip(),
        steps=steps,
        steps_left=steps,
        # What is not known of the firer says nothing of whom it fires at.
        traits={},
    )
    words = replace(
        firer.words,
        unit_class=UnitClass.AFV if armored else UnitClass.PERSONNEL,
        kind=UnitKind.INFANTRY,
        armor=inputs.armor,
    )
    markers = Markers({marker: True for marker, lying in lies.items() if lying})
    return SparkUnit(state, words, (), markers)


# ---------------------------------------------------------------------------- what comes of it


def _hits(books: Books, volley: _Volley) -> Iterator[TargetHit]:
    """What the dice do to the counters whose sheet is in the file."""
    side = volley.found.side
    for aim, at in zip(volley.aims, volley.ats, strict=True):
        if aim.unit is None:
            continue
        base = TargetHit(unit=aim.unit, at=at)
        base = rolled(books, base, side, (at.table, at.column), aim.entry, aim.field[:-1])
        yield suffered(books, base, check_by(books, aim.unit, indirect_only=volley.indirect))


def _told(volley: _Volley, inputs: UnseenInputs, hits: tuple[TargetHit, ...]) -> Told:
    at = volley.ats[0]
    column = column_name(at.table, at.column) if at.column else ""
    return Told(column, inputs.red, inputs.gray, volley.indirect, rights_of(hits))


def _open_lines(books: Books, volley: _Volley) -> Iterator[Step]:
    """The working as far as both players see it, and the slips for those not in the file."""
    yield from volley.ats[0].firers_lines
    for aim, at in zip(volley.aims, volley.ats, strict=True):
        yield from at.lines
        red, gray = aim.entry.red, aim.entry.gray
        if red is not None and gray is not None:
            yield from read_dice(volley.found.side, red, gray, books.tables).working
    if slips := tuple(_slips(volley)):
        yield Step("Slips for the other player", kind=StepKind.HEADING)
        for slip in slips:
            yield Step("Slip", "", slip.line, UNSEEN)


def _slips(volley: _Volley) -> Iterator[FireSlip]:
    ask = volley.found.ask
    for aim, at in zip(volley.aims, volley.ats, strict=True):
        entry = aim.entry
        if aim.unit is None and at.column and entry.red is not None and entry.gray is not None:
            yield FireSlip(
                place=ask.place,
                counter=entry.counter.strip(),
                kind=ask.kind,
                column=at.column,
                red=entry.red,
                gray=entry.gray,
                indirect=volley.indirect,
            )


def _slip_words(at: AtTarget, aim: Aim) -> str:
    """``CRT column 18, red 9, gray 7``; empty while the column or a die is open."""
    if not at.column or aim.entry.red is None or aim.entry.gray is None:
        return ""
    column = column_name(at.table, at.column)
    return f"{at.table} column {column}, red {aim.entry.red}, gray {aim.entry.gray}"


def _sheet_lines(hits: tuple[TargetHit, ...]) -> Iterator[Step]:
    """The working on the hidden sheets: for their own player, under the name of each unit."""
    for one in hits:
        yield Step(f"On the sheet of {one.unit.name}", kind=StepKind.HEADING)
        yield from one.lines
