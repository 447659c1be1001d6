"""The style sheet: what Qt's own controls need to look like the rest.

Painted components draw themselves; here are only menu and tool bars, headers, buttons, fields,
scroll bars, tables, tabs and tool tips.
"""

from string import Template
from typing import Final

from oobmgr.ui.theme.fonts import LABEL_PX, SECTION_PX, scaled
from oobmgr.ui.theme.tokens import Theme
from oobmgr.ui.theme.vector import icon_file

# Looks by a property are asked of `Panel` alone: asked of every label of a window, they took a
# tenth of building it.
_BARS: Final = """
QMainWindow, QDialog, QWizard { background: $panel; }
QMenuBar { background: $desk; border-bottom: 1px solid $line; padding: 2px 6px; }
QMenuBar::item { background: transparent; padding: 4px 8px; border-radius: 4px; color: $ink; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $accentsoft; }
QMenu { background: $sheet; border: 1px solid $line2; padding: 4px; color: $ink; }
QMenu::item { padding: 4px 24px 4px 12px; border-radius: 3px; min-height: ${menu}px; }
QMenu::item:selected { background: $accentsoft; }
QMenu::item:disabled { color: $off; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }
QToolBar { background: $sheet; border: none; border-bottom: 1px solid $line; spacing: 8px;
    padding: 0 12px; }
QStatusBar { background: $desk; border-top: 1px solid $line; color: $ink2; }
QStatusBar::item { border: none; }
QToolTip { background: $sheet; color: $ink; border: 1px solid $ctl; padding: 4px 6px; }
QSplitter::handle { background: $line2; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
Panel[panel="sheet"] { background: $sheet; border: 1px solid $line2; border-radius: 4px; }
Panel[panel="alt"] { background: $alt; border: 1px solid $line; border-radius: 4px; }
Panel[panel="panel"], QStackedWidget[panel="panel"] { background: $panel; border: none; }
Panel[panel="bar"] { background: $sheet; border: none; border-top: 1px solid $line2; }
Panel[panel="desk"] { background: $desk; border: 1px solid $line; border-radius: 4px; }
"""

_BUTTONS: Final = """
QPushButton { background: $sheet; color: $ink; border: 1px solid $ctl; border-radius: 4px;
    padding: 0 10px; min-height: ${button}px; font-weight: 600; }
QPushButton:hover { background: $accentsoft; }
QPushButton:pressed { background: $line; }
QPushButton:disabled { color: $off; border-color: $line2; background: $panel; }
QPushButton:focus { border: 2px solid $accent; padding: 0 9px; min-height: ${button_focus}px;
    outline: none; }
QToolButton { background: transparent; color: $ink; border: 1px solid transparent;
    border-radius: 4px; padding: 2px 6px; }
QToolButton:hover { background: $accentsoft; }
QToolButton:focus { border: 2px solid $accent; padding: 1px 5px; }
QToolButton:disabled { color: $off; }
QToolButton::menu-indicator { image: none; }
QCheckBox, QRadioButton { spacing: 8px; color: $ink; }
QCheckBox:disabled, QRadioButton:disabled { color: $off; }
QCheckBox::indicator { width: ${box}px; height: ${box}px; border: 1px solid $ctl;
    border-radius: 2px;
    background: $sheet; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url($tick); }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid $accent; }
QCheckBox::indicator:checked:focus { border-color: $ink; }
QRadioButton::indicator { width: ${box}px; height: ${box}px; border: 1px solid $ctl;
    border-radius: ${round}px;
    background: $sheet; }
QRadioButton::indicator:checked { border: 4px solid $accent; width: ${dot}px; height: ${dot}px; }
"""

# A wrong field has an edge of another kind as well: some players are told nothing by a colour.
_FIELDS: Final = """
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit, QTextEdit, QDateEdit {
    background: $sheet; color: $ink; border: 1px solid $ctl; border-radius: 4px;
    selection-background-color: $accent; selection-color: $onaccent; }
QLineEdit, QPlainTextEdit { placeholder-text-color: $ink2; }
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { padding: 1px 6px; min-height: ${field}px; }
QComboBox QLineEdit { min-height: 0px; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus,
QTextEdit:focus { border: 2px solid $accent; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus { padding: 0 5px; }
QLineEdit[state="err"], QSpinBox[state="err"], QComboBox[state="err"] {
    border: 3px double $err; padding: 0 4px; background: $errsoft; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: $off; background: $panel;
    border-color: $line2; }
/* Its list below it, not over it: over it Qt leaves room for fewer rows than there are. */
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: ${drop}px; }
QComboBox::down-arrow { image: url($down); width: ${arrow}px; height: ${arrow}px; }
QComboBox QAbstractItemView { background: $sheet; border: 1px solid $line2; outline: none;
    selection-background-color: $accentsoft; selection-color: $ink; padding: 2px; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button,
QDoubleSpinBox::down-button { border: none; width: ${spin}px; background: transparent; }
QSpinBox QLineEdit, QDoubleSpinBox QLineEdit { border: none; background: transparent;
    padding: 0; min-height: 0; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {
    image: url($more); width: ${triangle}px; height: ${triangle}px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {
    image: url($less); width: ${triangle}px; height: ${triangle}px; }
"""

_VIEWS: Final = """
QAbstractItemView { background: $sheet; color: $ink; border: none; outline: none;
    selection-background-color: $accentsoft; selection-color: $ink; }
QTreeView::indicator { width: ${box}px; height: ${box}px; border: 1px solid $ctl;
    border-radius: 2px;
    background: $sheet; }
QTreeView::indicator:checked { background: $accent; border-color: $accent; image: url($tick); }
QTreeView::indicator:indeterminate { background: $accentsoft; border: 3px solid $accent;
    width: ${half}px; height: ${half}px; }
QTreeView::branch { background: transparent; }
QTreeView::branch:has-children:closed { image: url($right); }
QTreeView::branch:has-children:open { image: url($down); }
QListView::item { border: none; }
QListView#offered { border: 1px solid $line2; padding: 2px; }
QListWidget::item { padding: 2px 6px; border-radius: 3px; }
QListWidget::item:selected { background: $accentsoft; color: $ink; }
QHeaderView { background: $panel; border: none; font-size: ${label}px; font-weight: 500; }
QHeaderView::section { background: $panel; color: $ink2; border: none;
    border-bottom: 1px solid $line2; padding: 0 8px; font-size: ${label}px; font-weight: 500; }
QHeaderView::section:hover { color: $ink; }
Panel[panel="paper"] { background: $paper; border: 1px solid $line2; border-radius: 2px; }
QAbstractItemView[ground="paper"] { background: $paper; }
QAbstractItemView[ground="paper"] QHeaderView,
QAbstractItemView[ground="paper"] QHeaderView::section {
    background: $paper; color: $ink; border-bottom-color: $ink2; }
QTableCornerButton::section { background: $panel; border: none; }
QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: $ink2; border: none; padding: 6px 10px;
    border-bottom: 2px solid transparent; font-weight: 500; }
QTabBar::tab:selected { color: $accent; border-bottom-color: $accent; font-weight: 600; }
QTabBar::tab:focus { background: $accentsoft; }
QTabBar::tab:disabled { color: $off; }
QTabBar::scroller { width: 52px; }
QTabBar QToolButton { background: $sheet; border: 1px solid $line2; padding: 0; margin: 3px 1px; }
QTabBar QToolButton::left-arrow { image: url($left); width: 12px; height: 12px; }
QTabBar QToolButton::right-arrow { image: url($right); width: 12px; height: 12px; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $line2; border-radius: 3px; margin: 3px; }
QScrollBar::handle:hover { background: $ctl; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { background: $panel; border: 1px solid $line2; border-radius: 3px; max-height: 8px; }
QProgressBar::chunk { background: $accent; border-radius: 2px; }
QGroupBox { border: none; margin-top: 22px; font-size: ${section}px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 0; color: $ink; }
"""


def stylesheet(theme: Theme) -> str:
    """Return the style sheet of a theme, with its colours and the sizes that are in force."""
    ways = ("down", "left", "right")
    arrow = {name: icon_file(f"chevron_{name}", theme["ink2"]) for name in ways}
    tick = icon_file("check", theme["onaccent"])
    values: dict[str, object] = {
        **{token: theme[token] for token in theme.colours},
        # A style sheet takes a backslash for an escape.
        **{name: path.as_posix() for name, path in arrow.items()},
        "tick": tick.as_posix(),
        "more": icon_file("triangle_up", theme["ink2"]).as_posix(),
        "less": icon_file("triangle_down", theme["ink2"]).as_posix(),
        "label": scaled(LABEL_PX),
        "section": scaled(SECTION_PX),
        "menu": scaled(18),
        "button": scaled(24),
        # The edge of what has the focus is thicker by a pixel on each side.
        "button_focus": scaled(24) - 2,
        "field": scaled(20),
        # What is drawn in a control grows with the words beside it.
        "box": scaled(12),
        "round": scaled(12) // 2 + 1,
        # The border of what is on is thicker by three pixels on each side, in part by two: what is
        # inside gives way, so that the control stays as large.
        "dot": scaled(12) - 6,
        "half": scaled(12) - 4,
        "drop": scaled(22),
        "arrow": scaled(10),
        "spin": scaled(16),
        "triangle": scaled(8),
    }
    # Strictly: a name without a value must fail here, not leave a rule that Qt passes over.
    return Template(_BARS + _BUTTONS + _FIELDS + _VIEWS).substitute(values)
