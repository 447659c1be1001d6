"""The Combat Phase: attacks, battles with their losses, bombardments."""
