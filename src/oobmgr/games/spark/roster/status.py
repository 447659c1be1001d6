"""What status, formation, weather and surprise leave of a strength."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from math import floor, prod
from typing import Final

from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.units import MOST_RATING
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.options import HALVES, is_usual, options_told
from oobmgr.games.spark.roster.strength import Firer
from oobmgr.games.spark.units.markers import Markers
from oobmgr.games.spark.words import FireKind
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import choice_told, list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

PROHIBITED: Final = "P"
"""What stands in place of a number where a unit may not fire."""


class Status(StrEnum):
    """What changes the strength of a firing unit."""

    SUPPRESSED = "suppressed"
    DISRUPTED = "disrupted"
    # Without a share below: it halves movement and leaves fire as it is (SP-CMD-07).
    OUT_OF_COMMAND = "out_of_command"
    OUT_OF_SUPPLY = "out_of_supply"
    IN_COLUMN = "in_column"
    FOG = "fog"
    SURPRISE_HALF = "surprise_half"
    SURPRISE_CANNOT_FIRE = "surprise_cannot_fire"


_SHARES: Final = {
    Status.SUPPRESSED: "terrain.suppressed.strength",
    Status.OUT_OF_SUPPLY: "terrain.out_of_supply.strength",
    Status.IN_COLUMN: "terrain.in_column.strength",
    Status.FOG: "terrain.fog.strength",
    Status.SURPRISE_HALF: "fire.surprise.half",
}
_NAMES: Final = {
    Status.OUT_OF_COMMAND: "out of command",
    Status.OUT_OF_SUPPLY: "out of supply",
    Status.IN_COLUMN: "in column",
    Status.SURPRISE_HALF: "surprised, half fire",
    Status.SURPRISE_CANNOT_FIRE: "surprised, no fire",
}
_DEFENSIVE: Final = "defensive"
_IN_DEFENSIVE: Final = frozenset({_DEFENSIVE, "support_defensive"})
SEGMENT_WORDS: Final = (
    _DEFENSIVE,
    "offensive",
    "support_defensive",
    "support_offensive",
    "post_assault",
    "zoc",
    "barrage",
    "counterbattery",
    "aa",
)
_SEGMENT_ALIASES: Final = {
    **dict.fromkeys(("defensive_1", "defensive_2", "def1", "def2"), _DEFENSIVE),
    **dict.fromkeys(("offensive_1", "offensive_2", "off1", "off2"), "offensive"),
    **dict.fromkeys(("sdef1", "sdef2"), "support_defensive"),
    **dict.fromkeys(("soff1", "soff2"), "support_offensive"),
    "paf": "post_assault", "post_assault_fire": "post_assault", "cb": "counterbattery",
    "bar": "barrage", "zoc_fire": "zoc", "support": "support_offensive",
}  # fmt: skip


_STATUS_ALIASES: Final = {
    "oos": Status.OUT_OF_SUPPLY,
    "ooc": Status.OUT_OF_COMMAND,
    "column": Status.IN_COLUMN,
    "surprise_no_fire": Status.SURPRISE_CANNOT_FIRE,
    "surprise_none": Status.SURPRISE_CANNOT_FIRE,
}


def status_name(status: Status) -> str:
    """How players call a status."""
    return _NAMES.get(status, str(status))


def statuses_of(markers: Markers) -> tuple[Status, ...]:
    """The statuses that the markers on a unit give it."""
    # A status that a marker gives has the marker's saved name.
    return tuple(status for status in Status if status in markers.held)


@dataclass(frozen=True)
class StatusStrengthInputs:
    """A strength, what lies on the unit, and when it fires."""

    base: int = told("The current strength.", unit="points", low=0, high=MOST_RATING)
    statuses: tuple[Status, ...] = list_told(
        "The unit's markers, and what the weather or a surprise does to it.",
        "SP-TCE-67",
        aliases=_STATUS_ALIASES,
        label="Status",
    )
    unit_class: Firer = choice_told(
        "What the unit is.", "SP-TCE-67", Firer.PERSONNEL, label="Kind of unit"
    )
    fire: FireKind = choice_told("Which kind of fire.", "SP-TCE-67", FireKind.REGULAR)
    segment: str = told(
        "When it fires.",
        default=_DEFENSIVE,
        choices=SEGMENT_WORDS,
        aliases=_SEGMENT_ALIASES,
        case="SP-TCE-26",
    )
    options: Options = options_told(HALVES)


@calculator(
    "SP-TCE-20..21 SP-TCE-25..26 SP-TCE-28 SP-TCE-65 SP-TCE-67 SP-SUR-13 SP-SUR-17 SP-FIRE-31",
    value="The strength that counts; P where the unit may not fire.",
    also="SP-ROSTER-16 SP-ART-08 SP-TCE-27 SP-ELIG-03",
)
def strength_after_status(inputs: StatusStrengthInputs, tables: Tables) -> Ruling[int | str]:
    """What status, column, fog and surprise leave of a strength.

    All halves are multiplied, the product is rounded down once and is at least 1.
    """
    barred = _barred(inputs, tables)
    if barred is not None:
        return Ruling(PROHIBITED, (barred,))
    # A strength of 0 is none, and the least of 1 does not lift it (SP-ROSTER-10).
    if not inputs.base:
        return _answer(0, "no strength of that kind", "SP-ROSTER-10")
    # A number of its own and no share: so nothing else can lower it further.
    if Status.DISRUPTED in inputs.statuses:
        cell = tables.cell("terrain.disrupted.points")
        return _answer(cell.whole, "disrupted", cell.case)
    # A status counts once, however often it is named.
    held = [status for status in dict.fromkeys(inputs.statuses) if status in _SHARES]
    if not held:
        return _answer(inputs.base, "nothing changes it", "SP-TCE-67")
    cells = {status: tables.cell(_SHARES[status]) for status in held}
    shares = [Fraction(cell.number) for cell in cells.values()]
    lines = tuple(
        cell.step(status_name(status).capitalize(), arithmetic=f"× {shown(cell.number)}")
        for status, cell in cells.items()
    )
    # The text shows rounding for one halving only; the group says how several go together.
    once = is_usual(inputs.options, HALVES)
    value, text = _once(inputs.base, shares) if once else _each(inputs.base, shares)
    # Half of 1 still fires: it counts as 1 again (SP-FIRE-31).
    least = tables.whole("fire.strength.least")
    lifted = f", at least {least}" if value < least else ""
    answer = _answer(max(least, value), f"{text}{lifted}", "SP-FIRE-31")
    return Ruling(answer.result, (*lines, *answer.working))


def _once(base: int, shares: Sequence[Fraction]) -> tuple[int, str]:
    """All shares multiplied, and rounded down once."""
    exact = base * prod(shares)
    text = " × ".join([str(base), *map(shown, shares)]) + f" = {shown(exact)}"
    return floor(exact), text


def _each(base: int, shares: Sequence[Fraction]) -> tuple[int, str]:
    """Rounded down after each share."""
    values = [base]
    for share in shares:
        values.append(floor(values[-1] * share))
    return values[-1], " → ".join(map(str, values))


def _barred(inputs: StatusStrengthInputs, tables: Tables) -> Step | None:
    """Why the unit may not fire at all, as a line of working; None where it may."""
    paths = {
        Status.SURPRISE_CANNOT_FIRE: "fire.surprise.none",
        **_barred_by_class(inputs.unit_class),
    }
    # What bars a whole class goes first, for it bars in all segments.
    found = next((status for status in inputs.statuses if status in paths), None)
    if found is not None:
        return _no_fire(f"{inputs.unit_class}, {status_name(found)}", tables.case(paths[found]))
    if Status.DISRUPTED in inputs.statuses and inputs.segment not in _IN_DEFENSIVE:
        return _no_fire("disrupted, outside the Defensive Fire Segments", "SP-TCE-26")
    return None


def _barred_by_class(firer: Firer) -> dict[Status, str]:
    """The statuses that bar a class of units, with the entry that says so."""
    column = {Status.IN_COLUMN: "terrain.in_column.strength_weapons"}
    if firer is Firer.WEAPONS:
        return column
    if firer is not Firer.ARTILLERY:
        return {}
    return column | {
        status: f"terrain.{status}.strength_artillery"
        for status in (Status.SUPPRESSED, Status.DISRUPTED, Status.OUT_OF_SUPPLY)
    }


def _no_fire(text: str, case: str) -> Step:
    return Step("May not fire", PROHIBITED, text, case, StepKind.RESULT)


def _answer(value: int, arithmetic: str, case: str) -> Ruling[int | str]:
    return ruled("Strength that counts", value, arithmetic, case)
