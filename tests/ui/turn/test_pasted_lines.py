"""Ten air bases out of a spreadsheet: pasted into the form of one, and posted one by one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from oobmgr.games.europa import fact_kinds
from oobmgr.known_games import game
from oobmgr.rules.field_info import describe
from oobmgr.ui.views.turn.pasted_lines import lines_of
from tests.ui.turn.playing import Player

CONTROL = Qt.KeyboardModifier.ControlModifier
BASES = [f"Base {at}\t1B 24{at:02}\tdot\tyes" for at in range(10, 20)]
HEAD = "Name\tHex\tCity\tAirfield"


def paste(table: Player, lines: list[str]) -> None:
    QGuiApplication.clipboard().setText("\n".join(lines))
    table.screen.show_action("air_base")
    table.settle()
    name = table.find("name", QLineEdit)
    name.setFocus()
    QTest.keyClick(name, Qt.Key.Key_V, CONTROL)
    table.settle()
    assert name.text() == "Base 10"


def bases(table: Player) -> set[str]:
    """The names of the bases in the books."""
    return {key.rpartition(":")[2] for key, _ in table.books.queries.facts(fact_kinds.BASE)}


def test_a_table_of_ten_bases_is_posted_with_two_keys(without_units: Player) -> None:
    table = without_units
    before = table.books.queries.version()
    paste(table, [HEAD, *BASES])
    table.screen.post()
    table.settle()
    assert bases(table) == {f"Base {at}" for at in range(10, 20)}
    assert table.books.queries.version() == before + 10


def test_a_line_that_is_refused_stays_in_the_form_with_those_after_it(
    without_units: Player,
) -> None:
    table = without_units
    paste(table, [HEAD, BASES[0], "Base 10\t1B 2430\tdot\tyes", BASES[2]])
    table.screen.post()
    table.settle()
    assert bases(table) == {"Base 10"}
    name = table.find("name", QLineEdit)
    name.setText("Base 30")
    name.textEdited.emit("Base 30")
    table.settle()
    table.screen.post()
    table.settle()
    assert bases(table) == {"Base 10", "Base 30", "Base 12"}


def test_only_a_table_whose_head_names_inputs_is_taken() -> None:
    fields = describe(game("europa").action("air_base").inputs)
    assert lines_of("Name\tHits\nRiga\t2\n\nPskov\t\n", fields) == [
        {"name": "Riga", "hits": 2},
        {"name": "Pskov"},
    ]
    assert lines_of("Name\tColour\nRiga\tred", fields) == []
    assert lines_of("Riga", fields) == []
    assert lines_of("", fields) == []


def test_columns_may_be_called_as_the_form_calls_them() -> None:
    fields = describe(game("europa").action("air_base").inputs)
    assert lines_of("Base\tHex\tAirfield?\nRiga\t2A 1234\tyes\n", fields) == [
        {"name": "Riga", "hex": "2A 1234", "airfield": True}
    ]
