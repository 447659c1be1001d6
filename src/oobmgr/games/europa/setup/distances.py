"""How far from the border units start in the set-up, and where they were found to stand."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType

from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, JsonValue, Subject, UnitId
from oobmgr.domain.rulings import Ruling, ruled
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.words import AXIS
from oobmgr.rules.books import Books
from oobmgr.rules.calculators import calculator
from oobmgr.rules.entered import changes, recorded
from oobmgr.rules.fields import amount_told, flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables


class SetupFormation(StrEnum):
    """What a unit belongs to in the set-up."""

    ARMY = "army"
    MECH = "mech"
    ARTILLERY = "artillery"
    OTHER = "other"
    RESERVE = "reserve"
    AXIS = "axis"


FORMATION_NAMES = MappingProxyType(
    {
        SetupFormation.ARMY: "units of an Army",
        SetupFormation.MECH: "units of a Mechanized Corps",
        SetupFormation.ARTILLERY: "artillery of an Army",
        SetupFormation.OTHER: "other small units",
        SetupFormation.RESERVE: "reserves",
        SetupFormation.AXIS: "Axis units",
    }
)
"""What units belong to, as a sentence says it of several."""
FORMATION_ALIASES = MappingProxyType(
    {
        "armies": "army", "army unit": "army", "army units": "army", "soviet army": "army",
        "mech corps": "mech", "mechanized": "mech", "mechanised": "mech",
        "mechanized corps": "mech", "mechanised corps": "mech", "mc": "mech",
        "artillery 6": "artillery", "artillery 6 ma": "artillery", "artillery 6ma": "artillery",
        "6ma artillery": "artillery", "6 ma artillery": "artillery",
        "artillery ma6": "artillery", "non divisional artillery": "artillery",
        "siege artillery": "other", "siege": "other", "non divisional": "other",
        "nondivisional": "other", "other non divisional": "other", "sub division": "other",
        "reserves": "reserve",
        "german": "axis", "germans": "axis", "german units": "axis", "axis units": "axis",
        "romanian": "axis", "finnish": "axis",
    }
)  # fmt: skip


@dataclass(frozen=True)
class SetupDistanceInputs:
    """A unit in the historical set-up."""

    formation: SetupFormation = told(
        "What it belongs to; artillery is that with 6 MP, not siege.",
        aliases=FORMATION_ALIASES,
        case="SET-01",
        label="Kind of troops",
    )
    distance: int = amount_told(
        "Hexes from the border; 0 on it.", "SET-01", unit="hexes", label="Hexes from the border"
    )
    joined: bool = flag_told(
        "Whether a listed unit of its district, for artillery of an Army, is in the hex.",
        "SET-01",
        default=True,
        label="With a unit of the district?",
    )


@calculator(
    "SET-01..02", title="Distance in the set-up", value="Whether it may start there.", named="ok"
)
def setup_distance(inputs: SetupDistanceInputs, tables: Tables) -> Ruling[bool]:
    """Whether a unit may start so far from the border in the historical set-up."""
    group = f"setup.distance.{inputs.formation}"
    nearest = tables.cell(f"{group}.from_hexes")
    low = nearest.whole
    # Units of the Army stand on the border or a hex behind it; the Axis has no limit behind it.
    bounded = "to_hexes" in tables.keys(group)
    high = tables.whole(f"{group}.to_hexes") if bounded else None
    near = low <= inputs.distance and (high is None or inputs.distance <= high)
    reach = f"{low} to {high} hexes" if bounded else "no limit behind it"
    working = [
        nearest.step("Hexes from the border", inputs.distance),
        nearest.step("Distance fits", near, reach),
    ]
    joins = tables.flag(f"{group}.joins")
    if joins:
        working.append(nearest.step("Joins another unit", inputs.joined))
    # Joining is asked only of those that must stand with a listed unit (SET-01).
    ok = near and (inputs.joined or not joins)
    return ruled("May start there", ok, case=nearest.case, before=working)


# ------------------------------------------------------------------------------------ in the books


_KEY = KeyForm("setup")


@dataclass(frozen=True)
class SetUpUnit:
    """Where a unit was found to stand: what it belongs to, hexes from the border, joined or not."""

    unit: UnitId
    formation: SetupFormation
    distance: int
    joined: bool

    def fits(self, tables: Tables) -> bool:
        """Whether it may start there (SET-01, SET-02)."""
        asked = SetupDistanceInputs(self.formation, self.distance, self.joined)
        return setup_distance(asked, tables).result


def set_up_units(books: Books) -> dict[UnitId, SetUpUnit]:
    """The units whose place was entered, by id."""
    found = {}
    for (number,), fields in recorded(books, Subject.CONDITION, _KEY).items():
        formation, distance = fields.get("formation"), fields.get("distance")
        if formation and isinstance(distance, int):
            unit, joined = UnitId(int(number)), fields.get("joined") is True
            found[unit] = SetUpUnit(unit, SetupFormation(str(formation)), distance, joined)
    return found


def set_up_facts(books: Books, one: SetUpUnit) -> tuple[Fact, ...]:
    """What has to be written for a unit to be known where it stands."""
    wanted: dict[str, JsonValue] = {
        "formation": str(one.formation), "distance": one.distance, "joined": one.joined
    }  # fmt: skip
    return changes(books, Subject.CONDITION, _KEY.key(one.unit), wanted)


def belongs_to(unit: UnitState, tables: Tables) -> SetupFormation:
    """What a unit belongs to in the set-up, from its side, its formations and what it is.

    Formations are read by the words of `setup.word`; who matches none is a reserve where it is a
    division, and any other small unit where it is not.
    """
    # What stands by formation are the Soviet limits (SET-01).
    if unit.side == AXIS:
        return SetupFormation.AXIS
    if unit.size not in tables.keys("unit_types.division_size"):
        return _small(unit, tables)
    path = folded(" ".join(unit.path))
    # The corps first: it stands in an Army, whose word is in its path as well.
    for name in ("mech", "army"):
        words = tables.keys(f"setup.word.{name}")
        if any(folded(tables.text(f"setup.word.{name}.{word}")) in path for word in words):
            return SetupFormation(name)
    return SetupFormation.RESERVE


def _small(unit: UnitState, tables: Tables) -> SetupFormation:
    siege, guns = (folded(tables.text(f"setup.word.artillery.{w}")) for w in ("siege", "guns"))
    kind, fast = folded(unit.type), tables.whole("setup.artillery.mp")
    # Only guns with the movement of field artillery go with an Army; siege guns do not.
    field_guns = guns in kind and siege not in kind and unit.ratings.get("move", 0) == fast
    return SetupFormation.ARTILLERY if field_guns else SetupFormation.OTHER
