"""The tables of the books: the ledger as it was posted, and balances that recompute from it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from oobmgr.campaign.rows import LedgerRow
from oobmgr.domain.accounts import Account, Place
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

BALANCES: Final = "Balances"
LEDGER: Final = "Ledger"
DIFFERENCE: Final = "Difference"
CHECK_CELL: Final = "Balances!$C$1"
"""The sum of all differences between the workbook and the program: zero."""

# Column K: the formulas below name it by that letter.
_DIFFERENCE_AT: Final = 10
_POOLS = frozenset({Place.POOL, Place.SPECIAL})
_LEDGER_SENTENCE: Final = (
    "Every movement by side and pool, oldest first. Filter it by the headings."
)
_BALANCES_SENTENCE: Final = (
    "What each pool held after each turn, computed from the ledger by formulas."
)


def ledger_table(material: Material) -> ExportTable:
    """Every movement by side and pool, oldest first. The last columns are what formulas look for.

    A movement takes `Amount` from one account and puts it into another; both are numbered.
    """
    order = {str(side.id): number for number, side in enumerate(material.game.sides)}
    # Formulas add up from above, so the oldest line comes first; the window shows the newest.
    oldest_first = material.ledger[::-1]
    rows = sorted(
        oldest_first,
        key=lambda row: (order.get(row.side, len(order)), row.good, pool_of(row)),
    )
    return ExportTable(
        name=LEDGER,
        sentence=_LEDGER_SENTENCE,
        columns=tuple(column for column, _ in _LEDGER),
        rows=([value(row, material) for _, value in _LEDGER] for row in rows),
        count=len(rows),
        printed=_PRINTED,
        marks=(RowMark('OR({State}="undone",{State}="undo")', Tone.GONE),),
        frozen=3,
    )


def pool_of(row: LedgerRow) -> str:
    """The account whose balance the row shows: the pool that it enters, or else that it leaves."""
    entered = bool(row.target_account) and Account.from_key(row.target_account).place in _POOLS
    return row.target_account if entered else row.source_account


def place_word(key: str) -> str:
    """The kind of an account as a word that formulas look for: ``pool``, ``spent``."""
    return str(Account.from_key(key).place) if key else ""


def _own_name(row: LedgerRow) -> str:
    return row.target_name if pool_of(row) == row.target_account else row.source_name


_PRINTED = 13
_LEDGER: tuple[tuple[ExportColumn, Callable[[LedgerRow, Material], Value]], ...] = (
    (ExportColumn("Side", 9), lambda row, material: material.side_name(row.side)),
    (ExportColumn("Pool", 20), lambda row, _: _own_name(row)),
    (ExportColumn("Good", 15), lambda row, material: material.good_name(row.good)),
    (ExportColumn("No", 7, Kind.NUMBER), lambda row, _: row.transaction),
    (ExportColumn("Turn", 19), lambda row, _: row.turn_label),
    (ExportColumn("Phase", 13), lambda row, _: row.phase_name),
    (ExportColumn("What", 36), lambda row, _: row.what),
    (ExportColumn("From", 20), lambda row, _: row.source_name),
    (ExportColumn("To", 20), lambda row, _: row.target_name),
    (ExportColumn("Change", 9, Kind.CHANGE), lambda row, _: row.change),
    (ExportColumn("Balance after", 9, Kind.NUMBER), lambda row, _: row.balance),
    (ExportColumn("Cases", 18), lambda row, _: ", ".join(row.cases)),
    (ExportColumn("State", 12), lambda row, _: row.state_text or row.state),
    # What follows is not printed: formulas compare numbers, for names may be alike.
    (
        ExportColumn("Turn no", 6, Kind.NUMBER),
        lambda row, material: material.turn_numbers[row.turn],
    ),
    (
        ExportColumn("From no", 6, Kind.NUMBER),
        lambda row, material: material.numbers[row.source_account, row.good],
    ),
    (
        ExportColumn("To no", 6, Kind.NUMBER),
        lambda row, material: material.numbers[row.target_account, row.good],
    ),
    (ExportColumn("From place", 11), lambda row, _: place_word(row.source_account)),
    (ExportColumn("To place", 11), lambda row, _: place_word(row.target_account)),
    (ExportColumn("Amount", 9, Kind.NUMBER), lambda row, _: abs(row.change)),
)


def balance_table(material: Material) -> ExportTable:
    """What each pool held at the end of each turn: computed in the workbook, and by the program."""
    # The row of Excel below the check, an empty line and the headings.
    first = 4
    rows = tuple(_balance_rows(material, first))
    wrong = added_up(row[_DIFFERENCE_AT] for row in rows)
    # Never before the first: Excel turns K4:K3 round, and would add up the headings.
    last = first + max(1, len(rows)) - 1
    verdict = Formula(
        f'IF({CHECK_CELL.split("!")[1]}=0,"agrees with the program","DIFFERS")',
        "DIFFERS" if wrong else "agrees with the program",
    )
    # Not SUM, which takes the sizes of all cells only where it is entered as an array.
    total = Formula(f"SUMPRODUCT(ABS(K{first}:K{last}))", wrong)
    return ExportTable(
        name=BALANCES,
        sentence=_BALANCES_SENTENCE,
        columns=(
            ExportColumn("Side", 18),
            ExportColumn("Pool", 26),
            ExportColumn("Good", 17),
            ExportColumn("Turn", 25),
            ExportColumn("Limit", 9, Kind.NUMBER),
            ExportColumn("Before", 9, Kind.SUM),
            ExportColumn("In", 9, Kind.SUM),
            ExportColumn("Out", 9, Kind.SUM),
            ExportColumn("After", 9, Kind.SUM),
            ExportColumn("Program", 9, Kind.NUMBER),
            ExportColumn(DIFFERENCE, 11, Kind.SUM),
            ExportColumn("Account no", 9, Kind.NUMBER),
            ExportColumn("Turn no", 7, Kind.NUMBER),
        ),
        rows=rows,
        count=len(rows),
        above=(("Check", verdict, total), ()),
        # The numbers behind these are for the formulas alone.
        printed=11,
        marks=(RowMark("{Difference}<>0", Tone.WRONG),),
        frozen=4,
    )


def _balance_rows(material: Material, first: int) -> Iterator[Sequence[Value]]:
    moved = _movements(material)
    row = first
    for pool in material.pools:
        number = material.numbers[pool.account, pool.good]
        before = 0
        for turn in material.turns:
            held = material.balances[turn.code].get((pool.account, pool.good))
            # A stock that nobody had entered held no number then.
            if held is not None and not held.entered:
                continue
            into, out = moved[number, turn.number, "To"], moved[number, turn.number, "From"]
            after, own = before + into - out, held.amount if held else 0
            yield (
                material.side_name(pool.side),
                pool.account_name,
                pool.good_name,
                turn.label,
                held.limit if held else None,
                Formula(f"{_moved('To', '<', row)}-{_moved('From', '<', row)}", before),
                Formula(_moved("To", "", row), into),
                Formula(_moved("From", "", row), out),
                Formula(f"F{row}+G{row}-H{row}", after),
                own,
                Formula(f"I{row}-J{row}", after - own),
                number,
                turn.number,
            )
            # Only behind a line that is written: a turn that is passed over takes no row.
            before, row = after, row + 1


def _movements(material: Material) -> Counter[tuple[int, int, str]]:
    """What the formulas come to: what went to and from the accounts, by their numbers, and turn."""
    moved: Counter[tuple[int, int, str]] = Counter()
    for row in material.ledger:
        turn = material.turn_numbers[row.turn]
        for end, account in (("From", row.source_account), ("To", row.target_account)):
            # Without a sign, which would be that of the side's pool: the ends say the way.
            moved[material.numbers[account, row.good], turn, end] += abs(row.change)
    return moved


def added_up(differences: Iterable[Value]) -> int:
    """What differences come to, whatever their sign: plus and minus must not cancel out."""
    return sum(abs(int(one.value)) for one in differences if isinstance(one, Formula))


def _moved(end: str, before: str, row: int) -> str:
    """The part of a formula that adds what went to (or from) an account in (or before) a turn."""
    when = f'"{before}"&$M{row}' if before else f"$M{row}"
    return f"SUMIFS(Ledger[Amount],Ledger[{end} no],$L{row},Ledger[Turn no],{when})"
