"""The supply check of a side's Initial Phase: units and stacks in supply, unsupplied, isolated."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import HAS, IS, Why, first_named, looked_up, twice, units_told
from oobmgr.games.europa.air.held import held
from oobmgr.games.europa.air.mission_kinds import MissionKind
from oobmgr.games.europa.air.mission_records import missions_of
from oobmgr.games.europa.entered import done
from oobmgr.games.europa.isolation.rolling import due_stacks
from oobmgr.games.europa.known_words import hexes
from oobmgr.games.europa.picking.supply import supply_picking
from oobmgr.games.europa.supply.marks import STATE_WORDS
from oobmgr.games.europa.supply.measuring import (
    CHECKED,
    MEASURED_ALIASES,
    Measured,
    is_check,
    measured,
    measured_facts,
    on_map,
    shared,
    stack_at,
    state_lines,
)
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import supplies
from oobmgr.games.europa.turns import CALENDAR, FIRST_TURN, read_turn
from oobmgr.games.europa.words import EVERY_PHASE
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, flag_told, list_told, open_told, text_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.offered_words import offering

_MAY_BREAK_OUT = "Each of these hexes may break out, which is declared before its roll [ISO 02]."
_NOT_HERE = {
    UnitStatus.DUE: Why((HAS, "not arrived yet"), case="SOP-02"),
    UnitStatus.DEAD: Why((IS, "in the dead pile")),
}


@dataclass(frozen=True)
class StackState:
    """A hex whose units all have one state."""

    hex: str = text_told("The hex.", "SUP-01", names=("place",), label="Hex")
    state: Measured = choice_told(
        "The state of all units there.",
        "SUP-06",
        Measured.UNSUPPLIED,
        MEASURED_ALIASES,
        label="State",
    )


@dataclass(frozen=True)
class SupplyStatesInputs:
    """What the supply check finds; units that are not named stay as they are."""

    unsupplied: tuple[int, ...] = units_told("Units that are unsupplied.", label="Unsupplied")
    isolated: tuple[int, ...] = units_told("Units that are isolated.", label="Isolated")
    in_supply: tuple[int, ...] = units_told(
        "Units that are in supply again.", label="In supply again"
    )
    by_air: tuple[int, ...] = units_told(
        "Units that air transport keeps in supply.", label="Supplied by air"
    )
    stacks: tuple[StackState, ...] = list_told(
        "Whole hexes, each with the state of all units there.", "SUP-06", label="Whole hexes"
    )
    whole: bool = flag_told(
        "Whether this is the whole check of this turn: units that are not named stay as they were.",
        "SUP-07",
        label="Check complete?",
    )
    since: TurnCode | None = open_told(
        "Since which turn, where the books do not know it; left blank for this one.",
        "SUP-07",
        read=lambda raw: None if raw in {None, ""} else read_turn(raw),
        label="Unsupplied since",
    )


@dataclass(frozen=True)
class SupplyCheck:
    """What a supply check set."""

    in_supply: int = told("Units in supply again.", unit="units")
    unsupplied: int = told("Units unsupplied.", unit="units")
    isolated: int = told("Units isolated.", unit="units")
    stay: int = told("Units that stay without supply as they were.", unit="units")
    rolls: int = told("Isolated hexes that roll for attrition.", unit="hexes")


@action(
    "SUP-07 ISO-01 ISO-08 SOP-07 SUP-06",
    phases=EVERY_PHASE,
    title="Supply check",
    # What was without supply stays so until the player says otherwise.
    propose=lambda books: SupplyStatesInputs(whole=is_check(books)),
    offered=lambda books: is_check(books) and any(u.side == books.side for u in on_map(books)),
    not_now=Fault("Supply is checked in the Initial Phase, for units on the map."),
    tab="Supply states",
    post_text="Post supply states",
    link="Check them",
    group="Supply",
    picking=supply_picking(
        {
            "unsupplied": "unsupplied",
            "isolated": "isolated",
            "in_supply": "in supply",
            "by_air": "by air",
        }
    ),
    offers=offering(hex=hexes),
)
def plan_supply_states(books: Books, inputs: SupplyStatesInputs) -> ActionPlan:
    """Say which units are in supply, unsupplied or isolated; the others stay as they were."""
    named_states, faults = _named(books, inputs)
    # Units below division size take the state of the divisions beside them (SP-27).
    taken_along = shared(books, named_states)
    found = named_states | taken_along
    # Own units that are without supply and of which nothing was said.
    idle = (unit for unit in on_map(books) if unit.id not in found and unit.side == books.side)
    # Only a whole check says anything of units that it does not name.
    without = supplies(books) if inputs.whole else {}
    stay = [unit for unit in idle if unit.id in without]
    supply = measured(books, found, inputs.since)
    rolls = len(due_stacks(books, supply))
    numbers = Counter(found.values())
    result = SupplyCheck(
        in_supply=numbers[SupplyState.IN_SUPPLY],
        unsupplied=numbers[SupplyState.OOS],
        isolated=numbers[SupplyState.ISOLATED],
        stay=len(stay),
        rolls=rolls,
    )
    lines = [*state_lines(books, supply), *_more_lines(inputs, taken_along, stay, rolls)]
    # Only a whole check in its own phase settles the turn; what corrects the books later does not.
    marks = done(books, CHECKED) if inputs.whole and is_check(books) else ()
    return ActionPlan(
        _title(result),
        _sentence(result),
        Ruling(result, tuple(lines), (_MAY_BREAK_OUT,) if rolls else ()),
        facts=() if faults else measured_facts(books, supply) + marks,
        warnings=(
            *_warnings(books, found),
            *_nothing_flown(books, inputs),
            *_parted(books, found),
        ),
        refusals=faults + _nothing(inputs) + _out_of_time(books, inputs.since),
    )


def _out_of_time(books: Books, since: TurnCode | None) -> tuple[Fault, ...]:
    """Refuses a turn since which units are unsupplied that is to come, or before the game."""
    if since is None or FIRST_TURN <= since <= books.turn:
        return ()
    turn = CALENDAR.label(since)
    sentence = f"{turn} is before the first turn of the game."
    if since > books.turn:
        sentence = f"{turn} is still to come."
    advice = "Enter the turn in which they were first without supply."
    return (Fault(sentence, "since", since, advice, "SUP-07"),)


def _nothing_flown(books: Books, inputs: SupplyStatesInputs) -> Iterator[Fault]:
    """Asks about supply by air that nobody flew, where the books keep the groups."""
    if not inputs.by_air or not held(books, books.side):
        return
    if any(one.kind is MissionKind.SUPPLY for one in missions_of(books, books.side)):
        return
    sentence = "No transport flew supply in this player turn, according to the books."
    advice = "Enter the flight first, under Supply by air."
    yield Fault(sentence, "by_air", "", advice, "TRN-01").question()


def _nothing(inputs: SupplyStatesInputs) -> tuple[Fault, ...]:
    lists = (inputs.unsupplied, inputs.isolated, inputs.in_supply, inputs.by_air, inputs.stacks)
    # To say that all stays as it was is an entry, too.
    if inputs.whole or any(lists):
        return ()
    advice = "Pick units, or say that this is the whole check."
    return (Fault("Nothing is entered.", "units", "", advice, "SUP-07", missing=True),)


def _named(
    books: Books, inputs: SupplyStatesInputs
) -> tuple[dict[UnitId, SupplyState], tuple[Fault, ...]]:
    """The state of each unit that is named, a single unit before the stack that it stands in."""
    # By air counts as in supply, and so spares the stack its roll (ISO-08).
    lists = {
        "in_supply": (inputs.in_supply, SupplyState.IN_SUPPLY),
        "by_air": (inputs.by_air, SupplyState.IN_SUPPLY),
        "unsupplied": (inputs.unsupplied, SupplyState.OOS),
        "isolated": (inputs.isolated, SupplyState.ISOLATED),
    }
    # Stacks first, so that what is said of a single unit overrides its hex.
    found, faults = _of_stacks(books, inputs.stacks)
    every = [unit_id for ids, _ in lists.values() for unit_id in ids]
    units, unfit = looked_up(books, every, lambda unit: _NOT_HERE.get(unit.status))
    able = {unit.id for unit in units}
    # The worst state wins where a unit is in several lists, which `twice` refuses.
    for ids, state in lists.values():
        found |= {unit_id: state for unit_id in map(UnitId, ids) if unit_id in able}
    return found, (*faults, *unfit, *twice(books, {name: ids for name, (ids, _) in lists.items()}))


def _of_stacks(
    books: Books, stacks: Iterable[StackState]
) -> tuple[dict[UnitId, SupplyState], list[Fault]]:
    found: dict[UnitId, SupplyState] = {}
    faults: list[Fault] = []
    units = [unit for unit in on_map(books) if unit.side == books.side]
    for at, entry in enumerate(stacks):
        # Own units only: a hex may hold none of the enemy's.
        stack = stack_at(units, entry.hex)
        if not stack:
            sentence = f"No unit of yours is in {entry.hex}."
            sentence = sentence if entry.hex else "The hex is missing."
            advice = "Enter the hex as the order of battle has it."
            faults.append(Fault(sentence, f"stacks.{at}.hex", entry.hex, advice, "SUP-01"))
        found |= {unit.id: entry.state.state for unit in stack}
    return found, faults


def _more_lines(
    inputs: SupplyStatesInputs,
    taken_along: dict[UnitId, SupplyState],
    stay: list[UnitState],
    rolls: int,
) -> Iterator[Step]:
    if inputs.by_air:
        yield Step("Of them supplied by air", len(inputs.by_air), case="ISO-08")
    if taken_along:
        text = "as the divisions of their hex"
        yield Step("Units below division size", len(taken_along), text, "SP-27")
    if stay:
        yield Step("Stay without supply", len(stay), case="SUP-07")
    yield Step("Hexes that roll for attrition", rolls, case="ISO-01", kind=StepKind.RESULT)


def _title(result: SupplyCheck) -> str:
    """What was found, as the ledger names it: ``Supply: 3 isolated, 2 in supply again``."""
    numbers = {
        STATE_WORDS[SupplyState.ISOLATED]: result.isolated,
        STATE_WORDS[SupplyState.OOS]: result.unsupplied,
        "in supply again": result.in_supply,
        "as before": result.stay,
    }
    parts = [f"{number} {word}" for word, number in numbers.items() if number]
    return f"Supply: {', '.join(parts) or 'all in supply'}"


def _sentence(result: SupplyCheck) -> str:
    without = result.isolated + result.unsupplied + result.stay
    if not without:
        back = counted(result.in_supply, "unit is", "units are")
        return f"{back} in supply again." if result.in_supply else "All units are in supply."
    who = counted(without, "unit is", "units are")
    if not result.rolls:
        return f"{who} not in supply; no hex rolls for attrition."
    return f"{who} not in supply; {counted(result.rolls, 'hex rolls', 'hexes roll')} for attrition."


def _parted(books: Books, found: dict[UnitId, SupplyState]) -> Iterator[Fault]:
    """Tells of a hex in which some are unsupplied and others isolated: they trace from one place.

    Those of another nation may have railways, and a way home, of their own.
    """
    now = {unit: one.state for unit, one in supplies(books).items()} | found
    states: defaultdict[tuple[str, str], set[SupplyState]] = defaultdict(set)
    # Only where something is entered: what was told before is not told at every check.
    entered = {folded(unit.hex) for unit in map(books.unit, found) if unit.hex}
    for unit in on_map(books) if entered else ():
        if folded(unit.hex) in entered and unit.id in now:
            states[unit.hex, unit.nation].add(now[unit.id])
    for (place, _), both in states.items():
        if {SupplyState.OOS, SupplyState.ISOLATED} <= both:
            sentence = f"{place}: some are unsupplied, some isolated."
            advice = "All trace from one hex: pick the whole stack."
            yield Fault(sentence, "units", place, advice, "SUP-01")


def _warnings(books: Books, found: dict[UnitId, SupplyState]) -> Iterator[Fault]:
    """States that are set outside the check in a side's own Initial Phase are corrections."""
    if found and not is_check(books):
        sentence = "Supply is measured only in a side's own Initial Phase; this corrects the books."
        yield Fault(sentence, "phase", books.phase, case="SUP-07")
    others = [unit for unit in map(books.unit, found) if unit.side != books.side]
    if others:
        sentence = f"{first_named(others)}: of the other side, which measures its own supply."
        yield Fault(sentence, "units", str(others[0].id), case="SUP-07")
