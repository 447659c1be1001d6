"""What becomes of groups in the air and at bases that are bombed."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.air.air_shots import Hit, distance_told, lost_distance
from oobmgr.games.europa.air.base_records import base_facts, base_named, bases_of
from oobmgr.games.europa.air.bases import AirbaseHitsInputs, airbase_hits
from oobmgr.games.europa.air.boxes import LostGroupBoxInputs, lost_group_box
from oobmgr.games.europa.air.finding import find_lying
from oobmgr.games.europa.air.held import Lying, Spot, State, Stock, held
from oobmgr.games.europa.air.transfers import Mark, Transfer, downed, marked, transferred
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.known_words import bases, groups
from oobmgr.games.europa.words import AIR, enemy
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import choice_told, count_told, flag_told, list_told, text_told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.offered_words import offering

UNPAID = "unpaid_air"


class Code(StrEnum):
    """A result of air combat or flak."""

    R = "R"
    A = "A"
    X = "X"


@dataclass(frozen=True)
class GroupResult:
    """Groups of one type that took the same result."""

    card: str = text_told("The aircraft.", "AIR-09", label="Aircraft")
    box: str = text_told("The base from which they flew.", "AIR-09", label="Base")
    result: Code = choice_told("R, A or X.", "AIR-09", Code.R, label="Result")
    distance: int | None = distance_told(
        "Hexes to the nearest friendly hex, for an X.", label="Hexes home, for X"
    )
    number: int = count_told("How many.", "AIR-09", unit="groups", default=1, label="How many")


@dataclass(frozen=True)
class AirResultsInputs:
    """The results of air combat and flak, for groups of both sides."""

    results: tuple[GroupResult, ...] = list_told(
        "The groups that took a result.", "AIR-09", label="Groups"
    )


@action(
    "AIR-09",
    phases=(AIR,),
    title="Results in the air",
    tab="Results",
    group="Air",
    offers=offering(card=groups, box=bases),
)
def plan_air_results(books: Books, inputs: AirResultsInputs) -> ActionPlan:
    """Enter what air combat and flak did to groups."""
    # A copy, since groups that are lost in one line cannot be hit in the next.
    stock = Counter(held(books))
    steps: list[Transfer] = []
    working: list[Step] = []
    faults: list[Fault] = []
    flew: Counter[Lying] = Counter()
    for at, entry in enumerate(inputs.results):
        with collecting(faults):
            lying = _hit(books, stock, entry, f"results.{at}")
            target, line = _outcome(books, entry, lying, f"results.{at}")
            # Counted although they may be lost: they flew all the same, and had to be paid.
            flew[lying] += entry.number
            working.append(line)
            # A result that leaves groups where they are moves nothing.
            if target != lying[1]:
                stock[lying] -= entry.number
                steps.append(Transfer(*lying, target, entry.number))
    if not inputs.results:
        faults.append(Fault("Nothing is entered.", "results", "0", "Add the groups.", missing=True))
    lost = sum(step.number for step in steps if not step.target.state.on_map)
    working.append(Step("Groups lost", lost, case="AIR-09", kind=StepKind.RESULT))
    postings, facts = transferred(books, steps, downed(books, steps))
    unpaid, warnings = _unpaid(books, flew)
    return ActionPlan(
        f"Results for {counted(flew.total(), 'air group')}",
        f"{counted(lost, 'group is', 'groups are')} lost.",
        Ruling(lost, tuple(working)),
        postings=() if faults else postings,
        facts=() if faults else facts + unpaid,
        warnings=warnings,
        refusals=tuple(faults),
    )


def _hit(books: Books, stock: Counter[Lying], entry: GroupResult, where: str) -> Lying:
    there = {lying: number for lying, number in stock.items() if number > 0}
    flying = {lying: n for lying, n in there.items() if lying[1].state is State.OPERABLE}
    # Told at the aircraft, which is what a player would change.
    field = f"{where}.card"
    try:
        # Those that fly are meant, though inoperable ones of the type may share their base.
        group, spot = find_lying(flying, entry.card, entry.box, field, books.side)
    except BadInput:
        group, spot = find_lying(there, entry.card, entry.box, field, books.side)
    if spot.state is not State.OPERABLE:
        sentence = f"{group.name} did not fly: {spot.name}."
        raise BadInput(Fault(sentence, f"{where}.box", entry.box, case="AIR-09"))
    if entry.number > there[group, spot]:
        number = counted(there[group, spot], "group is", "groups are")
        sentence = f"{number} there: {group.name}, {spot.name}."
        raise BadInput(Fault(sentence, f"{where}.number", str(entry.number), case="AIR-09"))
    return group, spot


def _outcome(books: Books, entry: GroupResult, lying: Lying, where: str) -> tuple[Spot, Step]:
    """Where groups go, and their line. Raises `BadInput` for an X without its distance."""
    group, spot = lying
    label = f"{group.name}, {entry.result}"
    if entry.result is Code.X:
        distance = lost_distance(Hit.X, entry.distance, f"{where}.distance")
        ruling = lost_group_box(LostGroupBoxInputs(distance), books.tables)
        box = ruling.result
        text = f"{entry.number} × {distance} hexes from a friendly hex"
        return Spot(State(folded(box))), Step(label, f"{box} box", text, ruling.working[0].case)
    if entry.result is Code.A:
        spot = Spot(State.INOPERABLE, spot.base)
    return spot, Step(label, spot.name, f"{entry.number} ×", "AIR-09")


def _unpaid(books: Books, flew: Counter[Lying]) -> tuple[tuple[Fact, ...], tuple[Fault, ...]]:
    """Records and reports how many groups of the playing side flew without being paid for."""
    number = sum(
        max(number - marked(books, Mark.FLOWN, *lying), 0)
        for lying, number in flew.items()
        # Only the side that plays pays in its turn.
        if lying[0].side == books.side
    )
    if not number:
        return (), ()
    key = done_key(books.turn, books.side, UNPAID)
    known = counted_so_far(books, key, "groups")
    sentence = f"{counted(number, 'group')} flew that the board does not show as paid."
    warning = Fault(sentence, "results", str(number), "Pay for them.", "SP-11")
    return enter(books, Subject.DONE, key, "groups", known + number), (warning,)


# ------------------------------------------------------------------------------- base hits


@dataclass(frozen=True)
class PickedGroup:
    """Groups of one type at the base that is bombed."""

    card: str = text_told("The aircraft.", "AIR-06", label="Aircraft")
    number: int = count_told("How many.", "AIR-06", unit="groups", default=1, label="How many")


def grounded_told(which: str, **about: Any) -> Any:  # noqa: ANN401 - as `told`
    """An input of the groups that hits on their base make inoperable."""
    what = "become inoperable, as their owner picks; left blank where there is no choice."
    return list_told(f"{which} that {what}", "AIR-06", **about)


def drawn_told(which: str, **about: Any) -> Any:  # noqa: ANN401 - as `told`
    """An input of the groups that hits on their base destroy, where none is operable."""
    what = "drawn at random for Remnants, where none is operable any more; left blank where there"
    return list_told(f"{which} {what} is no choice.", "AIR-06", **about)


@dataclass(frozen=True)
class AirHitsInputs:
    """Hits on an air base, and the groups that they strike."""

    base: str = text_told("The base that was hit.", "AIR-06")
    hits: int = count_told("Hits.", "AIR-06", unit="hits", high=FEW)
    grounded: tuple[PickedGroup, ...] = grounded_told("Operable groups")
    drawn: tuple[PickedGroup, ...] = drawn_told("Inoperable groups")
    own: bool = flag_told("Whether it is a base of the side that is playing.", "AIR-06")


def plan_air_hits(books: Books, inputs: AirHitsInputs) -> ActionPlan:
    """Hits lower the capacity of a base and strike a group each (AIR-06)."""
    side = books.side if inputs.own else enemy(books.side)
    base = base_named(books, side, inputs.base) if inputs.base else None
    if base is None or not inputs.hits:
        return _no_hits(books, inputs, side, known=base is not None)
    # Of this base alone: hits on it strike nothing elsewhere.
    stock = {lying: n for lying, n in held(books, side).items() if lying[1].base == base.name}
    asked = AirbaseHitsInputs(
        _number(stock, State.OPERABLE), _number(stock, State.INOPERABLE), inputs.hits
    )
    ruling = airbase_hits(asked, books.tables)
    grounded = asked.operable - ruling.result.operable
    steps: list[Transfer] = []
    faults = list(_strike(stock, inputs.grounded, grounded, "grounded", steps))
    # Only after the groups were grounded: those may be drawn as inoperable by the same raid.
    faults += _strike(_after(stock, steps), inputs.drawn, ruling.result.remnants, "drawn", steps)
    postings, facts = transferred(books, steps)
    # Hits add up, for each lowers the capacity until it is repaired.
    hit = replace(base, hits=base.hits + inputs.hits)
    lines = [
        Step(f"{step.group.name} → {step.target.name}", step.number, case="AIR-06")
        for step in steps
    ]
    return ActionPlan(
        f"Air base hit: {base.name}",
        f"{counted(inputs.hits, 'hit')}: {grounded} grounded, {ruling.result.remnants} lost.",
        Ruling(ruling.result, (*lines, *ruling.working), ruling.notes),
        # Nothing is written of a base that cannot have been hit so; the working is still shown.
        postings=() if faults else postings,
        facts=() if faults else facts + base_facts(books, hit),
        refusals=tuple(faults),
    )


def _no_hits(books: Books, inputs: AirHitsInputs, side: SideId, *, known: bool) -> ActionPlan:
    # Both are told at once, so that one correction is enough.
    faults = []
    if not inputs.base:
        faults.append(Fault("is missing.", "base", advice="Name the base.", missing=True))
    elif not known:
        advice = did_you_mean(inputs.base, bases_of(books, side)) or "Enter it as an air base."
        faults.append(Fault("There is no such base.", "base", inputs.base, advice, "AIR-06"))
    if not inputs.hits:
        faults.append(Fault("Nothing is entered.", "hits", "0", "Enter the hits.", missing=True))
    line = Step("Hits", inputs.hits, case="AIR-06", kind=StepKind.RESULT)
    return ActionPlan("Air base hit", "", Ruling(0, (line,)), refusals=tuple(faults))


def _number(stock: Stock, state: State) -> int:
    return sum(number for (_, spot), number in stock.items() if spot.state is state)


def _after(stock: Stock, steps: Sequence[Transfer]) -> Stock:
    found = Counter(stock)
    for step in steps:
        found[step.group, step.source] -= step.number
        found[step.group, step.target] += step.number
    return {lying: number for lying, number in found.items() if number}


def _strike(
    stock: Stock, picked: tuple[PickedGroup, ...], number: int, where: str, steps: list[Transfer]
) -> list[Fault]:
    """Add the transfers of the groups that are struck; faults where they are not as many."""
    state = State.OPERABLE if where == "grounded" else State.INOPERABLE
    there = {lying: n for lying, n in stock.items() if lying[1].state is state}
    chosen: Counter[Lying] = Counter()
    faults: list[Fault] = []
    for at, entry in enumerate(picked):
        with collecting(faults):
            # All of them lie in one box, that of the base in this state.
            box = next(iter(there))[1].key if there else state
            # No side: the groups of a base are of one side.
            lying = find_lying(there, entry.card, box, f"{where}.{at}.card", SideId(""))
            chosen[lying] += entry.number
    if not picked:
        chosen.update(_no_choice(there, number))
    over = [lying for lying, n in chosen.items() if n > there[lying]]
    # Other faults may be why the number does not agree.
    if not faults and (over or chosen.total() != number):
        faults.append(_choose(there, number, where))
    operable = state is State.OPERABLE
    after = State.INOPERABLE if operable else State.REMNANTS
    steps.extend(
        Transfer(group, spot, Spot(after, spot.base if operable else ""), n)
        for (group, spot), n in chosen.items()
        if n
    )
    return faults


def _no_choice(there: Stock, number: int) -> dict[Lying, int]:
    """The groups that are struck where nobody can choose: all, or all of one type."""
    if number == sum(there.values()):
        return dict(there)
    return dict.fromkeys(there, number) if len(there) == 1 else {}


def _choose(there: Stock, number: int, where: str) -> Fault:
    if not number:
        return Fault("No group is struck this way.", where, case="AIR-06")
    if where == "grounded":
        one, more = "group of these becomes inoperable", "groups of these become inoperable"
    else:
        one, more = "group of these goes to Remnants", "groups of these go to Remnants"
    types = ", ".join(f"{n} {group.name}" for (group, _), n in sorted(there.items()))
    sentence = f"{counted(number, one, more)}: {types}."
    return Fault(sentence, where, str(number), f"Name {number}.", "AIR-06")
