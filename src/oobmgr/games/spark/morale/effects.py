"""Morale of units of the roster: what a check asks of them, and what it then does to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.games.spark.assaults import record_of
from oobmgr.games.spark.morale.check import (
    MoraleCheckInputs,
    MoraleCode,
    Situation,
    morale_check,
    retreat_hexes,
)
from oobmgr.games.spark.morale.modifiers import (
    DISRUPTED,
    SUPPRESSED,
    MoraleModifier,
    modifier_lines,
    morale_lines,
)
from oobmgr.games.spark.morale.surprise import (
    NOBODY,
    SurprisedSide,
    SurpriseEffect,
    SurpriseResult,
    surprise,
)
from oobmgr.games.spark.movement.spent import stop
from oobmgr.games.spark.options import CALL_OFF_WITH_ARMOR, chosen
from oobmgr.games.spark.units.markers import markers_of, set_marker
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import MORALE, SparkUnit, living_units, units_of
from oobmgr.games.spark.words import GERMAN, MOVEMENT, CallOff, Marker
from oobmgr.games.spark.written import Written
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

Checked = tuple[SparkUnit, tuple[MoraleCode, ...]]
_ALL: Final = "all"
_AFTER_CHECK: Final = "morale.withdrawal.after_check"
STATUS_MARKERS: Final[Mapping[str, Marker]] = {"S": Marker.SUPPRESSED, "D": Marker.DISRUPTED}
"""What the tables of assaults and surprise lay on units, by their letters."""


def printed_morale(unit: SparkUnit) -> int:
    """The morale on a unit's counter. Raises `BadInput` where nobody entered it."""
    morale = unit.rating(MORALE)
    if morale is None:
        advice = "Enter it from its counter."
        raise BadInput(Fault("has no morale in the books.", unit.name, advice=advice))
    return morale


def modifiers_of(books: Books, unit: SparkUnit) -> tuple[MoraleModifier, ...]:
    """What lies on a unit and lowers its morale, surprise included (SP-MC-11, SP-SUR-14)."""
    found = [
        MoraleModifier(name)
        for marker, name in ((Marker.SUPPRESSED, SUPPRESSED), (Marker.DISRUPTED, DISRUPTED))
        if marker in unit.markers
    ]
    effect = surprise_on(books, unit)
    if effect is not None and effect.morale:
        found.append(MoraleModifier("Surprise", effect.morale))
    return tuple(found)


def surprise_on(books: Books, unit: SparkUnit) -> SurpriseEffect | None:
    """What surprise does to a unit that is or was involved in an assault, None for nothing.

    Only the side that it touches, only in the assault that it was rolled for (SP-SUR-11, 18).
    """
    # Involved goes first: it stays when the Assault Marker comes off.
    place = unit.markers.held.get(Marker.INVOLVED) or unit.markers.assault_hex
    return surprise_in(books, unit, str(place))


def surprise_of(books: Books, place: str) -> SurpriseResult:
    """What surprise does in the assault on a hex; nobody where none was rolled."""
    die = record_of(books, place).surprise
    return NOBODY if die is None else surprise(die, books.tables)


def surprise_in(books: Books, unit: SparkUnit, place: str) -> SurpriseEffect | None:
    """What surprise in the assault on a hex does to the side of a unit, None for nothing."""
    found = surprise_of(books, place) if place else NOBODY
    if not isinstance(found, SurpriseEffect):
        return None
    # Only the side whose impulse it is assaults, so the side tells who is attacked.
    attacks = unit.state.side == books.side
    mine = SurprisedSide.ATTACKER if attacks else SurprisedSide.DEFENDER
    return found if found.side is mine else None


def headquarters_beside(books: Books, unit: SparkUnit) -> tuple[SparkUnit, ...]:
    """The headquarters in a German unit's hex, whose morale it may use (SP-MC-12)."""
    if unit.state.side != GERMAN or not unit.state.hex:
        return ()
    return tuple(
        other
        for other in stacked_with(unit, units_of(books))
        if other.kind is UnitKind.HEADQUARTERS and other.rating(MORALE) is not None
    )


def stacked_with(unit: SparkUnit, units: Iterable[SparkUnit]) -> tuple[SparkUnit, ...]:
    """The other living units of a unit's side in its hex."""
    state = unit.state
    return tuple(
        other
        for other in units
        if other.id != unit.id
        and other.state.side == state.side
        and other.on_map
        and state.hex
        and folded(other.state.hex) == folded(state.hex)
    )


def check_of(
    books: Books,
    unit: SparkUnit,
    die: int,
    *,
    indirect_only: bool = False,
    use_headquarters: bool = True,
    assaulting: bool | None = None,
) -> Ruling[tuple[MoraleCode, ...]]:
    """The morale check of a unit as the books have it.

    `assaulting` goes by its Assault Marker where it is None. A German unit uses the modified
    morale of a headquarters in its hex where that is higher, unless its owner would rather not.
    Raises `BadInput` where a morale is not entered.
    """
    by = morale_bearer(books, unit) if use_headquarters else unit
    # An air strike is no assault fire, so there the marker does not count (SP-AIR-11).
    marked = Marker.ASSAULT in unit.markers if assaulting is None else assaulting
    inputs = MoraleCheckInputs(
        die=die,
        morale=printed_morale(by),
        situation=Situation.ASSAULTING if marked else Situation.NOT_ASSAULTING,
        # Of the unit whose morale it is: a suppressed headquarters lends less (SP-MC-12).
        modifiers=modifiers_of(books, by),
        indirect_only=indirect_only,
        options=books.options,
    )
    found = morale_check(inputs, books.tables)
    return Ruling(found.result, found.working, (*found.notes, *lent_morale(unit, by)))


def lent_morale(unit: SparkUnit, by: SparkUnit) -> tuple[str, ...]:
    """The note on a unit that is checked with the morale of another; none where it is its own."""
    return () if by.id == unit.id else (f"{unit.name} uses the morale of {by.name}.",)


def morale_bearer(books: Books, unit: SparkUnit) -> SparkUnit:
    """Whose modified morale counts: its own, or that of a headquarters beside it (SP-MC-12)."""
    # The unit stands first, so that it uses its own morale where none beside it is higher.
    candidates = (unit, *headquarters_beside(books, unit))
    return max(candidates, key=lambda one: modified_morale(books, one)[1])


def modified_morale(books: Books, unit: SparkUnit) -> tuple[tuple[Step, ...], int]:
    """A unit's own modified morale, with its lines (SP-MC-21)."""
    changes = modifier_lines(modifiers_of(books, unit), books.tables)
    return morale_lines(printed_morale(unit), changes)


def check_effects(books: Books, checked: Sequence[Checked]) -> Written:
    """What the checks of units do: markers, Assault Markers, and what to do on the map.

    The steps of units that are eliminated are left to whoever posts the checks. All checks that
    fall together are handed over together: when the last assaulting AFV loses its Assault Marker,
    the infantry of the assault loses its own (SP-CMB-13).
    """
    facts: list[Fact] = []
    reminders: list[Fault] = []
    for unit, codes in checked:
        facts += _unit_facts(books, unit, codes)
        reminders += _reminders(books, unit, codes)
    # Of all that fall together, or AFV that lose their markers one by one would each hold the rest.
    off = [unit for unit, codes in checked if MoraleCode.NO_ASSAULT in codes]
    gone = tuple(unit.id for unit, codes in checked if MoraleCode.ELIMINATED in codes)
    for unit in left_by_armor(books, off, gone):
        # No fire took these markers, so the units may still support any assault (SP-ELIG-27).
        facts += call_off(books, unit, CallOff.VOLUNTARY)
        facts += may_follow(books, unit)
        sentence = "loses its Assault Marker: no assaulting AFV is left."
        advice = "It may withdraw one hex."
        reminders.append(Fault(sentence, unit.name, advice=advice, case="SP-CMB-13"))
    return Written(facts=tuple(facts), warnings=tuple(reminders))


def pinned(books: Books, checked: Sequence[Checked], place: str) -> tuple[Fact, ...]:
    """That ZOC fire stops whom it shakes on the move, in the hex where it met them (SP-MC-19).

    Only while they move: a retreat or a withdrawal spends no points that could be held back.
    """
    shaken = {MoraleCode.SUPPRESSED, MoraleCode.DISRUPTED}
    moving = books.phase in MOVEMENT
    return tuple(
        fact
        for unit, codes in checked
        if moving and unit.state.side == books.side and shaken & set(codes)
        for fact in stop(books, unit.id, place)
    )


def call_off(books: Books, unit: SparkUnit, how: CallOff) -> tuple[Fact, ...]:
    """Take a unit's Assault Marker off; it stays involved in its assault (SP-MC-15)."""
    place = unit.markers.assault_hex
    if not place:
        return ()
    return (
        *set_marker(books, unit.id, Marker.ASSAULT, None),
        *set_marker(books, unit.id, Marker.CALLED_OFF, str(how)),
        *set_marker(books, unit.id, Marker.INVOLVED, place),
    )


def status_laid(books: Books, unit: UnitId, status: Marker) -> tuple[Fact, ...]:
    """Suppress or disrupt a unit; a disrupted one is not suppressed as well (SP-MC-18)."""
    # Of both the worse holds: the text does not say which wins where they come together.
    if status is Marker.DISRUPTED:
        return (
            *set_marker(books, unit, Marker.SUPPRESSED, None),
            *set_marker(books, unit, Marker.DISRUPTED, value=True),
        )
    if Marker.DISRUPTED in markers_of(books, unit):
        return ()
    return set_marker(books, unit, status, value=True)


def _unit_facts(books: Books, unit: SparkUnit, codes: tuple[MoraleCode, ...]) -> Iterator[Fact]:
    if MoraleCode.NO_ASSAULT in codes:
        yield from call_off(books, unit, CallOff.INVOLUNTARY)
    if MoraleCode.DISRUPTED in codes:
        yield from status_laid(books, unit.id, Marker.DISRUPTED)
    elif MoraleCode.SUPPRESSED in codes:
        yield from status_laid(books, unit.id, Marker.SUPPRESSED)
    if hexes := retreat_hexes(codes):
        # The fewest and the most: a check leaves no choice, unlike an assault.
        yield from set_marker(books, unit.id, Marker.MUST_RETREAT, [hexes, hexes])
    if MoraleCode.WITHDRAW_ONE in codes:
        most = books.tables.whole(_AFTER_CHECK)
        yield from set_marker(books, unit.id, Marker.MAY_WITHDRAW, most)


def _reminders(books: Books, unit: SparkUnit, codes: tuple[MoraleCode, ...]) -> tuple[Fault, ...]:
    place = unit.markers.assault_hex
    hexes = retreat_hexes(codes)
    if hexes:
        number = "one hex" if hexes == 1 else "two hexes"
        away = f"away from {place}" if place else "away from the enemy"
        advice = "Move it on the map and enter its new hex."
        return (Fault(f"must retreat {number} {away}.", unit.name, str(hexes), advice, "SP-MC-17"),)
    if MoraleCode.WITHDRAW_ONE in codes:
        most = books.tables.whole(_AFTER_CHECK)
        sentence = f"may withdraw {counted(most, 'hex', 'hexes')}."
        return (Fault(sentence, unit.name, str(most), "Its owner decides.", "SP-MC-16"),)
    return ()


def may_follow(books: Books, unit: SparkUnit) -> tuple[Fact, ...]:
    """That a unit whose last AFV gave the assault up may go back one hex as well (SP-CMB-13).

    Kept, so that nobody is asked why it goes.
    """
    return set_marker(books, unit.id, Marker.MAY_WITHDRAW, books.tables.whole(_AFTER_CHECK))


def left_by_armor(
    books: Books, off: Sequence[SparkUnit], gone: Sequence[UnitId] = ()
) -> tuple[SparkUnit, ...]:
    """The non-armored assaulters that must call off, too, after these units did (SP-CMB-13).

    `gone` are units that were eliminated at the same moment.
    """
    # A dead AFV holds nobody in the assault any more.
    leaving = {*gone, *(unit.id for unit in off)}
    found: dict[UnitId, SparkUnit] = {}
    armor = [unit for unit in off if unit.armored]
    # All of the assault go with its AFV, or only those stacked with them, as the group plays.
    everyone = chosen(books.options, CALL_OFF_WITH_ARMOR) == _ALL
    beside = {folded(unit.state.hex) for unit in armor}
    places = (unit.markers.assault_hex for unit in armor)
    # Each assault by itself: AFV of another one hold nobody here.
    for place in dict.fromkeys(filter(None, places)):
        marked = [unit for unit in living_units(books) if unit.markers.assault_hex == place]
        left = [unit for unit in marked if unit.id not in leaving]
        if not any(unit.armored for unit in left):
            follow = (one for one in left if everyone or folded(one.state.hex) in beside)
            found |= {unit.id: unit for unit in follow}
    return tuple(found.values())
