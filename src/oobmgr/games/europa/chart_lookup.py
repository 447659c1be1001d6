"""Reading a player's own charts: rolls beyond the ends, columns such as ``3-5``, lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.rules.actions import Remedy
from oobmgr.rules.books import Books
from oobmgr.rules.charts import Chart, ChartCopy, ChartEntry, blank_copy, own_copy
from oobmgr.rules.nearest import did_you_mean, folded

_RESULTS: Final = frozenset({"result", "hit", "back", "placed"})
"""The inputs of the air game that hold an entered result."""
# A row of a chart: 7, 2-3, 2 to 3, or 4+ for all above.
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
    if copy is None:
        moved = f", {abs(shift)} {'right' if shift > 0 else 'left'}" if shift else ""
        raise _empty(f"column {column or '?'}{moved}, roll {roll}", fields.result, roll, case)
    found = _column(copy.columns, column)
    if found is None:
        raise _no_column(copy, column or "?", column, fields.column, case)
    # At an end the shift is lost, as at the end of a printed table.
    name = copy.columns[max(0, min(found + shift, len(copy.columns) - 1))]
    entry = copy.entry(_row(copy, roll), name)
    if not entry:
        sentence = f"Your chart says nothing: column {name}, roll {roll}."
        raise _enter(sentence, fields.result, roll, case)
    return entry, name


def contradictions(
    say: Callable[[], str], entered: str, where: str, case: str, *, source: str = "Your chart"
) -> Iterator[Fault]:
    """The warning that another result is entered than the dice come to; `say` asks for theirs."""
    try:
        said = say()
    except BadInput:
        return  # nothing was rolled, or the chart does not say it: what is entered stands alone
    # Folded, for a result may be written in small letters.
    if folded(said) != folded(entered):
        yield Fault(f"{source} says {said}; {entered} is entered.", where, entered, case=case)


def leave_to_chart(fault: Fault, _: object) -> Remedy | None:
    """Against a result that the chart contradicts: to enter none, which takes that of the chart.

    No action for which this is the remedy may warn of its results in another way.
    """
    if fault.where.split(".")[-1] not in _RESULTS:
        return None
    return Remedy(f"leave_{fault.where}", "Take it", sets={fault.where: ""})


def _empty(asked: str, where: str, roll: int, case: str) -> BadInput:
    """The player has no chart in the books: a form asks for the result, and shows no mistake."""
    sentence = f"Your chart is not filled in: {asked}."
    advice = f"Look up {asked}, in the table, and enter the result."
    return BadInput(Fault(sentence, where, str(roll), advice, case, missing=True))


def _enter(sentence: str, where: str, roll: int, case: str) -> BadInput:
    return BadInput(Fault(sentence, where, str(roll), "Enter the result.", case))


def _no_column(copy: ChartCopy, name: str, entered: str, where: str, case: str) -> BadInput:
    advice = did_you_mean(entered, copy.columns) or f"Known: {', '.join(copy.columns)}."
    return BadInput(Fault(f"Your chart has no column {name}.", where, entered, advice, case))


def _column(columns: Sequence[str], wanted: str) -> int | None:
    """The place of a column by its name, or by a number that it spans; the ends go on."""
    # By its name first: a column may be called by a number that others span.
    for at, name in enumerate(columns):
        if _plain(name) == _plain(wanted):
            return at
    number = _number(wanted)
    if number is None:
        by_name = {folded(name) or name: at for at, name in enumerate(columns)}
        return by_name.get(folded(wanted)) if folded(wanted) else None
    spans = [(*span, at) for at, name in enumerate(columns) if (span := _span(name))]
    for low, high, at in spans:
        if low <= number <= high:
            return at
    # A number between two columns, or beyond the last, uses the one below it.
    if below := [one for one in spans if one[0] < number]:
        return max(below)[-1]
    return min(spans)[-1] if spans else None


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


def lowest(name: str) -> int | None:
    """The lowest number that a column spans: 3 of ``3-5``; None of a name without a number."""
    span = _span(name)
    if span is None and (found := _SPAN.search(name)):
        span = _span(found.group())  # players write ``26+ factors``, too
    return span[0] if span else None


def _row(copy: ChartCopy, roll: int) -> str:
    """The row of a roll; a modified roll beyond the rows uses the outermost."""
    if str(roll) in copy.rows:
        return str(roll)
    numbers = {n: row for row in copy.rows if (n := _number(row)) is not None}
    outermost = max(min(numbers, default=roll), min(max(numbers, default=roll), roll))
    # A roll in a gap between the rows has no row, and the player is asked for the result.
    return numbers.get(outermost, str(roll))


def from_chart(
    books: Books, chart: str, line: str, roll: int, words: Iterable[str], where: str, case: str
) -> str:
    """The entry of the player's chart for a roll, in the line named or else the one that fits.

    `words` are names for which the chart may have a line: the nation, the aircraft, its kind.

    Raises:
        BadInput: The chart is not filled in, or has no such line or roll: the result is entered.
    """
    copy = own_copy(books, chart)
    if copy is None:
        told = f"column {line}, roll {roll}" if line else f"die {roll}"
        raise _empty(told, f"{where}.result", roll, case)
    wanted = (line,) if line else tuple(words)
    found = _line(copy, line, wanted)
    if not found:
        raise _no_column(copy, wanted[0], line, f"{where}.line", case)
    entry = copy.entry(str(roll), found)
    if not entry:
        sentence = f"Your chart says nothing of {found}, roll {roll}."
        raise _enter(sentence, f"{where}.result", roll, case)
    return entry


def lacking(
    books: Books, chart: Chart, line: str, roll: int, words: Iterable[str], entered: str
) -> tuple[ChartEntry, ...]:
    """An entered result as the entry that the player's chart lacks, if it has a line for it.

    `line` and `words` as for `from_chart`.
    """
    copy = own_copy(books, chart.id) or blank_copy(chart)
    row, found = str(roll), _line(copy, line, (line,) if line else words)
    if row not in copy.rows or not found or copy.entry(row, found):
        return ()
    return (ChartEntry(chart.id, row, found, entered),)


def _line(copy: ChartCopy, line: str, wanted: Iterable[str]) -> str:
    """The first of the names `wanted` that has a line; the only line, where none is named."""
    names = {folded(name): name for name in copy.columns}
    found = next((names[folded(word)] for word in wanted if folded(word) in names), "")
    return found or (copy.columns[0] if len(copy.columns) == 1 and not line else "")
