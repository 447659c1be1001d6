"""Fortress cities: who calls for a roll, what it brings, and the garrison."""
