"""What a player does in a phase: each action plans its postings and facts without writing them."""
