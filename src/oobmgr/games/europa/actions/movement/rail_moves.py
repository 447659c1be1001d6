"""Moving by rail: capacity of the turn, hexes and breaks; and rail lines that are broken."""

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.errors import Fault, collecting
from oobmgr.domain.postings import Fact, UnitId
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import HAS, IS, Why, named, told_together, units_told
from oobmgr.games.europa.actions.idle_fields import idle_fields
from oobmgr.games.europa.actions.units import Chosen, choose, nobody, unpaid_cm
from oobmgr.games.europa.combat.fighters import fighter, res_words
from oobmgr.games.europa.deeds import BROUGHT_BACK, did, mark
from oobmgr.games.europa.movement.marks import (
    ADMINISTRATIVE,
    HALTED,
    OPERATIONAL,
    OVERRAN,
    REGAUGING,
    STRATEGIC,
    carried,
    moved_otherwise,
    points_used,
    use_points,
)
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.picking.activity import anybody
from oobmgr.games.europa.rail.railways import (
    RailLoad,
    RailMovementLeftInputs,
    RailUse,
    enemy_railways,
    points_by_rail,
    rail_movement_left,
    railway_of,
    use_rail,
)
from oobmgr.games.europa.words import (
    AXIS,
    MOVEMENT,
    NATION_ALIASES,
    SOVIET,
    Nation,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import (
    amount_told,
    choice_told,
    count_told,
    flag_told,
    open_told,
)

# ---------------------------------------------------------------------------------- moving


class RailKind(StrEnum):
    """The two ways of moving by rail."""

    OPERATIONAL = "operational"
    STRATEGIC = "strategic"


_OPERATIONAL = {"kind": (RailKind.OPERATIONAL,)}


@dataclass(frozen=True)
class RailMoveInputs:
    """What moves by rail."""

    kind: RailKind = choice_told("The way.", "RAIL-04", RailKind.OPERATIONAL, label="Way")
    units: tuple[int, ...] = units_told(
        "Units of the order of battle that move by rail.", label="Units"
    )
    res: Fraction = amount_told(
        "REs that move beside them: Resource Points, units not in the books.",
        "RAIL-01",
        unit="REs",
        default=Fraction(0),
        high=MANY,
        label="Other REs",
    )
    nation: Nation | None = open_told(
        "Whose railways carry those; the chief nation's of the side where left blank.",
        "RAIL-01",
        aliases=NATION_ALIASES,
        label="Whose railways",
    )
    arriving: bool = flag_told(
        "Whether all of it arrives from the eastern districts.",
        "RAIL-02",
        label="From eastern districts?",
    )
    hexes: int = count_told("Rail hexes that it goes.", "RAIL-04", unit="hexes", label="Rail hexes")
    breaks: int = count_told(
        "Rail breaks that it crosses, centres of Interdiction Zones among them.",
        "RAIL-04",
        unit="breaks",
        label="Breaks crossed",
        when=_OPERATIONAL,
    )
    multiple: int | None = open_told(
        "Rail hexes for each movement point, from the movement table; known for 6 points.",
        "RAIL-04",
        low=1,
        high=MANY,
        unit="hexes",
        label="Hexes for each MP",
        when=_OPERATIONAL,
    )


def _no_arrivals_by_rail(books: Books) -> frozenset[str]:
    """Inputs without meaning now: only the Soviets have a capacity for arrivals (RAIL-02)."""
    return frozenset() if books.side == SOVIET else frozenset({"arriving"})


@action(
    "RAIL-01..05 OVR-03 RAIL-12 SOP-04",
    phases=(MOVEMENT,),
    title="Move by rail",
    tab="By rail",
    left_out=_no_arrivals_by_rail,
    group="Rail",
    picking=anybody({"units": "by rail"}),
    helpers=("europa.rail_movement_left", "europa.rail_capacity", "europa.soviet_rail_use"),
)
def plan_rail_move(books: Books, inputs: RailMoveInputs) -> ActionPlan:
    """Charge units, and whatever else is carried, against this turn's rail capacity."""
    group = choose(books, inputs.units)
    units = group.everybody
    strategic = inputs.kind is RailKind.STRATEGIC
    uses = carry(books, units, inputs)
    lines, faults, points = _way(books, units, inputs)
    return ActionPlan(
        f"{_load_words(units, inputs.res)} by {inputs.kind} rail",
        f"{res_words(sum((use.carried.total for use in uses), Fraction(0)))} carried this turn.",
        Ruling(len(units), (*lines, *(line for use in uses for line in use.working))),
        facts=tuple(fact for use in uses for fact in use.facts)
        + mark(books, [unit.id for unit in units], STRATEGIC if strategic else OPERATIONAL)
        + use_points(books, points),
        warnings=(
            *_owing(books, group),
            *idle_fields(inputs, ("breaks",)),
            *_slips(books, inputs, units),
        ),
        refusals=group.refusals
        + faults
        + _other_ways(books, units, inputs.kind)
        + (_no_arrivals(books, units) if inputs.arriving else ())
        + tuple(fault for use in uses for fault in use.refusals)
        + (enemy_railways(books, inputs.nation) if inputs.res and inputs.nation else ())
        + nobody(
            len(inputs.units) + (inputs.res > 0),
            len(units) + (inputs.res > 0),
            group,
            advice="Pick units or enter other REs.",
        ),
    )


def _load_words(units: tuple[UnitState, ...], res: Fraction) -> str:
    """What moves, in words: ``3 units and 2 REs``."""
    number = counted(len(units), "unit")
    if not res:
        return number
    return f"{number} and {res_words(res)}" if units else res_words(res)


def carry(
    books: Books, units: tuple[UnitState, ...], inputs: RailMoveInputs
) -> tuple[RailUse, ...]:
    """The use of each nation's railways; units that were carried this turn count once."""
    loads: dict[Nation, Fraction] = {}
    for unit in units:
        # Whoever rode before in this turn took his part of the capacity then.
        if not carried(books, unit):
            nation = railway_of(unit.nation, books.tables)
            loads[nation] = loads.get(nation, Fraction(0)) + fighter(books, unit).res
    if inputs.res:  # not of any nation, so it goes by the railways of the side's chief one
        nation = inputs.nation or (Nation.GERMAN if books.side == AXIS else Nation.SOVIET)
        loads[nation] = loads.get(nation, Fraction(0)) + inputs.res
    found: list[RailLoad] = []
    # Only what is Soviet can arrive from there; the rest goes by the ordinary capacity.
    if inputs.arriving and Nation.SOVIET in loads:
        found.append(RailLoad(Nation.SOVIET, arrivals=loads.pop(Nation.SOVIET)))
    found += [RailLoad(*load) for load in loads.items()]
    return tuple(use_rail(books, load, "units") for load in found)


_NO_HEXES = Fault(
    "How far it goes is missing: the points that are left depend on it.",
    "hexes",
    "0",
    "Enter the rail hexes.",
    "RAIL-04",
    missing=True,
)


def _way(
    books: Books, units: tuple[UnitState, ...], inputs: RailMoveInputs
) -> tuple[tuple[Step, ...], tuple[Fault, ...], dict[UnitId, Fraction]]:
    """Whether the way can be gone: its length, the breaks in it, and the points that it takes."""
    if inputs.kind is RailKind.STRATEGIC:
        return (*_strategic(books, inputs), {})
    if not inputs.hexes:
        # What is not in the books has no points to count.
        return (), () if inputs.res and not units else (_NO_HEXES,), {}
    lines: list[Step] = []
    faults: list[Fault] = []
    points: dict[UnitId, Fraction] = {}
    # By unit, for each has used another part of its movement points.
    for unit in units:
        asked = RailMovementLeftInputs(
            Fraction(unit.ratings.get("move", 0)),
            inputs.multiple,
            inputs.hexes,
            inputs.breaks,
            None,
            points_used(books, unit.id),
        )
        with collecting(faults):
            ruling = rail_movement_left(asked, books.tables)
            number = str(inputs.hexes)
            points[unit.id] = points_by_rail(asked, books.tables)
            faults += [Fault(note, "hexes", number, case="RAIL-04") for note in ruling.notes]
            lines += ruling.working
    # Units with the same points go alike, and are told once.
    return tuple(dict.fromkeys(lines)), tuple(dict.fromkeys(faults)), points


def _strategic(books: Books, inputs: RailMoveInputs) -> tuple[tuple[Step, ...], tuple[Fault, ...]]:
    cell = books.tables.cell("rail.strategic.hexes")
    faults: tuple[Fault, ...] = ()
    if inputs.hexes > cell.whole:
        sentence = f"Strategic rail goes {counted(cell.whole, 'hex', 'hexes')}."
        faults += (Fault(sentence, "hexes", str(inputs.hexes), case=cell.case),)
    if inputs.breaks:
        sentence, advice = "Strategic rail does not cross a break.", "Go by operational rail."
        faults += (Fault(sentence, "breaks", str(inputs.breaks), advice, cell.case),)
    return (cell.step("Strategic rail", inputs.hexes, f"at most {cell.whole} hexes"),), faults


def _other_ways(books: Books, units: tuple[UnitState, ...], kind: RailKind) -> tuple[Fault, ...]:
    """Strategic rail goes with no other movement of the turn (RAIL-05, RAIL-07).

    A stack that an overrun halted goes nowhere any more (OVR-03).
    """
    others = (ADMINISTRATIVE, OVERRAN, REGAUGING, OPERATIONAL)
    barred = others if kind is RailKind.STRATEGIC else (STRATEGIC,)
    halted = {HALTED: "OVR-03"}
    return moved_otherwise(books, units, halted | dict.fromkeys(barred, "RAIL-05"))


_OLD = Why(
    (HAS, "not arrived in this turn"),
    "The capacity for arrivals is for these alone: move it as any other.",
    "RAIL-02",
)
_FOREIGN = Why((IS, "not Soviet"), "Only the Soviets have a capacity for arrivals.", "RAIL-02")


def _no_arrivals(books: Books, units: tuple[UnitState, ...]) -> tuple[Fault, ...]:
    """The refusals of units on the capacity for arrivals that are none (RAIL-02)."""
    return told_together(
        (unit, _FOREIGN if books.side != SOVIET else _OLD)
        for unit in units
        if books.side != SOVIET
        # Units that were rebuilt come in as arrivals do.
        or not (unit.arrival == books.turn or did(books, unit, BROUGHT_BACK))
    )


def _owing(books: Books, group: Chosen) -> Iterator[Fault]:
    """C/M divisions by rail that have not been paid, where the campaign has them pay (SP-13)."""
    owing = unpaid_cm(books, group) if chosen(books.options, "rail_move_costs_sp") else ()
    if owing:
        one = len(owing) == 1
        who = f"{named(owing[0])} has" if one else f"{len(owing)} C/M divisions have"
        advice = "Pay under Move divisions."
        yield Fault(f"{who} not been paid for.", "units", advice=advice, case="SP-13")


def _slips(books: Books, inputs: RailMoveInputs, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """What is hardly meant of a way by rail, or counts for nothing."""
    if inputs.kind is RailKind.OPERATIONAL and inputs.multiple:
        yield from _far_for_a_point(books, inputs.multiple, units)
    if inputs.nation is not None:
        # Units ride on the railways of their own nation, whatever is chosen for the rest.
        others = [u for u in units if railway_of(u.nation, books.tables) is not inputs.nation]
        if others:
            own = railway_of(others[0].nation, books.tables)
            sentence = f"{named(others[0])} goes by {own} railways, not by {inputs.nation} ones."
            advice = "The choice is for other REs alone."
            yield Fault(sentence, "nation", inputs.nation, advice, "RAIL-01").question()
        elif not inputs.res:
            sentence = "counts for nothing without other REs."
            yield Fault(sentence, "nation", inputs.nation, "Leave it out.", "RAIL-01")
    own_res = sum((fighter(books, unit).res for unit in units), Fraction(0))
    # So many REs beside units are more likely these units once again.
    if units and inputs.res > own_res:
        sentence = f"{res_words(inputs.res)} beside units of {res_words(own_res)}."
        advice = "Units that are picked count by themselves: enter only what is not picked."
        yield Fault(sentence, "res", shown(inputs.res), advice, "RAIL-01")


def _far_for_a_point(books: Books, multiple: int, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Asks about operational rail that goes farther than strategic rail does (RAIL-04, RAIL-05)."""
    most = books.tables.whole("rail.strategic.hexes")
    points = max((unit.ratings.get("move") or 0 for unit in units), default=0)
    if points * multiple > most:
        sentence = f"{multiple} hexes for each of {points} MP go farther than strategic rail."
        advice = f"That goes {counted(most, 'hex', 'hexes')}: look at the movement table again."
        yield Fault(sentence, "multiple", str(multiple), advice, "RAIL-04").question()


def strategic_facts(books: Books, units: tuple[UnitState, ...]) -> tuple[Fact, ...]:
    """What is remembered of units that moved by strategic rail and were not carried before."""
    # A second ride in the turn is no new fact.
    return mark(books, [unit.id for unit in units if not did(books, unit, STRATEGIC)], STRATEGIC)
