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

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from oobmgr.domain.places import resources_dir
from oobmgr.domain.wording import AsWritten as AsWritten
from oobmgr.ui.language.marks import ENGLISH_MARKS, Marks

if TYPE_CHECKING:
    from oobmgr.rules.cases import Case
    from oobmgr.ui.language.phrases import Phrasebook

ENGLISH: Final = "en"
AS_THE_DESKTOP: Final = ""
"""In place of a language: the one that the desktop is set to."""
LANGUAGES: Final = {ENGLISH: "English", "de": "Deutsch"}
"""Languages that can be chosen, each in its own words."""
_MARKS: Final = {"de": (".", ",")}
"""What a language writes between thousands and before tenths."""
_ORDINALS: Final = {"de": "."}
"""What a language writes behind the number of a day."""
_SECTION: Final = re.compile(r"\d+(?:\.\d+)+")
_CASES: Final = "cases"
"""The folder of what the cases of the games are called and say, a file for each game."""
_BOOKS: Final = "books"
"""The file of what the layers below the window say, such as the months."""
_KEYS: Final = "keys"
_UNITS: Final = "units"
"""The files of the names of keys and of the kinds of units."""
_NAME: Final = "''"
"""In place of a name: what stands in such marks was typed, and stays."""
_SHORT: Final = "short.txt"
"""The file of words in short, a line each: that of English, and in the folder of a language."""
_SMALL: Final = {
    "de": r"(Ge|Ver|Be|Er|Ent|Zer|Un|Ein|Auf|Ab|Aus)\w+(t|en)|\w+(ig|lich|isch|bar|los)|Jetzt"
}
"""How words for a state end, in a language that has capitals for things."""


@dataclass(slots=True)
class _Spoken:
    """The language of the window, its translations by file, and what is said for the open game.

    `told` are the games whose cases it knows.
    """

    code: str = ENGLISH
    files: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    book: Phrasebook | None = None
    told: set[str] = field(default_factory=set)
    marks: Marks = ENGLISH_MARKS


_SPOKEN: Final = _Spoken()


def speak(language: str) -> None:
    """Show what is shown from now on in a language of `LANGUAGES`; an unknown one is English."""
    folder = resources_dir() / "translations" / language
    if language == ENGLISH or language not in LANGUAGES or not folder.is_dir():
        _SPOKEN.code, _SPOKEN.book, _SPOKEN.marks = ENGLISH, None, ENGLISH_MARKS
        return
    # Here, for an English window needs none of it, and most windows are English.
    from oobmgr.ui.language.linguist import read_phrases

    _SPOKEN.code, _SPOKEN.files = language, read_phrases(folder)
    group, point = _MARKS.get(language, (",", "."))
    _SPOKEN.marks = Marks(group, point, _SPOKEN.files.get(_KEYS, {}))
    speak_of("")


def speak_of(
    game: str, sides: Sequence[str] = (), cases: Callable[[], Mapping[str, Case]] = dict
) -> None:
    """Take the words of a game before those of others: *entered* is another word in each.

    `sides` are its sides by name. `cases` are read for their sections of the rulebook, which may
    look like numbers.
    """
    if _SPOKEN.code == ENGLISH:
        return
    from oobmgr.ui.language.calendar import months_of
    from oobmgr.ui.language.phrases import Phrasebook

    phrases: dict[str, str] = {}
    files = {**_SPOKEN.files, _CASES: _cases_of(game)}
    # The game first: what it says of a word goes before what the window and other games say.
    for name in dict.fromkeys((game, _CASES, "window", _BOOKS, *files)):
        for text, said in files.get(name, {}).items():
            phrases.setdefault(text, said)
    _SPOKEN.told = {game}
    _SPOKEN.book = Phrasebook(
        phrases,
        units=_SPOKEN.files.get(_UNITS, {}),
        sides=sides,
        cases=_sections(cases()),
        marks=_SPOKEN.marks,
        months=months_of(_SPOKEN.files.get(_BOOKS, {}), _ORDINALS.get(_SPOKEN.code, "")),
        small=_SMALL.get(_SPOKEN.code, ""),
    )


def keep_names(names: frozenset[str]) -> None:
    """Leave these names of the open campaign as they are, where a text of the program has them."""
    if _SPOKEN.book is not None:
        _SPOKEN.book.keep(names)


def speak_cases_of(game: str, cases: Mapping[str, Case]) -> None:
    """Know what the cases of a game say although another is open, or none: its rules are read."""
    if _SPOKEN.book is not None and game not in _SPOKEN.told:
        _SPOKEN.told.add(game)
        _SPOKEN.book.learn(_cases_of(game), _sections(cases))


def _sections(cases: Mapping[str, Case]) -> set[str]:
    """The sections of the rulebook that cases name, which look like numbers with a point."""
    return {section for case in cases.values() for section in _SECTION.findall(case.source)}


def _cases_of(game: str) -> Mapping[str, str]:
    """The cases of a game alone: a thousand sentences that no window shows of the other games."""
    from oobmgr.ui.language.linguist import read_file

    path = resources_dir() / "translations" / _SPOKEN.code / _CASES / f"{game}.ts"
    return read_file(path) if path.is_file() else {}


def language() -> str:
    """The language that is spoken, by its code."""
    return _SPOKEN.code


def short_words() -> Mapping[str, str]:
    """The words, or parts of words, that the language of the window has in short; small letters."""
    folder = "" if _SPOKEN.code == ENGLISH else _SPOKEN.code
    path = resources_dir() / "translations" / folder / _SHORT
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    pairs = (line.partition(" = ") for line in lines if not line.startswith("#"))
    return {word: short for word, parted, short in pairs if parted}


def tr(text: str) -> str:
    """A text of the program in the language of the window; what is not known stays as it is.

    What a player wrote goes through unchanged by its type. Within a text of ours a name is known by
    itself (`keep_names`).
    """
    # In English this is all that happens, some ten thousand times for a page.
    if _SPOKEN.book is None or type(text) is AsWritten:
        return text
    # Said once and for all: a label asks again for what it is given, and what is said may look like
    # a text of ours with a hole in it.
    return AsWritten(_SPOKEN.book.said(text))


def tr_about(name: str, text: str) -> str:
    """A text with the name of something of a player in it, whatever that name is elsewhere.

    The name stands for the braces in the text: ``{} itself``.
    """
    return AsWritten(tr(text.replace("{}", _NAME)).replace(_NAME, name))


def tr_each(separator: str, texts: Iterable[str]) -> str:
    """Texts side by side, each said by itself.

    Joined first, they would be looked for as one long sentence, which takes a second.
    """
    return AsWritten(separator.join(map(tr, texts)))


def searched_words(text: str) -> str:
    """The lines of a text as they are shown, and as the books hold them: a search finds both.

    Each line by itself: many rows have the same formations, and what was said once is known, but
    the text of a whole row stands only there.
    """
    if _SPOKEN.book is None:
        return text
    said = tr_each("\n", text.split("\n"))
    return text if said == text else f"{said}\n{text}"


def tr_cells(text: str) -> str:
    """Lines of cells with tabs between them, each cell said by itself.

    A table of a hundred lines at once would be looked for in all its parts, for minutes.
    """
    return AsWritten("\n".join(tr_each("\t", line.split("\t")) for line in text.split("\n")))


def typed_number(text: str) -> str:
    """A number as a person typed it in the language of the window, as the program reads it."""
    return _SPOKEN.marks.read(text)
