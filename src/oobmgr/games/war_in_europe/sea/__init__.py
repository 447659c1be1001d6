"""The sea: assaults, minor ports, the long way round."""
