"""Keeps the books of monster board wargames: order of battle, roster sheets, supply."""
