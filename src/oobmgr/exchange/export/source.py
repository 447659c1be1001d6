"""What an export needs of a campaign, read once before the first row is written."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Protocol

from oobmgr.campaign.rows import (
    BalanceRow,
    FormationRow,
    LedgerRow,
    RecordRow,
    Summary,
    TurnFigures,
    UnitRow,
)
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import OobmgrError
from oobmgr.domain.values import dataclass
from oobmgr.rules.game import Game
from oobmgr.rules.rosters import RosterBook, RosterRow, RosterSheet
from oobmgr.rules.sheets import SheetForm, SheetNow
from oobmgr.rules.tables import Tables

AccountKey = tuple[str, str]
"""An account's saved key, and the good."""


class ExportCancelled(OobmgrError):  # noqa: N818 - not an error: the person wished it
    """The person stopped the export. Nothing was written."""


class ExportQueries(Protocol):
    """The questions to a campaign from which a workbook is made, as `Queries` answers them."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        ...

    def summary(self) -> Summary:
        """Which campaign this is and where it stands."""
        ...

    def units(self, as_of: str | None = None) -> tuple[UnitRow, ...]:
        """Every unit, in tree order."""
        ...

    def formations(self, as_of: str | None = None) -> tuple[FormationRow, ...]:
        """Every formation, in tree order."""
        ...

    def records(self) -> tuple[RecordRow, ...]:
        """The records of every kind that the game keeps besides units."""
        ...

    def ledger(self) -> tuple[LedgerRow, ...]:
        """Every movement except steps of units, newest first."""
        ...

    def balances(
        self, as_of: str | None = None, *, all_accounts: bool = False
    ) -> tuple[BalanceRow, ...]:
        """What the pools hold at the end of a turn, or all accounts except those of units."""
        ...

    def roster(self, as_of: str | None = None) -> RosterBook | None:
        """The live roster sheets; None in a game without any."""
        ...

    def tables(self, as_of: str | None = None) -> Tables:
        """The game's tables with the house rules of this campaign."""
        ...

    def sheet_now(self, as_of: str | None = None) -> SheetNow:
        """What stands on roster sheets beside what the units tell."""
        ...

    def transcript(self) -> tuple[str, ...] | None:
        """The campaign as lines of text, from which it can be made again; None where not all."""
        ...

    def figures_by_turn(self, good: str) -> tuple[TurnFigures, ...]:
        """What each side received, spent and held of a good, turn by turn."""
        ...


@dataclass(frozen=True)
class Turn:
    """A turn of the books, numbered from 1 in the order of play."""

    number: int
    code: str
    label: str


@dataclass(frozen=True)
class Material:
    """Everything that goes into a workbook, as frozen rows.

    `numbers` gives every account and good a whole number, by which formulas find it: a name that
    a player gave may hold signs that a formula takes for wildcards. `sheets` are the live roster
    sheets and `sheet_rows` their lines by unit, empty in a game without any; `form` is what stands
    in any game's roster sheets, `now` what stands on them beside what units tell. `holdings` is
    what every account holds, but those of units. `transcript` are the lines from which the campaign
    can be made again, None where a part of it is hidden.
    """

    game: Game
    summary: Summary
    units: tuple[UnitRow, ...]
    formations: tuple[FormationRow, ...]
    records: tuple[RecordRow, ...]
    ledger: tuple[LedgerRow, ...]
    turns: tuple[Turn, ...]
    balances: Mapping[str, Mapping[AccountKey, BalanceRow]]
    supply: tuple[TurnFigures, ...]
    numbers: Mapping[AccountKey, int]
    sheets: tuple[RosterSheet, ...]
    sheet_rows: Mapping[int, RosterRow]
    form: SheetForm
    now: SheetNow
    holdings: tuple[BalanceRow, ...]
    transcript: tuple[str, ...] | None

    @cached_property
    def turn_numbers(self) -> Mapping[str, int]:
        """The numbers of the turns by their codes."""
        return {turn.code: turn.number for turn in self.turns}

    def side_name(self, side: str) -> str:
        """The name of a side; its id where the game has no such side."""
        return next((s.name for s in self.game.sides if s.id == side), side)

    def good_name(self, good: str) -> str:
        """The name of a good; its id where the game has no such good."""
        return next((g.name for g in self.game.goods if g.id == good), good)

    @cached_property
    def side_names(self) -> tuple[str, ...]:
        """What the sides are called, in the order of the game."""
        return tuple(side.name for side in self.game.sides)

    @cached_property
    def pools(self) -> tuple[BalanceRow, ...]:
        """Every pool that held something at the end of any turn, or stands in the game."""
        # The newest turn first: a pool is called as it is now.
        last = reversed(tuple(self.balances.values()))
        pools: dict[AccountKey, BalanceRow] = {}
        for held in last:
            for key, row in held.items():
                if row.entered:
                    pools.setdefault(key, row)
        order = {str(side.id): number for number, side in enumerate(self.game.sides)}
        return tuple(sorted(pools.values(), key=lambda row: order.get(row.side, len(order))))


def gather(queries: ExportQueries, check: Callable[[], None]) -> Material:
    """Ask every question. `check` is called between them and may stop the export."""
    ledger = queries.ledger()
    # The first of a game's goods is what activity is paid with.
    supply = queries.figures_by_turn(str(queries.game.goods[0].id))
    # Between the questions, for each takes a while in a large campaign.
    check()
    label = queries.game.calendar.label
    # Of both: a turn may have figures without a movement, or movements without figures.
    codes = sorted({row.turn for row in ledger} | {row.turn for row in supply})
    turns = tuple(Turn(at, code, label(TurnCode(code))) for at, code in enumerate(codes, 1))
    balances: dict[str, dict[AccountKey, BalanceRow]] = {}
    # A live formula is written with what it comes to, which the books say.
    for turn in turns:
        balances[turn.code] = {(r.account, r.good): r for r in queries.balances(turn.code)}
        check()
    roster = queries.roster()
    return Material(
        game=queries.game,
        summary=queries.summary(),
        units=queries.units(),
        formations=queries.formations(),
        records=queries.records(),
        ledger=ledger,
        turns=turns,
        balances=balances,
        supply=tuple(figures for figures in supply if figures.entered),
        numbers=_numbers(ledger, balances),
        sheets=roster.sheets if roster is not None else (),
        sheet_rows={row.unit.id: row for row in roster.rows} if roster is not None else {},
        form=queries.game.sheet_form(queries.tables()),
        now=queries.sheet_now(),
        holdings=queries.balances(all_accounts=True),
        transcript=queries.transcript(),
    )


def _numbers(
    ledger: Iterable[LedgerRow], balances: Mapping[str, Mapping[AccountKey, BalanceRow]]
) -> dict[AccountKey, int]:
    # In the order in which they are met, so that two exports of one campaign agree.
    keys: dict[AccountKey, None] = {key: None for held in balances.values() for key in held}
    for row in ledger:
        keys[row.source_account, row.good] = None
        keys[row.target_account, row.good] = None
    return {key: number for number, key in enumerate(keys, 1)}
