"""How units of Revised Europa are written: cadres, equivalents, what they can do."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.unit_texts import high_rating, plain_dashes, rating_numbers
from oobmgr.domain.units import MOST_RATING
from oobmgr.rules.later import called_later
from oobmgr.rules.unit_words import TraitField, UnitWords, too_high, whole_number, word_field

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


UNIT_WORDS: Final = UnitWords(
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
    shorthand=called_later("oobmgr.games.europa.shorthand:shorthand"),
)
