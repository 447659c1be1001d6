import os
import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontInfo, QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit
from pytestqt.qtbot import QtBot

from oobmgr.domain.places import resources_dir
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.icons import icon, icon_names, icon_pixmap
from oobmgr.ui.theme import (
    DARK,
    LIGHT,
    Theme,
    apply_theme,
    current_theme,
    fonts,
    painting_in,
    theme_changes,
)
from oobmgr.ui.theme.palette import palette
from oobmgr.ui.theme.stylesheet import stylesheet
from oobmgr.ui.theme.tokens import PRINT_GREY, PRINT_INK, PRINT_PAPER, Token

UI = Path(__file__).resolve().parents[2] / "src" / "oobmgr" / "ui"
NEEDED_ICONS = {
    *("turn", "order_of_battle", "roster", "air", "combat", "replacements", "ledger"),
    *("calculators", "print", "import_export", "rules", "options", "undo", "redo", "saved"),
    *("search", "plus", "folder", "eye", "swap", "chevron_right", "chevron_down", "chevron_left"),
    *("close", "check", "warning", "error", "pencil", "lock", "weather_clear", "weather_frost"),
    *("weather_mud", "weather_snow", "formation", "copy", "filter", "play", "info"),
}

# Every colour of text is read on every ground: a page may lay it on any row, chip or sheet.
INKS: tuple[Token, ...] = (
    *("ink", "ink2", "off", "pencil", "accent", "err", "ok", "warn", "over"),
    *("square", "diamond", "circle"),
)
GROUNDS: tuple[Token, ...] = (
    *("desk", "panel", "alt", "sheet", "paper", "accentsoft", "warnsoft", "errsoft", "oksoft"),
    *("oversoft", "squaresoft", "diamondsoft", "circlesoft"),
)
TURNED_ROUND: tuple[tuple[Token, Token], ...] = (
    *(("onaccent", "accent"), ("sheet", "ink"), ("sheet", "err")),
)
NO_TEXT: frozenset[str] = frozenset(
    {"paperline", "line", "line2", "ctl", "warnline", "errline", "onaccent"}
    | {f"column{number}" for number in range(1, 7)}
    | {near for emblem in Emblem for near in emblem.parts[1:]}
)
"""Rules and swatches; `onaccent` is read on one ground alone."""


def contrast(one: str, other: str) -> float:
    """Return the contrast of two "#RRGGBB" colours, 1 to 21, as the web guidelines measure it."""
    first, second = sorted((_luminance(one), _luminance(other)))
    return (second + 0.05) / (first + 0.05)


def _luminance(colour: str) -> float:
    """Return the relative luminance of an sRGB colour, 0 for black, 1 for white."""
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (_linear(channel) for channel in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read(theme: Theme) -> None:
    measured = {
        f"{ink} on {ground}": contrast(theme[ink], theme[ground])
        for ink, ground in (*product(INKS, GROUNDS), *TURNED_ROUND)
    }
    assert {words: ratio for words, ratio in measured.items() if ratio < 4.5} == {}


def test_print_can_be_read() -> None:
    assert all(contrast(PRINT_INK, ground) >= 4.5 for ground in (PRINT_PAPER, PRINT_GREY))


def test_no_colour_escapes_the_measuring() -> None:
    assert {*INKS, *GROUNDS, *NO_TEXT} == set(LIGHT.colours)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_parts_of_a_side_can_be_seen_in_a_plot(theme: Theme) -> None:
    parts = [part for emblem in Emblem for part in emblem.parts]
    measured = {part: contrast(theme[part], theme["sheet"]) for part in parts}
    assert {part: ratio for part, ratio in measured.items() if ratio < 3.0} == {}
    assert len({theme[part] for part in parts}) == len(parts)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_edge_of_a_control_can_be_seen(theme: Theme) -> None:
    assert contrast(theme["ctl"], theme["sheet"]) >= 3.0


@pytest.mark.parametrize(
    ("one", "other", "measured"),
    [("#000000", "#FFFFFF", 21.0), ("#FFFFFF", "#FFFFFF", 1.0), ("#777777", "#FFFFFF", 4.48)],
)
def test_contrast_is_measured_as_published(one: str, other: str, measured: float) -> None:
    assert contrast(one, other) == pytest.approx(measured, abs=0.01)
    assert contrast(other, one) == pytest.approx(measured, abs=0.01)


def test_both_themes_have_every_token() -> None:
    assert LIGHT.colours.keys() == DARK.colours.keys()


def test_no_module_but_the_table_writes_a_colour() -> None:
    written = re.compile(r"#[0-9A-Fa-f]{6}\b|Qt\.GlobalColor\.(?!transparent)")
    allowed = {"tokens.py"}
    # The placeholders of drawings stand for ink and ground and are replaced when they are loaded.
    placeholders = {"#010101", "#fefefe"}
    offenders = [
        f"{path.name}: {found}"
        for path in UI.rglob("*.py")
        if path.name not in allowed
        for found in written.findall(path.read_text(encoding="utf-8"))
        if found not in placeholders
    ]
    assert offenders == []


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_palette_is_made_of_tokens(theme: Theme) -> None:
    made = palette(theme)
    assert made.color(QPalette.ColorRole.Window).name().upper() == theme["desk"]
    assert made.color(QPalette.ColorRole.Base).name().upper() == theme["sheet"]
    assert made.color(QPalette.ColorRole.Highlight).name().upper() == theme["accentsoft"]
    disabled = made.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert disabled.name().upper() == theme["off"]


_STYLED = """
from oobmgr.ui.theme import new_application
print(new_application(["oobmgr", "campaign.oob"]).style().objectName().lower())
"""


def test_the_style_is_one_whatever_the_desktop_has() -> None:
    desktop = os.environ | {"QT_STYLE_OVERRIDE": "Windows"}
    done = subprocess.run(
        [sys.executable, "-c", _STYLED], capture_output=True, text=True, check=False, env=desktop
    )
    assert (done.stdout.strip(), done.stderr) == ("fusion", "")


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_style_sheet_names_no_unfilled_token(theme: Theme) -> None:
    text = stylesheet(theme)
    assert "$" not in text
    assert theme["sheet"] in text


def test_every_file_that_the_style_sheet_names_exists() -> None:
    files = re.findall(r"url\((.*?)\)", stylesheet(DARK))
    assert files
    assert all(Path(name).is_file() for name in files)


def test_a_change_of_theme_is_told_and_reaches_the_widgets(qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    field = QLineEdit()
    qtbot.addWidget(field)
    field.show()
    before = field.grab().toImage().pixelColor(20, 10).lightness()
    with qtbot.waitSignal(theme_changes().changed):
        theme = apply_theme(app, "dark")
    assert theme is DARK
    assert current_theme() is DARK
    assert before > 200
    assert field.grab().toImage().pixelColor(20, 10).lightness() < 100


def test_system_mode_follows_the_desktop_and_others_do_not(qapp: QApplication) -> None:
    told = qapp.styleHints().colorSchemeChanged
    apply_theme(qapp, "system")
    told.emit(Qt.ColorScheme.Dark)
    assert current_theme() is DARK
    told.emit(Qt.ColorScheme.Light)
    assert current_theme() is LIGHT
    apply_theme(qapp, "light")
    told.emit(Qt.ColorScheme.Dark)
    assert current_theme() is LIGHT


def test_a_page_is_painted_in_light_while_the_window_is_dark(qapp: QApplication) -> None:
    apply_theme(qapp, "dark")
    with painting_in(LIGHT):
        assert current_theme() is LIGHT
    assert current_theme() is DARK


def test_the_bundled_face_is_used() -> None:
    assert "Inter" in fonts.load_fonts()
    assert QFontInfo(fonts.font(12)).family().startswith("Inter")
    assert QFontInfo(fonts.font(14, fonts.SEMIBOLD)).weight() == 600
    assert (resources_dir() / "fonts" / "OFL.txt").is_file()


def test_figures_are_tabular() -> None:
    metrics = QFontMetrics(fonts.font(24))
    assert metrics.horizontalAdvance("1111") == metrics.horizontalAdvance("8888")


def test_rows_grow_with_the_text_and_with_comfort() -> None:
    try:
        fonts.set_measures(text_scale=1.5, comfortable=True)
        assert fonts.row_px(26) == 43
        assert fonts.font(12).pixelSize() == 18
    finally:
        fonts.set_measures()
    assert fonts.row_px(26) == 26
    assert fonts.font(12).pixelSize() == 12


def test_there_is_an_icon_for_everything_that_needs_one() -> None:
    assert icon_names() >= NEEDED_ICONS


@pytest.mark.parametrize("name", sorted(NEEDED_ICONS))
def test_an_icon_is_drawn_in_the_colour_of_its_token(name: str) -> None:
    picture = icon_pixmap(name, "err", 32).toImage()
    inked = [
        colour
        for x in range(32)
        for y in range(32)
        if (colour := picture.pixelColor(x, y)).alpha() == 255
    ]
    assert inked
    assert all(
        abs(ink.red() - 0xA3) < 4 and abs(ink.green() - 0x24) < 4 and abs(ink.blue() - 0x1B) < 4
        for ink in inked
    )


def test_icons_keep_their_size_on_fine_screens() -> None:
    picture = icon_pixmap("turn", "ink", 16, 1.5)
    assert picture.width() == 24
    assert picture.deviceIndependentSize().width() == 16
    assert icon("turn").pixmap(16, 16).width() == 16


def test_an_icon_is_drawn_with_every_pixel_of_a_dense_screen() -> None:
    drawn = icon("plus").pixmap(QSize(16, 16), 2.0)
    assert (drawn.size(), drawn.devicePixelRatio()) == (QSize(32, 32), 2.0)


def test_an_unknown_icon_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match=r'no icon "trun".*turn'):
        icon("trun")


@pytest.mark.parametrize("worn", [LIGHT, DARK], ids=["light", "dark"])
def test_a_ticked_box_shows_by_its_edge_that_it_has_the_focus(
    qtbot: QtBot, worn: Theme, request: pytest.FixtureRequest
) -> None:
    """An edge in the colour that a ticked box has anyway was seen by nobody."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    request.addfinalizer(lambda: apply_theme(application, "light"))
    apply_theme(application, worn.name)
    box = QCheckBox("Connected by rail")
    box.setChecked(True)
    qtbot.addWidget(box)
    box.show()
    box.activateWindow()
    box.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(box.hasFocus)

    edge = box.grab().toImage().pixelColor(1, box.height() // 2)

    assert edge.name() == worn["ink"].lower()
