"""Where units stand: hexes that hold fewer of them, and the checks of the historical set-up."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject, UnitId
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.europa.acting import IS, Why, looked_up, named, units_told
from oobmgr.games.europa.combat.fighters import size_in_res
from oobmgr.games.europa.entered import key_at
from oobmgr.games.europa.hexes import HEXES
from oobmgr.games.europa.known_words import hexes
from oobmgr.games.europa.movement.costs import ARCTIC, GROUNDS, MOUNTAIN, stacking_limit
from oobmgr.games.europa.movement.stacks import HEX, known_grounds
from oobmgr.games.europa.picking.activity import anybody
from oobmgr.games.europa.setup.distances import (
    FORMATION_ALIASES,
    FORMATION_NAMES,
    SetupDistanceInputs,
    SetupFormation,
    SetUpUnit,
    belongs_to,
    set_up_facts,
    setup_distance,
)
from oobmgr.games.europa.supply.measuring import on_map, stack_at
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, EVERY_PHASE, terrain_words
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import count_told, flag_told, open_told
from oobmgr.rules.nearest import folded
from oobmgr.rules.offered_words import offering

_ELSEWHERE = "Enter another hex, or set the hex where they are."
_NO_HEX = Fault("is missing.", "hex", advice="Enter the hex.", case="STK-01", missing=True)


@dataclass(frozen=True)
class HexInputs:
    """A hex and what lowers its stacking limit."""

    hex: str = HEXES.told("The hex, as units have it.", "STK-01", label="Hex")
    mountain: bool = flag_told("Whether it is a mountain hex.", "STK-01", label="Mountain?")
    arctic: bool = flag_told("Whether it is in the arctic.", "STK-01", label="Arctic?")


@action(
    "STK-01",
    phases=EVERY_PHASE,
    title="Mountain or arctic hex",
    tab="Hex terrain",
    group="Movement",
    offers=offering(hex=hexes),
)
def plan_hex(books: Books, inputs: HexInputs) -> ActionPlan:
    """Note what lowers the stacking limit of a hex."""
    # As the books write it already, so that one hex does not get two keys.
    key = key_at(books, HEX, inputs.hex)
    values = {MOUNTAIN: inputs.mountain, ARCTIC: inputs.arctic}
    kinds = ["normal", *(kind for kind in GROUNDS if values[kind])]
    cells = [books.tables.cell(f"movement.stacking.{kind}") for kind in kinds]
    # The lowest of all that hold: a mountain in the arctic is both.
    least = min(cell.number for cell in cells)
    lines = [
        cell.step(f"Limit, {terrain_words(kind)}", cell.number)
        for kind, cell in zip(kinds, cells, strict=True)
    ]
    lines.append(Step("Stacking limit", least, "REs", "STK-01", StepKind.RESULT))
    words = (
        " and ".join(terrain_words(kind) for kind in GROUNDS if values[kind])
        or "no mountain, not arctic"
    )
    facts = tuple(
        fact
        for field, new in values.items()
        # The books keep only what is unusual: None takes the fact away.
        for fact in enter(books, Subject.CONDITION, key, field, new or None)
    )
    return ActionPlan(
        f"Hex {inputs.hex or '?'}: {words}",
        f"At most {shown(least)} REs may be in {inputs.hex or '?'}.",
        Ruling(least, tuple(lines)),
        # What stays as it was is no entry.
        facts=tuple(fact for fact in facts if fact.old != fact.new),
        refusals=() if inputs.hex.strip() else (_NO_HEX,),
    )


def stand_at(units: Iterable[UnitState], place: str) -> tuple[Fact, ...]:
    """Units stand in a hex from now on; nothing where no hex is named."""
    wanted = place.strip()
    if not wanted:
        return ()
    return tuple(
        Fact(Subject.UNIT, str(unit.id), "hex", unit.hex, wanted)
        for unit in units
        # Written otherwise, the hex is entered anew as the player has it now.
        if unit.hex != wanted
    )


def crowded(books: Books, units: Sequence[UnitState], place: str, field: str) -> Iterator[Fault]:
    """Warns of a hex in which more of a side would stand than may (STK-01)."""
    if not units or not place.strip():
        return
    own = (one for one in on_map(books) if one.side == units[0].side)
    # By unit, for one that stands there already must not be counted twice.
    together = {one.id: one for one in (*stack_at(own, place), *units)}
    res = sum((size_in_res(one, books.tables) for one in together.values()), Fraction(0))
    most = stacking_limit(known_grounds(books).get(folded(place), ()), books.tables)
    if res > most:
        # Warned of and not refused: stacking holds at the end of a move, and another may leave yet.
        sentence = f"{place.strip()} would hold {shown(res)} REs; the limit is {shown(most)}."
        yield Fault(sentence, field, place, "Choose another hex.", "STK-01")


def enemies_in(
    books: Books, side: SideId, place: str, where: str, case: str, advice: str = _ELSEWHERE
) -> Iterator[Fault]:
    """The refusal of a hex to which units of a side go, and in which its enemy stands."""
    # By side alone: whoever stands there, a hex with an enemy is not entered without a fight.
    there = stack_at((unit for unit in on_map(books) if unit.side != side), place)
    if there:
        who = counted(len(there), "enemy unit is", "enemy units are")
        yield Fault(f"{who} in {place.strip()}.", where, place, advice, case)


_ABSENT = Why((IS, "not on the map"), case="SET-01")


@dataclass(frozen=True)
class SetUpInputs:
    """Units that stand so far from the border."""

    units: tuple[int, ...] = units_told(
        "Units of the order of battle, of either side.", label="Units"
    )
    distance: int = count_told(
        "Hexes from the border; 0 on it.", "SET-01", unit="hexes", label="Hexes from the border"
    )
    formation: SetupFormation | None = open_told(
        "What they belong to; read from their formations where left blank.",
        "SET-01",
        aliases=FORMATION_ALIASES,
        label="Kind of troops",
    )
    joined: bool = flag_told(
        "Whether a listed unit of their district, for artillery of an Army, is in the hex.",
        "SET-01",
        default=True,
        label="With a unit of the district?",
    )
    hex: str = HEXES.told("The hex; left blank to keep it.", "SET-01", label="Hex")


@action(
    "SET-01..02",
    phases=(AIR,),
    title="Check the set-up",
    offered=lambda books: books.turn == SURPRISE_TURN,
    not_now=Fault("Set-up is checked in the surprise turn, before play."),
    tab="Set-up",
    link="Check them",
    group="Movement",
    picking=anybody({"units": "stands"}, both_sides=True),
    offers=offering(hex=hexes),
)
def plan_set_up(books: Books, inputs: SetUpInputs) -> ActionPlan:
    """Enter how far from the border units are; those that may not start there get a warning."""
    units, faults = looked_up(
        books, inputs.units, lambda unit: None if unit.status is UnitStatus.ON_MAP else _ABSENT
    )
    if not inputs.units:
        faults += (Fault("Nothing is entered.", "units", advice="Pick units.", missing=True),)
    # What a player says goes before what the formations tell.
    belong = [inputs.formation or belongs_to(unit, books.tables) for unit in units]
    placed = [
        SetUpUnit(unit.id, formation, inputs.distance, inputs.joined)
        for unit, formation in zip(units, belong, strict=True)
    ]
    wrong = [one for one in placed if not one.fits(books.tables)]
    names = {unit.id: named(unit) for unit in units}
    hexes = counted(inputs.distance, "hex", "hexes")
    return ActionPlan(
        f"Set-up: {counted(len(units), 'unit')} {hexes} from the border",
        f"{len(placed) - len(wrong)} of {counted(len(placed), 'unit')} may start there.",
        Ruling(len(wrong), tuple(_lines(books, placed, inputs))),
        facts=tuple(fact for one in placed for fact in set_up_facts(books, one))
        + stand_at(units, inputs.hex),
        warnings=tuple(_may_not(books, wrong, names, inputs)),
        refusals=faults,
    )


def _lines(books: Books, placed: list[SetUpUnit], inputs: SetUpInputs) -> Iterator[Step]:
    """The working of each formation among the units."""
    for formation in dict.fromkeys(one.formation for one in placed):
        asked = SetupDistanceInputs(formation, inputs.distance, inputs.joined)
        number = sum(1 for one in placed if one.formation is formation)
        name = FORMATION_NAMES[formation]
        yield Step(f"{with_capital(name)}: {number}", None, case="SET-01")
        yield from setup_distance(asked, books.tables).working


def _may_not(
    books: Books, wrong: list[SetUpUnit], names: dict[UnitId, str], inputs: SetUpInputs
) -> Iterator[Fault]:
    for formation in dict.fromkeys(one.formation for one in wrong):
        units = [one.unit for one in wrong if one.formation is formation]
        group = f"setup.distance.{formation}"
        who = names[units[0]] if len(units) == 1 else counted(len(units), "unit")
        low = books.tables.whole(f"{group}.from_hexes")
        stand = []
        # Some have an upper end (on the border or one behind); the others only a lower one.
        if "to_hexes" in books.tables.keys(group):
            high = books.tables.whole(f"{group}.to_hexes")
            stand.append(f"{low} to {high} hexes from the border")
        if books.tables.flag(f"{group}.joins"):
            stand.append("in the hex of another unit")
        where = ", ".join(stand) or f"{low} or more hexes from the border"
        case = books.tables.case(f"{group}.from_hexes")
        sentence = f"{who} may not start there: {FORMATION_NAMES[formation]} start {where}."
        yield Fault(sentence, "distance", str(inputs.distance), case=case)
