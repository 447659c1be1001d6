"""Fires and assaults as a game hands them to a screen: who may fire at what, and what came of it.

Everything here is ready to be set. A screen picks a segment, a target hex, units and dice; the
inputs of the game's own action carry that, and what the action answers is a `FireOutcome`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

# ------------------------------------------------------------------- what is asked and offered


@dataclass(frozen=True, slots=True)
class FireWish:
    """What a sheet is asked for; what is empty is chosen by the game, from what the books know.

    Attributes:
        segment: The segment of fire, by its key.
        place: The hex that is fired at.
        kind: The kind of fire strength, by its key.
        support: Whether units fire in support of an assault that is not theirs.
        assault: The hex of the assault that the segment belongs to; empty outside of one.
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
    """A way in which a unit could fire in the segment asked for.

    Attributes:
        key: Its saved name.
        name: Its name on screen: ``direct``, ``indirect``.
        points: The strength that it would fire with, as a player writes it.
        may: Whether it may.
        words: ``may fire``, or why not in a few words.
        case: The case that says so.
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

    Attributes:
        unit: Its id.
        name: Its designation.
        detail: Where it belongs: the formation above it.
        side: Whose.
        type: Its type, for the symbol and in words.
        size: Its size, for the symbol.
        hex: Where it stands; empty where the books do not know.
        strength: Regular and AT strength now: ``7``, ``7 / 1``.
        steps: Its steps in all.
        steps_left: Steps that it has.
        states: The markers that lie on it, in words.
        fired: What it fired in this phase, in few words; empty for nothing.
        modes: The ways in which it could fire now, the usual one first; empty for a target.
        may: Whether it may fire in any way, or be fired at.
        words: ``may fire``, ``can be hit``, or why not.
        case: The case that says so.
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

    @property
    def text(self) -> str:
        """All that a search may find, in lower case."""
        parts = (self.name, self.detail, self.type, self.hex, *self.states, self.words)
        return " ".join(parts).casefold()


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


@dataclass(frozen=True, slots=True)
class AssaultStep:
    """A step of an assault, or of the phase around the assaults.

    Attributes:
        key: Its saved name.
        name: Its name on screen: ``Offensive fire 1``.
        state: ``done``, ``now``, ``later`` or ``not_held``.
        words: What came of it, or why it is not held; empty for nothing.
        wish: The fire that is entered in it, None for a step without fire.
        action: The action whose form it opens; empty where it is fire or nothing is entered.
        raw: Inputs that the form opens with.
        case: The case that it rests on.
        units: The units that its form offers, of those of its action; all of them where empty.
    """

    key: str
    name: str
    state: str
    words: str = ""
    wish: FireWish | None = None
    action: str = ""
    raw: Mapping[str, Any] = field(default_factory=dict)
    case: str = ""
    units: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class AssaultRow:
    """One entry in the list of the phase: an assault, or fire outside of any.

    Attributes:
        key: What it is known by: the hex, or the saved name of its fire.
        title: ``Hex 1712``, ``Counterbattery fire``.
        attackers: Who assaults, by name.
        defenders: Who defends, by name.
        state: Where it stands, in a word or two.
        steps: Its steps in order.
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

    Attributes:
        action: The action that posts a fire. It takes `segment`, `kind`, `support`, `place` and
            `assault` as in the wish, `firers` (records ``unit, mode, points``, the points None for
            all), `targets` (records ``unit, red, gray, result``, the dice None and the result empty
            where they are open), and the inputs of the conditions.
        wish: What it was asked for, with everything chosen.
        title: The segment on screen: ``Offensive fire 1``.
        firing: The side that fires.
        target: The side that is fired at.
        segments: The segments that can be fired in now.
        kinds: The kinds of fire strength.
        hexes: The hexes that can be fired at.
        firers: The units of the side that fires.
        targets: The units of the other side.
        conditions: What can be ticked about the target's hex.
        proposed: Inputs that the books propose for this wish.
        rows: The list of the phase.
        hint: What is to say below it, where something is missing there; empty for nothing.
        notice: Why nothing can be fired now, or what is to be known first; empty for nothing.
        supports: Whether fire in support can be chosen in the segment.
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
    """What came of a fire for one unit that is fired at.

    Attributes:
        unit: Its id.
        name: Its designation.
        start: The column before shifts; empty while nobody fires.
        column: The column that is rolled on.
        die: The die that is read for the fire; None while it is not known.
        morale_die: The die that is read for the morale check.
        result: The result in few words: ``1 step, morale check``; empty while it is not known.
        lines: What comes of it, a sentence each.
        source: Where the result is from, in words.
        needs: What is to be entered next; empty where nothing is.
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
    needs: str = ""


@dataclass(frozen=True, slots=True)
class FireOutcome:
    """What came of a fire, as far as it is entered: the result of the action that posts it.

    Attributes:
        columns: The columns of the table that is read, in order.
        chart: The chart that the player fills in for it.
        results: The entries that it can have, to pick from where it is not filled in.
        firers: What each unit brings, in the order of the inputs.
        total: The sum of what they bring.
        targets: What comes of it for each unit that is fired at.
        dice: Which die is read for what: ``Soviet fire reads red. Gray is the morale check.``
        fire_die: The input of a target's record that holds the die of the fire.
        foot: What is posted besides: ``4 units marked fired.``, ``Ammunition 0: direct fire.``
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
