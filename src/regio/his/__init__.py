"""Here I Stand."""
