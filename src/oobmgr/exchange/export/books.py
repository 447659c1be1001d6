"""The sheets of the books: the ledger as it was posted, and balances that recompute from it."""

from oobmgr.campaign.rows import BalanceRow, LedgerRow
from oobmgr.domain.accounts import Account, Place
from oobmgr.exchange.export.sheets import Book, ExportColumn, Kind, TableSheet
from oobmgr.exchange.export.source import Material, Turn

CHECK_CELL = "Balances!$C$1"
"""The sum of all differences between the workbook and the program: zero."""

_POOLS = frozenset({Place.POOL, Place.SPECIAL})


def write_ledger(book: Book, material: Material) -> None:
    """Every movement by side and pool, oldest first. The last columns are what formulas look for.

    A movement takes `Amount` from one account and puts it into another; both are numbered.
    """
    sheet = TableSheet(
        book,
        "Ledger",
        (
            ExportColumn("Side", 9),
            ExportColumn("Pool", 20),
            ExportColumn("Good", 15),
            ExportColumn("No", 7, Kind.NUMBER),
            ExportColumn("Turn", 19),
            ExportColumn("Phase", 13),
            ExportColumn("What", 36),
            ExportColumn("From", 20),
            ExportColumn("To", 20),
            ExportColumn("Change", 9, Kind.CHANGE),
            ExportColumn("Balance after", 9, Kind.NUMBER),
            ExportColumn("Cases", 18),
            ExportColumn("State", 12),
            ExportColumn("Turn no", 6, Kind.NUMBER),
            ExportColumn("From no", 6, Kind.NUMBER),
            ExportColumn("To no", 6, Kind.NUMBER),
            ExportColumn("From place", 11),
            ExportColumn("To place", 11),
            ExportColumn("Amount", 9, Kind.NUMBER),
        ),
        printed=13,
    )
    numbers = {turn.code: turn.number for turn in material.turns}
    order = {str(side.id): number for number, side in enumerate(material.game.sides)}
    # Formulas add up from above, so the oldest line comes first; the window shows the newest.
    oldest_first = material.ledger[::-1]
    for row in sorted(
        oldest_first, key=lambda row: (order.get(row.side, len(order)), row.good, pool_of(row))
    ):
        own = row.target_name if pool_of(row) == row.target_account else row.source_name
        sheet.add(
            [
                material.side_name(row.side),
                own,
                material.good_name(row.good),
                row.transaction,
                row.turn_label,
                row.phase_name,
                row.what,
                row.source_name,
                row.target_name,
                row.change,
                row.balance,
                ", ".join(row.cases),
                row.state_text or row.state,
                numbers[row.turn],
                material.numbers[row.source_account, row.good],
                material.numbers[row.target_account, row.good],
                place_word(row.source_account),
                place_word(row.target_account),
                abs(row.change),
            ]
        )
    sheet.finish()


def pool_of(row: LedgerRow) -> str:
    """The account whose balance the row shows: the pool that it enters, or else that it leaves."""
    entered = bool(row.target_account) and Account.from_key(row.target_account).place in _POOLS
    return row.target_account if entered else row.source_account


def place_word(key: str) -> str:
    """The kind of an account as a word that formulas look for: ``pool``, ``spent``."""
    return str(Account.from_key(key).place) if key else ""


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
