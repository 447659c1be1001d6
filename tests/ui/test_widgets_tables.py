"""Tables of units, used as a person would."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from oobmgr.ui.theme import LIGHT
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.steps import StepDelegate, box_rects
from oobmgr.ui.widgets.table_delegate import CaseDelegate
from oobmgr.ui.widgets.table_rows import draw_group, group_width
from tests.ui.unit_tables import (
    CONTROL,
    LEFT,
    UNITS,
    Unit,
    click,
    details,
    grouped,
    model,
    names,
    shown,
    table,
)

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


def test_the_head_of_a_group_is_worked_out_when_it_is_seen_and_once() -> None:
    """Thousands of units have hundreds of heads, each of which sums up its group."""
    summed: list[object] = []

    def head(key: object, rows: Sequence[Unit]) -> GroupRow:
        summed.append(key)
        return GroupRow(str(key), str(key), str(len(rows)))

    made = model()
    made.set_grouping(lambda u: u.corps, head)
    heads = [at for at in range(made.rowCount()) if made.is_head(at)]
    assert (len(heads), summed) == (2, [])
    for _ in range(2):
        assert made.group_at(heads[1]) is not None
        assert made.data(made.index(heads[1], 0)) == "XII 2"
    assert summed == ["XII"]


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


def test_a_row_that_is_replaced_stands_in_its_new_group_at_the_next_letter() -> None:
    """A unit that lost its last step stays where it is until the list is made anew."""
    made = model()
    made.set_grouping(lambda u: u.corps)
    made.replace_rows({3: replace(UNITS[2], corps="XXIV")})
    assert names(made) == ["[XXIV]", "3 Pz", "10 Mot", "[XII]", "31", "45"]
    made.set_filter("1")
    assert names(made) == ["[XXIV]", "3 Pz", "10 Mot", "31", "[XII]", "45"]


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
        (Column(key="n", title="N", text=str, sort=lambda n: n, sentence="N."),)
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


def test_selected_rows_are_those_of_the_moment(qtbot: QtBot) -> None:
    """They are worked out once for all who ask, and anew whenever another row stands there."""
    view = table(qtbot)
    view.selectRow(0)
    (first,) = view.selected_rows()
    view.list_model.replace_rows({first.id: replace(first, corps="LX")})
    assert [row.corps for row in view.selected_rows()] == ["LX"]
    view.list_model.sort_by(2)
    assert [row.id for row in view.selected_rows()] == [first.id]
    view.selectRow(0)
    assert [row.id for row in view.selected_rows()] != [first.id]
    view.selected_rows().clear()
    assert len(view.selected_rows()) == 1


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
        (
            Column(
                key="case",
                title="Case",
                text=str,
                width=140,
                paint=lambda row: (row, "SP 14"),
                sentence="Case.",
            ),
        )
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


def test_a_click_on_a_head_stands_on_it_and_keeps_the_selection(qtbot: QtBot) -> None:
    """The key that follows is meant for its group: Space picked that where the keyboard stood."""
    view = table(qtbot)
    view.list_model.set_grouping(lambda u: u.corps)
    click(qtbot, view, 1)
    assert [u.id for u in view.selected_rows()] == [1]
    click(qtbot, view, 3)
    assert names(view.list_model) == ["[XXIV]", "3 Pz", "10 Mot", "[XII]"]
    assert view.currentIndex().row() == 3
    assert [u.id for u in view.selected_rows()] == [1]


@pytest.mark.usefixtures("qapp")
def test_the_detail_of_a_group_leaves_out_by_its_commas_what_has_no_room() -> None:
    width = group_width(GroupRow("a", "A division", "three units, two here")) + 4
    drawn = []
    for detail in (
        "three units, two here, one in the pool",
        "three units, two here",
        "three units",
    ):
        picture = QImage(width, 30, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        draw_group(
            painter, QRectF(picture.rect()), GroupRow("a", "A division", detail), closed=True
        )
        painter.end()
        drawn.append(picture)
    assert drawn[0] == drawn[1] != drawn[2]


@pytest.mark.usefixtures("qapp")
def test_the_head_of_a_group_leaves_out_whole_parts_and_its_name_last() -> None:
    """In large text the first part of the detail was cut, and the name for the figure's sake."""
    group = GroupRow("a", "XXXVIII Army Corps", "4 units, 2 to arrive", "12 SP, 3 REs")
    name = GroupRow("a", group.label)
    pairs = (
        (group_width(group), group),
        (group_width(replace(group, detail="4 units")) + 4, replace(group, detail="4 units")),
        (group_width(replace(group, detail="4")), replace(group, detail="")),
        (group_width(replace(name, right="12 SP")), replace(name, right="12 SP")),
        (group_width(replace(name, right="12")), name),
    )
    for width, expected in pairs:
        assert drawn(group, width) == drawn(expected, width)
        assert drawn(group, width) != drawn(replace(expected, label="XXXVII"), width)


def drawn(group: GroupRow, width: int) -> QImage:
    """The head of a group in so much room."""
    picture = QImage(width, 30, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    draw_group(painter, QRectF(picture.rect()), group, closed=True)
    painter.end()
    return picture


def test_the_head_of_a_group_is_told_whole_on_hover(qtbot: QtBot) -> None:
    view = table(qtbot)
    model = view.list_model
    model.set_grouping(
        lambda u: u.corps, lambda key, _: GroupRow(key, f"{key} <b>", "2 units, 1 to arrive", "4")
    )
    tip = Qt.ItemDataRole.ToolTipRole
    first = model.group_at(0)
    assert first is not None
    words = f"{first.label}\n2 units, 1 to arrive\n4".replace("<", "<\N{WORD JOINER}")
    assert [model.index(0, at).data(tip) for at in (0, 1)] == [words, words]
