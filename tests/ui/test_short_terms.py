"""Types that find no room are written in short, as on counters, before they are cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from oobmgr.ui.language import speak_of, tr
from oobmgr.ui.theme.fonts import BODY_PX, font
from oobmgr.ui.views.roster_sheets.sheet_columns import TYPE
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.short_terms import all_in_short, in_short
from oobmgr.ui.widgets.table_delegate import CELL_PADDING, cell_words
from tests.ui.desks import open_window, settle
from tests.ui.looks import BOOKS

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("term", "short"),
    [
        ("motorised infantry", "mot inf"),
        ("Motorized Infantry (SMG)", "Mot Inf (SMG)"),
        ("mot. heavy artillery, 210 mm howitzers", "mot. hvy arty, 210 mm how"),
        ("machine gun (FA)", "MG (FA)"),
        ("Heavy anti-aircraft", "Hvy AA"),
        ("fortified region", "fort reg"),
        ("Tiger tank", "Tiger tank"),
    ],
)
def test_long_words_are_written_as_on_counters(term: str, short: str) -> None:
    assert in_short(term) == short


def test_terms_that_would_become_alike_stay_as_they_are() -> None:
    spelled = {"motorised infantry", "motorized infantry"}
    assert all_in_short(spelled) == {term: term for term in spelled}


def test_others_are_in_short_beside_terms_that_would_become_alike() -> None:
    """One type that was spelled in two ways left all types of the books long, and cut."""
    spelled = {"motorised infantry", "motorized infantry"}
    shown = all_in_short(spelled | {"light infantry (Jaeger)"})
    assert shown == {term: term for term in spelled} | {"light infantry (Jaeger)": "lt inf (Jgr)"}


def test_a_type_without_room_is_short_before_it_is_cut() -> None:
    column: Column[str] = Column(
        key="type", title="Type", text=str, elide="apart", sentence="What kind of unit it is."
    )
    terms = frozenset({"motorised infantry", "motorised artillery", "motorised rocket"})
    face = font(BODY_PX)
    room = text_width("mot inf", face) + 1
    shown = {term: cell_words(column, term, face, room, lambda: terms) for term in terms}
    assert shown["motorised infantry"] == "mot inf"
    assert len(set(shown.values())) == len(terms)
    wide = text_width("motorised artillery", face)
    assert cell_words(column, "motorised artillery", face, wide, lambda: terms) == (
        "motorised artillery"
    )


def test_types_on_a_sheet_beside_the_panel_begin_alike(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, BOOKS["spark"](tmp_path), page="exchange")
    window.resize(1440, 900)
    assert window.workspace is not None
    window.workspace.show_page("roster_sheets")
    settle(qtbot, window)
    table = next(
        one
        for one in window.findChildren(DataTable)
        if one.list_model.columns[TYPE].key == "type" and one.list_model.rows
    )
    model, face = table.list_model, font(BODY_PX)
    room = table.columnWidth(TYPE) - 2 * CELL_PADDING
    column = model.columns[TYPE]
    shown = {
        column.text(row): cell_words(column, row, face, room, lambda: model.terms(column))
        for row in model.rows
    }
    assert any(words != whole for whole, words in shown.items()), "nothing is cut"
    assert len(set(shown.values())) == len(shown)
    assert not [words for words in shown.values() if words.startswith("…")], shown


@pytest.mark.usefixtures("in_german")
@pytest.mark.parametrize(
    ("term", "short"),
    [
        ("motorisierte Infanterie", "mot. Inf."),
        ("Motorisierte Infanterie (MPi)", "Mot. Inf. (MPi)"),
        ("Sturmgeschütze", "StuG"),
        ("Gardeschützen", "Gd.Schtz."),
        ("motorisiertes Panzerjägerbataillon, 75 mm", "mot. Pz.Jg.Btl., 75 mm"),
        ("Divisionsartillerie-Abteilung", "Div.Art.-Abt."),
        ("mot. schwere Artillerie, 210-mm-Haubitzen", "mot. s. Art., 210-mm-Haub."),
        ("Großdeutschland motorisierte Infanterie", "Großdeutschland mot. Inf."),
        # Words of which a part is not known stay whole.
        ("Kampfergebnisse der Schlachten", "Kampfergebnisse der Schlachten"),
        ("Divisionsführer", "Divisionsführer"),
    ],
)
def test_german_words_are_short_by_their_parts(term: str, short: str) -> None:
    assert in_short(term) == short


@pytest.mark.usefixtures("in_german")
@pytest.mark.parametrize("game", ["europa", "spark", "grande_armee"])
def test_no_two_german_types_of_a_game_are_alike_in_short(game: str, tmp_path: Path) -> None:
    speak_of(game)
    types = {tr(unit.type) for unit in BOOKS[game](tmp_path).queries.units()}
    assert len(types) > 5
    assert len(set(map(in_short, types))) == len(types)


@pytest.mark.usefixtures("in_german")
def test_a_german_type_without_room_is_short() -> None:
    column: Column[str] = Column(
        key="type", title="Type", text=str, elide="apart", sentence="What kind of unit it is."
    )
    terms = frozenset(map(tr, ("motorised infantry", "assault gun", "infantry")))
    face = font(BODY_PX)
    room = text_width("mot. Inf.", face) + 1
    shown = cell_words(column, "motorised infantry", face, room, lambda: terms)
    assert shown == "mot. Inf."
