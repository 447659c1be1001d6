"""What a person does to get to the pictures of movement, engineers and reinforcements in Spark."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView

from oobmgr.campaign.commands import Advance, EditUnits, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.postings import UnitId
from oobmgr.rules.game import Game
from oobmgr.rules.inputs import decode
from oobmgr.ui.views.turn import TurnScreen
from oobmgr.ui.views.turn.forms import BuiltForm
from oobmgr.ui.views.works import EngineersScreen
from pictures_stage import Stage

_PATH = [
    {"do": "enter", "terrain": ["woods", "village"], "streams": 1},
    {"do": "enter_column"},
    {"do": "road", "road": ["secondary road"], "bridges": 1},
    {"do": "deploy", "terrain": ["clear"]},
]


def spark_move(stage: Stage) -> None:
    """A move in pencil: two units, their way step by step, what is left."""
    page = _open(stage, _to_movement)
    assert isinstance(page, TurnScreen)  # noqa: S101 - says which page it is
    assert page.phase is not None  # noqa: S101 - a phase is open
    page.phase.show_action("move")
    stage.settle()
    form = page.phase.panel.form if page.phase.panel else None
    assert isinstance(form, BuiltForm)  # noqa: S101 - the form of an action without a sheet
    _pick(stage, "284/86")
    form.set_raw({**form.raw(), "to": "1609", "path": _PATH})
    form.changed.emit()
    stage.settle()


def spark_engineers(stage: Stage) -> None:
    """Bridges in play and being built, beside the form that demolishes one."""
    _open(stage, _bridges)
    page = stage.page("engineers")
    assert isinstance(page, EngineersScreen)  # noqa: S101 - says which page it is
    stage.settle()


def _open(stage: Stage, prepare: Any) -> object:  # noqa: ANN401 - plays a campaign on
    path = stage.folder / "spark.oob"
    players = {"soviet": "Ann", "german": "Ben"}
    with create_campaign(path, NewCampaign("Sundays", "spark", "combat_example", players=players)) \
            as books:  # fmt: skip
        prepare(books)
    stage.open(path)
    return stage.page("turn")


def _to_movement(books: Campaign) -> None:
    while not str(books.queries.sequence().phase).endswith("_movement"):
        books.session.execute(Advance())


def _bridges(books: Campaign) -> None:
    """A bridge in play and one being built, reinforcements asleep, one unit driven off."""
    _to_movement(books)
    ids = {row.designation: row.id for row in books.queries.units()}
    engineer, pontoon = ids["56"], ids["1106"]
    books.session.execute(EditUnits((UnitId(engineer),), {"type": "engineer battalion", "designation": "2/8 Eng", "hex": "1906"}))  # noqa: E501
    books.session.execute(EditUnits((UnitId(pontoon),), {"type": "bridging battalion", "designation": "53 Pontoon", "hex": "1906"}))  # noqa: E501
    _post(books, "build_bridge", engineer=[engineer], pontoon=[pontoon], start="1906", end="2007")
    _post(books, "place_bridge", bridge="1906")
    _post(books, "inactive", units=[ids["321Gd"], ids["523Gd"]], until="13 January, AM")


def _post(books: Campaign, action: str, **inputs: object) -> None:
    game: Game = books.game
    books.session.execute(PostAction(action, decode(game.action(action).inputs, inputs)))


def _pick(stage: Stage, words: str) -> None:
    stage.type("pick_search", words)
    table = stage.find("picker", QAbstractItemView)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Space)
    stage.settle()
