"""The conditions of the Fire Eligibility Tables that fit a unit, as the books have it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.games.spark.fire.ask import Bar, Field, FireAsk, at_hex
from oobmgr.games.spark.fire.eligibility import PROHIBITED, table_entries
from oobmgr.games.spark.fire.segments import DEFENSIVE, OFFENSIVE, column_of
from oobmgr.games.spark.morale.effects import surprise_in, surprise_on
from oobmgr.games.spark.morale.surprise import SurpriseFire
from oobmgr.games.spark.units.shots import Segment, Shot
from oobmgr.games.spark.units.types import GUNS
from oobmgr.games.spark.units.unit import RANGE, SparkUnit
from oobmgr.games.spark.words import COMBAT, POST_ASSAULT_FIRE, CallOff, FireKind, Marker
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

FLEET: Final = "sov_red_banner_baltic_fleet"
_BY_SEGMENT: Final = {
    Segment.COUNTERBATTERY: "performed_cb",
    Segment.BARRAGE: "performed_barrage",
    Segment.POST_ASSAULT: "performed_paf",
    Segment.ZOC: "performed_zoc",
    Segment.AA: "performed_aa",
}


def firer_conditions(field: Field, unit: SparkUnit, ask: FireAsk) -> tuple[str, ...]:
    """What fits a firing unit: what it fired, its part in assaults, surprise (SP-ELIG-11 to 35)."""
    found = [*_of_shots(unit, ask)]
    # Outside of these phases nobody is in an assault, though markers may still lie there.
    if field.books.phase in (*COMBAT, *POST_ASSAULT_FIRE):
        found += _of_assaults(field, unit)
        if surprised_fire(field.books, unit, ask) is SurpriseFire.NONE:
            found.append("defender_cannot_fire")
    return tuple(dict.fromkeys(found))


def has_range(unit: SparkUnit) -> bool:
    """Whether the counter prints a range: three ratings, not two (SP-CTR-20)."""
    return unit.rating(RANGE) is not None


def same_fire(shot: Shot, ask: FireAsk, phase: str) -> bool:
    """Whether a shot is a part of the fire that is meant: its strength split over targets."""
    mine = (phase, ask.segment, ask.kind, folded(ask.assault))
    theirs = (shot.phase, shot.segment, shot.kind, folded(shot.assault))
    aimed_elsewhere = (folded(shot.place), shot.target) != (folded(ask.place), ask.aim)
    return mine == theirs and aimed_elsewhere


def _of_shots(unit: SparkUnit, ask: FireAsk) -> Iterator[str]:
    for shot in unit.markers.shots:
        # A part of the same fire bars nothing, but these two are never split over targets.
        whole = ask.segment in {Segment.BARRAGE, Segment.COUNTERBATTERY}
        if not whole and same_fire(shot, ask, shot.phase):
            continue
        yield _performed(shot, three=has_range(unit))
        if shot.assault and ask.assault and not at_hex(shot.assault, ask.assault):
            yield "fired_for_other_assault"


def _performed(shot: Shot, *, three: bool) -> str:
    if shot.segment in _BY_SEGMENT:
        return _BY_SEGMENT[shot.segment]
    # With a printed range any fire of an assault ends the others, so the table has one row for all
    # of them (SP-ELIG-14).
    if three:
        return "r3_performed_fire"
    if shot.support:
        return "r2_performed_support"
    return "r2_performed_defensive" if shot.segment in DEFENSIVE else "r2_performed_offensive"


def _of_assaults(field: Field, unit: SparkUnit) -> Iterator[str]:
    """The part of a unit in assaults."""
    if field.is_assaulted(unit.state.hex, unit.state.side):
        yield "in_ath"
    if unit.markers.assault_hex:
        yield "with_assault_marker"
    if Marker.PARTICIPATED in unit.markers:
        yield "participated"
    match unit.markers.held.get(Marker.CALLED_OFF):
        case CallOff.INVOLUNTARY:
            yield "lost_marker_def_fire"
        case CallOff.VOLUNTARY:
            yield "lost_marker_voluntary"
        case None if _gave_up(field.books, unit):
            yield "called_off_other"


def _gave_up(books: Books, unit: SparkUnit) -> bool:
    """Whether an assaulter lost its marker to nothing of its own: its assault ended unfought.

    The marker that is left says that it was involved; one that fought is marked so, too.
    """
    done = Marker.INVOLVED in unit.markers and Marker.PARTICIPATED not in unit.markers
    return done and unit.state.side == books.side and not unit.markers.assault_hex


def surprised_fire(books: Books, unit: SparkUnit, ask: FireAsk) -> SurpriseFire:
    """How surprise lets a unit fire: involved, or in support of that assault (SP-SUR-13, 17)."""
    # Its own assault goes first: by that it is surprised, whomever it supports.
    own = surprise_on(books, unit)
    if own is not None:
        return own.fire
    effect = surprise_in(books, unit, ask.assault)
    return effect.fire if effect is not None else SurpriseFire.NORMAL


# -------------------------------------------------------------------------------- the target


def target_conditions(field: Field, unit: SparkUnit, ask: FireAsk) -> tuple[str, ...]:
    """What fits a unit that is fired at, and its hex (SP-ELIG-29 to 34)."""
    found: list[str] = []
    # Outside of combat no hex is an Assault Target Hex, wherever markers point.
    if field.books.phase in COMBAT:
        found.append(_hex_condition(field, unit, ask))
    if Marker.PARTICIPATED in unit.markers:
        found.append("target_participated_afv" if unit.armored else "target_participated_na")
    if unit.chart == FLEET:
        found.append("target_rbbf")
    return tuple(found)


def _hex_condition(field: Field, unit: SparkUnit, ask: FireAsk) -> str:
    """Whether a target's hex is an Assault Target Hex, or one that assaults the hex meant."""
    place, side = unit.state.hex, unit.state.side
    if field.is_assaulted(place, side):
        return "target_ath"
    if ask.segment in OFFENSIVE | {Segment.BARRAGE} and at_hex(place, ask.assault):
        return "target_ath"
    aims = [one.markers.assault_hex for one in field.at(place) if one.state.side == side]
    # Outside of an assault, as in counterbattery, a marker toward any hex counts.
    if any(at_hex(aim, ask.assault) if ask.assault else aim for aim in aims):
        return "target_marker_facing"
    return "target_non_ath"


def barred_target(field: Field, unit: SparkUnit, ask: FireAsk) -> Bar | None:
    """Why a unit cannot be fired at so, None where it can (SP-STACK-09, SP-ART-23, SP-ELIG-29)."""
    if not unit.is_known:
        return Bar(f"it was not entered what {unit.state.type} is", "SP-CTR-09")
    if unit.armor_is_open and ask.kind is FireKind.AT:
        return Bar("its armor is not entered", "SP-CTR-02")
    if unit.armored is not (ask.kind is FireKind.AT):
        words = "armored: AT fire" if unit.armored else "not armored: regular fire"
        return Bar(words, "SP-STACK-09")
    if ask.segment is Segment.COUNTERBATTERY and unit.kind not in GUNS:
        return Bar("no artillery", "SP-ART-23")
    column = column_of(ask.segment, support=False)
    entries = table_entries(target_conditions(field, unit, ask), column, field.tables)
    found = next((entry for entry in entries if entry.value == PROHIBITED), None)
    return None if found is None else Bar(found.name, found.case)
