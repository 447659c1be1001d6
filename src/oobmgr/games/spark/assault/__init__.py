"""Assault combat: morale of both sides, results, losses in order."""
