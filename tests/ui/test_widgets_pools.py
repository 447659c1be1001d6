"""The strip of pools: its bars, figures and rules between them."""

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.emblems import Emblem
from oobmgr.ui.theme import LIGHT
from oobmgr.ui.widgets.parts import laid_out
from oobmgr.ui.widgets.pool_bar import (
    FigureRow,
    FigureTile,
    PoolPanel,
    PoolRow,
    PoolStrip,
    paint_pool_bar,
)
from tests.ui.desks import until


def shown(qtbot: QtBot, widget: QWidget) -> None:
    """Show a widget in its own window, with the focus."""
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    widget.show()
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)


SOVIET = PoolRow(
    "Soviet SP",
    Emblem.DIAMOND,
    "69",
    "+ 57",
    "126",
    "of 114",
    "12 lost",
    solid=0.5,
    hatched=0.2,
    beyond=0.1,
    mark=0.7,
)


def test_a_pool_is_solid_then_hatched_then_red_beyond_the_mark() -> None:
    image = QImage(202, 14, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_pool_bar(painter, QRectF(0, 2, 202, 10), SOVIET)
    painter.end()

    def strip(left: int, right: int) -> set[str]:
        return {image.pixelColor(x, y).name().upper() for x in range(left, right) for y in (5, 8)}

    assert strip(4, 96) == {LIGHT["diamond"]}
    assert LIGHT["diamond"] not in strip(106, 136)
    assert len(strip(106, 136)) > 2
    assert LIGHT["ink"] in strip(138, 143)
    red = {name for name in strip(146, 158) if int(name[1:3], 16) > int(name[3:5], 16) + 60}
    assert red
    assert strip(170, 198) == {LIGHT["panel"]}


def test_a_pool_says_its_figures_in_words(qtbot: QtBot) -> None:
    panel = PoolPanel(SOVIET)
    tile = FigureTile(FigureRow("Axis Re", "37", "+ 1"))
    for widget in (panel, tile):
        qtbot.addWidget(widget)
    assert panel.accessibleName() == "Soviet SP: 69, + 57 pending, 126 of 114, 12 lost"
    assert tile.accessibleName() == "Axis Re: 37 + 1 pending"


def test_the_strip_shows_the_pools_that_it_was_given_last(qtbot: QtBot) -> None:
    strip = PoolStrip()
    qtbot.addWidget(strip)
    strip.set_rows((SOVIET, SOVIET), (FigureRow("Rail", "30"),))
    strip.set_rows((SOVIET,), ())
    strip.show()
    QApplication.sendPostedEvents(None, 52)  # deferred deletion
    assert len(strip.findChildren(PoolPanel)) == 1
    assert strip.findChildren(FigureTile) == []


def test_other_figures_come_into_the_panels_that_are_there(qtbot: QtBot) -> None:
    """New panels would be laid out after the window is painted, which is then painted again."""
    strip = PoolStrip()
    shown(qtbot, strip)
    strip.resize(900, 44)
    strip.set_rows((SOVIET,), (FigureRow("Rail", "30"),))
    panel, tile = strip.findChild(PoolPanel), strip.findChild(FigureTile)
    strip.set_rows((replace(SOVIET, stock="70"),), (FigureRow("Rail", "29"),))
    assert (strip.findChild(PoolPanel), strip.findChild(FigureTile)) == (panel, tile)
    assert isinstance(panel, PoolPanel)
    assert isinstance(tile, FigureTile)
    assert (panel.row.stock, tile.row.figure) == ("70", "29")
    assert panel.accessibleName().startswith("Soviet SP: 70")


class _Painted(PoolStrip):
    """Remembers where its parts were when the whole of it was painted last."""

    rights: tuple[int, ...] = ()

    @property
    def places(self) -> tuple[int, ...]:
        return tuple(part.geometry().right() for part in laid_out(self._layout))

    def paintEvent(self, event: QPaintEvent) -> None:
        # A part that comes to stand in it has only its own place painted, and no rule beside it.
        if event.rect() == self.rect():
            self.rights = self.places
        super().paintEvent(event)


def test_the_rules_between_figures_stand_where_the_figures_came_to_stand(qtbot: QtBot) -> None:
    strip = _Painted()
    shown(qtbot, strip)
    strip.resize(900, 44)
    strip.set_rows((), tuple(FigureRow(f"Soviet {n}", "30") for n in range(3)))
    strip.repaint()  # as a window does that takes another size at that moment
    until(qtbot, lambda: len(set(strip.places)) == 3 and strip.rights == strip.places)
    assert strip.rights == strip.places


def test_more_pools_than_have_room_become_figures(qtbot: QtBot) -> None:
    strip = PoolStrip()
    qtbot.addWidget(strip)
    strip.setMinimumWidth(1)
    rows = tuple(replace(SOVIET, name=f"Soviet {n}") for n in range(12))
    for width, bars in ((4000, 12), (900, 0)):
        strip.resize(width, 44)
        strip.set_rows(rows, ())
        QApplication.sendPostedEvents(None, 52)  # deferred deletion
        assert len(strip.findChildren(PoolPanel)) == bars
    tiles = [tile.row for tile in strip.findChildren(FigureTile)]
    assert tiles[0].name == "Soviet 0"
    assert (tiles[-1].name, tiles[-1].figure) == ("Others", f"{12 - len(tiles) + 1} more")
    assert sum(tile.sizeHint().width() for tile in strip.findChildren(FigureTile)) <= 900
