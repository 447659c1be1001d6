"""The Initial Phase: what arrives is placed."""
