"""Battles: who fights, leaders, bids, losses, routs, help that marches up, and pursuit."""
