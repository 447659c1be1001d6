"""Air: groups, boxes and bases, missions, the surprise, the order of battle in the air."""
