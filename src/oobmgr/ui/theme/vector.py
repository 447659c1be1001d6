"""The drawings of resources/icons, tinted: text for a renderer, or a file for the style sheet."""

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTemporaryDir

from oobmgr.domain.places import resources_dir

# The drawings are made with this colour, which stands for "the colour of the text beside it".
PLACEHOLDER: Final = "#010101"


@cache
def tinted_svg(name: str, colour: str) -> str:
    """Return the text of the icon `name` (a file of resources/icons) drawn in "#RRGGBB".

    Raises:
        FileNotFoundError: There is no such icon.
    """
    path = resources_dir() / "icons" / f"{name}.svg"
    return path.read_text(encoding="utf-8").replace(PLACEHOLDER, colour)


@cache
def icon_file(name: str, colour: str) -> Path:
    """Return a file with the tinted icon, for style sheets, which read nothing but files.

    The file lives in a folder of this process, which Qt removes at its end.
    """
    path = Path(_folder().path()) / f"{name}-{colour.removeprefix('#')}.svg"
    path.write_text(tinted_svg(name, colour), encoding="utf-8")
    return path


@cache
def _folder() -> QTemporaryDir:
    # Kept as long as the process: Qt removes the folder together with this object.
    return QTemporaryDir()
