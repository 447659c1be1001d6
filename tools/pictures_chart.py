"""Pictures of the page Pictures: the organisation chart, figures over the turns, the bulletin."""

from __future__ import annotations

from PySide6.QtCore import Qt

from oobmgr.campaign.commands import Advance, EditUnits, LoseSteps
from oobmgr.campaign.file import Campaign
from oobmgr.domain.units import UnitStatus
from oobmgr.ui.views.pictures.screen import PicturesScreen
from pictures_stage import Stage


def organisation(stage: Stage) -> None:
    """An army group since the first turn: steps lost, a division that changed its corps."""
    stage.open_sample(_bad_week)
    page = _page(stage)
    page.chart.choose_path("axis", ("Army Group North",))
    stage.settle()
    page.chart.since.setCurrentIndex(1)
    page.chart.since.activated.emit(1)
    stage.settle()
    page.setFocus()


def over_turns(stage: Stage) -> None:
    """Strength by formation over the turns of the sample."""
    stage.open_sample()
    _plot(stage, "strength", "formation")


def losses_by_turn(stage: Stage) -> None:
    """Steps that both sides lost in each turn, by nation."""
    stage.open_sample(_bloody_month)
    _plot(stage, "losses", "nation")


def pools_by_turn(stage: Stage) -> None:
    """The supply points that both sides held at the end of each turn."""
    stage.open_sample()
    _plot(stage, "sp:held", "whole")


def air_by_turn(stage: Stage) -> None:
    """The air groups of one side by state."""
    stage.open_sample()
    _plot(stage, "air_group:state", "state")


def _plot(stage: Stage, measure: str, group: str) -> None:
    """Choose what is plotted and how it is divided."""
    page = _page(stage)
    page.kinds.setFocus()
    stage.key(Qt.Key.Key_Right)
    for box, words in ((page.turns.measure, measure), (page.turns.group, group)):
        box.setCurrentIndex(box.findData(words))
        page.turns.asked.emit()
        stage.settle()
    page.setFocus()


def bulletin(stage: Stage) -> None:
    """What the sample would send of its last turn."""
    stage.open_sample()
    page = _page(stage)
    page.kinds.setFocus()
    stage.key(Qt.Key.Key_Right)
    stage.key(Qt.Key.Key_Right)
    page.setFocus()


def _page(stage: Stage) -> PicturesScreen:
    page = stage.page("pictures")
    assert isinstance(page, PicturesScreen)  # noqa: S101 - says which page it is
    return page


def _bad_week(books: Campaign) -> None:
    """The 1st Division goes to another corps, the 217th is lost, the 36th loses a step."""
    own = {
        unit.designation: unit
        for unit in books.queries.units()
        if unit.path[:1] == ("Army Group North",)
    }
    corps = own["30"].formation
    books.session.execute(EditUnits((own["11"].id,), {"formation": int(corps)}))
    books.session.execute(LoseSteps((own["217"].id,), own["217"].steps_left))
    books.session.execute(LoseSteps((own["36"].id,)))


def _bloody_month(books: Campaign) -> None:
    """Two more turns in which both sides lose steps."""
    for turn, (axis, soviet) in enumerate(((6, 22), (9, 31))):
        units = [unit for unit in books.queries.units() if unit.status is UnitStatus.ON_MAP]
        for side, count in (("axis", axis), ("soviet", soviet)):
            own = [unit.id for unit in units if unit.side == side and unit.steps_left == unit.steps]
            books.session.execute(LoseSteps(tuple(own[turn :: len(own) // count][:count])))
        books.session.execute(Advance("turn", anyway=True))
