"""A table of La Grande Armée with counters that can be built, for supply, economy and politics."""

from __future__ import annotations

from pathlib import Path

from tests.game_table import GameTable
from tests.unit.games.grande_armee.playing import COALITION, FORCES, FRANCE

from oobmgr.campaign.commands import ImportOrderOfBattle, LoseSteps
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.rules.books import OptionValue

# Side, nation, designation, type, size, strength points: off the map, free to be built.
_FREE = (
    (FRANCE, "France", "50 Div", "infantry division", "XX", 10),
    (FRANCE, "France", "51 Div", "infantry division", "XX", 10),
    (FRANCE, "France", "9 Heavy", "heavy cavalry brigade", "X", 2),
    (FRANCE, "France", "Vandamme", "corps leader", "", 1),
    (FRANCE, "Bavaria", "30 Div", "infantry division", "XX", 10),
    (FRANCE, "Naples", "1 Naples", "infantry division", "XX", 10),
    (FRANCE, "Naples", "2 Naples", "infantry division", "XX", 10),
    (FRANCE, "France", "1 Depot", "depot", "", 1),
    (FRANCE, "France", "7 Train", "supply train", "", 1),
    (FRANCE, "France", "8 Train", "supply train", "", 1),
    (COALITION, "Prussia", "9 Depot", "depot", "", 1),
    (COALITION, "Russia", "8 Depot", "depot", "", 1),
    (COALITION, "Russia", "40 Div", "infantry division", "XX", 10),
    (COALITION, "Britain", "Moore", "corps leader", "", 1),
)
_BRITISH = UnitValues(
    COALITION, "Britain", "1 British", "infantry division", "XX", ("British",), 5, hex="A1010"
)


class Realm(GameTable):
    """A game with Interphases, from I April 1813 on."""

    def __init__(self, folder: Path, start: str = "I April 1813", **options: OptionValue) -> None:
        new = NewCampaign(
            "Spring", "grande_armee", "campaign", options={"first_turn": start, **options}
        )
        free = tuple(
            UnitValues(side, nation, name, kind, size, ("Free",), steps, steps_left=0)
            for side, nation, name, kind, size, steps in _FREE
        )
        super().__init__(folder, new, ImportOrderOfBattle((*FORCES.units, *free, _BRITISH)))

    def strength(self, name: str) -> int:
        """The strength points of a unit."""
        return next(u.steps_left for u in self.queries.units() if u.designation == name)

    def lose_points(self, name: str, points: int) -> None:
        """Take strength points off a unit."""
        self.campaign.session.execute(LoseSteps((UnitId(self.ids[name]),), points))

    def give(self, power: str, resource: int = 0, replacement: int = 0) -> None:
        """Points of a power from outside the books."""
        for kind, points in (("resource points", resource), ("replacement points", replacement)):
            if points:
                self.post("points", power=power, kind=kind, points=points)

    def purse(self, owner: str) -> tuple[str, str]:
        """The resource and replacement points of a power or minor power; none: two zeros."""
        rows = (row[1:3] for row in self.table("powers", "Points") if row[0] == owner)
        resource, replacement = next(rows, ("0", "0"))
        return resource, replacement

    def in_turn(self, side: SideId = FRANCE, phase: str = "movement") -> None:
        """On to a phase of a side's own turn, in clear weather."""
        while self.queries.sequence().phase != "weather":
            self.skip()
        self.post("weather", weather="clear")
        self.go_to(side, phase)
