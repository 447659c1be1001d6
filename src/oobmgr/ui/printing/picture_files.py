"""Writes one picture to a file: SVG, PNG, or a PDF of one page; all of it or none of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from oobmgr.campaign.targets import check_target, replacing
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.ui.printing.application import offscreen_application
from oobmgr.ui.printing.metrics import UNITS_PER_INCH
from oobmgr.ui.theme.palette import qcolor

ENDINGS: Final = (".svg", ".png", ".pdf")
# Sharp on a screen of twice the usual density, and on paper at the size of a page.
_PNG_SCALE: Final = 2.0
# Qt draws on no picture that is longer; a chart of thousands of units is made smaller instead.
_MOST_PX: Final = 32_000


@dataclass(frozen=True)
class Picture:
    """Something to draw: its title, its size in points, its ground, and how it is drawn."""

    title: str
    width: float
    height: float
    ground: str
    draw: Callable[[QPainter], None]


def check_picture(path: Path) -> None:
    """Refuse a file of another kind. Raises `BadInput`."""
    if path.suffix.lower() not in ENDINGS:
        advice = "Let it end in .svg, .png or .pdf."
        raise BadInput(
            Fault(f"{path.name!r} is not the name of a picture.", "out", path.name, advice)
        )
    check_target(path)


def write_picture_file(picture: Picture, path: Path) -> None:
    """Write a picture; the ending says as what. An older file stays until it is complete.

    Raises:
        BadInput: It cannot be written there, or not as such a file.
    """
    check_picture(path)
    offscreen_application()
    write = {".svg": _svg, ".png": _png, ".pdf": _pdf}[path.suffix.lower()]
    with replacing(path) as draft:
        draft.touch()
        write(picture, draft)


def _svg(picture: Picture, draft: Path) -> None:
    made = QSvgGenerator()
    made.setFileName(str(draft))
    made.setTitle(picture.title)
    # Points: as large on paper as the PDF is.
    made.setResolution(72)
    made.setSize(QSize(round(picture.width), round(picture.height)))
    made.setViewBox(QRectF(0, 0, picture.width, picture.height))
    _paint(picture, made, 1.0)


def _png(picture: Picture, draft: Path) -> None:
    longest = max(picture.width, picture.height)
    scale = min(_PNG_SCALE, _MOST_PX / longest)
    size = QSize(round(picture.width * scale), round(picture.height * scale))
    # Without transparency: the ground is painted anyway.
    image = QImage(size, QImage.Format.Format_RGB32)
    _paint(picture, image, scale)
    writer = QImageWriter(str(draft), b"png")
    # As QImage's own way to save gives no reason where it fails.
    if not writer.write(image):
        raise OSError(None, writer.errorString())


def _pdf(picture: Picture, draft: Path) -> None:
    writer = QPdfWriter(str(draft))
    writer.setResolution(UNITS_PER_INCH)
    writer.setTitle(picture.title)
    writer.setCreator("oobmgr")
    size = QPageSize(QSizeF(picture.width, picture.height), QPageSize.Unit.Point)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    _paint(picture, writer, UNITS_PER_INCH / 72)


def _paint(picture: Picture, device: QSvgGenerator | QImage | QPdfWriter, scale: float) -> None:
    painter = QPainter()
    if not painter.begin(device):
        # As the system would refuse it: `replacing` turns it into a fault for the player.
        raise OSError(None, "the picture could not be started")
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.fillRect(QRectF(0, 0, picture.width, picture.height), qcolor(picture.ground))
        picture.draw(painter)
    finally:
        painter.end()
