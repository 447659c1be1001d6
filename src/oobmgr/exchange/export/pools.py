"""What each pool held, one column for each and one row for each turn, as formulas."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from oobmgr.campaign.rows import BalanceRow
from oobmgr.domain.quantities import NOT_ENTERED
from oobmgr.exchange.export.source import AccountKey, Material
from oobmgr.exchange.export.tables import ExportColumn, ExportTable, Formula, Kind, Value

POOLS: Final = "Pools by turn"
_SENTENCE: Final = "What each pool held at the end of each turn, side by side, and as a picture."
_TURN, _NUMBER = "Turn", "Turn no"


def pool_table(material: Material) -> ExportTable:
    """One row for each turn, one column for each pool; the figures are those of the balances."""
    names = _names(material)
    return ExportTable(
        name=POOLS,
        sentence=_SENTENCE,
        columns=(
            ExportColumn(_TURN, 25),
            *(ExportColumn(name, max(11.0, len(name) / 2), Kind.SUM) for name in names),
            ExportColumn(_NUMBER, 7, Kind.NUMBER),
        ),
        # Kept, for the picture below it shows them once more.
        rows=tuple(_rows(material)),
        count=len(material.turns),
        printed=1 + len(names),
        frozen=1,
    )


def _names(material: Material) -> tuple[str, ...]:
    """``Blue pool, supply points``: a heading for each pool, all of them different."""
    met: dict[str, int] = {}
    names = []
    for pool in material.pools:
        name = f"{pool.account_name}, {pool.good_name}"
        # Excel ignores case where it compares the headings of a table.
        met[name.casefold()] = met.get(name.casefold(), 0) + 1
        again = met[name.casefold()]
        names.append(name if again == 1 else f"{name} ({again})")
    return tuple(names)


def _rows(material: Material) -> Iterator[Sequence[Value]]:
    # The column of the turn's number, counted from 0: behind the turn and all pools.
    last = len(material.pools) + 1
    for row, turn in enumerate(material.turns, 2):
        held = material.balances[turn.code]
        yield (
            turn.label,
            *(_figure(material, pool, (row, last), held) for pool in material.pools),
            turn.number,
        )


def _figure(
    material: Material,
    pool: BalanceRow,
    at: tuple[int, int],
    held: Mapping[AccountKey, BalanceRow],
) -> Formula | str:
    from xlsxwriter.utility import xl_col_to_name

    row, last = at
    key = pool.account, pool.good
    # By their numbers: a name that a player gave may hold signs that a formula takes for wildcards.
    wanted = f"Balances[Account no],{material.numbers[key]}"
    turn = f"Balances[Turn no],${xl_col_to_name(last)}{row}"
    if key in held and not held[key].entered:
        return NOT_ENTERED
    amount = held[key].amount if key in held else 0
    return Formula(f"SUMIFS(Balances[After],{wanted},{turn})", amount)
