"""A campaign of War in Europe with a few units, played through its session as a person does."""

from __future__ import annotations

from pathlib import Path

from tests.game_table import GameTable, forces

from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.rules.books import OptionValue

AXIS, ALLIED, SOVIET = SideId("axis"), SideId("allied"), SideId("soviet")
# Side, nation, designation, type, hex.
FORCES = forces(
    (AXIS, "Germany", "1 Rail", "repair", "B1010"),
    (AXIS, "Germany", "7 Pz", "armor", "B1011"),
    (AXIS, "Germany", "12", "infantry", "B1012"),
    (AXIS, "Germany", "7 Flieger", "airborne", "B1013"),
    (AXIS, "Germany", "1 Supply", "mobile supply", "B1014"),
    (ALLIED, "Commonwealth", "50", "infantry", "A2020"),
    (ALLIED, "Commonwealth", "6 Abn", "airborne", "A2021"),
    (ALLIED, "France", "1 DLM", "mechanized", "A3030"),
    (ALLIED, "France", "5 DI", "infantry", "A3031"),
    (SOVIET, "Soviet Union", "3 Rail", "repair", "D4040"),
    (SOVIET, "Soviet Union", "100", "infantry", "D4041"),
)


def flown(*missions: tuple[str, int, int]) -> dict[str, dict[str, int]]:
    """What nations fly, as a form has it: nation, superiority, other missions."""
    return {
        "superiority": {nation: points for nation, points, _ in missions},
        "other": {nation: points for nation, _, points in missions},
    }


class Table(GameTable):
    """A game on the table."""

    def __init__(self, folder: Path, start: str = "1/5/41", **options: OptionValue) -> None:
        chosen = {"first_turn": start, **options}
        new = NewCampaign("Sundays", "war_in_europe", "campaign", options=chosen)
        super().__init__(folder, new, FORCES)

    def air(self, nation: str, front: str, points: int) -> None:
        """Air points that come in."""
        self.post("air_points", nation=nation, front=front, points=points)

    def weather(self, weather: str = "Clear") -> None:
        """The weather of the turn, on to the air phase."""
        self.go_to(AXIS, "weather")
        self.post("weather", weather=weather)
        self.go_to(AXIS, "air")

    def front(self, front: str, *missions: tuple[str, int, int], **about: object) -> None:
        """What the points of a front fly: nation, superiority, other missions."""
        self.post("missions", front=front, **flown(*missions), **about)

    def own_turn(self, side: SideId = AXIS, phase: str = "movement") -> None:
        """On to a phase of a player's own turn, in clear weather."""
        if self.queries.sequence().phase == "weather":
            self.weather()
        self.go_to(side, phase)

    def to_next_turn(self) -> None:
        """On to the first phase of the next turn."""
        turn = self.queries.sequence().turn
        while self.queries.sequence().turn == turn:
            self.skip()

    def points(self) -> dict[str, tuple[str, str, str]]:
        """By front and nation all points, what they fly, and how that stands."""
        found = {}
        for name, points, state in self.table("air_war", "Fronts"):
            flying, _, held = points.rpartition(" of ")
            found[name] = held, flying, state
        return found
