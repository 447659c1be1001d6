"""Rail capacity, what raises it, how it is used, and movement by operational rail."""

from __future__ import annotations

from fractions import Fraction

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted, parse_exact, plain, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.combat.fighters import res_words
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.rail.yards import bombed_capacity
from oobmgr.games.europa.turns import CALENDAR, read_turn
from oobmgr.games.europa.words import NATION_ALIASES, Nation
from oobmgr.rules.books import Books
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class RailCapacityInputs:
    """A nation's railways and the Resource Points that are burnt for them."""

    nation: Nation = told("Whose railways.", aliases=NATION_ALIASES, case="RAIL-01")
    resource_points: int = amount_told(
        "Resource Points spent on rail this game turn.", "RES-08", unit="Resource Points", default=0
    )


@dataclass(frozen=True)
class RailCapacity:
    """The capacity of a game turn; none where more points are spent than the limit."""

    allowed: bool = told("Whether this many points may be spent.")
    capacity: int | None = told("The capacity.", unit="REs")


@calculator("RAIL-01 RAIL-03 RES-08..09")
def rail_capacity(inputs: RailCapacityInputs, tables: Tables) -> Ruling[RailCapacity]:
    """How many REs a nation moves by rail in a game turn."""
    limit = tables.cell(f"resource_points.rail.limit.{inputs.nation}")
    # Over the whole game turn: the limit is of the turn and not of an entry (RES-09).
    allowed = inputs.resource_points <= limit.whole
    working = [
        limit.step("Resource Points spent", inputs.resource_points, f"at most {limit.value}")
    ]
    if not allowed:
        working.append(limit.step("Above the limit", value=False, kind=StepKind.RESULT))
        # No capacity and not the ordinary one: the entry is refused as a whole.
        return Ruling(RailCapacity(allowed=False, capacity=None), tuple(working))
    base = tables.cell(f"rail.capacity.{inputs.nation}")
    each = tables.cell("resource_points.rail.re_each")
    more = inputs.resource_points * each.whole
    capacity = base.whole + more
    working += [
        base.step("Capacity"),
        each.step("Raised by", more, f"{inputs.resource_points} × {each.whole}"),
        Step("Rail capacity in REs", capacity, case="RAIL-03", kind=StepKind.RESULT),
    ]
    return Ruling(RailCapacity(allowed=True, capacity=capacity), tuple(working))


@dataclass(frozen=True)
class SovietRailUseInputs:
    """What the Soviets move by rail in a game turn."""

    resource_points: int = amount_told(
        "Resource Points spent on rail this game turn.", "RES-08", unit="Resource Points", default=0
    )
    arrivals: Fraction = amount_told(
        "REs that arrive from the eastern districts.", "RAIL-02", unit="REs", default=Fraction(0)
    )
    other: Fraction = amount_told(
        "REs that move otherwise.", "RAIL-01", unit="REs", default=Fraction(0)
    )


@dataclass(frozen=True)
class SovietRailUse:
    """How the two capacities are used."""

    normal_used: Fraction = told("Used of the normal capacity.", unit="REs")
    arrival_capacity_used: Fraction = told("Used of the capacity for arrivals.", unit="REs")
    ok: bool = told("Whether it fits.")


@calculator("RAIL-02..03 RES-09")
def soviet_rail_use(inputs: SovietRailUseInputs, tables: Tables) -> Ruling[SovietRailUse]:
    """How arrivals and other movement share the Soviet railways."""
    extra = tables.cell("rail.arrivals.Soviet")
    capacity = rail_capacity(RailCapacityInputs(Nation.SOVIET, inputs.resource_points), tables)
    # Arrivals use their own capacity first; only what is beyond it takes from the other.
    own = min(inputs.arrivals, Fraction(extra.number))
    normal = inputs.other + inputs.arrivals - own
    most = capacity.result.capacity
    fits = most is not None and normal <= most
    text = "above the limit" if most is None else f"at most {shown(most)}"
    working = (
        *capacity.working,
        extra.step("Arrivals on their own capacity", own, f"at most {extra.value}"),
        extra.step("Arrivals beyond it", inputs.arrivals - own),
        Step("Other movement", inputs.other, case="RAIL-01"),
        Step("Normal capacity used", normal, text, "RAIL-03", StepKind.SUM),
        Step("It fits", fits, case="RAIL-03", kind=StepKind.RESULT),
    )
    return Ruling(SovietRailUse(normal, own, fits), working)


# ------------------------------------------------------------------------------------------ in use


_ARRIVALS = "arrivals"


@dataclass(frozen=True)
class RailLoad:
    """What a nation's railways carry, in REs; `arrivals` come in from the eastern districts."""

    nation: Nation
    other: Fraction = Fraction(0)
    arrivals: Fraction = Fraction(0)

    @property
    def total(self) -> Fraction:
        """Everything together."""
        return self.other + self.arrivals

    def more(self, load: RailLoad) -> RailLoad:
        """This load and another."""
        return RailLoad(self.nation, self.other + load.other, self.arrivals + load.arrivals)


@dataclass(frozen=True)
class RailUse:
    """A load on top of what was carried this turn: its lines, what is written, why it is refused.

    `capacity` is that of the turn; None where more Resource Points were burnt than are allowed.
    """

    carried: RailLoad
    capacity: Fraction | None
    working: tuple[Step, ...]
    facts: tuple[Fact, ...]
    refusals: tuple[Fault, ...]


def railway_of(nation: str, tables: Tables) -> Nation:
    """Whose railways carry the units of a nation (RAIL-01)."""
    # Allies without railways of their own are carried by others.
    known = nation if nation in tables.keys("rail.railway") else "other"
    return Nation(tables.text(f"rail.railway.{known}"))


def burnt_for_rail(books: Books, nation: Nation) -> int:
    """Resource Points spent on a nation's railways this game turn (RES-08)."""
    return counted_so_far(books, f"{books.turn}:rail", nation)


def carried(books: Books, nation: Nation) -> RailLoad:
    """What a nation's railways have carried this game turn."""
    other, arrivals = (
        books.fact(Subject.DONE, _key(books), field) for field in (nation, f"{nation}_{_ARRIVALS}")
    )
    return RailLoad(nation, _exact(other), _exact(arrivals))


def enemy_railways(books: Books, nation: Nation) -> tuple[Fault, ...]:
    """Refuses the railways of a nation of the other side (RAIL-01)."""
    if books.tables.text(f"rail.side.{nation}") == books.side:
        return ()
    sentence = f"{nation} railways belong to the other side."
    return (Fault(sentence, "nation", nation, case="RAIL-01"),)


def use_rail(books: Books, load: RailLoad, where: str) -> RailUse:
    """Carry a load by rail, as far as the capacity of the turn goes (RAIL-01 to RAIL-03)."""
    before = carried(books, load.nation)
    # Measured together with what was carried before, for the capacity is that of the turn.
    together = before.more(load)
    used, capacity, lines = _measured(books, together)
    working = []
    if before.total:
        working.append(Step("Carried this turn before", before.total, "REs", "RAIL-01"))
    if before.total or together.arrivals:
        working.append(Step("Carried now", load.total, "REs", "RAIL-01"))
    # Without a capacity nothing fits, and the refusal says why.
    fits = capacity is not None and used <= capacity
    text = "" if capacity is None else f"{shown(used)} {'≤' if fits else '>'} {shown(capacity)}"
    working += [*lines, Step("Fits the rail capacity", fits, text, "RAIL-03", StepKind.RESULT)]
    refusals = () if fits else (_over(load, used, capacity, where),)
    return RailUse(together, capacity, tuple(working), _facts(books, together), refusals)


def _measured(books: Books, load: RailLoad) -> tuple[Fraction, Fraction | None, tuple[Step, ...]]:
    """What a load takes of the ordinary capacity, that capacity, and the lines that say so."""
    points = burnt_for_rail(books, load.nation)
    capacity = rail_capacity(RailCapacityInputs(load.nation, points), books.tables)
    most = capacity.result.capacity
    bombed = bombed_capacity(books, load.nation)
    # Never below zero, however often the yards were hit.
    whole = None if most is None else max(Fraction(most) - bombed, Fraction(0))
    lost = (Step("Less by bombed yards", -bombed, "REs", "RAIL-12"),) if bombed else ()
    if load.nation is not Nation.SOVIET:
        # Only the Soviets have capacity for arrivals alone.
        return load.total, whole, (*capacity.working, *lost)
    asked = SovietRailUseInputs(points, load.arrivals, load.other)
    ruling = soviet_rail_use(asked, books.tables)
    # The verdict stands at the end of the whole, so that of the calculator is left out.
    return ruling.result.normal_used, whole, (*ruling.working[:-1], *lost)


def _over(load: RailLoad, used: Fraction, capacity: Fraction | None, where: str) -> Fault:
    if capacity is None:
        sentence = "More Resource Points are burnt for rail than are allowed."
        return Fault(sentence, where, shown(load.total), case="RES-09")
    carry = f"{load.nation} railways carry {res_words(capacity)} this game turn"
    sentence = f"{carry}; this makes {shown(used)}."
    advice = f"Leave {res_words(used - capacity)} out, or burn Resource Points for more capacity."
    return Fault(sentence, where, shown(load.total), advice, "RAIL-03")


def _facts(books: Books, load: RailLoad) -> tuple[Fact, ...]:
    wanted = {load.nation: load.other, f"{load.nation}_{_ARRIVALS}": load.arrivals}
    return tuple(
        Fact(Subject.DONE, _key(books), field, old, str(plain(exact)))
        # Unchanged sums are not written again.
        for field, exact in wanted.items()
        if _exact(old := books.fact(Subject.DONE, _key(books), field)) != exact
    )


def _key(books: Books) -> str:
    return f"{books.turn}:rail_use"


def _exact(value: object) -> Fraction:
    return parse_exact(value) if isinstance(value, str) else Fraction(0)


# ----------------------------------------------------------------------------------------- by rail


@dataclass(frozen=True)
class RailMovementLeftInputs:
    """A unit that moves by operational rail."""

    ma: Fraction = amount_told("Movement points of the unit.", "RAIL-04", unit="MP")
    multiple: int | None = open_told(
        "Rail hexes for each movement point, from the movement table; known for 6 points.",
        "RAIL-04",
        low=1,
        unit="hexes",
        label="Hexes for each MP",
    )
    first_leg_hexes: int = amount_told(
        "Rail hexes moved already.", "RAIL-04", unit="hexes", default=0
    )
    breaks: int = amount_told(
        "Rail breaks crossed, centres of interdiction zones among them.",
        "RAIL-04",
        unit="breaks",
        default=0,
        label="Breaks crossed",
    )
    entrain_mp: Fraction | None = open_told(
        "Movement points spent on entraining.", "RAIL-04", low=0, unit="MP"
    )
    used_mp: Fraction = amount_told(
        "Movement points used before in this turn.", "RAIL-07", unit="MP", default=Fraction(0)
    )


@calculator(
    "RAIL-04 INT-05 INT-08 RAIL-07",
    value="Rail hexes left; none where more is spent than there is.",
    unit="hexes",
    named="hexes_left",
)
def rail_movement_left(inputs: RailMovementLeftInputs, tables: Tables) -> Ruling[int]:
    """How far a unit can still go by operational rail.

    Raises:
        BadInput: No multiple is given, and the tables have none for this allowance.
    """
    multiple = _multiple(inputs, tables)
    entrain = tables.cell("rail.operational.entrain")
    points = entrain.number if inputs.entrain_mp is None else inputs.entrain_mp
    crossing = tables.cell("rail.operational.break")
    each = crossing.number
    whole = inputs.ma * multiple
    # In hexes: points used before are turned into rail hexes by the same multiple.
    left = whole - (inputs.used_mp + points_by_rail(inputs, tables)) * multiple
    working = [entrain.step("Rail movement", whole, f"{shown(inputs.ma)} × {multiple}")]
    if inputs.used_mp:
        text = f"{shown(inputs.used_mp)} × {multiple}"
        working.append(Step("Used before", -inputs.used_mp * multiple, text, "RAIL-07"))
    working += [
        entrain.step("Entraining", -points * multiple, f"{shown(points)} × {multiple}"),
        entrain.step("Hexes moved", -inputs.first_leg_hexes),
    ]
    if inputs.breaks:
        text = f"{inputs.breaks} × {shown(each)} × {multiple}"
        # Breaks are crossed in base points, so that the multiple makes them dear (RAIL-04).
        spent = -inputs.breaks * each * multiple
        working.append(crossing.step("Breaks crossed", spent, text))
    # A part of a hex is not moved.
    hexes = max(0, int(left // 1))
    said = shown(left) if left > hexes else ""
    working.append(entrain.step("Hexes left", hexes, said, StepKind.RESULT))
    over = f"This is {counted(int(-left // 1), 'hex', 'hexes')} more than it can move by rail."
    return Ruling(hexes, tuple(working), (over,) if left < 0 else ())


def points_by_rail(inputs: RailMovementLeftInputs, tables: Tables) -> Fraction:
    """The movement points that entraining, the hexes and the breaks of a way by rail take.

    Raises:
        BadInput: No multiple is given, and the tables have none for this allowance.
    """
    entrain = tables.cell("rail.operational.entrain").number
    points = entrain if inputs.entrain_mp is None else inputs.entrain_mp
    breaks = inputs.breaks * tables.cell("rail.operational.break").number
    # In movement points, for rail and roads share what the unit has in a turn.
    return points + breaks + Fraction(inputs.first_leg_hexes, _multiple(inputs, tables))


def _multiple(inputs: RailMovementLeftInputs, tables: Tables) -> int:
    if inputs.multiple is not None:
        # What a player read from his table goes before ours.
        return inputs.multiple
    known = tables.keys("rail.multiple")
    # Only the example's allowance is known; for others the printed table is needed (EU-CF-33).
    if str(plain(inputs.ma)) in known:
        return tables.whole(f"rail.multiple.{plain(inputs.ma)}")
    advice = "Give it, from the movement table."
    said = f"is not known for {shown(inputs.ma)} movement points."
    raise BadInput(Fault(said, "multiple", "", advice, "RAIL-04"))


@dataclass(frozen=True)
class RegaugedLineUsableInputs:
    """A rail line whose gauge is converted."""

    converted: TurnCode = told(
        "The game turn in which it is converted.", read=read_turn, case="RAIL-08"
    )


@calculator(
    "RAIL-06 RAIL-08",
    title="Converted line",
    value="The game turn from which it can be used.",
    named="usable_from",
)
def regauged_line_usable(inputs: RegaugedLineUsableInputs, _: Tables) -> Ruling[TurnCode]:
    """From which turn a rail line of new gauge can be used."""
    usable = CALENDAR.next(inputs.converted)
    return Ruling(
        usable,
        (
            Step("Converted in", CALENDAR.label(inputs.converted), case="RAIL-06"),
            Step("Usable from", CALENDAR.label(usable), "the next game turn", "RAIL-08",
                 StepKind.RESULT),
        ),
    )  # fmt: skip
