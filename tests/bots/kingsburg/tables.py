"""Kingsburg's games and positions for the tests of its bots."""

from kingcraft.kingsburg.state import KingsburgState
from tests.bots.tables import LEVELS, Tables

TABLES = Tables("kingsburg", KingsburgState, 3)
bot, start, play_out, walk = TABLES.bot, TABLES.start, TABLES.play_out, TABLES.walk

__all__ = ["LEVELS", "bot", "play_out", "start", "walk"]
