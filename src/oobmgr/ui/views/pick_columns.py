"""The columns that lists of units to pick from have in common."""

from collections.abc import Callable
from typing import Final, TypeVar

from oobmgr.ui.emblems import Emblem
from oobmgr.ui.theme import Token
from oobmgr.ui.widgets.columns import Column

Row = TypeVar("Row")
STATE: Final = "state"


def pick_columns(
    picked: Callable[[Row], str],
    symbol: Callable[[Row], tuple[str, str, Emblem]],
    unit: Column[Row],
) -> tuple[Column[Row], ...]:
    """The first columns of every list: a box to tick, the symbol of the unit, and its name.

    `picked` says in a word how a row is picked, empty where it is not; `symbol` is type, size and
    side.
    """
    return (
        Column(
            key="pick",
            title="",
            text=lambda row: f"picked, {picked(row)}" if picked(row) else "",
            width=30,
            paint=picked,
            spoken=lambda row: f"picked, {picked(row)}" if picked(row) else "not picked",
            search=False,
            sentence="Whether the unit is picked, and how. Space or a click picks.",
        ),
        Column(
            key="symbol",
            title="",
            text=lambda row: symbol(row)[0],
            width=40,
            paint=symbol,
            spoken=lambda row: " ".join(filter(None, symbol(row)[:2])),
            search=False,
            sentence="The symbol of the type, with the size above it, in the form of the side.",
        ),
        unit,
    )


def unit_column(
    name: Callable[[Row], str],
    tooltip: Callable[[Row], str],
    words: Callable[[Row], str] | None = None,
    *,
    stretch: bool = True,
) -> Column[Row]:
    """The column of the names: half-bold, elided in the middle, where designations say least."""
    return Column(
        key="unit",
        title="Unit",
        text=name,
        stretch=stretch,
        strong=True,
        elide="apart",
        tooltip=tooltip,
        words=words,
        sentence="The number or name of the unit.",
    )


def hex_column(where: Callable[[Row], str], width: int) -> Column[Row]:
    """The column of the hexes; the tool tip says what is cut."""
    return Column(
        key="hex",
        title="Hex",
        text=where,
        width=width,
        tooltip=where,
        sentence="Where the unit is.",
    )


def state_column(
    state: Callable[[Row], str],
    sentence: str,
    *,
    token: Token | Callable[[Row], Token] = "ink2",
    width: int = 0,
) -> Column[Row]:
    """The column of the states; without a `width` it is as wide as its words, all of them."""
    return Column(
        key=STATE,
        title="State",
        text=state,
        token=token,
        width=width,
        whole=not width,
        tooltip=state,
        sentence=sentence,
    )
