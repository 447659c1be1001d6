"""Fortification: what lets the French fortify, who may, and whom it helps."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.units import INFANTRY, says_type
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded, nearest
from oobmgr.rules.tables import Tables

TRIGGER: Final = "WIE-FORT-01"
SOVIET_FORTS: Final = "WIE-FORT-02"
NOT_ENOUGH: Final = "WIE-FORT-04"
_PRINTED: Final = "WIE-FORT-05"
_HELPS: Final = "WIE-FORT-03"
_COUNTRIES: Final = frozenset({"belgium", "france"})
_NATIONS: Final = frozenset({"belgian", "french", "belgium", "france"})
_GERMANY: Final = frozenset({"germany", "german", "deutschland", "reich"})
_OTHERS: Final = (
    "africa", "albania", "albanian", "austria", "bulgaria", "bulgarian", "greece", "greek",
    "finland", "finnish", "italy", "italian", "poland", "polish", "rumania", "rumanian",
)  # fmt: skip
"""Others that stand nearer to one of those than a slip of the pen may, and are meant as written."""
_PEOPLES: Final = MappingProxyType(
    {"germany": "german", "france": "french", "belgium": "belgian", "italy": "italian",
     "poland": "polish", "greece": "greek", "finland": "finnish", "rumania": "rumanian",
     "romania": "rumanian", "romanian": "rumanian", "bulgaria": "bulgarian",
     "hungary": "hungarian", "albania": "albanian", "austria": "austrian",
     "yugoslavia": "yugoslav", "yugoslavian": "yugoslav", "norway": "norwegian",
     "holland": "dutch", "netherlands": "dutch", "thenetherlands": "dutch",
     "denmark": "danish", "spain": "spanish", "turkey": "turkish", "sweden": "swedish",
     "ussr": "soviet", "sovietunion": "soviet", "russia": "soviet", "russian": "soviet",
     "britain": "british", "greatbritain": "british", "us": "american", "usa": "american",
     "unitedstates": "american", "canada": "canadian"}
)  # fmt: skip
"""The people of a country, where a player names that in place of them: both are one nationality."""
_RIDING: Final = ("mech", "mot", "arm")
"""How the type of infantry begins that rides: the rules mean the one on foot."""


class EventKind(StrEnum):
    """What an Axis unit did."""

    ENTER = "enter"
    LAND_ATTACK = "land_attack"
    AIR_SEA_INTERDICTION = "air_sea_interdiction"


@dataclass(frozen=True)
class TriggerInputs:
    """Something that Axis units did."""

    kind: EventKind = told(
        "What they did.",
        aliases={"attack": "land_attack", "interdiction": "air_sea_interdiction",
                 "air_sea": "air_sea_interdiction"},
        case=TRIGGER,
    )  # fmt: skip
    country: str = told("The country that they entered.", default="", case=TRIGGER)
    target: str = told("The nation that they attacked.", default="", case=TRIGGER)
    territory: str = told("The country in which they attacked.", default="", case=NOT_ENOUGH)


@calculator(
    "WIE-FORT-01 WIE-FORT-04", value="Whether it does.", named="trigger",
    title="What lets the French fortify",
)  # fmt: skip
def fortification_trigger(inputs: TriggerInputs, _: Tables) -> Ruling[bool]:
    """Whether something that Axis units did begins the turns until the French fortify.

    Raises:
        BadInput: It is not said which country was entered, or whom they attacked and where; or a
            name is not known that one of those resembles on which it hangs.
    """
    label = "It begins the turns"
    if inputs.kind is EventKind.ENTER:
        _needed("country", inputs.country, _COUNTRIES, TRIGGER)
        entered = _says(inputs.country, _COUNTRIES)
        return ruled(label, entered, f"Axis units entered {inputs.country}", TRIGGER)
    _needed("target", inputs.target, _NATIONS, TRIGGER)
    # Before the nation is looked at: interdiction at sea begins nothing, whoever is attacked.
    if inputs.kind is EventKind.AIR_SEA_INTERDICTION:
        return ruled(label, value=False, arithmetic="interdiction at sea", case=NOT_ENOUGH)
    if not _says(inputs.target, _NATIONS):
        return ruled(label, value=False, arithmetic=f"{inputs.target} units", case=TRIGGER)
    _needed("territory", inputs.territory, _GERMANY, NOT_ENOUGH)
    # German ground, but not France under the Germans.
    elsewhere = _says(inputs.territory, _NATIONS)
    if _says(inputs.territory, _GERMANY) and not elsewhere:
        return ruled(label, value=False, arithmetic="on German ground", case=NOT_ENOUGH)
    # K-14: anywhere else it counts, in Africa as well as in France.
    words = f"{inputs.target} units were attacked in {inputs.territory}"
    return ruled(label, value=True, arithmetic=words, case=TRIGGER)


_ASKED: Final = {
    "country": "Name the country that they entered.",
    "target": "Name the nation that they attacked.",
    "territory": "Name the country in which they attacked.",
}


def _says(words: str, names: Iterable[str]) -> bool:
    """Whether one of the names stands there, alone or among other words: *northern France*."""
    return any(folded(word) in names for word in (words, *words.split()))


def _needed(field: str, value: str, names: Iterable[str], case: str) -> None:
    if not value.strip():
        raise BadInput(Fault("is missing.", field, advice=_ASKED[field], case=case, missing=True))
    # A slip of the pen in one of these would be taken for any other place, and answered with no.
    known = {*_OTHERS, *_NATIONS, *_GERMANY}
    meant = "" if _says(value, known) else nearest(value, (*names, *_OTHERS))
    if meant and meant not in _OTHERS:
        advice = did_you_mean(value, [meant.capitalize()])
        raise BadInput(Fault("is not known.", field, value.strip(), advice, case))


def is_infantry(words: str) -> bool:
    """Whether the type of a unit is infantry on foot, written with other words or without."""
    written = words.casefold().split()
    on_foot = not any(word.startswith(_RIDING) for word in written)
    return on_foot and any(word.startswith(INFANTRY) for word in written)


@dataclass(frozen=True)
class FortifyInputs:
    """A unit that is to fortify in a hex."""

    unit: str = told("Its type.", case=_PRINTED)
    printed_fort: bool = told(
        "Whether a fortification is printed in the hex.", case=_PRINTED, label="Printed there"
    )
    destroyed: bool = told(
        "Whether that is destroyed.", default=False, case=_PRINTED, label="Destroyed"
    )


@calculator(_PRINTED, value="Whether it may.", named="legal", title="Fortifying in a hex")
def may_fortify(inputs: FortifyInputs, _: Tables) -> Ruling[bool]:
    """Whether a unit may fortify in a hex, as far as what is printed there goes.

    Raises:
        BadInput: No word of the type says what the unit is, or what is not there is destroyed.
    """
    _typed("unit", inputs.unit, _PRINTED)
    if inputs.destroyed and not inputs.printed_fort:
        sentence = "cannot be yes: no fortification is printed there."
        raise BadInput(Fault(sentence, "destroyed", case=_PRINTED))
    # Infantry needs no second fortification where one is printed, unless that is destroyed.
    barred = is_infantry(inputs.unit) and inputs.printed_fort and not inputs.destroyed
    words = "a printed fortification is there" if barred else ""
    return ruled("It may fortify", not barred, words, _PRINTED)


def _typed(field: str, words: str, case: str) -> None:
    if not says_type(words):
        advice = "Write infantry, armor or what else its counter shows."
        raise BadInput(Fault("is not a type of unit.", field, words, advice, case))


@dataclass(frozen=True)
class FortHelpInputs:
    """A fortified unit, and another in the hex."""

    fort_nation: str = told("Nationality of the fortified unit.", case=_HELPS)
    unit_nation: str = told("Nationality of the other.", case=_HELPS)
    unit_type: str = told("Type of the other.", case=_HELPS)


@calculator(_HELPS, value="Whether it does.", named="helps", title="Whom a fortified unit helps")
def fortification_helps(inputs: FortHelpInputs, _: Tables) -> Ruling[bool]:
    """Whether a fortified unit helps the defense of another in its hex.

    Raises:
        BadInput: A nationality is missing, or no word of the type says what the unit is.
    """
    _typed("unit_type", inputs.unit_type, _HELPS)
    for field, nation in (("fort_nation", inputs.fort_nation), ("unit_nation", inputs.unit_nation)):
        if not nation.strip():
            advice = "Name the nationality."
            raise BadInput(Fault("is missing.", field, advice=advice, case=_HELPS, missing=True))
    same = _people(inputs.fort_nation) == _people(inputs.unit_nation)
    infantry = is_infantry(inputs.unit_type)
    why = "" if same and infantry else "not infantry" if same else "of another nationality"
    return ruled("It helps", same and infantry, why, _HELPS)


def _people(nation: str) -> str:
    """A nationality in one word, whether a country is named or its people."""
    return _PEOPLES.get(folded(nation), folded(nation))
