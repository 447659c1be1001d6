import pytest
from PySide6.QtWidgets import QApplication

from oobmgr.ui.theme import apply_theme


@pytest.fixture(autouse=True)
def _light(qapp: QApplication) -> None:
    """Dress the application in light before each test, whatever the one before it did."""
    apply_theme(qapp, "light")
