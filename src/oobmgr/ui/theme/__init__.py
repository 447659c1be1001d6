"""The look of the window: colours, text face, style sheet, and which theme is current.

`apply_theme` dresses the application. Painted widgets ask `current_theme` each time they paint and
are repainted when it changes; what caches colours listens to `theme_changes().changed`.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from oobmgr.ui.garbage import held
from oobmgr.ui.theme import fonts
from oobmgr.ui.theme.palette import palette, qcolor
from oobmgr.ui.theme.stylesheet import stylesheet
from oobmgr.ui.theme.tokens import DARK, LIGHT, Theme, Token

__all__ = [
    "DARK",
    "LIGHT",
    "Mode",
    "Theme",
    "Token",
    "apply_theme",
    "colour",
    "current_theme",
    "measure_all",
    "new_application",
    "painting_in",
    "theme_changes",
]

Mode = Literal["light", "dark", "system"]


class ThemeChanges(QObject):
    """Holds the current theme and tells of a new one."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.mode: Mode = "light"
        self.row_air = 0
        self._following = False

    def follow_system(self) -> None:
        """Change with the desktop's light or dark setting, as long as the mode is "system"."""
        # Once: with each further connection all would be dressed once more.
        if not self._following:
            self._following = True
            QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)

    def _system_changed(self, scheme: Qt.ColorScheme) -> None:
        app = QApplication.instance()
        if self.mode == "system" and isinstance(app, QApplication):
            _dress(app, _theme_of(scheme))


def new_application(arguments: Sequence[str] = ("oobmgr",)) -> QApplication:
    """Start Qt in the one style that takes all of a palette and a style sheet on every system.

    `arguments` are those of the command line with the program's name first, as Qt wants them.
    """
    # Named on Qt's command line: to set a style later Python learns all that Qt knows of styles
    # first, which takes a fortieth of the time to the first window.
    return QApplication([*arguments[:1], "-style", "Fusion", *arguments[1:]])


@cache
def theme_changes() -> ThemeChanges:
    """Return the one object that tells of a change of theme (signal `changed`)."""
    return ThemeChanges()


def current_theme() -> Theme:
    """Return the theme in which widgets paint now."""
    return theme_changes().theme


@contextmanager
def painting_in(theme: Theme) -> Iterator[None]:
    """Let painters use another theme for a while: pages are light whatever the window is."""
    changes = theme_changes()
    held = changes.theme
    # Without telling of it: no widget is to dress for as long as a page is painted.
    changes.theme = theme
    try:
        yield
    finally:
        changes.theme = held


def colour(token: Token) -> QColor:
    """Return a token of the current theme as a colour that painters share; do not change it."""
    return qcolor(current_theme()[token])


def apply_theme(app: QApplication, mode: Mode = "system") -> Theme:
    """Dress the application in light or dark, or as the desktop is set, and return the theme."""
    changes = theme_changes()
    changes.mode = mode
    if mode == "system":
        changes.follow_system()
    theme = {"light": LIGHT, "dark": DARK}.get(mode) or _theme_of(
        QGuiApplication.styleHints().colorScheme()
    )
    _dress(app, theme)
    return theme


def measure_all() -> None:
    """Let every widget there is ask for its size again, and be painted."""
    # The list is made of bare pointers first: a window that went as garbage while Python's objects
    # are made for them would leave some that point to nothing.
    with held():
        widgets = QApplication.allWidgets()
    for widget in widgets:
        widget.updateGeometry()
        widget.update()


def _give_face() -> None:
    """Give the face of the application to the widgets that Qt passed by: some, others each time."""
    face = fonts.font().pixelSize()
    with held():
        widgets = QApplication.allWidgets()
    for widget in widgets:
        own = widget.font()
        # What has a size of its own says so in its mask.
        if own.pixelSize() != face and not own.resolveMask():
            widget.setFont(QFont())


def _theme_of(scheme: Qt.ColorScheme) -> Theme:
    return DARK if scheme == Qt.ColorScheme.Dark else LIGHT


def _dress(app: QApplication, theme: Theme) -> None:
    fonts.load_fonts()
    # Before Qt is told: widgets ask for it while they are dressed.
    changes, sheet, air = theme_changes(), stylesheet(theme), fonts.row_px(0)
    changes.theme = theme
    # Qt dresses every widget there is again, even in what it wears already.
    dressed = app.styleSheet() == sheet and app.font() == fonts.font()
    if dressed and changes.row_air == air:
        return
    changes.row_air = air
    if not dressed:
        # Undressed first: from one style sheet to another Qt matches its rules for each widget over
        # and over, which takes four times as long, a second and more with all pages open.
        app.setStyleSheet("")
        app.setPalette(palette(theme))
        app.setFont(fonts.font())
        app.setStyleSheet(sheet)
        _give_face()
    # Rows with more air are no matter of the style sheet, yet tables follow this signal.
    changes.changed.emit()
