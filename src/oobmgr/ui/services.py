"""What the window is given from outside, so that it knows no other part of the program by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass

MakeSample = Callable[[Path], object]
MakeExample = Callable[[Path, str], object]


def _no_example(path: Path, _: str) -> None:
    """Stand in where no example is wired in. Raises `BadInput`."""
    raise BadInput(Fault("there is no worked example here.", where=path.name))


@dataclass(frozen=True, slots=True)
class Services:
    """Work that the program's own wiring provides.

    `make_sample` makes the sample campaign as a new file at the path that it is given; it runs in a
    worker and raises an `OobmgrError` where it cannot. `make_example` makes the campaign to look at
    of a game in the same way, the one that replays a worked example where no game is named.
    """

    make_sample: MakeSample
    make_example: MakeExample = _no_example
