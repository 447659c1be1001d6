"""What the facts are about that this game keeps besides those of every campaign."""

from __future__ import annotations

from oobmgr.domain.postings import Subject

WEATHER = Subject("weather")
CITY = Subject("city")
FACTORY = Subject("factory")
BASE = Subject("base")
SUPPLY = Subject("supply")
ZONE = Subject("zone")
MISSION = Subject("mission")
AIR_GROUP = Subject("air_group")
