"""Texts in another language: known whole, by their pattern, or put together from parts that are."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital

_HOLE: Final = re.compile(r"\{(\d+)\}")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_GROUPED: Final = re.compile(r"(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,]|\.\d)")
_SEPARATORS: Final = ("&nbsp;", "\n", "\t", " · ", "; ", ". ", ": ", " – ", ", ")
"""Where a text is taken apart that is not known whole, the strongest first."""
_ENDS: Final = ("...", "…", ".", ":", "?", "!", " ▾", " ▴")
_LEAST_LETTERS: Final = 4
"""A pattern of shorter words, such as ``{0} of {1}``, would match names of players."""
_NUMBER: Final = r"[\d.,½¼¾⅓⅔−+ \u2009]"
"""What a hole of a pattern with shorter words may hold: ``3 of 8`` is no name."""
_SENTENCE: Final = re.compile(r"\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b")
"""Words that are no name: a pattern that leaves such a piece of English in a hole is not meant."""
_DEEPEST: Final = 5
_KEPT: Final = 50_000
_AROUND: Final = " ,;"
_Finish = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class _Pattern:
    """A text with holes: what matches it, what is said for it, and how much of it is fixed."""

    matches: re.Pattern[str]
    said: str
    fixed: int


class Phrasebook:
    """What is said in one language for the texts of the program."""

    def __init__(self, phrases: Mapping[str, str], *, group: str = ",", small: str = "") -> None:
        """Take in translations by their English text.

        `group` goes between thousands. `small` is what a word looks like that a language with
        capitals for things writes small within a sentence, such as *lost* and *held*.

        A hole is written ``{0}``, ``{1}`` …, in the order of the English text; a translation may
        use them in another order, or leave one out.
        """
        self._whole: dict[str, str] = {}
        self._patterns: dict[str, list[tuple[str, str]]] = {}
        self._group = group
        self._small = re.compile(small) if small else None
        for text, said in phrases.items():
            self._learn(text, said)
            # A label may be what a sentence is elsewhere; code puts pieces together with a comma.
            bare = text.removesuffix(".").strip(_AROUND)
            if bare != text and len(bare) >= _LEAST_LETTERS:
                self._learn(bare, said.removesuffix(".").strip(_AROUND))
        self._ready: dict[str, tuple[_Pattern, ...]] = {}
        # A page asks for the same texts at each painting.
        self.said = lru_cache(_KEPT)(self._said)

    def _learn(self, text: str, said: str) -> None:
        if not _HOLE.search(text):
            self._whole.setdefault(text, said)
        elif anchor := _anchor(text):
            self._patterns.setdefault(anchor, []).append((text, said))

    def _said(self, text: str) -> str:
        """What is said for a text; the text itself, with its numbers written anew, if unknown."""
        found = self._find(text, 0)
        return self._numbers(text) if found is None else found

    def _numbers(self, text: str) -> str:
        return _GROUPED.sub(lambda number: number[0].replace(",", self._group), text)

    def _find(self, text: str, depth: int) -> str | None:
        if depth > _DEEPEST or not _WORD.search(text):
            return None
        found = self._known(text, depth)
        return self._by_parts(text, depth) if found is None else found

    def _known(self, text: str, depth: int) -> str | None:
        forms = tuple(_forms(text))
        for form, finish in forms:
            if found := self._whole.get(form):
                return finish(found)
        for form, finish in forms:
            if found := self._by_pattern(form, depth):
                return finish(found)
        return None

    def _by_pattern(self, text: str, depth: int) -> str | None:
        candidates = [
            pattern
            for word in dict.fromkeys(map(str.casefold, _WORD.findall(text)))
            for pattern in self._of_anchor(word)
        ]
        for pattern in sorted(candidates, key=lambda pattern: -pattern.fixed):
            match = pattern.matches.fullmatch(text)
            if match and (found := self._filled(pattern.said, match, depth)):
                return found
        return None

    def _of_anchor(self, word: str) -> tuple[_Pattern, ...]:
        """The patterns that hold a word; they are made when a text with it first comes."""
        if word not in self._ready:
            waiting = self._patterns.get(word, ())
            self._ready[word] = tuple(_pattern(text, said) for text, said in waiting)
        return self._ready[word]

    def _filled(self, said: str, match: re.Match[str], depth: int) -> str | None:
        holes: dict[str, str] = {}
        for name, value in match.groupdict().items():
            found = self._find(value, depth + 1)
            if found is None and _SENTENCE.search(value):
                return None
            shown = self._numbers(value) if found is None else found
            if self._small and value[:1].islower() and self._small.fullmatch(shown):
                shown = shown[:1].lower() + shown[1:]
            holes[name[1:]] = shown
        return _HOLE.sub(lambda hole: holes.get(hole[1], hole[0]), said)

    def _by_parts(self, text: str, depth: int) -> str | None:
        for separator in _SEPARATORS:
            parts = text.split(separator)
            if len(parts) > 1:
                said = [self._find(part, depth + 1) for part in parts]
                if any(part is not None for part in said):
                    pairs = zip(said, parts, strict=True)
                    return separator.join(
                        self._numbers(own) if new is None else new for new, own in pairs
                    )
        return None


def _forms(text: str) -> Iterator[tuple[str, _Finish]]:
    """A text as it may be known: as it is, without its end, with the other first letter."""
    yield text, str
    bare, end = _without_end(text)
    if end:
        yield bare, lambda found: f"{_without_end(found)[0]}{end}"
    small = bare[:1].lower() + bare[1:]
    if small != bare:
        yield small, lambda found: f"{with_capital(_without_end(found)[0])}{end}"
        if end:
            yield f"{small}{end}", with_capital
        return
    # A title within a sentence; other languages have capitals of their own, which stay.
    large = with_capital(bare)
    if large != bare:
        yield large, lambda found: f"{_without_end(found)[0]}{end}"


def _without_end(text: str) -> tuple[str, str]:
    for end in _ENDS:
        if text.endswith(end) and len(text) > len(end):
            return text.removesuffix(end), end
    return text, ""


def _anchor(text: str) -> str:
    """The word that a pattern is found by: its longest; none if it has no word of its own."""
    return max(_WORD.findall(_HOLE.sub(" ", text)), key=len, default="").casefold()


def _pattern(text: str, said: str) -> _Pattern:
    pieces = _HOLE.split(text)  # fixed, number of a hole, fixed, …
    kind = _NUMBER if len(_anchor(text)) < _LEAST_LETTERS else "."
    seen: set[str] = set()
    expression = ""
    for at, piece in enumerate(pieces):
        if at % 2 == 0:
            expression += re.escape(piece)
        elif piece in seen:
            expression += f"(?P=h{piece})"
        else:
            seen.add(piece)
            expression += f"(?P<h{piece}>{kind}{_length(pieces, at)})"
    if not pieces[-1]:  # what ends a sentence is not part of the name that stands there
        expression += "(?<![.:?!])"
    fixed = sum(len(piece) for piece in pieces[::2])
    return _Pattern(re.compile(expression, re.DOTALL), said, fixed)


def _length(pieces: Sequence[str], at: int) -> str:
    """How much a hole holds: as a word of its own something, hung on to another maybe nothing.

    Of two holes side by side the first takes all that it can: the second is mostly left empty.
    """
    if pieces[at - 1] == "" and at > 1:
        return "*?"
    if at + 2 < len(pieces) and pieces[at + 1] == "":
        return "+"
    return "*?" if pieces[at - 1] and not pieces[at - 1].endswith((" ", "(", "“")) else "+?"
