"""A page of the guide on the screen: text, tables, and pictures as wide as there is room."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QFont,
    QImage,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser

from oobmgr.ui.language import tr
from oobmgr.ui.theme import colour, current_theme, theme_changes
from oobmgr.ui.theme.fonts import NAME_PX, SECTION_PX, SEMIBOLD, TITLE_PX, font, scaled
from oobmgr.ui.theme.tokens import DARK

_PICTURE: Final = int(QTextDocument.ResourceType.ImageResource)
_HEADS: Final = {1: TITLE_PX, 2: SECTION_PX}
_AGAIN_MS: Final = 120
_MARGIN: Final = 20
_LEADING: Final = 135
_OBJECT: Final = "\N{OBJECT REPLACEMENT CHARACTER}"


class GuideReader(QTextBrowser):
    """Shows a page of Markdown. `followed` carries the target of a link as it is written."""

    followed = Signal(str)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._text = ""
        self._heading = 0
        self._row = ""
        self._read_on = False
        # Always there: where it comes only with the text, a picture would be too wide by its width.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        # Links name parts of the guide, which is no folder of pages that Qt could open by itself.
        self.setOpenLinks(False)
        self.setAccessibleName(tr("Page of the guide"))
        # What the reader does, not what follows from a window that is drawn larger.
        self.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))
        # Pictures follow the width; not at every pixel of a window that is being drawn larger.
        self._later = QTimer(self, singleShot=True, interval=_AGAIN_MS)
        self._later.timeout.connect(self._again)
        theme_changes().changed.connect(self._again)

    def show_text(self, text: str, heading: int, row: str = "") -> None:
        """Show a page at one of its headings, counted from 0, or at the marked `row` of a table."""
        self._text, self._heading, self._row = text, heading, row
        self._write()
        self._go()

    def _scrolled(self) -> None:
        self._read_on = True

    def _again(self) -> None:
        """Write the page anew for another width or look, and stay where the reader was."""
        bar = self.verticalScrollBar()
        # A share of the length, for the page is longer or shorter in another width.
        held = bar.value() / max(1, bar.maximum())
        self._write()
        if self._read_on:
            bar.setValue(round(held * bar.maximum()))
        else:
            self._go()

    def _write(self) -> None:
        document = self.document()
        document.setDefaultFont(font(NAME_PX))
        document.setDocumentMargin(scaled(_MARGIN))
        # Pictures are kept in the document, in the width of before.
        document.clear()
        document.setMarkdown(self._text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        # In one edit: else a long page is laid out anew for each of its hundreds of blocks.
        edit = QTextCursor(document)
        edit.beginEditBlock()
        self._dress_blocks()
        self._dress_tables()
        edit.endEditBlock()

    def _dress_blocks(self) -> None:
        cursor = QTextCursor(self.document())
        block = self.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            kept = block.blockFormat()
            kept.setNonBreakableLines(False)  # a command line that is longer than the page wraps
            cursor.setPosition(block.position())
            cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            if level:
                look = QTextCharFormat()
                look.setFont(font(_HEADS.get(level, NAME_PX), SEMIBOLD))
                # Qt's own headings are larger by steps, on top of the font.
                look.setProperty(QTextFormat.Property.FontSizeAdjustment, 0)
                # Merged: links within a heading keep their look.
                cursor.mergeCharFormat(look)
                kept.setTopMargin(scaled(22 if level > 1 else 0))
                kept.setBottomMargin(scaled(8))
            elif cursor.currentTable() is None:
                # A picture would be given as much more air as it is high.
                plain = _OBJECT not in block.text()
                kept.setLineHeight(_LEADING if plain else 100, 1)
                kept.setBottomMargin(scaled(8))
            cursor.setBlockFormat(kept)
            self._dress_links(cursor)
            block = block.next()

    def _dress_links(self, cursor: QTextCursor) -> None:
        """Write links in the accent, and commands in figures of one width, in either theme."""
        block = cursor.block()
        at = block.begin()
        while not at.atEnd():
            piece = at.fragment()
            look = piece.charFormat()
            if look.isAnchor() or look.fontFixedPitch():
                part = QTextCursor(self.document())
                part.setPosition(piece.position())
                part.setPosition(piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor)
                changed = QTextCharFormat()
                changed.setForeground(QBrush(colour("accent" if look.isAnchor() else "ink")))
                if look.fontFixedPitch():
                    changed.setFontFamilies(["DejaVu Sans Mono", "Consolas", "Menlo", "monospace"])
                    changed.setFontStyleHint(QFont.StyleHint.Monospace)
                part.mergeCharFormat(changed)
            at += 1

    def _dress_tables(self) -> None:
        for frame in self.document().rootFrame().childFrames():
            if not isinstance(frame, QTextTable):
                continue
            look = frame.format()
            look.setBorder(1)
            look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            look.setBorderBrush(QBrush(colour("line2")))
            look.setBorderCollapse(True)
            look.setCellPadding(scaled(4))
            look.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
            look.setBottomMargin(scaled(12))
            frame.setFormat(look)
            if self._row:
                self._mark_row(frame)

    def _mark_row(self, table: QTextTable) -> None:
        """Lay the ground of what is chosen below the row that was asked for."""
        at = _row_of(table, self._row)
        for column in range(table.columns() if at >= 0 else 0):
            cell = table.cellAt(at, column)
            look = cell.format()
            look.setBackground(QBrush(colour("accentsoft")))
            cell.setFormat(look)

    def _go(self) -> None:
        """Bring the heading to the upper edge, and the cursor with it."""
        block = self.document().begin()
        left = self._heading
        while block.isValid():
            if block.blockFormat().headingLevel():
                if left == 0:
                    break
                left -= 1
            block = block.next()
        block = self._row_block() or block
        # With the cursor, so that the arrows and screen readers go on from the heading.
        self.setTextCursor(QTextCursor(block if block.isValid() else self.document().begin()))
        layout = self.document().documentLayout()
        layout.documentSize()  # lays out what stands above, pictures included
        bar = self.verticalScrollBar()
        # Where the cursor is drawn: of a line in a table the layout tells its place in the table.
        top = self.cursorRect().top() + bar.value()
        bar.setValue(round(top - scaled(_MARGIN)) if self._heading or self._row else 0)
        self._read_on = False

    def _row_block(self) -> QTextBlock | None:
        """The first words of the row that was asked for."""
        for frame in self.document().rootFrame().childFrames() if self._row else ():
            if isinstance(frame, QTextTable) and (at := _row_of(frame, self._row)) >= 0:
                return frame.cellAt(at, 0).firstCursorPosition().block()
        return None

    def _picture(self, name: str) -> Path:
        """The file of a picture: in the dark theme the dark one, where it travels with us."""
        path = (self._folder / name).resolve()
        other = "dark" if current_theme() is DARK else "light"
        stem = path.stem.removesuffix("_light").removesuffix("_dark")
        twin = path.with_name(f"{stem}_{other}.png")
        light = path.with_name(f"{stem}_light.png")
        return next((p for p in (twin, path, light) if p.is_file()), path)

    # Qt

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        text = name.toString() if isinstance(name, QUrl) else name
        if int(kind) != _PICTURE:
            return None
        image = QImage(str(self._picture(text)))
        sharp = self.devicePixelRatioF()
        room = round((self.viewport().width() - 2 * scaled(_MARGIN)) * sharp)
        if image.width() > room > 0:
            # Scaled here and once: Qt would stretch the picture at every painting, and without
            # smoothing.
            size = QSize(room, image.height() * room // image.width())
            image = image.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
        image.setDevicePixelRatio(sharp)
        return image

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and self._text:
            self._later.start()


def _row_of(table: QTextTable, words: str) -> int:
    """The row of a table that begins with these words; -1 if none does."""
    cells = (table.cellAt(at, 0).firstCursorPosition().block() for at in range(table.rows()))
    return next((at for at, block in enumerate(cells) if block.text() == words), -1)
