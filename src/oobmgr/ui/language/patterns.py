"""Texts with holes: how one is found in what was put together, and what it has in its holes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from oobmgr.domain.values import dataclass

_BREAKS: Final = (",", ";", ":")
HOLE: Final = re.compile(r"\{(\d+)\}")
WORD: Final = re.compile(r"[^\W\d_]{2,}")
_HOLE_WITH_WORDS: Final = re.compile(r"[^\W\d_]*\{\d+\}[^\W\d_]*")
LEAST_LETTERS: Final = 4
"""A pattern of shorter words, such as ``{0} of {1}``, is also how names of players are made: what
it leaves open must be known, or be no word."""
_WORDS_OF_A_SENTENCE: Final = 3
"""So many make a sentence, however short they are: ``{0} is not on the map``."""
_SENTENCE_ENDS: Final = (".", ":", "?", "!")
_NOUN: Final = re.compile(r" [a-z]+")
_TITLE_AND_NUMBER: Final = re.compile(r"[^\W\d].* [\d.,]+")
_LAST_WORD: Final = re.compile(r"\{\d+\} [^\W\d_]+")
"""A pattern such as ``{0} group``, which is also how names end: what it is of must be known."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """A text with holes: what is fixed of it, its holes, what is said for it.

    `least` is how many letters each hole holds at least. `expression` matches where holes touch one
    another or come twice, which is rare; else it is None. What says most by itself, by the letters
    of its own, comes first by `rank`, and of such as say as much that with the fewest holes.
    """

    said: str
    pieces: tuple[str, ...]
    names: tuple[str, ...]
    least: tuple[int, ...]
    expression: re.Pattern[str] | None
    fixed: int
    rank: tuple[int, int]
    ends_a_name: bool
    short: bool

    @property
    def parts_a_sentence(self) -> bool:
        """Whether it leaves a word open in what it tells of the name before its colon."""
        first, *rest = self.pieces
        return len(rest) > 1 and not first and rest[0].startswith(": ") and rest[0] != ": "

    def takes_apart(self, told: str, holes: Mapping[str, str]) -> bool:
        """Whether what is told behind a colon is in no hole, but parted among holes and words."""
        if told in holes.values():
            return False
        within = bool(self.pieces[-1]) and any(": " in value for value in holes.values())
        return within or any(": " in piece for piece in self.pieces[:-1])

    def tears(self, name: str, value: str) -> bool:
        """Whether words behind a hole are parted from what is in it, by a comma or for a count."""
        return self._miscounts(name, value) or (
            value.endswith(_BREAKS) and bool(self.pieces[self.names.index(name) + 1].strip())
        )

    def _miscounts(self, name: str, value: str) -> bool:
        """Whether a title stands where a colon counts, as in ``Undo: Bought 3 units``."""
        at = self.names.index(name)
        if not self.pieces[at].endswith(": ") or not _TITLE_AND_NUMBER.fullmatch(value):
            return False
        return _NOUN.fullmatch("".join(self.pieces[at + 1 :])) is not None

    def holes(self, text: str) -> dict[str, str] | None:
        """What a text has in the holes, by their numbers; None where it is another text.

        Each hole takes as little as it can. Found piece by piece that is one look at the text; an
        expression tries every place of every piece, which takes a long text a hundred times longer.
        """
        last = self.pieces[-1]
        if not text.startswith(self.pieces[0]) or not text.endswith(last):
            return None
        # What ends a sentence is not part of the name that stands there.
        if not last and text.endswith(_SENTENCE_ENDS):
            return None
        if self.expression is not None:
            match = self.expression.fullmatch(text)
            return match and {name[1:]: value for name, value in match.groupdict().items()}
        found: dict[str, str] = {}
        end, begin = len(text) - len(last), len(self.pieces[0])
        for name, least, piece in zip(self.names, self.least, self.pieces[1:], strict=True):
            at = end if len(found) == len(self.names) - 1 else text.find(piece, begin + least, end)
            if at < begin + least:
                return None
            found[name] = text[begin:at]
            begin = at + len(piece)
        return found


def anchors_of(texts: Collection[str]) -> dict[str, str]:
    """The word that each pattern is found by, the rarest among them; not in it without a word.

    A text is looked at by each pattern of each of its words: by their longest words *units* alone
    would have hundreds.
    """
    words = {text: _words_of(text) for text in texts}
    often = Counter(word for found in words.values() for word in found)
    return {
        text: min(found, key=lambda word: (often[word], -len(word)))
        for text, found in words.items()
        if found
    }


def _words_of(text: str) -> list[str]:
    """The words of a pattern, but for such as a hole may make longer, if it has others."""
    whole = WORD.findall(_HOLE_WITH_WORDS.sub(" ", text)) or WORD.findall(HOLE.sub(" ", text))
    return [word.casefold() for word in whole]


def pattern_of(text: str, said: str) -> Pattern:
    """What is said for a text with holes, ready to be looked for."""
    pieces = HOLE.split(text)  # fixed, number of a hole, fixed, …
    fixed, names = tuple(pieces[::2]), tuple(pieces[1::2])
    apart = len(set(names)) == len(names) and all(fixed[1:-1])
    # What is done to a name is small in a language that has capitals for things.
    noun = said.rpartition(" ")[2][:1].isupper()
    return Pattern(
        said=said,
        pieces=fixed,
        names=names,
        least=tuple(int(_length(pieces, at) == "+?") for at in range(1, len(pieces), 2)),
        expression=None if apart else _expression(pieces),
        fixed=sum(map(len, fixed)),
        rank=(-sum(len(piece.replace(" ", "")) for piece in fixed), len(names)),
        ends_a_name=noun and _LAST_WORD.fullmatch(text) is not None,
        short=_is_short(WORD.findall(HOLE.sub(" ", text))),
    )


def _is_short(words: Sequence[str]) -> bool:
    return len(words) < _WORDS_OF_A_SENTENCE and max(map(len, words)) < LEAST_LETTERS


def _expression(pieces: Sequence[str]) -> re.Pattern[str]:
    """What matches a text with holes; one that comes again holds the same."""
    seen: set[str] = set()
    expression = ""
    for at, piece in enumerate(pieces):
        if at % 2 == 0:
            expression += re.escape(piece)
        elif piece in seen:
            expression += f"(?P=h{piece})"
        else:
            seen.add(piece)
            expression += f"(?P<h{piece}>.{_length(pieces, at)})"
    return re.compile(expression, re.DOTALL)


def _length(pieces: Sequence[str], at: int) -> str:
    """How much a hole holds: as a word of its own something, hung on to another maybe nothing.

    Of two holes side by side the first takes all that it can: the second is mostly left empty.
    """
    if pieces[at - 1] == "" and at > 1:
        return "*?"
    if at + 2 < len(pieces) and pieces[at + 1] == "":
        return "+"
    return "*?" if pieces[at - 1] and not pieces[at - 1].endswith((" ", "(", "“")) else "+?"
