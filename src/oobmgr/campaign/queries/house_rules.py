"""The numbers of the rules, with the house rules of the campaign beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.campaign.queries.moments import standing_entries
from oobmgr.campaign.rows import HouseRuleRow
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.rules.tables import bare_value, cell_name, value_shown

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot


def house_rules(books: BooksSnapshot) -> tuple[HouseRuleRow, ...]:
    """Every number, and every yes or no, that a house rule may replace, in the tables' order."""
    printed, now = books.game.tables(), books.tables
    entries = standing_entries(books, Subject.OVERRIDE)
    cases, calendar = books.game.cases(), books.game.calendar
    rows = []
    for path, cell in printed.cells.items():
        # Words and turns are in the tables too; no house rule may touch them.
        if not cell.replaceable:
            continue
        held = now.cell(path)
        turn, command = entries.get(path, ("", {})) if held.overridden else ("", {})
        rows.append(
            HouseRuleRow(
                path=path,
                name=cell_name(cell, cases),
                case=cell.case,
                unit=cell.unit,
                # The unit has a column of its own.
                printed=bare_value(cell),
                now=bare_value(held),
                saved=value_shown(held),
                overridden=held.overridden,
                turn=turn,
                turn_label=calendar.label(TurnCode(turn)) if turn else "",
                reason=str(command.get("reason", "")).strip(),
            )
        )
    return tuple(rows)
