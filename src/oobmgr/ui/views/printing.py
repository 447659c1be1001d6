"""What the window asks of the Print page, without loading it."""

from typing import Protocol, runtime_checkable


@runtime_checkable
class PrintsSheets(Protocol):
    """A page that shows sheets and prints them."""

    def show_sheet(self, key: str) -> None:
        """Go to a sheet by its key."""
        ...

    def print_sheets(self) -> None:
        """Ask for a printer and print what is in sight."""
        ...
