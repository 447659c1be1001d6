"""Points and marks of units as sheets of a workbook, which are read back."""
