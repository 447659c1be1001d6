"""Count-ins, options, house rules, silenced warnings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import Draft
from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Subject, transfer
from oobmgr.domain.quantities import signed
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.rules.game import Option, OptionValue

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import CountIn, OverrideCell, SetOption, Silence


def plan_count_in(command: CountIn, books: BooksSnapshot) -> Draft:
    """Record what lies on the table; a difference becomes an adjustment with its reason."""
    goods = {good.id: good for good in books.game.goods}
    sides = {side.id for side in books.game.sides}
    if command.good not in goods or command.side not in sides or command.counted < 0:
        raise BadInput(
            Fault(
                "that cannot be counted in.",
                where="count-in",
                value=f"{command.side} {command.good} {command.counted}",
                advice=f"Sides: {', '.join(sorted(sides))}. Goods: {', '.join(sorted(goods))}. "
                "The number is at least 0.",
            )
        )
    pool = Account(Place.POOL, command.side, command.place_detail)
    booked = books.balance(pool, command.good)
    change = command.counted - booked
    good = goods[command.good]
    if change and not command.reason.strip():
        raise BadInput(
            Fault(
                f"the books hold {booked} {good.sign}, the table {command.counted}.",
                where="reason",
                advice="Give the reason of the difference.",
            )
        )
    adjusted = Account(Place.ADJUSTED, command.side)
    return Draft(
        title=f"Count-in: {good.name} on the table {command.counted}",
        sentence=command.reason if change else "Books and table agree.",
        postings=transfer(adjusted, pool, command.good, change),
        working=(
            Step("In the books", booked),
            Step("On the table", command.counted),
            Step("Adjustment", change, signed(change), kind=StepKind.RESULT),
        ),
    )


def plan_silence(command: Silence, books: BooksSnapshot) -> Draft:
    """Silence a kind of warning, or let it speak again."""
    old = books.fact(Subject.SILENCED, command.kind, "silent")
    new = True if command.silent else None
    verb = "Silenced" if command.silent else "Showing"
    return Draft(
        title=f"{verb} warnings: {command.kind.replace('_', ' ')}",
        facts=(Fact(Subject.SILENCED, command.kind, "silent", old, new),),
    )


def plan_set_option(command: SetOption, books: BooksSnapshot) -> Draft:
    """Change an option from now on."""
    option = {o.name: o for o in books.game.options}.get(command.name)
    if option is None:
        raise BadInput(
            Fault(
                f"{books.game.name} has no option {command.name!r}.",
                where="option",
                value=command.name,
            )
        )
    check_option(option, command.value)
    old = books.options[option.name]
    return Draft(
        title=f"Option {option.title}: {_shown(option, command.value)}",
        sentence=f"Was {_shown(option, old)}. {option.sentence}",
        facts=(Fact(Subject.OPTION, option.name, "value", old, command.value),),
    )


def check_option(option: Option, value: OptionValue) -> None:
    """Raise `BadInput` where the option cannot have this value."""
    if option.choices:
        allowed = [choice.value for choice in option.choices]
        good = any(value == choice and type(value) is type(choice) for choice in allowed)
        advice = f"Choose one of {', '.join(_plain(choice) for choice in allowed)}."
    else:
        good = isinstance(value, int) and not isinstance(value, bool) and value >= 0
        advice = "Enter a whole number of at least 0."
    if not good:
        raise BadInput(
            Fault(
                f"{_plain(value)!r} is no value of {option.name}.",
                where=option.name,
                value=_plain(value),
                advice=advice,
                case=option.case,
            )
        )


def read_option(option: Option, text: str) -> OptionValue:
    """An option's value as typed on the command line. Raises `BadInput`."""
    for choice in option.choices:
        if text.strip().casefold() == _plain(choice.value).casefold():
            return choice.value
    value: OptionValue = int(text) if text.strip().isdigit() else text
    check_option(option, value)
    return value


def _plain(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _shown(option: Option, value: OptionValue) -> str:
    return next((c.name for c in option.choices if c.value == value), _plain(value))


def plan_override(command: OverrideCell, books: BooksSnapshot) -> Draft:
    """Replace one number of the rules from now on."""
    cell = books.game.tables().cell(command.path)
    old = books.fact(Subject.OVERRIDE, command.path, "value")
    if command.value is not None:
        books.game.tables().with_overrides({command.path: command.value})
    new = command.value
    shown = new if new is not None else f"back to {cell.value}"
    return Draft(
        title=f"House rule: {command.path} {shown}",
        sentence=command.reason or f"The rules say {cell.value}.",
        facts=(Fact(Subject.OVERRIDE, command.path, "value", old, new),),
        working=(
            Step("By the rules", cell.value, case=cell.case),
            Step("From now on", new or cell.value),
        ),
    )
