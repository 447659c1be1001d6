"""The missions under the bases: which are shown, and a line for each, which takes dropped cards."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QSizePolicy, QWidget

from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.board_rows import Board, GroupChoice, MissionRow
from oobmgr.games.europa.pages.air.cards import CardDrops
from oobmgr.games.europa.pages.air.viewmodel import AirReading, ShownCard
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.views.forms.cases import set_case
from oobmgr.ui.widgets.boxes import STRETCH, across, down, scrolling
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.paint import RIGHT, draw_box, draw_focus_ring, draw_text, text_width
from oobmgr.ui.widgets.parts import discard, named
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel


@dataclass(frozen=True, slots=True)
class ShownMissions:
    """The missions of a side: `action` places a new one, empty where none can be placed now.

    `choices` are the groups at its bases that a mission can name.
    """

    side: str
    rows: tuple[MissionRow, ...]
    action: str = ""
    case: str = ""
    choices: tuple[GroupChoice, ...] = ()


def show_missions(reading: AirReading, board: Board) -> ShownMissions:
    """The missions of a board, with the way to a new one where the phase allows it.

    Those of a past turn can only be looked at.
    """
    action = board.mission if reading.may_fly(board.side) else ""
    choices = tuple(
        GroupChoice(card.key, place.key, f"{card.name}, {place.name}: {card.number}")
        for force in board.forces
        for place in force.places
        for card in place.cards
    )
    rows = tuple(replace(row, steps=()) if reading.past else row for row in board.missions)
    return ShownMissions(board.side, rows, action, board.mission_case, choices)


def with_card(row: MissionRow | None, card: ShownCard | None, number: int) -> Mapping[str, Any]:
    """The form of a mission, of a new one where no row is given, with groups of a card in it.

    Groups that fly it already become more of them.
    """
    # A new mission pays for its groups, unless the player takes the tick away.
    raw: dict[str, Any] = dict(row.raw or {}) if row is not None else {"activate": True}
    groups = [dict(group) for group in raw.get("groups", ())]
    if card is not None:
        alike = [g for g in groups if (g["card"], g["box"]) == (card.key, card.box)]
        if alike:
            alike[-1]["number"] = int(alike[-1]["number"]) + number
        else:
            groups.append({"card": card.key, "box": card.box, "number": number})
    return {**raw, "groups": groups}


MISSION_LETTER: Final = "M"
_HEIGHT: Final = 26
_GAP: Final = 8
_MOST_LINES: Final = 5
_NAME_WIDTH: Final = 150
_TARGET_WIDTH: Final = 90
_LEAST_NAME: Final = 110
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class MissionLine(QAbstractButton):
    """A mission in one line. Enter does what comes next, the menu key lists all that can be done.

    `dropped` carries what was dropped on it.
    """

    opened = Signal()
    menu_asked = Signal(object)
    taken_back = Signal()
    stepped = Signal(int)
    dropped = Signal(object)
    came = Signal()

    def __init__(self, row: MissionRow) -> None:
        super().__init__()
        self.setObjectName("mission_line")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # Only a mission that may still be changed takes a card.
        self._drops = CardDrops(self, lambda _: self.row.raw is not None)
        self._drops.dropped.connect(self.dropped)
        self.show_row(row)

    def show_row(self, row: MissionRow) -> None:
        """Show another mission in this place."""
        self.row = row
        parts = (f"{row.number}: {row.name}", row.target, row.groups, row.note)
        words = ", ".join(part for part in parts if part)
        self.setAccessibleName(tr(words))
        self.setToolTip(tr(words))
        set_case(self, row.case)
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(scaled(300), row_px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(160), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self._drops.over:
            draw_box(painter, rect.adjusted(1, 1, -1, -1), edge="accent", ground="accentsoft")
        ink: Token = "ink" if self.row.placed else "off"
        inner = rect.adjusted(8, 0, -8, 0)
        name_width = min(scaled(_NAME_WIDTH), max(inner.width() * 0.3, scaled(_LEAST_NAME)))
        name = QRectF(inner.left(), inner.top(), name_width - 6, inner.height())
        draw_text(painter, name, self.row.name, ink, font(BODY_PX, SEMIBOLD))
        left = inner.left() + name_width
        target_width = scaled(_TARGET_WIDTH)
        target = QRectF(left, inner.top(), target_width - 6, inner.height())
        draw_text(painter, target, self.row.target, "ink2", font(LABEL_PX))
        left += target_width
        face = font(LABEL_PX)
        room = inner.right() - left
        note = min(text_width(self.row.note, face) + 2, room * 0.45)
        words = QRectF(left, inner.top(), room - note - 8, inner.height())
        draw_text(painter, words, self.row.groups, ink, font(BODY_PX))
        figures = QRectF(inner.right() - note, inner.top(), note, inner.height())
        draw_text(painter, figures, self.row.note, "ink2", face, RIGHT)
        if self.hasFocus():
            draw_focus_ring(painter, rect, radius=5)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.came.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        # The Enter key of the number pad comes with this modifier.
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        elif key in _ENTER:
            self.opened.emit()
        elif key in {Qt.Key.Key_Space, Qt.Key.Key_Menu}:
            self.menu_asked.emit(self.mapToGlobal(self.rect().bottomLeft()))
        elif key == Qt.Key.Key_Delete:
            self.taken_back.emit()
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.stepped.emit(-1 if key == Qt.Key.Key_Up else 1)
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # A press that is dragged off the line does nothing, as with any button.
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.menu_asked.emit(event.globalPosition().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.menu_asked.emit(event.globalPos())


class MissionsPanel(QFrame):
    """The missions of a side under their heading; cards that are dropped here make a new one.

    `new_asked` asks for a new mission; `opened`, `taken_back` and `menu_asked` carry a row, the
    last also the place on the screen; `dropped` carries a row, or None, and what was dropped.
    """

    new_asked = Signal()
    opened = Signal(object)
    taken_back = Signal(object)
    menu_asked = Signal(object, object)
    dropped = Signal(object, object)
    left_upwards = Signal()
    case_opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("missions")
        self.setAccessibleName(tr("Missions placed"))
        self._drops = CardDrops(self, lambda _: bool(self._missions.action))
        self._drops.dropped.connect(lambda dragged: self.dropped.emit(None, dragged))
        self._missions = ShownMissions("", ())
        self.lines: list[MissionLine] = []
        self.title = SectionTitle("Missions placed")
        self.new = named(self.title.add_link("New mission"), "new_mission")
        self.new.clicked.connect(self.new_asked)
        self._chip: CaseChip | None = None
        words = f"None yet. Drop a card here, or press {MISSION_LETTER} on it."
        self.note = TextLabel(words, token="ink2", wrap=True)
        self.note.setContentsMargins(8, 0, 8, 4)
        self._list = QWidget()
        self._column = down(STRETCH, on=self._list, spacing=0)
        self.area = scrolling(self._list)
        head = across(self.title, margins=(8, 4, 8, 0))
        margins = (_GAP + 4, 2, _GAP + 4, _GAP + 4)
        down(head, self.note, self.area, on=self, margins=margins, spacing=2)

    def show_missions(self, missions: ShownMissions) -> None:
        """Show the missions of a side; lines that stay keep the focus."""
        self._missions = missions
        rows = missions.rows
        self.setVisible(bool(rows or missions.action))
        self.title.set_detail(f"{len(rows)}" if rows else "")
        self.new.setVisible(bool(missions.action))
        self.note.setVisible(not rows)
        self.area.setVisible(bool(rows))
        self._show_chip(missions.case)
        while len(self.lines) > len(rows):
            gone = self.lines.pop()
            discard(gone, self._column)
        # There may be more rows than lines as yet: those are made below.
        for line, row in zip(self.lines, rows, strict=False):
            line.show_row(row)
        for row in rows[len(self.lines) :]:
            self._add_line(row)
        shown = min(len(rows), _MOST_LINES)
        self.area.setFixedHeight(shown * row_px(_HEIGHT) + 2)

    def _show_chip(self, case: str) -> None:
        if self._chip is not None or not case:
            return
        self._chip = CaseChip(case)
        self._chip.opened.connect(self.case_opened)
        self.title.add_after_title(self._chip)

    def _add_line(self, row: MissionRow) -> None:
        line = MissionLine(row)
        line.opened.connect(lambda: self.opened.emit(line.row))
        line.taken_back.connect(lambda: self.taken_back.emit(line.row))
        line.menu_asked.connect(lambda at: self.menu_asked.emit(line.row, at))
        line.dropped.connect(lambda dragged: self.dropped.emit(line.row, dragged))
        line.stepped.connect(lambda by: self._step(line, by))
        line.came.connect(lambda: self.area.ensureWidgetVisible(line, 0, 0))
        self._column.insertWidget(len(self.lines), line)
        self.lines.append(line)

    def _step(self, line: MissionLine, by: int) -> None:
        at = self.lines.index(line) + by
        if at < 0:
            self.left_upwards.emit()
        elif at < len(self.lines):
            self.lines[at].setFocus()

    def focus_first(self) -> bool:
        """Give the focus to the first mission; False where there is none."""
        if not self.lines or not self.isVisible():
            return False
        self.lines[0].setFocus()
        return True

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        edge: Token = "accent" if self._drops.over else "line"
        ground: Token = "accentsoft" if self._drops.over else "panel"
        rect = QRectF(self.rect()).adjusted(8, 0, -8, -6)
        draw_box(QPainter(self), rect, edge=edge, ground=ground)
