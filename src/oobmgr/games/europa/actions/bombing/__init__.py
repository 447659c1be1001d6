"""Strategic bombing of every kind of target."""
