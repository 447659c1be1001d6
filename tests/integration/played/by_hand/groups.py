"""Air groups by hand: where each of them lies, and what those that fly cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import ceil
from typing import Any

from tests.integration.played.by_hand.sheet import Base, Sheet

Entry = Mapping[str, Any]
GROUPS = "air_group"
# Adjustments to air strength, with the groups of the northern front. (1) marks a half group.
GERMANS = "8 Me109F, 6 Me109E, 3 Me110C, 8 He111, 1 He111 NB, 9 Ju88A, 2 Do17, 4 Ju87B, 5 Ju52"
FINNS = "1 F2A, 1 Blen (1), 1 G50Bis"
HUNGARIANS = "1 CR42, 1 Ca135"
ROMANIANS = "1 PZL24, 1 SM79, 1 He111 (1), 1 Ju87 (1)"
SOVIETS = (
    "4 I15Bis, 4 I15, 13 I16, 6 MiG3, 2 LaGG3, 2 Yak1, 3 R10, 2 Su2, 2 IL2, 3 DB3, 5 SB2, 2 Pe2, "
    "4 IL4, 1 TB3, 1 Yer2 (1), 1 G2, 2 Li2"
)
AT_START = {
    "Germany": GERMANS,
    "Finland": FINNS,
    "Hungary": HUNGARIANS,
    "Romania": ROMANIANS,
    "Soviet Union": SOVIETS,
}
# Air surprise rules, last paragraph: what arrives in July I.
IN_JULY = {
    "axis": {"Germany": "1 Me109F, 1 He111", "Italy": "1 MC200"},
    "soviet": {"Soviet Union": "2 MiG3, 1 LaGG3, 1 Yak1, 1 IL2, 1 Pe2, 1 IL4"},
}
FIGHTERS = {
    "Me109F", "Me109E", "Me110C", "F2A", "G50Bis", "CR42", "PZL24", "MC200",
    "I15Bis", "I15", "I16", "MiG3", "LaGG3", "Yak1",
}  # fmt: skip
TRANSPORTS = {"Ju52", "G2", "Li2"}
CITY = {"major": 3, "dot": 1, "reference": 1, "none": 0}  # AIR-05
AIRFIELD = 2


def laid_out(sheet: Sheet) -> None:
    """Every group of the start in the Available box."""
    for nation, listed in AT_START.items():
        side = side_of(nation)
        for card, number in _cards(nation, listed):
            sheet.move(f"opening:{side}", box(card, "available"), GROUPS, number)


def side_of(nation: str) -> str:
    """The side of a nation."""
    return "soviet" if nation == "Soviet Union" else "axis"


def _cards(nation: str, listed: str) -> list[tuple[str, int]]:
    """Groups as the order of battle lists them: ``2 Do17``, ``1 Blen (1)``."""
    found = []
    for entry in listed.split(", "):
        number, _, aircraft = entry.partition(" ")
        steps = 1 if aircraft.endswith(" (1)") else 2
        found.append((f"{nation}/{aircraft.removesuffix(' (1)')}/{steps}", int(number)))
    return found


def box(card: str, spot: str) -> str:
    """The account of the groups of a card at a spot."""
    return f"box:{side_of(card.partition('/')[0])}:{card}/{spot}"


def base(sheet: Sheet, *, name: str, work: str = "add", city: str = "none", airfield: bool = False,
         enemy: bool = False, hits: int = 0) -> None:  # fmt: skip
    """A base is entered with its capacity, built up, or damaged (AIR-05 to AIR-07)."""
    side = _other(sheet.side) if enemy else sheet.side
    if work == "add":
        sheet.bases[side, name] = Base(CITY[city] + AIRFIELD * airfield)
    elif work == "finish":
        sheet.bases.setdefault((side, name), Base(0)).capacity += AIRFIELD
    else:
        sheet.bases[side, name].hits += hits if work == "damage" else -hits


def _other(side: str) -> str:
    return "axis" if side == "soviet" else "soviet"


def moved(sheet: Sheet, *, moves: Iterable[Entry], correct: bool = False) -> None:
    """Groups go from box to box."""
    del correct
    for step in moves:
        _shift(sheet, step["card"], step["source"], step["target"], step["number"])


def _shift(sheet: Sheet, card: str, source: str, target: str, number: int = 1) -> None:
    sheet.move(box(card, source), box(card, target), GROUPS, number)


def flown(
    sheet: Sheet, *, groups: Iterable[Entry] = (), fighters: int = 0, others: int = 0
) -> None:
    """Three fighters or two others for a point, transports free (SP-09, SP-10)."""
    for entry in groups:
        aircraft = entry["card"].split("/")[1]
        if aircraft in FIGHTERS:
            fighters += entry["number"]
        elif aircraft not in TRANSPORTS:
            others += entry["number"]
    _paid(sheet, fighters, others)


def _paid(sheet: Sheet, fighters: int, others: int) -> None:
    """The price of groups: both kinds added, or each rounded apart over the phase."""
    if sheet.options.get("air_sp_mixing") != "by_category":
        sheet.pay(Fraction(fighters, 3) + Fraction(others, 2))
        return
    key = (sheet.turn, sheet.side)
    before = sheet.flown.get(key, (0, 0))
    after = before[0] + fighters, before[1] + others
    sheet.flown[key] = after
    prices = [ceil(Fraction(f, 3)) + ceil(Fraction(o, 2)) for f, o in (before, after)]
    sheet.pay(0, rounded_apart=prices[1] - prices[0])


def results(sheet: Sheet, *, results: Iterable[Entry]) -> None:
    """R is no change, A inoperable, X goes to EFT within 2 hexes, else to EET (AIR-09)."""
    for entry in results:
        spot = entry["box"]
        if entry["result"] == "A":
            _shift(sheet, entry["card"], spot, f"in{spot}", entry["number"])
        elif entry["result"] == "X":
            lost = "eft" if entry["distance"] <= 2 else "eet"
            _shift(sheet, entry["card"], spot, lost, entry["number"])


def base_hits(
    sheet: Sheet,
    *,
    base: str,
    hits: int,
    grounded: Iterable[Entry] = (),
    drawn: Iterable[Entry] = (),
) -> None:
    """A hit grounds a group of the enemy; where none is operable, one goes to Remnants (AIR-06)."""
    sheet.bases[_other(sheet.side), base].hits += hits
    for entry in grounded:
        number = entry.get("number", 1)
        _shift(sheet, entry["card"], f"operable:{base}", f"inoperable:{base}", number)
    for entry in drawn:
        number = entry.get("number", 1)
        _shift(sheet, entry["card"], f"inoperable:{base}", "remnants", number)


def mended(sheet: Sheet, *, unsupplied: Iterable[str] = ()) -> None:
    """Each base of the side in supply repairs one hit after its Air Phase (AIR-07)."""
    for (side, name), place in sheet.bases.items():
        if side == sheet.side and name not in unsupplied:
            place.hits = max(place.hits - 1, 0)


def repaired(sheet: Sheet, *, attempts: Iterable[Entry]) -> None:
    """A group that is repaired is operable where it is, or available off the map (AIR-02)."""
    for entry in attempts:
        if entry["result"] == "yes":
            spot = entry["box"]
            target = "available" if spot == "unready" else spot.removeprefix("in")
            _shift(sheet, entry["card"], spot, target)


def sorted_out(sheet: Sheet, *, groups: Iterable[Entry]) -> None:
    """Lost groups come back, stay, or are remnants (AIR-10)."""
    boxes = {"operable": "available", "inoperable": "unready", "remnants": "remnants"}
    for entry in groups:
        if entry["result"] != "stays":
            _shift(sheet, entry["card"], entry["box"], boxes[entry["result"]])


def arrived(
    sheet: Sheet,
    *,
    july: bool = False,
    arrivals: Iterable[Entry] = (),
    allowances: Iterable[Entry] = (),
) -> None:
    """The groups of July I, and single ones used as their owner likes (ASU-08, AIR-11)."""
    del allowances
    source = f"income:{sheet.side}"
    if july:
        sheet.july.add(sheet.side)
        for nation, listed in IN_JULY[sheet.side].items():
            for card, number in _cards(nation, listed):
                sheet.move(source, box(card, "available"), GROUPS, number)
    for entry in arrivals:
        _single(sheet, source, entry)


def _single(sheet: Sheet, source: str, entry: Entry) -> None:
    countries = {"German": "Germany", "Soviet": "Soviet Union", "Romanian": "Romania"}
    name = f"{countries[entry['nation']]}/{entry['aircraft']}"
    used = f"spent:{sheet.side}:air_arrivals"
    ways = {
        "Remnants_to_EFT": ("remnants", "eft"),
        "EFT_to_Ready": ("eft", "available"),
        "EET_to_Ready": ("eet", "available"),
    }
    waits = box(f"{name}/1", "waiting")
    if entry["use"] in ways:
        _shift(sheet, f"{name}/2", *ways[entry["use"]])
        sheet.move(source, used, GROUPS, 1)
    elif sheet.held[waits, GROUPS]:
        sheet.move(waits, used, GROUPS, 1)
        sheet.move(source, used, GROUPS, 1)
        sheet.move(source, box(f"{name}/2", "available"), GROUPS, 1)
    else:
        sheet.move(source, waits, GROUPS, 1)


# Air surprise rules: the highest die without effect, and the highest that makes unready; above that
# fighters go to EFT, drawn from all to EET (ASU-02, ASU-03).
SURPRISE = {"Me110": (0, 2), "Me109": (1, 3), "Do17": (1, 3), "He111": (0, 2), "Ju88": (0, 2)}


def surprised(sheet: Sheet, *, striker: str, strikes: Iterable[Entry]) -> None:
    """Each German group strikes a Soviet one; all of them are paid (SP-32)."""
    nothing, unready = SURPRISE[striker]
    at_fighters = striker.startswith("Me")
    strikes = tuple(strikes)
    _paid(sheet, len(strikes) * at_fighters, len(strikes) * (not at_fighters))
    for strike in strikes:
        if strike["die"] > nothing:
            lost = "unready" if strike["die"] <= unready else "eft" if at_fighters else "eet"
            _shift(sheet, strike["card"], "available", lost)


def sent(sheet: Sheet, *, activate: bool = False, **mission: Any) -> None:  # noqa: ANN401 - JSON
    """A mission of groups that have been paid for changes nothing."""
    del sheet, mission
    assert not activate


def fed(sheet: Sheet, *, target: str, groups: Iterable[Entry], zone: str) -> None:
    """Transports that fly supply are left at the base that they feed, free (TRN-01, SP-10)."""
    del zone
    for entry in groups:
        _shift(sheet, entry["card"], entry["box"], f"operable:{target}", entry["number"])


def shot_at(sheet: Sheet, *, hit: str, **flak: Any) -> None:  # noqa: ANN401
    """Flak that sends a group home, operable (AIR-09)."""
    del sheet, flak
    assert hit in {"0", "R"}


def fought(sheet: Sheet, *, fights: Iterable[Entry], mission: int = 0) -> None:
    """Both shots at once: what they do to the target, and back to the attacker (MIS-06)."""
    del mission
    for fight in fights:
        sides = (
            (fight["target"], fight["target_box"], fight["hit"], fight.get("target_distance", 0)),
            (fight["card"], fight["box"], fight["back"], fight.get("distance", 0)),
        )
        entries = [
            {"card": card, "box": spot, "result": code, "distance": far, "number": 1}
            for card, spot, code, far in sides
        ]
        results(sheet, results=entries)


def struck(sheet: Sheet, **strike: Any) -> None:  # noqa: ANN401
    """A hit on troops is kept for the first attack there; no account changes (MIS-13)."""
    del sheet, strike


def home(sheet: Sheet) -> None:
    """The missions are over."""
    del sheet


def on_map(sheet: Sheet) -> Counter[str]:
    """How many groups of each nation stand at bases; all of them count against its allowance."""
    found: Counter[str] = Counter()
    for account, number in sheet.places("box:", GROUPS):
        nation, _, _, spot = account.split(":", 2)[2].split("/", 3)
        found[nation] += number if ":" in spot else 0
    return found


# Adjustments to air strength, with the north; what July I adds.
ALLOWANCE = {"Germany": 46, "Finland": 3, "Hungary": 2, "Romania": 4, "Soviet Union": 46}
MORE_IN_JULY = {"Germany": 1, "Italy": 1, "Soviet Union": 4}


def allowances(sheet: Sheet) -> dict[str, int]:
    """The Group Allowance of each nation that has any (AIR-04, ASU-08)."""
    found = Counter(ALLOWANCE)
    for nation, more in MORE_IN_JULY.items():
        found[nation] += more if side_of(nation) in sheet.july else 0
    return dict(found)
