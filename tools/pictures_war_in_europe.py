"""The pictures of War in Europe: its turn and its three pages."""

from __future__ import annotations

from typing import Final

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.views.works.screen import WorksScreen
from pictures_spark_fire import go_to, post
from pictures_stage import Stage

_FILE: Final = "europe.oob"
# Side, nation, designation, type, hex.
_FORCES: Final = (
    ("axis", "Germany", "1st Railway", "repair", "B3312"),
    ("axis", "Germany", "2nd Railway", "repair", "B3420"),
    ("axis", "Germany", "XXIV Panzer", "armor", "B3515"),
    ("axis", "Germany", "XII", "infantry", "B3516"),
    ("axis", "Germany", "XIII", "infantry", "B3517"),
    ("axis", "Germany", "7th Flieger", "airborne", "C2010"),
    ("axis", "Italy", "X", "infantry", "C4015"),
    ("allied", "Commonwealth", "XIII", "infantry", "C4511"),
    ("allied", "Commonwealth", "6th Airborne", "airborne", "A1818"),
    ("soviet", "Soviet Union", "3rd Railway", "repair", "D1122"),
    ("soviet", "Soviet Union", "16th Army", "infantry", "D1120"),
)
_POINTS: Final = (
    ("Axis", "West", 42), ("Commonwealth", "West", 78), ("Axis", "South", 18),
    ("Italy", "South", 25), ("Commonwealth", "South", 14), ("Axis", "East", 60),
    ("Soviet", "East", 75),
)  # fmt: skip
_MISSIONS: Final = {
    "West": [("Axis", 0, 10), ("Commonwealth", 30, 20)],
    "South": [("Axis", 0, 12), ("Italy", 10, 5), ("Commonwealth", 6, 4)],
    "East": [("Axis", 30, 20), ("Soviet", 10, 5)],
}


def war_in_europe_turn(stage: Stage) -> None:
    """The strategic cycle is due: attrition with the working of its turns."""
    with _campaign(stage) as books:
        _cycle(books)
    page = _opened(stage, "turn")
    assert isinstance(page, TurnScreen)  # noqa: S101 - says which page it is
    page.show_action("attrition")
    stage.settle()


def war_in_europe_air(stage: Stage) -> None:
    """The missions of a front in pencil, in the first turn of a cycle."""
    with _campaign(stage) as books:
        _cycle(books)
        post(books, "attrition")
        go_to(books, "weather")
        post(books, "weather", weather="Clear")
        go_to(books, "air")
        _fly(books, "West")
    _works(stage, "air_war", "missions")


def war_in_europe_production(stage: Stage) -> None:
    """Points by front, a kampfgruppe, an airborne box, and a transfer in pencil."""
    with _campaign(stage) as books:
        post(books, "weather", weather="Clear")
        go_to(books, "replacement")
        post(books, "receive_points", front="West", kind="infantry", points=6)
        post(books, "receive_points", front="East", kind="armor", points=3)
        post(books, "airborne_box", units=_ids(books, "7th Flieger"), front="South")
        post(books, "assault_points", points=3)
    _works(stage, "production", "transfer_points")
    stage.type("kind", "infantry")
    stage.type("points", "4")


def war_in_europe_rail(stage: Stage) -> None:
    """A repair unit at work, cuts, hexes, and the calendar."""
    with _campaign(stage) as books:
        post(books, "weather", weather="Mud")
        go_to(books, "movement")
        post(books, "rail_cut", hexes=["B3313", "B3314", "B3421"])
        post(books, "cut_off", units=_ids(books, "XIII"))
        post(books, "hexes", hexes=["B3313"], last="Axis")
        post(books, "rail_work", units=_ids(books, "1st Railway"), hexes=["B3313"], area="Moderate")
    _works(stage, "rail_and_supply", "rail_work")


def war_in_europe_sample(stage: Stage) -> None:
    """The sample on the production page, with airborne units in pencil."""
    path = stage.folder / _FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    with create_campaign(path, NewCampaign("May 1940", "war_in_europe", "may_1940")) as books:
        go_to(books, "replacement")
    _works(stage, "production", "airborne_transfer")


def _cycle(books: Campaign) -> None:
    """Four turns of missions on three fronts, up to the strategic cycle."""
    for _ in range(4):
        go_to(books, "weather")
        post(books, "weather", weather="Clear")
        go_to(books, "air")
        for front in _MISSIONS:
            _fly(books, front)
        turn = books.queries.sequence().turn
        while books.queries.sequence().turn == turn:
            books.session.execute(Advance(anyway=True))


def _fly(books: Campaign, front: str) -> None:
    superiority = {nation: points for nation, points, _ in _MISSIONS[front]}
    other = {nation: points for nation, _, points in _MISSIONS[front]}
    post(books, "missions", front=front, superiority=superiority, other=other, distance=8,
         italy_belligerent=True, ground_contact=True, soviet_total_war=True)  # fmt: skip


def _ids(books: Campaign, *names: str) -> list[int]:
    """Units by their designations, the Axis one of each."""
    found = {unit.designation: unit.id for unit in reversed(books.queries.units())}
    return [found[name] for name in names]


def _campaign(stage: Stage) -> Campaign:
    path = stage.folder / _FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    options = {"first_turn": "1/7/41"}
    books = create_campaign(
        path, NewCampaign("Europe", "war_in_europe", "campaign", "standard", options)
    )
    books.session.execute(ImportOrderOfBattle(tuple(_unit(*one) for one in _FORCES)))
    for nation, front, points in _POINTS:
        post(books, "air_points", nation=nation, front=front, points=points)
    return books


def _unit(side: str, nation: str, designation: str, kind: str, place: str) -> UnitValues:
    return UnitValues(
        side=SideId(side),
        nation=nation,
        designation=designation,
        type=kind,
        size="",
        path=(f"{nation} forces",),
        steps=2,
        ratings={},
        hex=place,
    )


def _opened(stage: Stage, key: str) -> object:
    stage.open(stage.folder / _FILE)
    return stage.page(key)


def _works(stage: Stage, key: str, action: str) -> None:
    page = _opened(stage, key)
    assert isinstance(page, WorksScreen)  # noqa: S101 - says which page it is
    assert page.phase is not None  # noqa: S101 - the campaign is open
    page.phase.show_action(action)
    stage.settle()
