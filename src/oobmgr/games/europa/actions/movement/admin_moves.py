"""Administrative movement: whether units may go a way so, and that they did."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.unit_texts import MOST_TEXT_LETTERS
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import HAS, ITS, Why, named, told_together, units_told
from oobmgr.games.europa.actions.fields import ZONE_OPEN, weather_told, zone_told
from oobmgr.games.europa.actions.movement.hexes import enemies_in, stand_at
from oobmgr.games.europa.actions.movement.slips import cheap_hexes
from oobmgr.games.europa.actions.supply.weather import (
    WeatherAsked,
    any_weather,
    weather_asked,
    weather_at,
)
from oobmgr.games.europa.actions.units import choose, nobody, unpaid_cm
from oobmgr.games.europa.deeds import mark
from oobmgr.games.europa.hexes import HEXES, least_apart
from oobmgr.games.europa.known_words import hexes
from oobmgr.games.europa.movement.costs import (
    AdministrativeMoveInputs,
    administrative_move,
    why_not_so,
)
from oobmgr.games.europa.movement.marks import (
    ADMINISTRATIVE,
    HALTED,
    OVERRAN,
    REGAUGING,
    STRATEGIC,
    moved_otherwise,
    points_used,
    use_points,
)
from oobmgr.games.europa.movement.ways import WAY_WORDS, WayHex, read_way, way_costs
from oobmgr.games.europa.picking.activity import anybody
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import supply_of
from oobmgr.games.europa.unit_class import is_cm, price_class, role
from oobmgr.games.europa.words import MOVEMENT, Weather
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import count_told, flag_told, list_told, text_told
from oobmgr.rules.nearest import folded
from oobmgr.rules.offered_words import offering

# Whoever went by strategic rail moves no more; engineers convert only in normal movement.
_OTHER_WAYS = {STRATEGIC: "RAIL-05", REGAUGING: "RAIL-07", OVERRAN: "MOV-03", HALTED: "MOV-03"}
_OWING = Why(
    (HAS, "not been paid for and", HAS, "half", ITS, "movement points"),
    "Pay under Move divisions.",
    "SP-17",
)
# An unpaid C/M division is unsupplied for its strength and movement, not for this (EU-CF-76).
_SUPPLIED = frozenset({SupplyState.IN_SUPPLY, SupplyState.UNPAID})


@dataclass(frozen=True)
class AdministrativeInputs:
    """Units that move administratively, and their way hex by hex."""

    units: tuple[int, ...] = units_told(
        "Units of the order of battle that move administratively.", label="Units"
    )
    hex_costs: tuple[Fraction, ...] = list_told(
        "The cost of entering each hex, in order; left blank to check all but the cost.",
        "MOV-03",
        low=0,
        high=FEW,
        unit="MP",
        label="Cost of each hex",
    )
    way: str = text_told(
        "Their route in short, after the costs: terrain by your chart of movement, as woods, "
        "clear×3, road; a plus for a river; or hexes that the books know.",
        "MOV-03",
        letters=MOST_TEXT_LETTERS,
        label="Route in short",
        words=lambda: WAY_WORDS,
    )
    zone: str = zone_told("The weather zone of the route in short.", "MOV-05", label="Weather zone")
    weather: Weather | None = weather_told(
        "The weather there, where the zone is not entered.",
        "MOV-05",
        label="Weather",
        when=ZONE_OPEN,
    )
    zone_hexes: int = count_told(
        "How many of them, counted from the last, are in an interdiction zone.",
        "MOV-04",
        unit="hexes",
        high=FEW,
        label="Last hexes in a zone",
    )
    start_in_zone: bool = flag_told(
        "Whether they start in an interdiction zone.", "MOV-04", label="Start in a zone?"
    )
    ezoc: bool = flag_told(
        "Whether they enter or leave an enemy zone of control.",
        "MOV-03",
        label="Enemy zone of control?",
    )
    adjacent: bool = flag_told(
        "Whether they pass next to enemy units.", "MOV-03", label="Next to enemies?"
    )
    friendly: bool = flag_told(
        "Whether all hexes were friendly at the start of the turn.",
        "MOV-03",
        default=True,
        label="All hexes friendly?",
    )
    arctic: bool = flag_told(
        "Whether they move in arctic zone A.", "MOV-03", label="Arctic zone A?"
    )
    road: bool = flag_told("Whether they keep to roads.", "MOV-03", label="On roads?")
    to: str = HEXES.told(
        "The hex where they end; left blank to keep it.", "MOV-03", label="End hex"
    )


@action(
    "MOV-03..05",
    phases=(MOVEMENT,),
    title="Administrative movement",
    tab="Administrative",
    group="Movement",
    picking=anybody({"units": "moves"}),
    helpers=("europa.administrative_move", "europa.zone_exit_cost"),
    offers=offering(to=hexes),
)
def plan_administrative(books: Books, inputs: AdministrativeInputs) -> ActionPlan:
    """Check and mark units that move administratively."""
    group = choose(books, inputs.units)
    units = group.everybody
    try:
        # Read first, for a way that cannot be read leaves nothing to check.
        way = read_way(books, inputs.way, "way", _start(units))
    except BadInput as error:
        return ActionPlan.refused("Administrative movement", error.faults)
    asked = _weather_asked(books, units, inputs, way)
    # What a way costs is not known before the weather is.
    lines, points, faults = _ways(books, units, inputs, () if asked.missing else way)
    return ActionPlan(
        f"{counted(len(units), 'unit')} moved administratively",
        f"{counted(len(units), 'unit moves', 'units move')} administratively.",
        Ruling(len(units), tuple(lines)),
        facts=mark(books, [unit.id for unit in units], ADMINISTRATIVE)
        + use_points(books, points)
        + stand_at(units, inputs.to),
        warnings=told_together((unit, _OWING) for unit in unpaid_cm(books, group))
        + tuple(_farther(books, units, inputs.to, len(inputs.hex_costs) + len(way)))
        + asked.doubtful
        + tuple(cheap_hexes(inputs.hex_costs, "hex_costs", "MOV-03")),
        refusals=(
            *group.refusals,
            *asked.missing,
            *faults,
            *_too_many_zones(inputs, len(inputs.hex_costs) + len(way)),
            *_shorter(units, inputs.to, len(inputs.hex_costs) + len(way)),
            # It ends next to no enemy, let alone in his hex.
            *enemies_in(books, books.side, inputs.to, "to", "MOV-03"),
            *moved_otherwise(books, units, _OTHER_WAYS),
            *nobody(len(inputs.units), len(units), group, advice="Pick units."),
        ),
    )


def _weather_asked(
    books: Books,
    units: tuple[UnitState, ...],
    inputs: AdministrativeInputs,
    way: tuple[WayHex, ...],
) -> WeatherAsked:
    """Asks for the weather where it decides what the way in short costs these units."""
    arms = {_mechanised(books, unit) for unit in units}

    # For both arms: terrain may cost C/M more than others in one kind of weather, and as much in
    # another.
    def costs(weather: Weather) -> object:
        return [way_costs(books, way, weather, "way", cm=cm) for cm in sorted(arms)]

    return weather_asked(books, inputs.zone, inputs.weather, "MOV-05", under=costs)


def _start(units: tuple[UnitState, ...]) -> str:
    """Where all of them stand; empty where they start from several hexes."""
    # Hexes that the books know are read from where the stack begins.
    stands = {folded(unit.hex): unit.hex for unit in units}
    return next(iter(stands.values())) if len(stands) == 1 else ""


def _shorter(units: tuple[UnitState, ...], to: str, number: int) -> Iterator[Fault]:
    """The refusal of a way of so many hexes that does not reach its end (MOV-03)."""
    for unit, apart in _apart(units, to):
        # Left open it is no way at all, and only looked at for its distance.
        if 0 < number < apart:
            sentence = f"{to} is {apart} hexes or more from {unit.hex}; the route has {number}."
            advice = "Enter every hex of the route, or set the hex where they start."
            yield Fault(sentence, "to", to, advice, "MOV-03")
            return


def _farther(books: Books, units: tuple[UnitState, ...], to: str, number: int) -> Iterator[Fault]:
    """Asks about an end beyond what is left to a unit, where the way was left open (MOV-03)."""
    if number:
        return
    share = Fraction(books.tables.number("movement.administrative.share"))
    for unit, apart in _apart(units, to):
        known = unit.ratings.get("move")
        # No hex costs less than a point before its share is taken.
        least = apart * share
        if known is not None and least > (left := _left(known, points_used(books, unit.id))):
            needed = f"{apart} hexes or more, at least {shown(least)} MP"
            sentence = f"{to} is {needed}, from {unit.hex}; {named(unit)} has {shown(left)} MP."
            advice = "Enter the cost of each hex, or set the hex where it started."
            yield Fault(sentence, "to", to, advice, "MOV-03").question()
            return


def _apart(units: tuple[UnitState, ...], to: str) -> Iterator[tuple[UnitState, int]]:
    """The units with the hexes that at least lie between them and their end, where both tell."""
    for unit in units:
        if (apart := least_apart(unit.hex, to)) is not None:
            yield unit, apart


def _too_many_zones(inputs: AdministrativeInputs, number: int) -> Iterator[Fault]:
    if inputs.zone_hexes > number:
        said = f"The route has {counted(number, 'hex', 'hexes')}, fewer than those in the zone."
        advice = "Enter the cost of every hex, or fewer zone hexes."
        yield Fault(said, "zone_hexes", str(inputs.zone_hexes), advice, "MOV-04")


def _ways(
    books: Books,
    units: tuple[UnitState, ...],
    inputs: AdministrativeInputs,
    way: tuple[WayHex, ...],
) -> tuple[list[Step], Mapping[UnitId, Fraction], list[Fault]]:
    """The way of each kind of unit that there is, what it costs each, and why it cannot be gone."""
    lines: list[Step] = []
    faults: list[Fault] = []
    points: dict[UnitId, Fraction] = {}
    kinds: dict[tuple[object, ...], list[UnitState]] = {}
    for unit in units:
        # By what they pay and have left, not by unit: fifty units of an army make one line.
        kinds.setdefault(_like(books, unit), []).append(unit)
    if way:
        lines += any_weather(books, inputs.zone, inputs.weather, "MOV-05")
    weather = weather_at(books, inputs.zone, inputs.weather)
    for alike in kinds.values():
        told = inputs
        if way:
            cm = _mechanised(books, alike[0])
            with collecting(faults):
                costs = way_costs(books, way, weather, "way", cm=cm)
                text = " + ".join(map(shown, costs))
                lines.append(Step("Route in short", sum(costs, Fraction(0)), text, "MOV-05"))
                # The short form comes after the costs that were entered one by one.
                told = replace(inputs, hex_costs=inputs.hex_costs + costs)
        ruling = administrative_move(_asked(books, alike[0], told), books.tables)
        lines += (*_used_before(books, alike[0]), *ruling.working)
        faults += _why_not(ruling.working, alike)
        cost = ruling.result.mp or Fraction(0)
        # Each of them has used it, though it is shown once.
        points |= {unit.id: cost for unit in alike}
    return lines, points, faults


def _like(books: Books, unit: UnitState) -> tuple[object, ...]:
    """What decides the way of a unit: those that share it go alike, and are shown in one line."""
    return (
        _mechanised(books, unit),
        unit.ratings.get("move"),
        points_used(books, unit.id),
        supply_of(books, unit.id).state,
    )


def _used_before(books: Books, unit: UnitState) -> Iterator[Step]:
    """What is left of the turn's movement points, where some are used already."""
    used, known = points_used(books, unit.id), unit.ratings.get("move")
    if used and known is not None:
        text = f"{shown(known)} - {shown(used)}"
        yield Step("Movement points left", _left(known, used), text, "MOV-03")


def _left(allowance: int, used: Fraction) -> Fraction:
    return max(Fraction(allowance) - used, Fraction(0))


def _mechanised(books: Books, unit: UnitState) -> bool:
    # By the mark, or by the price class where nobody has set the mark.
    return is_cm(unit) or role(price_class(unit, books.tables), books.tables) == "cm"


def _asked(books: Books, unit: UnitState, inputs: AdministrativeInputs) -> AdministrativeMoveInputs:
    # The last hexes are those in the zone, as the input has it.
    ordinary = max(len(inputs.hex_costs) - inputs.zone_hexes, 0)
    in_zone = len(inputs.hex_costs) - ordinary
    known = unit.ratings.get("move")
    # Never too few where the books do not know how far the unit goes.
    unknown = Fraction(sum(inputs.hex_costs))
    return AdministrativeMoveInputs(
        hex_costs=inputs.hex_costs,
        ma=_left(known, points_used(books, unit.id)) if known is not None else unknown,
        zones=(False,) * ordinary + (True,) * in_zone,
        start_in_zone=inputs.start_in_zone,
        cm=_mechanised(books, unit),
        ezoc=inputs.ezoc,
        adjacent=inputs.adjacent,
        in_supply=supply_of(books, unit.id).state in _SUPPLIED,
        friendly=inputs.friendly,
        arctic=inputs.arctic,
        road=inputs.road,
        options=books.options,
    )


def _why_not(working: tuple[Step, ...], units: list[UnitState]) -> Iterator[Fault]:
    """A refusal for each condition that is not met, with its case."""
    # The last line is the verdict, which would only say the same again.
    for line in working[:-1]:
        if line.value is False:
            who = named(units[0]) if len(units) == 1 else f"{shown(len(units))} units"
            yield Fault(why_not_so(line), who, case=line.case)
