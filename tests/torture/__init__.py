"""Kills, damaged files and faults of the disk, as many as one has time for (`tools/torture.py`)."""
