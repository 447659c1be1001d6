"""What the rules say of a move of air groups: its kind, its phase, the room for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from oobmgr.domain.errors import Fault, collecting
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.games.europa.air.base_records import base_named, capacity_of
from oobmgr.games.europa.air.group_allowance import (
    GroupAllowanceRoomInputs,
    allowance_now,
    group_allowance_room,
    on_map,
)
from oobmgr.games.europa.air.held import Lying, State, held, kind_of
from oobmgr.games.europa.air.mission_records import on_missions
from oobmgr.games.europa.air.nations import AirNation
from oobmgr.games.europa.air.transfers import Mark, Transfer, marked
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.turns import FIRST_TURN, SURPRISE_TURN
from oobmgr.games.europa.words import AIR, AXIS, INITIAL, SIDE_NAMES, SOVIET
from oobmgr.rules.books import Books, PhaseId
from oobmgr.rules.tables import Tables

PLACE, TRANSFER, RETIRE, RESULT = "place", "transfer", "retire", "result"
_TRANSPORT = "transport"
_ON_MAP = tuple(state for state in State if state.on_map)


def move_kind(tables: Tables, step: Transfer) -> tuple[str, str]:
    """How groups go from spot to spot, and the case; no kind where the rules know no way."""
    # A table of ways, so that every pair of boxes has its rule and its case.
    path = f"air.move.{step.source.state}.{step.target.state}"
    if path not in tables.cells:
        return "", "AIR-01"
    return tables.text(path), tables.case(path)


def move_faults(books: Books, step: Transfer, where: str, *, supplied: bool) -> Iterator[Fault]:
    """Why the rules do not allow a move; nothing where they do."""
    kind, case = move_kind(books.tables, step)
    # A result leaves the group at its own base.
    elsewhere = kind == RESULT and step.target.base not in {"", step.source.base}
    if not kind or elsewhere:
        yield _no_way(step, where)
        return
    # A result strikes either side's groups, whoever plays.
    if step.group.side != books.side and kind != RESULT:
        yield from _of_the_other_side(books, step, kind, where)
    elif books.phase not in _phases(books, step, kind):
        yield _wrong_phase(books, step, kind, where, case)
    if kind == PLACE and not supplied:
        sentence = "Groups are placed at bases in supply."
        yield Fault(sentence, "supplied", "false", "Choose another base.", case)
    # Transports that flew supply stay where they landed for the turn.
    if kind == TRANSFER and _bound(books, step, marked(books, Mark.CARRIED, *_lying(step))):
        sentence = f"{step.group.name} flew supply to {step.source.base} and stays there this turn."
        yield Fault(sentence, f"{where}.card", step.group.key, case="TRN-01")
    elif _bound(books, step, on_missions(books, _lying(step))):
        sentence = f"{step.group.name} from {step.source.base} flies a mission."
        advice = "Take the mission back, or bring it home; results are entered with it."
        yield Fault(sentence, f"{where}.card", step.group.key, advice, "SOP-03")


def _lying(step: Transfer) -> Lying:
    return step.group, step.source


def _bound(books: Books, step: Transfer, number: int) -> bool:
    """Whether so many of the groups there are bound to stay, that some which move are of them."""
    # So many stay behind as are bound; the others may go.
    return bool(number) and step.number > held(books).get(_lying(step), 0) - number


_REPAIR = "Inoperable groups are repaired first."
_SORT = "Groups in this box are sorted in the Initial Phase."
_WAYS = {
    State.INOPERABLE: _REPAIR,
    State.UNREADY: _REPAIR,
    State.EFT: _SORT,
    State.EET: _SORT,
    State.REMNANTS: "An arrival of the type brings them back.",
    State.WAITING: "It waits for a second arrival.",
}


def _no_way(step: Transfer, where: str) -> Fault:
    sentence = f"No rule takes {step.group.name} from {step.source.name} to {step.target.name}."
    way = _WAYS.get(step.source.state, "Operable groups leave the map only by a result.")
    advice = f"{way} A correction moves any counter."
    return Fault(sentence, f"{where}.target", step.target.key, advice, "AIR-01")


def _of_the_other_side(books: Books, step: Transfer, kind: str, where: str) -> Iterator[Fault]:
    """Before its first player turn a side may set up its fighters; else it does not move."""
    tables = books.tables
    # By the turn and the kind, as the table of the set-up has them.
    early = books.side == AXIS and books.turn <= tables.text("air.ready.set_up_last")
    fighter = kind_of(books, step.group.aircraft) == tables.text("air.ready.set_up_kind")
    if early and kind == PLACE and fighter:
        return
    sentence = f"{step.group.name} is {SIDE_NAMES[step.group.side]}; that side is not playing."
    advice = "Only its fighters are set up now." if early and kind == PLACE else ""
    yield Fault(sentence, f"{where}.card", step.group.key, advice, "ASU-05" if early else "SOP-03")


def _phases(books: Books, step: Transfer, kind: str) -> frozenset[PhaseId]:
    if kind == RESULT:
        return frozenset({AIR})
    if kind == TRANSFER:
        # Transports may transfer in both phases, for they carry supply.
        transports = kind_of(books, step.group.aircraft) == _TRANSPORT
        return frozenset({AIR, INITIAL} if transports else {AIR})
    return ready_phases(books)


def ready_phases(books: Books) -> frozenset[PhaseId]:
    """When groups are repaired, placed and taken off the map (AIR-02, AIR-03, ASU-06)."""
    if books.turn == SURPRISE_TURN:
        return frozenset({AIR})
    # EU-CF-59: groups are placed in the Air Phase by one passage, in the Initial Phase by another.
    if chosen(books.options, "air_ready_phase") == "initial":
        return frozenset({INITIAL})
    # In the first turns Soviet groups become ready in both phases (ASU-06).
    early = books.turn <= books.tables.text("air.ready.initial_last") and books.side == SOVIET
    # A campaign without the surprise turn sets the Axis groups up as it begins.
    sets_up = books.turn == FIRST_TURN and chosen(books.options, "surprise_turn") == "skip"
    return frozenset({AIR, INITIAL} if early or sets_up else {AIR})


def _wrong_phase(books: Books, step: Transfer, kind: str, where: str, case: str) -> Fault:
    names = {INITIAL: "Initial", AIR: "Air"}
    when = " or ".join(names[phase] for phase in names if phase in _phases(books, step, kind))
    way = f"from {step.source.name} to {step.target.name}"
    sentence = f"{step.group.name} goes {way} in the {when} Phase."
    return Fault(sentence, f"{where}.target", step.target.key, case=case)


# ------------------------------------------------------------------------------- allowance


def _entering(steps: Iterable[Transfer], nation: AirNation, *states: State) -> int:
    """How many more groups of a nation are in one of the states after the steps."""
    # Who leaves counts against who enters.
    return sum(
        step.number * ((step.target.state in states) - (step.source.state in states))
        for step in steps
        if step.group.air_nation is nation
    )


def _room(
    books: Books, steps: Sequence[Transfer], nation: AirNation
) -> tuple[int, int, list[Step]]:
    """The groups that a nation would place, how many it may, and the lines of it."""
    stock = held(books)
    leaving = [step for step in steps if not step.target.state.on_map]
    # Groups that leave the map in the same entry make room first.
    gone = _entering(leaving, nation, *_ON_MAP)
    before = on_map(stock, nation) + gone
    down = on_map(stock, nation, State.INOPERABLE) + _entering(leaving, nation, State.INOPERABLE)
    want = _entering(steps, nation, *_ON_MAP) - gone
    # Never more inoperable ones than there are in all.
    asked = GroupAllowanceRoomInputs(
        allowance_now(books, nation), before, want, min(down, before), books.options
    )
    ruling = group_allowance_room(asked, books.tables)
    heading = Step(f"{nation} groups on the map", kind=StepKind.HEADING)
    return want, ruling.result, [heading, *ruling.working]


def _placing(steps: Sequence[Transfer]) -> tuple[AirNation, ...]:
    """The nations that place groups on the map, each once."""
    new = (step for step in steps if step.target.state.on_map and not step.source.state.on_map)
    return tuple(dict.fromkeys(step.group.air_nation for step in new))


def allowance_lines(books: Books, steps: Sequence[Transfer]) -> list[Step]:
    """The working of the room that each nation has for what it places (AIR-04)."""
    return [line for nation in _placing(steps) for line in _room(books, steps, nation)[-1]]


def allowance_faults(books: Books, steps: Sequence[Transfer]) -> tuple[Fault, ...]:
    """The refusals of groups that the Group Allowance has no room for (AIR-04)."""
    faults = []
    for nation in _placing(steps):
        want, allowed, _ = _room(books, steps, nation)
        if allowed < want:
            limit = allowance_now(books, nation)
            sentence = f"The {nation} Group Allowance of {limit} has room for {allowed} more."
            advice = f"Place {allowed}." if allowed else "Take groups off the map first."
            faults.append(Fault(sentence, "moves", str(want), advice, "AIR-04"))
    return tuple(faults)


# -------------------------------------------------------------------------------- capacity


def capacity_warnings(books: Books, steps: Sequence[Transfer]) -> tuple[Fault, ...]:
    """Bases that hold more operable groups after the steps than may fly from them (AIR-08)."""
    # Operable groups alone: inactive ones may stand at a base in any number (AIR-08).
    placed = [step for step in steps if step.target.state is State.OPERABLE]
    faults: list[Fault] = []
    for side, name in sorted({(step.group.side, step.target.base) for step in placed}):
        base = base_named(books, side, name)
        there = operable_at(books, name, steps, side)
        with collecting(faults):
            # A base that the books do not know has no limit that could be held against it.
            may = capacity_of(books, base) if base else there
            # A doubt and no refusal: the capacity bounds those that fly, and not those that stand
            # there.
            if there > may:
                groups = counted(there, "operable group")
                sentence = f"{name} holds {groups}; {may} may fly from there in a turn."
                faults.append(Fault(sentence, "moves", str(there), case="AIR-08"))
    return tuple(faults)


def operable_at(books: Books, name: str, steps: Iterable[Transfer], side: str) -> int:
    """How many operable groups of a side stand at a base after the steps."""
    stock = held(books)
    there = sum(
        n
        for (group, spot), n in stock.items()
        if group.side == side and spot.state is State.OPERABLE and spot.base == name
    )
    for step in steps:
        if step.group.side == side:
            comes = step.target.state is State.OPERABLE and step.target.base == name
            goes = step.source.state is State.OPERABLE and step.source.base == name
            there += step.number * (comes - goes)
    return there
