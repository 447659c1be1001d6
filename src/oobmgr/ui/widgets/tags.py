"""Tags: one word on a state, as a widget and as a cell of a table."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.domain.values import dataclass
from oobmgr.ui.language import tr
from oobmgr.ui.widgets.paint import TagKind, draw_tag, draw_text, tag_size, whole
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.table_delegate import Cell, TableDelegate
from oobmgr.ui.widgets.tips import plain_tip

TAG_GAP: Final = 4
"""What stands between two tags."""
# As much of a word as still says something: "ca…".
_LEAST_LETTERS: Final = 2


@dataclass(frozen=True, slots=True)
class Tag:
    """One tag; `note` is the full story for the tool tip (old value, new value, who, when)."""

    text: str
    kind: TagKind = TagKind.NEUTRAL
    icon: str = ""
    note: str = ""


class TagLabel(QWidget):
    """A tag that stands alone, such as "not posted"."""

    spoken_role = Role.StaticText

    def __init__(self, text: str, kind: TagKind = TagKind.NEUTRAL, icon_name: str = "") -> None:
        super().__init__()
        self.tag = Tag(text, kind, icon_name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_tag(self.tag)

    def set_tag(self, tag: Tag) -> None:
        """Show another tag."""
        self.tag = tag
        self.setAccessibleName(tr(tag.text))
        self.setToolTip(plain_tip(tag.note))
        self.updateGeometry()
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return tag_size(self.tag.text, with_icon=bool(self.tag.icon))

    def paintEvent(self, event: QPaintEvent) -> None:
        tag = self.tag
        draw_tag(QPainter(self), whole(self.rect()), tag.text, tag.kind, tag.icon)


def least_tag_width(tag: Tag) -> int:
    """Return the width under which a tag is not drawn, for no word of it would be left."""
    start = f"{tag.text[:_LEAST_LETTERS]}…"
    return tag_size(start, with_icon=bool(tag.icon)).width()


def draw_tags(painter: QPainter, rect: QRectF, tags: tuple[Tag, ...]) -> None:
    """Draw tags one after the other from the left, and "+2" for those that find no room.

    A word is elided; a tag without room for the beginning of its word is left out.
    """
    left = rect.left()
    for at, tag in enumerate(tags):
        size = tag_size(tag.text, with_icon=bool(tag.icon))
        # The first tag is never replaced by a number alone: half a word says more than "+3".
        if left + size.width() > rect.right() and at:
            rest = QRectF(left, rect.top(), rect.right() - left, rect.height())
            draw_text(painter, rest, f"+{len(tags) - at}", "ink2")
            return
        width = min(size.width(), rect.right() - left)
        if width < min(size.width(), least_tag_width(tag)):
            return
        top = round(rect.top() + (rect.height() - size.height()) / 2)
        draw_tag(painter, QRectF(left, top, width, size.height()), tag.text, tag.kind, tag.icon)
        left += width + TAG_GAP


class MarkerDelegate(TableDelegate):
    """A cell of status markers: its column's `data` gives tags, or text for the plain state."""

    def paint_content(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        """Draw the tags, or the text where there are none."""
        value = cell.value
        tags = value if isinstance(value, tuple) else ()
        if tags:
            draw_tags(painter, rect, tags)
        else:
            draw_text(painter, rect, cell.column.text(cell.row), "ink2")
