"""The guide as the window reads it: its pages, their parts, and what a search finds in them.

A part is named as a link of the guide names it: ``turn.md`` is a page, ``turn.md#air-phase`` what
stands below one of its headings, ``case:SP-03`` what it says of a case by itself. Where several
stand with spaces between them, the first that is there is meant.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.finding import Searched, parts_of
from oobmgr.domain.places import guide_dir
from oobmgr.domain.values import dataclass
from oobmgr.known_games import entry_of
from oobmgr.rules.loading import loaded_games
from oobmgr.ui.widgets.guide_part import CASE_PART

if TYPE_CHECKING:
    from pathlib import Path

FIRST: Final = "README.md"
"""The page that lists the others."""
GLOSSARY: Final = "glossary.md"
CASES: Final = "cases.md"
"""The page with a line for each case."""

_HEADING: Final = re.compile(r"^(#{1,4}) (.+)$")
_LISTED: Final = re.compile(r"\]\(([\w-]+\.md)\)")
_PICTURE: Final = re.compile(r"!\[[^]]*\]\([^)]*\)")
_LINK: Final = re.compile(r"\[([^]]*)\]\([^)]*\)")
_SIGNS: Final = re.compile(r"\*\*|`|^\s*\|?[\s:|-]+\|?\s*$")
_EXCERPT: Final = 90
_RARE: Final = 1000
"""Behind everything that a heading finds."""
_WORD: Final = 4
"""Letters from which on a word is not an abbreviation."""
_LONG: Final = 60_000
"""Characters of a page that is shown section by section: all of it takes a third of a second."""
_CASE_ROW: Final = re.compile(r"^\| (.+?) \| [A-Z] \| (.+?) \| (.+?) \|")
_GAME: Final = 2
_SEVERAL: Final = 2
"""The level of the heading of a game, on the page of the cases."""
_ROW: Final = 9
"""The level of the line of a table: no heading has it."""
_LOOKED_UP: Final = frozenset({CASES, "options.md"})
"""Lists of everything: what explains comes before what lists."""


@dataclass(frozen=True, slots=True)
class Section:
    """What stands below one heading: the page, its title, the heading, its anchor and the words.

    `level` is 1 for the title of a page; `line` counts from 0 to the heading. `row` is the first
    cell of the line of a table, where only that line is meant.
    """

    page: str
    of: str
    heading: str
    anchor: str
    level: int
    line: int
    words: str
    row: str = ""

    @property
    def part(self) -> str:
        """How links name it."""
        return self.page if self.level == 1 else f"{self.page}#{self.anchor}"


@dataclass(frozen=True, slots=True)
class Hit:
    """A part that a search found, with some of the words around what was sought."""

    section: Section
    excerpt: str


class Guide:
    """All pages of a folder, in the order in which its first page lists them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.texts: Mapping[str, str] = {
            name: (folder / name).read_text(encoding="utf-8") for name in _order(folder)
        }
        self.sections = tuple(s for name, text in self.texts.items() for s in _split(name, text))
        self._parts = {section.part: section for section in self.sections}
        self._cases = tuple(_cases(self.sections, self.texts.get(CASES)))
        self._parts |= {case.part: case for case in self._cases}
        self._named = Counter((s.page, s.heading) for s in self.sections)
        self._searched = Searched([f"{s.heading}\n{s.words}".lower() for s in self.sections])

    def section(self, part: str) -> Section | None:
        """The section that a link names; None where there is none."""
        named = (self._parts.get(_case_link(one)) for one in part.split())
        return next(filter(None, named), None)

    def term(self, *words: str) -> Section | None:
        """The term of the glossary that is one of these words, such as ``Steps`` or ``SP``."""
        # Terms stand below a heading of their own; the title of the page is none.
        sought = {one for word in words if word for one in _spellings(word)}
        terms = (s for s in self.sections if s.page == GLOSSARY and s.level > 1)
        return next((s for s in terms if sought & _names_of(s.heading)), None)

    def place_of(self, section: Section) -> str:
        """The page of a section, and what it stands below where the page has others of its name."""
        if self._named[section.page, section.heading] < _SEVERAL:
            return section.of
        before = self.sections[: self.sections.index(section)]
        over = next(s for s in before[::-1] if s.level < section.level)
        return f"{section.of}, {over.heading}" if over.level > 1 else section.of

    def contents(self, page: str) -> tuple[Section, ...]:
        """Every page by its title, and below that of `page` its chapters."""
        return tuple(s for s in self.sections if s.level == 1 or (s.page == page and s.level == 2))

    def shown(self, section: Section) -> str:
        """The Markdown to show a section in: its page, or the section alone of a very long page."""
        text = self.texts[section.page]
        # Most pages are short enough to be shown whole, and can then be scrolled.
        if len(text) <= _LONG:
            return text
        at = self.sections.index(self.above(section))
        following = next((s.line for s in self.sections[at + 1 :] if s.page == section.page), None)
        return "\n".join((*text.splitlines()[section.line : following], "", *self._below(at)))

    def above(self, section: Section) -> Section:
        """The section below whose heading one stands: itself, unless it is the line of a table."""
        of_page = (s for s in self.sections if s.page == section.page and s.line == section.line)
        return next(of_page, section)

    def _below(self, at: int) -> Iterator[str]:
        """Links to the sections that stand below one, a line for each."""
        top = self.sections[at]
        for section in self.sections[at + 1 :]:
            if section.page != top.page or section.level <= top.level:
                return
            if section.level == top.level + 1:
                yield f"- [{section.heading}]({section.part})"

    def search(self, text: str) -> tuple[Hit, ...]:
        """The sections that have the words, the likeliest first; mistyped words are forgiven."""
        parts = parts_of(text)
        if not parts:
            return ()
        found, meant = self._searched.likeliest(parts, range(len(self.sections)))
        words = [*(word for part in parts for word in part), *meant]
        # The place last, so that what ranks alike stays in the order of the guide.
        found.sort(key=lambda at: (_rank(self.sections[at], text.strip().lower(), words), at))
        called = " ".join(text.replace("-", " ").split()).lower()
        cases = (case for case in self._cases if case.row.lower() == called)
        sections = (*cases, *(self.sections[at] for at in found))
        return tuple(Hit(section, _excerpt(section, words)) for section in sections)


@cache
def the_guide() -> Guide:
    """The guide that travels with the program, read once. Raises `FileNotFoundError`."""
    return Guide(guide_dir())


def _names_of(heading: str) -> frozenset[str]:
    """The words that a heading of the glossary explains: ``AF and DF`` explains two."""
    names = (heading, *re.split(r"(?:, | and )", heading))
    return frozenset(one for name in names for one in _spellings(name))


def _spellings(word: str) -> tuple[str, ...]:
    """A word as it is compared: one or many, at the beginning of a sentence or within."""
    # Abbreviations as they stand: RE are regiments, Re are resources.
    return (word,) if word[1:2].isupper() or len(word) < _WORD else (word.lower().rstrip("s"),)


def anchor_of(heading: str) -> str:
    """The anchor that a heading gets, as the links of the guide write it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def _order(folder: Path) -> tuple[str, ...]:
    """The first page, then those that it lists in its order, then any that it forgets."""
    listed = _LISTED.findall((folder / FIRST).read_text(encoding="utf-8"))
    there = sorted(path.name for path in folder.glob("*.md"))
    return tuple(n for n in dict.fromkeys((FIRST, *listed, *there)) if n in there)


def _split(page: str, text: str) -> Iterator[Section]:
    lines = text.splitlines()
    heads = list(_heads(lines))
    taken: Counter[str] = Counter()
    # Each section ends where the next begins, the last at the end of the page.
    ends = (*(at for at, _, _ in heads[1:]), len(lines))
    for (at, level, heading), end in zip(heads, ends, strict=True):
        anchor = anchor_of(heading)
        # A heading that comes again gets a number, as where the guide is read on the web.
        times = taken[anchor]
        taken[anchor] += 1
        own = f"{anchor}-{times}" if times else anchor
        words = _plain(lines[at + 1 : end])
        yield Section(
            page=page,
            of=heads[0][2],
            heading=heading,
            anchor=own,
            level=level,
            line=at,
            words=words,
        )


def _cases(sections: Sequence[Section], text: str | None) -> Iterator[Section]:
    """The line of each case in the tables of its page, below the heading of its game."""
    lines, game = (text or "").splitlines(), ""
    own = [section for section in sections if section.page == CASES]
    ends = [section.line for section in own[1:]] + [len(lines)]
    for section, end in zip(own, ends, strict=True):
        game = section.heading if section.level == _GAME else game
        for found in filter(None, map(_CASE_ROW.match, lines[section.line + 1 : end])):
            yield replace(
                section,
                heading=f"{found[1]} {found[2]}",
                anchor=_case_anchor(game, found[1]),
                level=_ROW,
                words=found[3],
                row=found[1],
            )


def _case_link(part: str) -> str:
    """The link of the part ``case:SP-03``; of any other that itself."""
    if not part.startswith(CASE_PART):
        return part
    case = part.removeprefix(CASE_PART)
    # Several games may be known; the case of the one that is played is in one of them.
    # By the name of its entry: a game that a player describes is called otherwise.
    known = (entry_of(game.id).name for game in loaded_games() if case in game.cases())
    return f"{CASES}#{_case_anchor(next(known, ''), case)}"


def _case_anchor(game: str, case: str) -> str:
    return anchor_of(f"{game} {case.replace('-', ' ')}")


def _heads(lines: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    """The headings: line, level, words."""
    fenced = False
    for at, line in enumerate(lines):
        # A fence opens and closes with the same sign.
        fenced ^= line.startswith("```")
        # In a block of commands a number sign begins a remark.
        if not fenced and (found := _HEADING.match(line)):
            yield at, len(found[1]), found[2]


def _plain(lines: Sequence[str]) -> str:
    """The words of some lines of Markdown, without its signs."""
    shown = (_SIGNS.sub("", _LINK.sub(r"\1", _PICTURE.sub("", line))) for line in lines)
    return " ".join(" ".join(line.replace("|", " ").split()) for line in shown).strip()


def _rank(section: Section, sought: str, words: list[str]) -> int:
    """How likely a section is what was sought; the least is shown first.

    The heading itself, then one that begins with it or has all words; a term of the glossary before
    a chapter, a short heading before a long one. Then what only mentions the words, by how often.
    """
    heading = section.heading.lower()
    behind = _RARE // 2 if section.page in _LOOKED_UP else 0
    if heading == sought:
        return behind
    behind += 0 if section.page == GLOSSARY else _RARE // 4
    if heading.startswith(sought):
        return behind + len(heading)
    if any(word in heading for word in words):
        missing = sum(word not in heading for word in words)
        return behind + _RARE // 8 * (1 + missing) + len(heading)
    # Many mentions come first, but never before any heading.
    mentioned = sum(section.words.lower().count(word) for word in words)
    return 3 * _RARE + behind - min(_RARE, mentioned)


def _excerpt(section: Section, words: list[str]) -> str:
    low = section.words.lower()
    at = min((place for word in words if (place := low.find(word)) >= 0), default=0)
    # From a whole word on, with a third of the room for what leads up to the word sought.
    start = section.words.rfind(" ", 0, max(0, at - _EXCERPT // 3)) + 1
    cut = section.words[start : start + _EXCERPT]
    return f"{'… ' if start else ''}{cut}{' …' if start + _EXCERPT < len(section.words) else ''}"
