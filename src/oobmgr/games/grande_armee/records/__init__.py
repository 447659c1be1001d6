"""Points, markers, places and lands as sheets of a workbook, which are read back."""
