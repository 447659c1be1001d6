"""Commando operations: a die on the player's success table, German ones of June II 1941 better."""

from __future__ import annotations

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import signed
from oobmgr.games.europa.words import AXIS
from oobmgr.rules.books import Books
from oobmgr.rules.charts import own_copy
from oobmgr.rules.nearest import folded

CHART = "success"
_CASE = "CBT-06"
_WORD = "commando"


def commando_modifier(books: Books) -> int:
    """What the die of a commando operation gains (CBT-06)."""
    tables = books.tables
    dated = books.turn == tables.text("combat.commando.turn") and books.side == AXIS
    return tables.whole("combat.commando.success") if dated else 0


def commando_success(books: Books, die: int, line: str, entered: bool | None) -> bool:  # noqa: FBT001 - as `told`
    """Whether commandos succeed: as entered, or by their die on the player's success table.

    `die` is 0 where none was rolled; `line` names a column of the table, if there is a choice.

    Raises:
        BadInput: A die is entered and the table does not say what it means.
    """
    if entered is not None:
        return entered
    if not die:
        return False
    more = commando_modifier(books)
    copy = own_copy(books, CHART)
    shown = f"{die} {signed(more)}" if more else f"{die}"
    if copy is None:
        raise _asked(f"Commandos, die {shown}: your success table is not filled in.", die)
    rows = [int(row) for row in copy.rows]
    final = max(min(rows), min(die + more, max(rows)))
    entry = copy.entry(str(final), _column(copy.columns, line))
    if not entry:
        raise _asked(f"Commandos, die {shown}: your success table does not say.", die)
    return entry == "yes"


def _column(columns: tuple[str, ...], wanted: str) -> str:
    """The column that was named, or the one that speaks of commandos, or the only one."""
    if wanted:
        return next((name for name in columns if folded(name) == folded(wanted)), "")
    return next((name for name in columns if _WORD in folded(name)),
                columns[0] if len(columns) == 1 else "")  # fmt: skip


def _asked(sentence: str, die: int) -> BadInput:
    return BadInput(Fault(sentence, "commando", str(die), "Enter whether they succeed.", _CASE))
