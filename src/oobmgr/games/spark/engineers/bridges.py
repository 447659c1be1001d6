"""Whether a bridge may be built, and what a demolition leaves."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.spark.units.types import UnitKind, is_named, unit_type
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import count_told, flag_told, open_told, text_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

# The conditions of a bridge, as its working has them.
_BUILDS: Final = "Engineer that builds"
_WITH_IT: Final = "Bridging unit with it"
_ON_BANK: Final = "Both on the bank"
_WATER: Final = "Water may be bridged"
_CLEAR: Final = "No enemy next to it"
_RESTED: Final = "Bridging unit rested"
_LEFT: Final = "A Bridge Marker is left"
MOST: Final = "bridges.in_play.most"
REST: Final = "bridges.rest.sections"
_NO_ENGINEER: Final = frozenset({"", "none", "no", "false", "null"})
_SOME_ENGINEER: Final = frozenset({"yes", "true", "any"})
ANY_ENGINEER: Final = "engineer"
"""An engineer of which no more is known."""


class Water(StrEnum):
    """Over which water a hexside leads."""

    NEVA = "neva"
    TRIBUTARY = "tributary"
    LAKE_LADOGA = "lake_ladoga"


WATER_ALIASES: Final = {
    **dict.fromkeys(("neva_river", "river"), Water.NEVA),
    **dict.fromkeys(("neva_tributary", "tributary_of_the_neva", "tosna"), Water.TRIBUTARY),
    **dict.fromkeys(("lake", "ladoga"), Water.LAKE_LADOGA),
}


def _read_engineer(raw: Any) -> str:  # noqa: ANN401 - JSON
    """The engineer unit by name; empty without one. Yes and no will do, too."""
    if raw is None or isinstance(raw, bool):
        return ANY_ENGINEER if raw else ""
    if not isinstance(raw, str):
        raise ValueError("must name the engineer unit.")  # noqa: TRY004 - as in the reader
    if folded(raw) in _NO_ENGINEER:
        return ""
    return ANY_ENGINEER if folded(raw) in _SOME_ENGINEER else raw.strip()


def _known_engineer(engineer: str, tables: Tables) -> None:
    """Raises `BadInput` where words name another type, or nothing that an engineer is called."""
    if not engineer or is_barred(engineer, tables) or is_named(tables, engineer, UnitKind.ENGINEER):
        return
    # A designation has a number, and who has it is in the books alone.
    if unit_type(tables, engineer) is None and any(letter.isdecimal() for letter in engineer):
        return
    advice = "Write its number or its type, such as engineer battalion, or yes for any engineer."
    sentence = "is not known as an engineer."
    raise BadInput(Fault(sentence, "engineer", engineer, advice, "SP-BRDG-02"))


def _check_markers(in_play: int, tables: Tables) -> None:
    """Raises `BadInput` where more bridges are said to be in play than there are markers."""
    most = tables.cell(MOST)
    if in_play > most.whole:
        advice = f"Count again: there are {most.whole} markers."
        sentence = "are more than there can be."
        raise BadInput(Fault(sentence, "bridges_in_play", str(in_play), advice, most.case))


def _engineer_told(sentence: str, case: str) -> Any:  # noqa: ANN401 - as `told`
    return text_told(
        sentence,
        case,
        read=_read_engineer,
        label="Engineer",
        words=lambda: ("engineer battalion", "yes"),
    )


@dataclass(frozen=True)
class BridgeMayBeBuiltInputs:
    """Who builds a bridge where, and what stands in the way."""

    engineer: str = _engineer_told("The engineer unit; empty without one.", "SP-BRDG-02")
    pontoon: bool = flag_told(
        "Whether a bridging unit is with it.",
        "SP-BRDG-02",
        default=True,
        names=("bridging", "bridging_unit"),
        label="Bridging unit with it?",
    )
    hexside: Water = told(
        "Over which water.",
        default=Water.NEVA,
        aliases=WATER_ALIASES,
        names=("water",),
        case="SP-BRDG-01",
    )
    partial_hex: bool = flag_told(
        "Whether both are in a hex that is part land, part water.",
        "SP-BRDG-02",
        default=True,
        names=("partial_river_hex", "in_partial_hex", "both_in_partial_hex"),
        label="Part land, part water?",
    )
    enemy_adjacent_to_bridged_hexsides: bool = flag_told(
        "Whether an enemy unit is next to a hexside that is bridged, beyond a river hex too.",
        "SP-BRDG-03",
        names=("enemy_adjacent",),
        label="Enemy next to it?",
    )
    pontoon_last_built_turn_section: int | None = open_told(
        "The Turn Section, counted from the start, in which the bridging unit last built.",
        "SP-BRDG-04",
        low=0,
        high=MANY,
        names=("last_built",),
        label="Last built in Turn Section",
    )
    turn_section: int = told(
        "This Turn Section, counted from the start.",
        default=1,
        low=0,
        high=MANY,
        case="SP-BRDG-04",
        label="This Turn Section",
    )
    bridges_in_play: int = count_told("Bridge Markers on the map.", "SP-BRDG-05")


@calculator(
    "SP-BRDG-01..05",
    title="Bridge to be built",
    value="Whether it may.",
    also="SP-TCE-73 SP-SPEC-04",
)
def bridge_may_be_built(inputs: BridgeMayBeBuiltInputs, tables: Tables) -> Ruling[bool]:
    """Whether an engineer and a bridging unit may build a bridge here now.

    Raises:
        BadInput: The bridging unit is said to have built in a Turn Section to come, or what is
            called an engineer is none.
    """
    last = inputs.pontoon_last_built_turn_section
    # Otherwise the unit would seem rested from something that it has not done yet.
    if last is not None and last > inputs.turn_section:
        advice = f"Give a Turn Section up to {inputs.turn_section}."
        sentence = "is still to come."
        where = "pontoon_last_built_turn_section"
        raise BadInput(Fault(sentence, where, str(last), advice, "SP-BRDG-04"))
    _known_engineer(inputs.engineer, tables)
    _check_markers(inputs.bridges_in_play, tables)
    conditions = tuple(_conditions(inputs, tables))
    allowed = all(line.value is True for line in conditions)
    return ruled("May be built", allowed, case="SP-BRDG-02", before=conditions)


def _conditions(inputs: BridgeMayBeBuiltInputs, tables: Tables) -> Iterator[Step]:
    barred = tables.cell("bridges.engineer.not_building")
    builds = bool(inputs.engineer) and not is_barred(inputs.engineer, tables)
    # A barred engineer is named; where none is picked there is nothing to say.
    text = f"{barred.value} may not" if inputs.engineer and not builds else inputs.engineer
    yield Step(_BUILDS, builds, text, barred.case)
    yield Step(_WITH_IT, inputs.pontoon, case="SP-BRDG-02")
    yield Step(_ON_BANK, inputs.partial_hex, case="SP-BRDG-02")
    water = tables.cell(f"bridges.water.{inputs.hexside}")
    yield Step(_WATER, tables.flag(water.path), WATER_NAMES[inputs.hexside],
               water.case)  # fmt: skip
    # The condition is that nobody is near, so the answer is turned round.
    clear = not inputs.enemy_adjacent_to_bridged_hexsides
    yield Step(_CLEAR, clear, case="SP-BRDG-03")
    yield _rested(inputs, tables)
    most = tables.whole(MOST)
    text = f"{inputs.bridges_in_play} of {most} in play"
    yield Step(_LEFT, inputs.bridges_in_play < most, text, tables.case(MOST))


def why_not(condition: Step) -> str:
    """What a player is told of a condition of `may_be_built` that is not met."""
    text = condition.arithmetic
    return {
        _BUILDS: f"{text} build a bridge." if text else "No one is there to build it.",
        _WITH_IT: "No bridging unit is with the engineer.",
        _ON_BANK: "Both must be in a hex that is part land, part water.",
        _WATER: f"{with_capital(text)} is not bridged.",
        _CLEAR: "An enemy is next to the bridge.",
        _RESTED: f"The bridging unit has not rested: it {text}.",
        _LEFT: f"No Bridge Marker is left: {text}.",
    }[condition.label]


def _rested(inputs: BridgeMayBeBuiltInputs, tables: Tables) -> Step:
    last = inputs.pontoon_last_built_turn_section
    rested = last is None or is_rested(last, inputs.turn_section, tables)
    text = (
        "has not built"
        if last is None
        else f"built in Turn Section {last}, and this is {inputs.turn_section}"
    )
    return Step(_RESTED, rested, text, tables.case(REST))


def is_rested(last: int, now: int, tables: Tables) -> bool:
    """Whether a unit that built in one Turn Section may begin again in another (SP-BRDG-04)."""
    # Not in the Turn Section right after it: one has to pass in between (SP-BRDG-04).
    return now - last > tables.whole(REST)


def is_barred(engineer: str, tables: Tables) -> bool:
    """Whether this engineer may demolish bridges alone, not build them (SP-BRDG-02)."""
    # One unit is barred and not a type, so its name has to tell it.
    return folded(tables.text("bridges.engineer.not_building")) in folded(engineer)


WATER_NAMES: Final = {
    Water.NEVA: "the Neva",
    Water.TRIBUTARY: "its tributary",
    Water.LAKE_LADOGA: "Lake Ladoga",
}

# ------------------------------------------------------------------------------ demolition


@dataclass(frozen=True)
class BridgeDemolitionInputs:
    """An engineer at a bridge."""

    engineer: str = _engineer_told("The engineer unit; empty without one.", "SP-BRDG-06")
    bridges_in_play: int = told(
        "Bridge Markers on the map.", default=1, low=0, high=MANY, case="SP-BRDG-05"
    )


@dataclass(frozen=True)
class BridgeDemolition:
    """Whether a bridge may be demolished, and how many are left."""

    allowed: bool = told("Whether it may be demolished.")
    bridges_in_play: int = told("Bridge Markers on the map afterwards.", unit="bridges")


@calculator("SP-BRDG-05..06", title="Bridge to be demolished", also="SP-TCE-73")
def bridge_demolition(inputs: BridgeDemolitionInputs, tables: Tables) -> Ruling[BridgeDemolition]:
    """Whether an engineer may take a bridge off the map.

    Raises:
        BadInput: What is called an engineer is none.
    """
    _known_engineer(inputs.engineer, tables)
    _check_markers(inputs.bridges_in_play, tables)
    there = inputs.bridges_in_play > 0
    # Any engineer will do: one that may not build may still demolish (SP-BRDG-06).
    allowed = there and bool(inputs.engineer)
    # A bridge is demolished with certainty, so the count may fall at once.
    left = inputs.bridges_in_play - int(allowed)
    most = tables.whole(MOST)
    working = (
        Step("Engineer", bool(inputs.engineer), inputs.engineer, "SP-BRDG-06"),
        Step("A bridge in play", there, counted(inputs.bridges_in_play, "bridge"), "SP-BRDG-05"),
        Step("May be demolished", allowed, case="SP-BRDG-06"),
        Step("Bridges in play", left, f"of {most}", tables.case(MOST), StepKind.RESULT),
    )
    return Ruling(BridgeDemolition(allowed, left), working)
