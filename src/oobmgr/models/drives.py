"""The drive that a campaign lies on, and what cannot be kept there.

A log beside the file is shared by way of memory, which two computers do not have in common: on a
network drive the database keeps a journal of the older kind in its place. Whether locks hold there
is up to the server, and nobody can ask it.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Final

from oobmgr.models.held_files import is_numbered

_OF_A_NETWORK: Final = frozenset(
    {
        "9p", "afpfs", "afs", "ceph", "cifs", "coda", "davfs", "fuse.davfs2", "fuse.glusterfs",
        "fuse.rclone", "fuse.sshfs", "gfs2", "ncpfs", "nfs", "nfs4", "smb3", "smbfs", "webdav",
    }
)  # fmt: skip
_MOUNTS: Final = Path("/proc/self/mounts")
_REMOTE: Final = 4  # DRIVE_REMOTE of Windows
_NETWORK: Final = (
    "the campaign is on a network drive. Have it open on one computer at a time: locks may not "
    "hold there."
)
_UNNUMBERED: Final = (
    "this drive does not number its files. Do not put another file in the campaign's place while "
    "it is open: that would not be noticed."
)


def cautions(path: Path) -> tuple[str, ...]:
    """What the program cannot keep where this file lies, and what to mind; empty on most drives."""
    found = ((on_network(path), _NETWORK), (not is_numbered(path), _UNNUMBERED))
    return tuple(words for so, words in found if so)


def without_links(path: Path) -> Path:
    """The one name of a file that links give many; where its drive complains, the path as it is."""
    try:
        return path.resolve()
    except (OSError, RuntimeError):  # a circle of links; opening it says what is wrong
        return path.absolute()


def on_network(path: Path) -> bool:
    # Where a link leads decides, not where the link lies.
    """Whether a file lies on a drive of another computer, as far as the system tells."""
    place = str(without_links(path))
    if sys.platform == "win32":
        import ctypes

        return place.startswith("\\\\") or (
            ctypes.windll.kernel32.GetDriveTypeW(path.resolve().anchor) == _REMOTE
        )
    return drive_kind(place, _mounted()) in _OF_A_NETWORK


def drive_kind(place: str, mounts: str) -> str:
    """The kind of the drive that holds a place, from lines such as ``server:/a /mnt nfs4 rw``."""
    found = ("", "")
    for line in mounts.splitlines():
        _, _, rest = line.partition(" ")
        top, _, kind = rest.partition(" ")
        # A space in a name is written as its number.
        top = top.replace("\\040", " ").rstrip("/")
        # The deepest mount holds it; of two on one folder the later covers the other.
        if (place == top or place.startswith(f"{top}/")) and len(top) >= len(found[0]):
            found = (top, kind.partition(" ")[0])
    return found[1]


def _mounted() -> str:
    if sys.platform == "darwin":
        return _mounted_on_a_mac()
    try:
        return _MOUNTS.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


# Once: a process for every file that is opened would be felt.
@cache
def _mounted_on_a_mac() -> str:
    """The same lines from ``server on /Volumes/a (smbfs, nodev)``."""
    import subprocess  # elsewhere nobody needs it

    try:
        done = subprocess.run(["/sbin/mount"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    parts = (line.partition(" on ")[2].rpartition(" (") for line in done.stdout.splitlines())
    return "\n".join(
        f"- {top.replace(' ', chr(92) + '040')} {kind.partition(',')[0].rstrip(')')}"
        for top, _, kind in parts
    )
