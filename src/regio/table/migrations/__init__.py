"""Changes of the database, run when a table starts."""
