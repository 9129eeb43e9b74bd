"""Imports every module that registers actions."""

import regio.his.assault
import regio.his.construction
import regio.his.control
import regio.his.foreign_war
import regio.his.movement
import regio.his.naval_move
import regio.his.new_world_actions
import regio.his.piracy
import regio.his.religious_actions  # noqa: F401
