"""Pictures of positions as SVG, from plain dictionaries: no game is imported here."""

from regio.svg.board import draw

__all__ = ["draw"]
