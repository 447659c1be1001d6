"""The numbers of the rules, with the house rules of the campaign beside them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from oobmgr.campaign.reversal import undone_by
from oobmgr.campaign.rows import HouseRuleRow
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.rules.tables import cell_name, value_in_words, value_shown

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot

_Origin = tuple[str, str]


def house_rules(books: BooksSnapshot) -> tuple[HouseRuleRow, ...]:
    """Every number, and every yes or no, that a house rule may replace, in the tables' order."""
    printed, now = books.game.tables(), books.tables
    origins, cases, calendar = _origins(books), books.game.cases(), books.game.calendar
    rows = []
    for path, cell in printed.cells.items():
        if not cell.replaceable:
            continue
        held = now.cell(path)
        turn, reason = origins.get(path, ("", "")) if held.overridden else ("", "")
        rows.append(
            HouseRuleRow(
                path=path,
                name=cell_name(cell, cases),
                case=cell.case,
                unit=cell.unit,
                printed=value_in_words(cell).removesuffix(f" {cell.unit}"),
                now=value_in_words(held).removesuffix(f" {cell.unit}"),
                saved=value_shown(held),
                overridden=held.overridden,
                turn=turn,
                turn_label=calendar.label(TurnCode(turn)) if turn else "",
                reason=reason,
            )
        )
    return tuple(rows)


def _origins(books: BooksSnapshot) -> dict[str, _Origin]:
    """The turn and the reason of the house rule that counts now, by the path of its cell."""
    gone = undone_by(books.connection)
    rows = books.rows(
        "SELECT t.id, f.key, t.turn, t.command_values FROM journal_fact f "
        "JOIN journal_transaction t ON t.id = f.transaction_id "
        "WHERE f.subject = ? AND t.kind = 'do' ORDER BY f.id",
        (Subject.OVERRIDE,),
    )
    return {
        key: (turn, str(json.loads(values).get("reason", "")).strip())
        for transaction, key, turn, values in rows
        if transaction not in gone
    }
