"""Imports every card module, so that every card is registered."""
import regio.his.cards.here_i_stand
import regio.his.cards.papal
import regio.his.cards.religious
import regio.his.cards.religious_events
import regio.his.cards.rulers
import regio.his.cards.spring_cards
import regio.his.cards.trent  # noqa: F401
import regio.his.cards.corsair_cards  # noqa: F401
import regio.his.cards.naval_cards  # noqa: F401
import regio.his.cards.new_world_cards  # noqa: F401
import regio.his.cards.combat  # noqa: F401
import regio.his.cards.home  # noqa: F401
import regio.his.cards.responses  # noqa: F401
import regio.his.cards.hand_cards  # noqa: F401
import regio.his.cards.succession  # noqa: F401
import regio.his.cards.unrest_cards  # noqa: F401
import regio.his.cards.inquisitions  # noqa: F401
import regio.his.cards.politics  # noqa: F401
import regio.his.cards.siege_cards  # noqa: F401
import regio.his.cards.leader_cards  # noqa: F401
import regio.his.cards.foreign_war_cards  # noqa: F401
import regio.his.cards.sack_of_rome  # noqa: F401
import regio.his.cards.scots_raid  # noqa: F401
