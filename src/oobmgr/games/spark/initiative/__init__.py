"""Commitments, the fresh formation bonus, the order of impulses."""
