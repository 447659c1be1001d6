"""The tables of an export as an Excel workbook."""
