"""Results of combat, bombardment and commandos: read from the player's charts, or entered."""

from __future__ import annotations

from dataclasses import replace

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import signed
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.chart_lookup import lowest
from oobmgr.games.europa.combat.battle_rows import BattleOutcome
from oobmgr.games.europa.combat.odds import ELIMINATED
from oobmgr.games.europa.words import AXIS
from oobmgr.rules.actions import Remedy
from oobmgr.rules.books import Books
from oobmgr.rules.charts import ChartEntry, own_copy
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

GROUND_CHART = "ground_combat"
BOMBARDMENT_CHART = "bombardment"
RESULT_FIELD = "result"
"""The input that holds an entered result."""


@dataclass(frozen=True)
class Found:
    """A result and where it is from, in words; `roll` is after its modifier, `fell` as it fell.

    `otherwise` is what the player's chart says, where another result was entered; `blank` is the
    chart, row and column where it says nothing of what was entered.
    """

    result: str
    source: str
    roll: int | None = None
    own_copy: bool = False
    fell: int | None = None
    otherwise: str = ""
    blank: ChartEntry | None = None

    def contradicted(self, column: str, case: str) -> tuple[Fault, ...]:
        """The warning that the chart says another result than was entered."""
        if not self.otherwise:
            return ()
        chart = f"Your chart says {self.otherwise} in column {column}, roll {self.roll}"
        return (Fault(f"{chart}; {self.result} is entered.", RESULT_FIELD, case=case),)


def combat_result(books: Books, column: str, roll: int | None, drm: int, entered: str) -> Found:
    """The result of a combat: entered, or from the chart by the roll (LOS-01, CBT-03).

    Raises:
        BadInput: Neither is there, or the chart is not filled in: says what to look up.
    """
    final = None if roll is None else modified(roll, drm, books.tables)
    # Below the table all attackers are lost, whatever was rolled or entered.
    if column == ELIMINATED:
        return Found(ELIMINATED, "below the table", final, fell=roll)
    if entered:
        return replace(_entered(books, GROUND_CHART, column, final, entered), fell=roll)
    if final is None:
        sentence = f"Column {column}, modifier {signed(drm)}: no roll and no result yet."
        raise _open("roll", sentence, "Roll two dice, or enter the result.", "CBT-03")
    return replace(_from_chart(books, GROUND_CHART, column, final, "LOS-01"), fell=roll)


def modified(roll: int, drm: int, tables: Tables) -> int:
    """A roll with its modifier, kept on the table (CBT-03)."""
    low, high = _ends(tables)
    return max(low, min(roll + drm, high))


def _ends(tables: Tables) -> tuple[int, int]:
    return tables.whole("combat.roll.lowest"), tables.whole("combat.roll.highest")


def bombardment_column(books: Books, factors: int, shift: int) -> str:
    """The column of the player's chart for factors with their shift; empty without a chart.

    Columns are named by the fewest factors that reach them, such as ``6-8`` or ``26+``.
    """
    copy = own_copy(books, BOMBARDMENT_CHART)
    if copy is None:
        return ""
    lows = {name: lowest(name) or 0 for name in copy.columns}
    order = sorted(lows, key=lambda name: lows[name])
    reached = sum(low <= factors for low in lows.values()) - 1
    # Too few factors for any column use the lowest, before the shift moves it.
    return order[max(0, min(max(reached, 0) + shift, len(order) - 1))]


def bombardment_result(
    books: Books, column: str, words: str, roll: int | None, entered: str
) -> Found:
    """The result of a bombardment: entered, or from the chart by the roll (BMB-02, BMB-09).

    Raises:
        BadInput: As `combat_result`.
    """
    if entered:
        return _entered(books, BOMBARDMENT_CHART, column, roll, entered)
    if roll is None:
        sentence = f"{words}: no roll and no result yet."
        raise _open("roll", sentence, "Roll two dice, or enter the result.", "BMB-09")
    if not column:
        sentence = f"{words}, roll {roll}: your chart of bombardment results is not filled in."
        advice = f"Look up {words}, roll {roll}, in the table, and enter the result."
        raise _open("result", sentence, advice, "BMB-02")
    return _from_chart(books, BOMBARDMENT_CHART, column, roll, "BMB-02")


def _from_chart(books: Books, chart: str, column: str, roll: int, case: str) -> Found:
    copy = own_copy(books, chart)
    sentence = f"Column {column}, roll {roll}: your chart of results is not filled in."
    if copy is not None:
        sentence = f"Your chart says nothing of column {column}, roll {roll}."
    entry = copy.entry(str(roll), column) if copy else ""
    if not entry:
        advice = f"Look up column {column}, roll {roll}, in the table, and enter the result."
        raise _open("result", sentence, advice, case)
    return Found(entry, f"your chart, column {column}, roll {roll}", roll, own_copy=True)


def _entered(books: Books, chart: str, column: str, roll: int | None, entered: str) -> Found:
    """A result as the player has it, beside what his chart says of the same roll."""
    found = Found(entered, "entered", roll)
    copy = own_copy(books, chart)
    if roll is None:
        return found
    said = copy.entry(str(roll), column) if copy is not None else ""
    if said:
        return found if folded(said) == folded(entered) else replace(found, otherwise=said)
    # Columns that the player names himself are those of his chart alone.
    known = column in copy.columns if copy is not None else chart == GROUND_CHART
    blank = ChartEntry(chart, str(roll), column, entered)
    return replace(found, blank=blank) if known else found


def take_chart(fault: Fault, outcome: BattleOutcome) -> Remedy | None:
    """Against a result that the player's chart contradicts: to leave it to the chart."""
    if fault.where != RESULT_FIELD or not outcome.otherwise:
        return None
    return Remedy("take_chart", f"Take {outcome.otherwise}", sets={RESULT_FIELD: ""})


def _open(where: str, sentence: str, advice: str, case: str) -> BadInput:
    """What is still to be entered: a form asks for it, and shows no mistake."""
    return BadInput(Fault(sentence, where, "", advice, case, missing=True))


def _asked(where: str, value: str, sentence: str, advice: str, case: str) -> BadInput:
    return BadInput(Fault(sentence, where, value, advice, case))


# --------------------------------------------------------------------------------------- commandos


SUCCESS_CHART = "success"
_WORD = "commando"


def commando_modifier(books: Books) -> int:
    """What the die of a commando operation gains (CBT-06)."""
    tables = books.tables
    # One side has it in one game turn, so nobody need be asked whether it applies (CBT-06).
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
    copy = own_copy(books, SUCCESS_CHART)
    entry, said = "", "is not filled in"
    if copy is not None:
        rows = [int(row) for row in copy.rows]
        # A modifier may lead beyond the table: its first and last rows stand for all that lies
        # there.
        final = max(min(rows), min(die + more, max(rows)))
        entry, said = copy.entry(str(final), _column(copy.columns, line)), "does not say"
    if not entry:
        shown = f"{die} {signed(more)}" if more else f"{die}"
        sentence = f"Commandos, die {shown}: your success table {said}."
        raise _asked(_WORD, str(die), sentence, "Enter whether they succeed.", "CBT-06")
    return entry == "yes"


def _column(columns: tuple[str, ...], wanted: str) -> str:
    """The column that was named, or the one that speaks of commandos, or the only one."""
    if wanted:
        return next((name for name in columns if folded(name) == folded(wanted)), "")
    return next((name for name in columns if _WORD in folded(name)),
                columns[0] if len(columns) == 1 else "")  # fmt: skip
