"""Lay out and write a large roster; how many times the bare painting of its boxes that takes.

The floor is a PDF of as many pages, boxes and texts painted with nothing in between. Run it with
``python benchmarks/roster_pdf.py``; seconds of the processor depend on the machine, the ratio much
less.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path

from figures import Figure, report, size
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPdfWriter, QPen

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.known_games import game
from oobmgr.reports.drawing import Box, Document, Style, Text, apart
from oobmgr.reports.roster_request import RosterOptions, SheetHeader, SheetSide
from oobmgr.reports.roster_sheet import RosterSheet, roster_sheet
from oobmgr.ui.printing.application import offscreen_application
from oobmgr.ui.printing.metrics import (
    UNITS_PER_INCH,
    UNITS_PER_POINT,
    PrintedMetrics,
    printed_font,
)
from oobmgr.ui.printing.pdf import page_layout, write_pdf

UNITS = size(8_000, 60)
ROUNDS = size(3, 1)
ALLOWED = {"layout": 0.4, "writing": 1.4, "all of it": 1.6}
TYPES = ("infantry", "panzer", "motorised infantry", "artillery", "rifle", "engineer")


def units(dice: random.Random) -> list[UnitRow]:
    """Invent units of two sides in corps of ten and armies of forty, with up to twelve steps."""
    made = []
    for number in range(UNITS):
        steps = dice.randint(1, 12)
        made.append(
            UnitRow(
                id=UnitId(number + 1),
                side=SideId(("axis", "soviet")[number // (UNITS // 2)]),
                nation="Germany",
                designation=f"{number % 400}",
                type=dice.choice(TYPES),
                size="XX",
                formation=FormationId(1),
                path=(f"AG {number // 400}", f"{number // 40} Army", f"{number // 10} Corps"),
                ratings={"attack": 7, "defense": 7, "move": 6},
                rating_text="7-6",
                traits={"cadre": "2-6"},
                steps=steps,
                steps_left=dice.randint(0, steps),
                status=UnitStatus.ON_MAP,
                arrival=TurnCode(""),
                arrival_label="",
                hex=f"1B {dice.randint(1000, 4999)}",
                setup="",
                note="",
                source_key="",
            )
        )
    return made


def floor(document: Document, path: Path) -> float:
    """Paint the boxes and texts of the document, and nothing else; return the seconds."""
    pages = [tuple(apart(page)) for page in document.pages]
    start = time.process_time()
    writer = QPdfWriter(str(path))
    writer.setResolution(UNITS_PER_INCH)
    writer.setPageLayout(page_layout(document))
    painter = QPainter(writer)
    scale = UNITS_PER_POINT
    painter.setFont(printed_font(Style.BODY))
    painter.setPen(QPen(painter.pen().brush(), 0.6 * scale))
    for number, page in enumerate(pages):
        if number:
            writer.newPage()
        for item in page:
            if isinstance(item, Box):
                x, y = item.x * scale, item.y * scale
                painter.drawRect(QRectF(x, y, item.w * scale, item.h * scale))
            elif isinstance(item, Text):
                painter.drawText(QPointF(item.x * scale, item.y * scale), item.text)
    painter.end()
    return time.process_time() - start


def _round(sheet: RosterSheet, folder: Path) -> tuple[Document, tuple[float, float, float]]:
    """Lay out, write, and paint the floor once: the seconds of each."""
    start = time.process_time()
    document = roster_sheet(sheet, RosterOptions(), PrintedMetrics())
    laid_out = time.process_time() - start
    start = time.process_time()
    assert write_pdf(document, folder / "roster.pdf")
    written = time.process_time() - start
    return document, (laid_out, written, floor(document, folder / "floor.pdf"))


def main() -> int:
    """Print pages, sizes, and each part against the floor; 1 where one is slower than it may."""
    offscreen_application()
    europa = game("europa")
    sides = (SheetSide("axis", "Axis", "square"), SheetSide("soviet", "Soviet", "diamond"))
    header = SheetHeader("Measurement", "Revised Europa", "July II 1941", sides)
    sheet = RosterSheet(units(random.Random(1)), header, europa.sheet_form(europa.tables()))
    with tempfile.TemporaryDirectory() as folder:
        rounds = [_round(sheet, Path(folder)) for _ in range(ROUNDS)]
        paths = Path(folder) / "roster.pdf", Path(folder) / "floor.pdf"
        megabytes = [path.stat().st_size / 1e6 for path in paths]
    document = rounds[0][0]
    # The quickest of each: on a busy machine one round says little.
    laid_out, written, lowest = (min(each[at] for _, each in rounds) for at in range(3))
    boxes = sum(isinstance(item, Box) for page in document.pages for item in apart(page))
    print(
        f"{UNITS:,} units, {len(document.pages)} pages, {boxes:,} boxes, "
        f"{megabytes[0]:.2f} MB (floor {megabytes[1]:.2f} MB)"
    )
    ours = {"layout": laid_out, "writing": written, "all of it": laid_out + written}
    return report(Figure(part, ours[part], lowest, most) for part, most in ALLOWED.items())


if __name__ == "__main__":
    sys.exit(main())
