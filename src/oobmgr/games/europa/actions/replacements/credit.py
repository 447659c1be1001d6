"""Replacement points that are credited for use from a later game turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Posting, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling
from oobmgr.games.europa.accounts import income, waiting
from oobmgr.games.europa.replacements.points import (
    POINT_ALIASES,
    PendingPointsUsableInputs,
    PendingSource,
    PointKind,
    pending_points_usable,
)
from oobmgr.games.europa.replacements.schedule import side_of
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import (
    COMBAT,
    EXPLOITATION,
    GERMANY,
    INITIAL,
    MOVEMENT,
    NATIONS,
    REPLACEMENT_GOODS,
    SOVIET,
    SOVIET_UNION,
    UNIT_NATION_ALIASES,
    SideName,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, count_told, text_told
from oobmgr.rules.inputs import told


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
    )
    kind: PointKind = choice_told(
        "The kind of points.", "CHG-05", PointKind.INFANTRY, POINT_ALIASES
    )
    points: int = count_told("How many.", "CHG-01", unit="points")
    reason: Reason = choice_told("What brings them.", "REP-13", Reason.CHANGE)
    note: str = text_told("Which combat or pocket.")


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
    "REP-13 CHG-08 ISO-06",
    phases=(INITIAL, MOVEMENT, COMBAT, EXPLOITATION),
    title="Points for later",
    name="credit_points",
    propose=propose_credit,
    tab="Points for later",
    group="Replacements",
)
def plan_credit(books: Books, inputs: CreditInputs) -> ActionPlan:
    """Credit replacement points of change or of a breakout; they can be used later."""
    found = pending_points_usable(
        PendingPointsUsableInputs(
            books.turn, _source(books, inputs), SideName(side_of(inputs.nation)), books.options
        ),
        books.tables,
    )
    credit = Credit(inputs.nation, inputs.kind, inputs.points, found.result.usable_from)
    points = counted(inputs.points, f"{inputs.kind} point")
    note = f", {inputs.note}" if inputs.note else ""
    return ActionPlan(
        f"{inputs.reason.capitalize()}: {inputs.points} {inputs.kind} for {inputs.nation}{note}",
        f"{points} for {inputs.nation}, usable from {CALENDAR.label(credit.usable_from)}.",
        Ruling(credit, found.working, found.notes),
        credited(credit, str(inputs.reason)),
        refusals=_refusals(inputs),
    )


def _source(books: Books, inputs: CreditInputs) -> PendingSource:
    """The rule that tells when they can be used; the side that plays its turn attacks."""
    if inputs.reason is Reason.BREAKOUT:
        return PendingSource.BREAKOUT
    attacks = side_of(inputs.nation) == books.side
    return PendingSource.CHANGE_ATTACKER if attacks else PendingSource.CHANGE_DEFENDER


def credited(credit: Credit, why: str) -> tuple[Posting, ...]:
    """The postings of a credit: from an income of that name to where points wait."""
    side = side_of(credit.nation)
    source = income(side, why)
    target = waiting(side, credit.nation, credit.usable_from)
    return transfer(source, target, REPLACEMENT_GOODS[credit.kind], credit.points)


def _refusals(inputs: CreditInputs) -> tuple[Fault, ...]:
    if inputs.points:
        return ()
    return (Fault("Nothing is entered.", "points", "0", "Enter how many."),)
