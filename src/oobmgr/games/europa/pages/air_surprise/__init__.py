"""Procedures that are run step by step, with counters drawn and dice rolled."""
