"""Inoperable groups that try to become operable."""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import Fact, Posting, Subject
from oobmgr.domain.quantities import counted, signed
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.air.base_records import base_named, capacity_of
from oobmgr.games.europa.air.finding import find_lying, group_words
from oobmgr.games.europa.air.held import GroupType, Lying, Spot, State, Stock, held, kind_of
from oobmgr.games.europa.air.move_rules import ready_phases
from oobmgr.games.europa.air.nations import AirNation
from oobmgr.games.europa.air.transfers import Mark, Transfer, marked, transferred
from oobmgr.games.europa.chart_lookup import contradictions, from_chart, lacking, leave_to_chart
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.known_words import bases, groups
from oobmgr.games.europa.tables import charts
from oobmgr.games.europa.words import AIR, INITIAL
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.charts import OWN_COPY, ChartEntry
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import choice_told, die_told, list_told, text_told
from oobmgr.rules.inputs import told
from oobmgr.rules.offered_words import offering

CHART = "air_repair"
_ATTEMPTS = "repairs"
_NOT_READY = (State.INOPERABLE, State.UNREADY)


class Success(StrEnum):
    """Whether an attempt succeeds; empty where the player's chart says it."""

    CHART = ""
    YES = "yes"
    NO = "no"


@dataclass(frozen=True)
class RepairAttempt:
    """One group that tries to become operable."""

    card: str = text_told("The aircraft.", "AIR-02", label="Aircraft")
    box: str = told("Where it is.", default=str(State.INOPERABLE), case="AIR-02", label="Box")
    die: int = die_told("The die; 0 for none.", "AIR-02", label="Die")
    result: Success = choice_told(
        "Whether it is repaired, where your chart does not say it.",
        "AIR-02",
        Success.CHART,
        {"repaired": "yes", "operable": "yes", "failed": "no", "inoperable": "no"},
        label="Repaired?",
    )
    line: str = text_told(
        "Column of your chart, if not called by nation, aircraft or kind.", "AIR-02", label="Column"
    )


@dataclass(frozen=True)
class AirRepairInputs:
    """The groups that try to become operable, each with its die."""

    attempts: tuple[RepairAttempt, ...] = list_told(
        "The groups that try, one by one.", "AIR-02", label="Groups"
    )


def propose_air_repair(books: Books) -> AirRepairInputs:
    """A line for each group that may try."""
    return AirRepairInputs(
        tuple(
            RepairAttempt(group_words(group), spot.base or spot.key)
            for group, spot, number in left_to_try(books)
            for _ in range(number)
        )
    )


def _inoperable(books: Books) -> bool:
    """Whether any group of the present side waits for a repair."""
    return any(spot.state in _NOT_READY for _, spot in held(books, books.side))


def _other_phase(books: Books) -> Fault | None:
    """Why those that wait do not try now: groups become ready in one phase, by option or turn."""
    # Where none waits, or the phase is right, the usual words say why not.
    if not _inoperable(books) or books.phase in ready_phases(books):
        return None
    when = "at the start of Air" if AIR in ready_phases(books) else "in the Initial Phase"
    sentence, advice = "Groups are not repaired in this phase.", f"It is done {when}."
    return Fault(sentence, "phase", books.phase, advice, "AIR-02")


@action(
    "AIR-02 AIR-08 ASU-06",
    phases=(INITIAL, AIR),
    title="Repair air groups",
    propose=propose_air_repair,
    offered=lambda books: _inoperable(books) and books.phase in ready_phases(books),
    not_now=Fault("No group is inoperable."),
    not_any_more=_other_phase,
    tab="Repair",
    link="Roll for them",
    group="Air",
    remedy=leave_to_chart,
    offers=offering(card=groups, box=bases),
)
def plan_air_repair(books: Books, inputs: AirRepairInputs) -> ActionPlan:
    """Roll for the groups that are inoperable."""
    tries: Counter[Lying] = Counter()
    repaired: Counter[Lying] = Counter()
    working: list[Step] = []
    faults: list[Fault] = []
    warnings: list[Fault] = []
    looked_up: list[ChartEntry] = []
    # First of all: in the wrong phase no attempt counts, whatever was rolled.
    faults.extend(filter(None, (_other_phase(books),)))
    for at, attempt in enumerate(inputs.attempts):
        with collecting(faults):
            lying = _trying(books, attempt, tries, f"attempts.{at}")
            success, line = _outcome(books, attempt, lying, f"attempts.{at}")
            # Failed or not, it has tried.
            tries[lying] += 1
            repaired[lying] += success
            working.append(line)
            warnings.extend(_warnings(books, attempt, lying, f"attempts.{at}"))
            looked_up.extend(_looked_up(books, attempt, lying))
    faults.extend(_over_capacity(books, tries))
    if not inputs.attempts:
        faults.append(
            Fault("Nothing is entered.", "attempts", "0", "Add the groups that try.", missing=True)
        )
    number, tried = repaired.total(), tries.total()
    working.append(Step("Groups repaired", number, f"of {tried}", "AIR-02", StepKind.RESULT))
    postings, facts = _written(books, tries, repaired)
    return ActionPlan(
        f"{number} of {counted(tried, 'air group')} repaired",
        f"{counted(number, 'group becomes', 'groups become')} operable.",
        Ruling(number, tuple(working)),
        postings=() if faults else postings,
        facts=() if faults else facts + _attempt_facts(books, tries),
        warnings=tuple(warnings),
        refusals=tuple(faults),
        looked_up=tuple(looked_up),
    )


def _written(
    books: Books, tries: Counter[Lying], repaired: Counter[Lying]
) -> tuple[tuple[Posting, ...], tuple[Fact, ...]]:
    steps = [
        Transfer(
            group,
            spot,
            Spot(State.OPERABLE if spot.base else State.AVAILABLE, spot.base),
            number,
            # A base puts a group on the map again; off the map it becomes available.
        )
        for (group, spot), number in repaired.items()
        if number
    ]
    # Only failures are marked: a repaired group is operable and cannot try again.
    marks = [
        (Mark.TRIED, group, spot, number - repaired[group, spot])
        for (group, spot), number in tries.items()
        if number > repaired[group, spot]
    ]
    return transferred(books, steps, marks)


def _trying(books: Books, attempt: RepairAttempt, tries: Counter[Lying], where: str) -> Lying:
    stock = held(books, books.side)
    group, spot = _damaged(stock, attempt, where, books.side)
    tried = marked(books, Mark.TRIED, group, spot)
    # Repairs come before the raids of the phase, so a group that was hit in it has missed them.
    hit = marked(books, Mark.DOWNED, group, spot)
    if hit and tries[group, spot] + tried + hit >= stock[group, spot]:
        sentence = f"{group.name} at {spot.base} was hit in this phase; repairs came before."
        advice = "It may try in the next own turn."
        raise BadInput(Fault(sentence, f"{where}.card", attempt.card, advice, "AIR-02"))
    if tries[group, spot] + tried >= stock[group, spot]:
        sentence = f"{group.name} tried already in this turn: {spot.name}."
        raise BadInput(Fault(sentence, f"{where}.card", attempt.card, "Leave it out.", "AIR-02"))
    return group, spot


def _damaged(stock: Stock, attempt: RepairAttempt, where: str, side: SideId) -> Lying:
    """The inoperable groups that are meant, though operable ones may lie beside them."""
    waiting = {lying: n for lying, n in stock.items() if lying[1].state in _NOT_READY and n}
    field = f"{where}.card"
    try:
        # Looked for among the inoperable first, since operable ones of the type may share the base.
        return find_lying(waiting, attempt.card, attempt.box, field, side)
    except BadInput:
        group, spot = find_lying(stock, attempt.card, attempt.box, field, side)
    sentence = f"{group.name} needs no repair: {spot.name}."
    raise BadInput(Fault(sentence, f"{where}.box", attempt.box, case="AIR-02"))


def _outcome(books: Books, attempt: RepairAttempt, lying: Lying, where: str) -> tuple[bool, Step]:
    """Whether the attempt succeeds, and its line."""
    group, spot = lying
    place = spot.base or "off the map"
    drm, drm_text = _modifier(books, group.air_nation)
    # What is entered wins; the die is then only shown beside it.
    if attempt.result is not Success.CHART:
        success, text, case = attempt.result is Success.YES, "as entered", "AIR-02"
        text = f"die {attempt.die}{drm_text}, {text}" if attempt.die else text
    elif not attempt.die:
        sentence = f"{group.name}, {place}: no die and no result."
        advice = "Roll for each group, or enter whether it is repaired."
        raise BadInput(Fault(sentence, f"{where}.die", "0", advice, "AIR-02", missing=True))
    else:
        entry = _charted(books, attempt, lying, drm, where)
        success, text, case = entry == Success.YES, f"die {attempt.die}{drm_text}", OWN_COPY
    became = "operable" if success else "stays inoperable"
    return success, Step(f"{group.name}, {place}", became, text, case)


def _charted(books: Books, attempt: RepairAttempt, lying: Lying, drm: int, where: str) -> str:
    roll, words = attempt.die + drm, _line_names(books, lying)
    return from_chart(books, CHART, attempt.line, roll, words, where, "AIR-02")


def _line_names(books: Books, lying: Lying) -> tuple[str, ...]:
    """What a chart may call the line of a group: by nation, by aircraft or by kind, in turn."""
    group, _ = lying
    return (group.air_nation, group.nation, group.aircraft, kind_of(books, group.aircraft))


def _looked_up(books: Books, attempt: RepairAttempt, lying: Lying) -> tuple[ChartEntry, ...]:
    """The result that is entered of a die, where the player's chart has none."""
    if not attempt.die or attempt.result is Success.CHART:
        return ()
    drm, _ = _modifier(books, lying[0].air_nation)
    chart, names = charts()[CHART], _line_names(books, lying)
    return lacking(books, chart, attempt.line, attempt.die + drm, names, attempt.result)


def _warnings(books: Books, attempt: RepairAttempt, lying: Lying, where: str) -> Iterator[Fault]:
    """That the player's chart says another result of the die than is entered."""
    if attempt.die and attempt.result is not Success.CHART:
        drm, _ = _modifier(books, lying[0].air_nation)
        field = f"{where}.result"
        yield from contradictions(
            lambda: _charted(books, attempt, lying, drm, where), attempt.result, field, "AIR-02"
        )


def _modifier(books: Books, nation: AirNation) -> tuple[int, str]:
    """What is added to the die: the Soviets ignore it in the first year (AIR-02)."""
    tables = books.tables
    first, last = (tables.text(f"air.repair.ignored_{end}") for end in ("first", "last"))
    if nation is not AirNation.SOVIET or first <= books.turn <= last:
        return 0, ""
    drm = tables.whole("air.repair.ignored")
    return drm, f" {signed(drm)}"


# -------------------------------------------------------------------------------- capacity


def attempts_at(books: Books, base: str) -> int:
    """How many groups tried at a base in this player turn."""
    return counted_so_far(books, done_key(books.turn, books.side, _ATTEMPTS), base)


def _attempt_facts(books: Books, tries: Counter[Lying]) -> tuple[Fact, ...]:
    key = done_key(books.turn, books.side, _ATTEMPTS)
    return tuple(
        fact
        for base, number in _by_base(tries).items()
        for fact in enter(books, Subject.DONE, key, base, attempts_at(books, base) + number)
    )


def _by_base(tries: Counter[Lying]) -> Counter[str]:
    found: Counter[str] = Counter()
    for (_, spot), number in tries.items():
        if spot.base:
            found[spot.base] += number
    return found


def _over_capacity(books: Books, tries: Counter[Lying]) -> Iterator[Fault]:
    for name, number in _by_base(tries).items():
        may = _may_try(books, name)
        before = attempts_at(books, name)
        # Where nobody knows the capacity nothing is refused: the player judges.
        if may is not None and number + before > may:
            earlier = f", {before} tried already" if before else ""
            sentence = f"{counted(may, 'group')} may try at {name} in a turn{earlier}."
            yield Fault(sentence, "attempts", str(number), "Leave others out.", "AIR-08")


def _may_try(books: Books, name: str) -> int | None:
    """How many groups may try at a base; None where the books do not know."""
    base = base_named(books, books.side, name)
    try:
        return None if base is None else capacity_of(books, base)
    except BadInput:
        return None


def left_to_try(books: Books) -> list[tuple[GroupType, Spot, int]]:
    """The groups that have not tried yet and may, by type and place."""
    found = []
    room: dict[str, int | None] = {}
    for (group, spot), number in sorted(held(books, books.side).items()):
        if spot.state not in _NOT_READY:
            continue
        # What was hit in this phase has missed the attempt, which comes first (SOP-03).
        done = (marked(books, mark, group, spot) for mark in (Mark.TRIED, Mark.DOWNED))
        left = number - sum(done)
        if spot.base:
            if spot.base not in room:
                may = _may_try(books, spot.base)
                room[spot.base] = None if may is None else may - attempts_at(books, spot.base)
            free = room[spot.base]
            # Where nobody knows how many may try, every group is proposed, for the player to judge.
            if free is not None:
                # One base may have groups of several types, which share its room.
                left = max(min(left, free), 0)
                room[spot.base] = free - left
        if left:
            found.append((group, spot, left))
    return found
