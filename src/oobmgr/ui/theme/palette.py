"""Colours as Qt wants them: cached `QColor` and the `QPalette` of a theme."""

from functools import cache

from PySide6.QtGui import QColor, QPalette

from oobmgr.ui.theme.tokens import Theme, Token

_ROLES: tuple[tuple[QPalette.ColorRole, Token], ...] = (
    (QPalette.ColorRole.Window, "desk"),
    (QPalette.ColorRole.WindowText, "ink"),
    (QPalette.ColorRole.Base, "sheet"),
    (QPalette.ColorRole.AlternateBase, "alt"),
    (QPalette.ColorRole.Text, "ink"),
    (QPalette.ColorRole.PlaceholderText, "ink2"),
    (QPalette.ColorRole.Button, "sheet"),
    (QPalette.ColorRole.ButtonText, "ink"),
    (QPalette.ColorRole.BrightText, "err"),
    (QPalette.ColorRole.Highlight, "accentsoft"),
    (QPalette.ColorRole.HighlightedText, "ink"),
    (QPalette.ColorRole.Accent, "accent"),
    (QPalette.ColorRole.Link, "accent"),
    (QPalette.ColorRole.LinkVisited, "accent"),
    (QPalette.ColorRole.ToolTipBase, "sheet"),
    (QPalette.ColorRole.ToolTipText, "ink"),
    (QPalette.ColorRole.Light, "sheet"),
    (QPalette.ColorRole.Midlight, "panel"),
    (QPalette.ColorRole.Mid, "line2"),
    (QPalette.ColorRole.Dark, "ctl"),
    (QPalette.ColorRole.Shadow, "line2"),
)

_DISABLED = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
)


@cache
def qcolor(colour: str) -> QColor:
    """Return "#RRGGBB" as a colour that painters share; do not change it."""
    return QColor(colour)


def palette(theme: Theme) -> QPalette:
    """Return the palette that widgets without a style of their own are drawn with."""
    made = QPalette()
    for role, token in _ROLES:
        made.setColor(role, qcolor(theme[token]))
    # After the roles, which are set for what is disabled as well.
    for role in _DISABLED:
        made.setColor(QPalette.ColorGroup.Disabled, role, qcolor(theme["off"]))
    return made
