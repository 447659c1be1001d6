"""How many movement points a unit has in an impulse."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.movement.modes import MODE_ALIASES, Mode
from oobmgr.games.spark.options import ALLOWANCE_ORDER, NIGHT_ALLOWANCE, chosen, options_told
from oobmgr.games.spark.words import Marker
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import choice_told, list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables


class Impulse(StrEnum):
    """An impulse by what units may move in it; `NIGHT` is that of the second player."""

    INITIAL = "initial"
    LIMITED = "limited"
    NIGHT = "night"
    NIGHT_INITIAL = "night_initial"


class Condition(StrEnum):
    """What lies on a unit and slows it."""

    SUPPRESSED = "suppressed"
    DISRUPTED = "disrupted"
    OUT_OF_COMMAND = "out_of_command"
    OUT_OF_SUPPLY = "out_of_supply"


_IMPULSES: Final = {
    **dict.fromkeys(("first", "full"), Impulse.INITIAL),
    "second": Impulse.LIMITED,
    "night_second": Impulse.NIGHT,
}
_CONDITIONS: Final = {
    "s": Condition.SUPPRESSED,
    "d": Condition.DISRUPTED,
    **dict.fromkeys(("ooc", "o"), Condition.OUT_OF_COMMAND),
    "oos": Condition.OUT_OF_SUPPLY,
}
_FACTOR, _CHANGE = "allowance_factor", "allowance_change"
_KNOWN: Final = f"Known: {', '.join(Condition)}."
_NIGHT_NOTE: Final = (
    "The rules give no allowance for the first player at night: agree on it, and set the option."
)


def _read_conditions(raw: Any) -> tuple[Condition, ...]:  # noqa: ANN401 - JSON
    """What slows a unit, of all that lies on it: other markers are passed over."""
    given = [raw] if isinstance(raw, str) else raw
    if not isinstance(given, list | tuple):
        raise ValueError("must be a list of words.")  # noqa: TRY004 - as in the reader
    known = {folded(name): name for name in Condition} | _CONDITIONS
    found = []
    for word in given:
        meant = folded(word) if isinstance(word, str) else ""
        if meant in known:
            found.append(known[meant])
        elif meant not in {folded(marker) for marker in Marker}:
            raise BadInput(Fault(f"{word!r} is not known here.", "", str(word), _KNOWN))
    return tuple(found)


@dataclass(frozen=True)
class MovementAllowanceInputs:
    """An impulse and a unit with what lies on it."""

    impulse: Impulse = told("The impulse.", aliases=_IMPULSES, case="SP-TCE-22")
    mode: Mode = choice_told("How the unit moves.", "SP-TCE-28", Mode.LEG, MODE_ALIASES)
    statuses: tuple[Condition, ...] = list_told(
        "The unit's markers.", "SP-MOVE-17", read=_read_conditions, label="Status"
    )
    options: Options = options_told(ALLOWANCE_ORDER, NIGHT_ALLOWANCE)


@calculator(
    "SP-MOVE-17 SP-CMD-07",
    value="Movement points.",
    unit="MP",
    also="SP-TCE-22 SP-TCE-23 SP-TCE-25..28",
)
def movement_allowance(inputs: MovementAllowanceInputs, tables: Tables) -> Ruling[Fraction]:
    """How many movement points a unit has in an impulse."""
    cell = tables.cell(f"terrain.{_row(inputs)}.allowance")
    points = Fraction(cell.number)
    # The table gives the night no allowance. The text speaks of 28 points over three impulses, of
    # which the other two have 12 and 8: so 8 are left for the night (SP-INIT-01).
    case = "SP-INIT-01" if inputs.impulse in {Impulse.NIGHT, Impulse.NIGHT_INITIAL} else cell.case
    working = [Step(f"{inputs.impulse.capitalize().replace('_', ', ')} impulse", points, case=case)]
    for condition in _order(inputs, tables):
        line = _slowed(points, condition, tables)
        points = Fraction(line.value or 0)
        working.append(line)
    notes = (_NIGHT_NOTE,) if inputs.impulse is Impulse.NIGHT_INITIAL else ()
    return ruled("Movement points", points, case="SP-MOVE-17", before=working, notes=notes)


def _row(inputs: MovementAllowanceInputs) -> str:
    """The row of the terrain table with the allowance of the impulse (SP-X-37)."""
    if inputs.impulse is Impulse.NIGHT:
        return "limited_impulse"
    # The table gives the night no allowance, and a remark in 9.0 speaks of the second player
    # alone.
    if inputs.impulse is Impulse.NIGHT_INITIAL:
        return f"{chosen(inputs.options, NIGHT_ALLOWANCE)}_impulse"
    return f"{inputs.impulse}_impulse"


def _order(inputs: MovementAllowanceInputs, tables: Tables) -> list[Condition]:
    """What slows this unit, in the order in which it is worked out (SP-X-18)."""
    given = [condition for condition in Condition if condition in inputs.statuses]
    # Want of supply slows wheels and tracks, and nobody on foot or on skis (SP-TCE-28).
    if not tables.flag(f"movement.without_supply.{inputs.mode}"):
        given = [condition for condition in given if condition is not Condition.OUT_OF_SUPPLY]
    halve_first = chosen(inputs.options, ALLOWANCE_ORDER) == "halve_first"
    # Halving first and taking off first come to different points: the group says which (SP-X-18).
    return sorted(given, key=lambda one: (_key(one, tables) == _CHANGE) is halve_first)


def _key(condition: Condition, tables: Tables) -> str:
    keys = tables.keys(f"terrain.{condition}")
    return next(key for key in (_FACTOR, _CHANGE) if key in keys)


def _slowed(points: Fraction, condition: Condition, tables: Tables) -> Step:
    """What a condition leaves of the points: a share of them, or so many less."""
    key = _key(condition, tables)
    cell = tables.cell(f"terrain.{condition}.{key}")
    name, number = condition.capitalize().replace("_", " "), cell.number
    if key == _FACTOR:
        return cell.step(name, points * number, f"{shown(points)} × {shown(number)}")
    # Less than it has left is taken from no unit: the text does not have it owe points (SP-X-18).
    return cell.step(name, max(points + number, Fraction(0)), f"{shown(points)} − {shown(-number)}")
