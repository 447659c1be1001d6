"""Air strikes and anti-aircraft fire."""
