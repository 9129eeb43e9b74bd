"""Imports every module that registers actions."""
import regio.his.religious_actions  # noqa: F401
import regio.his.assault  # noqa: F401
import regio.his.construction  # noqa: F401
import regio.his.control  # noqa: F401
import regio.his.naval_move  # noqa: F401
import regio.his.new_world_actions  # noqa: F401
import regio.his.piracy  # noqa: F401
import regio.his.movement  # noqa: F401
import regio.his.foreign_war  # noqa: F401
