"""Goods received, spent, lost, moved and converted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from oobmgr.domain.accounts import Account, GoodId, Place, SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Posting, transfer
from oobmgr.domain.quantities import MINUS
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.own.actions import inputs as made
from oobmgr.games.own.description.description import DescribedRate, Description
from oobmgr.games.own.limits import beyond
from oobmgr.games.own.options import ENTRIES_FOR, PLAYING_SIDE
from oobmgr.games.own.sequence import phases_with
from oobmgr.games.own.tables import rate_path
from oobmgr.games.own.words import GOODS_CASE, MOVE_CASE, RATE_CASE, held_in, pool, sign_of
from oobmgr.rules.actions import Action, ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW

GROUP: Final = "Goods"
HOW_MUCH: Final = "Enter how much."


def goods_actions(told: Description) -> tuple[Action, ...]:
    """The forms about goods; none in a game without goods."""
    if not told.goods:
        return ()
    found = [
        _simple(told, "receive", "Receive", "Goods come in.", Place.INCOME),
        _simple(told, "spend", "Spend", "Goods are used up.", Place.SPENT),
        _simple(told, "lose", "Lose goods", "Goods are lost or captured.", Place.LOST),
    ]
    # Only with goods at places is there anywhere to move anything.
    if made.goods(told, at_places=True):
        found.append(_move(told))
    if told.rates:
        found.append(_convert(told))
    return tuple(found)


# ------------------------------------------------------------------- received, spent, lost


def _simple(told: Description, name: str, title: str, sentence: str, other: Place) -> Action:
    """A form that moves goods between a pool and the outside."""
    inputs = made.inputs_class(
        title.replace(" ", ""),
        made.choice("good", "What.", made.goods(told), GOODS_CASE),
        made.amount(GOODS_CASE),
        *made.place(told, "Where it is.", GOODS_CASE),
        made.side(told, GOODS_CASE),
        made.words("reason", "What for, or where from.", GOODS_CASE),
    )

    def plan(books: Books, given: Any) -> ActionPlan:  # noqa: ANN401 - inputs made above
        if given.amount is None:
            return made.unfinished(title, "amount", HOW_MUCH)
        return _simple_plan(told, books, given, title, other)

    return _action(told, name, title, sentence, inputs, plan, GOODS_CASE)


def _simple_plan(
    told: Description,
    books: Books,
    given: Any,  # noqa: ANN401 - inputs made for the form
    title: str,
    other: Place,
) -> ActionPlan:
    side = given.side or books.side
    place = getattr(given, "place", None) or ""
    name, sign = told.good(given.good).name, sign_of(told, given.good)
    faults = tuple(_misplaced(told, given.good, place))
    lies = pool(side, place)
    held = books.balance(lies, GoodId(given.good))
    incoming = other is Place.INCOME
    left = held + given.amount if incoming else held - given.amount
    # A wrong place has its own fault; how much lies there would say nothing.
    if left < 0 and not faults:
        faults = (_too_few(told, given.good, given.amount, held, place),)
    if incoming and not faults:
        # The limit counts what comes in alone: to spend must never be refused for it.
        faults = tuple(beyond(told, books, side, given.good, given.amount))
    faults = (*faults, *_barred(books, side))
    outside = _outside(other, side, books, given.reason)
    source, target = (outside, lies) if incoming else (lies, outside)
    where = f" at {told.place(place).name}" if place and not faults else ""
    working = (
        Step(f"{name}{where} before", held),
        Step(title, given.amount if incoming else -given.amount, given.reason, GOODS_CASE),
        Step(f"{name}{where} now", left, "", GOODS_CASE, StepKind.RESULT),
    )
    reason = f": {given.reason}" if given.reason else ""
    return ActionPlan(
        f"{title.removesuffix(' goods')} {given.amount} {sign}{where}{reason}",
        f"{told.side_name(side)} {_VERBS[other]} {given.amount} {sign}{where}.",
        Ruling(left, working),
        transfer(source, target, GoodId(given.good), given.amount),
        refusals=faults,
    )


_VERBS: Final = {Place.INCOME: "receives", Place.SPENT: "spends", Place.LOST: "loses"}


def _outside(other: Place, side: str, books: Books, reason: str) -> Account:
    if other is Place.SPENT:
        # By the phase, so that a report tells what was spent on what.
        return Account(other, SideId(side), books.phase)
    return Account(
        other,
        SideId(side),
        # A colon would be shown as the joint of two details.
        " ".join(reason.replace(":", " ").split()) if other is Place.LOST else "",
    )


def _barred(books: Books, side: str) -> tuple[Fault, ...]:
    """Why nothing is entered for this side now, where the campaign says so."""
    if side == books.side or books.options.get(ENTRIES_FOR) != PLAYING_SIDE:
        return ()
    message = "is not the side whose turn it is."
    return (Fault(message, "side", side, "Leave it blank, or change the option.", GOODS_CASE),)


def _misplaced(told: Description, good: str, place: str, where: str = "place") -> Iterator[Fault]:
    name = told.good(good).name
    if told.at_places(good) and not place:
        # The same good lies either at places or in one pool, never in both.
        yield Fault(f"{name} is kept at places.", where, advice="Say at which.", case=GOODS_CASE)
    elif place and not told.at_places(good):
        message = f"{name} is in one pool of the side, not at places."
        yield Fault(message, where, advice="Leave the place blank.", case=GOODS_CASE)


def _too_few(told: Description, good: str, wanted: int, held: int, place: str) -> Fault:
    sign = sign_of(told, good)
    where = f"At {told.place(place).name}" if place else "In the pool"
    message = f"{where} are {held} {sign}, not {wanted}."
    return Fault(
        message, "amount", str(wanted), f"Enter {held} or less." if held else "", GOODS_CASE
    )


# ------------------------------------------------------------------------------------ moved


def _move(told: Description) -> Action:
    """Goods from one place to another."""
    listed = made.places(told)
    inputs = made.inputs_class(
        "Move",
        made.choice("good", "What.", made.goods(told, at_places=True), MOVE_CASE),
        made.amount(MOVE_CASE),
        made.choice("source", "From where.", listed, MOVE_CASE),
        made.choice("target", "To where.", listed, MOVE_CASE, last=True),
        made.side(told, MOVE_CASE),
    )

    def plan(books: Books, given: Any) -> ActionPlan:  # noqa: ANN401 - inputs made above
        if given.amount is None:
            return made.unfinished("Move goods", "amount", HOW_MUCH)
        return _move_plan(told, books, given)

    return _action(
        told,
        "move",
        "Move goods",
        "Goods go from place to place.",
        inputs,
        plan,
        MOVE_CASE,
    )


def _move_plan(
    told: Description,
    books: Books,
    given: Any,  # noqa: ANN401 - inputs made for the form
) -> ActionPlan:
    side = given.side or books.side
    held = held_in(books, side, given.good, given.source)
    source, target = (told.place(one).name for one in (given.source, given.target))
    faults: tuple[Fault, ...] = ()
    if given.source == given.target:
        advice = "Choose another place."
        faults = (Fault("is where it is already.", "target", given.target, advice, MOVE_CASE),)
    elif given.amount > held:
        faults = (_too_few(told, given.good, given.amount, held, given.source),)
    faults = (*faults, *_barred(books, side))
    sign = sign_of(told, given.good)
    left = held - given.amount
    return ActionPlan(
        f"Move {given.amount} {sign} from {source} to {target}",
        f"{left} {sign} stay at {source}.",
        Ruling(
            given.amount,
            (
                Step(f"At {source}", held),
                Step("Moved", -given.amount, "", MOVE_CASE),
                Step(f"Left at {source}", left, f"{held} {MINUS} {given.amount}", MOVE_CASE,
                     StepKind.RESULT),
            ),
        ),
        transfer(
            pool(side, given.source), pool(side, given.target), GoodId(given.good), given.amount
        ),
        refusals=faults,
    )  # fmt: skip


# -------------------------------------------------------------------------------- converted


def _convert(told: Description) -> Action:
    """Goods made into others, at a rate of the description."""
    rates = {rate.id: rate for rate in told.rates}
    names = {rate.id: rate.name for rate in told.rates}
    inputs = made.inputs_class(
        "Convert",
        made.choice("rate", "At which rate.", names, RATE_CASE),
        made.number("times", "How many times.", FEW, RATE_CASE),
        *made.place(told, "Where, for goods kept at places.", RATE_CASE),
        made.side(told, RATE_CASE),
    )

    def plan(books: Books, given: Any) -> ActionPlan:  # noqa: ANN401 - inputs made above
        if given.times is None:
            return made.unfinished("Convert", "times", "Enter how many times.")
        return _convert_plan(told, rates[given.rate], books, given)

    return _action(
        told,
        "convert",
        "Convert",
        "Goods are made into others.",
        inputs,
        plan,
        RATE_CASE,
    )


def _convert_plan(
    told: Description,
    rate: DescribedRate,
    books: Books,
    given: Any,  # noqa: ANN401 - inputs made for the form
) -> ActionPlan:
    side, place = given.side or books.side, getattr(given, "place", None) or ""
    case = rate.rule or RATE_CASE
    outside = Account(Place.EXCHANGED, SideId(side))
    postings: list[Posting] = []
    working: list[Step] = []
    faults: list[Fault] = []
    for way, amounts in (("gives", rate.gives), ("makes", rate.makes)):
        for good in amounts:
            # From the tables and not from the rate, so that a house rule may change it.
            each = books.tables.whole(rate_path(rate, way, good))
            amount, sign = each * given.times, sign_of(told, good)
            # A rate may mix goods that lie at places with goods of the one pool.
            at = place if told.at_places(good) else ""
            if told.at_places(good) and not place:
                faults += _misplaced(told, good, place)
            lies = pool(side, at)
            if way == "gives":
                held = books.balance(lies, GoodId(good))
                # After the first fault no further one: it may follow from that.
                if amount > held and not faults:
                    faults.append(_too_few(told, good, amount, held, at))
                postings += transfer(lies, outside, GoodId(good), amount)
            else:
                # What is made may stand under a limit; what is given up may not.
                faults += beyond(told, books, side, good, amount) if not faults else ()
                postings += transfer(outside, lies, GoodId(good), amount)
            label = f"{'Given up' if way == 'gives' else 'Made'}: {told.good(good).name}"
            arithmetic = f"{given.times} × {each}"
            kind = StepKind.LINE if way == "gives" else StepKind.RESULT
            working.append(Step(label, f"{amount} {sign}", arithmetic, case, kind))
    made_of = ", ".join(str(step.value) for step in working if step.kind is StepKind.RESULT)
    return ActionPlan(
        f"{rate.name}: {made_of}",
        f"{told.side_name(side)} makes {made_of}.",
        Ruling(given.times, tuple(working)),
        tuple(postings),
        # Several goods of one rate may lack the same place, which is said once.
        refusals=(*dict.fromkeys(faults), *_barred(books, side)),
    )


def _action(
    told: Description,
    name: str,
    title: str,
    sentence: str,
    inputs: type[Any],
    plan: made.Plan,
    case: str,
) -> Action:
    return Action(
        name=name,
        title=title,
        sentence=sentence,
        phases=phases_with(told, name),
        inputs=inputs,
        plan=plan,
        propose=lambda _: inputs(),
        cases=(case,),
        tab=title,
        post_text="Post it",
        group=GROUP,
    )
