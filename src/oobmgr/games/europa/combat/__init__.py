"""Ground combat: factor limits, artillery, bombardment, odds and armor."""
