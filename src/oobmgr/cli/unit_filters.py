"""Which units a list shows, and what to say of a filter that no unit can pass."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from oobmgr.campaign.finding import Searched, parts_of
from oobmgr.cli.campaigns import side_id
from oobmgr.cli.formations import belongs
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.rules.marks import OFF_MAP
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.campaign.rows import FormationRow, UnitRow
    from oobmgr.rules.game import Game

Row = TypeVar("Row")
REDUCED = "reduced"
STATUS_NAMES = {"on_map": "on map", "due": "due", "dead": "dead"}


def filtered(rows: Iterable[UnitRow], wish: argparse.Namespace, game: Game) -> Iterator[UnitRow]:
    """The units that fit all filters. Raises `BadInput` for an unknown side or status."""
    side = None if wish.side is None else side_id(wish.side, game)
    status = "" if wish.status is None else _status_word(wish.status, game.mark_words)
    for row in rows:
        if side is not None and row.side != side:
            continue
        if wish.nation is not None and row.nation.casefold() != wish.nation.casefold():
            continue
        if wish.type is not None and row.type.casefold() != wish.type.casefold():
            continue
        if status and status not in _status_words(row):
            continue
        if wish.formation is not None and not belongs(row.path, wish.formation):
            continue
        yield row


def found_by_text(
    rows: Sequence[Row], text: str | None, text_of: Callable[[Row], str], noun: str = "unit"
) -> tuple[Sequence[Row], str]:
    """The rows that the words find, as in the window; and a sentence where one was mistyped.

    `text_of` is what a row is found by, in lower case.
    """
    parts = parts_of(text or "")
    if not parts:
        return rows, ""
    searched = Searched([text_of(row) for row in rows])
    places, meant = searched.likeliest(parts, range(len(rows)))
    told = f"no {noun} has {text!r}; shown is what {' or '.join(meant)} finds." if meant else ""
    return [rows[at] for at in places], told


def strangers(
    wish: argparse.Namespace, rows: Sequence[UnitRow], formations: Sequence[FormationRow]
) -> Iterator[str]:
    """A sentence for each filter that names what these books do not hold."""
    for field in ("nation", "type"):
        wanted = getattr(wish, field)
        held = sorted({getattr(row, field) for row in rows})
        if wanted is not None and wanted.casefold() not in map(str.casefold, held):
            yield f"no unit has the {field} {wanted!r}. {did_you_mean(wanted, held)}".strip()
    wanted = wish.formation
    if wanted is not None and not any(belongs(row.path, wanted) for row in formations):
        # Names are compared with a name and paths with a path: else every path would be too far
        # from what was typed.
        names = dict.fromkeys(
            PATH_SEPARATOR.join(row.path) if PATH_SEPARATOR in wanted else row.name
            for row in formations
        )
        yield f"there is no formation {wanted!r}. {did_you_mean(wanted, names)}".strip()


def status_of(row: UnitRow) -> str:
    """The status of a unit as lists show it, with the words that hold beside it."""
    return ", ".join((own_status(row), *(mark.word for mark in row.marks if not mark.away)))


def own_status(row: UnitRow) -> str:
    """The status of a unit in one word or two."""
    if row.off_map and row.status == "on_map":
        return OFF_MAP.word
    if row.status == "on_map" and row.steps_left < row.steps:
        return REDUCED
    return _stored(row)


def _status_word(text: str, marks: Iterable[str]) -> str:
    """A status as typed. Raises `BadInput` where it is not one."""
    # Scripts write it as it is saved, people as lists show it.
    word = text.casefold().replace("_", " ").strip()
    known = (*STATUS_NAMES.values(), REDUCED, OFF_MAP.word, *marks)
    if word not in known:
        advice = did_you_mean(word, known)
        raise BadInput(Fault(f"{text!r} is not a status.", "status", text, advice))
    return word


def _status_words(row: UnitRow) -> set[str]:
    words = {word for mark in row.marks for word in (mark.word, mark.group)}
    # A reduced unit is on the map too, and is found by either word; one in a box is not.
    own = own_status(row)
    return {own, *words} if own == OFF_MAP.word else {own, _stored(row), *words}


def _stored(row: UnitRow) -> str:
    return STATUS_NAMES.get(row.status, row.status)
