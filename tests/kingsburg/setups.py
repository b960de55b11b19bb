"""Set-ups of Kingsburg that are worth testing: every module, alone and with others."""

from typing import Final

SETUPS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"edition": "2007"},
    {"rows": "extended"},
    {"soldiers": "tokens"},
    {"rows": "extended", "soldiers": "tokens", "edition": "2007"},
    {"governors": "deal", "destiny": "cards", "soldiers": "tokens"},
    {"governors": "auction", "rows": "extended", "cards": "published"},
    {"governors": "random", "destiny": "cards", "rows": "extended", "cards": "house", "edition": "2007"},
    {"strips": "draw"},
    {"strips": "draft", "rows": "extended", "governors": "deal", "destiny": "cards", "soldiers": "tokens"},
)
