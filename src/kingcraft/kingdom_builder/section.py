"""The sections of the rulebook, as refusals name them."""

from typing import Final

TURN_ORDER: Final = "kingdom-builder-course"
MANDATORY: Final = "kingdom-builder-mandatory"
BUILDING: Final = "kingdom-builder-building"
EXTRA: Final = "kingdom-builder-extra"
LOCATIONS: Final = "kingdom-builder-locations"
ENDING: Final = "kingdom-builder-ending"
