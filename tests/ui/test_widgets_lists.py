"""Tables, the working, cards, history, step boxes and the plot, used as a person would."""

from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.domain.rulings import Step
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.theme import LIGHT
from oobmgr.ui.theme.fonts import BODY_PX, font
from oobmgr.ui.views.forms.working import TallWorking
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.history_list import HistoryList, HistoryRow
from oobmgr.ui.widgets.list_model import Column, GroupRow, ListTableModel
from oobmgr.ui.widgets.paint import TagKind, text_width
from oobmgr.ui.widgets.steps import StepBoxesWidget, StepDelegate, StepsRow, box_rects
from oobmgr.ui.widgets.supply_plot import PlotSide, PlotTurn, SupplyPlot, paint_supply_plot
from oobmgr.ui.widgets.table_delegate import CaseDelegate
from oobmgr.ui.widgets.tags import MarkerDelegate, Tag
from oobmgr.ui.widgets.warning_list import WarningList, WarningRow
from oobmgr.ui.widgets.working_view import WorkingRow, WorkingView, label_face

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ROOT = QModelIndex()


WHOLE = StepsRow(2)


@dataclass(frozen=True)
class Unit:
    """A unit as a screen would get it."""

    id: int
    corps: str
    name: str
    kind: str
    attack: int
    steps: StepsRow = WHOLE
    tags: tuple[Tag, ...] = ()


UNITS = (
    Unit(1, "XXIV", "3 Pz", "panzer", 14, StepsRow(2), (Tag("unsupplied", TagKind.ERR),)),
    Unit(2, "XXIV", "10 Mot", "motorised", 8),
    Unit(3, "XII", "31", "infantry", 8),
    Unit(4, "XII", "45", "infantry", 4, StepsRow(2, 1)),
)


def model() -> ListTableModel[Unit]:
    made: ListTableModel[Unit] = ListTableModel(
        (
            Column(key="name", title="Designation", text=lambda u: u.name),
            Column(key="kind", title="Type", text=lambda u: u.kind),
            Column(
                key="attack",
                title="Attack",
                text=lambda u: str(u.attack),
                align="right",
                sort=lambda u: u.attack,
            ),
            Column(
                key="steps", title="Steps", text=lambda u: u.steps.words, paint=lambda u: u.steps
            ),
            Column(
                key="status", title="Status", text=lambda _: "in supply", paint=lambda u: u.tags
            ),
        ),
        row_key=lambda u: u.id,
    )
    made.set_rows(UNITS)
    return made


def names(shown_model: ListTableModel[Unit]) -> list[str]:
    rows = [shown_model.row_at(at) for at in range(shown_model.rowCount())]
    heads = [shown_model.group_at(at) for at in range(shown_model.rowCount())]
    return [
        row.name if row else f"[{head.label}]" if head else ""
        for row, head in zip(rows, heads, strict=True)
    ]


def details(shown_model: ListTableModel[Unit]) -> list[str]:
    heads = (shown_model.group_at(at) for at in range(shown_model.rowCount()))
    return [head.detail for head in heads if head is not None]


def shown(qtbot: QtBot, widget: QWidget, width: int = 640, height: int = 360) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    widget.show()
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)


def table(qtbot: QtBot) -> DataTable:
    view = DataTable(model())
    view.setItemDelegateForColumn(3, StepDelegate(view))
    view.setItemDelegateForColumn(4, MarkerDelegate(view))
    view.fit_columns()
    shown(qtbot, view)
    return view


def grouped(qtbot: QtBot) -> DataTable:
    view = table(qtbot)
    view.list_model.set_grouping(
        lambda u: u.corps, lambda key, rows: GroupRow(key, f"{key} Corps", f"{len(rows)} units")
    )
    return view


def click(qtbot: QtBot, view: DataTable, row: int, column: int = 0) -> None:
    rect = view.visualRect(view.list_model.index(row, column))
    qtbot.mouseClick(view.viewport(), LEFT, pos=rect.center())


# The model


def test_the_model_keeps_the_rules_of_qt() -> None:
    made = model()
    tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    made.set_filter("in")
    made.set_grouping(lambda u: u.corps)
    made.sort_by(2, descending=True)
    made.toggle_group(0)
    made.set_rows(())
    assert tester.model() is made


def test_rows_that_are_replaced_stay_in_place_and_only_they_and_their_head_change() -> None:
    made = model()
    made.set_grouping(
        lambda u: u.corps,
        lambda key, rows: GroupRow(key, str(key), f"{sum(u.attack for u in rows)}"),
    )
    told: list[int] = []
    made.dataChanged.connect(lambda first, last: told.extend(range(first.row(), last.row() + 1)))
    made.replace_rows({3: replace(UNITS[2], attack=20)})
    assert names(made) == ["[XXIV]", "3 Pz", "10 Mot", "[XII]", "31", "45"]
    assert told == [3, 4]
    assert details(made) == ["22", "24"]
    assert made.rows[2].attack == 20
    made.set_filter("45")
    made.replace_rows({4: replace(UNITS[3], attack=5)})
    assert details(made) == ["5"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", ["3 Pz", "10 Mot", "31", "45"]),
        ("PZ", ["3 Pz"]),
        ("inf 4", ["45"]),
        ("pz infantry", []),
    ],
)
def test_every_word_that_is_typed_must_occur(typed: str, found: list[str]) -> None:
    made = model()
    made.set_filter(typed)
    assert names(made) == found
    assert made.matched == len(found)


@given(st.lists(st.integers(-50, 50)), st.booleans())
def test_sorting_orders_and_keeps_every_row(numbers: list[int], descending: bool) -> None:
    made: ListTableModel[int] = ListTableModel(
        (Column(key="n", title="N", text=str, sort=lambda n: n),)
    )
    made.set_rows(numbers)
    made.sort_by(0, descending=descending)
    assert [made.row_at(at) for at in range(made.rowCount())] == sorted(numbers, reverse=descending)
    made.sort_by(-1)
    assert [made.row_at(at) for at in range(made.rowCount())] == numbers


def test_numbers_sort_as_numbers_and_the_head_shows_it() -> None:
    made = model()
    made.sort_by(2)
    assert names(made) == ["45", "10 Mot", "31", "3 Pz"]
    assert made.headerData(2, Qt.Orientation.Horizontal) == "Attack ▴"
    made.sort_by(2, descending=True)
    assert made.headerData(2, Qt.Orientation.Horizontal) == "Attack ▾"


def test_a_condition_joins_the_words() -> None:
    made = model()
    made.set_predicate(lambda u: u.steps.lost > 0)
    assert names(made) == ["45"]
    made.set_filter("pz")
    assert names(made) == []
    made.set_predicate(None)
    assert names(made) == ["3 Pz"]


def test_groups_have_heads_and_can_be_closed() -> None:
    made = model()
    made.set_grouping(lambda u: u.corps)
    assert names(made) == ["[XXIV]", "3 Pz", "10 Mot", "[XII]", "31", "45"]
    made.toggle_group(0)
    assert names(made) == ["[XXIV]", "[XII]", "31", "45"]
    assert made.matched == 4
    made.toggle_group(1)
    made.toggle_group(0)
    assert names(made) == ["[XXIV]", "3 Pz", "10 Mot", "[XII]"]


def test_roles_that_are_not_served_are_answered_with_nothing() -> None:
    made = model()
    index = made.index(0, 0)
    assert made.data(index, Qt.ItemDataRole.FontRole) is None
    assert made.data(index, Qt.ItemDataRole.AccessibleTextRole) == "Designation: 3 Pz"
    assert made.find(lambda u: u.id == 3) == 2
    assert made.find(lambda u: u.id == 9) == -1


# The table


def test_selected_rows_are_copied_as_cells(qtbot: QtBot) -> None:
    view = table(qtbot)
    click(qtbot, view, 0)
    rect = view.visualRect(view.list_model.index(2, 0))
    qtbot.mouseClick(view.viewport(), LEFT, CONTROL, rect.center())
    qtbot.keyClick(view, Qt.Key.Key_C, CONTROL)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert [line.split("\t")[:3] for line in lines] == [
        ["3 Pz", "panzer", "14"],
        ["31", "infantry", "8"],
    ]


def test_a_click_on_the_head_sorts_turns_round_and_lets_go(qtbot: QtBot) -> None:
    view = table(qtbot)
    head = view.horizontalHeader()
    orders: list[list[str]] = []
    for _ in range(3):
        middle = head.sectionViewportPosition(2) + head.sectionSize(2) // 2
        qtbot.mouseClick(head.viewport(), LEFT, pos=QPointF(middle, head.height() / 2).toPoint())
        orders.append(names(view.list_model))
    assert orders[0][0] == "45"
    assert orders[1][0] == "3 Pz"
    assert orders[2] == ["3 Pz", "10 Mot", "31", "45"]


def test_the_selection_stays_with_the_unit_when_rows_come_anew(qtbot: QtBot) -> None:
    view = table(qtbot)
    click(qtbot, view, 3)
    view.list_model.set_rows((Unit(9, "XII", "1 Cav", "cavalry", 5), *UNITS))
    assert [unit.name for unit in view.selected_rows()] == ["45"]
    assert view.currentIndex().row() == 4
    view.list_model.set_filter("cav")
    assert view.selected_rows() == []


def test_a_click_on_a_group_closes_it_and_keys_open_it(qtbot: QtBot) -> None:
    view = grouped(qtbot)
    click(qtbot, view, 0)
    assert names(view.list_model) == ["[XXIV Corps]", "[XII Corps]", "31", "45"]
    view.setCurrentIndex(view.list_model.index(0, 0))
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert len(names(view.list_model)) == 6
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert len(names(view.list_model)) == 4
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert len(names(view.list_model)) == 6


def test_enter_opens_the_unit_at_the_focus(qtbot: QtBot) -> None:
    view = table(qtbot)
    click(qtbot, view, 1)
    with qtbot.waitSignal(view.row_opened) as opened:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert opened.args == [UNITS[1]]


def test_a_letter_that_is_no_key_here_goes_to_no_other_row(qtbot: QtBot) -> None:
    view = grouped(qtbot)
    for at in range(view.list_model.rowCount()):
        place = view.list_model.index(at, 0)
        for letter in "x3p":
            view.setCurrentIndex(place)
            qtbot.keyClicks(view, letter)
            assert view.currentIndex() == place


def test_a_selected_row_has_the_accent_bar(qtbot: QtBot) -> None:
    view = table(qtbot)
    click(qtbot, view, 1)
    view.clearFocus()
    image = view.viewport().grab().toImage()
    y = view.rowViewportPosition(1) + 13
    assert image.pixelColor(1, y).name().upper() == LIGHT["accent"]
    assert image.pixelColor(1, y + 26).name().upper() == LIGHT["sheet"]
    assert image.pixelColor(5, y).name().upper() == LIGHT["accentsoft"]


def test_rows_have_the_fixed_height(qtbot: QtBot) -> None:
    view = table(qtbot)
    assert [view.rowHeight(at) for at in range(4)] == [26] * 4


def test_a_click_on_a_box_tells_unit_and_box(qtbot: QtBot) -> None:
    view = table(qtbot)
    delegate = view.itemDelegateForColumn(3)
    assert isinstance(delegate, StepDelegate)
    cell = QRectF(view.visualRect(view.list_model.index(1, 3))).adjusted(8, 0, -8, -1)
    spot = box_rects(cell, 2)[1].center().toPoint()
    with qtbot.waitSignal(delegate.step_clicked) as told:
        qtbot.mouseClick(view.viewport(), LEFT, pos=spot)
    index, box = told.args
    assert (index.row(), box) == (1, 1)


def test_a_click_on_a_chip_opens_its_case(qtbot: QtBot) -> None:
    made: ListTableModel[str] = ListTableModel(
        (Column(key="case", title="Case", text=str, width=140, paint=lambda row: (row, "SP 14")),)
    )
    made.set_rows(["SP 13"])
    view = DataTable(made)
    delegate = CaseDelegate(view)
    view.setItemDelegateForColumn(0, delegate)
    view.fit_columns()
    shown(qtbot, view)
    opened: list[str] = []
    delegate.case_opened.connect(opened.append)
    middle = view.visualRect(made.index(0, 0)).center().y()
    for x in (20, 66, 132):
        qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(x, middle))
    assert opened == ["SP 13", "SP 14"]


# Step boxes


def drawn(row: StepsRow) -> tuple[QImage, list[QRectF]]:
    widget = StepBoxesWidget(row)
    widget.resize(widget.sizeHint())
    boxes = box_rects(QRectF(widget.rect()).adjusted(4, 0, -4, 0), row.total, 26)
    return widget.grab().toImage(), boxes


def strokes(image: QImage, box: QRectF) -> tuple[bool, bool]:
    """Return whether the falling and the rising diagonal of a box are drawn."""
    ground = {LIGHT["sheet"], LIGHT["desk"]}

    def inked(x: float, y: float) -> bool:
        spot = QPointF(box.left() + x, box.top() + y).toPoint()
        return image.pixelColor(spot).name().upper() not in ground

    return inked(7, 7), inked(7, 18)


def test_losses_are_struck_from_the_right() -> None:
    image, boxes = drawn(StepsRow(4, lost=1, pending=1))
    assert [strokes(image, box) for box in boxes] == [
        (False, False),
        (False, False),
        (False, True),
        (True, True),
    ]


def test_the_inspector_answers_clicks_and_keys(qtbot: QtBot) -> None:
    widget = StepBoxesWidget(StepsRow(2, 1))
    hint = widget.sizeHint()
    shown(qtbot, widget, hint.width(), hint.height())
    told: list[object] = []
    widget.box_clicked.connect(told.append)
    widget.lose_asked.connect(lambda: told.append("lose"))
    widget.take_back_asked.connect(lambda: told.append("take back"))
    qtbot.mouseClick(widget, LEFT, pos=QPointF(44, 17).toPoint())
    qtbot.keyClick(widget, Qt.Key.Key_X)
    qtbot.keyClick(widget, Qt.Key.Key_X, SHIFT)
    assert told == [1, "lose", "take back"]
    assert widget.accessibleName() == "Steps: 2 steps, 1 lost"


def test_boxes_that_nobody_entered_say_so() -> None:
    assert StepsRow(0).words == "boxes not entered"
    assert StepsRow(3, 1, 1).words == "3 steps, 1 lost, 1 more in pencil"


# The working

WORKING = (
    WorkingRow("heading", "Rate this turn"),
    WorkingRow("line", "Base rate, Axis", "", "100", "INC 01"),
    WorkingRow("line", "Mud", "93 × 85 %", "79.05", "INC 12"),
    WorkingRow("result", "Stock", "", "141"),
)


def working(qtbot: QtBot) -> WorkingView:
    view = WorkingView()
    view.set_rows(WORKING)
    shown(qtbot, view)
    return view


def test_the_working_is_copied_as_text(qtbot: QtBot) -> None:
    view = working(qtbot)
    qtbot.keyClick(view, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text().split("\n") == [
        "Rate this turn",
        "Base rate, Axis\t\t100\tINC 01",
        "Mud\t93 × 85 %\t79.05\tINC 12",
        "\t\t-----",
        "Stock\t\t141",
    ]


def test_a_label_too_long_for_its_line_goes_on_in_the_next(qtbot: QtBot) -> None:
    view = WorkingView()
    weather = WorkingRow(
        "line", "Weather: mud in B, snow in C, −25 %", "93 × 75 %", "69 ¾", "INC 11"
    )
    view.set_rows((WORKING[1], weather))
    shown(qtbot, view, width=640)
    assert view.label_lines(weather) == (weather.label,)
    assert view.rowHeight(1) == view.rowHeight(0)
    view.resize(340, 360)
    lines = view.label_lines(weather)
    assert len(lines) > 1
    assert " ".join(lines) == weather.label
    face = label_face(weather)
    assert all(text_width(line, face) <= view.label_room(weather) for line in lines)
    assert view.rowHeight(1) > view.rowHeight(0)
    view.set_rows((WORKING[1], replace(weather, label="Mud")))
    assert view.rowHeight(1) == view.rowHeight(0)


def test_a_chip_in_the_working_opens_its_case(qtbot: QtBot) -> None:
    view = working(qtbot)
    opened: list[str] = []
    view.case_opened.connect(opened.append)
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.chip_point(2).toPoint())
    qtbot.keyClick(view, Qt.Key.Key_Up)
    qtbot.keyClick(view, Qt.Key.Key_F1)
    qtbot.keyClick(view, Qt.Key.Key_Up)
    qtbot.keyClick(view, Qt.Key.Key_F1)  # a heading has no case
    assert opened == ["INC 12", "INC 01"]


def test_the_result_is_ruled_above_and_twice_below(qtbot: QtBot) -> None:
    view = working(qtbot)
    image = view.viewport().grab().toImage()
    rect = view.visualRect(view.model().index(3, 2))
    x = rect.left() + 5
    column = [image.pixelColor(x, rect.top() + dy).name().upper() for dy in range(21)]
    ruled = [dy for dy, colour in enumerate(column) if colour == LIGHT["ink"]]
    assert ruled == [0, 18, 20]


def test_a_line_of_the_working_reads_as_one_sentence(qtbot: QtBot) -> None:
    view = working(qtbot)
    index = view.model().index(2, 0)
    spoken = view.model().data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Mud, 93 × 85 %, 79.05, case INC 12"


# Cards and history


def cards(qtbot: QtBot) -> WarningList:
    made = WarningList()
    made.set_rows(
        (
            WarningRow("a", "18 Pz unsupplied", "No roll.", "Enter the roll", "ISO 01", "error"),
            WarningRow("b", "MC200 is nowhere", "In no box.", "Place it", "AIR 03"),
        )
    )
    shown(qtbot, made, 260, 300)
    return made


def test_the_parts_of_a_card_answer_clicks(qtbot: QtBot) -> None:
    made = cards(qtbot)
    told: list[tuple[str, str]] = []
    made.acted.connect(lambda id_: told.append(("act", id_)))
    made.silenced.connect(lambda id_: told.append(("silence", id_)))
    made.case_opened.connect(lambda case: told.append(("case", case)))
    first, second = made.placed(made.width())
    for spot in (first.action, second.silence, second.chip, second.title):
        qtbot.mouseClick(made, LEFT, pos=spot.center().toPoint())
    assert told == [("act", "a"), ("silence", "b"), ("case", "AIR 03")]


def test_cards_are_worked_with_keys(qtbot: QtBot) -> None:
    made = cards(qtbot)
    told: list[str] = []
    for signal in (made.acted, made.silenced, made.case_opened):
        signal.connect(told.append)
    keys = (Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_S, Qt.Key.Key_F1, Qt.Key.Key_Return)
    for key in keys:
        qtbot.keyClick(made, key)
    assert told == ["a", "b", "AIR 03", "b"]
    assert made.accessibleName() == "Warning 2 of 2: MC200 is nowhere. In no box."


def test_narrow_cards_are_taller(qtbot: QtBot) -> None:
    made = WarningList()
    qtbot.addWidget(made)
    made.set_rows((WarningRow("a", "Title", "One sentence that has quite a few words in it."),))
    assert made.heightForWidth(160) > made.heightForWidth(500)
    made.set_rows(())
    assert made.heightForWidth(160) == 0
    assert made.accessibleName() == "Nothing looks forgotten"


def test_a_long_title_of_a_card_goes_on_in_a_second_line(qtbot: QtBot) -> None:
    made = WarningList()
    qtbot.addWidget(made)
    made.set_rows((WarningRow("a", "Resource Points not placed", "40 have none.", case="RES 13"),))
    (narrow,), (wide,) = made.placed(240), made.placed(500)
    assert narrow.title.height() > 1.5 * wide.title.height()
    assert narrow.title.right() < narrow.chip.left()
    assert narrow.line.top() >= narrow.title.bottom()


def test_history_opens_entries_and_cases(qtbot: QtBot) -> None:
    made = HistoryList()
    made.set_rows(
        (
            HistoryRow("412", "Lost a step", "To cadre.", "July I, Combat", "CHG 09"),
            HistoryRow("410", "Moved", "Was 1B 1809.", "June II", mark="corrected", undone=True),
        )
    )
    shown(qtbot, made, 260, 200)
    opened: list[str] = []
    made.opened.connect(opened.append)
    made.case_opened.connect(opened.append)
    first, second = made.placed(made.width())
    qtbot.mouseClick(made, LEFT, pos=first.chip.center().toPoint())
    qtbot.mouseClick(made, LEFT, pos=second.title.center().toPoint())
    assert made.accessibleName() == "Moved, undone. Was 1B 1809. June II"
    qtbot.keyClick(made, Qt.Key.Key_Up)
    qtbot.keyClick(made, Qt.Key.Key_Return)
    assert opened == ["CHG 09", "410", "412"]


# The plot

SIDES = (
    PlotSide(
        "Axis",
        Emblem.SQUARE,
        "received 180",
        (PlotTurn("Jul I", 100, 112, 200, 200), PlotTurn("Jul II", 80, 0, None)),
    ),
    PlotSide(
        "Soviet", Emblem.DIAMOND, "forecast", (PlotTurn("Jul I", 60, 0, 120, 120, forecast=True),)
    ),
)


def test_the_plot_is_copied_as_a_table(qtbot: QtBot) -> None:
    plot = SupplyPlot()
    plot.set_sides(SIDES)
    shown(qtbot, plot)
    qtbot.keyClick(plot, Qt.Key.Key_C, CONTROL)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert [line.split("\t") for line in lines] == [
        ["Side", "Turn", "Received", "Spent", "Stock", "Limit", "Forecast"],
        ["Axis", "Jul I", "100", "112", "200", "200", ""],
        ["Axis", "Jul II", "80", "0", "", "", ""],
        ["Soviet", "Jul I", "60", "0", "120", "120", "forecast"],
    ]
    assert "Axis: received 180" in plot.accessibleName()


def painted(sides: tuple[PlotSide, ...]) -> QImage:
    image = QImage(800, 240, QImage.Format.Format_RGB32)
    image.fill(int("FF" + LIGHT["sheet"][1:], 16))
    painter = QPainter(image)
    paint_supply_plot(painter, QRectF(0, 0, 800, 240), sides)
    painter.end()
    return image


def amount(image: QImage, left: int, right: int, colour: str) -> int:
    points = ((x, y) for x in range(left, right) for y in range(40, 220))
    return sum(image.pixelColor(x, y).name().upper() == colour for x, y in points)


def test_received_is_solid_and_a_forecast_is_only_an_outline() -> None:
    image = painted(SIDES)
    assert amount(image, 0, 390, LIGHT["square"]) > 1000
    assert 0 < amount(image, 410, 800, LIGHT["diamond"]) < 400
    assert amount(image, 410, 800, LIGHT["square"]) == 0


def test_an_empty_plot_and_a_plot_of_nothing_can_be_painted() -> None:
    blank = painted(())
    assert amount(blank, 0, 800, LIGHT["sheet"]) == 800 * 180
    nothing = painted((PlotSide("Axis", Emblem.SQUARE, "", ()),))
    assert amount(nothing, 0, 800, LIGHT["square"]) == 0


def test_what_stands_beside_a_short_label_is_not_elided(qtbot: QtBot) -> None:
    view = TallWorking()
    qtbot.addWidget(view)
    view.resize(310, 200)
    view.show()
    view.set_steps((Step("Hill", 2, "22 to 4: at least triple", "SP-AMM-10"),))
    (row,) = view.rows
    assert not view.stacked(row)
    needed = text_width(row.arithmetic, font(BODY_PX, italic=True))
    assert view.columnWidth(1) < needed
    assert view.columnWidth(1) + view.left_over(row) >= needed
