"""When Python may look for cyclic garbage: not where it would come to destroy objects of Qt's.

It looks wherever memory is asked for: in a worker too, and in the middle of a list of widgets that
Qt is just giving us. All of this is called in the GUI thread.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from oobmgr.domain.garbage import spare_a_great_many


class _Holds:
    """How many hold it, and whether it was on before the first did."""

    count = 0
    was_on = False


def hold() -> None:
    """Collect nothing from now on, until `release` was called as often."""
    if not _Holds.count:
        _Holds.was_on = gc.isenabled()
        gc.disable()
    _Holds.count += 1


def release() -> None:
    """Go on collecting, if nobody else holds it."""
    _Holds.count -= 1
    if not _Holds.count and _Holds.was_on:
        spare_a_great_many()
        gc.enable()


@contextmanager
def held() -> Iterator[None]:
    """Collect nothing for a while."""
    hold()
    try:
        yield
    finally:
        release()
