"""Which drawing shows a type of unit, by the words of orders of battle.

The words stand in resources/symbols/symbols.toml, for all games.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from oobmgr.domain.places import resources_dir

PLAIN: Final = "plain"
"""The drawing of a type that nobody knows: the frame alone."""

_WORDS: Final = re.compile(r"[\w-]+")


@cache
def symbol_names() -> Mapping[str, str]:
    """The drawing for each word or name of a type, in lower case."""
    names: dict[str, str] = _document()["symbols"]
    return names


# Of the whole process: whoever draws a symbol knows the words of a type alone.
_OWN: dict[str, str] = {}
"""The drawings of the game that is open, by its own names of types in lower case."""


def take_symbols(names: Mapping[str, str]) -> None:
    """Let the types of the game that is opened be drawn as it says, in place of those before."""
    if names != _OWN:
        _OWN.clear()
        _OWN.update(names)
        # What was found for the game before may be drawn otherwise in this one.
        symbol_name.cache_clear()


@cache
def symbol_name(unit_type: str) -> str:
    """The name of the drawing for a type: of the whole, else of the words in it that say most.

    The longest entry among the words counts, and one that is general (``artillery``) only where no
    other is among them. `PLAIN` where none is.
    """
    whole = unit_type.strip().casefold()
    # The game first: the same words may mean another arm in another century.
    if whole in _OWN:
        return _OWN[whole]
    names = _known_words()
    if whole in names:
        return names[whole]
    # Spaces around each word, so that a name is found as whole words only.
    words = f" {' '.join(_WORDS.findall(whole))} "
    inside = [(name, words.find(f" {name} ")) for name in names if f" {name} " in words]
    general = _general()
    telling = [(name, at) for name, at in inside if name not in general]
    if telling:
        # The longest name says most; of two as long the one that stands further left.
        return names[min(telling, key=lambda found: (-len(found[0]), found[1]))[0]]
    return next((names[name] for name in _known(inside, general)), PLAIN)


def _known_words() -> Mapping[str, str]:
    """The words of all games, those of the open one in their place where it draws them otherwise.

    What a game leaves a plain frame is so as a whole alone: an air unit, but no airborne one.
    """
    own = {name: drawing for name, drawing in _OWN.items() if drawing != PLAIN}
    return {**symbol_names(), **own}


def _known(inside: Iterable[tuple[str, int]], general: tuple[str, ...]) -> Iterable[str]:
    """The general words that were found, the one that says most first."""
    found = {name for name, _ in inside}
    return (name for name in general if name in found)


@cache
def _general() -> tuple[str, ...]:
    return tuple(_document()["general"])


@cache
def _document() -> Mapping[str, Any]:
    path = resources_dir() / "symbols" / "symbols.toml"
    # Loaded with the words: the first window draws symbols by the names of their drawings alone.
    import tomllib

    return tomllib.loads(path.read_text(encoding="utf-8"))
