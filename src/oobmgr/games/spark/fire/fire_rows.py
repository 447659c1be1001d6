"""Fires and assaults ready to be set: who may fire at what, and what came of it.

A page picks a segment, a target hex, units and dice; the inputs of the action that posts a fire
carry that, and what the action answers is a `FireOutcome`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import Any

from oobmgr.domain.values import dataclass
from oobmgr.rules.charts import ChartEntry

# ------------------------------------------------------------------- what is asked and offered


@dataclass(frozen=True, slots=True)
class FireWish:
    """What a sheet is asked for; what is left empty is chosen from what the books know.

    `segment` and `kind` are saved keys; `place` is the hex that is fired at, `assault` that of the
    assault that the segment belongs to; `support` asks for units whose assault it is not.
    """

    segment: str = ""
    place: str = ""
    kind: str = ""
    support: bool = False
    assault: str = ""


@dataclass(frozen=True, slots=True)
class Named:
    """A choice by its saved key and its shown name; `case` is the rule that it rests on."""

    key: str
    name: str
    case: str = ""


@dataclass(frozen=True, slots=True)
class FireMode:
    """A way in which a unit could fire in the segment asked for, by its saved and its shown name.

    `points` is the strength that it would fire with, as a player writes it; `words` are
    ``may fire``, or why not.
    """

    key: str
    name: str
    points: str
    may: bool
    words: str
    case: str = ""


@dataclass(frozen=True, slots=True)
class FireUnit:
    """A unit that can be picked: to fire, or to be fired at.

    `detail` is the formation above it, `path` all of them from the top; `hex` is empty where the
    books do not know; `strength` is
    regular and AT strength now, ``7 / 1``; without `boxes_known` its steps only stand in
    for boxes that nobody entered; `states` are the markers that lie on it, in words, and
    `fired` what it fired in this phase. `modes` are the ways in which it could fire now, the usual
    one first; a target has none. `words` are ``may fire``, ``can be hit``, or why not.
    """

    unit: int
    name: str
    detail: str
    side: str
    type: str
    size: str
    hex: str
    strength: str
    steps: int
    steps_left: int
    states: tuple[str, ...] = ()
    fired: str = ""
    modes: tuple[FireMode, ...] = ()
    may: bool = True
    words: str = ""
    case: str = ""
    boxes_known: bool = True
    nation: str = ""
    path: tuple[str, ...] = ()
    note: str = ""

    @property
    def designation(self) -> str:
        """Its name, as a line that one types has it."""
        return self.name

    @property
    def kind(self) -> str:
        """What tells it from another of the same name."""
        return self.type

    @property
    def line(self) -> str:
        """All that a search may find."""
        about = (self.name, self.detail, self.type, self.hex, *self.states, self.words)
        return "\n".join((*about, self.nation, self.note, *self.path))


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition of the target's hex that can be ticked, as a chip.

    `key` and `name` are its saved and its shown name; `input` is the input that holds it: a yes or
    no of its own, or with `word` a list that holds that word. Of those of a `group` only one holds.
    `known` is what the books say of it: an input that agrees with them is left open; it is None
    where they say nothing.
    """

    key: str
    name: str
    input: str
    word: str = ""
    group: str = ""
    case: str = ""
    known: bool | None = None


@dataclass(frozen=True, slots=True)
class TargetHex:
    """A hex that can be fired at: its name, who stands there, and the units, by their ids."""

    place: str
    words: str
    units: tuple[int, ...] = ()


# ------------------------------------------------------------------------------ the assaults


class StepState(StrEnum):
    """Where a step stands."""

    DONE = "done"
    NOW = "now"
    LATER = "later"
    NOT_HELD = "not_held"


@dataclass(frozen=True, slots=True)
class AssaultStep:
    """A step of an assault, or of the phase around the assaults.

    `words` say why it is not held, or that it was passed over; `wish` is the fire that is entered
    in it, `action` the action whose form it opens with `raw`, where it is not a fire. `units` are
    those that the form offers, of those of its action; all of them where it is empty.
    """

    key: str
    name: str
    state: StepState
    words: str = ""
    wish: FireWish | None = None
    action: str = ""
    raw: Mapping[str, Any] = field(default_factory=dict)
    case: str = ""
    units: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class AssaultRow:
    """One entry in the list of the phase: an assault, or fire outside of any.

    `key` is its hex, or the saved name of its fire; `state` says in a word or two where it stands.
    """

    key: str
    title: str
    attackers: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ()
    state: str = ""
    steps: tuple[AssaultStep, ...] = ()


# ---------------------------------------------------------------------------------- the sheet


@dataclass(frozen=True, slots=True)
class FireSheet:
    """What a fire can be made of at this moment, for the wish that it answers.

    `action` posts a fire. It takes `segment`, `kind`, `support`, `place` and `assault` as in the
    wish, `firers` (records ``unit, mode, points``, the points None for all), `targets` (records
    ``unit, red, gray, result``, the dice None and the result empty where they are open), and the
    inputs of the conditions; `proposed` are those that the books propose. `wish` has everything
    chosen. `rows` are the list of the phase, `hint` what is to say below it where something is
    missing; `notice` says why nothing can be fired now; `supports` whether there can be support.
    `grounds` are inputs with the terrain that is known of hexes, by the folded hex.
    """

    action: str
    wish: FireWish
    title: str
    firing: str
    target: str
    segments: tuple[Named, ...] = ()
    kinds: tuple[Named, ...] = ()
    hexes: tuple[TargetHex, ...] = ()
    firers: tuple[FireUnit, ...] = ()
    targets: tuple[FireUnit, ...] = ()
    conditions: tuple[Condition, ...] = ()
    proposed: Mapping[str, Any] = field(default_factory=dict)
    rows: tuple[AssaultRow, ...] = ()
    hint: str = ""
    notice: str = ""
    supports: bool = False
    grounds: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


# -------------------------------------------------------------------------------- what came of it


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a unit brings to a fire.

    `points` is its number after everything that acts on it alone, as a player writes it; `words`
    is ``may fire``, or why it may not.
    """

    unit: int
    points: str
    may: bool
    words: str
    case: str = ""


@dataclass(frozen=True, slots=True)
class TargetOutcome:
    """What came of a fire for one unit that is fired at; what is not known yet is empty or None.

    `start` is the column before shifts, `column` the one that is rolled on; `die` and `morale_die`
    are the dice that are read; `source` says where the result is from, `lines` what comes of it,
    `needs` what is to be entered next; `right` is what the chart has where another result was
    entered, and `blank` the one that was entered where the chart has none to contradict it.
    """

    unit: int
    name: str
    start: str = ""
    column: str = ""
    die: int | None = None
    morale_die: int | None = None
    result: str = ""
    lines: tuple[str, ...] = ()
    source: str = ""
    # Without a chart the fire stops at its column and die, and waits for what the players read
    # (SP-FIRE-32).
    needs: str = ""
    right: str = ""
    blank: ChartEntry | None = None


@dataclass(frozen=True, slots=True)
class FireOutcome:
    """What came of a fire, as far as it is entered: the result of the action that posts it.

    `columns` are those of the table that is read, `chart` what the player fills in for it, and
    `results` the entries to pick from where he did not. `firers` stand in the order of the inputs;
    `total` is their sum. `dice` says which die is read for what: ``Soviet fire reads red. Gray is
    the morale check.``; `fire_die` is the input of a target's record that holds the die of the
    fire. `foot` is what else is posted: ``4 units marked fired.``
    """

    columns: tuple[str, ...] = ()
    chart: str = ""
    results: tuple[str, ...] = ()
    firers: tuple[Contribution, ...] = ()
    total: str = ""
    targets: tuple[TargetOutcome, ...] = ()
    dice: str = ""
    fire_die: str = ""
    foot: tuple[str, ...] = ()
