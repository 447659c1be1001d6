"""Reading Linguist files: the texts of the program beside their translation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from xml.etree.ElementTree import Element, iterparse


def read_phrases(folder: Path) -> Mapping[str, Mapping[str, str]]:
    """The finished translations of a language by file (``window``, ``books``), English first.

    One that is left unfinished, or gone from the program, is not taken.
    """
    return {path.stem: read_file(path) for path in sorted(folder.glob("*.ts"))}


def read_file(path: Path) -> Mapping[str, str]:
    """The finished translations of one file, English first."""
    found: dict[str, str] = {}
    for _, element in iterparse(path):  # noqa: S314 - our own files
        if element.tag == "message":
            source, translation = element.find("source"), element.find("translation")
            if source is not None and translation is not None and _finished(translation):
                found.setdefault(source.text or "", translation.text or "")
            # The tree would keep all of the file, which has thousands of messages.
            element.clear()
    return found


def _finished(translation: Element) -> bool:
    return bool(translation.text) and translation.get("type") is None
