"""The pictures of La Grande Armée: its army charts and its march."""

from __future__ import annotations

from typing import Final

from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.games.grande_armee.pages.army import ArmyScreen
from oobmgr.ui.views.works.screen import WorksScreen
from pictures_spark_fire import go_to, post
from pictures_stage import Stage

_FILE: Final = "spring.oob"


def grande_armee_army(stage: Stage) -> None:
    """The charts of the French, with orders given and a detachment dropped."""
    with _campaign(stage) as books:
        go_to(books, "weather")
        post(books, "weather", weather="mud")
        go_to(books, "movement")
        post(books, "drop", units=_ids(books, "8th"), points=2, number=7)
        _to_next_command(books)
    page = _opened(stage, "army")
    assert isinstance(page, ArmyScreen)  # noqa: S101 - says which page it is
    stage.settle()


def grande_armee_march(stage: Stage) -> None:
    """A march in mud in pencil, beside orders, markers and detachments."""
    with _campaign(stage) as books:
        go_to(books, "weather")
        post(books, "weather", weather="mud")
        go_to(books, "command")
        post(books, "spend_points", units=_ids(books, "Ney"), points=2, activated=True)
        post(books, "order", units=_ids(books, "Ney", "Oudinot"), order="concentrate")
        go_to(books, "skirmish")
        post(books, "rout", units=_ids(books, "29th"))
        go_to(books, "movement")
        post(books, "drop", units=_ids(books, "29th"), points=2, number=7)
    page = _opened(stage, "march")
    assert isinstance(page, WorksScreen)  # noqa: S101 - says which page it is
    assert page.phase is not None  # noqa: S101 - the campaign is open
    page.phase.show_action("march")
    stage.settle()


def _to_next_command(books: Campaign) -> None:
    """On to the Command Phase of the next turn, markers and cavalry seen to."""
    go_to(books, "weather")
    post(books, "weather", weather="clear")
    go_to(books, "command")


def _ids(books: Campaign, *names: str) -> list[int]:
    """French units by their designations, the first of each."""
    units = (unit for unit in books.queries.units() if unit.side == "france")
    found = {unit.designation: int(unit.id) for unit in reversed(tuple(units))}
    return [found[name] for name in names]


def _campaign(stage: Stage) -> Campaign:
    path = stage.folder / _FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    options = {"interphases": "none"}
    return create_campaign(
        path, NewCampaign("Spring 1813", "grande_armee", "spring_1813", "standard", options)
    )


def _opened(stage: Stage, key: str) -> object:
    stage.open(stage.folder / _FILE)
    return stage.page(key)
