"""What stands against a marker that a player lays by hand, and what is doubtful about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.movement.formation import cannot_dig_in
from oobmgr.games.spark.actions.picked import acting, against, driven_off, unit_names
from oobmgr.games.spark.roster.markers import marker_case, marker_word
from oobmgr.games.spark.sequence import PHASES
from oobmgr.games.spark.turns import FIRST_TURN
from oobmgr.games.spark.units.markers import laid_now
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import (
    AIR_POWER,
    COMBAT,
    IMPULSE_PHASES,
    INITIATIVE,
    MOVEMENT,
    POST_ASSAULT_FIRE,
    RECOVERY,
    SOVIET,
    Marker,
)
from oobmgr.rules.books import Books, PhaseId

_POSTED: Final = frozenset(
    {
        Marker.FIRED,
        Marker.MUST_RETREAT,
        Marker.MAY_WITHDRAW,
        # Each of these holds what brought it: a hex, a word, a bank.
        Marker.INVOLVED,
        Marker.CALLED_OFF,
        Marker.STREAM_BANK,
    }
)
_FIRED_AT: Final = IMPULSE_PHASES
_COMES_IN: Final[Mapping[Marker, tuple[PhaseId, ...]]] = {
    Marker.SUPPRESSED: _FIRED_AT,
    Marker.DISRUPTED: _FIRED_AT,
    Marker.OUT_OF_COMMAND: IMPULSE_PHASES,
    # Tracing fails in the opening or a Recovery; rockets that fired are out of it, too.
    Marker.OUT_OF_SUPPLY: (INITIATIVE, *RECOVERY, *COMBAT, *POST_ASSAULT_FIRE),
    Marker.IN_COLUMN: MOVEMENT,
    Marker.ENTRENCHED: (*MOVEMENT, *COMBAT),
    Marker.INACTIVE: (INITIATIVE, *MOVEMENT),
    Marker.PARTICIPATED: (*COMBAT, *POST_ASSAULT_FIRE),
    Marker.CROSSED_STREAM: (*MOVEMENT, *COMBAT),
    Marker.OFF_MAP: COMBAT,
}
"""The phases in which a marker can come onto a unit."""
_COMES_OFF: Final[Mapping[Marker, tuple[PhaseId, ...]]] = {
    Marker.SUPPRESSED: RECOVERY,
    Marker.DISRUPTED: RECOVERY,
    # Supply is traced in the opening, too.
    Marker.OUT_OF_SUPPLY: (INITIATIVE, *RECOVERY),
}
"""The phases in which the rules take a marker off, of those that no other event does."""
_OF_THE_MOVER: Final[Mapping[Marker, tuple[PhaseId, ...]]] = {
    Marker.IN_COLUMN: MOVEMENT,
    Marker.ENTRENCHED: MOVEMENT,
    Marker.OUT_OF_COMMAND: IMPULSE_PHASES,
}
"""Markers that come onto units of the side that is playing alone, and in which phases."""
_OF_AN_IMPULSE: Final = frozenset({Marker.PARTICIPATED, Marker.CROSSED_STREAM})
"""Markers that end with the impulse: outside of it there is nothing that they could tell."""
_IN_A_HEX: Final = frozenset({Marker.IN_COLUMN, Marker.ENTRENCHED})
"""Markers of a unit in its hex, which one without a hex does not bear."""
_SET_UP: Final = frozenset({Marker.IN_COLUMN, Marker.ENTRENCHED, Marker.INACTIVE,
                            Marker.OUT_OF_SUPPLY, Marker.OUT_OF_COMMAND})  # fmt: skip
"""Markers that units may bear when the game begins."""


def not_by_hand(books: Books, marker: Marker) -> Iterator[Fault]:
    """The refusal of a marker that only what brings it lays, or that cannot lie in this phase."""
    word = marker_word(marker, books.tables)
    if marker in _POSTED:
        advice = "Post what brings it; it is noted there."
        yield Fault(f"{word} is not placed by hand.", "marker", advice=advice)
    if marker in _OF_AN_IMPULSE and books.phase not in _COMES_IN[marker]:
        advice = f"It is placed in the {_phases_named(marker)}, and comes off with the impulse."
        case = marker_case(marker, books.tables)
        yield Fault(f"{word} is not placed now.", "marker", str(marker), advice, case)


def not_for_unit(unit: SparkUnit, marker: Marker) -> Iterator[Fault]:
    """The refusals of a marker that this unit never bears."""
    if not unit.state.steps_left:
        yield Fault("has no box left.", unit.name, advice="A dead unit has no markers.")
    if marker in _IN_A_HEX:
        yield from driven_off((unit,))
    if marker is Marker.ENTRENCHED:
        yield from cannot_dig_in(unit)
    if marker is Marker.INACTIVE and unit.state.side != SOVIET:
        sentence = "is German: only Soviet reinforcements begin on the map."
        yield against(unit, sentence, "SP-REINF-01")
    if marker is Marker.INACTIVE:
        yield from acting(unit)
    if marker is Marker.SUPPRESSED and Marker.DISRUPTED in unit.markers:
        sentence = "is disrupted, which is worse than suppressed."
        yield against(unit, sentence, "SP-MC-18")
    if marker is Marker.IN_COLUMN and Marker.ENTRENCHED in unit.markers:
        advice = "Take it out of the entrenchment first."
        yield against(unit, "is entrenched, and so not in column.", "SP-TCE-60", advice)


def out_of_phase(books: Books, units: tuple[SparkUnit, ...], marker: Marker) -> Iterator[Fault]:
    """A question about a marker that does not come in this phase, or not on units of this side."""
    if not units or marker not in _COMES_IN or _is_set_up(books, marker):
        return
    case = marker_case(marker, books.tables)
    word = marker_word(marker, books.tables).capitalize()
    # Asked and not refused: what was forgotten earlier may be set right here.
    if books.phase not in _COMES_IN[marker]:
        _, *more = names = _names_of(_COMES_IN[marker])
        sentence = f"{word} is not placed in this phase, but in the {_phases_named(marker)}."
        # Two are told in a breath; more are a list.
        if len(more) > 1:
            sentence = (
                f"{word} is not placed in this phase, but in one of these: {', '.join(names)}."
            )
        yield Fault(
            sentence, "marker", str(marker), "Check that this is what you mean.", case
        ).question()
    elif books.phase in _OF_THE_MOVER.get(marker, ()):
        others = tuple(unit for unit in units if unit.state.side != books.side)
        if others:
            moves = books.phase in MOVEMENT
            sentence = (
                f"{unit_names(others)}: not in the "
                f"{'Movement Phase' if moves else 'impulse'} of the other side."
            )
            meant = "Check that this is what you mean."
            yield Fault(sentence, "units", advice=meant, case=case).question()


def off_in_phase(books: Books, units: tuple[SparkUnit, ...], marker: Marker) -> Iterator[Fault]:
    """A question about a marker that the rules take off in other phases than this one."""
    phases = _COMES_OFF.get(marker, ())
    # What was laid in this phase may have been a slip, which is taken back without a word.
    old = any(marker in unit.markers and not laid_now(books, unit.id, marker) for unit in units)
    if not old or not phases or books.phase in phases or _is_set_up(books, marker):
        return
    word = marker_word(marker, books.tables).capitalize()
    sentence = f"{word} comes off in the {_named(phases)}, not in this phase."
    advice = "Check that this is what you mean."
    case = marker_case(marker, books.tables)
    yield Fault(sentence, "marker", str(marker), advice, case).question()


def _is_set_up(books: Books, marker: Marker) -> bool:
    """Whether the game has not begun yet: then units may bear what they start with."""
    opening = books.turn == FIRST_TURN and books.phase in {AIR_POWER, INITIATIVE}
    return opening and marker in _SET_UP


def _phases_named(marker: Marker) -> str:
    """The phases in which a marker comes, each once: they are alike in both impulses."""
    return _named(_COMES_IN[marker])


def _named(wanted: tuple[PhaseId, ...]) -> str:
    return f"{' or '.join(_names_of(wanted))} Phase"


def _names_of(wanted: tuple[PhaseId, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(phase.name for phase in PHASES if phase.id in wanted))
