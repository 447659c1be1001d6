"""What to do about what a disk refuses, said once for whatever is written or read."""

from __future__ import annotations

import errno
import os
import re
from typing import Final

from oobmgr.domain.errors import Fault

_ADVICE: Final = {
    errno.ENAMETOOLONG: "Choose a shorter name, or a folder that is not so deep.",
    errno.ENOSPC: "Make room, then try again.",
    errno.EDQUOT: "Make room, then try again: your share of the space is used up.",
    errno.EFBIG: "The drive cannot hold so large a file: choose a folder on another.",
    errno.EROFS: "Choose a folder on another drive: this one cannot be written to.",
    errno.EACCES: "Restore permission to write there, or choose another folder.",
    errno.EPERM: "Restore permission to write there, or choose another folder.",
    errno.ENOENT: "Check that the folder is still there.",
    errno.ENOTDIR: "Check the folder: a part of it is a file.",
    errno.EIO: "Check that the drive works, and try again.",
    errno.ESTALE: "Connect the drive again, then try again.",
    errno.EHOSTDOWN: "Connect the drive again, then try again.",
    errno.EHOSTUNREACH: "Connect the drive again, then try again.",
    errno.ENOTCONN: "Connect the drive again, then try again.",
    errno.ETIMEDOUT: "Connect the drive again, then try again.",
}
_NAMED: Final = re.compile(r"IO_(E[A-Z0-9]+)")


def disk_fault(what: str, where: str, error: Exception, *, otherwise: str = "") -> Fault:
    """What could not be done, why, and what to do about it.

    `otherwise` is the advice where the system's reason calls for none of its own.
    """
    why = str(getattr(error, "strerror", None) or error)
    number = getattr(error, "errno", None) or 0
    if named := _NAMED.fullmatch(why):
        # The library that writes XML gives the name of the system's reason alone.
        number = getattr(errno, named[1], 0)
        why = os.strerror(number) if number else why
    words = f"{what}: {why}." if what else f"{why}."
    return Fault(words, where, advice=_ADVICE.get(number, otherwise))
