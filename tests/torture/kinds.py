"""The kinds of torture there are."""

from __future__ import annotations

from functools import partial
from typing import Final

from tests.torture import big, disk, layouts, lists, mutations
from tests.torture.kills import STEPS, kill_once
from tests.torture.tries import Kind

MUTATIONS: Final = (
    Kind("workbooks", "a damaged workbook is imported", mutations.workbook),
    Kind("open-documents", "a damaged OpenDocument sheet is imported", lists.open_document),
    Kind("old-excel", "a damaged workbook of old Excel is imported", lists.old_excel),
    Kind("tabs", "a damaged text with tabs is imported", lists.tabbed),
    Kind("rosters", "damaged JSON of units is imported", lists.in_json),
    Kind(
        "layouts", "a player's list with odd cells, rows and columns is imported", layouts.odd_cells
    ),
    Kind("campaigns", "a damaged campaign file is opened", mutations.campaign),
    Kind("cells", "a cell, row or part of a campaign file is another", mutations.cells),
    Kind("charts", "a damaged file of charts is read", mutations.charts),
    Kind("big-workbooks", "a workbook of up to 20 MB is read", big.workbook),
    Kind("json", "damaged JSON is posted", mutations.inputs),
    Kind("own-games", "a damaged description of a game is used", mutations.own_game),
)
FAULTS: Final = (
    Kind("disk-full", "the disk is full while something is written", disk.full),
    Kind("folder-gone", "the folder is gone while something is written", disk.gone),
)
KILLED: Final = tuple(
    # The look afterwards is in the process of the tool; what is killed has one of its own.
    Kind(f"kill-{what}", f"kill -9 while it {what}", partial(kill_once, what), apart=False)
    for what in STEPS
)
KINDS: Final = {kind.name: kind for kind in (*KILLED, *MUTATIONS, *FAULTS)}
