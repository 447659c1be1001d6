"""The working, cards, history, step boxes and the plot, used as a person would."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QImage, QPainter
from pytestqt.qtbot import QtBot

from oobmgr.domain.rulings import Step
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.theme import LIGHT
from oobmgr.ui.theme.fonts import BODY_PX, SEMIBOLD, font
from oobmgr.ui.viewmodels.order_of_battle_inspector import Line
from oobmgr.ui.views.forms.working import TallWorking
from oobmgr.ui.widgets.history_list import HistoryList, HistoryRow
from oobmgr.ui.widgets.line_list import LineList
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.steps import StepBoxesWidget, StepsRow, box_rects
from oobmgr.ui.widgets.supply_plot import PlotSide, PlotTurn, SupplyPlot, paint_supply_plot
from oobmgr.ui.widgets.warning_list import WarningList, WarningRow
from oobmgr.ui.widgets.what_is import About, about_at
from oobmgr.ui.widgets.working_view import WorkingRow, WorkingView, label_face
from tests.ui.unit_tables import CONTROL, LEFT, SHIFT, shown

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


def test_what_a_table_brings_is_drawn_whole_where_there_is_room(qtbot: QtBot) -> None:
    """Half-bold, and beside its arithmetic: the words of a result, not only figures."""
    view = WorkingView()
    result = WorkingRow("result", "Result", "column 18, die 7, entered", "2 steps, morale check")
    view.set_rows((WORKING[1], result))
    shown(qtbot, view, width=640)
    drawn_wide = text_width(result.value, font(BODY_PX, SEMIBOLD))
    assert view.columnWidth(2) >= drawn_wide
    view.resize(300, 360)
    assert view.columnWidth(2) < 300 // 2
    index = view.model().index(1, 2)
    assert result.value in str(index.data(Qt.ItemDataRole.ToolTipRole))


def test_a_chip_in_the_working_opens_its_case(qtbot: QtBot) -> None:
    view = working(qtbot)
    opened: list[str] = []
    view.case_opened.connect(opened.append)
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.chip_point(2).toPoint())
    qtbot.keyClick(view, Qt.Key.Key_Up)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.keyClick(view, Qt.Key.Key_Up)
    qtbot.keyClick(view, Qt.Key.Key_Return)  # a heading has no case
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
    for signal in (made.acted, made.silenced):
        signal.connect(told.append)
    keys = (Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_S, Qt.Key.Key_Return)
    for key in keys:
        qtbot.keyClick(made, key)
    assert told == ["a", "b", "b"]
    assert about_at(made) == About("MC200 is nowhere", sentence="In no box.", case="AIR 03")
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


def test_a_long_label_of_a_fact_goes_on_below(qtbot: QtBot) -> None:
    """Cut off, "Air power, Soviet, secret" read the same as what was entered beside it."""
    facts = LineList("Also changed", label_px=110)
    shown(qtbot, facts)
    facts.resize(240, 200)
    heights = []
    for label in ("Phase", "Air power, Soviet, secret", "Abcdefghijklmnopqrstuvwxyzabcdefgh"):
        facts.set_rows([Line(label, "yes")])
        heights.append(facts.sizeHint().height())
    assert heights[0] < heights[1]
    assert heights[0] < heights[2]


def test_a_long_figure_takes_what_its_label_leaves_and_goes_on_below(qtbot: QtBot) -> None:
    """What units nobody knows of was cut off behind a sum, and looked like the whole sum."""
    sums = LineList("Sums", figures=True)
    shown(qtbot, sums)
    long = "1,234 and 5,678 units with unknown strength points"
    sums.set_rows([Line("REs", "10 and 56 units not known"), Line("Strength points", long)])
    sums.resize(212, 200)
    short, deep = sums.placed(212)
    assert short.value.width() >= text_width(short.row.value, font(BODY_PX, SEMIBOLD))
    face = QFontMetrics(font(BODY_PX, SEMIBOLD))
    needed = face.boundingRect(0, 0, int(deep.value.width()), 999, deep.wrap, long)
    assert needed.width() <= deep.value.width()
    assert deep.box.height() >= needed.height() > face.height()
