"""One search that means the same in every field, and forgives the same slips, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from oobmgr.campaign.finding import Searched, parts_of
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.shell.findable import PaletteEntry, Symbol, matching
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey, TreeNode, named_in
from oobmgr.ui.viewmodels.turn_units import PickRow
from oobmgr.ui.viewmodels.typed_units import units_typed
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.list_search import ListSearch
from tests.ui.desks import open_window, settle
from tests.ui.looks import BOOKS

UNITS = ("1 Gds\nguards rifle\n57th Army", "21\nguards rifle\n57th Army", "3\nrifle\n1st Corps")


def _entry(group: str, title: str, more: str = "", kind: str = "") -> PaletteEntry:
    symbol = Symbol(kind, "XX", "square") if kind else None
    words = f"{title}\n{more}".lower()
    return PaletteEntry(group, title, "", words, lambda: None, symbol=symbol)


def _listed(qtbot: QtBot, window: MainWindow, text: str) -> int:
    """How many units the order of battle lists by these words."""
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    page = window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    page.filters.search.setText(text)
    settle(qtbot, window)
    return page.table.units.matched


@pytest.mark.parametrize(
    ("typed", "found", "meant"),
    [
        ("1st guard", [0], ("1",)),  # a unit is called 1, a formation 1st
        ("1. guard", [0], ("1",)),
        ("2nd guard", [], ()),  # a whole number: neither 21 nor 12
        ("1st corps", [2], ("1",)),
    ],
)
def test_an_ordinal_finds_the_unit_of_the_number(
    typed: str, found: list[int], meant: tuple[str, ...]
) -> None:
    searched = Searched([text.lower() for text in UNITS])
    assert searched.forgiven(parts_of(typed), range(len(UNITS))) == (found, meant)


@pytest.mark.usefixtures("qapp")
def test_a_slip_finds_what_is_in_sight_before_words_of_heads_as_the_right_word_does() -> None:
    rows = (("18 panzer", "XXXXVII Corps"), ("29 motorised", "18th Panzer Group"))
    name: Column[tuple[str, str]] = Column(
        key="name", title="Unit", text=lambda row: row[0], words=lambda row: row[1],
        sentence="Unit.",
    )  # fmt: skip
    found = {}
    for typed in ("panzer", "pnzer"):
        search: ListSearch[tuple[str, str]] = ListSearch((name,))
        search.look_for(typed)
        found[typed] = search.found(rows, [0, 1])
    assert found == {"panzer": [0], "pnzer": [0]}


def test_the_tree_marks_formations_by_what_a_slip_was_meant_for() -> None:
    names = ("1st Panzer Group", "Motorised Corps", "9th Army")
    nodes = [TreeNode(NodeKey("formation", formation=at), name, 1, 1)
             for at, name in enumerate(names)]  # fmt: skip
    assert named_in(nodes, "pnzer") == (NodeKey("formation", formation=0),)
    assert named_in(nodes, "motorized") == (NodeKey("formation", formation=1),)
    assert named_in(nodes, "") == named_in(nodes, "xyzzy") == ()


@pytest.mark.usefixtures("qapp")
def test_the_palette_forgives_a_slip_that_stands_in_the_text_of_a_rule() -> None:
    entries = (
        _entry("Rules", "Half rate", "motorized units pay half"),
        _entry("Units", "1 panzer XX", "xxxxi motorised corps", "panzer"),
        _entry("Units", "36 motorised infantry XX", "", "motorised infantry"),
        _entry("Units", "9 cavalry XX", "", "cavalry"),
    )
    titles = [entry.title for entry in matching(entries, "motorized")]
    assert titles == ["36 motorised infantry XX", "1 panzer XX", "Half rate"]
    # A word that a title has was meant: its neighbours stay away.
    assert [entry.title for entry in matching(entries, "half")] == ["Half rate"]


@pytest.mark.usefixtures("qapp")
def test_a_letter_left_out_is_no_abbreviation_in_the_palette() -> None:
    entries = (
        _entry("Units", "248 divisional artillery III", "", "divisional artillery"),
        _entry("Units", "61 infantry III", "86th rifle division", "infantry"),
    )
    assert len(matching(entries, "divsion")) == len(entries)
    assert [entry.title for entry in matching(entries, "divl")] == [entries[0].title]


@pytest.mark.usefixtures("in_german")
@pytest.mark.parametrize("typed", ["Infanterie", "Infantrie", "infantry", "Kavallerie"])
def test_units_are_found_by_german_words_in_the_palette_as_in_the_list(
    qtbot: QtBot, tmp_path: Path, typed: str
) -> None:
    window = open_window(qtbot, tmp_path, BOOKS["europa"](tmp_path))
    window.menus.give("palette")
    settle(qtbot, window)
    units = tuple(one for one in window.finder.palette.entries if one.symbol is not None)
    window.finder.palette.leave()
    listed = _listed(qtbot, window, typed)
    assert listed > 1
    lengths = {len(Searched([one.searched for one in units]).likeliest(
        parts_of(typed), range(len(units)))[0])}  # fmt: skip
    assert lengths == {listed}
    assert [one.group for one in matching(units, typed)]


@pytest.mark.usefixtures("in_german")
def test_a_line_of_units_takes_the_german_words_that_the_field_proposes(
    qtbot: QtBot, tmp_path: Path
) -> None:
    open_window(qtbot, tmp_path, BOOKS["europa"](tmp_path))
    rows = [
        PickRow(id=at, designation=name, type=kind, size="XX", emblem="square", rating_text="",
                formation="9th Army", place="", kind=kind, price_text="", paid="", group="",
                searched="")
        for at, (name, kind) in enumerate((("3", "infantry"), ("3", "cavalry"), ("4", "infantry")))
    ]  # fmt: skip
    assert [row.id for row in units_typed("Infanterie", rows).units] == [0, 2]
    assert [row.id for row in units_typed("3 Kavallerie, 4", rows).units] == [1, 2]
    assert units_typed("Infantrie", rows).why == "Infantrie: infanterie?"


def test_units_are_found_by_their_ratings_in_the_list_as_in_the_palette(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """By *2-8* nothing was found, in none of them."""
    window = open_window(qtbot, tmp_path, BOOKS["europa"](tmp_path))
    assert window.workspace is not None
    rows = window.workspace.desk.campaign.queries.units()
    printed = next(row.rating_text for row in rows if row.rating_text.count("-") == 1)
    own = [row.id for row in rows if row.rating_text.startswith(printed)]
    assert 0 < len(own) < len(rows)
    window.menus.give("palette")
    settle(qtbot, window)
    units = tuple(one for one in window.finder.palette.entries if one.symbol is not None)
    window.finder.palette.leave()
    assert _listed(qtbot, window, printed) == len(own)
    assert len(Searched([one.searched for one in units]).found(
        parts_of(printed), range(len(units)))) == len(own)  # fmt: skip
