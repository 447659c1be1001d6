"""The order of battle: a tree of formations, the table of their units, one unit in full."""
