"""Air groups and Group Allowance that arrive, and the groups of books that held none."""

import dataclasses
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.errors import Fault, collecting
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import income, spent
from oobmgr.games.europa.air.boxes import (
    USE_ALIASES,
    AirReinforcementOptionInputs,
    ArrivalUse,
    Box,
    air_reinforcement_option,
)
from oobmgr.games.europa.air.group_allowance import (
    JULY,
    SCHEDULED,
    allowance_key,
    allowance_now,
)
from oobmgr.games.europa.air.held import (
    GroupType,
    Lying,
    Spot,
    State,
    aircraft_key,
    group_account,
    group_type,
    held,
)
from oobmgr.games.europa.air.nations import (
    AIR_NATION_ALIASES,
    COUNTRIES,
    AirNation,
    nations_of,
    side_of,
)
from oobmgr.games.europa.air.order_of_battle import (
    GroupKind,
    allowance_of,
    groups_of,
    starting_groups,
)
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.words import AIR_GROUP, AXIS, EVERY_PHASE, INITIAL, SIDE_NAMES, SOVIET
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books, PhaseId
from oobmgr.rules.bounds import FEW
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import choice_told, flag_told, list_told, open_told, text_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean

_USED = PhaseId("air_arrivals")
_STATES = {
    Box.REMNANTS: State.REMNANTS,
    Box.EFT: State.EFT,
    Box.EET: State.EET,
    Box.READY: State.AVAILABLE,
}


@dataclass(frozen=True)
class Arrival:
    """A single group that arrives by the printed schedule."""

    nation: AirNation | None = open_told(
        "Whose group; the chief nation's of the side where left blank.",
        "AIR-11",
        aliases=AIR_NATION_ALIASES,
        label="Nation",
    )
    aircraft: str = text_told("The aircraft on the counter.", "AIR-11", label="Aircraft")
    use: ArrivalUse = choice_told(
        "What it is used for; two that are held make a full group.",
        "AIR-11",
        ArrivalUse.HOLD,
        USE_ALIASES,
        label="Used for",
    )
    kind: GroupKind = choice_told(
        "What the aircraft is, where the program does not know it.",
        "AIR-11",
        GroupKind.FIGHTER,
        label="Kind",
    )


@dataclass(frozen=True)
class NewAllowance:
    """Group Allowance of the printed schedule; half of it is received."""

    printed: int = told(
        "New Group Allowance as printed.",
        unit="groups",
        low=1,
        high=FEW,
        case="AIR-11",
        label="Allowance",
    )
    nation: AirNation | None = open_told(
        "Whose allowance; the chief nation's of the side where left blank.",
        "AIR-11",
        aliases=AIR_NATION_ALIASES,
        label="Nation",
    )


@dataclass(frozen=True)
class AirArrivalsInputs:
    """What arrives in the air in this turn."""

    july: bool = flag_told(
        "Whether the groups of July I 1941 are received.", "ASU-08", label="July I groups?"
    )
    arrivals: tuple[Arrival, ...] = list_told(
        "Single groups that arrive later.", "AIR-11", label="Single groups"
    )
    allowances: tuple[NewAllowance, ...] = list_told(
        "New Group Allowance that arrives later.", "AIR-11", label="Group Allowance"
    )


@dataclasses.dataclass
class _Slip:
    """What is written up so far, and what lies where after it."""

    stock: Counter[Lying]
    working: list[Step]
    postings: list[Posting]

    def move(self, source: Account, target: Account) -> None:
        self.postings.extend(transfer(source, target, AIR_GROUP, 1))


def july_is_due(books: Books) -> bool:
    """Whether the groups of July I 1941 are due, and were not received (ASU-08)."""
    return books.turn >= books.tables.text("air.arrival.july") and not any(
        books.fact(Subject.CONDITION, allowance_key(nation), JULY)
        for nation in _july_nations(books)
    )


@action(
    "AIR-11 ASU-08",
    phases=(INITIAL,),
    title="Air arrivals",
    propose=lambda books: AirArrivalsInputs(july=july_is_due(books)),
    link="Receive them",
    group="Reinforcements",
    settled=july_is_due,
)
def plan_air_arrivals(books: Books, inputs: AirArrivalsInputs) -> ActionPlan:
    """Receive air groups and Group Allowance."""
    # Kept up to date from arrival to arrival: two of one entry may make a full group together.
    slip = _Slip(Counter(held(books)), [], [])
    facts: list[Fact] = []
    faults = list(_faults(books, inputs))
    if inputs.july:
        facts.extend(_july(books, slip))
    for at, arrival in enumerate(inputs.arrivals):
        wrong: list[Fault] = []
        with collecting(wrong):
            _arrive(books, arrival, slip)
        faults += [replace(fault, where=f"arrivals.{at}.use") for fault in wrong]
        facts.extend(_kind_facts(books, arrival))
    facts.extend(_allowances(books, inputs, slip))
    there = sum(p.amount for p in slip.postings if p.amount > 0 and p.account.place is Place.BOX)
    laid = counted(there, "counter is", "counters are") if there else "No counter is"
    new = f", {counted(len(inputs.allowances), 'new allowance')}" if inputs.allowances else ""
    return ActionPlan(
        "Air groups arrived",
        f"{laid} placed{new}.",
        Ruling(len(inputs.arrivals), tuple(slip.working)),
        postings=() if faults else tuple(slip.postings),
        # Two arrivals of an aircraft that the tables do not list say the same of it.
        facts=() if faults else tuple({(fact.key, fact.field): fact for fact in facts}.values()),
        warnings=(*_unknown(books, inputs), *_large(books, inputs)),
        refusals=tuple(faults),
    )


def _unknown(books: Books, inputs: AirArrivalsInputs) -> Iterator[Fault]:
    """Tells of aircraft that neither the tables nor the books know: a slip makes a new type."""
    group = "air_strength.kind"
    for at, arrival in enumerate(inputs.arrivals):
        known = books.fact(Subject.CONDITION, aircraft_key(arrival.aircraft), "kind")
        if not arrival.aircraft or known or f"{group}.{arrival.aircraft}" in books.tables.cells:
            continue
        sentence = f"{arrival.aircraft} is new here, and is taken for a {arrival.kind}."
        advice = did_you_mean(arrival.aircraft, books.tables.keys(group))
        yield Fault(sentence, f"arrivals.{at}.aircraft", arrival.aircraft, advice, "AIR-11")


def _large(books: Books, inputs: AirArrivalsInputs) -> Iterator[Fault]:
    """Asks about more new allowance of a nation than it has: a figure with a digit too many."""
    sums = _printed(books, inputs)
    most = max(allowance_now(books, nation) for nation in nations_of(books.side))
    for at, entry in enumerate(inputs.allowances):
        # A nation without any may begin with some, though not with more than any other has.
        nation = _whose(books, entry)
        now = allowance_now(books, nation)
        # Taken out, so that a nation with several entries is asked about once.
        if (new := sums.pop(nation, 0)) > (now or most):
            sentence = f"{new} new {nation} Group Allowance, where it is {now}."
            where = f"allowances.{at}.printed"
            yield Fault(sentence, where, str(new), "Look it up again.", "AIR-11").question()


def _printed(books: Books, inputs: AirArrivalsInputs) -> Counter[AirNation]:
    """The new allowance of each nation, of all its entries."""
    sums: Counter[AirNation] = Counter()
    for entry in inputs.allowances:
        sums[_whose(books, entry)] += entry.printed
    return sums


def _faults(books: Books, inputs: AirArrivalsInputs) -> Iterator[Fault]:
    if not (inputs.july or inputs.arrivals or inputs.allowances):
        yield Fault("Nothing is entered.", "arrivals", "0", "Add what arrives.", missing=True)
    if inputs.july and not july_is_due(books):
        received = books.turn >= books.tables.text("air.arrival.july")
        sentence = "They were received already." if received else "They are not due yet."
        yield Fault(sentence, "july", "true", case="ASU-08")
    for at, arrival in enumerate(inputs.arrivals):
        where = f"arrivals.{at}.aircraft"
        if not arrival.aircraft:
            yield Fault("is missing.", where, "", "Name the aircraft.", missing=True)
        elif "/" in arrival.aircraft:
            advice = "Write the name on the counter, without a slash."
            yield Fault("is not a name.", where, arrival.aircraft, advice)
    entries: dict[str, tuple[Arrival | NewAllowance, ...]] = {
        "arrivals": inputs.arrivals,
        "allowances": inputs.allowances,
    }
    for part, listed in entries.items():
        for at, entry in enumerate(listed):
            nation = _whose(books, entry)
            if side_of(nation) != books.side:
                sentence = f"{nation} groups belong to the other side."
                yield Fault(sentence, f"{part}.{at}.nation", nation, case="AIR-11")


def _whose(books: Books, entry: Arrival | NewAllowance) -> AirNation:
    """The nation of an entry; left open, that which comes first in the order of battle."""
    return entry.nation or nations_of(books.side)[0]


# ------------------------------------------------------------------------------------ July


def _july_nations(books: Books) -> tuple[AirNation, ...]:
    """The nations of the side that is playing which receive something in July I."""
    tables = books.tables
    return tuple(n for n in nations_of(books.side) if allowance_of(JULY, n, tables) is not None)


def _july(books: Books, slip: _Slip) -> Iterator[Fact]:
    tables = books.tables
    for nation in _july_nations(books):
        for entry in groups_of(JULY, nation, tables):
            group = group_type(nation, entry.type, tables, half=entry.half)
            spot = Spot(State.AVAILABLE)
            account = group_account(group, spot)
            slip.postings.extend(transfer(income(books.side), account, AIR_GROUP, entry.number))
            slip.stock[group, spot] += entry.number
            slip.working.append(Step(f"{nation}: {group.name}", entry.number, case=entry.case))
        cell = allowance_of(JULY, nation, tables)
        if cell is not None:
            new = cell.whole
            slip.working.append(cell.step(f"{nation} Group Allowance", new))
        yield from enter(books, Subject.CONDITION, allowance_key(nation), JULY, True)  # noqa: FBT003 - a fact's value


# ----------------------------------------------------------------------------------- later


def _arrive(books: Books, arrival: Arrival, slip: _Slip) -> None:
    """A single group moves one of its type, or waits for a second.

    Raises:
        BadInput: The box that a group should leave is empty, or no arrival waits.
    """
    nation = _whose(books, arrival)
    half = group_type(nation, arrival.aircraft, books.tables, half=True)
    waiting = half, Spot(State.WAITING)
    boxes = {
        str(box): sum(_alike(books, arrival, state, slip).values())
        for box, state in _STATES.items()
    }
    asked = AirReinforcementOptionInputs(arrival.use, boxes, slip.stock[waiting])
    ruling = air_reinforcement_option(asked, books.tables)
    heading = f"{nation} {arrival.aircraft}: {arrival.use}".replace("_", " ")
    slip.working += [Step(heading, kind=StepKind.HEADING), *ruling.working]
    new = income(books.side)
    gone = [box for box in _STATES if ruling.result[box] < boxes[box]]
    come = [box for box in _STATES if ruling.result[box] > boxes[box]]
    if gone:
        here, there = _STATES[gone[0]], _STATES[come[0]]
        # Full groups move before half ones.
        group = max(_alike(books, arrival, here, slip), key=lambda group: group.steps)
        leaves, arrives = (group, Spot(here)), (group, Spot(there))
        slip.move(group_account(*leaves), group_account(*arrives))
        slip.stock[leaves] -= 1
        slip.stock[arrives] += 1
        # The arrival itself is used up by it (AIR-11).
        slip.move(new, spent(books.side, _USED))
    elif come:
        _pair(books, arrival, slip, waiting)
    else:
        slip.move(new, group_account(*waiting))
        slip.stock[waiting] += 1


def _alike(books: Books, arrival: Arrival, state: State, slip: _Slip) -> dict[GroupType, int]:
    """The groups of the arrival's type in a box, full and half ones, with their numbers."""
    wanted = COUNTRIES[_whose(books, arrival)], arrival.aircraft
    return {
        group: number
        for (group, spot), number in slip.stock.items()
        if number and spot.state is state and (group.nation, group.aircraft) == wanted
    }


def _pair(books: Books, arrival: Arrival, slip: _Slip, waiting: Lying) -> None:
    """This arrival and those that waited are laid aside, and a full group comes in their place."""
    used, new = spent(books.side, _USED), income(books.side)
    full = group_type(_whose(books, arrival), arrival.aircraft, books.tables, half=False)
    ready = full, Spot(State.AVAILABLE)
    needed = books.tables.whole("air.arrival.full_group")
    slip.move(new, used)
    for _ in range(min(needed - 1, slip.stock[waiting])):
        slip.move(group_account(*waiting), used)
        slip.stock[waiting] -= 1
    slip.move(new, group_account(*ready))
    slip.stock[ready] += 1


def _kind_facts(books: Books, arrival: Arrival) -> tuple[Fact, ...]:
    """What an aircraft is that the tables do not list."""
    if f"air_strength.kind.{arrival.aircraft}" in books.tables.cells:
        return ()
    key = aircraft_key(arrival.aircraft)
    return enter(books, Subject.CONDITION, key, "kind", str(arrival.kind))


def _allowances(books: Books, inputs: AirArrivalsInputs, slip: _Slip) -> Iterator[Fact]:
    part = books.tables.cell("air.arrival.allowance_part")
    for nation, printed in _printed(books, inputs).items():
        key = allowance_key(nation)
        exact = printed * part.number
        label = f"{nation} Group Allowance"
        slip.working.append(part.step(label, exact, f"{printed} × {part.value}"))
        # Kept as printed: parts of it are added up before anything is rounded (GEN-04).
        together = printed + counted_so_far(books, key, SCHEDULED, Subject.CONDITION)
        yield from enter(books, Subject.CONDITION, key, SCHEDULED, together)


@dataclass(frozen=True)
class AirSetUpInputs:
    """Nothing is asked: all groups of the scenario begin in the box of available groups."""


def no_groups(books: Books) -> bool:
    """Whether the books hold no air group."""
    return not books.balances(AIR_GROUP)


@action(
    "OOB-01",
    phases=EVERY_PHASE,
    title="Enter air groups",
    name="air_setup",
    offered=no_groups,
    not_now=Fault("The books hold air groups already.", advice="Move them instead."),
    group="Air",
)
def plan_air_set_up(books: Books, _: AirSetUpInputs) -> ActionPlan:
    """Enter the air groups of the scenario in books that hold none."""
    postings: list[Posting] = []
    working: list[Step] = []
    for side in (AXIS, SOVIET):
        groups, lines = starting_groups(books.tables, books.variant, side)
        postings.extend(groups)
        working.extend((Step(SIDE_NAMES[side], kind=StepKind.HEADING), *lines))
    number = sum(posting.amount for posting in postings if posting.amount > 0)
    working.append(Step("Groups entered", number, case="OOB-01", kind=StepKind.RESULT))
    return ActionPlan(
        "Air groups entered",
        f"{counted(number, 'group')} of both sides, off the map.",
        Ruling(number, tuple(working)),
        postings=tuple(postings),
    )
