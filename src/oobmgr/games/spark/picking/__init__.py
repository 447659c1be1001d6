"""How units of the order of battle are picked for actions."""
