"""What the window asks of single pages, without loading them."""

from pathlib import Path
from typing import Protocol, runtime_checkable


@runtime_checkable
class TakesWorkbook(Protocol):
    """A page that reads order-of-battle workbooks and writes the records as one."""

    def open_file(self, path: Path) -> None:
        """Read a workbook and show what it would bring."""

    def ask_for_export(self) -> None:
        """Ask where the records go and write them."""
        ...


@runtime_checkable
class PrintsSheets(Protocol):
    """A page that shows sheets and prints them."""

    def show_sheet(self, key: str) -> None:
        """Go to a sheet by its key."""
        ...

    def print_sheets(self) -> None:
        """Ask for a printer and print what is in sight."""
        ...
