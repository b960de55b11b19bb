"""How one learns a game: its rules, read and proven from one source.

The rules of a game are its folder's `rules/sections.toml` and the sentences in `locales/*/rules-GAME.ftl`.
"""
