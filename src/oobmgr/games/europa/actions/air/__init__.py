"""The Air Phase: groups, bases, missions, air combat, flak, the air surprise."""
