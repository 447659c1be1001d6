"""What a person sees wrong at once in a window: text that is cut, covered, or in old colours."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSpinBox,
    QTableView,
    QWidget,
)

from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, NAME_PX, SEMIBOLD, font
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.hints import hint_room
from oobmgr.ui.widgets.life_strip import LifeStrip
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import chip_size, text_width
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.spoken import PaintedInterface, Role
from oobmgr.ui.widgets.table_delegate import CELL_PADDING, cell_words
from oobmgr.ui.widgets.table_rows import group_width
from oobmgr.ui.widgets.texts import ElidedLabel, SectionTitle, TextLabel
from oobmgr.ui.widgets.what_is import about_at

_SLACK: Final = 2
"""Pixels by which a rounded width may fall short of its text."""

_DOTS: Final = "\N{HORIZONTAL ELLIPSIS}"
_NO_ROLE: Final = {Role.Client, Role.NoRole, Role.Pane}
_NO_WORDS: Final = {Role.Grouping, Role.Border, Role.Separator, Role.Whitespace}
"""Grounds, edges and ornaments: what stands on them has words of its own."""


@dataclass(frozen=True)
class Stain:
    """A fault in how something is shown: what is wrong, where, with which words, by how much."""

    what: str
    where: str
    words: str
    wanted: int
    room: int


def stains(root: QWidget) -> Iterator[Stain]:
    """All that is cut, covered, in old colours or too wide in what is shown of a window."""
    yield from sideways(root)
    there = [one for one in root.findChildren(QWidget) if one.isVisible()]
    seen = [one for one in there if _shown(one).isValid()]
    for one in there:
        yield from _gone(one)
    for one in seen:
        yield from _cut_text(one)
        yield from _cut_control(one)
        yield from _old_colour(one)
        yield from _cut_by_others(one)
    yield from _covered([root, *seen])


def sideways(root: QWidget) -> Iterator[Stain]:
    """A page that scrolls sideways as a whole, with the part in it that is too wide for the room.

    A table may scroll so by itself, and a page up and down.
    """
    for area in root.findChildren(QScrollArea, "page_area"):
        page = area.widget()
        if page is not None and area.horizontalScrollBar().maximum():
            wide = _widest(page)
            words = ", ".join(f"{where(one)} {_least(one)}" for one in wide[-3:])
            yield Stain("sideways", where(page), words, page.width(), area.viewport().width())


def _widest(part: QWidget) -> list[QWidget]:
    """A part that is too wide, the widest in it, the widest in that, and so on."""
    only = Qt.FindChildOption.FindDirectChildrenOnly
    inside = [one for one in part.findChildren(QWidget, options=only) if one.isVisible()]
    widest = max(inside, key=_least, default=None)
    # What scrolls in it or gives way asks for much less than what it stands in.
    if widest is None or 2 * _least(widest) < _least(part):
        return [part]
    return [part, *_widest(widest)]


def _least(part: QWidget) -> int:
    return part.minimumWidth() or part.minimumSizeHint().width()


def _cut_text(one: QWidget) -> Iterator[Stain]:
    if isinstance(one, QLabel) and one.text():
        yield from _cut_label(one)
    elif isinstance(one, QAbstractButton) and one.text():
        yield from _told(one, "narrow", one.text(), _least_button(one), one.width())
        yield from _told(one, "low", one.text(), one.minimumSizeHint().height(), one.height())
    elif isinstance(one, QLineEdit) and one.placeholderText() and not one.text():
        wanted = one.fontMetrics().horizontalAdvance(one.placeholderText())
        yield from _told(one, "cut hint", one.placeholderText(), wanted, hint_room(one))
    elif isinstance(one, QSpinBox) and one.lineEdit().isVisible():
        wanted = one.fontMetrics().horizontalAdvance(one.text())
        yield from _told(one, "narrow", one.text(), wanted, one.lineEdit().width() - 8)
    elif isinstance(one, QHeaderView) and one.orientation() is Qt.Orientation.Horizontal:
        yield from _cut_head(one)
    elif isinstance(one, QTableView):
        yield from _low_row(one)
        if isinstance(one, DataTable):
            yield from _names_alike(one)
            yield from _cut_groups(one)


def _cut_control(one: QWidget) -> Iterator[Stain]:
    """Choices and long hints whose words are cut, and what is painted in less than its room."""
    if isinstance(one, QPlainTextEdit) and one.placeholderText() and not one.toPlainText():
        yield from _cut_long_hint(one)
    elif isinstance(one, ChoiceBox) and not one.isEditable() and one.currentIndex() >= 0:
        cut = one.shown_words().removesuffix(_DOTS) != one.shown_words()
        if cut and not one.currentText().endswith(_DOTS):
            yield Stain("cut choice", where(one), one.currentText(), 0, one.width())
    elif isinstance(one, SegmentedControl | LifeStrip):
        least, what = one.minimumSizeHint(), one.accessibleName()
        yield from _told(one, "narrow", what, least.width(), one.width())
        yield from _told(one, "low", what, least.height(), one.height())


def _cut_long_hint(one: QPlainTextEdit) -> Iterator[Stain]:
    """A hint that Qt breaks into lines, as many as it takes."""
    margin = round(one.document().documentMargin())
    room = one.viewport().rect().adjusted(margin, margin, -margin, 0)
    wrap = Qt.TextFlag.TextWordWrap
    needed = one.fontMetrics().boundingRect(room, wrap, one.placeholderText())
    yield from _told(one, "cut hint", one.placeholderText(), needed.height(), room.height())
    yield from _told(one, "cut hint", one.placeholderText(), needed.width(), room.width())


def _cut_groups(one: DataTable) -> Iterator[Stain]:
    """Heads in a list whose name is cut, or the first word of the detail beside it."""
    if len(one.list_model.columns) > 1:  # a table, which is as wide as its other columns let it be
        return
    for at in range(max(0, one.rowAt(0)), one.list_model.rowCount()):
        if one.rowViewportPosition(at) >= one.viewport().height():
            return
        if group := one.list_model.group_at(at):
            detail = tr(group.detail).split(" ")[0]
            least = group_width(replace(group, detail=AsWritten(detail)))
            yield from _told(one, "cut group", group.label, least, one.viewport().width())


def _least_button(one: QAbstractButton) -> int:
    """The width that the words of a button need; its key goes first."""
    least = one.minimumSizeHint().width()
    if isinstance(one, KeyButton) and one.key and not one.key_in_sight:
        return least - chip_size(one.key).width()
    return least


def _cut_label(one: QLabel) -> Iterator[Stain]:
    metrics, text, room = one.fontMetrics(), _shown_text(one), one.contentsRect()
    # Not at spaces that hold words together, but after the hyphens of a word.
    parts = (
        re.split(r"[ \n]|(?<=[^\W\d_]-)(?=[^\W\d_])", text) if one.wordWrap() else text.split("\n")
    )
    wanted = max((metrics.horizontalAdvance(part) for part in parts), default=0)
    section = one.parentWidget()
    if one.wordWrap() or not isinstance(one, ElidedLabel):
        yield from _told(one, "narrow", text, wanted, room.width())
    # Another one that elides says with its dots that it goes on.
    elif isinstance(section, SectionTitle):
        yield from _cut_title(one, section)
    if isinstance(one, FittedLabel) and _DOTS in text.rstrip(f" {_DOTS}"):
        yield Stain("cut word", where(one), f"{one.words} | {text}", 0, room.width())
    high = one.heightForWidth(one.width()) if one.wordWrap() else metrics.height() * len(parts)
    yield from _told(one, "low", text, high, one.height())


def _cut_title(one: ElidedLabel, section: SectionTitle) -> Iterator[Stain]:
    """A title that is cut by what stands beside it, or a detail without a whole word."""
    title = section._title  # noqa: SLF001 - nothing else knows which is which
    words = (one.shorter or one.text()) if one is title else one.text().split(" ")[0]
    wanted = one.fontMetrics().horizontalAdvance(words)
    yield from _told(one, "cut title", one.text(), wanted, one.contentsRect().width())


def _shown_text(one: QLabel) -> str:
    """The words of a label, without what marks some of them bold."""
    if one.textFormat() is not Qt.TextFormat.RichText:
        return one.text()
    return html.unescape(re.sub("<[^>]*>", "", one.text()))


def _cut_head(one: QHeaderView) -> Iterator[Stain]:
    # A head that is painted by its own class says more to who hears it than it paints.
    if type(one) is not QHeaderView:
        return
    for at in range(one.count()):
        label = str(one.model().headerData(at, Qt.Orientation.Horizontal) or "")
        # A column without room at all is hidden.
        if one.sectionSize(at):
            # As it is written there: said once more, a German word may be an English one of a game.
            # Qt cuts by the face of the table, which is larger than that of the heads.
            wanted = text_width(AsWritten(label), font(BODY_PX)) + 2 * CELL_PADDING
            yield from _told(one, "narrow head", label, wanted, one.sectionSize(at))


def _low_row(one: QTableView) -> Iterator[Stain]:
    """The first row in sight, where it is lower than a line of text."""
    at = max(0, one.rowAt(0))
    if one.model() is not None and at < one.model().rowCount():
        wanted = QFontMetrics(font(BODY_PX)).height()
        yield from _told(one, "low row", where(one), wanted, one.rowHeight(at))


def _names_alike(one: DataTable) -> Iterator[Stain]:
    """Names and terms of which so much is cut that nothing tells one from another."""
    model = one.list_model
    for at, column in enumerate(model.columns):
        told = column.strong or column.elide in {"apart", "names"}
        if not told or column.paint is not None or one.isColumnHidden(at):
            continue
        room = one.columnWidth(at) - 2 * CELL_PADDING
        shown: dict[str, str] = {}
        for name, row in {column.text(row): row for row in model.rows}.items():
            words = _painted_name(column, row, room, one)
            # Two words of ours may be one in another language.
            said = name if column.elide == "names" else tr(name)
            if shown.setdefault(words, said) != said:
                yield Stain("alike", where(one), f"{shown[words]} | {said}", 0, room)
                break


def _painted_name(column: Column[Any], row: object, room: int, table: DataTable) -> str:
    """What a cell of names or terms paints."""
    face = font(NAME_PX, SEMIBOLD) if column.strong else font(BODY_PX)
    words = cell_words(column, row, face, room, lambda: table.list_model.terms(column))
    if text_width(words, face) <= room:
        return str(words)
    way = Qt.TextElideMode.ElideMiddle if column.elide == "middle" else Qt.TextElideMode.ElideRight
    return QFontMetrics(face).elidedText(tr(words), way, room)


def _old_colour(one: QWidget) -> Iterator[Stain]:
    if isinstance(one, TextLabel):
        shown = one.palette().color(QPalette.ColorRole.WindowText)
        if shown != colour(one._token):  # noqa: SLF001 - nothing else knows what it should be
            yield Stain("old colour", where(one), one.text(), 0, 0)


def _cut_by_others(one: QWidget) -> Iterator[Stain]:
    """Widgets with words, of which something around them cuts off a side."""
    if not _words(one):
        return
    if not _scrolls(one, Qt.Orientation.Horizontal):
        yield from _told(one, "cut off", _words(one), one.width(), _shown(one).width())
    if not _scrolls(one, Qt.Orientation.Vertical):
        yield from _told(one, "cut below", _words(one), one.height(), _shown(one).height())


def _gone(one: QWidget) -> Iterator[Stain]:
    """Widgets with words that nothing hides, and of which nothing can be seen or scrolled to."""
    reached = any(_scrolls(one, way) for way in Qt.Orientation)
    if _words(one) and not reached and not _shown(one).isValid():
        yield Stain("gone", where(one), _words(one), one.width(), 0)


def nameless(root: QWidget) -> Iterator[Stain]:
    """What Tab reaches in what is shown, and a screen reader would call by its kind alone."""
    for one in root.findChildren(QWidget):
        # First what the pages fail by that are made, but not shown: most of what there is.
        if not (one.isVisibleTo(root) and one.isEnabled()):
            continue
        if not one.focusPolicy() & Qt.FocusPolicy.TabFocus or one.focusProxy() is not None:
            continue
        told = QAccessible.queryAccessibleInterface(one)
        if not told.text(QAccessible.Text.Name).strip():
            yield Stain("nameless", where(one), type(one).__name__, 0, 0)


def unspoken(root: QWidget) -> Iterator[Stain]:
    """What is painted by itself in what is shown, and tells a screen reader too little of it."""
    for one in root.findChildren(QWidget):
        if not (one.isVisible() and _paints_itself(one)):
            continue
        told = QAccessible.queryAccessibleInterface(one)
        if told.role() in _NO_ROLE:
            yield Stain("without a role", where(one), type(one).__name__, 0, 0)
        elif told.role() not in _NO_WORDS and not told.text(QAccessible.Text.Name).strip():
            yield Stain("without a name", where(one), type(one).__name__, 0, 0)
        for at in range(told.childCount()):
            if not told.child(at).text(QAccessible.Text.Name).strip() and _is_part(one, at):
                yield Stain("a part without words", where(one), type(one).__name__, at, 0)


def _is_part(one: QWidget, at: int) -> bool:
    """Whether a child in the eyes of a screen reader is painted, and no widget."""
    told: object = QAccessible.queryAccessibleInterface(one)
    return isinstance(told, PaintedInterface) and at >= told.first


def _paints_itself(one: QWidget) -> bool:
    """Whether a class of its own draws it, and not Qt."""
    draws = next(kind for kind in type(one).__mro__ if "paintEvent" in vars(kind))
    return not draws.__module__.startswith("PySide6.")


def dumb_columns(root: QWidget) -> Iterator[Stain]:
    """Columns in what is shown that do not say what they are."""
    for one in root.findChildren(QHeaderView):
        view = one.parentWidget()
        if one.orientation() is Qt.Orientation.Vertical or view is None or not view.isVisible():
            continue
        # Where no head is shown, what has no declared columns tells of each line by itself.
        if not (one.isVisible() or isinstance(one.model(), ListTableModel)):
            continue
        for at in range(one.count()):
            spot = QPoint(one.sectionViewportPosition(at) + 1, one.height() // 2)
            if one.sectionSize(at) and not about_at(one.viewport(), spot).sentence:
                title = one.model().headerData(at, Qt.Orientation.Horizontal)
                yield Stain("dumb column", where(one), str(title), 0, 0)


def _covered(parents: list[QWidget]) -> Iterator[Stain]:
    for parent in parents:
        inside = [
            one
            for one in parent.findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if one.isVisible() and not one.isWindow() and _words(one) and _shown(one).isValid()
        ]
        for one, other in combinations(inside, 2):
            both = one.geometry() & other.geometry()
            if both.width() > _SLACK and both.height() > _SLACK:
                yield Stain("covered", where(one), f"{_words(one)} | {_words(other)}", 0, 0)


def _told(one: QWidget, what: str, words: str, wanted: int, room: int) -> Iterator[Stain]:
    if wanted > room + _SLACK:
        yield Stain(what, where(one), words, wanted, room)


def _words(one: QWidget) -> str:
    if isinstance(one, QLabel | QAbstractButton | QLineEdit):
        return one.text()
    return one.objectName() if isinstance(one, QAbstractItemView) else ""


def _shown(one: QWidget) -> QRect:
    """What the widgets around it leave of a widget, in its own place."""
    left, inner = one.rect(), one
    while not inner.isWindow() and (around := inner.parentWidget()) is not None:
        left = left.translated(inner.pos()) & around.rect()
        inner = around
    return left.translated(-one.mapTo(inner, QPoint(0, 0)))


def _scrolls(one: QWidget, way: Qt.Orientation) -> bool:
    """Whether something around a widget can be scrolled this way."""
    around: QWidget | None = one.parentWidget()
    while around is not None:
        if isinstance(around, QAbstractScrollArea):
            bars = {
                Qt.Orientation.Horizontal: around.horizontalScrollBar(),
                Qt.Orientation.Vertical: around.verticalScrollBar(),
            }
            if bars[way].isVisible():
                return True
        around = around.parentWidget()
    return False


def where(one: QWidget) -> str:
    """A widget by the names of those around it, the outermost first."""
    names: list[str] = []
    around: QWidget | None = one
    while around is not None and len(names) < len("four"):
        names.append(around.objectName() or type(around).__name__)
        around = around.parentWidget()
    return "/".join(reversed(names))
