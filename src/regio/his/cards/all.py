"""Imports every card module, so that every card is registered."""

import regio.his.cards.combat
import regio.his.cards.corsair_cards
import regio.his.cards.foreign_war_cards
import regio.his.cards.hand_cards
import regio.his.cards.here_i_stand
import regio.his.cards.home
import regio.his.cards.inquisitions
import regio.his.cards.leader_cards
import regio.his.cards.naval_cards
import regio.his.cards.new_world_cards
import regio.his.cards.papal
import regio.his.cards.politics
import regio.his.cards.religious
import regio.his.cards.religious_events
import regio.his.cards.responses
import regio.his.cards.rulers
import regio.his.cards.sack_of_rome
import regio.his.cards.scots_raid
import regio.his.cards.siege_cards
import regio.his.cards.spring_cards
import regio.his.cards.succession
import regio.his.cards.trent
import regio.his.cards.unrest_cards  # noqa: F401
