"""Reading a player's own chart by numbers: rolls beyond its ends, columns such as ``3-5``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.rules.books import Books
from oobmgr.rules.charts import ChartCopy, own_copy
from oobmgr.rules.nearest import did_you_mean, folded

_SPAN: Final = re.compile(r"([+\-−]?\d+)(?:\s*(?:-|–|to)\s*(\d+)|\s*(\+))?")


class ChartFields(NamedTuple):
    """The fields in which a player enters what a chart is asked: its result, and the column."""

    result: str
    column: str


def chart_entry(
    books: Books,
    chart: str,
    column: str,
    roll: int,
    fields: ChartFields,
    case: str,
    *,
    shift: int = 0,
) -> tuple[str, str]:
    """The entry of the player's chart and the column that it stands in.

    `column` is a name or a number; numbers beyond the columns use the outermost, and so do rolls.
    `shift` moves the column, right above 0. `fields` are told in what is raised.

    Raises:
        BadInput: The chart is not filled in, or has no such column or roll: the result is entered.
    """
    copy = own_copy(books, chart)
    shown = _shown_column(column, shift)
    if copy is None:
        raise _enter(
            f"Your chart is not filled in: column {shown}, roll {roll}.", fields.result, roll, case
        )
    found = _column(copy.columns, column)
    if found is None:
        advice = did_you_mean(column, copy.columns) or f"Known: {', '.join(copy.columns)}."
        message = f"Your chart has no column {column or '?'}."
        raise BadInput(Fault(message, fields.column, column, advice, case))
    at = max(0, min(found + shift, len(copy.columns) - 1))
    name = copy.columns[at]
    entry = copy.entry(_row(copy, roll), name)
    if not entry:
        raise _enter(
            f"Your chart says nothing: column {name}, roll {roll}.", fields.result, roll, case
        )
    return entry, name


def _shown_column(column: str, shift: int) -> str:
    if not shift:
        return column or "?"
    return f"{column or '?'}, {abs(shift)} {'right' if shift > 0 else 'left'}"


def _enter(sentence: str, where: str, roll: int, case: str) -> BadInput:
    return BadInput(Fault(sentence, where, str(roll), "Enter the result.", case))


def _column(columns: Sequence[str], wanted: str) -> int | None:
    """The place of a column by its name, or by a number that it spans; the ends go on."""
    by_name = {folded(name) or name: at for at, name in enumerate(columns)}
    exact = [at for at, name in enumerate(columns) if _plain(name) == _plain(wanted)]
    if exact:
        return exact[0]
    number = _number(wanted)
    if number is None:
        return by_name.get(folded(wanted)) if folded(wanted) else None
    spans = [(at, span) for at, name in enumerate(columns) if (span := _span(name))]
    if not spans:
        return None
    for at, (low, high) in spans:
        if low <= number <= high:
            return at
    below = [(low, at) for at, (low, _) in spans if low < number]
    return max(below)[-1] if below else min((low, at) for at, (low, _) in spans)[-1]


def _plain(name: str) -> str:
    return name.strip().replace("−", "-").removeprefix("+").casefold()


def _number(text: str) -> int | None:
    digits = _plain(text)
    return int(digits) if digits.removeprefix("-").isdecimal() else None


def _span(name: str) -> tuple[int, int] | None:
    found = _SPAN.fullmatch(name.strip())
    if found is None:
        return None
    first, last, _ = found.groups()
    low = int(first.replace("−", "-"))
    return low, int(last) if last else low


def _row(copy: ChartCopy, roll: int) -> str:
    """The row of a roll; a modified roll beyond the rows uses the outermost."""
    if str(roll) in copy.rows:
        return str(roll)
    numbers = {n: row for row in copy.rows if (n := _number(row)) is not None}
    if not numbers:
        return str(roll)
    return (
        numbers[max(min(numbers), min(max(numbers), roll))] if _beyond(numbers, roll) else str(roll)
    )


def _beyond(numbers: dict[int, str], roll: int) -> bool:
    return roll < min(numbers) or roll > max(numbers) or roll in numbers
