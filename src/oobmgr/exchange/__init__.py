"""Spreadsheets in and out: an order of battle is read from one, the books are written to one."""
