"""The search of the window: what it puts first, and where it leads."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from oobmgr.ui.shell import findable, finder
from oobmgr.ui.shell.findable import PaletteEntry, Symbol, matching
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from tests.ui.desks import full_campaign, open_window, settle, until


def test_palette_puts_what_begins_so_first() -> None:
    entries = [
        PaletteEntry("Rules", title, "", f"{title} lend".lower(), lambda: None)
        for title in ("Calendar", "Northern Lend-Lease", "Lend-Lease")
    ]
    found = [entry.title for entry in matching(entries, "lend")]
    assert found == ["Lend-Lease", "Northern Lend-Lease", "Calendar"]
    assert matching(entries, "lend xyz") == ()


KINDS = ("infantry", "panzer", "light infantry", "cavalry", "motorised artillery")
NUMBERS = (*map(str, range(300)), "I-3 Guards", "Pz-Lehr", "Totenkopf")


def _unit(at: int) -> PaletteEntry:
    kind, size = KINDS[at % 5], ("XX", "X", "III")[at // 5 % 3]
    title = f"{NUMBERS[7 * at % len(NUMBERS)]} {kind} {size}"
    words = f"{title}\n{at % 61} corps\n3 army".lower()
    return PaletteEntry("Units", title, "", words, str, symbol=Symbol(kind, size, "square"))


MANY = (
    *("1", "12", "inf", "infantry", "xx", "12 inf", "17 pz", "lehr", "guards xx", "corps", "cav"),
    *("light infantry", "army 3", "infntry", "cavlry", "pz, cav", "i", "x", "3 army xx"),
)


@pytest.mark.parametrize("typed", MANY)
def test_the_nearest_of_thousands_are_shown_though_few_are_ranked(
    typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One letter finds all units of large books: each was ranked, at every key."""
    units = [_unit(at) for at in range(3_000)]
    ranked: list[PaletteEntry] = []
    rank = findable.rank

    def noted(entry: PaletteEntry, words: Sequence[str]) -> tuple[int, int, bool]:
        ranked.append(entry)
        return rank(entry, words)

    monkeypatch.setattr(findable, "rank", noted)
    shown = matching(units, typed)
    assert len(ranked) < 500
    monkeypatch.setattr(findable, "_MANY", len(units))
    assert shown == matching(units, typed)
    assert shown


def test_what_the_list_holds_is_made_once_and_units_where_no_key_waits(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    made = finder._unit  # noqa: SLF001 - who makes the entries of units

    def noted(*given: Any) -> PaletteEntry:  # noqa: ANN401 - handed on as they are
        threads.append(threading.get_ident())
        return made(*given)

    monkeypatch.setattr(finder, "_unit", noted)
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.menus.give("palette")
    settle(qtbot, window)
    palette = window.finder.palette
    cases = [entry for entry in palette.entries if entry.group == "Rules"]
    assert cases
    palette.leave()
    window.menus.give("palette")
    again = [entry for entry in palette.entries if entry.group == "Rules"]
    assert len(again) == len(cases)
    assert all(now is before for now, before in zip(again, cases, strict=True))
    assert threads
    assert threading.get_ident() not in threads


@pytest.mark.parametrize("typed", ["ploesti", "61 inf"])
def test_palette_finds_cases_and_units(qtbot: QtBot, tmp_path: Path, typed: str) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.menus.give("palette")
    settle(qtbot, window)
    qtbot.keyClicks(window.bar_end.field, typed)
    palette = window.finder.palette
    assert palette.isVisible()
    assert palette.shown_titles
    qtbot.keyClick(window.bar_end.field, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert not palette.isVisible()
    if typed == "61 inf":
        workspace = window.workspace
        assert workspace is not None
        assert workspace.page is not None
        assert workspace.page.key == "order_of_battle"
        until(qtbot, lambda: any("61" in w.text() for w in workspace.findChildren(QLabel)))
    else:
        assert any("Ploesti" in label.text() for label in window.findChildren(QLabel))


@pytest.mark.parametrize("typed", ["language", "settings", "text size"])
def test_palette_finds_the_options_by_what_they_hold(
    qtbot: QtBot, tmp_path: Path, typed: str
) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.menus.give("palette")
    settle(qtbot, window)
    qtbot.keyClicks(window.bar_end.field, typed)
    assert "Options…" in window.finder.palette.shown_titles


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("text", {"Larger text", "Smaller text", "Usual text size"}),
        ("text size", {"Larger text", "Smaller text", "Usual text size"}),
        ("theme", {"Light", "Dark", "As the desktop is set"}),
        ("dark", {"Dark"}),
        ("light", {"Light"}),
    ],
)
def test_palette_puts_the_look_of_the_window_first(
    qtbot: QtBot, tmp_path: Path, typed: str, wanted: set[str]
) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.menus.give("palette")
    settle(qtbot, window)
    qtbot.keyClicks(window.bar_end.field, typed)
    # With the dialog that has them all among them.
    assert wanted <= set(window.finder.palette.shown_titles[: len(wanted) + 1])


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("organisation chart", "Pictures"),
        ("orgnisation chrt", "Pictures"),
        ("bulletin", "Pictures"),
        ("merge", "Order of battle"),
        ("duplcate", "Order of battle"),
    ],
)
def test_a_page_is_found_by_what_is_on_it(
    qtbot: QtBot, tmp_path: Path, typed: str, title: str
) -> None:
    """Nothing matched the title of a picture that fills half a page."""
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    window.menus.give("palette")
    settle(qtbot, window)
    found = matching(window.finder.palette.entries, typed)
    assert title in [entry.title for entry in found if entry.group == "Pages"]


def test_what_is_done_with_formations_is_found_and_done_on_its_page(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """*Merge* led to the page, and there one looked for it in the menus."""
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")

    def give(typed: str) -> OrderOfBattleScreen:
        window.menus.give("palette")
        settle(qtbot, window)
        found = matching(window.finder.palette.entries, typed)
        entry = next(one for one in found if one.group == "Commands")
        assert entry.detail == "Order of battle"
        window.finder.palette.leave()
        entry.act()
        settle(qtbot, window)
        page = window.opened.screen_shown
        assert isinstance(page, OrderOfBattleScreen)
        return page

    # With nothing chosen the page says what to choose.
    page = give("merge")
    assert page.bar.fault.text() == "Choose a formation in the tree first."
    assert give("split off").bar.fault.text() == "Select units in the list first."
    row = next(row for row in page.books.formations if row.parent_id is not None)
    page.tree.tree.select(NodeKey("formation", row.side, row.id))
    window.opened.show_page("exchange")
    for typed, title in (("rename", "Rename"), ("duplicate formation", "Duplicate")):
        give(typed)
        (asked,) = (one for one in page.findChildren(Prompt) if one.isVisible())
        assert asked.windowTitle() == f"{title} {row.name}"
        asked.reject()
        settle(qtbot, window)


def test_the_size_of_text_goes_by_commands_up_to_its_ends(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    sizes = []
    for command in ("larger_text", "larger_text", "smaller_text", "usual_text", "smaller_text"):
        window.menus.give(command)
        sizes.append(window.settings.preferences.text_pct)
    assert sizes == [115, 130, 115, 100, 100]
    assert window.status.told == "The text is as small as it gets."
    for _ in range(7):
        window.menus.give("larger_text")
    assert window.settings.preferences.text_pct == 200
    assert window.status.told == "The text is as large as it gets."


def test_the_list_goes_when_tab_leaves_its_field(qtbot: QtBot, tmp_path: Path) -> None:
    """It lay over the page, and letters typed into it were keys of the page behind."""
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.menus.give("palette")
    settle(qtbot, window)
    field = window.bar_end.field
    qtbot.keyClicks(field, "str")
    assert window.finder.palette.isVisible()
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert not field.hasFocus()
    assert (window.finder.palette.isVisible(), field.text()) == (False, "")


def test_who_puts_the_list_away_is_back_in_the_field(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.menus.give("page:ledger")
    settle(qtbot, window)
    assert window.workspace is not None
    search = window.workspace.findChild(QLineEdit, "ledger_search")
    assert search is not None
    search.setFocus()
    window.menus.give("palette")
    assert window.bar_end.field.hasFocus()
    qtbot.keyClick(window.bar_end.field, Qt.Key.Key_Escape)
    settle(qtbot, window)
    assert search.hasFocus()


def test_who_searches_while_a_campaign_opens_types_on(qtbot: QtBot, tmp_path: Path) -> None:
    """The page took the focus as it came: the next letters went on to the next phase."""
    window = open_window(qtbot, tmp_path)
    window.show_campaign(full_campaign(tmp_path / "a.oob"))
    window.bar_end.field.setFocus()
    settle(qtbot, window)
    assert window.bar_end.field.hasFocus()


def test_the_key_of_a_page_leads_into_it_from_the_list_of_pages(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.menus.give("page:pictures")
    settle(qtbot, window)
    workspace = window.workspace
    assert workspace is not None
    assert workspace.screen_shown is not None
    workspace.navigation.pages.setFocus()
    window.menus.give("page:pictures")
    settle(qtbot, window)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert workspace.screen_shown.isAncestorOf(focus)
