"""The optional stream rules: which streams are paid, and what crossing them does in a fight."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import FEW
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import choice_told, count_told, flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


class Way(StrEnum):
    """How a unit comes to the bank that it wants."""

    IN_HEX = "in_hex"
    CONNECTED_BANK = "connected_bank"
    MOUTH_OR_HEAD_OPEN = "mouth_or_head_open"
    MOUTH_OR_HEAD_BESIDE = "mouth_or_head_beside"
    SAME_SIDE = "same_side"
    OTHER_SIDE = "other_side"
    FROM_DRY_HEX = "from_dry_hex"


_FREE: Final = {
    Way.CONNECTED_BANK: ("along a connected bank", "SP-STRM-06"),
    Way.MOUTH_OR_HEAD_OPEN: ("from an open hexside of a mouth or head hex", "SP-STRM-07"),
    Way.SAME_SIDE: ("leaves on its own side of a single stream", "SP-STRM-08"),
}
_PAID: Final = {
    Way.IN_HEX: ("inside its hex, no other cost", "SP-STRM-05"),
    Way.MOUTH_OR_HEAD_BESIDE: ("the stream counts as running on across", "SP-STRM-07"),
    Way.OTHER_SIDE: ("each stream between its bank and the next hex", "SP-STRM-08"),
    Way.FROM_DRY_HEX: ("as many as its owner declares", "SP-STRM-09"),
}


_OVER_ONE: Final = frozenset({Way.IN_HEX, Way.MOUTH_OR_HEAD_BESIDE, Way.OTHER_SIDE})


def _check_streams(number: int, tables: Tables) -> None:
    """Raises `BadInput` for more streams than a hex has."""
    cell = tables.cell("movement.streams.most")
    if number > cell.whole:
        sentence = f"are more than there can be. Enter {cell.whole} at most."
        raise BadInput(Fault(sentence, "streams", str(number), case=cell.case))


@dataclass(frozen=True)
class StreamCrossingInputs:
    """A unit on its way, and the streams between it and the bank that it wants."""

    way: Way = told(
        "How it comes there.",
        aliases={"own_hex": "in_hex", "mouth": "mouth_or_head_open", "head": "mouth_or_head_open"},
        case="SP-STRM-08",
    )
    streams: int = count_told(
        "Streams between its bank and the one that it wants.",
        "SP-STRM-01",
        high=FEW,
        label="Streams between",
    )
    by_road: bool = flag_told(
        "Whether it moves by road, in column.", "SP-STRM-10", label="By road?"
    )


@dataclass(frozen=True)
class StreamCrossing:
    """What is paid on the way, and whether its owner says which bank it stands on."""

    streams: int = told("Streams that it pays.", unit="streams")
    bridges: int = told("Bridges that it pays in their place, by road.", unit="bridges")
    names_bank: bool = told("Whether its owner says on which bank it is.")


@calculator("SP-STRM-05..09", title="Streams on the way", also="SP-STRM-04 SP-STRM-10")
def stream_crossing(inputs: StreamCrossingInputs, tables: Tables) -> Ruling[StreamCrossing]:
    """How many streams a unit pays on its way into or inside a hex.

    Raises:
        BadInput: A hex has no so many streams, or it crosses to another bank over none.
    """
    _check_streams(inputs.streams, tables)
    # From a dry hex crossing is optional; these ways lead over a stream.
    if not inputs.streams and inputs.way in _OVER_ONE:
        sentence = "must be 1 at least: it goes to another bank."
        advice = "Enter how many there are between the banks."
        raise BadInput(Fault(sentence, "streams", "0", advice, "SP-STRM-08"))
    free = _FREE.get(inputs.way)
    words, case = free or _PAID[inputs.way]
    # Ways that lead past the stream cost nothing, however many lie in the hex.
    number = 0 if free else inputs.streams
    working = [Step("Streams to cross", number, words, case)]
    if inputs.by_road:
        working.append(Step("Bridges instead", number, "by road", "SP-STRM-10"))
    names_bank = inputs.way is not Way.CONNECTED_BANK
    working.append(Step("Its owner names the bank", names_bank, case="SP-STRM-04"))
    # By road a stream is never waded: there is a bridge wherever a road crosses one.
    paid = "bridges" if inputs.by_road else "streams"
    working.append(Step("Paid", number, paid, case, StepKind.RESULT))
    result = StreamCrossing(
        0 if inputs.by_road else number, number if inputs.by_road else 0, names_bank
    )
    return Ruling(result, tuple(working))


# --------------------------------------------------------------------------------- assault


class Crossed(StrEnum):
    """When a unit last crossed a stream in the hex from which it assaults."""

    NOT = "not"
    THIS_IMPULSE = "this_impulse"
    EARLIER = "earlier"
    BY_ROAD = "by_road"


@dataclass(frozen=True)
class StreamAssaultInputs:
    """A unit in a stream hex next to the enemy."""

    streams: int = count_told("Streams in its hex.", "SP-STRM-01", high=FEW, default=1)
    one_bank_shared: bool = flag_told(
        "Whether its hex shares one bank alone with the hex that it assaults.",
        "SP-STRM-11",
        label="One bank alone shared?",
    )
    on_shared_bank: bool = flag_told(
        "Whether it began its move on that bank, or came along it.",
        "SP-STRM-11",
        label="Began on that bank?",
    )
    bank_faces_target: bool = flag_told(
        "Whether its bank is next to the hex that it assaults.",
        "SP-STRM-12",
        default=True,
        label="Bank next to the target?",
    )
    two_banks_connect: bool = flag_told(
        "Whether two banks connect its hex with the hex that it assaults.",
        "SP-STRM-12",
        label="Two banks connect?",
    )
    crossed: Crossed = choice_told(
        "When it crossed a stream in its hex.",
        "SP-STRM-13",
        Crossed.NOT,
        {"no": "not", "this_phase": "this_impulse", "yes": "this_impulse"},
    )
    all_crossed: bool = flag_told(
        "Whether every assaulting unit crossed one in its hex this impulse.",
        "SP-STRM-15",
        default=True,
        label="All crossed a stream?",
    )
    follow_on: bool = flag_told(
        "Whether it is a follow-on assault after an advance.",
        "SP-STRM-16",
        label="Follow-on assault?",
    )


@dataclass(frozen=True)
class StreamAssault:
    """What must be paid before the Assault Marker, and which modifiers apply."""

    streams_to_pay: int = told("Streams that must be paid.", unit="streams")
    free: bool = told("Whether crossing them costs nothing.")
    fire_against: bool = told("Whether fire at it is shifted for the stream.")
    assault_morale: bool = told("Whether the assaulting side loses morale for the stream.")


@calculator("SP-STRM-11..14 SP-STRM-16", title="Assault from a stream hex", also="SP-STRM-15")
def stream_assault(inputs: StreamAssaultInputs, tables: Tables) -> Ruling[StreamAssault]:
    """Which streams must be paid before an Assault Marker, and what crossing them does.

    Raises:
        BadInput: Two banks are said to connect where the hex has only one stream, or shares one
            bank alone; or a hex has no so many streams.
    """
    _check_streams(inputs.streams, tables)
    if inputs.two_banks_connect and inputs.one_bank_shared:
        sentence = "contradicts that its hex shares one bank alone."
        raise BadInput(Fault(sentence, "two_banks_connect", "yes", "Choose one.", "SP-STRM-12"))
    if inputs.two_banks_connect and inputs.streams == 1:
        advice = "One stream leaves one bank on each side: give both streams."
        raise BadInput(Fault("needs two streams.", "two_banks_connect", advice=advice,
                             case="SP-STRM-12"))  # fmt: skip
    to_pay, first = _to_pay(inputs)
    # A follow-on assault crosses as it advances: nothing is paid, but the stream tells.
    now = inputs.crossed is Crossed.THIS_IMPULSE or (inputs.follow_on and to_pay > 0)
    # One assaulter that did not cross takes the penalty off all (SP-STRM-15).
    morale = now and inputs.all_crossed
    shift = tables.cell("terrain.stream.against")
    working = (
        first,
        Step("Costs nothing", inputs.follow_on, case="SP-STRM-16"),
        *_when(inputs, now=now),
        Step("Fire at it shifted", now, f"by {shift.value} in Defensive Segments", "SP-STRM-13"),
        Step("Every assaulter crossed", inputs.all_crossed, case="SP-STRM-15"),
        Step("Assault morale lowered", morale, case="SP-STRM-15"),
        Step("Streams to pay", to_pay, case=first.case, kind=StepKind.RESULT),
    )
    return Ruling(StreamAssault(to_pay, inputs.follow_on, now, morale), working)


def _to_pay(inputs: StreamAssaultInputs) -> tuple[int, Step]:
    """How many streams must be paid before the marker, and why."""
    # Asked in this order: what was paid before costs nothing, wherever the unit stands.
    if inputs.crossed is Crossed.EARLIER:
        return 0, Step("Paid in an earlier phase", 0, case="SP-STRM-11")
    if inputs.one_bank_shared and inputs.on_shared_bank:
        return 0, Step("On the one bank that the hexes share", 0, case="SP-STRM-11")
    if not inputs.bank_faces_target and inputs.two_banks_connect:
        words = "its bank does not face the target, two banks connect"
        return inputs.streams, Step("Both streams", inputs.streams, words, "SP-STRM-12")
    return 1, Step("One stream at least", 1, case="SP-STRM-11")


def _when(inputs: StreamAssaultInputs, *, now: bool) -> Iterator[Step]:
    if inputs.crossed is Crossed.BY_ROAD:
        words = "no stream modifiers, those of a column unless it deployed"
        yield Step("Crossed in this impulse", "by road", words, "SP-STRM-13")
    else:
        yield Step("Crossed in this impulse", now, case="SP-STRM-13")
