"""What a described game answers of its books: stocks, places, the income to come."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.accounts import GoodId, Place
from oobmgr.domain.periods import PeriodTurns
from oobmgr.domain.rulings import StepKind
from oobmgr.games.own.actions.places import NOBODY
from oobmgr.games.own.actions.turn import income_question
from oobmgr.games.own.description.description import Description
from oobmgr.games.own.income import income, missing_weather
from oobmgr.games.own.words import ARRIVAL_CASE, INCOME_CASE, PLACE_CASE, holder_of, sign_of
from oobmgr.rules.books import Books
from oobmgr.rules.page_tables import SIDE_COLUMN, PageColumn, PageTable, TableRow
from oobmgr.rules.questions import NoWish, Question, plain_question


def questions_for(
    told: Description, calendar: PeriodTurns
) -> tuple[Question[NoWish, tuple[PageTable, ...]], ...]:
    """The question that the page of goods and places asks."""
    return (
        plain_question(
            "stores", "What is where, who holds what, what comes in.",
            lambda books: tuple(_tables(told, calendar, books)),
        ),
    )  # fmt: skip


def _tables(told: Description, calendar: PeriodTurns, books: Books) -> Iterator[PageTable]:
    if told.goods:
        yield _stock_table(told, books)
    if told.places:
        yield _place_table(told, books)
    if told.income:
        yield _income_table(told, calendar, books)
    if told.arrivals:
        yield _arrival_table(told, calendar, books)


def _stock_table(told: Description, books: Books) -> PageTable:
    return PageTable(
        "In the pools",
        (
            SIDE_COLUMN,
            PageColumn("Good", "What is kept."),
            PageColumn("Where", "The pool, or the place where it is."),
            PageColumn("Amount", "How much of it there is."),
        ),
        tuple(_stocks(told, books)),
        "The pools are empty.",
    )


def _place_table(told: Description, books: Books) -> PageTable:
    return PageTable(
        "Places",
        (
            PageColumn("Place", "A place of the game."),
            PageColumn("Held by", "The side that holds it."),
        ),
        tuple(_places(told, books)),
        "There are no places.",
        case=PLACE_CASE,
    )


def _income_table(told: Description, calendar: PeriodTurns, books: Books) -> PageTable:
    return PageTable(
        "Income",
        (
            SIDE_COLUMN,
            PageColumn("Line", "A line of the income."),
            PageColumn("Comes in", "How much comes in by it."),
        ),
        tuple(_income(told, calendar, books)),
        "Nothing comes in.",
        calendar.label(books.turn),
        INCOME_CASE,
    )


def _arrival_table(told: Description, calendar: PeriodTurns, books: Books) -> PageTable:
    return PageTable(
        "Arrivals to come",
        (
            PageColumn("Turn", "The turn of the arrival."),
            SIDE_COLUMN,
            PageColumn("What", "What arrives."),
            PageColumn("How much", "How much of it, and where."),
        ),
        tuple(_arrivals(told, calendar, books)),
        "Nothing more arrives.",
        case=ARRIVAL_CASE,
    )


def _stocks(told: Description, books: Books) -> Iterator[TableRow]:
    for side in told.sides:
        for good in told.goods:
            for account, amount in sorted(books.balances(GoodId(good.id)).items()):
                if account.place is Place.POOL and account.side == side.id:
                    where = told.place(account.detail).name if account.detail else "pool"
                    sign = sign_of(told, good.id)
                    yield TableRow((side.name, good.name, where, f"{amount} {sign}"))


def _places(told: Description, books: Books) -> Iterator[TableRow]:
    for place in told.places:
        holder = holder_of(books, place.id)
        yield TableRow((place.name, told.side_name(holder) if holder else NOBODY))


def _income(told: Description, calendar: PeriodTurns, books: Books) -> Iterator[TableRow]:
    for side in told.sides:
        question = income_question(told, books, side.id)
        # Without its weather an income is unknown, which is not the same as nothing.
        if missing := missing_weather(told, calendar, question):
            words = missing[0].message
            yield TableRow(
                (side.name, "", words, ""), "weather?", pressing=True, case=missing[0].case
            )
            continue
        for step in income(told, calendar, question, books.tables).working:
            if step.kind is StepKind.LINE:
                yield TableRow((side.name, step.label, str(step.value)))


def _arrivals(told: Description, calendar: PeriodTurns, books: Books) -> Iterator[TableRow]:
    due = [(calendar.parse(one.turn), one) for one in told.arrivals]
    for turn, one in sorted(due, key=lambda found: found[0]):
        # Those of this turn as well, which are brought in during it.
        if turn >= books.turn:
            what = one.name or told.good(one.good).name
            at = f" at {told.place(one.place).name}" if one.place else ""
            amount = f"{one.amount} {sign_of(told, one.good)}{at}"
            yield TableRow((calendar.short(turn), told.side_name(one.side), what, amount))
