"""What a player does about air strikes and anti-aircraft fire."""
