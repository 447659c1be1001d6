"""Air bases: how many groups they take, and what hits do to them."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, flag_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


class CityKind(StrEnum):
    """The city of a hex, as its air capacity needs it."""

    MAJOR = "major"
    DOT = "dot"
    REFERENCE = "reference"
    NONE = "none"


CITY_ALIASES = {
    "major city": "major", "major hex": "major", "full": "major", "full city": "major",
    "dot city": "dot", "point": "dot", "point city": "dot",
    "reference city": "reference", "ref": "reference",
    "": "none", "no": "none", "no city": "none", "open": "none",
}  # fmt: skip


@dataclass(frozen=True)
class AirbaseCapacityInputs:
    """A hex with a city, an airbase, both or neither."""

    city: CityKind = choice_told("The city in the hex.", "AIR-05", CityKind.NONE, CITY_ALIASES)
    airbase: bool = flag_told(
        "Whether an airbase is built there.", "AIR-05", label="Airbase built?"
    )
    hits: int = amount_told("Hits not repaired yet.", "AIR-06", unit="hits", default=0)
    printed_sum: int | None = open_told(
        "Sum of the printed Airbase table here, a built airbase included, where it is halved.",
        "AIR-05",
        unit="groups",
        low=0,
        names=("sum", "printed"),
        label="Printed sum",
    )
    options: Options = options_told("base_capacity")


@calculator(
    "AIR-05..06 AIR-08",
    title="Capacity of an air base",
    value="The capacity left.",
    unit="groups",
    named="capacity",
)
def airbase_capacity(inputs: AirbaseCapacityInputs, tables: Tables) -> Ruling[int]:
    """How many groups may fly from a hex, and how many may try to become ready there.

    Raises:
        BadInput: Option base_capacity halves the printed table, and its sum is not given.
    """
    # EU-CF-61: 3, 1 and 2 groups as listed, or half the sum of all that the hex has.
    halved = chosen(inputs.options, "base_capacity") == "half_sum"
    whole, working = _half_of_table(inputs, tables) if halved else _as_listed(inputs, tables)
    each = tables.cell("air.base.hit.capacity")
    lost = inputs.hits * each.whole
    if inputs.hits:
        working.append(each.step(f"Hits: {inputs.hits}", -lost, f"{inputs.hits} × {each.value}"))
    left = max(whole - lost, 0)
    return ruled("Groups that may fly or become ready", left, case="AIR-08", before=working)


def _as_listed(inputs: AirbaseCapacityInputs, tables: Tables) -> tuple[int, list[Step]]:
    city = tables.cell(f"air.base.city.{inputs.city}")
    whole = city.whole
    working = [city.step(f"City: {inputs.city}", whole)]
    if inputs.airbase:
        built = tables.cell("air.base.built")
        whole += built.whole
        working.append(built.step("Built airbase"))
    return whole, working


def _half_of_table(inputs: AirbaseCapacityInputs, tables: Tables) -> tuple[int, list[Step]]:
    divisor = tables.cell("air.base.sum_divisor")
    # The printed table is not in the rules at hand, and so its sum is the player's to add up.
    if inputs.printed_sum is None:
        message = "is missing, and this campaign halves the printed Airbase table."
        advice = "Add up what the table gives for the hex, a built airbase included."
        raise BadInput(Fault(message, "printed_sum", advice=advice, case=divisor.case))
    exact = Fraction(inputs.printed_sum) / divisor.number
    text = f"{inputs.printed_sum} ÷ {divisor.value} = {shown(exact)}"
    # Once for the whole hex: entries that were halved one by one would each be rounded up
    # (EU-CF-61).
    return ceil(exact), [divisor.step("Half the table, rounded up", ceil(exact), text)]


# ------------------------------------------------------------------------------------ hits


@dataclass(frozen=True)
class AirbaseHitsInputs:
    """The groups at a base that is bombed."""

    operable: int = amount_told("Operable groups at the base.", "AIR-06", unit="groups")
    inoperable: int = amount_told("Inoperable groups at the base.", "AIR-06", unit="groups")
    hits: int = amount_told("Hits on the base.", "AIR-06", unit="hits")


@dataclass(frozen=True)
class AirbaseHits:
    """The groups after the hits."""

    operable: int = told("Operable groups left at the base.", unit="groups")
    inoperable: int = told("Inoperable groups at the base.", unit="groups")
    remnants: int = told("Groups sent to the Remnants box.", unit="groups")


@calculator("AIR-06", title="Hits on an air base")
def airbase_hits(inputs: AirbaseHitsInputs, tables: Tables) -> Ruling[AirbaseHits]:
    """What hits make of the groups at a base."""
    each = tables.cell("air.base.hit.groups")
    struck = inputs.hits * each.whole
    grounded = min(struck, inputs.operable)
    inoperable = inputs.inoperable + grounded
    # Groups that were grounded just now are in reach of further hits.
    remnants = min(struck - grounded, inoperable)
    result = AirbaseHits(inputs.operable - grounded, inoperable - remnants, remnants)
    text = f"{inputs.inoperable} + {grounded} − {remnants}"
    working = (
        each.step(f"Hits: {inputs.hits}", struck, f"{inputs.hits} × {each.value}"),
        each.step("Become inoperable", grounded, f"{inputs.operable} operable"),
        each.step("Operable", result.operable, f"{inputs.operable} − {grounded}"),
        each.step("Inoperable", result.inoperable, text),
        each.step("To Remnants", remnants, kind=StepKind.RESULT),
    )
    notes = {
        "The owner picks the groups that become inoperable.": grounded,
        "The groups that go to Remnants are drawn at random.": remnants,
        "The other hits find no group; they still lower the capacity.":
            struck > grounded + remnants,
    }  # fmt: skip
    return Ruling(result, working, tuple(note for note, holds in notes.items() if holds))
