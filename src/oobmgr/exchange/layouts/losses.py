"""Steps that a player's list tells as lost: as a number, or ticked in a column for each of them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from oobmgr.exchange.cells import CellValue, whole
from oobmgr.exchange.columns import STEPS_LEFT
from oobmgr.exchange.layouts.contents import filled, plain
from oobmgr.exchange.layouts.found_tables import FoundTable
from oobmgr.exchange.layouts.headers import LOST
from oobmgr.exchange.layouts.plain_tables import TableNotes
from oobmgr.exchange.layouts.ticks import lost_in_row
from oobmgr.exchange.layouts.words import hobby_words
from oobmgr.rules.nearest import folded


def lists_dead(sheet: str, table: FoundTable) -> bool:
    """Whether a sheet lists units that are dead: by its name, or by the first words of a title."""
    texts = (sheet, *(re.split(r"[(:–-]", title)[0] for title in table.titles))
    return any(folded(text) in hobby_words().dead for text in texts)


def take_losses(
    number: int,
    row: Sequence[CellValue],
    table: FoundTable,
    cells: dict[str, CellValue],
    notes: TableNotes,
    several: str,
) -> None:
    """Put the steps that are left into `cells`, where a list tells those that are lost.

    `several` is what the game calls them.
    """
    columns = [one for one in table.columns if one.key == LOST]
    told = [(row[one.column], bool(one.heading)) for one in columns]
    # What a list says of the rest goes before what follows from the losses.
    if not any(filled(cell) for cell, _ in told) or filled(cells.get(STEPS_LEFT, "")):
        return
    lost, steps = lost_in_row(told), whole(cells["steps"])
    if lost is not None and steps is not None and lost <= steps:
        cells[STEPS_LEFT] = float(steps - lost)
        return
    text = plain(told[0][0])
    message = f"{text or lost} is not a number of {several} lost; the unit is read as whole."
    advice = "Write how many it has lost, or a tick for each."
    notes.warn((number, columns[0].column), text, message, advice)
