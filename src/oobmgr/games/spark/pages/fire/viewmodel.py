"""The page "Fire and assault" as it is shown: the sheet that was read, and what is in pencil."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any, Final

from oobmgr.campaign.queries import Queries
from oobmgr.domain.postings import HANDED_OVER, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.fire.fire_rows import (
    AssaultRow,
    Condition,
    Contribution,
    FireMode,
    FireOutcome,
    FireSheet,
    FireUnit,
    FireWish,
    TargetHex,
)
from oobmgr.games.spark.questions import FIRES
from oobmgr.ui.viewmodels.turn_reading import TurnReading, read_turn

UNIT: Final = "unit"
MODE, POINTS = "mode", "points"
RED, GRAY, RESULT = "red", "gray", "result"
FIRERS, TARGETS = "firers", "targets"
WISH: Final = ("segment", "kind", "place", "support", "assault")
Record = Mapping[str, Any]


# ------------------------------------------------------------------------------ what is read


@dataclass(frozen=True, slots=True)
class FireReading:
    """What a fire can be made of; the turn is None where a past one is looked at.

    `hidden` names the side whose sheets are hidden from who looks: a fire needs those of both.
    `made_for` is the side that the file was made for, which holds nothing of the other.
    """

    sheet: FireSheet
    turn: TurnReading | None
    hidden: str = ""
    made_for: str = ""

    @property
    def may_post(self) -> bool:
        """Whether a fire can be posted in this phase."""
        held = self.turn is not None and self.sheet.action in self.turn.page.forms
        return held and not self.hidden

    @property
    def notice(self) -> str:
        """Why nothing can be posted now, or what is to be known first; empty for nothing."""
        half = "enter your half of a fire or an assault."
        if self.made_for and self.hidden:
            return f"This file holds nothing of the {self.hidden} side: {half}"
        if self.hidden:
            return f"The {self.hidden} sheets are hidden. Unlock them, or {half}"
        if self.turn is None:
            return "This is a past turn. Return to now to enter fire."
        return self.sheet.notice or ("" if self.may_post else "No unit fires in this phase.")


def read_fire(
    queries: Queries,
    wish: FireWish,
    as_of: str | None = None,
    turn: TurnReading | None = None,
) -> FireReading:
    """Read what can be fired at, as of the end of a past turn if given.

    A `turn` that is known is kept.
    """
    if as_of:
        return FireReading(queries.ask(FIRES, wish, as_of), None)
    made_for = str(queries.facts(Subject.CAMPAIGN).get((HANDED_OVER, "side"), ""))
    return FireReading(queries.ask(FIRES, wish), turn or read_turn(queries), made_for=made_for)


# --------------------------------------------------------------------------- what is in pencil


@dataclass(frozen=True, slots=True)
class FirePencil:
    """Who fires and who is fired at, each with the rest of its record, in the order of picking."""

    firers: Mapping[int, Record] = field(default_factory=dict)
    targets: Mapping[int, Record] = field(default_factory=dict)


NOTHING: Final = FirePencil()


def pencil_of(raw: Mapping[str, Any]) -> FirePencil:
    """What inputs stand for."""
    return FirePencil(_by_unit(raw.get(FIRERS)), _by_unit(raw.get(TARGETS)))


def _by_unit(records: object) -> dict[int, Record]:
    found = records if isinstance(records, list | tuple) else ()
    return {
        int(one[UNIT]): {name: value for name, value in one.items() if name != UNIT}
        for one in found
        if isinstance(one, Mapping) and UNIT in one
    }


def inputs_of(pencil: FirePencil) -> dict[str, Any]:
    """The pencil as inputs of the action."""
    return {
        FIRERS: [{UNIT: unit, **record} for unit, record in pencil.firers.items()],
        TARGETS: [{UNIT: unit, **record} for unit, record in pencil.targets.items()],
    }


def wish_inputs(wish: FireWish) -> dict[str, Any]:
    """A wish as inputs of the action."""
    return {name: getattr(wish, name) for name in WISH}


def toggled(records: Mapping[int, Record], units: Iterable[int]) -> dict[int, Record]:
    """Pick units; where all of them are picked already, put them back."""
    ids = list(units)
    # Some of them picked means that the rest is wanted, too.
    if ids and all(unit in records for unit in ids):
        return {unit: record for unit, record in records.items() if unit not in ids}
    return dict(records) | {unit: {} for unit in ids if unit not in records}


def changed(records: Mapping[int, Record], unit: int, values: Record) -> dict[int, Record]:
    """Enter other values of a unit that is picked; None forgets one. One not picked stays so."""
    if unit not in records:
        return dict(records)
    merged = {**records[unit], **values}
    kept = {name: value for name, value in merged.items() if value is not None}
    return dict(records) | {unit: kept}


def fitting(pencil: FirePencil, sheet: FireSheet) -> FirePencil:
    """What can still be meant of a pencil: units that are no longer there go."""
    # A unit may have died, or changed sides of the fire, since it was picked.
    own, others = {unit.unit for unit in sheet.firers}, {unit.unit for unit in sheet.targets}
    return FirePencil(
        {unit: record for unit, record in pencil.firers.items() if unit in own},
        {unit: record for unit, record in pencil.targets.items() if unit in others},
    )


def usual_mode(unit: FireUnit) -> str:
    """The way in which a unit fires unless another is chosen: the first in which it may."""
    able = [mode.key for mode in unit.modes if mode.may]
    return next(iter((*able, *(mode.key for mode in unit.modes))), "")


def mode_of(unit: FireUnit, key: str) -> FireMode | None:
    """A way in which a unit could fire, by its key."""
    return next((mode for mode in unit.modes if mode.key == key), None)


def fitting_mode(unit: FireUnit, key: str) -> str:
    """This way, where the unit can fire in it now; else its usual one."""
    mode = mode_of(unit, key)
    return key if mode is not None and mode.may else usual_mode(unit)


def next_mode(unit: FireUnit, key: str) -> str:
    """The way after this one, in which the unit could fire."""
    keys = [mode.key for mode in unit.modes]
    return keys[(keys.index(key) + 1) % len(keys)] if key in keys else usual_mode(unit)


# ---------------------------------------------------------------------------------- conditions


def held_conditions(conditions: Iterable[Condition], raw: Mapping[str, Any]) -> frozenset[str]:
    """The keys of the conditions that inputs say to hold."""
    return frozenset(one.key for one in conditions if _holds(one, raw))


def _holds(condition: Condition, raw: Mapping[str, Any]) -> bool:
    value = raw.get(condition.input)
    if condition.word:
        return condition.word in (value or ())
    return bool(condition.known if value is None else value)


def condition_inputs(conditions: Sequence[Condition], held: frozenset[str]) -> dict[str, Any]:
    """The conditions as inputs: lists of words, and those that are yes or no."""
    found: dict[str, Any] = {}
    for one in conditions:
        holds = one.key in held
        if one.word:
            words = found.setdefault(one.input, [])
            if holds:
                words.append(one.word)
        # Left open where the books agree, so that the form goes on following them.
        elif one.known is not None and holds == one.known:
            found[one.input] = None
        else:
            found[one.input] = holds
    return found


def turned(conditions: Iterable[Condition], held: frozenset[str], key: str) -> frozenset[str]:
    """The conditions after one was turned; of those of its group only one holds."""
    if key in held:
        return held - {key}
    group = next((one.group for one in conditions if one.key == key), "")
    others = {one.key for one in conditions if group and one.group == group}
    return (held - others) | {key}


# --------------------------------------------------------------------------------------- words


@dataclass(frozen=True, slots=True)
class FiringRow:
    """A unit that is picked to fire, with what it brings as far as that is known."""

    unit: int
    hex: str
    name: str
    points: str
    mode: str
    may: bool
    words: str

    @property
    def told(self) -> str:
        """The row in words, for screen readers."""
        parts = (self.name, self.hex and f"hex {self.hex}", self.points, self.mode, self.words)
        return ", ".join(part for part in parts if part)


def firing_rows(
    pencil: FirePencil, sheet: FireSheet, outcome: FireOutcome
) -> tuple[FiringRow, ...]:
    """The units that are picked to fire, in the order in which they were picked."""
    units = {unit.unit: unit for unit in sheet.firers}
    told = {one.unit: one for one in outcome.firers}
    return tuple(
        _firing_row(units[unit], record, told.get(unit))
        for unit, record in pencil.firers.items()
        if unit in units
    )


def _firing_row(unit: FireUnit, record: Record, told: Contribution | None) -> FiringRow:
    mode = mode_of(unit, str(record.get(MODE) or "")) or mode_of(unit, usual_mode(unit))
    points = told.points if told else (mode.points if mode else "")
    if told is None and record.get(POINTS) is not None:
        points = str(record[POINTS])
    # What the preview says goes first, then what was read of the way of firing, then of the unit.
    said = told or mode or unit
    return FiringRow(
        unit=unit.unit,
        hex=unit.hex,
        name=unit.name,
        points=points,
        mode=mode.name if mode else "",
        may=said.may,
        words=said.words,
    )


def eligibility(unit: FireUnit) -> str:
    """Whether a unit may fire now, or why not."""
    return unit.words or next((mode.words for mode in unit.modes), "")


def hex_words(target: TargetHex) -> str:
    """A hex that can be fired at, found by typing its number: ``1712, II/399/170``."""
    return f"{target.place}, {target.words}" if target.words else target.place


def state_words(unit: FireUnit) -> str:
    """What lies on a unit, and what it fired."""
    fired = f"fired: {unit.fired}" if unit.fired else ""
    return ", ".join(part for part in (*unit.states, fired) if part)


def picked_words(units: Sequence[FireUnit], picked: Iterable[int]) -> str:
    """How many are picked of how many: ``3 of 18 units picked``."""
    return f"{len(list(picked)) or 'none'} of {counted(len(units), 'unit')} picked"


def row_words(row: AssaultRow) -> str:
    """An entry of the list of the phase in words, for screen readers."""
    who = " against ".join(", ".join(names) for names in (row.attackers, row.defenders) if names)
    return ", ".join(part for part in (row.title, who, row.state) if part)
