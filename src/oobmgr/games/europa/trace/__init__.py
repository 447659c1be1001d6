"""Supply traces: links, trucks, and what interdiction takes from them."""
