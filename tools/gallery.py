"""Shows every component of the window, light and dark, and saves both as pictures.

Run `python tools/gallery.py FOLDER [RATIO]`; RATIO is the number of device pixels to a logical one,
1 if left out. No display is needed.
"""

import os
import sys
from pathlib import Path

FOLDER, RATIO = (sys.argv[1:] + [".", "1"][len(sys.argv) - 1 :])[:2]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = RATIO
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from PySide6.QtGui import QStandardItem, QStandardItemModel  # noqa: E402
from PySide6.QtWidgets import (  # noqa: E402
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMainWindow,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from gallery_samples import (  # noqa: E402 - the path and the scale come first
    FIGURES,
    HISTORY,
    PAGES,
    PHASES,
    POOLS,
    SIDES,
    UNITS,
    WARNINGS,
    WORKING,
    Unit,
)
from oobmgr.ui.theme import apply_theme, new_application  # noqa: E402
from oobmgr.ui.widgets.buttons import (  # noqa: E402
    KeyButton,
    LinkButton,
    PrimaryButton,
    StartButton,
)
from oobmgr.ui.widgets.case_chip import CaseChip  # noqa: E402
from oobmgr.ui.widgets.columns import Column, GroupRow  # noqa: E402
from oobmgr.ui.widgets.data_table import DataTable  # noqa: E402
from oobmgr.ui.widgets.history_list import HistoryList  # noqa: E402
from oobmgr.ui.widgets.key_hint import KeyHint  # noqa: E402
from oobmgr.ui.widgets.list_model import ListTableModel  # noqa: E402
from oobmgr.ui.widgets.navigation import NavigationList, PageRow  # noqa: E402
from oobmgr.ui.widgets.number_field import NumberField  # noqa: E402
from oobmgr.ui.widgets.paint import EMBLEM, TagKind  # noqa: E402
from oobmgr.ui.widgets.phase_stepper import PhaseStepper  # noqa: E402
from oobmgr.ui.widgets.plot_legend import PlotLegend  # noqa: E402
from oobmgr.ui.widgets.pool_bar import PoolStrip  # noqa: E402
from oobmgr.ui.widgets.progress_strip import ProgressStrip  # noqa: E402
from oobmgr.ui.widgets.search_field import SearchField  # noqa: E402
from oobmgr.ui.widgets.segmented import SegmentedControl  # noqa: E402
from oobmgr.ui.widgets.steps import StepBoxesWidget, StepDelegate, StepsRow  # noqa: E402
from oobmgr.ui.widgets.supply_plot import SupplyPlot  # noqa: E402
from oobmgr.ui.widgets.table_delegate import CaseDelegate, SymbolDelegate  # noqa: E402
from oobmgr.ui.widgets.tags import MarkerDelegate, TagLabel  # noqa: E402
from oobmgr.ui.widgets.texts import EmptyState, SectionTitle, TextLabel  # noqa: E402
from oobmgr.ui.widgets.tree_view import (  # noqa: E402
    CountRole,
    EmblemRole,
    IconRole,
    TreeView,
)
from oobmgr.ui.widgets.warning_list import WarningList  # noqa: E402
from oobmgr.ui.widgets.weather_chip import WEATHERS, WeatherChip  # noqa: E402
from oobmgr.ui.widgets.working_view import WorkingView  # noqa: E402

COLUMNS: tuple[Column[Unit], ...] = (
    Column(
        key="symbol",
        title="",
        text=lambda u: u[2],
        width=44,
        paint=lambda u: (u[2], u[3], "square"),
        sentence="Symbol.",
    ),
    Column(
        key="name",
        title="Designation",
        text=lambda u: u[1],
        strong=True,
        elide="middle",
        sentence="Designation.",
    ),
    Column(key="type", title="Type", text=lambda u: u[2], token=lambda _: "ink2", sentence="Type."),
    Column(key="ratings", title="Ratings", text=lambda u: u[4], align="right", sentence="Ratings."),
    Column(
        key="steps",
        title="Steps",
        text=lambda u: u[5].words,
        width=124,
        paint=lambda u: u[5],
        sentence="Steps.",
    ),
    Column(
        key="status",
        title="Status",
        text=lambda _: "in supply",
        stretch=True,
        paint=lambda u: u[6],
        sentence="Status.",
    ),
    Column(
        key="case",
        title="Case",
        text=lambda u: " ".join(u[7]),
        width=110,
        paint=lambda u: u[7],
        sentence="Case.",
    ),
)


def table() -> DataTable:
    """Return the table of units in groups, with one selected."""
    model: ListTableModel[Unit] = ListTableModel(COLUMNS)
    model.set_rows(UNITS)
    model.set_grouping(
        lambda u: u[0],
        lambda key, rows: GroupRow(key, f"{key} Corps", f"{len(rows)} units", "2 ½ SP"),
    )
    model.sort_by(1)
    view = DataTable(model)
    delegates = (SymbolDelegate, StepDelegate, MarkerDelegate, CaseDelegate)
    for column, delegate in zip((0, 4, 5, 6), delegates, strict=True):
        view.setItemDelegateForColumn(column, delegate(view))
    view.fit_columns()
    view.selectRow(1)
    view.setFixedHeight(26 * 8 + 34)
    return view


def row(*widgets: QWidget) -> QWidget:
    """Return the widgets side by side."""
    holder = QWidget()
    layout = QHBoxLayout(holder)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(8)
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch(1)
    return holder


def fill(layout: QBoxLayout, *widgets: QWidget) -> None:
    """Put the widgets into a layout, close to its beginning."""
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch(1)


def context() -> list[QWidget]:
    """Return what stands in the context bar, and choices."""
    stepper = PhaseStepper()
    stepper.set_cells(PHASES)
    side = TagLabel("Axis player turn", TagKind.SQUARE, EMBLEM)
    zones = zip("ABCD", WEATHERS, strict=True)
    cities = ("no", "siege", "held")
    riga, kiev = SegmentedControl("Riga", cities, "held"), SegmentedControl("Kiev", cities)
    return [
        row(TextLabel("July II 1941", px=17, weight=600), side, stepper),
        row(*(WeatherChip(z, w, costs=w in {"mud", "snow"}) for z, w in zones)),
        row(riga, kiev),
    ]


def fields() -> list[QWidget]:
    """Return buttons, and Qt's own controls in the style sheet."""
    dimmed = KeyButton("Move to…", "M")
    dimmed.setEnabled(False)
    post = PrimaryButton("Post supply income", "Ctrl+Enter")
    links = (LinkButton("Copy"), LinkButton("Silence", quiet=True))
    combo = QComboBox()
    combo.addItems(["Hex 1712, II/399/170", "Hex 1713"])
    wrong = QLineEdit("#REF!")
    wrong.setProperty("state", "err")
    tick = QCheckBox("Pay for it")
    tick.setChecked(True)
    search = SearchField("Designation, type, hex, note", "Ctrl+F")
    return [
        row(post, KeyButton("Lose a step", "X"), dimmed, KeyButton("Cancel"), *links),
        row(search, combo, NumberField("Buy"), wrong, tick),
    ]


def controls() -> QFrame:
    """Return a frame with all the small components."""
    frame = QFrame()
    frame.setProperty("panel", "sheet")
    tabs = QTabBar()
    for name in ("Supply states", "Supply income", "Arrivals"):
        tabs.addTab(name)
    tabs.setCurrentIndex(1)
    tags = [TagLabel(kind.value, kind) for kind in TagKind]
    tags.append(TagLabel("pencil, not posted", TagKind.PENCIL, "pencil"))
    tags.append(TagLabel("12 SP over", TagKind.WARN, "warning"))
    boxes = (StepsRow(2, 1, 0, ("4", "10")), StepsRow(3, 1, 1), StepsRow(0))
    small = (CaseChip("INC 12"), KeyHint("Ctrl+Enter", "post"), KeyHint("Tab", "next field"))
    last = row(tabs, *small, *(StepBoxesWidget(steps) for steps in boxes))
    fill(QVBoxLayout(frame), *context(), *fields(), row(*tags), last)
    return frame


def tree() -> TreeView:
    """Return a small tree of formations."""
    model = QStandardItemModel()
    sides = {"Axis": ("square", "412"), "Soviet": ("diamond", "634")}
    for name, (emblem, count) in sides.items():
        top, below = QStandardItem(name), QStandardItem("XXIV Motorised Corps and troops")
        top.setData(emblem, EmblemRole)
        top.setData(count, CountRole)
        below.setData("formation", IconRole)
        below.setData("18", CountRole)
        top.appendRow(below)
        model.appendRow(top)
    view = TreeView("Formations")
    model.setParent(view)
    view.setModel(model)
    view.expand(model.index(0, 0))
    view.setCurrentIndex(model.index(0, 0, model.index(0, 0)))
    view.setFixedSize(176, 110)
    return view


def left_side() -> QBoxLayout:
    """Return the navigation, wide and narrow, and a tree."""
    pages = tuple(
        PageRow(page, page, page.replace("_", " ").capitalize(), str((at + 1) % 10), 4 * (at == 0))
        for at, page in enumerate(PAGES)
    )
    wide, narrow = NavigationList(), NavigationList()
    for navigation in (wide, narrow):
        navigation.set_pages(pages if navigation is wide else pages[:2])
        navigation.set_current("turn")
    narrow.set_collapsed(True)
    layout = QVBoxLayout()
    fill(layout, wide, narrow, tree())
    return layout


def middle() -> QBoxLayout:
    """Return pools, controls, table and plot."""
    pools = PoolStrip()
    pools.set_rows(POOLS, FIGURES)
    plot = SupplyPlot()
    plot.set_sides(SIDES)
    plot.setFixedHeight(210)
    strip = ProgressStrip()
    strip.start("Reading 20,000 rows", 100)
    strip.advance(40)
    layout = QVBoxLayout()
    fill(layout, pools, controls(), table(), row(PlotLegend()), plot, strip)
    return layout


def right_side() -> QBoxLayout:
    """Return cards, history, working, large buttons and an empty state."""
    found = SectionTitle("Looks forgotten", "4")
    found.add_link("Silenced 1")
    cards, entries, working = WarningList(), HistoryList(), WorkingView()
    cards.set_rows(WARNINGS)
    entries.set_rows(HISTORY)
    working.set_rows(WORKING)
    title = SectionTitle("The working")
    title.add_after_title(TagLabel("pencil, not posted", TagKind.PENCIL, "pencil"))
    title.add_link("Copy")
    paper = QFrame()
    paper.setProperty("panel", "alt")
    fill(QVBoxLayout(paper), title, working)
    new = StartButton("New campaign", "Game, scenario, variant", "plus", "Ctrl+N", primary=True)
    old = StartButton("Open a campaign", "An .oob file from this machine", "folder", "Ctrl+O")
    none = EmptyState("No losses this turn.", "Order of battle", "2")
    layout = QVBoxLayout()
    history = SectionTitle("History", small=True)
    fill(layout, found, cards, history, entries, paper, new, old, none)
    return layout


def gallery() -> QMainWindow:
    """Return the window with everything in it."""
    body = QWidget()
    columns = QHBoxLayout(body)
    columns.setSpacing(12)
    for column, weight in ((left_side(), 0), (middle(), 1), (right_side(), 0)):
        columns.addLayout(column, weight)
    window = QMainWindow()
    for name in ("&Campaign", "&Edit", "&View"):
        window.menuBar().addMenu(name)
    window.setCentralWidget(body)
    window.statusBar().addWidget(KeyHint("N", "next phase"))
    window.resize(1460, 1180)
    return window


def main() -> None:
    """Save the gallery in both themes."""
    app = new_application()
    for dark in (False, True):
        theme = apply_theme(app, "dark" if dark else "light")
        window = gallery()
        window.show()
        app.processEvents()
        path = Path(FOLDER) / f"gallery_{theme.name}.png"
        window.grab().save(str(path))
        print(path)
        window.close()


if __name__ == "__main__":
    main()
