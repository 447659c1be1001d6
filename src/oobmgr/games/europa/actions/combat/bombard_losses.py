"""What a bombardment costs the defender: REs, a division's strength, or points in their place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Posting, transfer
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.games.europa.accounts import replacements_of, spent
from oobmgr.games.europa.actions.combat.battle_losses import loss_words
from oobmgr.games.europa.actions.replacements.credit import CreditInputs, Reason, plan_credit
from oobmgr.games.europa.combat.battle_rows import Toll
from oobmgr.games.europa.combat.bombardment import (
    BombardmentLossInputs,
    LossChoice,
    LossResult,
    PaidLoss,
    ReducedLoss,
    bombardment_loss,
)
from oobmgr.games.europa.combat.fighters import Fighter
from oobmgr.games.europa.losses.tolls import Loss, picked
from oobmgr.games.europa.replacements.points import PointKind
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import REPLACEMENT_GOODS, SIDE_NAMES
from oobmgr.rules.actions import StepChange
from oobmgr.rules.books import Books

_INFANTRY = REPLACEMENT_GOODS["infantry"]


@dataclass(frozen=True)
class Shelled:
    """What a result takes of the defender, and how he meets it."""

    changes: tuple[StepChange, ...] = ()
    toll: Toll | None = None
    lines: tuple[Step, ...] = ()
    postings: tuple[Posting, ...] = ()
    refusals: tuple[Fault, ...] = field(default=())


@dataclass(frozen=True)
class Answer:
    """How the defender answers a result: units, or payment by a nation."""

    losses: tuple[Loss, ...] = ()
    pays: bool = False
    nation: str = ""


def loss_of(result: str) -> LossResult | None:
    """The part of a result that costs the defender something; None where nothing does."""
    if result.startswith(LossResult.RE):
        return LossResult.RE
    return LossResult.C if result.startswith(LossResult.C) else None


def shelled(
    books: Books, result: str, defenders: tuple[Fighter, ...], answer: Answer, side: SideId
) -> Shelled:
    """Meet Re or C with what was picked (BMB-05, BMB-06, CHG-11)."""
    lost, changes, faults = picked(defenders, answer.losses, "losses")
    asked = loss_of(result)
    if asked is None:
        return Shelled(refusals=(*faults, *_nothing_asked(answer)))
    nation = answer.nation or next((one.unit.nation for one in defenders), "")
    choice = _choice(answer, lost)
    ruling = bombardment_loss(
        _asked(books, asked, choice, defenders, lost, side, nation), books.tables
    )
    needs, enough = _needed(books, asked, choice, defenders, lost, changes)
    refusals = [*faults]
    if not ruling.result.allowed and (answer.losses or answer.pays):
        refusals.append(_not_so(asked, choice))
    elif not enough:
        sentence = f"{SIDE_NAMES[side]} must lose {needs}."
        refusals.append(Fault(sentence, "losses", "", "Pick what is lost.", "BMB-05"))
    postings = _paid(books, ruling.result, side, nation)
    back, more, lines = _change(books, ruling.result, nation)
    head = Step("Loss of the defender", kind=StepKind.HEADING)
    chosen = bool(answer.losses or answer.pays)
    toll = Toll(
        side,
        SIDE_NAMES[side],
        needs,
        _counted(answer, changes),
        met=enough and ruling.result.allowed and chosen,
        back=back,
        lost=loss_words(changes),
        case="BMB-05",
    )
    working = (head, *(ruling.working if chosen else ()), *lines)
    return Shelled(changes, toll, working, (*postings, *more), tuple(refusals))


def _choice(answer: Answer, lost: tuple[Fighter, ...]) -> LossChoice:
    if answer.pays:
        return LossChoice.PAY
    return LossChoice.DIVISION if any(one.division for one in lost) else LossChoice.UNITS


def _asked(
    books: Books,
    asked: LossResult,
    choice: LossChoice,
    defenders: tuple[Fighter, ...],
    lost: tuple[Fighter, ...],
    side: SideId,
    nation: str,
) -> BombardmentLossInputs:
    division = next((one for one in lost if one.division), None)
    return BombardmentLossInputs(
        choice,
        asked,
        any(not one.division for one in defenders),
        any(one.division for one in defenders),
        Fraction(books.balance(replacements_of(side, nation), _INFANTRY)),
        division.df if division else Fraction(0),
        min(division.next_df, division.df) if division else Fraction(0),
        division is not None and division.state is SupplyState.ISOLATED,
    )


def _needed(
    books: Books,
    asked: LossResult,
    choice: LossChoice,
    defenders: tuple[Fighter, ...],
    lost: tuple[Fighter, ...],
    changes: tuple[StepChange, ...],
) -> tuple[str, bool]:
    """What the result asks for, in words, and whether the picks or the payment meet it."""
    tables = books.tables
    small = [one for one in defenders if not one.division]
    divisions = len(defenders) - len(small)
    if choice is LossChoice.PAY:
        return f"{tables.whole('combat.bombardment.re.infantry_points')} infantry points", True
    reduce = divisions and (asked is LossResult.C or not small)
    if reduce:
        number = tables.whole("combat.bombardment.cadre.divisions")
        words = f"{counted(number, 'division')} to cadre"
        if asked is LossResult.RE:
            points = tables.whole("combat.bombardment.re.infantry_points")
            words = f"{points} infantry points, or {words}"
        return words, sum(1 for one in lost if one.division) == number == len(lost)
    group = "re" if asked is LossResult.RE else "cadre"
    needed = Fraction(tables.number(f"combat.bombardment.{group}.res"))
    gone = sum(
        (one.res for one, change in zip(lost, changes, strict=True) if not change.steps_left),
        Fraction(0),
    )
    all_gone = bool(small) and len(lost) == len(small)
    return counted(int(needed), "RE"), gone >= needed or all_gone


def _counted(answer: Answer, changes: tuple[StepChange, ...]) -> str:
    if answer.pays:
        return "paid"
    return counted(len(changes), "unit") if changes else "nothing picked"


def _nothing_asked(answer: Answer) -> Iterator[Fault]:
    if answer.losses or answer.pays:
        sentence = "This result costs the defender nothing."
        yield Fault(sentence, "losses", "", "Leave the losses out.", "BMB-05")


def _not_so(asked: LossResult, choice: LossChoice) -> Fault:
    sentence = {
        LossChoice.PAY: f"{asked} cannot be paid here: small units stand there, or points lack.",
        LossChoice.DIVISION: f"{asked} is not met by a division here: smaller units go first.",
        LossChoice.UNITS: f"{asked} is not met by small units here.",
    }[choice]
    if asked is LossResult.C and choice is LossChoice.PAY:
        sentence = "C cannot be paid."
    case = "BMB-06" if asked is LossResult.RE else "BMB-05"
    return Fault(sentence, "losses", str(choice), "Meet it differently.", case)


def _paid(books: Books, result: object, side: SideId, nation: str) -> tuple[Posting, ...]:
    if not isinstance(result, PaidLoss) or not result.allowed:
        return ()
    price = books.tables.whole("combat.bombardment.re.infantry_points")
    return transfer(replacements_of(side, nation), spent(side, books.phase), _INFANTRY, price)


def _change(
    books: Books, result: object, nation: str
) -> tuple[str, tuple[Posting, ...], tuple[Step, ...]]:
    """What comes back for a reduced division: in words, as postings, as lines."""
    if not isinstance(result, ReducedLoss) or not result.allowed or not result.change:
        return "", (), ()
    points = int(result.change)
    try:
        plan = plan_credit(
            books, CreditInputs(nation, PointKind.INFANTRY, points, Reason.CHANGE, "bombardment")
        )
    except (BadInput, KeyError):
        return "", (), ()
    usable = CALENDAR.label(plan.ruling.result.usable_from)
    text = f"{nation}, usable from {usable}"
    line = Step("Infantry points back", points, text, "CHG-08")
    words = f"{counted(points, 'infantry point')} for {nation} from {usable}"
    return words, plan.postings, (line,)


def factors_words(parts: list[Fraction]) -> str:
    """Factors as they are added."""
    return " + ".join(shown(part) for part in parts)
