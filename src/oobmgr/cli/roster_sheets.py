"""The command `sheets`: live Roster Sheets as text, formation by formation."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.cli.campaigns import opened, side_id
from oobmgr.cli.output import print_json, print_table
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.reports.roster_codes import row_codes
from oobmgr.rules.rosters import sheet_of

if TYPE_CHECKING:
    from oobmgr.rules.rosters import RosterBook, RosterRow, RosterRules, RosterSheet

_NOT_ENTERED: Final = "boxes not entered"
_OPEN, _CROSSED = " ", "x"


def show(wish: argparse.Namespace) -> None:
    """Print every sheet, or those of one side."""
    with opened(wish) as campaign:
        game = campaign.game
        side = None if wish.side is None else side_id(wish.side, game)
        book = campaign.queries.roster(wish.as_of)
    rules = game.roster
    # A game without Roster Sheets has neither.
    if book is None or rules is None:
        raise BadInput(Fault(f"{game.name} has no Roster Sheets.", "game"))
    # Over all units of the campaign, though one side is shown: codes count them all.
    codes = row_codes(row.unit for row in book.rows)
    sheets = [sheet for sheet in book.sheets if side in {None, sheet.side}]
    if wish.json:
        print_json([_as_json(sheet, book, codes, rules.did.key) for sheet in sheets])
        return
    for sheet in sheets:
        _print_sheet(sheet, book, rules, codes)


def _rows(sheet: RosterSheet, book: RosterBook) -> list[RosterRow]:
    return [row for row in book.rows if sheet_of(row.unit, book.sheets) == sheet]


def _print_sheet(
    sheet: RosterSheet, book: RosterBook, rules: RosterRules, codes: dict[int, str]
) -> None:
    rows = _rows(sheet, book)
    say(f"{sheet.title}. {sheet.subtitle}")
    if not rows:
        say("  No unit on this sheet.")
        say()
        return
    totals = rules.totals(sheet, rows, book.standing)
    say("; ".join(f"{one.label}: {one.figure} {one.words}".strip() for one in totals))
    before, after = ([one.title for one in columns] for columns in (rules.before, rules.after))
    own = ("Row", "Designation", "Type", "Ratings")
    titles = (*own, *before, rules.step_words.title, *after, "Status", rules.did.title)
    groups: dict[tuple[str, ...], list[RosterRow]] = {}
    for row in rows:
        groups.setdefault(row.unit.path, []).append(row)
    for path, members in groups.items():
        heading = rules.heading(members, book.standing)
        say()
        say(f"{' / '.join(path)}: {heading.detail}, {heading.right}")
        print_table(titles, [tuple(_cells(row, codes)) for row in members])
    say()


def _cells(row: RosterRow, codes: dict[int, str]) -> Iterator[str]:
    unit = row.unit
    yield codes.get(unit.id, "")
    yield unit.designation
    yield row.kind
    yield row.ratings
    yield from (figure.text for figure in row.printed)
    yield _boxes(row)
    yield from (figure.text for figure in row.strengths)
    yield _status(row)
    yield "; ".join(row.did)


def _boxes(row: RosterRow) -> str:
    """The boxes from the left: ``[2][3][x]``."""
    if not row.has_boxes:
        return ""
    if not row.boxes_known:
        return _NOT_ENTERED
    unit = row.unit
    # A game may print numbers in some boxes only, or in none.
    texts = [row.boxes[at] if at < len(row.boxes) else "" for at in range(unit.steps)]
    return "".join(
        f"[{_CROSSED if at >= unit.steps_left else text or _OPEN}]" for at, text in enumerate(texts)
    )


def _status(row: RosterRow) -> str:
    own = ["lost"] if not row.unit.steps_left else ["flipped"] if row.flipped else []
    return ", ".join((*own, *(mark.words for mark in row.marks)))


def _counts(row: RosterRow) -> bool:
    """Whether its steps are its own."""
    # What only stands in for boxes nobody has entered, or for none, would be read as counted.
    return row.boxes_known and row.has_boxes


def _as_json(
    sheet: RosterSheet, book: RosterBook, codes: dict[int, str], deeds: str
) -> dict[str, object]:
    rows = [
        {
            "code": codes.get(row.unit.id, ""),
            "id": row.unit.id,
            "designation": row.unit.designation,
            "formation": list(row.unit.path),
            "ratings": row.ratings,
            "steps": row.unit.steps if _counts(row) else None,
            "steps_left": row.unit.steps_left if _counts(row) else None,
            "boxes": list(row.boxes),
            "strengths": [figure.text for figure in row.strengths],
            "flipped": row.flipped,
            "markers": dict(row.markers),
            deeds: list(row.did),
        }
        for row in _rows(sheet, book)
    ]
    return {"sheet": sheet.title, "side": sheet.side, "rows": rows}
