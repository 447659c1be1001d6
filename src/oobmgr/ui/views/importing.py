"""What the window asks of the Import page, without loading it."""

from pathlib import Path
from typing import Protocol, runtime_checkable


@runtime_checkable
class TakesWorkbook(Protocol):
    """A page that reads order-of-battle workbooks and writes the records as one."""

    def open_file(self, path: Path) -> None:
        """Read a workbook and show what it would bring."""
        ...

    def ask_for_export(self) -> None:
        """Ask where the records go and write them."""
        ...
