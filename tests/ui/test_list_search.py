"""What typing finds in a list: what its columns show first, more words where that finds nothing."""

from __future__ import annotations

import pytest

from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.list_model import ListTableModel

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
