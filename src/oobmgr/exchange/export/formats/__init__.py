"""The tables of an export in other formats than the workbook: values alone, without formulas."""
