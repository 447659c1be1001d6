"""The losses of a battle or bombardment: met by picked units, and written into the books."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, UnitId, transfer
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import replacements_of, spent
from oobmgr.games.europa.acting import named
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
from oobmgr.games.europa.combat.fighters import Fighter, fighter
from oobmgr.games.europa.losses.tolls import Loss, Met, picked
from oobmgr.games.europa.replacements.losses import taken
from oobmgr.games.europa.replacements.points import PointKind
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import NATIONS, REPLACEMENT_GOODS, SIDE_NAMES, enemy
from oobmgr.rules.actions import StepChange
from oobmgr.rules.books import Books


@dataclass(frozen=True)
class Written:
    """What losses and what comes back for them write."""

    postings: tuple[Posting, ...] = ()
    facts: tuple[Fact, ...] = ()
    lines: tuple[Step, ...] = ()
    warnings: tuple[Fault, ...] = ()

    @classmethod
    def together(cls, *parts: Written) -> Written:
        """Several parts as one."""
        return cls(
            tuple(one for part in parts for one in part.postings),
            tuple(one for part in parts for one in part.facts),
            tuple(one for part in parts for one in part.lines),
            tuple(one for part in parts for one in part.warnings),
        )


def after_losses(
    books: Books, fighters: Iterable[Fighter], changes: Iterable[StepChange]
) -> tuple[Fighter, ...]:
    """The units that are left, as they stand after their losses."""
    # Read anew, because a cadre has other factors than the whole unit.
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
    # A unit may lose a step in the battle and the rest to enemy zones: the books see one change.
    first: dict[UnitId, StepChange] = {}
    for group in groups:
        for change in group:
            begun = first.get(change.unit.id, change)
            # The unit as it stood at first, and the steps as they are at last.
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
    return Step(named(unit), counted(gone, "step"), became, "LOS-04")


def write_change(books: Books, found: Met, place: str) -> Written:
    """Credit what comes back to a nation, by kind of points (CHG-01, CHG-05, CHG-08)."""
    if found.change is None or not found.change.points:
        return Written()
    # Lost without a word they would be missed later: the table may know whose they are.
    if found.nation not in NATIONS:
        sentence = f"{shown(found.change.points)} points come back to no nation of this game."
        return Written(warnings=(Fault(sentence, "nation", found.nation, case="CHG-01"),))
    parts = (
        _credited(
            books, CreditInputs(found.nation, kind, points, Reason.CHANGE, place or "a combat")
        )
        for kind, points in _by_kind(found)
    )
    return Written.together(*parts)


def _credited(books: Books, asked: CreditInputs) -> Written:
    # Through the action of the page, so that the turn from which they count is reckoned in one
    # place.
    plan = plan_credit(books, asked)
    text = f"{asked.nation}, usable from {CALENDAR.label(plan.ruling.result.usable_from)}"
    line = Step(f"{asked.kind.capitalize()} points back", asked.points, text, "CHG-08")
    return Written(plan.postings, lines=(line,))


def _by_kind(found: Met) -> Iterator[tuple[PointKind, int]]:
    if (change := found.change) is None:
        return
    for kind, points in ((PointKind.ARMOR, change.armor), (PointKind.INFANTRY, change.infantry)):
        if whole := int(points):
            yield kind, whole


def back_words(books: Books, found: Met) -> str:
    """What comes back and when, in a few words; empty where nothing does."""
    parts = [counted(points, f"{kind} point") for kind, points in _by_kind(found)]
    if not parts or found.nation not in NATIONS:
        return ""
    return _back_words(books, found.nation, parts)


def _back_words(books: Books, nation: str, parts: list[str]) -> str:
    usable = plan_credit(books, CreditInputs(nation, points=1)).ruling.result.usable_from
    return f"{' and '.join(parts)} for {nation} from {CALENDAR.label(usable)}"


def toll_of(books: Books, found: Met) -> Toll:
    """A side's losses as a screen shows them."""
    side = found.demand.side
    # A side that has too little loses all it has, and has met the result by that.
    all_of_it = found.all_lost and found.counted < found.demand.required
    return Toll(
        side=side,
        name=SIDE_NAMES[side],
        required=counted(found.demand.required, "factor"),
        counted="all it has" if all_of_it else shown(found.counted),
        met=found.enough,
        rule="a unit with AECA" if found.demand.armor else "",
        rule_met=found.armor_met,
        back=back_words(books, found),
        lost=loss_words(found.changes),
        case="LOS-01",
    )


def loss_words(changes: Iterable[StepChange]) -> tuple[str, ...]:
    """What becomes of each unit that loses something: ``3 infantry to cadre``."""
    return tuple(f"{named(one.unit)} {'to cadre' if one.steps_left else 'lost'}" for one in changes)


def side_words(side: SideId, changes: tuple[StepChange, ...]) -> str:
    """The losses of a side for the ledger: ``Axis lost 1 step``; empty for none."""
    own = [change for change in changes if change.unit.side == side]
    steps = sum(change.unit.steps_left - change.steps_left for change in own)
    return f"{SIDE_NAMES[side]} lost {counted(steps, 'step')}" if steps else ""


# ----------------------------------------------------------------------------- bombardment

_INFANTRY = REPLACEMENT_GOODS["infantry"]
_POINTS = "combat.bombardment.re.infantry_points"


@dataclass(frozen=True)
class Shelled:
    """What a result takes of the defender, and how he meets it."""

    changes: tuple[StepChange, ...] = ()
    toll: Toll | None = None
    lines: tuple[Step, ...] = ()
    postings: tuple[Posting, ...] = ()
    refusals: tuple[Fault, ...] = ()


@dataclass(frozen=True)
class Answer:
    """How the defender answers a result: units, or payment by a nation."""

    losses: tuple[Loss, ...] = ()
    pays: bool = False
    nation: str = ""

    @property
    def given(self) -> bool:
        """Whether anything is entered."""
        return bool(self.losses) or self.pays


def loss_of(result: str) -> LossResult | None:
    """The part of a result that costs the defender something; None where nothing does."""
    # By its beginning: the column that RE1R and C1R earn besides costs the defender nothing.
    if result.startswith(LossResult.RE):
        return LossResult.RE
    return LossResult.C if result.startswith(LossResult.C) else None


@dataclass(frozen=True)
class _Hex:
    """The units under fire, what the result asks of them, and what is lost of them."""

    asked: LossResult
    side: SideId
    nation: str
    defenders: tuple[Fighter, ...]
    lost: tuple[Fighter, ...]
    changes: tuple[StepChange, ...]

    @property
    def small(self) -> tuple[Fighter, ...]:
        """The units below division size, which go first."""
        return tuple(one for one in self.defenders if not one.division)

    @property
    def gone(self) -> Fraction:
        """The REs that are removed altogether."""
        pairs = zip(self.lost, self.changes, strict=True)
        # A division that becomes a cadre is still there: only what is gone counts by its REs.
        return sum((one.res for one, change in pairs if not change.steps_left), Fraction(0))


def shelled(books: Books, result: str, defenders: tuple[Fighter, ...], answer: Answer) -> Shelled:
    """Meet Re or C with what was picked (BMB-05, BMB-06, CHG-11)."""
    side = enemy(books.side)
    lost, changes, faults = picked(defenders, answer.losses, "losses")
    # A result that only shifts the column, or none, takes nobody.
    asked = loss_of(result)
    if asked is None:
        sentence = "This result costs the defender nothing."
        idle = Fault(sentence, "losses", "", "Leave the losses out.", "BMB-05")
        return Shelled(refusals=(*faults, idle) if answer.given else faults)
    nation = answer.nation or next((one.unit.nation for one in defenders), "")
    hex_ = _Hex(asked, side, nation, defenders, lost, changes)
    choice = _choice(answer, lost)
    ruling = bombardment_loss(_asked(books, hex_, choice), books.tables)
    needs, enough = _needed(books, hex_, choice)
    allowed = ruling.result.allowed
    if answer.given and not allowed:
        faults += (_not_so(asked, choice),)
    elif not enough:
        sentence = f"The {SIDE_NAMES[side]} side must lose {needs}."
        faults += (Fault(sentence, "losses", "", "Pick what is lost.", "BMB-05"),)
    words, back = _change(books, ruling.result, nation)
    nothing = counted(len(changes), "unit") if changes else "nothing picked"
    toll = Toll(
        side=side,
        name=SIDE_NAMES[side],
        required=needs,
        counted="paid" if answer.pays else nothing,
        met=enough and allowed and answer.given,
        back=words,
        lost=loss_words(changes),
        case="BMB-05",
    )
    return Shelled(
        changes,
        toll,
        (
            Step("Loss of the defender", kind=StepKind.HEADING),
            # Before anything is picked the ruling would explain a choice that nobody made.
            *(ruling.working if answer.given else ()),
            *back.lines,
        ),
        (*_paid(books, ruling.result, hex_), *back.postings),
        faults,
    )


def _choice(answer: Answer, lost: tuple[Fighter, ...]) -> LossChoice:
    if answer.pays:
        return LossChoice.PAY
    # One division among the picks makes it an answer by divisions: the rule tells the two apart.
    return LossChoice.DIVISION if any(one.division for one in lost) else LossChoice.UNITS


def _asked(books: Books, hex_: _Hex, choice: LossChoice) -> BombardmentLossInputs:
    # One at most is asked for; with two picked the check of the number refuses it.
    division = next((one for one in hex_.lost if one.division), None)
    pool = books.balance(replacements_of(hex_.side, hex_.nation), _INFANTRY)
    return BombardmentLossInputs(
        choice=choice,
        result=hex_.asked,
        small_units=bool(hex_.small),
        divisions=len(hex_.small) < len(hex_.defenders),
        infantry_pool=Fraction(pool),
        # A loss is the defender's: his defence factors, whole and as a cadre (CHG-11).
        full=division.df if division else Fraction(0),
        # Never above the full strength, which the rule would reject as bad input.
        cadre=min(division.next_df, division.df) if division else Fraction(0),
        isolated=division is not None and division.state is SupplyState.ISOLATED,
    )


def _needed(books: Books, hex_: _Hex, choice: LossChoice) -> tuple[str, bool]:
    """What the result asks for, in words, and whether the picks or the payment meet it."""
    tables = books.tables
    points = f"{tables.whole(_POINTS)} infantry points"
    cadre = hex_.asked is LossResult.C
    if choice is LossChoice.PAY:
        return points, True
    # RE falls on a division only where nothing smaller stands there; C on a division wherever one
    # does.
    if len(hex_.small) < len(hex_.defenders) and (cadre or not hex_.small):
        number = tables.whole("combat.bombardment.cadre.divisions")
        words = f"{counted(number, 'division')} to cadre"
        reduced = sum(1 for one in hex_.lost if one.division)
        return words if cadre else f"{points}, or {words}", reduced == number == len(hex_.lost)
    needed = tables.number(f"combat.bombardment.{'cadre' if cadre else 're'}.res")
    # They need not bring more than there is: all of them gone is enough.
    all_gone = bool(hex_.small) and len(hex_.lost) == len(hex_.small)
    return counted(int(needed), "RE"), hex_.gone >= needed or all_gone


def _not_so(asked: LossResult, choice: LossChoice) -> Fault:
    sentence = {
        LossChoice.PAY: (
            f"{asked} cannot be paid here: small units are there, or points are lacking."
        ),
        LossChoice.DIVISION: f"{asked} is not met by a division here: smaller units go first.",
        LossChoice.UNITS: f"{asked} is not met by small units here.",
    }[choice]
    # Whatever stands there: a cadre result is met by units alone.
    if asked is LossResult.C and choice is LossChoice.PAY:
        sentence = "C cannot be paid."
    case = "BMB-06" if asked is LossResult.RE else "BMB-05"
    return Fault(sentence, "losses", str(choice), "Meet it differently.", case)


def _paid(books: Books, result: object, hex_: _Hex) -> tuple[Posting, ...]:
    # Only a payment that stands is taken from the points.
    if not isinstance(result, PaidLoss) or not result.allowed:
        return ()
    # Booked as spent in this phase, so that the balance of the nation tells where they went.
    source, target = replacements_of(hex_.side, hex_.nation), spent(hex_.side, books.phase)
    return transfer(source, target, _INFANTRY, books.tables.whole(_POINTS))


def _change(books: Books, result: object, nation: str) -> tuple[str, Written]:
    """What comes back for a reduced division, in words and as it is written."""
    if not isinstance(result, ReducedLoss) or not result.allowed or not result.change:
        return "", Written()
    # The rule deducts two factors and one more, so nothing may be left of a small division
    # (CHG-11).
    points = int(result.change)
    asked = CreditInputs(nation, PointKind.INFANTRY, points, Reason.CHANGE, "bombardment")
    return _back_words(books, nation, [counted(points, "infantry point")]), _credited(books, asked)
