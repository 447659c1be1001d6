"""The sheets of the books: the ledger as it was posted, and balances that recompute from it."""

from collections.abc import Callable

from oobmgr.campaign.rows import BalanceRow, LedgerRow
from oobmgr.domain.accounts import Account, Place
from oobmgr.exchange.export.sheets import Book, ExportColumn, Kind, TableSheet, Value
from oobmgr.exchange.export.source import Material, Turn

CHECK_CELL = "Balances!$C$1"
"""The sum of all differences between the workbook and the program: zero."""

_POOLS = frozenset({Place.POOL, Place.SPECIAL})


def write_ledger(book: Book, material: Material) -> None:
    """Every movement by side and pool, oldest first. The last columns are what formulas look for.

    A movement takes `Amount` from one account and puts it into another; both are numbered.
    """
    sheet = TableSheet(book, "Ledger", [column for column, _ in _LEDGER], printed=_PRINTED)
    order = {str(side.id): number for number, side in enumerate(material.game.sides)}
    # Formulas add up from above, so the oldest line comes first; the window shows the newest.
    oldest_first = material.ledger[::-1]
    for row in sorted(
        oldest_first, key=lambda row: (order.get(row.side, len(order)), row.good, pool_of(row))
    ):
        sheet.add([value(row, material) for _, value in _LEDGER])
    sheet.finish()


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


def write_balances(book: Book, material: Material) -> None:
    """What each pool held at the end of each turn: computed here, and by the program."""
    pools = material.pools()
    first, last = 4, 3 + max(1, len(pools) * len(material.turns))
    total = f"=SUMPRODUCT(ABS(K{first}:K{last}))"
    verdict = f'=IF({CHECK_CELL.split("!")[1]}=0,"agrees with the program","DIFFERS")'
    sheet = TableSheet(
        book,
        "Balances",
        (
            ExportColumn("Side", 18),
            ExportColumn("Pool", 26),
            ExportColumn("Good", 17),
            ExportColumn("Turn", 25),
            ExportColumn("Limit", 9, Kind.NUMBER),
            ExportColumn("Before", 9, Kind.FORMULA),
            ExportColumn("In", 9, Kind.FORMULA),
            ExportColumn("Out", 9, Kind.FORMULA),
            ExportColumn("After", 9, Kind.FORMULA),
            ExportColumn("Program", 9, Kind.NUMBER),
            ExportColumn("Difference", 11, Kind.FORMULA),
            ExportColumn("Account no", 9, Kind.NUMBER),
            ExportColumn("Turn no", 7, Kind.NUMBER),
        ),
        above=(("Check", verdict, total), ()),
        printed=11,
    )
    for pool in pools:
        for turn in material.turns:
            _write_balance(sheet, material, pool, turn)
    sheet.finish()


def _write_balance(sheet: TableSheet, material: Material, pool: BalanceRow, turn: Turn) -> None:
    held = material.balances[turn.code].get((pool.account, pool.good))
    row = sheet.last_row + 1
    sheet.add(
        [
            material.side_name(pool.side),
            pool.account_name,
            pool.good_name,
            turn.label,
            held.limit if held else None,
            f"={_moved('To', '<', row)}-{_moved('From', '<', row)}",
            f"={_moved('To', '', row)}",
            f"={_moved('From', '', row)}",
            f"=F{row}+G{row}-H{row}",
            held.amount if held else 0,
            f"=I{row}-J{row}",
            material.numbers[pool.account, pool.good],
            turn.number,
        ]
    )


def _moved(end: str, before: str, row: int) -> str:
    """The part of a formula that adds what went to (or from) an account in (or before) a turn."""
    when = f'"{before}"&$M{row}' if before else f"$M{row}"
    return f"SUMIFS(Ledger[Amount],Ledger[{end} no],$L{row},Ledger[Turn no],{when})"
