"""The books as the rules and the planners see them: one moment, read when asked for."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from oobmgr.campaign.entered import entries_of
from oobmgr.campaign.player_turns import Position, player_turn_name, position_of
from oobmgr.campaign.reversal import Reversals
from oobmgr.campaign.rows import TransactionDetail, UnitRow
from oobmgr.campaign.unit_reading import READ_COLUMNS, no_such_unit, read_units, with_changed
from oobmgr.domain.accounts import Account, GoodId, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import HANDED_OVER, FormationId, JsonValue, Subject, UnitId
from oobmgr.domain.wording import AsWritten
from oobmgr.models.engines import fetch
from oobmgr.rules.books import Options, OptionValue, PhaseId, TurnOrder
from oobmgr.rules.fact_kinds import FactPlace
from oobmgr.rules.game import Game, PlayerTurn, Scenario

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.models.engines import Connection
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Tables

SEAL: Final = "seal"
"""The field of a side's fact of `Subject.LOCK`: its sealed passphrase."""
Formation = tuple[FormationId, SideId, FormationId | None, str]
KEPT: Final = frozenset({
    "_by_subject", "_earlier_rows", "_rows", "campaign", "details", "formations", "heads", "held",
    "options", "ordered", "paths", "reversals", "state", "tables",
})  # fmt: skip
"""What is kept of a moment for the next look at the books (`kept_books.KeptBooks`)."""
_PLACE: Final = frozenset({"turn", "side", "phase"})
Pasts = Callable[[int], dict[str, Any]]
Answer = TypeVar("Answer")
_ALL_UNITS = f"SELECT {READ_COLUMNS} FROM unit"  # noqa: S608 - our own names
_SUMS = "SELECT formation_id, count(*), sum(steps), sum(steps_left) FROM unit GROUP BY formation_id"


class Keeper(Protocol):
    """Keeps what the rules answered (`kept_books.KeptBooks`)."""

    def watched(
        self, books: BooksSnapshot, question: Hashable, ask: Callable[[Books], Answer]
    ) -> Answer:
        """What they answer, or answered when nothing was different for them."""
        ...


class BooksSnapshot:
    """Implements `oobmgr.rules.game.Books` on a connection that stays in one transaction."""

    def __init__(
        self,
        connection: Connection,
        game: Game,
        units: Iterable[UnitState] | None = None,
        pasts: Pasts | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        """Look at the books.

        Args:
            connection: A connection in a transaction.
            game: The game of the campaign.
            units: All units as they are now, where they were read already.
            pasts: What is kept of the books after a transaction, to be read and added to.
            keeper: What keeps the answers of the rules from moment to moment.
        """
        self.connection = connection
        self.game = game
        self.pasts = pasts
        self._keeper = keeper
        self._units = units

    def kept_of(self, last: int) -> dict[str, Any]:
        """What is kept of the books as they were after a transaction; later entries change none."""
        return self.pasts(last) if self.pasts else {}

    def watched(self, question: Hashable, ask: Callable[[Books], Answer]) -> Answer:
        """What the rules answer, kept until something that they read for it changes.

        `question` tells it from all others that are asked so; the answer depends on nothing else.
        """
        return ask(self) if self._keeper is None else self._keeper.watched(self, question, ask)

    @property
    def today(self) -> BooksSnapshot:
        """The books as they are, from which a past moment is looked at; these, if they are now."""
        return self

    def with_units(self, units: Iterable[UnitState] | None) -> BooksSnapshot:
        """The same books with all units as they are now; as they are where none are given."""
        if units is None:
            return self
        self.facts(Subject.SEQUENCE)  # read here, so that it is there for whoever looks next
        same = BooksSnapshot(self.connection, self.game, units, self.pasts)
        vars(same).update({k: v for k, v in vars(self).items() if k in KEPT | _PLACE})
        return same

    def placed(self, place: Position) -> BooksSnapshot:
        """The books as they are now, as if a phase that is over were still being played."""
        self.facts(Subject.SEQUENCE)  # as in `with_units`
        same = BooksSnapshot(self.connection, self.game, self._units, self.pasts)
        vars(same).update({k: v for k, v in vars(self).items() if k in KEPT})
        vars(same).update({name: getattr(place, name) for name in _PLACE})
        return same

    @property
    def position(self) -> Position:
        """The turn, side and phase being played."""
        return Position(self.turn, self.side, self.phase)

    def place_name(self, place: Position) -> str:
        """How players call a phase: ``Movement Phase, Blue player turn, July II 1941``."""
        game, held = self.game, self.player_turns(place.turn)
        player_turn = held[position_of(held, place.side, place.phase)]
        whose = player_turn_name(game, player_turn)
        return f"{game.phase_name(place.phase)} Phase, {whose}, {game.calendar.label(place.turn)}"

    def earlier_positions(self) -> tuple[Position, ...]:
        """The phases played before this one, the latest first, back through the turn before."""
        before = self.game.calendar.previous(self.turn)
        # A campaign that began with this turn has no turn before it, though the calendar has one.
        played = self.rows("SELECT 1 FROM journal_transaction WHERE turn = ? LIMIT 1", (before,))
        steps = [
            Position(turn, held.side, phase)
            for turn in ((before, self.turn) if played else (self.turn,))
            for held in self.player_turns(turn)
            for phase in held.phases
        ]
        # A phase that a changed turn order left out is in no list; then all of them lie before.
        now = steps.index(self.position) if self.position in steps else len(steps)
        return tuple(reversed(steps[:now]))

    @cached_property
    # Kept, because the transaction of a snapshot never sees what is written later.
    def version(self) -> int:
        """The number of the last transaction: the same as long as nothing was written."""
        rows = fetch(self.connection, "SELECT max(id) FROM journal_transaction")
        # A file that was never written to has no row, and `max` of none is NULL.
        return int(rows[0][0] or 0)

    @cached_property
    def details(self) -> dict[int, TransactionDetail]:
        """What was read of single transactions, by their numbers, to be added to."""
        return {}

    @cached_property
    def reversals(self) -> Reversals:
        """Which transactions were taken back, and by which."""
        return Reversals().read_on(self.connection, 0)

    @cached_property
    def state(self) -> Mapping[tuple[str, str, str], JsonValue]:
        """Every fact that lies in no table of its own."""
        rows = fetch(self.connection, "SELECT subject, key, field, value FROM state")
        # In one call: they are short, and reading each by itself took most of the time.
        values = json.loads(f"[{','.join(value for *_, value in rows)}]")
        return {tuple(row[:3]): value for row, value in zip(rows, values, strict=True)}

    @cached_property
    def _by_subject(self) -> Mapping[str, Mapping[tuple[str, str], JsonValue]]:
        found: dict[str, dict[tuple[str, str], JsonValue]] = {}
        for (subject, key, field), value in self.state.items():
            found.setdefault(subject, {})[key, field] = value
        return found

    @cached_property
    def campaign(self) -> tuple[str, str, str, str, dict[str, str], str]:
        """Name, game, scenario, variant, players, time of creation."""
        name, game, scenario, variant, players, created = fetch(
            self.connection,
            "SELECT name, game, scenario, variant, players, created_at FROM campaign",
        )[0]
        return name, game, scenario, variant, json.loads(players), created

    # Cached properties, so that `placed` can put another phase in their place.
    @cached_property
    def turn(self) -> TurnCode:
        """The game turn being played."""
        return TurnCode(self._sequence("turn"))

    @cached_property
    def side(self) -> SideId:
        """The phasing side."""
        return SideId(self._sequence("side"))

    @cached_property
    def phase(self) -> PhaseId:
        """The phase being played."""
        return PhaseId(self._sequence("phase"))

    def _sequence(self, field: str) -> str:
        return str(self.state.get((Subject.SEQUENCE, "now", field), ""))

    @property
    def variant(self) -> str:
        """The scenario variant being played."""
        return self.campaign[3]

    @property
    def scenario(self) -> Scenario:
        """The starting position of this campaign."""
        chosen = self.campaign[2]
        return next(s for s in self.game.scenarios if s.id == chosen)

    @property
    def brings_units(self) -> bool:
        """Whether the scenario brings its units along, set up as they begin."""
        return self.scenario.units is not None

    @cached_property
    def options(self) -> Options:
        """Every option of the game with the campaign's setting."""
        values: dict[str, OptionValue] = dict(self.game.options.defaults)
        for (name, field), value in self.facts(Subject.OPTION).items():
            # An option that was set and taken back has no value: then the default holds.
            if field == "value" and isinstance(value, str | int | bool):
                values[name] = value
        return MappingProxyType(values)

    @cached_property
    def tables(self) -> Tables:
        """The game's tables with the house rules of this campaign."""
        overrides = {
            key: str(value)
            for (key, field), value in self.facts(Subject.OVERRIDE).items()
            if field == "value"
            and value is not None
            # A campaign with a house rule for an entry that was dropped later must still open.
            and key in self.game.tables().cells
        }
        # Without a house rule it is the object that the game keeps: no copy of a thousand cells.
        tables = self.game.tables()
        return tables.with_overrides(overrides) if overrides else tables

    def turn_order(self, turn: TurnCode) -> TurnOrder:
        """What was entered about who plays when in a turn."""
        return {
            field: value
            for (key, field), value in self.facts(Subject.SEQUENCE).items()
            if key == turn
        }

    def player_turns(self, turn: TurnCode) -> tuple[PlayerTurn, ...]:
        """The player turns of a game turn, in the order in which they are played."""
        return self.game.player_turns(turn, self.options, self.turn_order(turn))

    @property
    def player_turn(self) -> PlayerTurn:
        """The player turn that is being played."""
        held = self.player_turns(self.turn)
        # By phase, too: where a side plays several parts, only the phase tells them apart.
        return held[position_of(held, self.side, self.phase)]

    def balance(self, account: Account, good: GoodId) -> int:
        """What the account holds of the good."""
        rows = fetch(
            self.connection,
            "SELECT amount FROM balance WHERE account = ? AND good = ?",
            (account.key, good),
        )
        return int(rows[0][0]) if rows else 0

    def balances(self, good: GoodId) -> Mapping[Account, int]:
        """Every account except units that holds the good."""
        if good not in self._balances:
            rows = fetch(
                self.connection,
                "SELECT account, amount FROM balance WHERE good = ? AND amount <> 0 "
                "ORDER BY account",
                (good,),
            )
            self._balances[good] = {Account.from_key(key): amount for key, amount in rows}
        return self._balances[good]

    @cached_property
    def _balances(self) -> dict[GoodId, Mapping[Account, int]]:
        """What was asked of this moment so far: a page asks the same for each of its boxes."""
        return {}

    @cached_property
    def held(self) -> Mapping[tuple[Account, GoodId], int]:
        """What every account except units holds, by account and good."""
        rows = fetch(self.connection, "SELECT account, good, amount FROM balance")
        return {(Account.from_key(key), GoodId(good)): amount for key, good, amount in rows}

    def fact(self, subject: Subject, key: str, field: str) -> JsonValue:
        """The present value of a fact; None where none was entered."""
        return self.state.get((subject, key, field))

    def facts(self, subject: Subject) -> Mapping[tuple[str, str], JsonValue]:
        """All facts about a subject: ``(key, field) -> value``."""
        return self._by_subject.get(subject, {})

    def entered_now(self, subject: Subject, key: str, field: str) -> bool:
        """Whether the present value of a fact was entered in the phase that goes on."""
        place = FactPlace(subject, key, field)
        latest = next(entries_of(place, self.rows, self.reversals.taken), None)
        return latest == (self.position, False)

    @cached_property
    def formations(self) -> Mapping[int, Formation]:
        """Every formation by its id."""
        rows = fetch(self.connection, "SELECT id, side, parent_id, name FROM formation")
        return {row[0]: (*row[:-1], AsWritten(row[-1])) for row in rows}

    @cached_property
    def paths(self) -> Mapping[int, tuple[str, ...]]:
        """The path of names of every formation, from the top down."""
        paths: dict[int, tuple[str, ...]] = {}
        for formation_id in self.formations:
            self._path(formation_id, paths)
        return paths

    def _path(self, formation_id: int, known: dict[int, tuple[str, ...]]) -> tuple[str, ...]:
        # Parents may have higher numbers than their children, once formations were moved.
        if formation_id not in known:
            _, _, parent, name = self.formations[formation_id]
            above = () if parent is None else self._path(parent, known)
            known[formation_id] = (*above, name)
        return known[formation_id]

    def unit(self, unit_id: UnitId) -> UnitState:
        """One unit. Raises `BadInput` where there is none."""
        rows = fetch(self.connection, f"{_ALL_UNITS} WHERE id = ?", (unit_id,))
        if not rows:
            raise no_such_unit(unit_id)
        return self.made_units(rows)[0]

    def units_of(self, unit_ids: Iterable[int]) -> Iterator[UnitRow]:
        """The units of these numbers that there are."""
        wanted = json.dumps(sorted(unit_ids))
        statement = f"{_ALL_UNITS} WHERE id IN (SELECT value FROM json_each(?))"  # noqa: S608 - our own names
        return iter(self.made_units(fetch(self.connection, statement, (wanted,))))

    def units(self) -> tuple[UnitState, ...]:
        """All units of all sides, in the order in which they came in."""
        # Warnings and forms ask for all units many times in one moment.
        self._units = self.unit_rows() if self._units is None else tuple(self._units)
        return self._units

    _earlier_rows: tuple[tuple[UnitRow, ...], frozenset[int]] | None = None
    """The units as they were read before, and the numbers of those that changed since."""

    heads: Mapping[int, Any] = MappingProxyType({})
    """What a ledger has read of each transaction up to some number (`queries.ledger.Head`)."""

    ordered: tuple[UnitRow, ...] | None = None
    """All units in the order of the tree, once somebody has sorted them."""

    @cached_property
    def _rows(self) -> tuple[UnitRow, ...]:
        return self.read_rows()

    def read_rows(self) -> tuple[UnitRow, ...]:
        """Read all units as tables show them; `unit_rows` gives what was read once."""
        # Mended when somebody asks: a posting asks for few, and takes as long in a large army.
        if self._earlier_rows:
            rows, changed = self._earlier_rows
            return with_changed(rows, self.units_of(changed))
        return self.made_units(fetch(self.connection, f"{_ALL_UNITS} ORDER BY id"))

    def unit_rows(self) -> tuple[UnitRow, ...]:
        """All units as tables show them, without their marks, in the order of `units`."""
        return self._rows

    def formation_sums(self) -> list[tuple[int, int, int, int]]:
        """For each formation with units of its own: its id, their number, steps and steps left."""
        return fetch(self.connection, _SUMS)

    def made_units(self, rows: Iterable[Sequence[Any]]) -> tuple[UnitRow, ...]:
        """Rows of `READ_COLUMNS` as units."""
        return read_units(rows, self.game, self.paths)

    @cached_property
    def unseen_sides(self) -> frozenset[str]:
        """The sides of which nothing is seen here: hidden, or not of one side's file."""
        made_for = self.fact(Subject.CAMPAIGN, HANDED_OVER, "side")
        others = {side.id for side in self.game.sides if made_for and side.id != made_for}
        # Two ways of not seeing a side: its sheet is locked here, or the file never held it.
        return self.connection.hidden | others

    def counter(self, name: str) -> int:
        """The highest id given out so far."""
        rows = fetch(self.connection, "SELECT value FROM counter WHERE name = ?", (name,))
        return int(rows[0][0]) if rows else 0

    def rows(self, statement: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """Rows of a planner's own question, in this same moment."""
        return fetch(self.connection, statement, values)
