"""What a die decides about an air group: read from the player's own chart, or entered."""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.rules.books import Books
from oobmgr.rules.charts import own_copy
from oobmgr.rules.nearest import did_you_mean, folded


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
        raise _unknown(f"Your chart is not filled in: {told}.", where, roll, case)
    wanted = (line,) if line else tuple(words)
    names = {folded(name): name for name in copy.columns}
    found = next((names[folded(word)] for word in wanted if folded(word) in names), "")
    if not found and len(copy.columns) == 1 and not line:
        found = copy.columns[0]
    if not found:
        advice = did_you_mean(line, copy.columns) or f"Known: {', '.join(copy.columns)}."
        sentence = f"Your chart has no column {line or wanted[0]}."
        raise BadInput(Fault(sentence, f"{where}.line", line, advice, case))
    entry = copy.entry(str(roll), found)
    if not entry:
        raise _unknown(f"Your chart says nothing of {found}, roll {roll}.", where, roll, case)
    return entry


def _unknown(sentence: str, where: str, roll: int, case: str) -> BadInput:
    return BadInput(Fault(sentence, f"{where}.result", str(roll), "Enter the result.", case))
