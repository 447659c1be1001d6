"""The smallest game that can be described: two sides and a phase, to be added to."""

TWO_HILLS = """
oobmgr = 1
[game]
name = "Two Hills"
[sides.north]
name = "North"
[sides.south]
name = "South"
[phases.march]
name = "March"
"""
