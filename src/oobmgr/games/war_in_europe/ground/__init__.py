"""On the ground: hexes, movement, rail, supply, combat, fortification."""
