"""What lies on the map besides units, and the stacks of units: two lists of the books."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from oobmgr.domain.quantities import counted, shown
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.map_entries import MapEntry
from oobmgr.rules.stacks import StackRow
from oobmgr.ui.dialogs.books_list import CASE, STATE, BooksList
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.tags import Tag

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from oobmgr.rules.game import Game
    from oobmgr.ui.operations.desk import Desk


def on_map_list(desk: Desk, parent: QWidget) -> BooksList[MapEntry]:
    """The list of what lies on the map besides units."""
    return BooksList(
        desk,
        "On the map",
        "What is on the map besides units, as of now.",
        columns=_entry_columns(desk.game),
        ask=lambda queries: queries.on_map(),
        nothing="Nothing is entered yet. What is built or placed in the turn is listed here.",
        parent=parent,
    )


def stacks_list(desk: Desk, parent: QWidget) -> BooksList[StackRow]:
    """The list of stacks, those above the limit first."""
    return BooksList(
        desk,
        "Stacks",
        "The units in each hex against its stacking limit.",
        columns=_stack_columns(desk.game),
        ask=lambda queries: queries.stacks(),
        nothing="No unit has a hex yet. Enter it in the order of battle.",
        parent=parent,
    )


def _side(game: Game, row: MapEntry | StackRow) -> str:
    return game.side(row.side).name if row.side else ""


def _then(game: Game, row: MapEntry) -> str:
    return f"{row.next_words}, {game.calendar.label(row.then)}" if row.then else ""


def _entry_columns(game: Game) -> tuple[Column[MapEntry], ...]:
    label = game.calendar.label
    return (
        Column(key="kind", title="What", text=lambda r: r.kind, strong=True, width=128,
            sentence="What is there."),
        Column(key="place", title="Where", text=lambda r: r.place, tooltip=lambda r: r.place,
            width=130,
            sentence="Where it is on the map.",
        ),
        Column(key="side", title="Side", text=partial(_side, game),
            sentence="Whose it is."),
        Column(
            key=STATE, title="State", text=lambda r: r.state, paint=lambda r: (Tag(r.state),),
            width=124,
            sentence="Its state; for a stack, whether it is too large.",
        ),
        Column(
            key="since", title="Since", text=lambda r: label(r.since), sort=lambda r: r.since,
            sentence="The turn since which this is so."
        ),
        Column(
            key="then", title="Next", text=partial(_then, game), sort=lambda r: r.then or "",
            width=190,
            tooltip=partial(_then, game),
            sentence="What happens to it next, and in which turn.",
        ),
        Column(
            key="note", title="Note", text=lambda r: r.note, stretch=True,
            tooltip=lambda r: r.note, token="ink2",
            sentence="What is noted about it.",
        ),
        Column(
            key=CASE, title="Case", text=lambda r: shown_case(r.case), width=80,
            paint=lambda r: (r.case,),
            sentence="The rule behind it.",
        ),
    )  # fmt: skip


def _stack_tag(row: StackRow) -> tuple[Tag, ...]:
    if row.over:
        return (Tag(f"{shown(row.size - row.most)} {row.sign} too many", TagKind.WARN),)
    return ()


def _factor_limit(row: StackRow) -> str:
    """The factors that count; nothing in a game that counts none, which leaves the column out."""
    return "" if row.factors_most is None else f"at most {shown(row.factors_most)}"


def _stack_columns(game: Game) -> tuple[Column[StackRow], ...]:
    return (*_size_columns(game), *_strength_columns())


def _size_columns(game: Game) -> tuple[Column[StackRow], ...]:
    """How large a stack is, against what may stand in its hex."""
    return (
        Column(key="hex", title="Hex", text=lambda r: r.hex, stretch=True, strong=True,
            sentence="The hex that the units share."),
        Column(key="side", title="Side", text=partial(_side, game),
            sentence="Whose it is."),
        Column(
            key="units", title="Units", text=lambda r: counted(len(r.units), "unit"),
            sort=lambda r: len(r.units),
            sentence="How many units are there.",
        ),
        Column(
            key="size", title="Size", text=lambda r: r.size_words, align="right",
            sort=lambda r: r.size, whole=True,
            sentence="How large the stack is, as the stacking rules count.",
        ),
        Column(
            key="most", title="At most", text=lambda r: shown(r.most), align="right",
            sort=lambda r: r.most, width=72,
            sentence="The largest stack allowed there.",
        ),
        Column(
            key=STATE, title="State", text=lambda r: "too many" if r.over else "", paint=_stack_tag,
            # The tag says by how much; the text is what is searched and sorted.
            width=150, spoken=lambda r: "".join(tag.text for tag in _stack_tag(r)),
            sentence="Its state; for a stack, whether it is too large.",
        ),
    )  # fmt: skip


def _strength_columns() -> tuple[Column[StackRow], ...]:
    """What a stack fights with where it stands, and how much of it counts."""
    return (
        Column(key="ground", title="Ground", text=lambda r: r.ground, width=90,
            sentence="The terrain of the hex, as far as it is known."),
        Column(
            key="attack", title="Attack", text=lambda r: r.attack_words, align="right",
            sort=lambda r: r.attack or 0, width=64,
            sentence="The attack strength of all units there.",
        ),
        Column(
            key="defence", title="Defence", text=lambda r: r.defence_words, align="right",
            sort=lambda r: r.defence or 0, width=68,
            sentence="The defense strength of all units there.",
        ),
        Column(
            key="factors", title="Count", text=_factor_limit, align="right",
            sort=lambda r: r.factors_most or 0, width=84,
            sentence="How many factors of the stack count at most.",
        ),
        Column(
            key=CASE, title="Case", text=lambda r: shown_case(r.case), width=80,
            paint=lambda r: (r.case,),
            sentence="The rule behind it.",
        ),
    )  # fmt: skip
