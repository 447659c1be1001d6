"""The income of a side in a turn, line by line: each says where it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.periods import PeriodTurns
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.own.description.description import DescribedIncome, Description
from oobmgr.games.own.limits import Receipt
from oobmgr.games.own.portion import PortionInputs, Rounding, portion
from oobmgr.games.own.tables import amount_path, factor_path
from oobmgr.games.own.words import INCOME_CASE, WEATHER_CASE, sign_of
from oobmgr.rules.books import Options
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class IncomeQuestion:
    """Whose income of which turn: the places that the side holds, the weather by zone."""

    side: str
    turn: TurnCode
    held: frozenset[str]
    weather: Mapping[str, str]
    options: Options


def income(
    told: Description, calendar: PeriodTurns, question: IncomeQuestion, tables: Tables
) -> Ruling[tuple[Receipt, ...]]:
    """What comes in (HB-02). `missing_weather` tells first what has to be known."""
    receipts: list[Receipt] = []
    working: list[Step] = []
    for line in lines_due(told, calendar, question.side, question.turn):
        for receipt, step in _line(told, line, question, tables):
            receipts.append(receipt)
            working.append(step)
    # Summed before what is nothing is left out: a good with no income shows a sum of 0.
    sums: dict[str, int] = {}
    for receipt in receipts:
        sums[receipt.good] = sums.get(receipt.good, 0) + receipt.amount
    results = (
        Step(told.good(good).name, total, "", INCOME_CASE, StepKind.RESULT)
        for good, total in sums.items()
    )
    return Ruling(tuple(one for one in receipts if one.amount), (*working, *results))


def lines_due(
    told: Description, calendar: PeriodTurns, side: str, turn: TurnCode
) -> tuple[DescribedIncome, ...]:
    """The lines of income of a side that come in in a turn."""
    return tuple(
        line
        for line in told.income
        # A line without a side is for every side.
        if line.side in {"", side}
        and (not line.since or calendar.parse(line.since) <= turn)
        and (not line.until or turn <= calendar.parse(line.until))
    )


def missing_weather(
    told: Description, calendar: PeriodTurns, question: IncomeQuestion
) -> tuple[Fault, ...]:
    """The zones whose weather the income asks for and nobody has entered."""
    needed: dict[str, str] = {}
    for line in lines_due(told, calendar, question.side, question.turn):
        if line.factors:
            # Only places that the side holds: the weather elsewhere changes nothing for it.
            zones = _places_held(line, question) if line.places else ("",)
            for place in zones:
                # By zone, once, with the first line that asks for it.
                needed.setdefault(told.place(place).zone if place else line.zone, line.name)
    label = calendar.label(question.turn)
    return tuple(
        Fault(
            f"{name} depends on the weather{f' in {zone}' if zone else ''}, which is not known.",
            "weather",
            advice=f"Enter the weather of {label} first.",
            case=WEATHER_CASE,
        )
        for zone, name in needed.items()
        if not question.weather.get(zone)
    )


def _places_held(line: DescribedIncome, question: IncomeQuestion) -> tuple[str, ...]:
    return tuple(place for place in line.places if place in question.held)


def _line(
    told: Description, line: DescribedIncome, question: IncomeQuestion, tables: Tables
) -> Iterator[tuple[Receipt, Step]]:
    """One line: once, or for each of its places that the side holds."""
    # A line without places comes in once, in whatever zone it names.
    if not line.places:
        yield _receipt(told, line, question, tables, "")
    for place in _places_held(line, question):
        yield _receipt(told, line, question, tables, place)


def _receipt(
    told: Description, line: DescribedIncome, question: IncomeQuestion, tables: Tables, place: str
) -> tuple[Receipt, Step]:
    weather = question.weather.get(told.place(place).zone if place else line.zone, "")
    amount = tables.whole(amount_path(line))
    label = f"{line.name}: {told.place(place).name}" if place else line.name
    arithmetic = ""
    # Kinds of weather that the line does not name leave the amount as it is.
    if line.factors and weather in line.factors:
        factor = Fraction(tables.number(factor_path(line, weather)))
        found = portion(
            PortionInputs(amount, factor, Rounding(line.rounding), question.options), tables
        )
        amount = found.result
        plain, comma, rounded = found.working[-1].arithmetic.partition(",")
        arithmetic = f"{plain} ({weather}){comma}{rounded}"
    elif line.factors:
        arithmetic = f"in {weather} as it is"
    # Where it lies is asked only of a good that lies at places.
    lies = (line.to or place) if told.at_places(line.good) else ""
    step = Step(
        label, f"{shown(amount)} {sign_of(told, line.good)}", arithmetic, line.rule or INCOME_CASE
    )
    return Receipt(line.good, amount, lies), step
