"""Pictures of printed sheets: a page of each kind, on A4 and on Letter beside each other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtGui import QColor, QImage, QPainter

from oobmgr.bootstrap import main as oobmgr
from pictures_printed import page_of, sample

_DPI: Final = 54
_GAP: Final = 12
_DESK: Final = "#E9E6DF"
_SHEETS: Final = {
    "sheet_organisation": ("organisation", "Axis"),
    "sheet_boxes": ("boxes", "Soviet"),
    "sheet_cards": ("cards", "Axis"),
    "sheet_set_up": ("set-up", "Soviet"),
    "sheet_pack_up": ("pack-up", "Axis"),
    "sheet_ledger": ("ledger", "Axis"),
    "sheet_turn": ("turn-sheet", "Axis"),
    "sheet_roster": ("roster", "Soviet"),
}
NAMES: Final = (*_SHEETS, "sheet_small")


def picture(name: str) -> Callable[[Path], QImage]:
    """What makes a picture, in a home folder."""
    if name == "sheet_small":
        return _small
    sheet, side = _SHEETS[name]
    return lambda home: _beside(
        [_printed(home, sheet, side, "--paper", paper) for paper in ("A4", "Letter")]
    )


def _small(home: Path) -> QImage:
    """A5: a roster whose boxes stand below the names, cards, and a chart on its long edge."""
    return _beside(
        [
            _printed(home, "roster", "Axis", "--paper", "A5"),
            _printed(home, "cards", "Soviet", "--paper", "A5", "--text", "80", "--colour"),
            _printed(home, "organisation", "Soviet", "--paper", "A5", "--landscape"),
        ]
    )


def _printed(home: Path, sheet: str, side: str, *words: str) -> QImage:
    pdf = home / "sheet.pdf"
    oobmgr(["print", str(sample(home)), sheet, "--side", side, "--out", str(pdf), *words])
    return page_of(pdf, 1, _DPI)


def _beside(pages: list[QImage]) -> QImage:
    width = sum(page.width() for page in pages) + _GAP * (len(pages) + 1)
    height = max(page.height() for page in pages) + 2 * _GAP
    whole = QImage(width, height, QImage.Format.Format_RGB32)
    whole.fill(QColor(_DESK))
    painter, left = QPainter(whole), _GAP
    for page in pages:
        painter.drawImage(left, _GAP, page)
        left += page.width() + _GAP
    painter.end()
    return whole
