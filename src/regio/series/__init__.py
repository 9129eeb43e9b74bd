"""What the two games share."""
