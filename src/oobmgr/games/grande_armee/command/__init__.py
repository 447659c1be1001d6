"""Leaders, orders, army organisation charts and detachments."""
