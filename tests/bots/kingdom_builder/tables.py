"""Kingdom Builder's games and positions for the tests of its bots."""

from kingcraft.kingdom_builder.state import KingdomBuilderState
from tests.bots.tables import LEVELS, Tables

TABLES = Tables("kingdom-builder", KingdomBuilderState, 2)
bot, start, play_out, walk = TABLES.bot, TABLES.start, TABLES.play_out, TABLES.walk

__all__ = ["LEVELS", "bot", "play_out", "start", "walk"]
