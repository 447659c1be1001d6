"""Where a heading says that its units stand: ``5th Army (Potapov), at 2214 Lutsk``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, NamedTuple

from oobmgr.domain.unit_texts import RANKS
from oobmgr.exchange.layouts.words import hobby_words
from oobmgr.rules.hexes import hex_before_name
from oobmgr.rules.nearest import folded

# Shorter words are abbreviations, and end other words by chance.
_SHORTEST_ENDING: Final = 5
_AROUND: Final = " ,;:()–—-"

# The name; a mark or a blank, a word such as "at"; the hex with what the place is called.
_PLACED: Final = re.compile(
    r"(?P<name>.*?[^\s,;:(–—-])(?:\s*(?P<mark>[,;:(–—]|\s-)\s*|\s+)"
    r"(?:(?P<word>[^\W\d]+|@)\s+)?(?P<place>[0-9]+(?:[\s,;:(–—-]+[^0-9()]*)?\)?)"
)

# What the place is called before its hex: behind a bracket, a mark, or room in the line.
_NAMED_BEFORE: Final = re.compile(
    r"(?P<name>.*(?:\)(?=\s)|[^\s,;:(–—-](?=\s*[,;:–—]|\s-\s|\s{2,})))(?:[\s,;:–—]|-(?=\s))+"
    r"(?P<town>[^\W\d_][^0-9()]*)"
)

# A town behind a mark, and its hex at the end: "Army Group Reserve, Lublin 2013".
_TOWN_AND_HEX: Final = re.compile(
    r"(?P<name>.*[^\s,;:(–—-](?:\s*[,;:–—]|\s-)\s*(?P<town>[^\W\d_][^0-9(),;:–—]*))\s(?P<place>[0-9]+)"
)

# A day behind a mark, as the head of a page has it: ", 22 June 1941", "(22.6.41)".
_DATED: Final = re.compile(
    r"(?P<name>.*[^\s,;:(–—-])\s*(?:[,;:(–—]|\s-)\s*"
    r"[0-9]{1,2}(?:\.?\s+[^\W\d_]+\.?\s+|[./][0-9]{1,2}[./])(?:[0-9]{4}|[0-9]{2})\)?"
)


# What should be a hex behind a word such as "at": it has figures, and is no word.
_LIKE_A_HEX: Final = re.compile(r"\S*?[0-9]\S*?[0-9]\S*?(?=[\s,;:)]|$)")


class ToldHeading(NamedTuple):
    """What the heading of a formation says: its name, and where and when its units stand.

    `arrival` is a turn, `area` a place in words, `town` what the place in the hex is called.
    `stray` should be a hex, and `someday` a turn, but they are none.
    """

    name: str
    place: str = ""
    arrival: str = ""
    area: str = ""
    stray: str = ""
    someday: str = ""
    town: str = ""


def told_in(
    text: str, is_hex: Callable[[str], bool], turn_in: Callable[[str], str | None]
) -> ToldHeading:
    """What a heading says beside its name: ``- sets up in 3020, Botosani``, ``, arrives Aug I``."""
    text = without_date(text)
    words = hobby_words()
    if found := _told_by(words.arrives).fullmatch(text.strip()):
        arrival = turn_in(found["rest"]) or ""
        if arrival or any(map(words.month, re.findall(r"[^\W\d_]+", found["rest"]))):
            someday = "" if arrival else found["rest"]
            area = _area(found["rest"])
            return ToldHeading(found["name"], arrival=arrival, area=area, someday=someday)
    setup = _told_by(words.sets_up).fullmatch(text.strip())
    name, place, town = name_and_place(
        f"{setup['name']}, {_bare(setup['rest'])}" if setup else text, is_hex
    )
    if place:
        return ToldHeading(name, place, town=town)
    if setup:
        stray = _LIKE_A_HEX.match(_bare(setup["rest"]))
        told = setup["rest"]
        return ToldHeading(setup["name"], area="" if stray else _area(f", {told}") or told,
                           stray=stray[0] if stray else "")  # fmt: skip
    at = _told_by(words.at).fullmatch(text.strip())
    stray = _LIKE_A_HEX.match(at["rest"]) if at and at["mark"] else None
    return ToldHeading(at["name"], stray=stray[0]) if at and stray else ToldHeading(text)


@cache
def _told_by(words: Iterable[str]) -> re.Pattern[str]:
    """A name, a mark perhaps, one of these words, and the rest."""
    either = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    return re.compile(
        rf"(?P<name>.*?[^\s,;:(–—-])(?:\s*(?P<mark>[,;:(–—]|\s-)\s*|\s+)"
        rf"(?:{either})[\s:]+(?P<rest>[^()]+)\)?",
        re.IGNORECASE,
    )


def _bare(rest: str) -> str:
    """What stands behind a word such as "in"."""
    first, _, other = rest.partition(" ")
    return other.strip() if folded(first) in hobby_words().at else rest


def _area(rest: str) -> str:
    """The place in words at the end: ``Aug I 41, in the north``."""
    *_, last = rest.rpartition(",")
    place = _bare(last.strip())
    return "" if "," not in rest or any(map(str.isdigit, place)) else place


def without_date(text: str) -> str:
    """The name of a formation without the day of which its heading tells."""
    found = _DATED.fullmatch(text.strip())
    return found["name"] if found else text


def name_and_place(text: str, is_hex: Callable[[str], bool]) -> tuple[str, str, str]:
    """The name of a formation, the hex in which its heading puts its units, and what is there.

    Both are empty where it puts them nowhere. The hex stands behind a mark, or behind a word for
    *at*: a number alone belongs to the name.
    """
    if (behind := _TOWN_AND_HEX.fullmatch(text.strip())) and is_hex(behind["place"]):
        name, town = _without_town(behind["name"])
        # With a capital, for "2214 men" and "guns 2214" are no towns.
        if behind["town"][:1].isupper() and town:
            return name, behind["place"], town
    found = _PLACED.fullmatch(text.strip())
    place = hex_before_name(found["place"], is_hex) if found else ""
    if found is None or not place:
        return text, "", ""
    word = found["word"]
    told = folded(word) in hobby_words().at if word and word != "@" else bool(word)
    if not (told or (found["mark"] and not word)):
        return text, "", ""
    name, town = _without_town(found["name"])
    return name, place, found["place"].removeprefix(place).strip(_AROUND) or town


def _without_town(name: str) -> tuple[str, str]:
    """The name without the place's behind it, and that: ``6th Army (Reichenau) Sokal``."""
    found = _NAMED_BEFORE.fullmatch(name)
    if found is None or _says_who(found["town"]):
        return name, ""
    return found["name"], found["town"].strip(_AROUND)


def _says_who(text: str) -> bool:
    """Whether words tell a formation more closely, and no place: "5th Army, artillery"."""
    words, whole = hobby_words(), folded(text)
    if whole in words.types or whole in words.army_troops or whole in words.reserves:
        return True
    return any(
        word in RANKS or one in words.sizes or one.endswith(_long_sizes())
        for word, one in ((word, folded(word)) for word in text.split())
    )


@cache
def _long_sizes() -> tuple[str, ...]:
    """Words for sizes that may end another, as *korps* does in *Panzerkorps*."""
    return tuple(one for one in hobby_words().sizes if len(one) >= _SHORTEST_ENDING)
