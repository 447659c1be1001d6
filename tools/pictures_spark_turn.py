"""The pictures of a Turn Section: initiative in pencil, and an air strike."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.views.works.screen import WorksScreen
from pictures_spark_fire import example_units, go_to, post
from pictures_stage import Stage


def sections(stage: Stage) -> None:
    """The morning of 12 January: both players have committed, the Soviet one is ahead."""
    with _campaign(stage) as books:
        post(books, "air_power", side="Soviet", points=6)
        post(books, "air_power", side="German", points=4)
        go_to(books, "initiative")
        for side, points in (("Soviet", 240), ("German", 180)):
            post(books, "receive_ammunition", side=side, stock="67th Army", points=points)
        post(books, "commitments", side="Soviet", assaults=5, fresh=["136th Rifle Division"])
        post(books, "commitments", side="German", assaults=2)
    page = _opened(stage, "turn")
    assert isinstance(page, TurnScreen)  # noqa: S101 - says which page it is


def air_strike(stage: Stage) -> None:
    """Soviet aircraft over hex 1714, six points against a battalion in its trench."""
    with _campaign(stage) as books:
        post(books, "air_power", side="Soviet", points=6, secret=False)
        target = next(u.id for u in books.queries.units() if u.designation == "I/399/170")
        go_to(books, "first_movement")
        post(books, "mark_units", marker="entrenched", units=[target])
        go_to(books, "first_air_strikes")
    page = _opened(stage, "air_strikes")
    assert isinstance(page, WorksScreen)  # noqa: S101 - says which page it is
    assert page.phase is not None  # noqa: S101 - the phase is held
    page.phase.show_action("air_strike")
    stage.settle()
    stage.type("pick_search", "1714")
    stage.click("pick_all")
    for name, die in (("red", 7), ("gray", 4)):
        stage.find(name, QSpinBox).setValue(die)
    stage.type("result", "0M")


def _campaign(stage: Stage) -> Campaign:
    """A campaign with the units of the combat example, without its replay."""
    path = stage.folder / "neva.oob"
    path.parent.mkdir(parents=True, exist_ok=True)
    books = create_campaign(path, NewCampaign("Operation Spark", "spark", "spark", "standard", {}))
    books.session.execute(ImportOrderOfBattle(example_units()))
    return books


def _opened(stage: Stage, page: str) -> object:
    stage.open(stage.folder / "neva.oob")
    return stage.page(page)
