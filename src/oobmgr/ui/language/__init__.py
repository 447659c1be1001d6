"""The one door by which a text of the program reaches the window in another language.

Everything below the window speaks English: rules, refusals, workings, the ledger. So a campaign
file and an export are the same in every language, and two players of one campaign may each read it
in their own. `tr` is asked where a text is put on the glass, never where it is made or compared.

The words stand in Linguist files (`resources/translations/<language>/*.ts`);
`tools/translations.py` finds the texts in the code. Qt's own `tr` finds whole texts only. Ours are
mostly sentences with names and numbers in them that were put together far below the window, so a
text is also known by its pattern (`phrases.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.places import resources_dir

if TYPE_CHECKING:
    from oobmgr.ui.language.phrases import Phrasebook

ENGLISH: Final = "en"
AS_THE_DESKTOP: Final = ""
"""In place of a language: the one that the desktop is set to."""
LANGUAGES: Final = {ENGLISH: "English", "de": "Deutsch"}
"""Languages that can be chosen, each in its own words."""
_spoken: list[tuple[str, Phrasebook]] = []


def speak(language: str) -> None:
    """Show what is shown from now on in a language of `LANGUAGES`; an unknown one is English."""
    _spoken.clear()
    folder = resources_dir() / "translations" / language
    if language == ENGLISH or language not in LANGUAGES or not folder.is_dir():
        return
    from oobmgr.ui.language.linguist import read_phrases
    from oobmgr.ui.language.phrases import Phrasebook

    _spoken.append((language, Phrasebook(read_phrases(folder), group=_GROUPS.get(language, ","))))


_GROUPS: Final = {"de": "."}
"""What a language writes between thousands."""


def language() -> str:
    """The language that is spoken, by its code."""
    return _spoken[0][0] if _spoken else ENGLISH


def tr(text: str) -> str:
    """A text of the program in the language of the window; what is not known stays as it is.

    Names that players gave go through unchanged unless they are, to the letter, words of ours.
    """
    # In English this is all that happens, some ten thousand times for a page.
    return _spoken[0][1].said(text) if _spoken else text
