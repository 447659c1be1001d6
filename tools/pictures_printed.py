"""Pictures of what comes out on paper: a roster sheet, and a page of the exported workbook."""

from __future__ import annotations

import subprocess
from pathlib import Path

from PySide6.QtGui import QImage

from oobmgr.bootstrap import main as oobmgr
from oobmgr.exchange.sample import known_sample, make_sample
from pictures_spark_print import played_example

_DPI = 96


def roster_axis(home: Path) -> QImage:
    """The sheet of an army in which two units lost a step, on A4."""
    return _roster(home, "Army Group North")


def roster_soviet(home: Path) -> QImage:
    """A sheet of the other side."""
    return _roster(home, "Baltic Special Military District")


def _roster(home: Path, formation: str) -> QImage:
    pdf = home / "roster.pdf"
    oobmgr(["roster", str(sample(home)), "--formation", formation, "--out", str(pdf)])
    return page_of(pdf, 1)


def roster_spark_soviet(home: Path) -> QImage:
    """The sheet of an army after the combat example: boxes struck, markers ticked."""
    return _spark(home, "--side", "Soviet")


def roster_spark_fires(home: Path) -> QImage:
    """The page behind it: what was fired in the phase."""
    return _spark(home, "--side", "Soviet", page=2)


def roster_spark_german(home: Path) -> QImage:
    """The sheet of the other side."""
    return _spark(home, "--side", "German")


def roster_spark_german_2(home: Path) -> QImage:
    """The next page of it, with the fires below the rows."""
    return _spark(home, "--side", "German", page=2)


def roster_spark_blank(home: Path) -> QImage:
    """A blank sheet on Letter."""
    return _spark(home, "--side", "Soviet", "--blank", "--paper", "Letter")


def _spark(home: Path, *words: str, page: int = 1) -> QImage:
    pdf = home / "spark.pdf"
    oobmgr(["roster", str(played_example(home)), *words, "--out", str(pdf)])
    return page_of(pdf, page)


def workbook_balances(home: Path) -> QImage:
    """The sheet Balances, as LibreOffice prints it."""
    book = home / "books.xlsx"
    oobmgr(["export", str(sample(home)), "--out", str(book)])
    subprocess.run(
        ["soffice", f"-env:UserInstallation={(home / 'office').as_uri()}", "--headless",
         "--convert-to", "pdf", "--outdir", str(home), str(book)],
        check=True, capture_output=True, timeout=180,
    )  # fmt: skip
    pdf = book.with_suffix(".pdf")
    return page_of(pdf, _page_with(pdf, "Balances"))


def sample(home: Path) -> Path:
    """The sample campaign, made once."""
    path = home / known_sample().file_name
    if not path.exists():
        make_sample(path)
    return path


def _page_with(pdf: Path, heading: str) -> int:
    """The first page, counted from 1, whose head names a sheet."""
    text = subprocess.run(
        ["pdftotext", "-layout", str(pdf), "-"], check=True, capture_output=True, text=True
    ).stdout
    for number, page in enumerate(text.split("\f"), 1):
        if heading in page.strip()[:200] and number > 1:
            return number
    raise LookupError(f"no page of {heading}")


def page_of(pdf: Path, number: int, dpi: int = _DPI) -> QImage:
    """A page of a PDF, counted from 1, at so many dots to the inch."""
    stem = pdf.with_suffix("")
    subprocess.run(
        ["pdftoppm", "-png", "-r", str(dpi), "-f", str(number), "-l", str(number), "-singlefile",
         str(pdf), str(stem)],
        check=True,
    )  # fmt: skip
    return QImage(str(stem.with_suffix(".png")))
