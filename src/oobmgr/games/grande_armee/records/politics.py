"""Wars and British landings as rows of a workbook, and what is written for a row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import JsonValue
from oobmgr.games.grande_armee.actions.picked import nation_faults
from oobmgr.games.grande_armee.fact_kinds import LANDING, OTTOMAN_WAR, WAR
from oobmgr.games.grande_armee.hexes import as_written, hex_faults
from oobmgr.games.grande_armee.nations import nation_named
from oobmgr.games.grande_armee.politics.landing import LANDING as LANDING_CASE
from oobmgr.games.grande_armee.politics.landing import LandingForce, landing_forces
from oobmgr.games.grande_armee.politics.log import ENTRY, War, wars
from oobmgr.games.grande_armee.politics.ottoman import PEACE as OTTOMAN_CASE
from oobmgr.games.grande_armee.politics.ottoman import ROLLED, ottoman_war
from oobmgr.games.grande_armee.politics.ottoman import WAR as OTTOMAN
from oobmgr.rules.entered import changes, enter
from oobmgr.rules.record_kinds import Values, Written

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

# ------------------------------------------------------------------------------ wars of France


def war_rows(books: Books) -> Iterator[Values]:
    """The wars of France by name, those that are over too."""
    for war in wars(books):
        yield {
            "name": war.name,
            "since": war.since,
            "until": war.until or None,
            "towns": ", ".join(war.towns),
        }


def war_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set since when a war is fought, and who has taken towns in it.

    Raises:
        BadInput: a taker is no power of the game.
    """
    name = str((old or new or {})["name"])
    if new is None:
        return Written((), enter(books, WAR, name, ENTRY, None))
    takers = [one.strip() for one in str(new["towns"] or "").split(",") if one.strip()]
    if faults := [fault for one in takers for fault in nation_faults(books, one, "towns", "")]:
        raise BadInput(*faults)
    war = War(
        name=name,
        since=str(new["since"]),
        until=str(new["until"] or ""),
        towns=tuple(map(nation_named, takers)),
    )
    return Written((), enter(books, WAR, name, ENTRY, war.value))


# --------------------------------------------------------------------------- the Ottoman war


def ottoman_rows(books: Books) -> Iterator[Values]:
    """The war of Russia with the Ottoman Empire, while it is fought."""
    if war := ottoman_war(books):
        since, (russian, ottoman) = war
        rolled = books.fact(OTTOMAN_WAR, OTTOMAN, ROLLED)
        yield {"since": since, "russian": russian, "ottoman": ottoman, "rolled": rolled}


def ottoman_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set the beginning of the war, its two bids and the turn of the last roll for peace.

    Raises:
        BadInput: another is fought already.
    """
    # Only where a row is new: the war that is there may be corrected.
    if old is None and (war := ottoman_war(books)):
        message = f"Ottoman war: Russia is at war already, since {war[0]}."
        raise BadInput(Fault(message, "since", advice="Leave the row out."))
    wanted: dict[str, JsonValue] = dict.fromkeys(("since", "bids", ROLLED))
    if new:
        bids: list[JsonValue] = [new["russian"], new["ottoman"]]
        wanted = {"since": new["since"], "bids": bids, ROLLED: new["rolled"]}
    return Written((), changes(books, OTTOMAN_WAR, OTTOMAN, wanted))


def ottoman_together(rows: Iterable[Values]) -> Iterator[Fault]:
    """Two wars: Russia fights one at a time."""
    wars = list(rows)
    if len(wars) > 1:
        message = f"Ottoman war: Russia is at war already, since {wars[0]['since']}."
        yield Fault(message, "since", advice="Leave the row out.", case=OTTOMAN_CASE)


# -------------------------------------------------------------------------- British landings


def landing_rows(books: Books) -> Iterator[Values]:
    """The British landing forces so far, by number."""
    for force in landing_forces(books):
        about: Values = {"number": int(force.number), "hex": force.hex}
        yield {**about, "landed": force.landed, "left": force.left or None}


def landing_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set where and when a force landed and when it left.

    Raises:
        BadInput: its hex is none.
    """
    number = str((old or new or {})["number"])
    if new is None:
        return Written((), enter(books, LANDING, number, ENTRY, None))
    place = as_written(str(new["hex"] or ""))
    if faults := tuple(hex_faults(place, "hex")):
        raise BadInput(*faults)
    force = LandingForce(
        number=number, hex=place, landed=str(new["landed"]), left=str(new["left"] or "")
    )
    return Written((), enter(books, LANDING, number, ENTRY, force.value))


def landings_together(rows: Iterable[Values]) -> Iterator[Fault]:
    """Two forces on the map: there is one at a time."""
    there = [row for row in rows if not row["left"]]
    if len(there) > 1:
        force = there[-1]
        message = (
            f"British landings: force {force['number']} is on the map, landed in {force['hex']}."
        )
        number = str(there[0]["number"])
        advice = "Say when it left, or leave this one out."
        yield Fault(message, "left", number, advice, LANDING_CASE)
