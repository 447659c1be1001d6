"""The campaign options of movement: each decides one point on which groups differ."""

from __future__ import annotations

from typing import Final

from oobmgr.rules.option_kinds import either, flag
from oobmgr.rules.options import Option

RIVER_AFV: Final = "river_afv"
FOG_DOUBLES: Final = "fog_doubles"
ALLOWANCE_ORDER: Final = "allowance_order"
NIGHT_ALLOWANCE: Final = "night_allowance"
STREAMS: Final = "optional_streams"

OPTIONS: tuple[Option, ...] = (
    either(
        RIVER_AFV,
        "AFV over the ice",
        "Whether AFV with a hollow armor dot may cross rivers and lakes, or all the others.",
        "SP-TCE-61",
        "SP-X-03",
        hollow="Those with a hollow dot",
        others="All but those",
    ),
    either(
        FOG_DOUBLES,
        "What fog doubles",
        "Which movement costs fog doubles.",
        "SP-TCE-66",
        "SP-X-19",
        off_road="Terrain and hexsides off the road",
        roads_too="Terrain, hexsides and roads",
        everything="Every cost, actions too",
    ),
    either(
        ALLOWANCE_ORDER,
        "Several conditions at once",
        "Whether a suppressed unit loses its movement points after its allowance was halved, or "
        "before.",
        "SP-MOVE-17",
        "SP-X-18",
        halve_first="Halve, then subtract",
        subtract_first="Subtract, then halve",
    ),
    either(
        NIGHT_ALLOWANCE,
        "Movement of the first player at night",
        "How far the side that plays the first night impulse moves; the second moves as in a "
        "Limited Impulse.",
        "SP-INIT-01",
        "SP-X-37",
        limited="As in a Limited Impulse",
        initial="As in an Initial Impulse",
    ),
    flag(
        STREAMS,
        "Optional stream rules",
        "Whether units note the stream bank that they stand on, and choose which streams to cross.",
        "SP-STRM-01",
        "",
        default=False,
    ),
)
