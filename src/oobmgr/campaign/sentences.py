"""Whose words the sentence of an entry is: ours, or what a player gave with the command."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.wording import AsWritten

GIVEN: Final = (
    "sentence <> '' AND "
    """instr(command_values, '"' || replace(sentence, ' / ', '", "') || '"')"""
)
"""Whether the sentence of a stored entry is a text of its command, or a path, as SQL: the
values of a command, which for an import are as long as a book, are looked through there."""


def sentence_of(sentence: str, given: int) -> str:
    """The sentence of an entry: a reason that was typed, and the path of a formation, stay so."""
    return AsWritten(sentence) if given else sentence
