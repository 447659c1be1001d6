"""Reading Linguist files: the texts of the program beside their translation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from xml.etree.ElementTree import Element, iterparse


def read_phrases(folder: Path) -> Mapping[str, str]:
    """All finished translations of a language, English first.

    A text that several files hold has the translation of the first file in the order of names. One
    that is left unfinished, or gone from the program, is not taken.
    """
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.ts")):
        for _, element in iterparse(path):  # noqa: S314 - our own files
            if element.tag == "message":
                source, translation = element.find("source"), element.find("translation")
                if source is not None and translation is not None and _finished(translation):
                    found.setdefault(source.text or "", translation.text or "")
                element.clear()
    return found


def _finished(translation: Element) -> bool:
    return bool(translation.text) and translation.get("type") is None
