"""What typing finds in a list: what its columns show first, more words where that finds nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from oobmgr.campaign.finding import Searched
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.list_search import ListSearch

ROWS = (
    ("18 panzer", "XXXXVII Corps"),
    ("29 motorised", "18th Panzer Group"),
    ("3 motorised", "18th Panzer Group"),
)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("18 panzer", ["18 panzer"]),
        ("panzer group", ["29 motorised", "3 motorised"]),
        ("3 group", ["3 motorised"]),
        ("4 panzer", []),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_names_come_before_what_stands_in_heads(typed: str, found: list[str]) -> None:
    column: Column[tuple[str, str]] = Column(
        key="name",
        title="Unit",
        text=lambda row: row[0],
        words=lambda row: row[1],
        sentence="Unit.",
    )
    model: ListTableModel[tuple[str, str]] = ListTableModel((column,))
    model.set_rows(ROWS)
    model.set_filter(typed)
    rows = [model.row_at(at) for at in range(model.rowCount())]
    assert [row[0] for row in rows if row is not None] == found


@pytest.mark.usefixtures("qapp")
def test_words_are_learned_in_later_rounds_for_the_slip_that_may_come(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces: list[str] = []
    learn = Searched.learn

    def noted(searched: Searched) -> Iterator[None]:
        for piece in learn(searched):
            pieces.append("a piece")
            yield piece
        pieces.append("all")

    monkeypatch.setattr(Searched, "learn", noted)
    column: Column[str] = Column(key="name", title="Unit", text=str, sentence="Unit.")
    model: ListTableModel[str] = ListTableModel((column,))
    model.set_rows([f"{at} panzer" for at in range(5_000)])
    model.set_filter("12")
    assert not pieces  # the letter that was typed is shown first
    qtbot.waitUntil(lambda: pieces[-1:] == ["all"])
    assert pieces.count("a piece") > 2
    model.set_filter("pnzer")
    assert (model.matched, model.meant) == (5_000, ("panzer",))


def test_rows_that_change_before_their_words_are_learned_end_the_learning() -> None:
    column: Column[str] = Column(key="name", title="Unit", text=str, sentence="Unit.")
    search = ListSearch((column,))
    search.look_for("12")
    assert search.found(["12 panzer"], [0]) == [0]
    learning = search.learn()
    next(learning)
    search.forget()
    assert not list(learning)
