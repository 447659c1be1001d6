"""Detachments: strength points that a unit drops on its way, and picks up again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import PATH_SEPARATOR, UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.far_hexes import asks_about_hexes
from oobmgr.games.grande_armee.actions.picked import asked_for, faults_of, waiting
from oobmgr.games.grande_armee.command.chart import DetachmentInputs, detachment
from oobmgr.games.grande_armee.command.detachments import (
    HEX,
    NATION,
    PARENT,
    SIDE,
    Detachment,
    detachment_at,
    detachments,
    markers_of,
)
from oobmgr.games.grande_armee.fact_kinds import AT_MARKER, DETACHMENT
from oobmgr.games.grande_armee.hexes import hex_told
from oobmgr.games.grande_armee.pools import detachment_account
from oobmgr.games.grande_armee.strength import gone_from, moved
from oobmgr.games.grande_armee.units import has_strength, own_units, strength
from oobmgr.games.grande_armee.words import COMBAT, FRANCE, MOVEMENT, POWER_ALIASES, Power
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import changes
from oobmgr.rules.fields import count_told, open_told, text_told
from oobmgr.rules.picked_units import Pickable, against, known_units, unit_name, units_told

_DROP: Final = "LGA-DET-01"
_SAME: Final = "LGA-DET-02"
_MINOR: Final = "LGA-DET-03"
_CARRIER: Final = "LGA-DET-04"
_LIMIT: Final = "LGA-DET-05"
GROUP: Final = "Detachments"


def _marker_told(case: str) -> Any:  # noqa: ANN401 - as `told`
    return text_told(
        "The marker, such as France 7.", case, label="Detachment", words=lambda: tuple(Power)
    )


def _strong(books: Books) -> tuple[UnitState, ...]:
    return tuple(unit for unit in own_units(books) if has_strength(unit))


def _points(_: Books, unit: UnitState) -> str:
    return f"{unit.nation}, {strength(unit)} of {unit.steps} SP"


_UNITS: Final = Pickable(
    _strong, "No unit of this side with strength points is on the map.", _points
)


@dataclass(frozen=True)
class DropInputs:
    """A unit, the strength points that it drops, and the marker that goes down."""

    units: tuple[int, ...] = units_told("The unit.", _DROP)
    points: int = count_told("How many it drops.", _DROP, unit="SP", label="Points")
    number: int = count_told(
        "The number of the marker that goes down with them.", _CARRIER, label="Marker"
    )
    power: Power | None = open_told(
        "Whose marker it is; left blank, that of the unit's nation, or of its ally France.",
        _MINOR,
        label="Marker of",
        aliases=POWER_ALIASES,
    )
    hex: str = hex_told(
        "Where they are dropped; left blank, where the unit is.", _DROP, label="Hex"
    )


@action(
    f"{_DROP} {_SAME} {_MINOR} {_CARRIER} {_LIMIT}",
    phases=(MOVEMENT,),
    title="Strength points dropped",
    name="drop",
    tab="Drop",
    post_text="Post the detachment",
    group=GROUP,
    helpers=("grande_armee.detachment",),
    **_UNITS.offering(_DROP, units="drops points"),
)
@asks_about_hexes
def plan_drop(books: Books, inputs: DropInputs) -> ActionPlan:
    """Drop strength points as a detachment, or add them to one; none comes or goes."""
    title = "Strength points dropped"
    units = known_units(books, inputs.units)
    faults = (*_one_unit(books, units), *_open(inputs))
    marker = _marker_of(books, inputs, units) if units else ""
    if units and not marker:
        advice = "Say whose marker goes down."
        faults = (*faults, asked_for("power", advice, _MINOR))
    if faults:
        return ActionPlan.refused(title, faults)
    # The faults above make sure that there is one.
    (unit,) = units
    place = inputs.hex or unit.hex
    there = detachment_at(books, marker, inputs.number)
    refusals = tuple(_drop_faults(books, unit, inputs, marker, place, there))
    if refusals:
        return ActionPlan.refused(title, refusals)
    before = there.strength if there else 0
    found = detachment(DetachmentInputs(strength(unit), before, inputs.points), books.tables)
    name = f"{marker} {inputs.number}"
    lines = (Step("Marker", name, f"of {unit.nation}, in {place}", _MINOR), *found.working)
    return ActionPlan(
        f"{unit_name(unit)} drops {inputs.points} SP, detachment {name}",
        f"In {place}.",
        Ruling(found.result, lines),
        moved(unit, detachment_account(books.side, marker, inputs.number), inputs.points),
        _laid_down(books, unit, marker, inputs.number, place),
        warnings=(*limit_warnings(books, marker), *_strange_marker(books, unit, marker)),
    )


def _laid_down(
    books: Books, unit: UnitState, marker: str, number: int, place: str
) -> tuple[Fact, ...]:
    # L-31: from which formation it comes is noted; who commands it is left open.
    wanted = {
        SIDE: str(books.side),
        NATION: unit.nation,
        HEX: place,
        PARENT: PATH_SEPARATOR.join(unit.path),
    }
    return changes(books, DETACHMENT, AT_MARKER.key(marker, number), wanted)


def _one_unit(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    yield from faults_of(books, units, _DROP)
    yield from waiting(units, _DROP)
    for unit in units[1:]:
        yield against(unit, "is one unit too many: one at a time.", _DROP)
    for unit in units[:1]:
        if not has_strength(unit):
            yield against(unit, "has no strength points.", _DROP)


def _open(inputs: DropInputs) -> Iterator[Fault]:
    if not inputs.points:
        yield asked_for("points", "Enter how many.", _DROP)
    if not inputs.number:
        advice = "Strength points are on the map only with a marker: enter its number."
        yield asked_for("number", advice, _CARRIER)


def _marker_of(books: Books, inputs: DropInputs, units: tuple[UnitState, ...]) -> str:
    if inputs.power is not None:
        return str(inputs.power)
    # A unit of a major power drops under its own marker.
    nation = units[0].nation
    if nation in set(Power):
        return nation
    # The French have one minor ally after the other, all under French markers.
    return str(Power.FRANCE) if books.side == FRANCE else ""


def _drop_faults(
    books: Books,
    unit: UnitState,
    inputs: DropInputs,
    marker: str,
    place: str,
    there: Detachment | None,
) -> Iterator[Fault]:
    held = strength(unit)
    if inputs.points >= held:
        advice = "Drop fewer; at least 1 stays with the unit."
        # One point stays: without any the unit would be gone.
        sentence = f"{inputs.points} is not fewer than the {held} SP that it has."
        yield Fault(sentence, "points", str(inputs.points), advice, _DROP)
    if not place:
        yield asked_for("hex", "Say where they are dropped.", _DROP)
    # Added to a marker that lies there, no further one is used up.
    if there is not None:
        yield from _there_faults(unit, there, place, books)
        return
    used = sum(one.marker == marker for one in detachments(books))
    yield from beyond_limit(books, marker, inputs.number, used)


def beyond_limit(books: Books, marker: str, number: int, used: int = 0) -> Iterator[Fault]:
    """The refusal of a marker that the game has not; `used` are on the map already."""
    limit = markers_of(books, marker)
    # A number above the limit is no marker of the game, even while few are in use.
    if limit is not None and max(used + 1, number) > limit:
        advice = f"{used} are on the map: pick one up first." if used else "Choose a lower number."
        message = f"is beyond the {limit} markers of {marker}."
        yield Fault(message, "number", str(number), advice, _LIMIT)


def _there_faults(unit: UnitState, there: Detachment, place: str, books: Books) -> Iterator[Fault]:
    number = str(there.number)
    if there.side != books.side:
        message = f"{there.name} is a marker of the other side."
        yield Fault(message, "number", number, "Choose another.", _LIMIT)
    elif there.hex != place:
        message, advice = (
            f"{there.name} is in {there.hex}.",
            "Choose another marker, or drop them there.",
        )
        yield Fault(message, "number", number, advice, _CARRIER)
    # Only its own nationality picks it up again (8.15), so one marker never holds that of two.
    elif there.nation != unit.nation:
        message = f"{there.name} holds strength points of {there.nation}."
        yield Fault(message, "number", number, "Choose another marker.", _SAME)


def limit_warnings(books: Books, marker: str) -> Iterator[Fault]:
    """What is told of a nation whose number of markers nobody has entered."""
    # The number of markers is the player's to enter; until then nothing is checked.
    if markers_of(books, marker) is None:
        advice = "Enter it in the chart of detachment markers; nothing is checked until then."
        yield Fault("How many markers it has was not entered.", marker, "", advice, _LIMIT)


def _strange_marker(books: Books, unit: UnitState, marker: str) -> Iterator[Fault]:
    """Asks about the marker of another power: the limit of one's own would be got around."""
    yield from strange_marker(marker, unit.nation, own_units(books))


def strange_marker(marker: str, nation: str, army: Iterable[UnitState]) -> Iterator[Fault]:
    """The same of strength points of a nation, in an army of one side."""
    own = {one.nation for one in army}
    # Only a minor power has no markers of its own, and goes under those of an ally.
    if marker != nation and (nation in set(Power) or marker not in own):
        sentence = f"A marker of {marker} for strength points of {nation}."
        advice = "Each power has its own markers; those of a minor power go under an ally's."
        yield Fault(sentence, "power", marker, advice, _LIMIT).question()


# ------------------------------------------------------------------------------------- picked up


@dataclass(frozen=True)
class PickUpInputs:
    """A unit, the detachment, and the strength points that it picks up."""

    units: tuple[int, ...] = units_told("The unit.", _DROP)
    detachment: str = _marker_told(_DROP)
    points: int | None = open_told(
        "How many; left blank, all that are there.", _DROP, unit="SP", low=1, label="Points"
    )


def _names(books: Books) -> tuple[str, ...]:
    return tuple(one.name for one in detachments(books, books.side))


@action(
    f"{_DROP} {_SAME}",
    phases=(MOVEMENT,),
    title="Strength points picked up",
    name="pick_up",
    tab="Pick up",
    post_text="Post the points",
    group=GROUP,
    helpers=("grande_armee.detachment",),
    offers=lambda books: {"detachment": _names(books)},
    **_UNITS.offering(_DROP, units="picks points up"),
)
def plan_pick_up(books: Books, inputs: PickUpInputs) -> ActionPlan:
    """Pick strength points of a detachment up: only units of their own nation do."""
    title = "Strength points picked up"
    units = known_units(books, inputs.units)
    there = _named(books, inputs.detachment)
    faults = tuple(_one_unit(books, units))
    if there is None:
        faults = (*faults, _unknown(books, inputs.detachment))
    if faults or there is None:
        return ActionPlan.refused(title, faults)
    (unit,) = units
    # Left open means all: a detachment is mostly absorbed whole.
    points = there.strength if inputs.points is None else inputs.points
    refusals = tuple(_pick_up_faults(unit, there, points))
    if refusals:
        return ActionPlan.refused(title, refusals)
    raw = DetachmentInputs(strength(unit), there.strength, -points)
    # Negative, since the rule counts what the unit drops.
    found = detachment(raw, books.tables)
    place = detachment_account(books.side, there.marker, there.number)
    emptied = points == there.strength
    return ActionPlan(
        f"{unit_name(unit)} picks up {points} SP, detachment {there.name}",
        "The marker is free again." if emptied else "",
        Ruling(found.result, found.working),
        moved(unit, place, -points),
        _taken_up(books, there) if emptied else (),
    )


def _named(books: Books, text: str) -> Detachment | None:
    marker, _, number = text.strip().rpartition(" ")
    known = detachment_at(books, marker, int(number)) if number.isdecimal() else None
    return known if known and known.side == books.side else None


def _unknown(books: Books, text: str) -> Fault:
    names = _names(books)
    if not text.strip():
        advice = (
            f"Choose a detachment: {', '.join(names)}." if names else "No detachment is on the map."
        )
        return asked_for("detachment", advice, _DROP)
    advice = f"On the map: {', '.join(names) or 'none'}."
    return Fault(
        f"{text.strip()} is not a detachment of this side.", "detachment", text, advice, _DROP
    )


def _pick_up_faults(unit: UnitState, there: Detachment, points: int) -> Iterator[Fault]:
    if there.nation != unit.nation:
        message = f"is of {unit.nation}, and the strength points are of {there.nation}."
        yield against(unit, message, _SAME, "Choose a unit of the same nation.")
    # Where the books lack one of the hexes nothing can be compared.
    if there.hex and unit.hex and there.hex != unit.hex:
        advice = "Move the unit there first, or on to there."
        yield against(unit, f"is in {unit.hex}, the detachment in {there.hex}.", _DROP, advice)
    if points > there.strength:
        message = f"{points} is more than the {there.strength} that are there."
        yield Fault(message, "points", str(points), "Pick fewer up.", _DROP)
    elif strength(unit) + points > unit.steps:
        room = unit.steps - strength(unit)
        message = f"{points} is more than the {room} that it has boxes for."
        yield Fault(message, "points", str(points), "Pick fewer up.", _DROP)


def _taken_up(books: Books, one: Detachment) -> tuple[Fact, ...]:
    gone = {SIDE: None, NATION: None, HEX: None, PARENT: None}
    return changes(books, DETACHMENT, AT_MARKER.key(one.marker, one.number), gone)


# ------------------------------------------------------------------------------------------ lost


@dataclass(frozen=True)
class LostInputs:
    """A detachment that loses strength points."""

    detachment: str = _marker_told(_CARRIER)
    points: int | None = open_told(
        "How many; left blank, all that are there.", _CARRIER, unit="SP", low=1, label="Points"
    )


@action(
    _CARRIER,
    phases=(MOVEMENT, COMBAT),
    title="Losses of a detachment",
    name="lose_detachment",
    tab="Losses",
    post_text="Post the losses",
    group=GROUP,
    offers=lambda books: {"detachment": tuple(one.name for one in detachments(books))},
    offered=lambda books: bool(detachments(books)),
    not_now=Fault("No detachment is on the map.", case=_CARRIER),
)
def plan_lose_detachment(books: Books, inputs: LostInputs) -> ActionPlan:
    """Take strength points off a detachment of either side; an empty marker is free again."""
    # The number comes last; the name of the marker may have spaces of its own.
    marker, _, number = inputs.detachment.strip().rpartition(" ")
    there = detachment_at(books, marker, int(number)) if number.isdecimal() else None
    if there is None:
        return ActionPlan.refused("Losses", (_unknown(books, inputs.detachment),))
    points = there.strength if inputs.points is None else inputs.points
    if points > there.strength:
        message = f"{points} is more than the {there.strength} that are there."
        fault = Fault(message, "points", str(points), "Take fewer.", _CARRIER)
        return ActionPlan.refused("Losses", (fault,))
    left = there.strength - points
    place = detachment_account(there.side, there.marker, there.number)
    line = Step("Left", left, f"{there.strength} − {points}", _CARRIER)
    return ActionPlan(
        f"Detachment {there.name} loses {points} SP",
        "The marker is free again." if not left else "",
        Ruling(left, (line,)),
        gone_from(place, there.side, points),
        _taken_up(books, there) if not left else (),
    )
