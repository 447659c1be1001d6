"""What a unit does on its way, step by step: the inputs of the movement cost."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.scalars import read_flag


class Act(StrEnum):
    """What a unit does and pays for."""

    ENTER = "enter"
    ROAD = "road"
    DEPLOY = "deploy"
    ENTER_COLUMN = "enter_column"
    CROSS_BRIDGE = "cross_bridge"
    CROSS_HEXSIDE = "cross_hexside"
    CROSS_STREAM = "cross_stream"
    DETRAIN = "detrain"
    PLACE_ASSAULT_MARKER = "place_assault_marker"
    BUILD_BRIDGE = "build_bridge"
    DEMOLISH_BRIDGE = "demolish_bridge"


class Ground(StrEnum):
    """What lies in a hex as far as movement asks for it."""

    CLEAR = "clear"
    WOODS = "woods"
    SWAMP = "swamp"
    PEAT_BOG = "peat_bog"
    RAILROAD_STATION = "railroad_station"
    VILLAGE = "village"
    WORKERS_SETTLEMENT = "workers_settlement"
    TOWN = "town"
    HILL = "hill"
    STREAM = "stream"
    RIVER_LAKE_HEX = "river_lake_hex"
    ENTRENCHMENT = "entrenchment"


CLASS_ONE: Final = (
    Ground.CLEAR,
    Ground.WOODS,
    Ground.SWAMP,
    Ground.PEAT_BOG,
    Ground.RAILROAD_STATION,
    Ground.VILLAGE,
    Ground.WORKERS_SETTLEMENT,
    Ground.TOWN,
)
"""The land types of a hex, of which one value counts (SP-MAP-04)."""


def ground_name(ground: Ground) -> str:
    """A type of terrain in words."""
    names = {
        Ground.WORKERS_SETTLEMENT: "worker's settlement",
        Ground.RIVER_LAKE_HEX: "river or lake hex",
    }
    return names.get(ground, ground.replace("_", " "))


class Road(StrEnum):
    """A road that column movement follows."""

    TRAIL = "trail"
    SECONDARY_ROAD = "secondary_road"
    PRIMARY_ROAD = "primary_road"
    RAILROAD = "railroad"


class Partial(StrEnum):
    """A hexside that is part water and part land, and what it is treated as."""

    NONE = "none"
    # Judged on the map: it counts as water only where water plainly prevails (SP-MAP-12).
    WATER = "water"
    LAND = "land"


ACT_ALIASES: Final = {
    **dict.fromkeys(("move", "enter_hex", "off_road"), Act.ENTER),
    **dict.fromkeys(("road_move", "road_movement", "enter_road", "by_road"), Act.ROAD),
    **dict.fromkeys(("exit_column", "leave_column"), Act.DEPLOY),
    **dict.fromkeys(("column", "form_column"), Act.ENTER_COLUMN),
    **dict.fromkeys(("bridge", "bridge_hexside", "cross_bridge_hexside"), Act.CROSS_BRIDGE),
    **dict.fromkeys(("hexside", "river_hexside", "cross_river_hexside"), Act.CROSS_HEXSIDE),
    **dict.fromkeys(("stream", "streams", "cross_streams"), Act.CROSS_STREAM),
    **dict.fromkeys(("assault_marker", "place_marker"), Act.PLACE_ASSAULT_MARKER),
    "detrain_at_station": Act.DETRAIN,
    "build": Act.BUILD_BRIDGE,
    "demolish": Act.DEMOLISH_BRIDGE,
}
GROUND_ALIASES: Final = {
    **dict.fromkeys(("wood", "forest"), Ground.WOODS),
    **dict.fromkeys(("peat", "bog"), Ground.PEAT_BOG),
    **dict.fromkeys(("station", "railway_station"), Ground.RAILROAD_STATION),
    **dict.fromkeys(("ws", "settlement", "worker's settlement"), Ground.WORKERS_SETTLEMENT),
    "hills": Ground.HILL,
    "streams": Ground.STREAM,
    **dict.fromkeys(("river", "lake", "river_lake", "river_hex", "lake_hex", "ice"),
                    Ground.RIVER_LAKE_HEX),
    **dict.fromkeys(("trench", "entrenchments", "fortification"), Ground.ENTRENCHMENT),
}  # fmt: skip
ROAD_ALIASES: Final = {
    "fire_trail": Road.TRAIL,
    **dict.fromkeys(("secondary", "dirt", "dirt_road"), Road.SECONDARY_ROAD),
    **dict.fromkeys(("primary", "paved", "paved_road"), Road.PRIMARY_ROAD),
    **dict.fromkeys(("rail", "rail_line", "railine", "railway"), Road.RAILROAD),
}
_PARTIALS: Final = {
    **dict.fromkeys(("river", "lake", "river_lake"), Partial.WATER),
    **dict.fromkeys(("as_water", "as_river", "as_river_lake"), Partial.WATER),
    "as_land": Partial.LAND,
}


def _read_words(kind: type[Ground | Road], aliases: Mapping[str, str], raw: Any) -> tuple[str, ...]:  # noqa: ANN401 - JSON
    """Words of a kind, or one of them by itself."""
    if raw is None or raw == "":
        return ()
    words = raw if isinstance(raw, list | tuple) else [raw]
    return tuple(kind(_known(one, tuple(kind), aliases)) for one in words)


def _read_yes(raw: Any) -> bool:  # noqa: ANN401 - JSON
    """Yes or no; a count of one or none will do, too."""
    return read_flag(str(raw) if isinstance(raw, int) else raw)


def _read_partial(raw: Any) -> Partial:  # noqa: ANN401 - JSON
    # A bare yes means that the water counts (SP-MAP-12).
    if isinstance(raw, bool):
        return Partial.WATER if raw else Partial.NONE
    return Partial(_known(raw or Partial.NONE, tuple(Partial), _PARTIALS))


def _known(raw: object, words: tuple[str, ...], aliases: Mapping[str, str]) -> str:
    if not isinstance(raw, str):
        raise ValueError("must be a word.")  # noqa: TRY004 - as in the reader
    meant = {folded(other): word for other, word in aliases.items()}
    meant |= {folded(word): str(word) for word in words}
    if folded(raw) not in meant:
        raise BadInput(Fault(f"{raw!r} is not known here.", "", raw, did_you_mean(raw, words)))
    return meant[folded(raw)]


# With which acts a field means anything; the entrenchment costs nothing, whatever is done.
_IN_HEX: Final = {"do": (Act.ENTER, Act.DEPLOY)}
_BY_ROAD: Final = {"do": (Act.ROAD,)}
# Deploying pays for no stream (SP-MOVE-06), and a road has bridges.
_OVER_STREAMS: Final = {"do": (Act.ENTER, Act.CROSS_STREAM)}
_ENTERING: Final = {"do": (Act.ENTER,)}
_GOING: Final = {"do": (Act.ENTER, Act.ROAD)}
_NEVER: Final[dict[str, tuple[str, ...]]] = {"do": ()}


@dataclass(frozen=True)
class PathStep:
    """One step on the way: a hex entered, a change of formation, or something else done."""

    do: Act = told("What it does.", aliases=ACT_ALIASES, case="SP-MOVE-05")
    terrain: tuple[str, ...] = list_told(
        "Terrain of the hex that it enters or deploys in, such as woods, hill.",
        "SP-TCE-51",
        read=partial(_read_words, Ground, GROUND_ALIASES),
        when=_IN_HEX,
        label="Terrain",
        words=lambda: tuple(Ground),
    )
    # Several, for of the roads that meet the cheapest is paid for (SP-MOVE-07).
    road: tuple[str, ...] = list_told(
        "The road that it follows, such as primary road; several where they meet.",
        "SP-MOVE-07",
        read=partial(_read_words, Road, ROAD_ALIASES),
        when=_BY_ROAD,
        label="Road",
        words=lambda: tuple(Road),
    )
    # Apart from the terrain: who enters a stream hex need not cross its streams (SP-STRM-09).
    streams: int = told(
        "Streams that it crosses.",
        default=0,
        low=0,
        high=FEW,
        when=_OVER_STREAMS,
        case="SP-STRM-09",
        label="Streams crossed",
    )
    bridges: int = told(
        "Bridges that it crosses inside the hex, by road.",
        default=0,
        when=_BY_ROAD,
        low=0,
        high=FEW,
        case="SP-TCE-64",
        label="Bridges crossed",
    )
    river_hexside: bool = told(
        "Whether it crosses a river or lake hexside.",
        default=False,
        read=_read_yes,
        when=_ENTERING,
        case="SP-TCE-13",
        label="Across a river or lake?",
    )
    bridge_hexside: bool = told(
        "Whether it crosses the hexside over a bridge.",
        default=False,
        read=_read_yes,
        names=("bridge",),
        when=_GOING,
        case="SP-MOVE-08",
        label="Over a bridge?",
    )
    partial_hexside: Partial = told(
        "Whether it crosses a partial hexside, and what that is treated as.",
        default=Partial.NONE,
        read=_read_partial,
        choices=tuple(Partial),
        names=("partial",),
        when=_ENTERING,
        case="SP-TCE-63",
        label="Partial hexside",
    )
    entrenchment: bool = told(
        "Whether there is an entrenchment: it costs nothing.",
        default=False,
        read=_read_yes,
        when=_NEVER,
        case="SP-TCE-11",
        label="Entrenchment there?",
    )
