"""Count-ins, options, house rules, silenced warnings."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import Draft
from oobmgr.campaign.naming import account_name
from oobmgr.domain.accounts import UNPLACED, Account, Place
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Subject, transfer
from oobmgr.domain.quantities import MINUS, NOT_ENTERED, shown
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.unit_texts import text_faults
from oobmgr.rules.books import OptionValue
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.options import Option
from oobmgr.rules.tables import cell_name, value_in_words, value_shown

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import CountIn, OverrideCell, SetOption, Silence
    from oobmgr.rules.pools import AskedStock, Pool

MOST_COUNTED = 99_999
"""More points than any pool of any game holds: a larger number is a slip of the keys."""


def plan_count_in(command: CountIn, books: BooksSnapshot) -> Draft:
    """Record what lies on the table; a difference becomes an adjustment with its reason."""
    kind, pool = _pool(command, books)
    booked = books.balance(pool, command.good)
    # What nobody entered yet is no difference: it is what lies there at the start.
    if kind.asked is not None and {pool, kind.account} & {*kind.waiting(books)}:
        return _first_count(command, books, pool, kind.asked)
    change = command.counted - booked
    good = next(good for good in books.game.goods if good.id == command.good)
    unexplained = Fault(
        f"the books hold {booked} {good.sign}, the table {command.counted}.",
        where="reason",
        advice="Give the reason for the difference.",
    )
    difference = f"{shown(command.counted)} {MINUS} {shown(booked)}"
    adjusted = Account(Place.ADJUSTED, command.side)
    account = account_name(pool, books.game, with_side=True)
    return Draft(
        title=f"Count: {account}, {command.counted} {good.sign} on the table",
        # Without a difference there is nothing to give a reason for, whatever was typed.
        sentence=command.reason.strip() if change else "Books and table agree.",
        postings=transfer(adjusted, pool, command.good, change),
        working=(
            Step("In the books", booked),
            Step("On the table", command.counted),
            Step("Adjustment", change, difference, kind=StepKind.RESULT),
        ),
        # A difference without a reason is what the journal could never explain later.
        refusals=(unexplained,) if change and not command.reason.strip() else (),
    )


def _first_count(command: CountIn, books: BooksSnapshot, pool: Account, asked: AskedStock) -> Draft:
    """What lies in a stock that was not entered before; it needs no reason."""
    good = next(good for good in books.game.goods if good.id == command.good)
    account = account_name(pool, books.game, with_side=True)
    start = Account(Place.OPENING, command.side, pool.detail)
    return Draft(
        title=f"Count: {account}, {command.counted} {good.sign} on the table",
        sentence=command.reason.strip() or "It was not entered before.",
        postings=transfer(start, pool, command.good, command.counted),
        facts=asked.entered(books, pool),
        working=(
            Step("In the books", NOT_ENTERED),
            Step("On the table", command.counted, kind=StepKind.RESULT),
        ),
    )


def _pool(command: CountIn, books: BooksSnapshot) -> tuple[Pool, Account]:
    """The pool that is counted, and its account at the place that is named."""
    if not 0 <= command.counted <= MOST_COUNTED:
        message = f"{command.counted} cannot be counted."
        advice = f"Enter a whole number, 0 to {MOST_COUNTED}."
        raise BadInput(Fault(message, where="counted", value=str(command.counted), advice=advice))
    # Only what lies on the table can be counted: special allotments and what is pending do not.
    pools = [p for p in books.game.pools if p.account.place == Place.POOL]
    for pool in pools:
        if (pool.account.side, pool.good) == (command.side, command.good):
            return pool, _at(command.place_detail.strip(), pool, books)
    sides = ", ".join(dict.fromkeys(p.account.side for p in pools))
    goods = ", ".join(dict.fromkeys(p.good for p in pools))
    asked, advice = f"{command.side} {command.good}", f"Sides: {sides}. Goods: {goods}."
    raise BadInput(Fault("that cannot be counted.", "count-in", asked, advice))


def _at(place: str, pool: Pool, books: BooksSnapshot) -> Account:
    """The account of a pool at a place; a place that the books know is written as they write it."""
    if place and not pool.spread:
        side = books.game.side(pool.account.side).name
        message = f"{pool.name} of the {side} side are in one pool, not at places."
        raise BadInput(Fault(message, "place", place, "Leave the place out."))
    if faults := tuple(text_faults(place, "place")):
        raise BadInput(*faults)
    if pool.places:
        return replace(pool.account, detail=_one_of(place, pool))
    held = (account for account in books.balances(pool.good) if pool.includes(account))
    known = dict.fromkeys((*held, *pool.waiting(books)))
    if not place:
        # Where a side has a single stock there is nothing to name.
        if pool.asked is not None and len(known) == 1:
            return next(iter(known))
        return replace(pool.account, detail=UNPLACED) if pool.spread else pool.account
    # Another spelling of a known place must not open a second pool beside it.
    same = (a for a in known if a.detail.casefold() == place.casefold())
    return next(same, replace(pool.account, detail=place))


def _one_of(place: str, pool: Pool) -> str:
    """The place among those at which a pool may lie. Raises `BadInput`."""
    for known in pool.places:
        if known.casefold() == place.casefold():
            return known
    message = f"{pool.name or pool.good} are not at any such place." if place else "is missing."
    raise BadInput(Fault(message, "place", place, f"Name one of {', '.join(pool.places)}."))


def plan_silence(command: Silence, books: BooksSnapshot) -> Draft:
    """Silence a kind of warning, or let it speak again."""
    old = books.fact(Subject.SILENCED, command.kind, "silent")
    # Taken away instead of set to false, so that the books hold no trace of a warning that speaks.
    new = True if command.silent else None
    kinds = books.game.warning_kinds
    # One that is silent may always speak again, even if the game no longer knows it.
    if command.kind not in kinds and old is None:
        message = f"there is no kind of warning {command.kind!r}."
        advice = did_you_mean(command.kind, kinds)
        raise BadInput(Fault(message, "silence", command.kind, advice))
    if old == new:
        raise BadInput(Fault("nothing would change.", where="silence", value=command.kind))
    verb = "Silenced" if command.silent else "Showing"
    return Draft(
        title=f"{verb} warnings: {command.kind.replace('_', ' ')}",
        facts=(Fact(Subject.SILENCED, command.kind, "silent", old, new),),
    )


def plan_set_option(command: SetOption, books: BooksSnapshot) -> Draft:
    """Change an option from now on."""
    option = books.game.options.get(command.name)
    if option is None:
        message = f"{books.game.name} has no option {command.name!r}."
        raise BadInput(Fault(message, "option", command.name))
    new = books.game.options.read(option.name, command.value)
    old = books.options[option.name]
    if new == old:
        raise BadInput(Fault("nothing would change.", where=option.name, value=_plain(new)))
    return Draft(
        title=f"Option {option.title}: {_setting(option, new)}",
        sentence=f"Was {_setting(option, old)}. {option.sentence}",
        facts=(Fact(Subject.OPTION, option.name, "value", old, new),),
    )


def _plain(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _setting(option: Option, value: OptionValue) -> str:
    return next((c.name for c in option.choices if c.value == value), _plain(value))


def plan_override(command: OverrideCell, books: BooksSnapshot) -> Draft:
    """Replace one number of the rules from now on, or give the rules' own number back."""
    cells = books.game.tables().cells
    cell = cells.get(command.path)
    if cell is None:
        message = f"there is no table cell {command.path!r}."
        advice = did_you_mean(command.path, cells)
        raise BadInput(Fault(message, "cell", command.path, advice))
    old = books.fact(Subject.OVERRIDE, command.path, "value")
    # Without a value the printed cell is wanted back; the comparison below then finds no house
    # rule.
    wanted = cell
    if command.value is not None:
        wanted = (
            # Through the tables, which read and check the text as they do for every campaign.
            books.game.tables().with_overrides({command.path: command.value}).cell(command.path)
        )
    # As it is saved, however it was typed; the rules' own value is not a house rule.
    new = None if wanted.value == cell.value else value_shown(wanted)
    if new == old:
        raise BadInput(Fault("nothing would change.", command.path, value_shown(wanted)))
    printed, now = value_in_words(cell), value_in_words(wanted)
    name = cell_name(cell, books.game.cases())
    return Draft(
        title=f"House rule: {name}, {'back to ' if new is None else ''}{now}",
        sentence=command.reason.strip() or f"The rules say {printed}.",
        facts=(Fact(Subject.OVERRIDE, command.path, "value", old, new),),
        working=(Step("By the rules", printed, case=cell.case), Step("From now on", now)),
    )
