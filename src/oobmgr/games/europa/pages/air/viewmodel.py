"""The Air page as it is shown: nations, boxes and cards, with what is in pencil on them."""

from collections.abc import Iterator, Mapping
from dataclasses import field, fields
from typing import Any, Final, TypeVar

from oobmgr.campaign.queries import Queries
from oobmgr.domain.accounts import SideId
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.board_rows import Board, BoardBox, Card, Force
from oobmgr.games.europa.pages.air.pencil import AirPencil, Entry, Lying
from oobmgr.games.europa.questions import BOARD
from oobmgr.rules.game import Game
from oobmgr.rules.questions import SideWish
from oobmgr.ui.emblems import Emblem

SET_UP: Final = "air_setup"
_PREFIX: Final = "air_"
_NAMED_KINDS: Final = frozenset({"fighter", "transport"})


@dataclass(frozen=True, slots=True)
class AirReading:
    """The boards of all sides, the playing one's first; `offered` are the actions of the phase."""

    turn: str
    side: str
    boards: tuple[Board, ...]
    offered: frozenset[str] = frozenset()
    past: bool = False

    @property
    def empty(self) -> bool:
        """Whether no counter lies anywhere."""
        return not any(force.number for board in self.boards for force in board.forces)

    def may_fly(self, side: str) -> bool:
        """Whether a side can place missions now."""
        own = (board for board in self.boards if board.side == side == self.side)
        return any(board.mission in self.offered for board in own)

    @property
    def forces(self) -> tuple[tuple[Board, Force], ...]:
        """Every nation with its board."""
        return tuple((board, force) for board in self.boards for force in board.forces)


def read_air(queries: Queries, as_of: str | None = None) -> AirReading:
    """Read the boards of all sides, as of the end of a turn if given."""
    sequence = queries.sequence()
    # A turn that is over is of no side: whoever plays now is nothing to it.
    playing = "" if as_of else sequence.side
    sides = sorted(queries.game.sides, key=lambda side: side.id != playing)
    boards = tuple(queries.ask(BOARD, SideWish(side.id), as_of) for side in sides)
    return AirReading(
        as_of or sequence.turn,
        playing,
        boards,
        frozenset() if as_of else frozenset(sequence.actions_now),
        past=as_of is not None,
    )


def more_actions(game: Game, reading: AirReading) -> tuple[tuple[str, str], ...]:
    """Actions of the air game with a form of their own that can be posted now: name and words."""
    # What the board itself posts needs no link beside it.
    drawn = {name for board in reading.boards for name in (board.action, board.activation)}
    drawn |= _of_missions(game, reading)
    return tuple(
        (action.name, action.tab or action.title)
        for action in game.actions
        if action.name.startswith(_PREFIX) and action.name in reading.offered - drawn - {SET_UP}
    )


def _of_missions(game: Game, reading: AirReading) -> set[str]:
    """The actions of missions, which are reached from the missions themselves."""
    placing = {board.mission for board in reading.boards if board.mission}
    groups = {action.group for action in game.actions if action.name in placing}
    return {action.name for action in game.actions if action.group and action.group in groups}


@dataclass(frozen=True, slots=True)
class ShownCard(Card):
    """A card: what lies in a box in ink, or what goes there in pencil.

    `source` is the box in which a card in pencil lies in the books, `source_name` what it is
    called; both are empty in ink. `active` counts those paid for, `pencilled` those that are to be.
    """

    side: str = ""
    box: str = ""
    box_name: str = ""
    pencilled: int = 0
    source: str = ""
    source_name: str = ""
    fault: str = ""

    @property
    def identity(self) -> tuple[str, str, str]:
        """Which card it is, whatever its number."""
        return self.key, self.box, self.source

    @property
    def lying(self) -> Lying:
        """The counters in the books that it stands for."""
        return Lying(self.side, self.key, self.source or self.box)

    @property
    def flies(self) -> int:
        """How many are activated, in ink or in pencil."""
        return self.active + self.pencilled

    @property
    def words(self) -> str:
        """The card for those who cannot see it."""
        kind = self.kind if self.kind in _NAMED_KINDS else ""
        parts = [f"{self.name}, {self.number} at {self.box_name}", kind, self.note]
        if self.source:
            parts.append(f"from {self.source_name}, not posted")
        if self.active:
            parts.append(f"{self.active} activated")
        if self.pencilled:
            parts.append(f"{self.pencilled} to be activated, not posted")
        return ", ".join(part for part in (*parts, self.fault) if part)


@dataclass(frozen=True, slots=True)
class ShownBox(BoardBox):
    """A box, or a base, with its cards as they are to be drawn."""

    cards: tuple[ShownCard, ...] = ()

    @property
    def words(self) -> str:
        """The box for those who cannot see it."""
        parts = [self.name, self.place, counted(self.number, "group")]
        if self.capacity is not None:
            parts.append(f"capacity {self.left} of {self.capacity}")
        return ", ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class ShownForce(Force):
    """The counters of a nation, with the pencil on them."""

    boxes: tuple[ShownBox, ...] = ()
    places: tuple[ShownBox, ...] = ()
    side: str = ""
    emblem: Emblem = Emblem.CIRCLE
    may_activate: bool = False

    @property
    def all_boxes(self) -> tuple[ShownBox, ...]:
        """Boxes off the map, then bases."""
        return (*self.boxes, *self.places)

    def box(self, key: str) -> ShownBox:
        """The box of this key. Raises `KeyError`."""
        return {box.key: box for box in self.all_boxes}[key]

    def targets(self, letter: str) -> tuple[ShownBox, ...]:
        """The boxes that a key stands for; B means every base."""
        own = tuple(box for box in self.all_boxes if box.letter == letter)
        return own or (self.places if letter == BASE_LETTER else ())


BASE_LETTER: Final = "B"
Shown = TypeVar("Shown", ShownCard, ShownBox, ShownForce)


def _drawn(kind: type[Shown], record: Card | BoardBox | Force, **more: Any) -> Shown:  # noqa: ANN401 - its other fields
    """A record of the books as it is drawn: with all its values, and these in addition."""
    values = {field.name: getattr(record, field.name) for field in fields(record)}
    return kind(**values | more)


@dataclass(frozen=True, slots=True)
class Marks:
    """What is drawn over the books: the pencil, and the entries that were refused with why."""

    pencil: AirPencil = field(default_factory=AirPencil)
    faults: Mapping[Entry, str] = field(default_factory=dict)


def show_force(
    reading: AirReading, board: Board, force: Force, game: Game, marks: Marks
) -> ShownForce:
    """A nation with its boxes as they are to be drawn."""
    return _drawn(
        ShownForce,
        force,
        boxes=tuple(_box(board.side, box, force, marks) for box in force.boxes),
        places=tuple(_box(board.side, box, force, marks) for box in force.places),
        side=board.side,
        emblem=Emblem(game.side(SideId(board.side)).emblem),
        may_activate=board.activation in reading.offered and board.side == reading.side,
    )


def _box(side: str, box: BoardBox, force: Force, marks: Marks) -> ShownBox:
    inked = (_inked(side, box, card, marks) for card in box.cards)
    cards = [card for card in inked if card.number]
    return _drawn(ShownBox, box, cards=(*cards, *_arriving(side, box, force, marks)))


def _inked(side: str, box: BoardBox, card: Card, marks: Marks) -> ShownCard:
    """A card of the books; those that leave in pencil are drawn where they go."""
    lying = Lying(side, card.key, box.key)
    here = card.number - marks.pencil.leaving(lying)
    # Those that are paid for move last, so they are among the groups that stay.
    active = min(card.active, here)
    return _drawn(
        ShownCard,
        card,
        side=side,
        box=box.key,
        box_name=box.name,
        number=here,
        active=active,
        pencilled=min(marks.pencil.groups.get(lying, 0), here - active),
        fault=marks.faults.get(lying, ""),
    )


def _arriving(side: str, box: BoardBox, force: Force, marks: Marks) -> Iterator[ShownCard]:
    """The cards in pencil of a box, in the order in which they came."""
    boxes = {there.key: there for there in (*force.boxes, *force.places)}
    cards = {
        Lying(side, card.key, there.key): card for there in boxes.values() for card in there.cards
    }
    for move, number in marks.pencil.moves.items():
        card = cards.get(move.lying)
        # The pencil holds the moves of all nations; those of others have no card here.
        if card is None or move.target != box.key:
            continue
        flies = card.active + marks.pencil.groups.get(move.lying, 0)
        stays = card.number - marks.pencil.leaving(move.lying)
        yield _drawn(
            ShownCard,
            card,
            side=side,
            box=box.key,
            box_name=box.name,
            number=number,
            active=0,
            # Those that are paid for move last.
            pencilled=min(number, max(0, flies - stays)),
            note="",
            source=move.lying.box,
            source_name=boxes[move.lying.box].name,
            fault=marks.faults.get(move, ""),
        )


def allowance_words(force: ShownForce) -> tuple[str, str]:
    """The Group Allowance in figures and in words: ``42 of 47``, ``5 more may be placed``."""
    if force.allowance is None:
        return f"{force.on_map} on the map", ""
    figures = f"{force.on_map} of {force.allowance}"
    room = force.allowance - force.on_map
    if room < 0:
        return figures, f"{-room} more than allowed"
    return figures, f"{room} more may be placed" if room else "no more may be placed"


def detail_lines(card: ShownCard, force: ShownForce) -> tuple[str, ...]:
    """What is known about a card: what it is, and where the others of its name lie."""
    kind = card.kind.capitalize() if card.kind in _NAMED_KINDS else "Bomber or other"
    lines = [f"{kind} group, {counted(card.steps, 'step')}", f"{card.number} at {card.box_name}"]
    if card.note:
        lines[-1] += f", {card.note}"
    if card.flies:
        lines.append(f"{card.flies} of them activated in this turn")
    others = [
        f"{other.box_name}: {other.number}"
        for box in force.all_boxes
        for other in box.cards
        if other.name == card.name and other.identity != card.identity
    ]
    return (*lines, *(("Elsewhere", *others) if others else ()))
