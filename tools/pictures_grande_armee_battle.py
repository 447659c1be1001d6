"""The pictures of the battles of La Grande Armée: a battle in its lines, and what it cost."""

from __future__ import annotations

from typing import Any, Final

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.ui.views.works.screen import WorksScreen
from pictures_spark_fire import go_to, post
from pictures_stage import Stage

_FILE: Final = "battle.oob"
_FRENCH, _PRUSSIANS = ("france", "France", "A3827"), ("coalition", "Prussia", "A3828")
# Who, designation, type, formation, strength points, initiative and bonus of leaders.
_FORCES: Final = (
    (_FRENCH, "Napoleon", "supreme commander", "Grande Armée", 1, (5, 4)),
    (_FRENCH, "Ney", "corps leader", "Grande Armée / III Corps", 1, (4, 2)),
    (_FRENCH, "Souham", "division leader", "Grande Armée / III Corps", 1, (2, 1)),
    (_FRENCH, "Kellermann", "cavalry leader", "Grande Armée / III Corps", 1, (3, 2)),
    (_FRENCH, "8th", "infantry division", "Grande Armée / III Corps", 8, None),
    (_FRENCH, "9th", "infantry division", "Grande Armée / III Corps", 7, None),
    (_FRENCH, "10th", "light cavalry division", "Grande Armée / III Corps", 4, None),
    (_PRUSSIANS, "Blücher", "army leader", "Silesian Army", 1, (4, 2)),
    (_PRUSSIANS, "Yorck", "corps leader", "Silesian Army / I Corps", 1, (3, 1)),
    (_PRUSSIANS, "Horn", "brigade leader", "Silesian Army / I Corps", 1, (2, 1)),
    (_PRUSSIANS, "1st", "infantry division", "Silesian Army / I Corps", 6, None),
    (_PRUSSIANS, "2nd", "infantry division", "Silesian Army / I Corps", 5, None),
    (_PRUSSIANS, "Reserve", "heavy cavalry brigade", "Silesian Army / I Corps", 2, None),
)


def grande_armee_battle(stage: Stage) -> None:
    """A battle in its first round, with the bids in pencil."""
    with _campaign(stage) as books:
        _lines(books)
    _battles(stage, "battle_bids")
    stage.type("least", "3")
    stage.type("bids", "3 6 10")


def grande_armee_leaders(stage: Stage) -> None:
    """After the round: losses, a leader killed, and the next round in pencil."""
    with _campaign(stage) as books:
        _lines(books)
        post(books, "battle_bids", least=3, bids=[3, 6])
        post(books, "battle_result", result="D2 L1", points=2)
        post(books, "battle_losses", units=_ids(books, "8th", "1st"), points=[3, 6])
        post(books, "battle_rout", units=_ids(books, "2nd", "Reserve"), hex="A3830")
        post(books, "leader_fallen", units=_ids(books, "Horn"))
    _battles(stage, "battle_end")


def _lines(books: Campaign) -> None:
    go_to(books, "weather")
    post(books, "weather", weather="clear")
    go_to(books, "combat")
    post(books, "battle", units=_ids(books, "8th", "9th", "10th"), hex="A3828")
    front, reserve = _ids(books, "8th", "10th"), _ids(books, "9th")
    post(books, "battle_lines", front=front, reserve=reserve)
    post(books, "battle_lines", front=_ids(books, "1st", "Reserve"), reserve=_ids(books, "2nd"))
    leaders = _ids(books, "Napoleon", "Ney", "Souham", "Kellermann")
    post(books, "battle_leaders", side="attacker", units=leaders)
    post(books, "battle_leaders", side="defender", units=_ids(books, "Yorck", "Horn"))


def _ids(books: Campaign, *names: str) -> list[int]:
    found = {unit.designation: unit.id for unit in books.queries.units()}
    return [found[name] for name in names]


def _campaign(stage: Stage) -> Campaign:
    path = stage.folder / _FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    options = {"first_turn": "II April 1813"}
    new = NewCampaign("Spring 1813", "grande_armee", "campaign", "standard", options)
    books = create_campaign(path, new)
    books.session.execute(ImportOrderOfBattle(tuple(_unit(*one) for one in _FORCES)))
    return books


def _unit(
    who: tuple[str, str, str],
    designation: str,
    kind: str,
    formation: str,
    strength: int,
    rating: tuple[int, int] | None,
) -> UnitValues:
    side, nation, place = who
    ratings: dict[str, Any] = {}
    if rating:
        ratings = dict(zip(("initiative", "bonus"), rating, strict=True))
    return UnitValues(
        side=SideId(side),
        nation=nation,
        designation=designation,
        type=kind,
        size="",
        path=tuple(formation.split(" / ")),
        steps=strength,
        ratings=ratings,
        hex=place,
    )


def _battles(stage: Stage, action: str) -> None:
    stage.open(stage.folder / _FILE)
    page = stage.page("battles")
    assert isinstance(page, WorksScreen)  # noqa: S101 - says which page it is
    assert page.phase is not None  # noqa: S101 - the campaign is open
    page.phase.show_action(action)
    stage.settle()
