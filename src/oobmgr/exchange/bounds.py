"""How much of a file from anywhere is read. The guide says so to players."""

from typing import Final

MOST_COLUMNS: Final = 256
"""The columns of a sheet that are read: A to IV, as wide as a sheet once could be."""
MOST_BLANK_ROWS: Final = 10_000
"""A table ends where more blank rows than this follow."""
MOST_ROWS: Final = 100_000
"""The most rows of a file that hold anything, and the most units that they tell of."""
MOST_PROBLEMS: Final = 100_000
"""The most cells of a file that cannot be read; with more it is not a list of units."""
MOST_UNPACKED: Final = 256_000_000
"""The most bytes that a workbook may hold when it is unpacked."""
MOST_OWN_UNPACKED: Final = 32_000_000
"""The same of a workbook that is filled in place, which takes twenty times as much memory."""
TOO_LARGE: Final = "Keep the sheets of units in a workbook of their own and read that."
"""What to do with a workbook that holds more."""
MOST_FILLED: Final = 500_000
"""The most cells of a range that is filled in it."""
MOST_TEXT: Final = 64_000_000
"""The most bytes of a text file of rows."""
MOST_MEMORY: Final = 600_000_000
"""The most bytes of memory that reading a file may take."""
MOST_SECONDS: Final = 30
"""The most seconds that reading a file may take."""
OUT_OF_MEMORY: Final = 77
"""How the process that reads a file ends where memory was not enough."""
