"""What would make the window stand still in a large campaign is done once, or not at all.

Each of these walks along all units: twenty thousand of them take longer than a frame. How often it
happens is counted here; how long it takes, `benchmarks/frames.py` tells.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, ClassVar, cast

import pytest
from PySide6.QtGui import QFont
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.errors import OobmgrError
from oobmgr.games.europa.game import EUROPA
from oobmgr.reports.chart_layout import ChartLayout, Spot
from oobmgr.reports.roster_request import SheetSide
from oobmgr.rules.game import Game
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.jobs import JobQueue
from oobmgr.ui.printing.formation_tree import FormationTree
from oobmgr.ui.viewmodels import selected_units, unit_fields
from oobmgr.ui.viewmodels.order_of_battle import UnitLine
from oobmgr.ui.viewmodels.unit_fields import shared_fields
from oobmgr.ui.viewmodels.used_words import UsedWords
from oobmgr.ui.views.order_of_battle.inspector import OneUnit, SeveralUnits
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.pictures.chart_panel import ChartPanel
from oobmgr.ui.views.pictures.chart_walk import spots_of
from oobmgr.ui.widgets.column_widths import width_of_most
from oobmgr.ui.widgets.list_model import ListTableModel
from tests.ui.order_of_battle.hands import child, prompt, select
from tests.ui.order_of_battle.hands import unit as unit_named
from tests.ui.order_of_battles import settled
from tests.ui.unit_tables import UNITS, Unit, model
from tests.waiting import rest


class Walked(list[UnitLine]):
    """Lines that count how often all of them were walked along."""

    walks = 0

    def __iter__(self) -> Iterator[UnitLine]:
        self.walks += 1
        return super().__iter__()


def test_rows_are_asked_for_their_keys_once() -> None:
    asked: list[int] = []

    def key(row: Unit) -> int:
        asked.append(row.id)
        return row.id

    made: ListTableModel[Unit] = ListTableModel(model().columns, key)
    made.set_rows(UNITS)
    assert made.places_of({2, 4}) == [1, 3]
    made.set_filter("in")
    made.sort_by(2)
    made.set_grouping(lambda u: u.corps)
    assert made.places_of({4}) == [1]
    assert asked == [1, 2, 3, 4]
    made.set_rows(UNITS[:2])
    assert made.places_of({2, 4}) == [1]


def test_rows_that_are_alike_are_all_found() -> None:
    made: ListTableModel[Unit] = ListTableModel(model().columns)
    made.set_rows((UNITS[0], UNITS[1], UNITS[0]))
    assert made.places_of({UNITS[0]}) == [0, 2]


def test_where_no_filter_was_and_none_comes_no_row_is_put_up_anew() -> None:
    made = model()
    resets = QSignalSpy(made.modelReset)
    made.set_predicate(None)
    assert resets.count() == 0
    made.set_predicate(lambda unit: unit.attack > 8)
    made.set_predicate(None)
    assert (resets.count(), made.matched) == (2, 4)


def test_a_text_that_stands_in_many_rows_is_measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[str] = []

    def width(text: str, _: QFont) -> int:
        measured.append(text)
        return len(text)

    monkeypatch.setattr("oobmgr.ui.widgets.column_widths.text_width", width)
    made = model()
    made.set_rows(UNITS * 20)
    kind = next(column for column in made.columns if column.key == "kind")
    assert width_of_most(kind, made.rows) == width_of_most(kind, UNITS)
    assert sorted(measured) == sorted(["infantry", "motorised", "panzer"] * 2)


@pytest.mark.parametrize(("units", "asked_of"), [(200, 200), (940, 235), (20_000, 250)])
def test_the_width_of_a_column_is_judged_by_few_rows(units: int, asked_of: int) -> None:
    asked: list[Unit] = []

    def text(row: Unit) -> str:
        asked.append(row)
        return row.kind

    kind = next(column for column in model().columns if column.key == "kind")
    width_of_most(replace(kind, text=text), (UNITS * 5_000)[:units])
    assert len(asked) == asked_of


def test_a_selection_is_summed_once_when_its_units_come_anew(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen.table.select_keys({unit_named(desk, "5").id, unit_named(desk, "6").id})
    summed: list[int] = []
    add_up = selected_units._summed  # noqa: SLF001 - how often it is called is what is tested

    def counted(lines: Sequence[UnitLine]) -> selected_units.Selected:
        summed.append(len(lines))
        return add_up(lines)

    monkeypatch.setattr(selected_units, "_summed", counted)
    screen.units.by_name["lose_step"].trigger()
    settled(desk, qtbot)
    assert screen.bar.words.text().startswith("2 of 4 steps")
    assert summed == [2]
    screen.filters.search.setText("zzz")
    settled(desk, qtbot)
    assert summed == [2, 0]


def test_units_that_are_edited_together_are_asked_by_what_they_hold(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    units = [row for row in desk.campaign.queries.units() if row.side == "axis"]
    asked: list[str] = []
    text_of = unit_fields._text  # noqa: SLF001 - how often it is asked is what is tested

    def counted(field: str, unit: UnitRow, game: Game) -> str:
        asked.append(field)
        return text_of(field, unit, game)

    monkeypatch.setattr(unit_fields, "_text", counted)
    fields = {one.field: one for one in shared_fields(units, EUROPA)}
    assert (fields["nation"].various, fields["size"].value) == (True, "XX")
    assert (fields["trait:cadre"].various, fields["rating:move"].value) == (True, "10")
    # Of each: the first unit, and then one for each kind of unit. Two fields depend on all of it.
    often = {field for field in asked if asked.count(field) > 10}
    assert often <= {"steps", "steps_left"}


def test_the_words_of_all_traits_are_counted_in_one_go(screen: OrderOfBattleScreen) -> None:
    lines = Walked(screen.books.lines)
    used = UsedWords(lines)
    found = {key: dict(used.of_trait(key)) for key in ("cadre", "cm", "re", "confidence")}
    assert found["cadre"] == {"4-8": 20, "2-6": 80}
    assert (found["cm"], found["re"]) == ({"C/M": 20}, {})
    assert used.of("nation") == {"Germany": 90, "Romania": 10, "Soviet Union": 100}
    assert lines.walks == 2  # one for the traits, one for the nations


class CutPath(tuple[str, ...]):
    """A path that counts how often it is cut: once for each formation above."""

    __slots__ = ()
    cut: ClassVar[list[int]] = []

    def __getitem__(self, at: Any) -> Any:  # noqa: ANN401 - as of a tuple
        self.cut.append(len(self))
        return super().__getitem__(at)


def test_no_words_are_counted_before_something_is_typed(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    lines = Walked(screen.books.lines)
    screen.books = replace(screen.books, lines=cast("tuple[UnitLine, ...]", lines))
    select(screen, "1", "2")
    before = lines.walks
    screen.units.by_name["edit_units"].trigger()
    asked = prompt(screen)
    assert lines.walks == before
    qtbot.keyClicks(child(asked, "prompt_nation"), "ge")
    assert lines.walks == before + 1
    asked.reject()


def test_the_parts_for_units_are_made_after_the_page(desk: Desk, qtbot: QtBot) -> None:
    page = OrderOfBattleScreen(desk)
    qtbot.addWidget(page)
    page.show()
    assert not page.findChildren(OneUnit)
    rest(qtbot)
    assert page.findChildren(OneUnit) == [page.inspector.one]
    assert page.findChildren(SeveralUnits) == [page.inspector.several]


def test_formations_to_print_are_cut_by_their_paths_and_not_by_their_units(
    desk: Desk, qtbot: QtBot
) -> None:
    CutPath.cut.clear()
    known: dict[tuple[str, ...], CutPath] = {}
    rows = [
        replace(row, path=known.setdefault(row.path, CutPath(row.path)))
        for row in desk.campaign.queries.units()
    ]
    tree = FormationTree([SheetSide("axis", "Axis", "cross")], rows)
    qtbot.addWidget(tree)
    top = tree.topLevelItem(0)
    assert top is not None
    assert top.text(1) == "100"
    assert len(CutPath.cut) < len(rows)


def test_the_places_of_a_chart_are_told_apart_for_screen_readers_alone(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[ChartLayout] = []

    def counted(body: ChartLayout) -> tuple[Spot, ...]:
        asked.append(body)
        return spots_of(body)

    monkeypatch.setattr("oobmgr.ui.views.pictures.chart_walk.spots_of", counted)
    panel = ChartPanel(desk)
    qtbot.addWidget(panel)
    panel.resize(900, 600)
    panel.show()
    panel.asked.connect(lambda: desk.read(panel.question(None), panel.show_reading))
    panel.asked.emit()
    settled(desk, qtbot)
    assert panel.view.chart is not None
    assert asked == []
    assert len(panel.view.spoken_parts()) > 100
    assert panel.view.spoken_at >= 0
    assert len(asked) == 1


def test_what_a_worker_has_read_is_not_looked_at_for_garbage(qtbot: QtBot) -> None:
    queue = JobQueue()
    gc.unfreeze()
    read: list[object] = []

    def nobody(error: OobmgrError) -> None:
        raise error

    queue.run(lambda _: [[] for _ in range(50_000)], read.append, nobody)
    qtbot.waitUntil(lambda: queue.idle)
    assert gc.isenabled()
    assert gc.get_freeze_count() > 50_000
    gc.unfreeze()
    queue.run(lambda _: [[] for _ in range(50)], read.append, nobody)
    qtbot.waitUntil(lambda: queue.idle)
    assert gc.get_freeze_count() == 0
    queue.close()
