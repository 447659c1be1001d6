"""Overruns: whether a stack may overrun a hex, what it pays, and how it stands afterwards."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import named, units_told
from oobmgr.games.europa.actions.fields import ZONE_OPEN, counts_told, weather_told, zone_told
from oobmgr.games.europa.actions.movement.exploiting import let_go, not_exploiting
from oobmgr.games.europa.actions.movement.hexes import stand_at
from oobmgr.games.europa.actions.movement.movement import exploits_somewhere
from oobmgr.games.europa.actions.movement.reach import beyond_reach, more_left
from oobmgr.games.europa.actions.movement.slips import cheap_hexes, who_is_overrun
from oobmgr.games.europa.actions.paid_by_count import beyond_books, books_short, foot_of, foot_paid
from oobmgr.games.europa.actions.payment import Bill, pay, tally
from oobmgr.games.europa.actions.supply.weather import any_weather, weather_asked, weather_at
from oobmgr.games.europa.actions.units import Chosen, added, choose, nobody
from oobmgr.games.europa.combat.battle_rows import KnownHex
from oobmgr.games.europa.deeds import EXPLOITED, did, mark
from oobmgr.games.europa.hexes import place_asked
from oobmgr.games.europa.known_words import hexes
from oobmgr.games.europa.movement.hexsides import keep_river, known_river
from oobmgr.games.europa.movement.known_hexes import known_hex
from oobmgr.games.europa.movement.marks import (
    ADMINISTRATIVE,
    STRATEGIC,
    halted,
    mark_of,
    moved_otherwise,
    overran,
    overrun_facts,
    overrun_there,
)
from oobmgr.games.europa.movement.overruns import (
    RIVER_ALIASES,
    TERRAIN_ALIASES,
    MovingPhase,
    OverrunAllowedInputs,
    River,
    Terrain,
    overrun_allowed,
    overrun_conditions,
    terrain_in,
    why_no_overrun,
)
from oobmgr.games.europa.picking.activity import picking
from oobmgr.games.europa.supply.attacks import OverrunSupplyCostInputs, overrun_supply_cost
from oobmgr.games.europa.supply.prices import Counts, activation
from oobmgr.games.europa.unit_class import role
from oobmgr.games.europa.words import EXPLOITATION, MOVEMENT, TERRAIN_WORDS, Weather, terrain_words
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import (
    amount_told,
    choice_told,
    count_told,
    flag_told,
    open_told,
    text_told,
)
from oobmgr.rules.nearest import folded
from oobmgr.rules.offered_words import offering


class Outcome(StrEnum):
    """What became of the target of an overrun."""

    OPEN = "not fought yet"
    CLEARED = "cleared"
    HELD = "not cleared"


@dataclass(frozen=True)
class OverrunInputs:
    """One stack that overruns one hex."""

    units: tuple[int, ...] = units_told("Units of the order of battle in the stack.", label="Stack")
    counts: Counts = counts_told("Units in the stack, counted by price class.", label="By class")
    cm_paid: int = count_told(
        "Among those entered as a count: C/M divisions already paid for.",
        "SP-19",
        unit="divisions",
        label="C/M already paid",
    )
    oos: bool = flag_told("Whether the stack is out of supply.", "SP-25", label="Out of supply?")
    target: str = text_told("The hex that is overrun.", "OVR-02", label="Target")
    mp: Fraction | None = open_told(
        "Movement points that the stack has left; left blank where you have counted them yourself.",
        "OVR-01",
        low=0,
        high=FEW,
        unit="MP",
        label="MP left",
    )
    hex_cost: Fraction = amount_told(
        "Full cost of entering the target hex.",
        "OVR-01",
        unit="MP",
        default=Fraction(1),
        high=FEW,
        label="Cost of the hex",
    )
    terrain: Terrain | None = open_told(
        "The terrain of the target hex; left blank: as a battle there has it, else clear.",
        "OVR-04",
        aliases=TERRAIN_ALIASES,
        choice_names=TERRAIN_WORDS,
        label="Terrain",
    )
    river: River | None = open_told(
        "The river on the hexside; left blank: as the books know it, else none.",
        "OVR-04",
        aliases=RIVER_ALIASES,
        label="River",
    )
    zone: str = zone_told("The weather zone.", "OVR-04", label="Weather zone")
    weather: Weather | None = weather_told(
        "The weather there, where the zone is not entered.",
        "OVR-04",
        label="Weather",
        when=ZONE_OPEN,
    )
    outcome: Outcome = choice_told(
        "Its outcome, if it has been fought already.",
        "OVR-03",
        Outcome.OPEN,
        {"failed": "not cleared", "held": "not cleared", "open": "not fought yet"},
        label="Outcome",
    )


@action(
    "SP-19 MOV-05 OVR-01..04 OVR-06 SOP-04 SP-22",
    phases=(MOVEMENT, EXPLOITATION),
    title="Overrun",
    offered=exploits_somewhere,
    not_now=Fault("There is Mud or Snow in every zone.", case="SOP-06"),
    picking=picking("overrun", {"units": "moves"}),
    helpers=("europa.overrun_allowed", "europa.zone_exit_cost"),
    group="Movement",
    offers=offering(target=hexes),
)
def plan_overrun(books: Books, inputs: OverrunInputs) -> ActionPlan:
    """Check a stack that overruns, and pay for it."""
    plan = pay_overrun(books, inputs)
    group = choose(books, inputs.units)
    known = known_hex(books, inputs.target)
    # A battle at the hex has told its zone, which need not be entered again.
    if known.zone and not inputs.zone and inputs.weather is None:
        inputs = replace(inputs, zone=known.zone)
    side = _Hexside.of(books, group, inputs.target)
    allowed = _allowed(books, inputs, group, terrain_in(known.grounds), side)
    return replace(
        plan.opening_with(allowed.lines),
        sentence=f"{plan.sentence}{_after(inputs)}",
        facts=plan.facts + _marks(books, inputs, group) + side.facts(books, inputs.river),
        warnings=plan.warnings
        + tuple(_target_asked(books, inputs))
        + tuple(beyond_reach(books, group.able, inputs.target, "target"))
        + tuple(who_is_overrun(books, group.able, inputs.target))
        + tuple(cheap_hexes((inputs.hex_cost,), "hex_cost", "OVR-01"))
        # Of points that the player counted himself the books cannot know better.
        + (() if inputs.mp is None else tuple(more_left(books, group.able, inputs.mp)))
        + allowed.warnings
        + tuple(_against_the_books(inputs, known))
        + side.warnings(inputs.river)
        # In the Exploitation Phase the limit of the Soviet ones is let go by, and told (MOV-02).
        + (let_go(books, group) if books.phase == EXPLOITATION else ()),
        refusals=plan.refusals
        + allowed.refusals
        + overrunning_again(books, group, inputs.counts)
        + _moved_otherwise(books, group),
    )


def _target_asked(books: Books, inputs: OverrunInputs) -> Iterator[Fault]:
    """Asks for the hex: without it no second overrun of it is found; and about a strange one."""
    if not inputs.target.strip():
        advice = "Enter the hex that is overrun."
        yield Fault("The target is not named.", "target", "", advice, "OVR-02").question()
    yield from place_asked(books, inputs.target, "target", "OVR-02")


def pay_overrun(books: Books, inputs: OverrunInputs) -> ActionPlan:
    """The price alone: half an SP a division, C/M divisions as far as not paid yet (SP-19)."""
    group = choose(books, inputs.units)
    # C/M divisions that paid in this phase need not pay again.
    before = tuple(
        unit.id
        for unit, kind in group.units
        if role(kind, books.tables) == "cm" and did(books, unit, mark_of(books))
    )
    kinds = added(inputs.counts, group.counts(without=before))
    fast = {kind: n for kind, n in kinds.items() if role(kind, books.tables) == "cm"}
    ruling = overrun_supply_cost(_stack(books, inputs, kinds, len(before)), books.tables)
    # An unsupplied stack overruns at half, without a price, in the Movement Phase (EU-CF-93).
    exact, lines = (Fraction(0), []) if inputs.oos else activation(fast, books.tables)
    payment = pay(books, Bill(exact, ruling.result.sp), "SP-19")
    # Out of supply nothing is paid, so nothing may count as paid later in the turn.
    ids = () if inputs.oos else group.ids("cm", books)
    # Some that were picked may not go: they are in the number entered, and not among those that do.
    number = len(group.units) + sum(inputs.counts.values()) + inputs.cm_paid
    entered = len(inputs.units) + sum(inputs.counts.values()) + inputs.cm_paid
    return ActionPlan(
        "Overrun",
        f"A stack of {counted(number, 'unit')} overruns for {payment.sp} SP.",
        # Its last line would tell a sum that the payment tells again, with the rounding.
        Ruling(payment.cost, (*ruling.working[:-1], *lines, *payment.working)),
        postings=payment.postings,
        facts=payment.facts
        + mark(books, ids, mark_of(books))
        + tally(books, mark_of(books), {} if inputs.oos else fast)
        + foot_paid(books, 0 if inputs.oos else foot_of(books, inputs.counts))
        + books_short(books, inputs.counts, kinds, mark_of(books))
        # Marked here, so that a battle at the hex does not charge them once more.
        + mark(books, [unit.id for unit in group.able], overran(books)),
        warnings=group.warnings + tuple(beyond_books(books, inputs.counts, kinds, mark_of(books))),
        refusals=group.refusals + payment.refusals + nobody(entered, number, group),
    )


def _stack(
    books: Books, inputs: OverrunInputs, kinds: Mapping[str, int], paid: int
) -> OverrunSupplyCostInputs:
    foot = foot_of(books, kinds)
    return OverrunSupplyCostInputs(
        non_cm_divisions=foot,
        cm_paid=inputs.cm_paid + paid,
        # Guns below a division overrun free; an artillery division pays as any other (EU-CF-80).
        artillery_below_division=kinds.get("artillery", 0),
        oos=inputs.oos,
    )


# --------------------------------------------------------------------------- may it be made


def _against_the_books(inputs: OverrunInputs, known: KnownHex) -> Iterator[Fault]:
    """That a battle told other terrain of the hex than is entered now."""
    told = terrain_in(known.grounds)
    if known.grounds and inputs.terrain not in {None, told}:
        sentence = f"A battle entered {known.place} as {terrain_words(told)}."
        advice = "Leave the terrain blank to take that."
        # Told and not refused: it may be the battle that was entered wrongly.
        yield Fault(sentence, "terrain", str(inputs.terrain), advice, "OVR-04")


def overrunning_again(books: Books, group: Chosen, counts: Counts) -> tuple[Fault, ...]:
    """Units that may not overrun in the Exploitation Phase, since they may not exploit (MOV-01)."""
    if books.phase != EXPLOITATION:
        return ()
    again = [unit.id for unit in group.able if did(books, unit, EXPLOITED)]
    return not_exploiting(books, group, counts, group.counts(without=again))


@dataclass(frozen=True)
class _Hexside:
    """The side between a stack and its target, with the river that the books have on it."""

    stack: str
    target: str
    river: River | None

    @classmethod
    def of(cls, books: Books, group: Chosen, target: str) -> "_Hexside":
        """Of a stack whose units stand in one hex; of another, nothing is known."""
        # From several hexes there are several hexsides, and none can be taken for all.
        stands = {folded(unit.hex): unit.hex for unit in group.able if unit.hex}
        stack = next(iter(stands.values())) if len(stands) == 1 else ""
        # By the two hexes: a river lies on their side, whichever way it is crossed.
        river = known_river(books, (stack,), (target,)) if stack else None
        return cls(stack, target.strip(), river)

    def warnings(self, entered: River | None) -> tuple[Fault, ...]:
        """That the books know another river than is entered."""
        if None in {entered, self.river} or entered is self.river:
            return ()
        words = "no river" if self.river is River.NONE else f"a {self.river} river"
        sentence = f"The books have {words} between {self.stack} and {self.target}."
        advice = "Leave the river blank to take that; else this is kept."
        return (Fault(sentence, "river", str(entered), advice, "OVR-04"),)

    def facts(self, books: Books, entered: River | None) -> tuple[Fact, ...]:
        """What is entered, for the next that comes across it."""
        # A river that is entered for a place without a name could not be found again.
        if entered is None or not (self.stack and self.target):
            return ()
        return keep_river(books, self.stack, self.target, entered)


@dataclass(frozen=True)
class _Allowed:
    """The conditions of an overrun, a refusal for each that is not met, and what is doubtful."""

    lines: tuple[Step, ...] = ()
    refusals: tuple[Fault, ...] = ()
    warnings: tuple[Fault, ...] = ()


def _allowed(
    books: Books, inputs: OverrunInputs, group: Chosen, known: Terrain, side: _Hexside
) -> _Allowed:
    """Whether the overrun may be made."""
    # Three points beyond the hex itself, at its full cost: no road makes it cheaper (OVR-01).
    more = books.tables.number("movement.overrun.mp")
    asked = OverrunAllowedInputs(
        # Left open means that the player has counted: the condition is met, and not shown below.
        mp=more + inputs.hex_cost if inputs.mp is None else inputs.mp,
        hex_cost=inputs.hex_cost,
        weather=weather_at(books, inputs.zone, inputs.weather),
        terrain=inputs.terrain or known,
        river=inputs.river or side.river or River.NONE,
        # In this phase: in the next one the same stack may overrun again (EU-CF-40).
        stack_used=any(did(books, unit, overran(books)) for unit in group.able),
        target_used=overrun_there(books, inputs.target),
        phase=MovingPhase.EXPLOITATION if books.phase == EXPLOITATION else MovingPhase.MOVEMENT,
        options=books.options,
    )

    # Mud forbids it, and a river may be frozen: the weather is asked for where it turns a
    # condition.
    def met(weather: Weather) -> object:
        found = overrun_conditions(replace(asked, weather=weather), books.tables)
        return [line.value for line in found.values()]

    about = books, inputs.zone, inputs.weather, "OVR-04"
    weather = weather_asked(*about, under=met)
    if weather.missing:
        return _Allowed(refusals=weather.missing)
    conditions = overrun_conditions(asked, books.tables)
    if inputs.mp is None:
        # What the player has counted himself is not told as if it had been checked.
        del conditions["mp"]
    # The first line alone, which tells the cost: the rest is in the conditions.
    cost = overrun_allowed(asked, books.tables).working[0]
    lines = (cost, *any_weather(*about), *conditions.values())
    return _Allowed(
        lines, tuple(_why_not(conditions, inputs, more + inputs.hex_cost)), weather.doubtful
    )


def _why_not(
    conditions: Mapping[str, Step], inputs: OverrunInputs, cost: Fraction
) -> Iterator[Fault]:
    fields = {
        "mp": ("mp", "" if inputs.mp is None else shown(inputs.mp)),
        "terrain": ("terrain", str(inputs.terrain or "")),
        "river": ("river", str(inputs.river or "")),
        "target_used": ("target", inputs.target),
        "stack_used": ("units", ""),
    }
    for name, line in conditions.items():
        if line.value is False:
            where, value = fields.get(name, ("weather", ""))
            sentence = why_no_overrun(name, line)
            if name == "mp":
                sentence = f"The overrun takes {shown(cost)} MP; left: {value}."
            yield Fault(sentence, where, value, case=line.case)


def _moved_otherwise(books: Books, group: Chosen) -> tuple[Fault, ...]:
    """Units that an overrun halted in this phase, or that moved in a way that bars more."""
    # What a unit did before the combats bars no overrun after them.
    barred = () if books.phase == EXPLOITATION else (ADMINISTRATIVE, STRATEGIC)
    faults = moved_otherwise(books, group.able, dict.fromkeys(barred, "MOV-03"))
    stopped = [unit for unit in group.able if did(books, unit, halted(books))]
    if stopped:
        sentence = "An overrun that did not clear its hex has halted it."
        faults += (Fault(sentence, named(stopped[0]), str(stopped[0].id), case="OVR-03"),)
    return faults


# ------------------------------------------------------------------------------- afterwards


def _after(inputs: OverrunInputs) -> str:
    where = f" {inputs.target.strip()}" if inputs.target.strip() else " the hex"
    if inputs.outcome is Outcome.CLEARED:
        return f" It enters{where} and may go on."
    return " It halts where it is." if inputs.outcome is Outcome.HELD else ""


def _marks(books: Books, inputs: OverrunInputs, group: Chosen) -> tuple[Fact, ...]:
    """The hex is overrun in this phase; the stack stands in it, or is halted (OVR-03)."""
    ids = [unit.id for unit in group.able]
    facts = overrun_facts(books, inputs.target)
    if inputs.outcome is Outcome.HELD:
        return facts + mark(books, ids, halted(books))
    if inputs.outcome is Outcome.CLEARED:
        return facts + stand_at(group.able, inputs.target)
    return facts
