"""Positions in the notation of case files: editing one, and reading a value out of one."""

from __future__ import annotations

from regio.his.position_edit import edit
from regio.his.position_probe import probe

__all__ = ["edit", "probe"]
