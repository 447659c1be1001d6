"""A table on the clipboard, as the programs that take it read it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from oobmgr.ui.widgets.copied_table import copy_table, plain_number

pytestmark = pytest.mark.usefixtures("qapp")
MINUS, THIN = "\N{MINUS SIGN}", "\N{THIN SPACE}"


@pytest.mark.parametrize(
    ("shown", "plain"),
    [
        ("1,234", "1234"), (f"{MINUS}{THIN}5", "-5"), ("+3", "3"), ("3.5", "3.5"), ("½", "0.5"),
        ("2½", "2.5"), ("12,345,678", "12345678"), ("1,23", ""), ("7-6", ""), ("", ""),
        ("5 SP", ""), ("-", ""), ("Jul 4", ""), ("0", "0"),
    ],
)  # fmt: skip
def test_figures_become_what_a_spreadsheet_reads(shown: str, plain: str) -> None:
    assert plain_number(shown) == plain


def test_a_table_is_html_and_lines() -> None:
    copy_table(
        ("Unit", "Ratings", "Points"),
        [("<3> & co", "7-6", f"{MINUS}{THIN}1,200"), ("two\nlines\tand a tab", "=1+1", "none")],
        (False, False, True),
    )
    mime = QGuiApplication.clipboard().mimeData()
    assert mime.text().split("\n") == [
        "Unit\tRatings\tPoints",
        "<3> & co\t7-6\t-1200",
        "two lines and a tab\t=1+1\tnone",
    ]
    html = mime.html()
    assert "<th>Unit</th><th>Ratings</th><th>Points</th>" in html
    # A rating must not become a date, nor a text a formula.
    assert ">7-6</td>" in html
    assert html.count("mso-number-format:'\\@'") == 5
    assert '<td align="right" sdval="-1200">-1200</td>' in html
    assert "&lt;3&gt; &amp; co" in html
    assert "two<br>lines" in html
