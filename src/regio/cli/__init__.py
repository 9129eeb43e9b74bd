"""The command `regio`."""
