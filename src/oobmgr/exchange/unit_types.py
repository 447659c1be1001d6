"""The words for types of units that are known: those that have a drawing."""

from __future__ import annotations

from collections.abc import Callable

from oobmgr.exchange.cells import CellFault, CellValue
from oobmgr.exchange.layouts.likeness import LEAST_LIKE, most_like
from oobmgr.exchange.unit_cells import Found, text_reader
from oobmgr.rules.game import Game
from oobmgr.rules.symbols import PLAIN, symbol_name, symbol_names

_EXPECTED = "a type such as infantry"


def known_types(game: Game) -> tuple[str, ...]:
    """The types of a game as it writes them; those that have a drawing, where it names none."""
    words = game.unit_words
    named = words.shorthand().known or words.types
    if not named and (offered := words.trait("type")):
        named = offered.offers()
    return tuple(named) or tuple(symbol_names())


def type_test(game: Game) -> Callable[[str], bool]:
    """Make the test whether a type is known.

    In a game that prices its units only whole types are known, for a price is looked up by them.
    """
    priced = _priced(game)

    def known(text: str) -> bool:
        # A drawing may be guessed from a part of the words; a price must not be.
        drawn = text.casefold() in symbol_names() if priced else symbol_name(text) != PLAIN
        return drawn or text.strip().casefold() in game.symbols

    return known


def _priced(game: Game) -> bool:
    return game.unit_figure is not None and game.unit_figure.by_type


def type_reader(game: Game) -> Callable[[CellValue, Found], str]:
    """Make the reader of the column of types. A type that is not known is a warning."""
    read_text = text_reader("type", expected=_EXPECTED)
    priced, known = _priced(game), type_test(game)

    def read(cell: CellValue, found: Found) -> str:
        before = len(found)
        text = read_text(cell, found)
        if len(found) == before and not known(text):
            found.append(_unknown(text, priced=priced, drawn=symbol_name(text) != PLAIN))
        return text

    return read


def _unknown(text: str, *, priced: bool, drawn: bool) -> CellFault:
    close, like = most_like(text, symbol_names())
    # Whole sentences: halves that are put together have no words in another language.
    advice = [f"Did you mean {close}?"] if like >= LEAST_LIKE else []
    advice.append("It is taken as it stands.")
    if not drawn:
        advice.append("It is drawn as a plain symbol.")
    if priced:
        advice.append("It has no price of its own: it pays as the common kind of its size.")
    message = f"The type {text} is not known."
    return CellFault("type", text, _EXPECTED, message, " ".join(advice), warning=True, word=True)
