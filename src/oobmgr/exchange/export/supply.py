"""Income, spending and stock of each side by turn, as formulas over the ledger."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from oobmgr.campaign.rows import TurnFigures
from oobmgr.domain.accounts import Place
from oobmgr.exchange.export.books import DIFFERENCE, place_word
from oobmgr.exchange.export.source import Material
from oobmgr.exchange.export.tables import (
    ExportColumn,
    ExportTable,
    Formula,
    Kind,
    RowMark,
    Tone,
    Value,
)

SUPPLY: Final = "Supply"
RECEIVED: Final = "Received"
SPENT: Final = "Spent"
CLOSING_STOCK: Final = "Closing stock"
_SENTENCE: Final = "Income, spending and stock by turn, computed from the ledger by formulas."
_COLUMNS: Final = (
    ExportColumn("Side", 9),
    ExportColumn("Turn", 25),
    ExportColumn("Opening stock", 9, Kind.SUM),
    ExportColumn(RECEIVED, 9, Kind.SUM),
    ExportColumn(SPENT, 9, Kind.SUM),
    ExportColumn("Lost", 9, Kind.SUM),
    ExportColumn("Given in exchange", 10, Kind.SUM),
    ExportColumn("Adjusted", 9, Kind.SUM),
    ExportColumn("Other moves", 9, Kind.SUM),
    ExportColumn(CLOSING_STOCK, 9, Kind.SUM),
    ExportColumn("Limit", 9, Kind.NUMBER),
    ExportColumn("Program", 9, Kind.NUMBER),
    ExportColumn(DIFFERENCE, 10, Kind.SUM),
    ExportColumn("Turn no", 7, Kind.NUMBER),
    ExportColumn("Good", 16),
)
_Moves = Counter[tuple[str, str, int, str, str]]
_APART: Final = frozenset(
    {
        *(Place.POOL, Place.OPENING, Place.INCOME, Place.ADJUSTED),
        *(Place.SPENT, Place.LOST, Place.EXCHANGED),
    }
)
"""Kinds of accounts with a column of their own; what moves between the pools is neither."""


def supply_table(material: Material) -> ExportTable:
    """One row for each side and turn; the figures recompute from the ledger."""
    # Kept, since the plots go through the rows once more.
    rows = tuple(_rows(material))
    return ExportTable(
        name=SUPPLY,
        sentence=_SENTENCE,
        columns=_COLUMNS,
        rows=rows,
        count=len(rows),
        # Turn number and good behind these are for the formulas alone.
        printed=13,
        marks=(RowMark("{Difference}<>0", Tone.WRONG),),
        frozen=2,
    )


def _rows(material: Material) -> Iterator[Sequence[Value]]:
    moves = _moves(material)
    others = _others(moves)
    # Row 1 holds the headings, so the first figures stand in row 2.
    side, stock = "", 0
    for row, figures in enumerate(material.supply, 2):
        first = figures.side != side
        side = figures.side
        number = material.turn_numbers[figures.turn]
        name, good = material.side_name(side), material.good_name(figures.good)
        began = None if first else stock
        formulas = _formulas(row, began, (name, good, number), moves, others)
        stock = int(formulas[-1].value)
        # Ours less the program's: anything but zero is marked.
        check = Formula(f"J{row}-L{row}", stock - figures.closing_stock)
        tail = (figures.limit, figures.closing_stock, check, number, good)
        yield (name, figures.turn_label, *formulas, *tail)


def _moves(material: Material) -> _Moves:
    """What moved by side, good, turn, and the kinds of the two accounts, as the formulas ask."""
    moves: _Moves = Counter()
    for row in material.ledger:
        places = place_word(row.source_account), place_word(row.target_account)
        side, good = material.side_name(row.side), material.good_name(row.good)
        moves[side, good, material.turn_numbers[row.turn], *places] += abs(row.change)
    return moves


def _others(moves: _Moves) -> tuple[Place, ...]:
    """The kinds of accounts that things came from and went to, and that have no column.

    Points on the way, in a box or set aside: whatever a game has, for else the sheet would not
    add up. What is set aside is asked for in any case, as it always was.
    """
    ends = {Place(end) for *_, source, target in moves for end in (source, target) if end}
    return tuple(sorted({Place.SPECIAL, *ends} - _APART))


def _formulas(
    row: int,
    stock: int | None,
    of: tuple[str, str, int],
    moves: _Moves,
    others: tuple[Place, ...],
) -> tuple[Formula, ...]:
    """The figures of a turn; `stock` is that of the turn before, None in the first of a side."""

    def into(place: Place) -> Formula:
        """What came into the side's pools from accounts of one kind, less what went back."""
        # Both ways, so that what was taken back within the turn comes to nothing.
        text = f"{_moved(place, Place.POOL, row)}-{_moved(Place.POOL, place, row)}"
        return Formula(text, moves[*of, place, Place.POOL] - moves[*of, Place.POOL, place])

    def out(place: Place) -> Formula:
        text = f"{_moved(Place.POOL, place, row)}-{_moved(place, Place.POOL, row)}"
        return Formula(text, moves[*of, Place.POOL, place] - moves[*of, place, Place.POOL])

    # The first turn of a side has nothing above it but the heading or the other side.
    before = "0" if stock is None else f"J{row - 1}"
    opened = into(Place.OPENING)
    opening = Formula(f"{before}+{opened.text}", (stock or 0) + int(opened.value))
    moved = [into(place) for place in others]
    other = Formula("+".join(m.text for m in moved), sum(int(m.value) for m in moved))
    gains = into(Place.INCOME), into(Place.ADJUSTED), other
    losses = out(Place.SPENT), out(Place.LOST), out(Place.EXCHANGED)
    # Worked out here as well, for a file must show its figures before it is recalculated.
    closing = sum(int(one.value) for one in (opening, *gains)) - sum(
        int(one.value) for one in losses
    )
    income, adjusted, _ = gains
    sums = Formula(f"C{row}+D{row}-E{row}-F{row}-G{row}+H{row}+I{row}", closing)
    return (opening, income, *losses, adjusted, other, sums)


def _moved(source: Place, target: Place, row: int) -> str:
    return (
        f"SUMIFS(Ledger[Amount],Ledger[Side],$A{row},Ledger[Good],$O{row},Ledger[Turn no],$N{row},"
        f'Ledger[From place],"{source}",Ledger[To place],"{target}")'
    )


def spans(figures: Sequence[TurnFigures]) -> dict[str, tuple[int, int]]:
    """The first and the last row of each side in the table, counted from 1, heading included."""
    found: dict[str, tuple[int, int]] = {}
    for row, one in enumerate(figures, 2):
        found[one.side] = (found.get(one.side, (row, row))[0], row)
    return found
