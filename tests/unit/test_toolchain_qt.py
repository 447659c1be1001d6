"""PySide6 6.12.0 dies on Python 3.11 after some thousands of calls that return None."""

import subprocess
import sys

SET_MANY_TEXTS = """
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication([])
label = QLabel()
for number in range(20_000):
    label.setText(str(number))
print(label.text())
"""


def test_twenty_thousand_calls_that_return_none_leave_qt_alive() -> None:
    finished = subprocess.run(
        [sys.executable, "-c", SET_MANY_TEXTS], capture_output=True, text=True, check=False
    )
    assert (finished.returncode, finished.stdout.strip()) == (0, "19999"), finished.stderr
