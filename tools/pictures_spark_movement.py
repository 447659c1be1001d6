"""The pictures of movement, and of bridges and reinforcements, in Operation Spark."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.units import UnitValues
from oobmgr.ui.views.turn.forms import BuiltForm
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.views.works.screen import WorksScreen
from pictures_spark_fire import example_units, go_to, post
from pictures_stage import Stage

_PATH: Final = [
    {"do": "enter", "terrain": ["woods", "village"], "streams": 1},
    {"do": "enter_column"},
    {"do": "road", "road": ["secondary road"], "bridges": 1},
    {"do": "deploy", "terrain": ["clear"]},
]
# Builders for the picture: the text of the rules names none but 7GdMiner.
_BUILDERS: Final = (
    ("2/8 Eng", "engineer battalion", 4, "1906"),
    ("53 Pontoon", "bridging battalion", 2, "1906"),
    ("7 Pontoon", "bridging battalion", 2, "1707"),
)


def spark_move(stage: Stage) -> None:
    """A move in pencil: its way step by step, and what is left."""
    _campaign(stage).close()
    page = _opened(stage, "turn")
    assert isinstance(page, TurnScreen)  # noqa: S101 - says which page it is
    page.show_action("move")
    stage.settle()
    form = page.phase.panel.form if page.phase and page.phase.panel else None
    assert isinstance(form, BuiltForm)  # noqa: S101 - the form of an action without a sheet
    stage.type("pick_search", "284/86")
    table = stage.find("picker", QAbstractItemView)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Space)
    form.set_raw({**form.raw(), "to": "1609", "path": _PATH})
    form.changed.emit()
    stage.settle()


def spark_engineers(stage: Stage) -> None:
    """Bridges in play and being built, reinforcements asleep, beside the form of the next one."""
    with _campaign(stage) as books:
        ids = {row.designation: row.id for row in books.queries.units()}
        post(books, "build_bridge", engineer=[ids["2/8 Eng"]], pontoon=[ids["53 Pontoon"]],
             start="1906", end="2007")  # fmt: skip
        post(books, "place_bridge", bridge="1906")
        sleeping = [ids["942/268"], ids["947/268"], ids["952/268"]]
        post(books, "inactive", units=sleeping, until="13 January, AM")
    page = _opened(stage, "engineers")
    assert isinstance(page, WorksScreen)  # noqa: S101 - says which page it is
    page.show_action("demolish_bridge")


def _campaign(stage: Stage) -> Campaign:
    """A campaign in the first Movement Phase, with the units of the example and builders."""
    path = stage.folder / "ladoga.oob"
    path.parent.mkdir(parents=True, exist_ok=True)
    books = create_campaign(path, NewCampaign("Operation Spark", "spark", "spark", "standard", {}))
    units = example_units()
    pattern = next(unit for unit in units if unit.designation == "7GdMiner")
    builders = tuple(_builder(pattern, *about) for about in _BUILDERS)
    books.session.execute(ImportOrderOfBattle((*units, *builders)))
    go_to(books, "first_movement")
    return books


def _builder(pattern: UnitValues, name: str, kind: str, steps: int, place: str) -> UnitValues:
    traits = {"independent": "yes"}
    ratings = {**pattern.ratings, "regular": steps}
    return replace(
        pattern, designation=name, type=kind, steps=steps, hex=place, ratings=ratings, traits=traits
    )


def _opened(stage: Stage, page: str) -> object:
    stage.open(stage.folder / "ladoga.oob")
    return stage.page(page)
