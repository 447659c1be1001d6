"""Replacement points: received, credited, spent."""
