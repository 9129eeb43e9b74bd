"""The table: a server that keeps games, knows them only through the kernel, and trusts no client."""
