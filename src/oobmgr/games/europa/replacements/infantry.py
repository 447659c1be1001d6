"""The infantry points that Soviet cities and districts bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.readers import read_names, read_together
from oobmgr.games.europa.turns import CALENDAR, read_turn
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told, list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.scalars import read_flag
from oobmgr.rules.tables import Tables

_GROUPS = ("city", "eastern", "transcaucasus", "north")


_read_places = partial(read_names, counts=read_flag)


@dataclass(frozen=True)
class SovietInfantryReplacementsInputs:
    """What decides the Soviet infantry points of an Initial Phase."""

    turn: TurnCode = told("The game turn.", read=read_turn, case="REP-01")
    north: bool = flag_told(
        "Whether the northern Finnish front is in the game.",
        "REP-05",
        default=True,
        label="Northern front in play?",
    )
    axis_controlled: tuple[str, ...] = list_told(
        "Cities that the Axis holds.", "REP-04", read=_read_places
    )
    besieged: tuple[str, ...] = list_told(
        "Cities that the Axis besieges.", "REP-04", read=_read_places
    )
    transcaucasus: bool = flag_told(
        "Whether the Transcaucasus is in play.",
        "REP-06",
        names=("transcaucasus_in_play",),
        label="Transcaucasus in play?",
    )
    hits: int = told(
        "Bombing hits on supply cities.",
        default=0,
        unit="hits",
        read=read_together,
        names=("city_hits", "bombing_hits"),
        case="REP-07",
    )
    factory_hits: int = amount_told("Bombing hits on factories.", "REP-07", unit="hits", default=0)
    options: Options = options_told("rp_lost_when", "rep_hit_type")


@calculator("REP-01..07", value="Infantry points received.", unit="points", named="infantry")
def soviet_infantry_replacements(
    inputs: SovietInfantryReplacementsInputs, tables: Tables
) -> Ruling[int]:
    """The infantry points that Soviet cities and districts bring in a game turn.

    Raises:
        BadInput: A place is not on the Soviet replacements chart.
    """
    places = place_points(inputs, tables)
    start = tables.cell("replacements.start.regular")
    # Codes of turns sort as text in the order of time, so they can be compared as they stand.
    if inputs.turn < start.text:
        why = f"begin with {CALENDAR.label(TurnCode(start.text))}"
        return ruled("No replacements yet", 0, why, start.case)
    working = [Step(one.name, one.points, one.why, one.case) for one in places]
    listed = sum(one.points for one in places)
    working.append(Step("Points of all places", listed, case="REP-03", kind=StepKind.SUM))
    infantry = _after_hits(listed, inputs, tables, working)
    return ruled("Infantry points", infantry, case="REP-02", before=working)


@dataclass(frozen=True)
class PlacePoints:
    """What a city or district brings, and why it brings nothing where it does not."""

    name: str
    points: int
    why: str
    case: str


def place_points(
    inputs: SovietInfantryReplacementsInputs, tables: Tables
) -> tuple[PlacePoints, ...]:
    """What each place of the Soviet replacements chart brings, in its order.

    Raises:
        BadInput: A place is not on the chart.
    """
    held = _named(inputs.axis_controlled, tables, "axis_controlled")
    besieged = _named(inputs.besieged, tables, "besieged")
    lost = dict.fromkeys(held, "held by the Axis")
    # EU-CF-56: a city is lost for replacements when it falls, or as soon as it is besieged.
    if chosen(inputs.options, "rp_lost_when") == "besieged":
        # A city that is held as well is told as held.
        lost = dict.fromkeys(besieged, "besieged") | lost
    return tuple(_each_place(inputs, lost, tables))


def _each_place(
    inputs: SovietInfantryReplacementsInputs, lost: Mapping[str, str], tables: Tables
) -> Iterator[PlacePoints]:
    for group in _GROUPS:
        for name in tables.keys(f"replacements.infantry.{group}"):
            cell = tables.cell(f"replacements.infantry.{group}.{name}")
            why = lost.get(name, "")
            # Off the map Arkhangelsk's points never come in, whoever holds the city (REP-05).
            if group == "north" and not inputs.north:
                why = "no northern front"
            # Its points go to the common pool only while the district itself is out of play
            # (REP-06).
            if group == "transcaucasus" and inputs.transcaucasus:
                why = "stay in the district"
            case = "REP-04" if name in lost else cell.case
            yield PlacePoints(name, 0 if why else cell.whole, why, case)


def _after_hits(
    listed: int, inputs: SovietInfantryReplacementsInputs, tables: Tables, working: list[Step]
) -> int:
    """What hits leave of the points, never below nothing."""
    # EU-CF-70: a hit on a factory takes what factories make, unless the campaign has all hits take
    # infantry.
    always = chosen(inputs.options, "rep_hit_type") == "infantry"
    left = listed
    for label, hits, path in (
        ("Hits on supply cities", inputs.hits, "replacements.hit.city"),
        ("Hits on factories", inputs.factory_hits if always else 0, "replacements.hit.factory"),
    ):
        cell = tables.cell(path)
        # Each kind of hits takes only of what the one before has left: together never more than
        # there is.
        taken = min(hits * cell.whole, left)
        left -= taken
        if hits:
            text = f"{hits} × {cell.value}"
            working.append(Step(f"{label}: {hits}", -taken, text, "REP-07"))
    return left


def _named(names: Iterable[str], tables: Tables, where: str) -> tuple[str, ...]:
    """The places of these names as the tables write them. Raises `BadInput` for any other."""
    known = {
        folded(name): name
        for group in _GROUPS
        for name in tables.keys(f"replacements.infantry.{group}")
    }
    spelled = {
        folded(other): tables.text(f"income.spelling.{other}")
        for other in tables.keys("income.spelling")
    }
    found: list[str] = []
    faults: list[Fault] = []
    for name in names:
        word = folded(name)
        place = known.get(folded(spelled.get(word, word)))
        if place is None:
            advice = did_you_mean(name, known.values())
            message = f"{name!r} is not on the Soviet replacements chart."
            faults.append(Fault(message, where, name, advice, "REP-04"))
        else:
            found.append(place)
    if faults:
        raise BadInput(*faults)
    return tuple(found)
