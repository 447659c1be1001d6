"""Depots, supply trains and foraging."""
