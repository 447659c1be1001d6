"""Supply cities that a campaign adds: how they are written, and what each adds."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import FEW
from oobmgr.rules.nearest import folded
from oobmgr.rules.scalars import read_whole

BORDER = "border"
INTERIOR = "interior"
ADVICE = "Write the city with its value, such as Arkhangelsk=3 interior."


@dataclass(frozen=True)
class ExtraCity:
    """An added city; its `value` in SP a turn is None where the tables know it."""

    name: str
    value: int | None
    border: bool


def entries(text: str) -> Iterator[str]:
    """The cities of the option's text one by one, blanks left out."""
    return filter(None, (part.strip() for part in text.replace(",", ";").split(";")))


def read_extra(entry: str, listed: Collection[str]) -> ExtraCity:
    """Read ``Arkhangelsk`` (which the tables list), ``Arkhangelsk=3`` or ``Gomel=3 border``.

    Raises:
        ValueError: It is not written so, or a city without a value is not listed.
    """
    name, _, tail = (part.strip() for part in entry.partition("="))
    value, _, group = tail.partition(" ")
    known = {folded(city): city for city in listed}
    if not value and folded(name) in known:
        return ExtraCity(known[folded(name)], None, border=False)
    try:
        worth = read_whole(value)
    except ValueError:
        # Refused below, with all else that can be wrong.
        worth = -1
    if not name or not 0 <= worth <= FEW or folded(group) not in {"", BORDER, INTERIOR}:
        message = f"{entry!r} is not a supply city."
        raise ValueError(message)
    return ExtraCity(name, worth, folded(group) == BORDER)
