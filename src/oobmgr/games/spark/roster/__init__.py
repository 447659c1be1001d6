"""Roster Sheets: step boxes, current strengths, the flipped side."""
