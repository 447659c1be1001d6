"""Two armies that meet in battle, played through their session as a person does.

Around A3827, where the French stand, and A3828, where the Prussians do (column 38 is even and lies
lower, so 3927 and 3928 touch 3827; 3928 and 3929 touch 3828)::

    A3826  Prussian help, beside the French alone
    A3827  Napoleon, III Corps (Ney), I Corps (Davout), Murat
    A3828  Yorck with I Corps
    A3928  beside both; A3929 beside the Prussians alone
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.game_table import GameTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import NewCampaign
from oobmgr.campaign.session import Posted
from oobmgr.domain.units import UnitValues
from oobmgr.rules.books import OptionValue

_PRUSSIA = {"side": COALITION, "nation": "Prussia"}
_FRANCE = {"side": FRANCE, "nation": "France"}


def _unit(
    name: str, kind: str, path: tuple[str, ...], place: str, steps: int, about: dict[str, Any]
) -> UnitValues:
    return UnitValues(
        designation=name, type=kind, size="", path=path, steps=steps, hex=place, **about
    )


def _leader(
    name: str, kind: str, path: tuple[str, ...], place: str, rating: str, about: dict[str, Any]
) -> UnitValues:
    initiative, bonus = map(int, rating.split("-"))
    ratings = {"initiative": initiative, "bonus": bonus}
    return UnitValues(
        designation=name,
        type=kind,
        size="",
        path=path,
        steps=1,
        hex=place,
        ratings=ratings,
        **about,
    )


GA, III, FIRST, LOST = ("GA",), ("GA", "III"), ("GA", "I"), ("GA", "V")
PR, PR1, PR2 = ("Allies",), ("Allies", "I Pr"), ("Allies", "II Pr")
UNITS = (
    _leader("Napoleon", "supreme commander", GA, "A3827", "5-4", _FRANCE),
    _leader("Eugene", "army leader", GA, "A3827", "4-2", _FRANCE),
    _leader("Ney", "corps leader", III, "A3827", "4-2", _FRANCE),
    _leader("Davout", "corps leader", FIRST, "A3827", "5-3", _FRANCE),
    _leader("Souham", "division leader", (*III, "8"), "A3827", "2-1", _FRANCE),
    _leader("Gudin", "division leader", (*FIRST, "3"), "A3827", "2-1", _FRANCE),
    _leader("Murat", "cavalry leader", GA, "A3827", "4-3", _FRANCE),
    _leader("Lasalle", "cavalry leader", III, "A3827", "3-1", _FRANCE),
    _leader("Nansouty", "cavalry leader", III, "A3827", "3-1", _FRANCE),
    _leader("Lauriston", "corps leader", LOST, "A3928", "3-1", _FRANCE),
    _unit("8 Div", "infantry division", (*III, "8"), "A3827", 8, _FRANCE),
    _unit("9 Div", "infantry division", III, "A3827", 7, _FRANCE),
    _unit("3 Div", "infantry division", (*FIRST, "3"), "A3827", 6, _FRANCE),
    _unit("3 Cav", "light cavalry division", III, "A3827", 5, _FRANCE),
    _unit("16 Div", "infantry division", LOST, "A4028", 4, _FRANCE),
    _leader("Blucher", "army leader", PR, "A3828", "4-2", _PRUSSIA),
    _leader("Yorck", "corps leader", PR1, "A3828", "3-1", _PRUSSIA),
    _leader("Kleist", "corps leader", PR2, "A3826", "3-1", _PRUSSIA),
    _leader("Generic A", "brigade leader", PR1, "A3828", "1-0", _PRUSSIA),
    _leader("Horn", "brigade leader", PR1, "A3828", "2-1", _PRUSSIA),
    _unit("1 Pr", "infantry division", PR1, "A3828", 6, _PRUSSIA),
    _unit("2 Pr", "infantry division", PR1, "A3828", 5, _PRUSSIA),
    _unit("Pr Cav", "heavy cavalry brigade", PR1, "A3828", 2, _PRUSSIA),
    _unit("3 Pr", "infantry division", PR2, "A3825", 4, _PRUSSIA),
    _unit("4 Pr", "infantry division", PR2, "A3830", 3, _PRUSSIA),
    _unit("Depot", "depot", PR, "A3728", 1, _PRUSSIA),
)
FIELDS = ("units", "front", "second", "reserve", "losers", "trains", "fallen")


class BattleTable(GameTable):
    """The two armies in the French Combat Phase."""

    unit_fields = FIELDS

    def __init__(self, folder: Path, **options: OptionValue) -> None:
        chosen = {"first_turn": "II April 1813", **options}
        new = NewCampaign("Battle", "grande_armee", "campaign", options=chosen)
        super().__init__(folder, new, ImportOrderOfBattle(UNITS))
        self.post("weather", weather="clear")
        self.go_to(FRANCE, "combat")

    def announce(self, units: str = "8 Div, 9 Div, 3 Cav", place: str = "A3828") -> Posted:
        """An attack by these units."""
        return self.post("battle", units=units, hex=place)

    def deploy(self) -> None:
        """Lines of both sides: 8 Div and 3 Cav, 9 Div in reserve; 1 Pr and Cav, 2 Pr behind."""
        self.post("battle_lines", front="8 Div, 3 Cav", reserve="9 Div")
        self.post("battle_lines", front="1 Pr, Pr Cav", reserve="2 Pr")

    def deploy_in(self, number: int) -> None:
        """The same lines in one of several battles."""
        self.post("battle_lines", battle=number, front="8 Div, 3 Cav", reserve="9 Div")
        self.post("battle_lines", battle=number, front="1 Pr, Pr Cav", reserve="2 Pr")

    def fought(self, points: int = 2) -> None:
        """The first round with its result."""
        self.announce()
        self.deploy()
        self.post("battle_result", result="D2 L1", points=points)

    def routed(self, place: str = "A3830") -> None:
        """Every defender routed to a hex."""
        self.post("battle_rout", units="1 Pr, 2 Pr, Pr Cav", hex=place)

    def sp(self, name: str) -> int:
        """The strength points of a unit, 0 where it is gone."""
        found = (u.steps_left for u in self.queries.units() if u.designation == name)
        return next(found, 0)

    def unaccounted(self) -> int:
        """What is left of all strength points when each account is summed up: always none."""
        rows = self.queries.balances(all_accounts=True)
        elsewhere = sum(row.amount for row in rows if row.good == "step")
        return elsewhere + sum(self.living().values())

    def victory(self, side: str) -> int:
        """The victory points of a side."""
        rows = self.queries.balances(all_accounts=True)
        return sum(r.amount for r in rows if r.account == f"pool:{side}" and "victory" in r.good)

    def living(self) -> dict[str, int]:
        """The strength points of every unit on the map."""
        return {u.designation: u.steps_left for u in self.queries.units() if u.steps_left}

    def undo(self) -> None:
        """Take the last entry back."""
        self.campaign.session.undo()
