"""The air groups of a side on a board of boxes and bases."""

from __future__ import annotations

from dataclasses import replace

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.air.base_records import Base, bases_of, capacity_of
from oobmgr.games.europa.air.board_rows import Board, BoardBox, Card, Force
from oobmgr.games.europa.air.finding import box_key, card_key
from oobmgr.games.europa.air.group_allowance import allowance_now, on_map
from oobmgr.games.europa.air.held import GroupType, Spot, State, Stock, held, kind_of, price_kind
from oobmgr.games.europa.air.mission_board import PLACE, mission_rows
from oobmgr.games.europa.air.mission_records import by_base, standing_by
from oobmgr.games.europa.air.nations import COUNTRIES, AirNation, nations_of, side_of
from oobmgr.games.europa.air.transfers import Mark, marked
from oobmgr.games.europa.options import chosen
from oobmgr.rules.books import Books

_BOXES = (
    BoardBox(State.AVAILABLE, "Available", "off the map, ready to be placed", "V", case="AIR-03"),
    BoardBox(State.INOPERABLE, "Inoperable", "repaired before they fly", "I", case="AIR-02"),
    BoardBox(State.EFT, "EFT", "lost near a friendly hex", "F", case="AIR-09"),
    BoardBox(State.EET, "EET", "lost farther away", "E", case="AIR-09"),
    BoardBox(State.REMNANTS, "Remnants", "an arrival of the type revives one", "R", case="AIR-11"),
)
_WAITING = BoardBox(State.WAITING, "Waiting", "two arrivals of a type make a group", "",
                    case="AIR-11")  # fmt: skip


def board(books: Books, side: SideId) -> Board:
    """What a side's air groups look like now, nation by nation."""
    stock = held(books, side)
    flying = by_base(f for one in standing_by(books, side) for f in one.flyers)
    forces = (_force(books, nation, stock, flying) for nation in nations_of(side))
    return Board(
        side=side,
        forces=tuple(force for force in forces if force.number or force.allowance),
        action="air_move",
        activation="air",
        mission=PLACE,
        missions=mission_rows(books, side),
        mission_case="SOP-03",
    )


def _force(books: Books, nation: AirNation, stock: Stock, flying: Stock) -> Force:
    country = COUNTRIES[nation]
    own = {lying: n for lying, n in stock.items() if lying[0].nation == country}
    boxes = (replace(box, cards=_cards(books, own, box.key, flying)) for box in (*_BOXES, _WAITING))
    # EU-CF-90: whether inoperable groups on the map use up the allowance is left open.
    operable = chosen(books.options, "ga_counts") == "operable"
    return Force(
        nation=country,
        name=str(nation),
        # Single arrivals have a box only while one waits: empty, it would take room from the
        # others.
        boxes=tuple(box for box in boxes if box.cards or box.key != State.WAITING),
        places=tuple(_place(books, base, own, flying) for base in _bases(books, nation, own)),
        on_map=on_map(stock, nation, *((State.OPERABLE,) if operable else ())),
        allowance=allowance_now(books, nation),
        case="AIR-04",
    )


def _bases(books: Books, nation: AirNation, own: Stock) -> list[Base]:
    """The side's bases, and those that hold groups although the books know them no more."""
    side = side_of(nation)
    known = dict(bases_of(books, side))
    for _, spot in own:
        if spot.base:
            known.setdefault(spot.base, Base(side, spot.base))
    return sorted(known.values(), key=lambda base: base.name.casefold())


def _place(books: Books, base: Base, own: Stock, flying: Stock) -> BoardBox:
    spot = Spot(State.OPERABLE, base.name)
    return BoardBox(
        key=spot.key,
        name=base.name,
        sentence="groups that may fly",
        letter="",
        cards=_cards(books, own, spot.key, flying),
        place=base.hex,
        capacity=_capacity(books, base),
        hits=base.hits,
        case="AIR-05",
    )


def _capacity(books: Books, base: Base) -> int | None:
    """What the base takes undamaged; None where the player has still to enter the table's sum."""
    try:
        return capacity_of(books, replace(base, hits=0))
    except BadInput:
        return None


def _cards(books: Books, own: Stock, box: str, flying: Stock) -> tuple[Card, ...]:
    return tuple(
        _card(books, group, spot, number, flying.get((group, spot), 0))
        for (group, spot), number in sorted(own.items())
        if box_key(spot) == box
    )


def _card(books: Books, group: GroupType, spot: Spot, number: int, flying: int) -> Card:
    kind = price_kind(kind_of(books, group.aircraft))
    # Only groups that may fly are ever paid for.
    operable = spot.state is State.OPERABLE
    return Card(
        key=card_key(group, spot),
        name=group.name,
        kind=kind,
        steps=group.steps,
        number=number,
        active=marked(books, Mark.FLOWN, group, spot) if operable else 0,
        note=_note(spot, kind, flying),
    )


def _note(spot: Spot, kind: str, flying: int) -> str:
    if flying:
        return f"{flying} {'flies' if flying == 1 else 'fly'}"
    if spot.state is State.INOPERABLE:
        # Inoperable groups of all bases lie in one box, so each says where it stands.
        return spot.base
    if spot.state is State.UNREADY:
        return "off map"
    # Transports fly without being paid for (SP-10).
    return "free" if spot.base and kind == "transport" else ""
