"""What the program and its tests need from the operating system, beside Python.

Qt's wheels carry Qt but not the libraries of the desktop below it. On Debian and Ubuntu they are
installed when root runs this; elsewhere the exact line to run is printed.
"""

import ctypes
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum


class Use(Enum):
    """What a need is there for."""

    PYTHON = "creating environments"
    QT = "Qt, even without a display"
    WINDOW = "a window under X11"
    TESTS = "the tests of exported files"


@dataclass(frozen=True)
class Need:
    """One library, program or Python module, found by `name`, with the packages that bring it.

    `name` is the file that the dynamic linker loads, a program on the PATH, or a module of this
    Python. It is looked for instead of the package, because distributions rename packages
    (libglib2.0-0t64).
    """

    name: str
    use: Use
    apt: str
    dnf: str
    pacman: str

    def is_met(self) -> bool:
        """Return whether this machine has it."""
        if self.use is Use.PYTHON:
            importlib.invalidate_caches()
            return importlib.util.find_spec(self.name) is not None
        if ".so" not in self.name:
            return shutil.which(self.name) is not None
        try:
            ctypes.CDLL(self.name)
        except OSError:
            return False
        return True


_VENV = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"

NEEDS = (
    # Debian packs the part of Python that creates environments separately.
    Need("venv", Use.PYTHON, _VENV, "python3-libs", "python"),
    Need("ensurepip", Use.PYTHON, _VENV, "python3-libs", "python"),
    Need("libglib-2.0.so.0", Use.QT, "libglib2.0-0", "glib2", "glib2"),
    Need("libGL.so.1", Use.QT, "libgl1", "libglvnd-glx", "libglvnd"),
    Need("libEGL.so.1", Use.QT, "libegl1", "libglvnd-egl", "libglvnd"),
    Need("libfontconfig.so.1", Use.QT, "libfontconfig1", "fontconfig", "fontconfig"),
    Need("libdbus-1.so.3", Use.QT, "libdbus-1-3", "dbus-libs", "dbus"),
    Need("libxkbcommon.so.0", Use.QT, "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Need(
        "libxkbcommon-x11.so.0",
        Use.WINDOW,
        "libxkbcommon-x11-0",
        "libxkbcommon-x11",
        "libxkbcommon-x11",
    ),
    Need("libxcb-cursor.so.0", Use.WINDOW, "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Need("libxcb-icccm.so.4", Use.WINDOW, "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Need(
        "libxcb-keysyms.so.1", Use.WINDOW, "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"
    ),
    Need("libxcb-shape.so.0", Use.WINDOW, "libxcb-shape0", "libxcb", "libxcb"),
    Need("Xvfb", Use.TESTS, "xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"),
    Need("soffice", Use.TESTS, "libreoffice-calc-nogui", "libreoffice-calc", "libreoffice-fresh"),
    Need("pdftotext", Use.TESTS, "poppler-utils", "poppler-utils", "poppler"),
)

# The package without windows is a third of the size, but older releases do not have it.
_APT_ALTERNATIVES = {"libreoffice-calc-nogui": "libreoffice-calc"}


def missing(uses: Sequence[Use]) -> list[Need]:
    """Return what this machine lacks for `uses`; outside Linux, Qt brings all that it needs."""
    asked = [need for need in NEEDS if need.use in uses]
    if sys.platform != "linux":
        asked = [need for need in asked if need.use is Use.PYTHON]
    return [need for need in asked if not need.is_met()]


def install_line(needs: Sequence[Need]) -> str:
    """Return the line that a person runs to install `needs` on this machine."""
    if shutil.which("apt-get"):
        return f"sudo apt-get update && sudo apt-get install -y {_names(needs, 'apt')}"
    if shutil.which("dnf"):
        return f"sudo dnf install -y {_names(needs, 'dnf')}"
    if shutil.which("pacman"):
        return f"sudo pacman -S --needed {_names(needs, 'pacman')}"
    return "(your system's package manager) install what brings: " + " ".join(
        need.name for need in needs
    )


def may_install() -> bool:
    """Return whether packages can be installed here and now: Debian or Ubuntu, as root."""
    if sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    release = platform.freedesktop_os_release()
    return bool({"debian", "ubuntu"} & {release["ID"], *release.get("ID_LIKE", "").split()})


def install(packages: Sequence[str]) -> str:
    """Install apt packages as root; return what apt says, for the case that something is amiss."""
    names = [_available(name) for name in packages]
    return _apt("update") + _apt("install", "-y", "--no-install-recommends", *names)


def apt_packages(needs: Sequence[Need]) -> list[str]:
    """Return the Debian packages that bring `needs`, in order, each once."""
    return list(dict.fromkeys(need.apt for need in needs))


def _names(needs: Sequence[Need], manager: str) -> str:
    return " ".join(dict.fromkeys(str(getattr(need, manager)) for need in needs))


def _apt(*arguments: str) -> str:
    finished = subprocess.run(
        ["apt-get", "-q", *arguments],
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return finished.stdout


def _available(package: str) -> str:
    """Return `package`, or its alternative where this release does not have it."""
    if package not in _APT_ALTERNATIVES:
        return package
    shown = subprocess.run(["apt-cache", "show", package], capture_output=True, check=False)
    return package if shown.returncode == 0 else _APT_ALTERNATIVES[package]
