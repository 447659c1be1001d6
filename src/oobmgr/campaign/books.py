"""The books as the rules and the planners see them: one moment, read when asked for."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.locks import HANDED_OVER
from oobmgr.campaign.player_turns import position_of
from oobmgr.domain.accounts import Account, GoodId, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import FormationId, JsonValue, Subject, UnitId
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.models.engines import fetch
from oobmgr.models.veils import hidden_through
from oobmgr.rules.books import Options, OptionValue, PhaseId, TurnOrder
from oobmgr.rules.game import Game, PlayerTurn, Scenario

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from oobmgr.rules.tables import Tables

Formation = tuple[FormationId, SideId, FormationId | None, str]
_UNIT_FIELDS = (
    "id, side, nation, designation, type, size, formation_id, ratings, traits, "
    "steps, steps_left, status, arrival, hex"
)


class BooksSnapshot:
    """Implements `oobmgr.rules.game.Books` on a connection that stays in one transaction."""

    def __init__(
        self, connection: Connection, game: Game, units: Iterable[UnitState] | None = None
    ) -> None:
        """Look at the books.

        Args:
            connection: A connection in a transaction.
            game: The game of the campaign.
            units: All units as they are now, where they were read already.
        """
        self.connection = connection
        self.game = game
        self._units = units

    @cached_property
    def _state(self) -> Mapping[tuple[str, str, str], JsonValue]:
        rows = fetch(self.connection, "SELECT subject, key, field, value FROM state")
        # In one call: they are short, and reading each by itself took most of the time.
        values = json.loads(f"[{','.join(value for *_, value in rows)}]")
        return {tuple(row[:3]): value for row, value in zip(rows, values, strict=True)}

    @cached_property
    def _by_subject(self) -> Mapping[str, Mapping[tuple[str, str], JsonValue]]:
        found: dict[str, dict[tuple[str, str], JsonValue]] = {}
        for (subject, key, field), value in self._state.items():
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
        return str(self._state.get((Subject.SEQUENCE, "now", field), ""))

    @property
    def variant(self) -> str:
        """The scenario variant being played."""
        return self.campaign[3]

    @property
    def scenario(self) -> Scenario:
        """The starting position of this campaign."""
        chosen = self.campaign[2]
        return next(s for s in self.game.scenarios if s.id == chosen)

    @cached_property
    def options(self) -> Options:
        """Every option of the game with the campaign's setting."""
        values: dict[str, OptionValue] = dict(self.game.options.defaults)
        for (name, field), value in self.facts(Subject.OPTION).items():
            if field == "value" and isinstance(value, str | int | bool):
                values[name] = value
        return MappingProxyType(values)

    @cached_property
    def tables(self) -> Tables:
        """The game's tables with the house rules of this campaign."""
        overrides = {
            key: str(value)
            for (key, field), value in self.facts(Subject.OVERRIDE).items()
            if field == "value" and value is not None
        }
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
        rows = fetch(
            self.connection,
            "SELECT account, amount FROM balance WHERE good = ? AND amount <> 0 ORDER BY account",
            (good,),
        )
        return {Account.from_key(key): amount for key, amount in rows}

    def fact(self, subject: Subject, key: str, field: str) -> JsonValue:
        """The present value of a fact; None where none was entered."""
        return self._state.get((subject, key, field))

    def facts(self, subject: Subject) -> Mapping[tuple[str, str], JsonValue]:
        """All facts about a subject: ``(key, field) -> value``."""
        return self._by_subject.get(subject, {})

    @cached_property
    def formations(self) -> Mapping[int, Formation]:
        """Every formation by its id."""
        rows = fetch(self.connection, "SELECT id, side, parent_id, name FROM formation")
        return {row[0]: row for row in rows}

    @cached_property
    def paths(self) -> Mapping[int, tuple[str, ...]]:
        """The path of names of every formation, from the top down."""
        paths: dict[int, tuple[str, ...]] = {}
        for formation_id in self.formations:
            self._path(formation_id, paths)
        return paths

    def _path(self, formation_id: int, known: dict[int, tuple[str, ...]]) -> tuple[str, ...]:
        if formation_id not in known:
            _, _, parent, name = self.formations[formation_id]
            above = () if parent is None else self._path(parent, known)
            known[formation_id] = (*above, name)
        return known[formation_id]

    def unit(self, unit_id: UnitId) -> UnitState:
        """One unit. Raises `BadInput` where there is none."""
        rows = fetch(
            self.connection,
            f"SELECT {_UNIT_FIELDS} FROM unit WHERE id = ?",  # noqa: S608 - our own names
            (unit_id,),
        )
        if not rows:
            raise BadInput(
                Fault(
                    f"there is no unit {unit_id}.",
                    where="units",
                    value=str(unit_id),
                    advice="`oobmgr units FILE` lists the ids.",
                )
            )
        return self._unit_state(rows[0])

    def units(self) -> tuple[UnitState, ...]:
        """All units of all sides, in the order in which they came in."""
        if self._units is None:
            rows = fetch(
                self.connection,
                f"SELECT {_UNIT_FIELDS} FROM unit ORDER BY id",  # noqa: S608 - our own names
            )
            self._units = (self._unit_state(row) for row in rows)
        # Warnings and forms ask for all units many times in one moment.
        self._units = tuple(self._units)
        return self._units

    def _unit_state(self, row: tuple[Any, ...]) -> UnitState:
        return UnitState(
            id=row[0],
            side=row[1],
            nation=row[2],
            designation=row[3],
            type=row[4],
            size=row[5],
            formation=row[6],
            path=self.paths[row[6]],
            ratings=json.loads(row[7]),
            traits=json.loads(row[8]),
            steps=row[9],
            steps_left=row[10],
            status=UnitStatus(row[11]),
            arrival=row[12],
            hex=row[13],
        )

    @cached_property
    def unseen_sides(self) -> frozenset[str]:
        """The sides of which nothing is seen here: hidden, or not of one side's file."""
        made_for = self.fact(Subject.CAMPAIGN, HANDED_OVER, "side")
        others = {side.id for side in self.game.sides if made_for and side.id != made_for}
        return hidden_through(self.connection) | others

    def counter(self, name: str) -> int:
        """The highest id given out so far."""
        rows = fetch(self.connection, "SELECT value FROM counter WHERE name = ?", (name,))
        return int(rows[0][0]) if rows else 0

    def rows(self, statement: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """Rows of a planner's own question, in this same moment."""
        return fetch(self.connection, statement, values)
