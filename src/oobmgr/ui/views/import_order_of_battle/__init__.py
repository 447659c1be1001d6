"""The Import and export page: what a workbook would bring, and the records as a workbook."""
