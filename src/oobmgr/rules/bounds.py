"""How much a player may enter at once: beyond any game, so that only slips are refused.

They are not numbers of a rulebook. They keep every sum far inside what a campaign file can hold.
"""

from typing import Final

FEW: Final = 99
"""The most that a schedule or a city brings in a turn."""
MANY: Final = 999
"""The most units, groups, points or hexes in one entry."""
THOUSANDS: Final = 999_999
"""The most points in one entry of a game that may count in thousands: men, or money."""
HIGHEST_ID: Final = 2_147_483_647
"""The highest id that a unit can have."""
D6: Final = 6
"""The most that one die shows."""
D10: Final = 10
"""The most that a ten-sided die counts."""

# Above these a player is asked whether he means it.
MOST_SCHEDULED: Final = 20
"""The most points of a kind that a schedule brings at once."""
ONE_FIGURE: Final = 9
"""The highest rating where counters print one figure."""
HIGHEST_RATING: Final = 20
"""The highest rating that any counter prints."""
MOST_IN_A_PLACE: Final = 50
"""The most points of a kind at one place."""
FARTHEST: Final = 60
"""The most hexes from one place to another: more than the rows of any sheet of a map."""
HALF_AS_FAR: Final = 30
"""The same for what goes half as far as others do."""

NAMED_AT_MOST = 3
"""How many units a sentence names before it says how many more there are."""
