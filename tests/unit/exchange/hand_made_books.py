"""A campaign of few rows, made by hand, that answers what an export asks.

Its balances are added up here from the movements, by no code of the program.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from oobmgr.campaign.rows import (
    BalanceRow,
    FormationRow,
    LedgerRow,
    RecordRow,
    Summary,
    TurnFigures,
    UnitRow,
)
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import FormationId, JsonValue, UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.fact_kinds import AIR_GROUP
from oobmgr.known_games import game
from oobmgr.rules.sheets import NOTHING_ON_SHEETS, SheetNow
from oobmgr.rules.tables import Tables

DANGEROUS = ("=1+1", "+A1", "-5", "@x", "\tx", '=HYPERLINK("http://x";"y")', "#REF!", "'quoted")
TURNS = ("1941-06-I-surprise", "1941-06-II", "1941-07-I", "1941-07-II")
# Turn, side, good, from, to, amount.
MOVEMENTS = (
    (0, "axis", "sp", "opening", "pool", 100),
    (0, "axis", "sp", "opening", "special:surprise", 80),
    (0, "axis", "sp", "special:surprise", "spent:air", 14),
    (0, "axis", "sp", "special:surprise", "pool", 6),
    (0, "axis", "sp", "special:surprise", "lost:surprise", 60),
    (0, "axis", "resource", "opening", "pool:=Pl*esti?", 40),
    (0, "axis", "resource", "opening", "pool:Pl~esti", 2),
    (0, "soviet", "sp", "opening", "pool", 75),
    (1, "axis", "sp", "income", "pool", 93),
    (1, "axis", "sp", "pool", "spent:movement", 41),
    (1, "axis", "sp", "spent:movement", "pool", 41),
    (1, "axis", "sp", "pool", "lost:limit", 12),
    (1, "soviet", "sp", "income", "pool", 60),
    (1, "soviet", "sp", "pool", "exchanged", 4),
    (1, "soviet", "resource", "exchanged", "pool:Kursk", 1),
    (3, "axis", "resource", "pool:=Pl*esti?", "pool:Pl~esti", 7),
    (3, "axis", "sp", "pool", "adjusted", 3),
    (3, "soviet", "sp", "pool", "spent:combat", 131),
)
_SIGNS = {"sp": "SP", "resource": "Re"}


def _account(place: str, side: str) -> str:
    kind, _, detail = place.partition(":")
    return f"{kind}:{side}:{detail}" if detail else f"{kind}:{side}"


@dataclass(frozen=True)
class HandMadeBooks:
    """Answers as `Queries` does. `notes` are the notes, names and types of the units."""

    notes: tuple[str, ...] = DANGEROUS
    game = game("europa")

    def label(self, code: str) -> str:
        return self.game.calendar.label(TurnCode(code))

    def summary(self) -> Summary:
        return Summary(
            name="=Kursk & friends", game_id="europa", game_name="Revised Europa",
            scenario="barbarossa", scenario_name="Barbarossa", variant="full",
            variant_name="Full game", turn=TURNS[-1], turn_label=self.label(TURNS[-1]),
            side="soviet", phase="combat", phase_name="Combat",
            players={"axis": "+Ada", "soviet": "Ben"}, units=len(self.notes), transactions=9,
            created_at="2026-01-01T00:00:00Z", options={},
        )  # fmt: skip

    def units(self, as_of: str | None = None) -> tuple[UnitRow, ...]:
        del as_of
        return tuple(
            UnitRow(
                id=UnitId(number), side=SideId("axis"), nation="Germany", designation=text,
                type=f"{text}inf", size="XX", formation=FormationId(2),
                path=("4th Army", f"{text} Corps"),
                ratings={"attack": 7, "defense": 7, "move": 6}, rating_text="7-6",
                traits={"re": "1/2", "cadre": "2-6", "aeca": "half"}, steps=2, steps_left=1,
                status=UnitStatus.ON_MAP, arrival=TurnCode(TURNS[1]),
                arrival_label=self.label(TURNS[1]), hex="1-2", setup=text, note=text,
                source_key=f"{text}.{number}",
            )
            for number, text in enumerate(self.notes, 1)
        )  # fmt: skip

    def formations(self, as_of: str | None = None) -> tuple[FormationRow, ...]:
        del as_of
        return (
            FormationRow(1, "axis", ("4th Army",), "4th Army", 0, None, 8, 16, 8),
            FormationRow(2, "axis", ("4th Army", "=VII Corps"), "=VII Corps", 1, 1, 8, 16, 8),
        )

    def records(self) -> tuple[RecordRow, ...]:
        values: dict[str, JsonValue] = {
            "side": "axis", "nation": "Germany", "kind": "air group", "aircraft": "=Me109F",
            "groups": 8, "steps": 2, "arrival": TURNS[1], "condition": "@x",
        }  # fmt: skip
        return (RecordRow(1, AIR_GROUP, values),)

    def ledger(self) -> tuple[LedgerRow, ...]:
        return tuple(self._rows())[::-1]

    def _rows(self) -> Iterator[LedgerRow]:
        held: Counter[str] = Counter()
        for number, (turn, side, good, source, target, amount) in enumerate(MOVEMENTS, 1):
            held[f"{source}{side}{good}"] -= amount
            held[f"{target}{side}{good}"] += amount
            into = target.startswith(("pool", "special"))
            own = target if into else source
            code = TURNS[turn]
            yield LedgerRow(
                transaction=number, turn=code, turn_label=self.label(code), turn_short="",
                phase="combat", phase_name="Combat", side=side, what=f"=What {number}",
                source_account=_account(source, side), target_account=_account(target, side),
                source_name=source, target_name=target, good=good, sign=_SIGNS[good],
                change=amount if into else -amount, balance=held[f"{own}{side}{good}"],
                cases=("AB-12",), state="posted", state_text="",
            )  # fmt: skip

    def tables(self, as_of: str | None = None) -> Tables:
        """As printed."""
        del as_of
        return self.game.tables()

    def transcript(self) -> None:
        """No journal stands behind these rows."""

    def sheet_now(self, as_of: str | None = None) -> SheetNow:
        """Nothing."""
        del as_of
        return NOTHING_ON_SHEETS

    def balances(
        self, as_of: str | None = None, *, all_accounts: bool = False
    ) -> tuple[BalanceRow, ...]:
        last = TURNS.index(as_of) if as_of else len(TURNS)
        held: Counter[tuple[str, str, str]] = Counter()
        for turn, side, good, source, target, amount in MOVEMENTS:
            if turn <= last:
                held[side, source, good] -= amount
                held[side, target, good] += amount
        return tuple(
            BalanceRow(side, _account(place, side), f"{side} {place}", good, good, "", amount, None)
            for (side, place, good), amount in held.items()
            if all_accounts or place.startswith(("pool", "special"))
        )

    def roster(self, as_of: str | None = None) -> None:
        """This game has no live sheets."""
        del as_of

    def figures_by_turn(self, good: str) -> tuple[TurnFigures, ...]:
        assert good == "sp"
        return tuple(self._figures("axis")) + tuple(self._figures("soviet"))

    def _figures(self, wanted: str) -> Iterator[TurnFigures]:
        stock = 0
        for number, code in enumerate(TURNS):
            moved: Counter[str] = Counter()
            for turn, side, good, source, target, amount in MOVEMENTS:
                if (turn, side, good) == (number, wanted, "sp"):
                    moved[source] += amount if target == "pool" else 0
                    moved[target] -= amount if source == "pool" else 0
            before, stock = stock, stock + sum(moved.values())
            spent = sum(n for place, n in moved.items() if place.startswith("spent"))
            lost = sum(n for place, n in moved.items() if place.startswith("lost"))
            yield TurnFigures(
                side=wanted, good="sp", turn=code, turn_label=self.label(code), turn_short="",
                opening_stock=before + moved["opening"], received=moved["income"], spent=-spent,
                lost=-lost, exchanged=-moved["exchanged"], adjusted=moved["adjusted"],
                stock_after_initial=None, closing_stock=stock, limit=200 + number,
                current=code == TURNS[-1],
            )  # fmt: skip
