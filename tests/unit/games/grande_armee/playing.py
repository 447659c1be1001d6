"""A campaign of La Grande Armée with a few units, played through its session as a person does."""

from __future__ import annotations

from pathlib import Path

from tests.game_table import GameTable

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.rules.books import OptionValue

FRANCE, COALITION = SideId("france"), SideId("coalition")
Entry = tuple[SideId, str, str, str, str, str, int]
# Side, nation, designation, type, formation below the army, hex, strength points.
UNITS: tuple[Entry, ...] = (
    (FRANCE, "France", "Napoleon", "supreme commander", "", "A3827", 1),
    (FRANCE, "France", "Ney", "corps leader", "III Corps", "A3728", 1),
    (FRANCE, "France", "8 Div", "infantry division", "III Corps", "A3728", 8),
    (FRANCE, "France", "9 Div", "infantry division", "III Corps", "A3728", 7),
    (FRANCE, "Bavaria", "29 Div", "infantry division", "III Corps", "A3728", 5),
    (FRANCE, "France", "3 Cav", "light cavalry brigade", "III Corps", "A3728", 2),
    (FRANCE, "France", "22 Art", "artillery", "III Corps", "A3728", 1),
    (FRANCE, "France", "Oudinot", "corps leader", "XII Corps", "A3728", 1),
    (FRANCE, "France", "13 Div", "infantry division", "XII Corps", "A3728", 7),
    (FRANCE, "France", "1 Train", "supply train", "", "A3728", 1),
    (FRANCE, "France", "2 Train", "supply train", "", "A3629", 1),
    (FRANCE, "France", "3 Train", "supply train", "", "A3629", 1),
    (COALITION, "Prussia", "Yorck", "corps leader", "I Corps", "A3926", 1),
    (COALITION, "Prussia", "1 Div", "infantry division", "I Corps", "A3926", 6),
    (COALITION, "Prussia", "1 Cav", "light cavalry brigade", "I Corps", "A3926", 2),
    (COALITION, "Russia", "1 Cossacks", "cossack division", "Cossacks", "A3825", 3),
)
MOVES = {"cavalry": 7, "other": 4}
"""Movement allowances: 7 is that of cavalry."""
BOXES = {
    "Napoleon": {"upper_boxes": "2", "bottom_boxes": "2", "cp": "12"},
    "Ney": {"upper_boxes": "4", "bottom_boxes": "2"},
    "Oudinot": {"upper_boxes": "1", "bottom_boxes": "1"},
}
ARMY = {FRANCE: "Grande Armée", COALITION: "Allied Army"}


def forces(*units: Entry) -> ImportOrderOfBattle:
    """Units as they enter the books."""
    return ImportOrderOfBattle(
        tuple(
            UnitValues(
                side=side,
                nation=nation,
                designation=designation,
                type=kind,
                size="",
                path=(ARMY[side], corps) if corps else (ARMY[side],),
                steps=strength,
                ratings={"move": MOVES["cavalry" if "Cav" in designation else "other"]},
                traits=BOXES.get(designation, {}),
                hex=place,
            )
            for side, nation, designation, kind, corps, place, strength in units
        )
    )


FORCES = forces(*UNITS)


class Table(GameTable):
    """A game on the table; without Interphases unless asked for."""

    def __init__(self, folder: Path, start: str = "II April 1813", **options: OptionValue) -> None:
        chosen = {"first_turn": start, **options}
        new = NewCampaign("Spring", "grande_armee", "campaign", options=chosen)
        super().__init__(folder, new, FORCES)

    def own_turn(self, side: SideId = FRANCE, phase: str = "movement") -> None:
        """On to a phase of a side's own turn, in clear weather."""
        if self.queries.sequence().phase == "weather":
            self.post("weather", weather="clear")
        self.go_to(side, phase)

    def strength(self, name: str) -> int:
        """The strength points of a unit."""
        return next(u.steps_left for u in self.queries.units() if u.designation == name)
