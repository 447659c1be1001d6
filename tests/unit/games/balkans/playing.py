"""A campaign of Balkans 1944 with a few units, played through its session as a person plays it."""

from __future__ import annotations

from pathlib import Path

from tests.game_table import GameTable, forces

from oobmgr.campaign.commands import FillChart
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.rules.books import OptionValue

SOVIET, AXIS = SideId("soviet"), SideId("axis")
# Side, nation, designation, type, hex.
FORCES = forces(
    (SOVIET, "Soviet Union", "6 Gds", "tank", "0716"),
    (SOVIET, "Soviet Union", "23", "rifle", "0716"),
    (SOVIET, "Romania", "1 Rom", "infantry", "0715"),
    (SOVIET, "Soviet Union", "5 VA", "air", "0715"),
    (SOVIET, "Soviet Union", "Front HQ", "HQ", "0717"),
    (SOVIET, "Yugoslavia", "Tito", "partisan", "0930"),
    (SOVIET, "Yugoslavia", "Sava", "partisan", "0931"),
    (AXIS, "Hungary", "1 Hun", "infantry", "0520"),
    (AXIS, "Hungary", "2 Hun", "infantry", "0520"),
    (AXIS, "Hungary", "3 Hun", "infantry", "0520"),
    (AXIS, "Hungary", "4 Hun", "infantry", "0520"),
    (AXIS, "Germany", "13 Pz", "panzer", "0519"),
    (AXIS, "Germany", "22 SS", "cavalry", "0519"),
    (AXIS, "Germany", "LF 4", "air", "0520"),
)


class Table(GameTable):
    """A game on the table: entries by the names of units, refusals in words."""

    def __init__(self, folder: Path, **options: OptionValue) -> None:
        super().__init__(
            folder, NewCampaign("Sundays", "balkans", "balkans", options=options), FORCES
        )

    def next_turn(self, side: SideId = SOVIET, phase: str = "movement") -> None:
        """Go on to a phase of a side in the next turn."""
        super().next_turn(side, phase)

    def city(self, name: str) -> tuple[str, ...]:
        """The line of a city in the register."""
        return next(row for row in self.table("festung", "Cities") if row[0] == name)

    def garrison(self, name: str) -> tuple[str, str]:
        """What the garrison of a Festung needs, and how that stands."""
        row = next(row for row in self.table("festung", "Garrisons owed") if row[0] == name)
        return row[1], row[2]

    def fill_chart(self, *effects: str) -> None:
        """Fill in the chart of being out of supply."""
        self.campaign.session.execute(FillChart("out_of_supply", {"cells": [list(effects)]}))

    def declare(self, city: str = "Budapest", unit: str = "6 Gds", to: str = "0718") -> None:
        """A Soviet unit nears a city, and the roll declares it a Festung."""
        self.go_to(SOVIET, "movement")
        self.post("enter_hex", units=unit, to=to)
        self.post("festung_roll", units=unit, city=city, die=2)
