"""Reads the entries of a description part by part, and collects what is amiss with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from datetime import date, datetime
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.unit_texts import text_faults
from oobmgr.games.own.description.description import FORM, FORMS, HEAD, Description, Weather
from oobmgr.games.own.description.lines import Path
from oobmgr.games.own.description.parts import (
    Part,
    PartKind,
    default_of,
    parts_of,
)
from oobmgr.games.own.description.sections import SECTIONS, Section
from oobmgr.games.own.description.shapes import Unread, a_factor, a_list, a_table
from oobmgr.rules.bounds import NAMED_AT_MOST
from oobmgr.rules.descriptions import NAME_LETTERS, NOTE_LETTERS
from oobmgr.rules.nearest import did_you_mean, folded, nearest
from oobmgr.rules.symbols import PLAIN, symbol_names

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
_RULE: Final = re.compile(r"[\w.()/-]+")

Found = tuple[Path, Fault]
"""A fault, and the way to what it is about."""
Names = Mapping[str, Mapping[str, str]]
"""The names of entries by their ids, by section."""
_NO_NAMES: Final[Mapping[str, Any]] = MappingProxyType({})


class Reader:
    """Reads one document and collects what is amiss, with the way to it.

    `names` are those of entries by section and id, for advice where people see names in place of
    ids.
    """

    def __init__(self, document: Mapping[str, Any], names: Names = _NO_NAMES) -> None:
        self._document = document
        self._names = names
        self._held: dict[str, Any] = {}
        self.faults: list[Found] = []

    def read(self) -> Description | None:
        """The description; None where something is wrong, which `faults` then have."""
        self._head()
        # What is not known is a fault and not passed over: a slip of the pen would be lost.
        known = {HEAD, *(section.key for section in SECTIONS)}
        for key in self._document:
            if key not in known:
                self._fault((key,), "is not part of a description.", _belongs(key, known))
        self._held = {section.key: self._section(section) for section in SECTIONS}
        return None if self.faults else Description(**self._held)

    def unsound(self) -> frozenset[str]:
        """Sections that are not all there: of what they lack nothing can be said."""
        faulty = {str(path[0]) for path, _ in self.faults if path}
        return frozenset(faulty | {key for key, held in self._held.items() if held is None})

    def sound(self) -> Description | None:
        """What can be read of a document with faults; None where its head or turns cannot be."""
        # A fault in an entry is one of its section, too.
        faulty = {path[:length] for path, _ in self.faults for length in range(len(path) + 1)}
        held: dict[str, Any] = {}
        for section in SECTIONS:
            found = self._held[section.key]
            if section.single:
                held[section.key] = None if (section.key,) in faulty else found
                continue
            entries = tuple(one for one in found or () if one is not None)
            if section.keyed:
                entries = tuple(one for one in entries if (section.key, one.id) not in faulty)
            elif (section.key,) in faulty:
                entries = ()  # faults are told by the numbers of entries, so none may be left out
            held[section.key] = entries
        # Without the table there is none, which is a weather as well.
        held["weather"] = held["weather"] or Weather()
        whole = held["game"] is not None and held["calendar"] is not None
        return Description(**held) if whole else None

    def _head(self) -> None:
        form = self._document.get(HEAD)
        if form is None:
            message = f"the file does not begin with {HEAD} = {FORM}."
            self.faults.append(((), Fault(message, advice="Write it in its first line.")))
        # To Python true is a number.
        elif isinstance(form, bool) or form != FORM:
            newer = isinstance(form, int) and form > FORM
            advice = "Install the newer program." if newer else f"Write {FORM}."
            self._fault((HEAD,), f"this program reads form {FORM} of descriptions.", advice)

    def _fault(self, path: Path, message: str, advice: str = "", value: object = "") -> None:
        text = str(value)
        self.faults.append((path, Fault(message, "", text[:NAME_LETTERS], advice)))

    # Sections and entries

    def _section(self, section: Section) -> Any:  # noqa: ANN401 - as the section
        raw = self._document.get(section.key)
        path: Path = (section.key,)
        wanted = dict if section.keyed or section.single else list
        if raw is None:
            # A section that may be empty need not be written at all.
            raw = wanted()
            if section.least:
                self._missing(section)
                return None
        if not isinstance(raw, wanted):
            advice = f"Write each under {section.heading}."
            self._fault(path, "has another form here.", advice)
            return None
        if section.single:
            return self._entry(section, raw, path, None)
        if not section.least <= len(raw) <= section.most:
            reach = (
                f"from {section.least} to {section.most}"
                if section.least
                else f"up to {section.most}"
            )
            self._fault(
                path, f"has {counted(len(raw), 'entry', 'entries')}.", f"A game has {reach}."
            )
        entries = raw.items() if isinstance(raw, dict) else enumerate(raw)
        found = [
            self._entry(section, entry, (*path, key), key if section.keyed else None)
            # No more than that are read, however many stand there: the fault says so once.
            for key, entry in list(entries)[: section.most]
        ]
        return tuple(found)

    def _missing(self, section: Section) -> None:
        form = f"[{section.key}]" if section.single else f"[{section.key}.id]"
        message = (
            f"{section.title.lower()} are missing."
            if not section.single
            else (f"{section.title.lower()} is missing.")
        )
        self.faults.append(((), Fault(message, advice=f"{section.sentence} Write {form}.")))

    def _entry(self, section: Section, raw: object, path: Path, key: object) -> Any:  # noqa: ANN401 - as the section
        if not isinstance(raw, dict):
            self._fault(
                path, "is not a table.", "Write its parts below a heading in brackets.", raw
            )
            return None
        parts = parts_of(section.kind)
        values: dict[str, Any] = {}
        if key is not None:
            values["id"] = self._id(str(key), path)
        known = [name for name in parts if name != "id"]
        for name in raw:
            if name not in known:
                self._fault((*path, name), "is not known here.", _belongs(name, known))
        for name in known:
            if name in raw:
                values[name] = self._part(parts[name], raw[name], (*path, name))
            elif parts[name].needed:
                self._fault((*path, name), "is missing.", parts[name].sentence)
            else:
                values[name] = default_of(section.kind, name)
        # Faults were told; an entry without a needed part cannot be made.
        complete = all(name in values for name in parts)
        return section.kind(**values) if complete else None

    def _id(self, key: str, path: Path) -> str:
        if not _ID.fullmatch(key):
            advice = "Write small letters, digits and _, a letter first, 30 at most."
            self._fault(path, f"{key[:NAME_LETTERS]!r} cannot be an id.", advice)
        return key

    # Parts

    def _part(self, part: Part, raw: object, path: Path) -> Any:  # noqa: ANN401 - as the part
        try:
            return _READERS[part.kind](self, part, raw, path)
        except Unread as error:
            self._fault(path, str(error), error.advice, raw)
            return None

    def text(self, part: Part, raw: object, _: Path) -> str:
        """A text of one line, or a note of several."""
        if not isinstance(raw, str):
            message = "must be text."
            raise Unread(message, 'Write it in quotation marks, "so".')
        lines = part.letters >= NOTE_LETTERS
        text = raw.strip()
        for fault in text_faults(text, "", most=part.letters, lines=lines):
            raise Unread(fault.message, fault.advice)
        if part.needed and not text:
            raise Unread("is empty.", part.sentence)
        return text

    def rule(self, part: Part, raw: object, path: Path) -> str:
        """Where the rulebook says something: ``7.2``."""
        text = self.text(part, raw, path)
        # Cases of our own begin with HB-, and nobody else's may look like them.
        if text and (not _RULE.fullmatch(text) or ".." in text or text.startswith("HB-")):
            message = f"{text!r} cannot be the number of a rule."
            raise Unread(message, "Write it without spaces, such as 7.2 or B-14.")
        return text

    def number(self, part: Part, raw: object, _: Path) -> int:
        """A whole number in its bounds."""
        # To Python true is a number.
        if isinstance(raw, bool) or not isinstance(raw, int):
            raise Unread("must be a whole number.", f"Write one from {part.low} to {part.high}.")
        if not part.low <= raw <= part.high:
            raise Unread(f"must be from {part.low} to {part.high}.")
        return raw

    def flag(self, _part: Part, raw: object, _: Path) -> bool:
        """Yes or no."""
        if not isinstance(raw, bool):
            raise Unread("must be true or false.", "Write it without quotation marks.")
        return raw

    def word(self, part: Part, raw: object, _: Path) -> str:
        """One of a few words."""
        return _known(raw, part.words, "is not known here.")

    def symbol(self, _part: Part, raw: object, _: Path) -> str:
        """A drawing, by any word that the program draws."""
        if raw == "":
            return ""
        word = raw.strip().casefold() if isinstance(raw, str) else raw
        try:
            return _known(word, (PLAIN, *symbol_names()), "is not a symbol.")
        except Unread as error:
            advice = error.advice or f"Write one such as infantry, or {PLAIN} for an empty box."
            raise Unread(str(error), advice) from None

    def one(self, part: Part, raw: object, _: Path) -> str:
        """An entry of another section."""
        if raw == "" and not part.needed:
            return ""
        return self._entry_of(part, raw)

    def some(self, part: Part, raw: object, path: Path) -> tuple[str, ...]:
        """Entries of another section."""
        found = [self._listed(part, one, (*path, at)) for at, one in enumerate(a_list(raw))]
        # What is unread is told by itself, and does not count as named twice.
        return self._once(tuple(one for one in found if one), path)

    def _listed(self, part: Part, raw: object, path: Path) -> str:
        try:
            return self._entry_of(part, raw)
        except Unread as error:
            self._fault(path, str(error), error.advice, raw)
            return ""

    def names(self, part: Part, raw: object, path: Path) -> tuple[str, ...]:
        """A list of short texts."""
        listed = a_list(raw)
        if len(listed) > part.high:
            raise Unread(f"has {len(listed)} entries.", f"Write {part.high} at most.")
        # An empty name in a list is one too many, whatever the list may be.
        plain = replace(part, needed=True)
        found = tuple(self.text(plain, one, path) for one in listed)
        for at, name in enumerate(found):
            if "," in name:
                message = f"{name!r} has a comma, which separates the names of a list."
                self._fault((*path, at), message, "Write it without.")
        return found if part.repeats else self._once(found, path)

    def _once(self, names: tuple[str, ...], path: Path) -> tuple[str, ...]:
        seen: set[str] = set()
        for name in names:
            if folded(name) in seen:
                self._fault(path, f"names {name!r} twice.", "Write it once.")
            seen.add(folded(name) or name)
        return names

    def turn(self, _part: Part, raw: object, path: Path) -> str:
        """A turn as it is written; read with the calendar once that is known."""
        # TOML reads a day without quotation marks as a date; a person means its text.
        if isinstance(raw, date) and not isinstance(raw, datetime):
            raw = raw.isoformat()
        if isinstance(raw, int) and not isinstance(raw, bool):
            raw = str(raw)
        return self.text(_TURN_TEXT, raw, path)

    def factors(self, _part: Part, raw: object, path: Path) -> Mapping[str, Fraction]:
        """What each kind of weather makes of an amount."""
        kinds = self._ids("weather")
        found: dict[str, Fraction] = {}
        for name, value in a_table(raw).items():
            try:
                found[_known(name, kinds, "is not one of the kinds of weather.")] = a_factor(value)
            except Unread as error:
                self._fault((*path, name), str(error), error.advice, value)
        return MappingProxyType(found)

    def amounts(self, part: Part, raw: object, path: Path) -> Mapping[str, int]:
        """How much of each good."""
        found: dict[str, int] = {}
        for name, value in a_table(raw).items():
            try:
                good = self._entry_of(part, name)
                found[good] = self.number(part, value, path)
            except Unread as error:
                self._fault((*path, name), str(error), error.advice, value)
        # With faults inside it is not empty; they were told already.
        if not found and not raw:
            raise Unread("is empty.", part.sentence)
        return MappingProxyType(found)

    def _entry_of(self, part: Part, raw: object) -> str:
        """The id of an entry of the section that a part names."""
        message = f"is not one of the {_WORDS[part.of]}."
        return _known(raw, self._ids(part.of), message, self._names.get(part.of, {}))

    def _ids(self, section: str) -> tuple[str, ...]:
        """What can be named of a section, as far as it can be read."""
        if section == "forms":
            return FORMS
        # Read from the document, for these sections may have faults themselves.
        if section in {"zones", "weather"}:
            weather = self._document.get("weather")
            listed = (
                weather.get("zones" if section == "zones" else "kinds")
                if isinstance(weather, dict)
                else ()
            )
            return tuple(str(one).strip() for one in listed) if isinstance(listed, list) else ()
        held = self._document.get(section)
        return tuple(map(str, held)) if isinstance(held, dict) else ()


_WORDS: Final = {
    "sides": "sides", "goods": "goods", "places": "places", "phases": "phases",
    "zones": "zones of the weather", "forms": "forms", "weather": "kinds of weather",
}  # fmt: skip
_TURN_TEXT: Final = Part(PartKind.NAME, "Turn", "A turn.")
_READERS: Final[Mapping[PartKind, Callable[[Reader, Part, object, Path], Any]]] = {
    PartKind.NAME: Reader.text,
    PartKind.NOTE: Reader.text,
    PartKind.NUMBER: Reader.number,
    PartKind.FLAG: Reader.flag,
    PartKind.WORD: Reader.word,
    PartKind.SYMBOL: Reader.symbol,
    PartKind.ONE: Reader.one,
    PartKind.SOME: Reader.some,
    PartKind.NAMES: Reader.names,
    PartKind.TURN: Reader.turn,
    PartKind.RULE: Reader.rule,
    PartKind.FACTORS: Reader.factors,
    PartKind.AMOUNTS: Reader.amounts,
}


def _belongs(name: str, known: Collection[str]) -> str:
    """What to do with a key that stands where it is not known: where it belongs, or its like."""
    # First a section by its name, then a part by where it stands, then what is spelled alike.
    own = next((one.heading for one in SECTIONS if one.key == name), "")
    if own:
        return f"It is a section of its own: write {own}."
    homes = [one.heading for one in SECTIONS if name != "id" and name in parts_of(one.kind)]
    shown = " or ".join(homes[:NAMED_AT_MOST])
    if homes and not nearest(name, known):
        return f"It belongs under {shown}."
    return did_you_mean(name, known)


def _known(
    raw: object, known: tuple[str, ...], message: str, names: Mapping[str, str] = _NO_NAMES
) -> str:
    if not isinstance(raw, str):
        raise Unread("must be text.", 'Write it in quotation marks, "so".')
    word = raw.strip()
    if word in known:
        return word
    # By name in the editor, where nobody sees ids.
    advice = did_you_mean(word[:NAME_LETTERS], [names.get(one, one) for one in known])
    raise Unread(f"{word[:NAME_LETTERS]!r} {message}", advice)
