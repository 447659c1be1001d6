"""Replacement points for use from a later turn, of change, breakout and disbanding."""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, Subject, UnitId, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import income, waiting
from oobmgr.games.europa.acting import IS, Why, named, told_together, units_told
from oobmgr.games.europa.actions.replacements.change_due import Bounded, bounded
from oobmgr.games.europa.actions.units import choose, nobody
from oobmgr.games.europa.entered import done, was_done
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.replacements.losses import change_of
from oobmgr.games.europa.replacements.permission import Formation
from oobmgr.games.europa.replacements.points import (
    POINT_ALIASES,
    DisbandPoints,
    DisbandPointsInputs,
    PendingPointsUsableInputs,
    PendingSource,
    PointKind,
    disband_points,
    pending_points_usable,
)
from oobmgr.games.europa.replacements.schedule import side_of
from oobmgr.games.europa.replacements.unit_prices import (
    armor_formation,
    cadre_strength,
    strength_at,
)
from oobmgr.games.europa.turns import CALENDAR, FIRST_TURN
from oobmgr.games.europa.unit_class import is_division, listed_as
from oobmgr.games.europa.words import (
    COMBAT,
    EXPLOITATION,
    GERMANY,
    INITIAL,
    MOVEMENT,
    NATIONS,
    REPLACEMENT_GOODS,
    SIDE_NAMES,
    SOVIET,
    SOVIET_UNION,
    UNIT_NATION_ALIASES,
    SideName,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import choice_told, count_told, text_told
from oobmgr.rules.inputs import told
from oobmgr.rules.picking import Picking, UnitChoice, UnitPrice

_NOTHING = Fault("Nothing is entered.", "points", "0", "Enter how many.", missing=True)


class Reason(StrEnum):
    """Why points are credited."""

    CHANGE = "change"
    BREAKOUT = "breakout"


@dataclass(frozen=True)
class CreditInputs:
    """Points that come back for losses above a requirement, or for a breakout."""

    nation: str = told(
        "The nation that gets them.",
        default=GERMANY,
        choices=NATIONS,
        aliases=UNIT_NATION_ALIASES,
        case="REP-14",
        label="Nation",
    )
    kind: PointKind = choice_told(
        "The kind of points.", "CHG-05", PointKind.INFANTRY, POINT_ALIASES, label="Points"
    )
    points: int = count_told("How many.", "CHG-01", unit="points", label="How many")
    reason: Reason = choice_told("What brings them.", "REP-13", Reason.CHANGE, label="From")
    note: str = text_told("Which combat or pocket.", label="Combat or pocket")


@dataclass(frozen=True)
class Credit:
    """Points of a nation, and the game turn from which they can be used."""

    nation: str = told("The nation.")
    kind: PointKind = told("The kind of points.")
    points: int = told("How many.", unit="points")
    usable_from: TurnCode = told("The first game turn in which they can be used.")


def propose_credit(books: Books) -> CreditInputs:
    """The form as it opens, for the chief nation of the present side."""
    return CreditInputs(nation=SOVIET_UNION if books.side == SOVIET else GERMANY)


@action(
    "REP-13 CHG-08 ISO-06 CHG-01 ISO-05",
    phases=(INITIAL, MOVEMENT, COMBAT, EXPLOITATION),
    title="Points for later",
    name="credit_points",
    propose=propose_credit,
    group="Replacements",
)
def plan_credit(books: Books, inputs: CreditInputs) -> ActionPlan:
    """Credit replacement points of change or of a breakout; they can be used later."""
    side = SideName(side_of(inputs.nation))
    asked = PendingPointsUsableInputs(books.turn, _source(books, inputs), side, books.options)
    found = pending_points_usable(asked, books.tables)
    credit = Credit(inputs.nation, inputs.kind, inputs.points, found.result)
    points = counted(inputs.points, f"{inputs.kind} point")
    note = f", {inputs.note}" if inputs.note else ""
    due = bounded(books, inputs.nation, inputs.points) if _of_combat(books, inputs) else Bounded()
    return ActionPlan(
        f"{inputs.reason.capitalize()}: {inputs.points} {inputs.kind} for {inputs.nation}{note}",
        f"{points} for {inputs.nation}, usable from {CALENDAR.label(credit.usable_from)}.",
        Ruling(credit, found.working, found.notes),
        postings=credited(credit, _origin(books, inputs)),
        warnings=(*_too_soon(books, inputs), *_many(inputs), *due.warnings),
        refusals=(
            *(() if inputs.points else (_NOTHING,)),
            *_wrong_kind(inputs),
            *due.refusals,
        ),
    )


def _many(inputs: CreditInputs) -> Iterator[Fault]:
    """A question about more points than a turn brings."""
    if inputs.points > FEW:
        sentence = f"{counted(inputs.points, f'{inputs.kind} point')} at once."
        yield Fault(sentence, "points", str(inputs.points), "Check the figure again.").question()


def _too_soon(books: Books, inputs: CreditInputs) -> Iterator[Fault]:
    """Warns of change before any unit can have fought, and of breakouts that nobody made."""
    if inputs.reason is Reason.CHANGE and books.phase == INITIAL:
        sentence = "Change comes from combat, and none is fought before the Movement Phase."
        advice = "Post it all the same if it was missed earlier."
        yield Fault(sentence, "reason", str(inputs.reason), advice, "CHG-01")
    side = side_of(inputs.nation)
    # A breakout posts its points itself: entered here as well, they would come twice.
    if inputs.reason is Reason.BREAKOUT and not was_done(books, "breakout", side):
        sentence = f"The books show no breakout of the {SIDE_NAMES[side]} side in this turn."
        advice = "Post it under Breakout, which credits the points; or this, if it was missed."
        yield Fault(sentence, "reason", str(inputs.reason), advice, "ISO-06")


def _wrong_kind(inputs: CreditInputs) -> Iterator[Fault]:
    """Refuses kinds of points that a breakout, or change, does not bring."""
    # ISO-05: whatever breaks out, armor and guns too, comes back as infantry.
    if inputs.reason is Reason.BREAKOUT and inputs.kind is not PointKind.INFANTRY:
        sentence = "A breakout brings infantry points only."
        yield Fault(sentence, "kind", str(inputs.kind), "Choose infantry.", "ISO-05")
    # CHG-05: what comes back is armor as far as armor was lost unasked, and else infantry, whatever
    # was lost.
    if inputs.reason is Reason.CHANGE and inputs.kind is PointKind.ARTILLERY:
        sentence = "Change brings armor and infantry points only."
        yield Fault(sentence, "kind", str(inputs.kind), "Choose one of these.", "CHG-05")


def _of_combat(books: Books, inputs: CreditInputs) -> bool:
    """Whether points are change of combat in this turn; change missed earlier is not bounded."""
    return inputs.reason is Reason.CHANGE and books.phase != INITIAL


def _source(books: Books, inputs: CreditInputs) -> PendingSource:
    """The rule that decides when they can be used; the side that plays its turn attacks."""
    if inputs.reason is Reason.BREAKOUT:
        return PendingSource.BREAKOUT
    # EU-CF-52: by option points of change serve in the owner's next Initial Phase. For a defender
    # who plays second that may come in this very game turn.
    attacks = side_of(inputs.nation) == books.side
    return PendingSource.CHANGE_ATTACKER if attacks else PendingSource.CHANGE_DEFENDER


def _origin(books: Books, inputs: CreditInputs) -> Account:
    """Where the points come from; change is kept by turn, so that its sum can be bounded."""
    side = side_of(inputs.nation)
    if inputs.reason is Reason.CHANGE:
        return change_of(side, inputs.nation, books.turn)
    return income(side, str(inputs.reason))


def credited(credit: Credit, source: Account) -> tuple[Posting, ...]:
    """The postings of a credit: from where points come to where they wait."""
    # They wait in an account of the turn, so that nobody spends them before.
    side = side_of(credit.nation)
    target = waiting(side, credit.nation, credit.usable_from)
    return transfer(source, target, REPLACEMENT_GOODS[credit.kind], credit.points)


ACTION = "disband"


_MOTORISED = "motorized"
_OTHER = Why(
    (IS, "not of those that are disbanded"), "Pick the divisions from before the war.", "DIS-01"
)


@dataclass(frozen=True)
class DisbandInputs:
    """The divisions that are disbanded."""

    units: tuple[int, ...] = units_told("Divisions that are disbanded.", label="Disbanded")


def disbands_now(books: Books) -> bool:
    """Whether it is the turn in which the Soviets disband (DIS-01)."""
    return books.side == SOVIET and books.turn == books.tables.text("replacements.disband.turn")


def left_to_disband(books: Books) -> tuple[UnitState, ...]:
    """The Soviet tank and mechanised divisions that started the game and are left."""
    return tuple(
        unit
        for unit in books.units()
        if unit.side == SOVIET
        and unit.nation == SOVIET_UNION
        and unit.status is UnitStatus.ON_MAP
        # Divisions that came later are not of those that the rule disbands.
        and unit.arrival <= FIRST_TURN
        and _of_that_kind(books, unit)
    )


def _of_that_kind(books: Books, unit: UnitState) -> bool:
    """Whether a unit is a division that the campaign disbands (DIS-01)."""
    # EU-CF-73 leaves open which divisions are meant, so the campaign chooses.
    taken = chosen(books.options, "disbanded")
    # By option cadres stay, and only whole divisions are disbanded.
    if taken == "whole" and unit.reduced:
        return False
    motorised = listed_as(unit.type, "cm", books.tables) == _MOTORISED
    if taken == "motorised" and motorised and is_division(unit, books.tables):
        return True
    return armor_formation(unit, books.tables) is Formation.DIVISION


def _choices(books: Books) -> dict[UnitId, UnitChoice]:
    """The divisions that are left, each with the armor points that it brings."""
    good = REPLACEMENT_GOODS[PointKind.ARMOR]
    return {
        unit.id: UnitChoice(
            "cadre" if unit.reduced else "division",
            # Each brings its attack strength as it is now: a cadre only that of a cadre (DIS-01).
            UnitPrice(Fraction(strength_at(unit, unit.steps_left)), good, "DIS-01"),
        )
        for unit in left_to_disband(books)
    }


@action(
    "DIS-01..02",
    phases=(INITIAL,),
    title="Disband divisions",
    propose=lambda books: DisbandInputs(tuple(unit.id for unit in left_to_disband(books))),
    offered=disbands_now,
    not_now=Fault("Only the Soviets disband divisions, in one turn of the game."),
    tab="Disband",
    link="Disband",
    picking=Picking({"units": "disbanded"}, _choices),
    group="Replacements",
)
def plan_disband(books: Books, inputs: DisbandInputs) -> ActionPlan:
    """Disband the tank and mechanised divisions from before the war for armor points."""
    group = choose(books, inputs.units)
    units = group.able
    strengths = tuple(strength_at(unit, unit.steps_left) for unit in units)
    ruling = disband_points(DisbandPointsInputs(books.turn, strengths), books.tables)
    divisions = counted(len(units), "division")
    # The sum of dozens of divisions says only how many they are.
    working = tuple(
        replace(line, arithmetic=divisions) if line.kind is StepKind.SUM else line
        for line in ruling.working
    )
    usable = ruling.result.usable
    when = f", usable from {CALENDAR.label(usable)}" if usable else ""
    return ActionPlan(
        f"Disbanded {divisions}",
        f"{divisions} for {counted(ruling.result.armor, 'armor point')}{when}.",
        Ruling(ruling.result, working),
        postings=_postings(units, ruling.result),
        facts=tuple(
            Fact(Subject.UNIT, str(unit.id), "status", str(unit.status), UnitStatus.DEAD)
            for unit in units
        )
        + done(books, ACTION),
        warnings=_left_out(books, inputs),
        refusals=group.refusals
        + _unknown(units)
        + _not_now(books)
        + told_together((unit, _OTHER) for unit in units if not _of_that_kind(books, unit))
        + nobody(len(inputs.units), len(units), group, advice="Pick the divisions."),
    )


def _postings(units: tuple[UnitState, ...], result: DisbandPoints) -> tuple[Posting, ...]:
    # Out of its turn nothing comes of it; it is refused by name.
    if result.usable is None:
        return ()
    points = Credit(SOVIET_UNION, PointKind.ARMOR, result.armor, result.usable)
    found = list(credited(points, income(SOVIET, "disbanding")))
    for unit in units:
        dead = Account(Place.DEAD, unit.side)
        found += transfer(unit_account(unit.side, unit.id), dead, STEP, unit.steps_left)
    return tuple(found)


def _left_out(books: Books, inputs: DisbandInputs) -> tuple[Fault, ...]:
    # Told and not refused: which divisions are from before the war the books cannot know for sure
    # (EU-CF-73).
    left = [unit for unit in left_to_disband(books) if unit.id not in inputs.units]
    if not left:
        return ()
    who = counted(len(left), "division of before the war is", "divisions of before the war are")
    return (Fault(f"{who} left out.", "units", str(left[0].id), case="DIS-01"),)


def _unknown(units: tuple[UnitState, ...]) -> tuple[Fault, ...]:
    """Cadres whose strength is not in the books."""
    sentence = "is a cadre without ratings in the books."
    advice = "Enter the trait cadre of the unit, such as 2-8."
    return tuple(
        Fault(sentence, named(unit), str(unit.id), advice, "DIS-01")
        # Without its strength on the counter a cadre would bring nothing.
        for unit in units
        if unit.reduced and cadre_strength(unit) is None
    )


def _not_now(books: Books) -> tuple[Fault, ...]:
    if disbands_now(books):
        return ()
    when = CALENDAR.label(CALENDAR.parse(books.tables.text("replacements.disband.turn")))
    return (Fault(f"Only the Soviets disband, in {when}.", "turn", case="DIS-01"),)
