"""Values of the hobby: turns, accounts, postings, rulings, units. Standard library only."""
