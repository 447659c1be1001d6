"""A description as TOML text: what a player shares, and what the editor saves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Any

from oobmgr.domain.quantities import plain
from oobmgr.games.own.description.description import FORM, HEAD, Description
from oobmgr.games.own.description.parts import default_of
from oobmgr.games.own.description.sections import SECTIONS, Section

Document = dict[str, Any]
"""A description as TOML has it: texts, whole numbers, lists and tables."""
_ESCAPED = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def written(description: Description) -> str:
    """The description as TOML."""
    return written_document(document_of(description))


def document_of(description: Description) -> Document:
    """The description as TOML has it, without what is left at its default."""
    document: Document = {HEAD: FORM}
    for section in SECTIONS:
        held = getattr(description, section.key)
        if section.single:
            found: Any = _entry(section, held)
        elif section.keyed:
            found = {entry.id: _entry(section, entry) for entry in held}
        else:
            found = [_entry(section, entry) for entry in held]
        # An empty section is left out, which reads as the same.
        if found:
            document[section.key] = found
    return document


def _entry(section: Section, entry: Any) -> Document:  # noqa: ANN401 - of any section
    names = (field.name for field in fields(entry) if field.name != "id")
    values = {name: getattr(entry, name) for name in names}
    return {
        name: _raw(value)
        for name, value in values.items()
        if value != default_of(section.kind, name)
    }


def _raw(value: Any) -> Any:  # noqa: ANN401 - any part
    if isinstance(value, Fraction):
        return plain(value)
    if isinstance(value, Mapping):
        return {key: _raw(held) for key, held in value.items()}
    return list(value) if isinstance(value, tuple) else value


def written_document(document: Mapping[str, Any]) -> str:
    """A document as TOML, its sections in their order, complete or not."""
    return "\n".join(_lines(document)) + "\n"


def _lines(document: Mapping[str, Any]) -> Iterator[str]:
    yield f"{HEAD} = {document.get(HEAD, FORM)}"
    for section in SECTIONS:
        held = document.get(section.key)
        if not held:
            continue
        if section.single:
            yield from _table(f"[{section.key}]", held)
        elif section.keyed:
            for name, entry in held.items():
                yield from _table(f"[{section.key}.{_key(name)}]", entry)
        else:
            for entry in held:
                yield from _table(f"[[{section.key}]]", entry)


def _table(head: str, entry: Mapping[str, Any]) -> Iterator[str]:
    yield ""
    yield head
    for name, value in entry.items():
        yield f"{_key(name)} = {_value(value)}"


def _key(name: str) -> str:
    # The keys that TOML takes without quotation marks.
    simple = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if simple else _text(name)


def _value(value: Any) -> str:  # noqa: ANN401 - any part
    # Before whole numbers, for to Python true is one.
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(name)} = {_value(held)}" for name, held in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(one) for one in value)}]"
    return _text(str(value))


def _text(text: str) -> str:
    return f'"{"".join(map(_letter, text))}"'


def _letter(letter: str) -> str:
    if letter in _ESCAPED:
        return _ESCAPED[letter]
    # TOML takes no control characters as they are, and no DEL.
    control = letter < " " or letter == "\x7f"
    return f"\\u{ord(letter):04x}" if control else letter
