"""Texts in another language: known whole, by their pattern, or put together from parts that are."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final

from oobmgr.ui.language.calendar import NO_MONTHS, Months
from oobmgr.ui.language.forms import forms, without_end
from oobmgr.ui.language.marks import ENGLISH_MARKS, Marks
from oobmgr.ui.language.patterns import HOLE, LEAST_LETTERS, WORD, Pattern, anchors_of, pattern_of

_ARROW: Final = " → "
_SIGNS: Final = (_ARROW, ", ", " − ", " + ")
_STOP: Final = ". "
_SEPARATORS: Final = ("&nbsp;", "\n", "\t", " · ", "; ", _STOP, ": ", " – ", *_SIGNS)
"""Where a text is taken apart that is not known whole, the strongest first."""
_WITHIN: Final = (" – ", *_SIGNS)
"""Such as stand within a sentence."""
_SENTENCE: Final = re.compile(
    r"\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b"
    r"|\b(?:a|after|an|any|are|at|be|been|began|by|cannot|does|each|every|for|from|has|have|how|into|is|its?|must|no|"
    r"none|nor|not|once|or|than|that|they|this|to|were|what|when|where|whether|which|who|with|without)\b"
    r"|\b(?:and|of|the)$|^the\b"
)
"""Words that are not a name: a pattern that leaves such a word in a hole is not meant."""
_SO_MANY: Final = re.compile(r"([\d.,]+) (\D+)")
"""What is open in ``4 infantry units``: how many, and of what."""
_FEW_LETTERS: Final = 12
"""A pattern of fewer fixed letters is not meant where a comma stands in what it leaves open.

One that begins with a word of its own is.
"""
_NUMBERED: Final = re.compile(r"(?:^|[ (/'])\d{1,3}$")
"""Before a stop that may end a sentence, or not: of ``6. Armee``."""
_BREAK: Final = re.compile(r"[,;.:](?: |$)|[\n\t]")
_COUNTED: Final = re.compile(r"([^\n,;:.]*[^\W\d_])( (?:[+−-]?[\d.,]+|\([^() ]+\)|\[[^\[\]]+\]))")
_COMMA: Final = ", "
_DEED: Final = re.compile(r"[A-Z][a-z]+ \{0\}")
_OF_WHOM: Final = re.compile(r"([A-Z][A-Za-z ]*[a-z]) (\d+ [a-z].*)")
"""So many of a kind, and what stands before them: ``Ruritania 5 infantry``."""
_NUMBER_BEFORE: Final = re.compile(r"([\d.,½–-]*[\d½] )([^\W\d_][^\n,;:.]*)")
"""So many of what no pattern counts: ``0 ammo``, and a span of a die before its result."""
_LIST_AFTER: Final = ": "
"""Behind it a comma parts what is listed; in other holes it ends what they hold."""
_TYPED: Final = re.compile(r"'[^']*'")
_SIGN: Final = re.compile(r"[A-Za-z][A-Za-z/]{0,4}")
"""What a good is called for short, such as SP."""
_LONGEST_REST: Final = 6
_DEEPEST: Final = 5
_KEPT: Final = 50_000
_AROUND: Final = " ,;"


class Phrasebook:
    """What is said in one language for the texts of the program."""

    def __init__(
        self,
        phrases: Mapping[str, str],
        *,
        units: Mapping[str, str] | None = None,
        sides: Sequence[str] = (),
        cases: Collection[str] = (),
        marks: Marks = ENGLISH_MARKS,
        months: Months = NO_MONTHS,
        small: str = "",
    ) -> None:
        """Take in translations by their English text.

        `units` are kinds of units, which stand behind the name of one. What begins with one of the
        `sides` belongs to it: an account, a phase. `marks` are how numbers and keys are written;
        `cases` of the rules are no numbers, `months` those of dates. `small` is what a word looks
        like that a language with capitals for things writes small within a sentence, such as
        *lost* and *held*.

        A hole is written ``{0}``, ``{1}`` …, in the order of the English text; a translation may
        use them in another order, or leave one out.
        """
        self._whole: dict[str, str] = {}
        self._begun: set[str] = set()
        self._patterns: dict[str, list[tuple[str, str]]] = {}
        self._sides = tuple(sides)
        self._units = _units_pattern(units or {})
        self._marks = marks
        self._months = months
        self._cases = frozenset(cases)
        self._small = re.compile(small) if small else None
        self._ready: dict[str, tuple[Pattern, ...]] = {}
        self._names: frozenset[str] = frozenset()
        self._like_sides: tuple[str, ...] = ()
        # A page asks for the same texts at each painting.
        self.said = lru_cache(_KEPT)(self._said)
        # Patterns that fit a text leave the same pieces open again and again, and each piece fits
        # more: without this one sentence is taken apart a thousand times.
        self._find = lru_cache(_KEPT)(self._found)
        self.learn({**(units or {}), **phrases})

    def learn(self, phrases: Mapping[str, str], cases: Collection[str] = ()) -> None:
        """Take in more translations and cases; what is known already stays."""
        self._cases |= frozenset(cases)
        patterns: dict[str, str] = {}
        for text, said in phrases.items():
            self._learn(text, said, patterns)
            # A label may be what a sentence is elsewhere; code puts pieces together with a comma.
            bare = text.removesuffix(".").strip(_AROUND)
            if bare != text and len(bare) >= LEAST_LETTERS:
                self._learn(bare, said.removesuffix(".").strip(_AROUND), patterns)
        self._begun |= {text for text in patterns if _DEED.fullmatch(text)}
        for text, anchor in anchors_of(patterns).items():
            self._patterns.setdefault(anchor, []).append((text, patterns[text]))
        self._ready.clear()
        # What was not known before may be now.
        self.said.cache_clear()
        self._find.cache_clear()

    def keep(self, names: frozenset[str]) -> None:
        """Leave these names as they are within a text: *Removed Army* is of a formation so called.

        One that begins small is a word there: of a unit called *reserve*, sentences are silent.
        """
        kept = frozenset(name for name in names if WORD.search(name) and not name[:1].islower())
        if kept != self._names:
            self._names = kept
            sides = tuple(f"{side} " for side in self._sides)
            self._like_sides = tuple(name for name in kept if name.startswith(sides))
            self.said.cache_clear()
            self._find.cache_clear()

    def _learn(self, text: str, said: str, patterns: dict[str, str]) -> None:
        if HOLE.search(text):
            patterns.setdefault(text, said)
        else:
            self._whole.setdefault(text, said)

    def _said(self, text: str) -> str:
        """What is said for a text; if unknown the text itself, with numbers and keys as here."""
        found = self._find(text, 0)
        return self._marks.keyed(self._numbers(text) if found is None else found)

    def _numbers(self, text: str) -> str:
        return self._marks.numbered(text, self._cases)

    def _found(self, text: str, depth: int) -> str | None:
        if depth > _DEEPEST or not WORD.search(text):
            return None
        # Such a name at the end of a list, or alone, has the stop of a sentence behind it.
        if text.removesuffix(".") in self._names and (depth or text not in self._names):
            return text
        ways = (
            self._dated,
            self._known,
            self._counted,
            self._so_many,
            self._within_blanks,
            self._by_parts,
        )
        for way in ways:
            if (found := way(text, depth)) is not None:
                return found
        return None

    def _dated(self, text: str, depth: int) -> str | None:
        """A date of a turn, with what stands behind it."""
        return self._months.said(text, lambda rest: self._find(rest, depth + 1) or rest)

    def _of_unit(self, text: str, depth: int) -> str | None:
        """A unit by its name and kind: the name is a player's, the kind is ours.

        So many of a kind that a country or a deed stands before are no unit: ``Rebuilt 3 rifle``.
        """
        match = self._units.fullmatch(text)
        # What is done to a unit that has a name stands before it, too: ``Removed Bau #1 engineer``.
        if match and f"{text.partition(' ')[0]} {{0}}" in self._begun:
            return None
        whose = _OF_WHOM.fullmatch(text) if match else None
        if whose and f"{whose[1]} {{0}}" in self._begun:
            return None
        if whose and (nation := self._whole.get(whose[1])):
            return f"{nation} {self._find(whose[2], depth + 1) or whose[2]}"
        return match and f"{match[1]}{self._whole[match[2]]}{match[3]}"

    def _counted(self, text: str, depth: int) -> str | None:
        """Words with a number or a key behind them: ``On the map 4``, ``Undo (Ctrl+Z)``."""
        match = None if text in self._whole else _COUNTED.fullmatch(text)
        if match is None or (found := self._known(match[1], depth + 1)) is None:
            return None
        # What kind a thing is stands there as well: ``Odds column (calculator)``.
        word = match[2].strip(" ()[]")
        kind = self._whole.get(word) if word.islower() else None
        behind = self._numbers(match[2])
        return f"{found}{behind.replace(word, kind) if kind else behind}"

    def _so_many(self, text: str, depth: int) -> str | None:
        """Words with a number before them: ``0 ammo``, ``1-2 inoperable``."""
        bare, end = without_end(text)
        match = _NUMBER_BEFORE.fullmatch(bare)
        found = match and self._find(match[2], depth + 1)
        return (
            match and found and f"{self._numbers(match[1])}{self._as_state(match[2], found)}{end}"
        )

    def _within_blanks(self, text: str, depth: int) -> str | None:
        """What stands between blanks, as in a head that makes room for a sign."""
        bare = text.strip(" ")
        found = None if bare == text else self._find(bare, depth + 1)
        return found and text.replace(bare, found)

    def _as_state(self, text: str, said: str) -> str:
        """What is said within a sentence, a word for a state small as it is in English."""
        if self._small and text[:1].islower() and self._small.fullmatch(said):
            return said[:1].lower() + said[1:]
        return said

    def _of_side(self, text: str, depth: int) -> str | None:
        """What belongs to a side: ``Blue SP``, ``Blue Night Phase``."""
        for side in () if text.startswith(self._like_sides) else self._sides:
            rest = text.removeprefix(f"{side} ")
            # A whole sentence may begin with the name of a side, and is nothing that belongs to it.
            if (
                rest == text
                or not rest.strip()
                or rest.count(" ") > _LONGEST_REST
                or _BREAK.search(rest)
            ):
                continue
            if f"{side} {rest.split()[0]}" in self._whole:  # a country that is called like it
                continue
            name = self._whole.get(side, side)
            sign = _SIGN.fullmatch(rest)
            if sign and not rest.islower():
                return f"{name} {self._whole.get(rest, rest)}"
            if (found := self._find(rest, depth + 1)) is not None:
                return f"{found} ({name})"
            if sign:
                return f"{name} {rest}"
        return None

    def _known(self, text: str, depth: int) -> str | None:
        ways = tuple(forms(text))
        for form, finish in ways:
            # What is known whole, in any form, goes before a pattern, which may fit by chance.
            if found := self._whole.get(form):
                return finish(found)
        if found := self._of_side(text, depth) or self._of_unit(text, depth) or self._list(text):
            return found
        for form, finish in ways:
            if found := self._by_pattern(form, depth):
                return finish(found)
        return None

    def _list(self, text: str) -> str | None:
        """Whole texts side by side: a pattern would take all but its first word for a name."""
        parts = text.split(_COMMA)
        if len(parts) == 1 or any(one not in self._whole or one in self._names for one in parts):
            return None
        return _COMMA.join(self._as_state(part, self._whole[part]) for part in parts)

    def _by_pattern(self, text: str, depth: int) -> str | None:
        # ``Post: Rebuild units`` counts nothing, and ``Add one: Terrain of the firing units`` adds
        # no units: what is told is known and not taken apart.
        told = text.partition(": ")[2]
        known = told in self._whole
        candidates = [
            (pattern, holes)
            for word in dict.fromkeys(map(str.casefold, WORD.findall(text)))
            for pattern in self._of_anchor(word)
            if (holes := pattern.holes(text)) is not None
            and not (pattern.parts_a_sentence and self._is_told_whole(text))
            and not (known and pattern.takes_apart(told, holes))
        ]
        for pattern, holes in sorted(candidates, key=lambda one: one[0].rank):
            if found := self._filled(pattern, holes, depth):
                return found
        return None

    def _is_told_whole(self, text: str) -> bool:
        """Whether a sentence is known whole that is told of what stands before a colon."""
        sentence = text.partition(": ")[2].partition(". ")[0]
        return bool(sentence) and self._is_whole(sentence)

    def _of_anchor(self, word: str) -> tuple[Pattern, ...]:
        """The patterns that hold a word; they are made when a text with it first comes."""
        if word not in self._ready:
            waiting = self._patterns.get(word, ())
            self._ready[word] = tuple(pattern_of(text, said) for text, said in waiting)
        return self._ready[word]

    def _filled(self, pattern: Pattern, holes: Mapping[str, str], depth: int) -> str | None:
        if pattern.ends_a_name and (found := self._of_kind(pattern, holes, depth)):
            return found
        filled: dict[str, str] = {}
        begun = pattern.pieces[0] and not pattern.short
        weak = not begun and pattern.fixed < _FEW_LETTERS
        first = next(iter(holes))
        listed = "" if len(pattern.pieces) < 3 or pattern.pieces[-1] else pattern.pieces[-2]
        lists = pattern.names[-1] if listed.endswith(_LIST_AFTER) else ""
        for name, value in holes.items():
            bare = value.strip()
            # What a person typed is told as it was typed.
            if _TYPED.fullmatch(bare):
                filled[name] = value
                continue
            found = self._find(bare, depth + 1)
            if found is not None:
                found = value.replace(bare, found)
            # A whole sentence of ours is in one language, however many small words it has.
            whole = found is not None and self._is_whole(bare)
            if pattern.tears(name, bare) or (not whole and _SENTENCE.search(found or value)):
                return None
            # On the two sides of an arrow are texts of their own, but for what a colon is before.
            if _ARROW in value and not pattern.pieces[0].endswith(": "):
                return None
            named = pattern.ends_a_name or pattern.short
            if found is None and named and WORD.search(value):
                return None
            # What stands before a colon is told of all that follows, not of its first words.
            torn = weak and name != lists and _BREAK.search(value)
            if torn or (not weak and not begun and name == first and ": " in value):
                return None
            filled[name] = self._as_state(value, self._numbers(value) if found is None else found)
        return HOLE.sub(lambda hole: filled.get(hole[1], hole[0]), pattern.said)

    def _of_kind(self, pattern: Pattern, holes: Mapping[str, str], depth: int) -> str | None:
        """So many of a kind, the kind behind: put before it, it would want another ending."""
        counted = _SO_MANY.fullmatch(next(iter(holes.values())))
        kind = counted and self._find(counted[2], depth + 1)
        if not counted or not kind:
            return None
        return f"{HOLE.sub(self._numbers(counted[1]), pattern.said)} ({kind})"

    def _by_parts(self, text: str, depth: int) -> str | None:
        """A text put together: at the first sign where all parts are known, else where some are."""
        some: str | None = None
        for separator in _SEPARATORS:
            parts = self._parts(text, separator, depth)
            if len(parts) == 1:
                continue
            said = [self._find(part, depth + 1) for part in parts]
            if all(part is None for part in said):
                continue
            pairs = tuple(zip(said, parts, strict=True))
            whole = separator.join(
                self._numbers(own) if new is None else self._as_state(own, new) if at else new
                for at, (new, own) in enumerate(pairs)
            )
            if not any(new is None and _SENTENCE.search(own) for new, own in pairs):
                return whole
            # Half of a sentence in each language is worse than all of it in English.
            if separator not in _WITHIN:
                some = some or whole
        return some

    def _parts(self, text: str, separator: str, depth: int) -> list[str]:
        """A text taken apart, but not within what is known whole with the separator in it.

        Nor behind the number of a name, *6. Armee*, where a pattern has room for it.
        """
        pieces = text.split(separator)
        parts: list[str] = []
        while pieces:
            ends = range(len(pieces) - 1 if not parts else len(pieces), 1, -1)
            runs = (separator.join(pieces[:end]) for end in ends)
            part = next((run for run in runs if self._is_one(run, separator, depth)), pieces[0])
            parts.append(part)
            del pieces[: part.count(separator) + 1]
        return parts

    def _is_one(self, text: str, separator: str, depth: int) -> bool:
        if self._is_whole(text):
            return True
        *before, _ = text.split(separator)
        named = separator == _STOP and all(map(_NUMBERED.search, before))
        return named and self._known(text, depth + 1) is not None

    def _is_whole(self, text: str) -> bool:
        return any(form in self._whole for form, _ in forms(text))


def _units_pattern(units: Mapping[str, str]) -> re.Pattern[str]:
    """A unit by its name, its kind, and its size at the end: ``185 light infantry II``."""
    kinds = "|".join(re.escape(kind) for kind in sorted(units, key=len, reverse=True))
    # A word in small letters is none of a name, but for what some armies put behind a number.
    name = r"(?:\d{3,} [a-z]{2,4} |(?:(?![a-z]{2,} )[^ ,;:\n]+ )*?)"
    size = r"(?: (?:[IVX]+|[•.]+))?"
    return re.compile(f"({name})({kinds or '(?!)'})({size})")
