"""A tour of a sample campaign: stops at controls of the window, as data beside the sample."""

from __future__ import annotations

from pathlib import Path

from oobmgr.domain.values import dataclass


@dataclass(frozen=True, slots=True)
class TourStop:
    """One stop: a title, a few sentences, and the control that they are about.

    `at` are paths from the window to the control (``workspace.pools``), of which the first that is
    in sight is meant; `page` is the key of the page that is shown before, empty for the one of the
    stop before.
    """

    title: str
    sentence: str
    at: tuple[str, ...]
    page: str = ""


def read_tour(path: Path) -> tuple[TourStop, ...]:
    """The stops of a tour in their order. Raises `TypeError` where one has a field too many."""
    # Only who takes the tour waits for it.
    import tomllib

    stops = tomllib.loads(path.read_text(encoding="utf-8"))["stop"]
    return tuple(TourStop(**{**stop, "at": tuple(stop["at"])}) for stop in stops)
