"""The losses of a battle: demanded of both sides, met by picked units, written into the books."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, UnitId
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.games.europa.actions.replacements.credit import CreditInputs, Reason, plan_credit
from oobmgr.games.europa.combat.battle_rows import Toll
from oobmgr.games.europa.combat.fighters import Fighter, fighter
from oobmgr.games.europa.losses.taking import taken
from oobmgr.games.europa.losses.tolls import Met
from oobmgr.games.europa.replacements.points import PointKind
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import NATIONS, SIDE_NAMES
from oobmgr.rules.actions import StepChange
from oobmgr.rules.books import Books


@dataclass(frozen=True)
class Written:
    """What losses and what comes back for them write."""

    postings: tuple[Posting, ...] = ()
    facts: tuple[Fact, ...] = ()
    lines: tuple[Step, ...] = ()
    warnings: tuple[Fault, ...] = ()


def after_losses(
    books: Books, fighters: Iterable[Fighter], changes: Iterable[StepChange]
) -> tuple[Fighter, ...]:
    """The units that are left, as they stand after their losses."""
    left = {change.unit.id: change.steps_left for change in changes}
    found = []
    for one in fighters:
        steps = left.get(one.unit.id, one.unit.steps_left)
        if steps == one.unit.steps_left:
            found.append(one)
        elif steps:
            found.append(fighter(books, replace(one.unit, steps_left=steps)))
    return tuple(found)


def together(*groups: tuple[StepChange, ...]) -> tuple[StepChange, ...]:
    """Several losses of the same units as one change each, from what they had at first."""
    first: dict[UnitId, StepChange] = {}
    for group in groups:
        for change in group:
            begun = first.get(change.unit.id, change)
            first[change.unit.id] = StepChange(begun.unit, change.steps_left)
    return tuple(first.values())


def write_losses(books: Books, changes: tuple[StepChange, ...], *, special: bool) -> Written:
    """Take the steps (SR-03); nothing where nobody loses any."""
    if not changes:
        return Written()
    found = taken(books, changes, counts=special)
    head = (Step("Losses", kind=StepKind.HEADING),)
    lines = tuple(_loss_line(change) for change in changes)
    return Written(found.postings, found.facts, (*head, *lines, *found.working), found.warnings)


def _loss_line(change: StepChange) -> Step:
    unit = change.unit
    gone = unit.steps_left - change.steps_left
    became = "to the dead pile" if not change.steps_left else "to cadre"
    label = f"{unit.designation} {unit.type}"
    return Step(label, counted(gone, "step"), became, "LOS-04")


def write_change(books: Books, found: Met, place: str) -> Written:
    """Credit what comes back to a nation, by kind of points (CHG-01, CHG-05, CHG-08)."""
    if found.change is None or not found.change.points:
        return Written()
    if found.nation not in NATIONS:
        sentence = f"{shown(found.change.points)} points come back to no nation of this game."
        return Written(warnings=(Fault(sentence, "nation", found.nation, case="CHG-01"),))
    postings: tuple[Posting, ...] = ()
    lines: tuple[Step, ...] = ()
    for kind, points in _by_kind(found):
        plan = plan_credit(
            books, CreditInputs(found.nation, kind, points, Reason.CHANGE, place or "a combat")
        )
        postings += plan.postings
        usable = CALENDAR.label(plan.ruling.result.usable_from)
        text = f"{found.nation}, usable from {usable}"
        lines += (Step(f"{str(kind).capitalize()} points back", points, text, "CHG-08"),)
    return Written(postings, (), lines)


def _by_kind(found: Met) -> Iterator[tuple[PointKind, int]]:
    change = found.change
    if change is None:
        return
    for kind, points in ((PointKind.ARMOR, change.armor), (PointKind.INFANTRY, change.infantry)):
        whole = int(points)
        if whole:
            yield kind, whole


def back_words(books: Books, found: Met) -> str:
    """What comes back and when, in a few words; empty where nothing does."""
    parts = [counted(points, f"{kind} point") for kind, points in _by_kind(found)]
    if not parts or found.nation not in NATIONS:
        return ""
    usable = plan_credit(books, CreditInputs(found.nation, points=1)).ruling.result.usable_from
    return f"{' and '.join(parts)} for {found.nation} from {CALENDAR.label(usable)}"


def toll_of(books: Books, found: Met) -> Toll:
    """A side's losses as a screen shows them."""
    side = found.demand.side
    return Toll(
        side,
        SIDE_NAMES[side],
        counted(found.demand.required, "factor"),
        "all it has" if found.all_lost and not _reaches(found) else shown(found.counted),
        found.enough,
        "a unit with AECA" if found.demand.armor else "",
        found.armor_met,
        back_words(books, found),
        loss_words(found.changes),
        "LOS-01",
    )


def _reaches(found: Met) -> bool:
    return found.counted >= found.demand.required


def loss_words(changes: Iterable[StepChange]) -> tuple[str, ...]:
    """What becomes of each unit that loses something: ``3 infantry to cadre``."""
    return tuple(
        f"{one.unit.designation} {one.unit.type} {'to cadre' if one.steps_left else 'lost'}"
        for one in changes
    )


def side_words(side: SideId, changes: tuple[StepChange, ...]) -> str:
    """The losses of a side for the ledger: ``Axis lost 1 step``; empty for none."""
    own = [change for change in changes if change.unit.side == side]
    steps = sum(change.unit.steps_left - change.steps_left for change in own)
    return f"{SIDE_NAMES[side]} lost {counted(steps, 'step')}" if steps else ""
