"""How units of Revised Europa are written: cadres, equivalents, what they can do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.unit_texts import high_rating, plain_dashes, rating_numbers
from oobmgr.domain.units import MOST_RATING, UnitValues
from oobmgr.rules.later import called_later, loaded
from oobmgr.rules.unit_words import TraitField, UnitWords, too_high, whole_number, word_field

_STRENGTHS: Final = ("attack", "defense")
# 3, 1.5, .5 or 1/2: there are no smaller parts of an RE than a half.
_EQUIVALENTS: Final = re.compile(r"[0-9]{0,12}[.][05]0*|[0-9]{1,12}|[0-9]{1,12}/2")


def _cadre(key: str, text: str) -> str:
    plain = plain_dashes(text)
    numbers = rating_numbers(plain)
    if not numbers:
        message = f"{text!r} is not a set of ratings for a cadre."
        advice = "Write it as 2-6; leave it empty for a unit without a cadre."
        raise BadInput(Fault(message, key, text, advice))
    if max(numbers) > MOST_RATING:
        raise BadInput(high_rating(key, text))
    return plain


def _equivalents(key: str, text: str) -> str:
    """Whole and half equivalents, exactly: ``3`` stays, ``0.5`` becomes ``1/2``."""
    written = text.replace(" ", "").replace("½", ".5").replace(",", ".")
    if not _EQUIVALENTS.fullmatch(written):
        message = f"{text!r} is not a number of regimental equivalents."
        raise BadInput(Fault(message, key, text, "Write 0.5 for a battalion."))
    count = Fraction(written)
    if int(count) > MOST_RATING:
        raise BadInput(too_high(key, text, "regiments"))
    return str(count)


def factors_of_cadre(traits: Mapping[str, str]) -> tuple[int, int] | None:
    """Attack and defence of a cadre, ``2-6`` or ``2-3-8``; None where the traits name none."""
    ratings = rating_numbers(plain_dashes(traits.get("cadre", "")))
    if not ratings:
        return None
    # The last is the movement; before it one factor stands for both, as on the counter.
    attack, *defence = ratings[:-1]
    return attack, defence[0] if defence else attack


def _odd(unit: UnitValues) -> tuple[Fault, ...]:
    """A cadre that is stronger than its unit (CHG-03)."""
    cadre = factors_of_cadre(unit.traits)
    if cadre is None:
        return ()
    full = (unit.ratings.get(key, part) for key, part in zip(_STRENGTHS, cadre, strict=True))
    if all(part <= whole for part, whole in zip(cadre, full, strict=True)):
        return ()
    message = f"The cadre {unit.traits['cadre']} is stronger than its unit."
    advice = "Check the counter: the cadre is its back side."
    return (Fault(message, "cadre", unit.traits["cadre"], advice, "CHG-03"),)


UNIT_WORDS: Final = UnitWords(
    hexes=lambda: loaded("oobmgr.games.europa.hexes:HEXES"),
    traits=(
        TraitField(
            "cadre", ("Cadre",), "ratings such as 2-6, or nothing", _cadre, code=True, printed=True
        ),
        TraitField(
            "re",
            ("RE", "Regimental equivalents"),
            "a number of regiments such as 3 or 0.5",
            _equivalents,
            number=True,
            printed=True,
            name="REs",
            summed=True,
            reduced="combat.size.cadre",
        ),
        word_field("cm", ("C/M",), "C/M", tags={"C/M": "C/M"}),
        word_field("aeca", ("AECA",), "full", "half", "none"),
        word_field("atec", ("ATEC",), "full", "half", "none"),
        word_field("art", ("Art", "Artillery"), "A", name="Artillery"),
        TraitField(
            "aa",
            ("AA", "Anti-aircraft"),
            "a whole number, or nothing",
            whole_number("anti-aircraft factor", "factors"),
            number=True,
            name="Antiaircraft",
        ),
        word_field(
            "confidence",
            ("Confidence",),
            "high",
            "medium",
            "low",
            tags={"low": "low confidence"},
            warns=True,
        ),
    ),
    reduced="cadre",
    odd=_odd,
    shorthand=called_later("oobmgr.games.europa.shorthand:shorthand"),
)
