"""The rules of a game as people read them: sections, statements with their numbers, readings by edition side by side.

One source feeds the page, the command line, the links of refusals, and the matrix of statements and tests.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from kingcraft.core.news import News
from kingcraft.core.registry import game_names
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import plain_facts
from kingcraft.learn.positions import folder_of, read_toml
from kingcraft.locales import LANGUAGES, forms, ids, say

CHOICE: Final = "choice"
"""The attribute of a statement that says what is played here where texts leave it open."""


@dataclass(frozen=True)
class Statement:
    """One rule with its number; a decision has a choice, and what each text says of the point."""

    number: str
    text: str
    choice: str
    readings: dict[str, str]


@dataclass(frozen=True)
class Section:
    """A part of the rules: its number, the name that refusals call it by, and its statements."""

    number: str
    id: str
    title: str
    intro: str
    figures: tuple[str, ...]
    statements: tuple[Statement, ...]


def rules_folder(game: str) -> Path:
    """Where the rules of a game lie."""
    return folder_of(game) / "rules"


@cache
def _index(game: str) -> dict[str, Any]:
    return read_toml(rules_folder(game) / "sections.toml")


@cache
def sections(game: str, lang: str = "en") -> tuple[Section, ...]:
    """The whole rules of a game in a language, in reading order."""
    return tuple([_section(game, entry, lang) for entry in _index(game)["sections"]])


def _section(game: str, entry: dict[str, Any], lang: str) -> Section:
    id = entry["id"]
    numbers = [number for number in numbers_of(game) if section_number(game, number) == entry["number"]]
    return Section(
        entry["number"],
        id,
        say(lang, "section-" + id),
        say(lang, "rules-intro-" + id),
        tuple(entry.get("figures", ())),
        tuple([statement(game, number, lang) for number in numbers]),
    )


def goal(game: str, lang: str = "en") -> str:
    """How one wins, which is said first."""
    return say(lang, "rules-goal-" + game)


def texts(game: str, lang: str = "en") -> dict[str, tuple[str, str]]:
    """The texts that were read for a game: the name of each, and what it is."""
    found = [(text, forms(lang, f"rules-text-{game}-{text}")) for text in _index(game)["texts"]]
    return {text: (said[""], said["what"]) for text, said in found}


@cache
def numbers_of(game: str) -> tuple[str, ...]:
    """The numbers of all statements, 2.10 after 2.9."""
    head = f"rule-{game}-"
    slugs = [id.removeprefix(head) for id in ids(f"rules-{game}") if id.startswith(head)]
    return tuple(sorted([_number(game, slug) for slug in slugs], key=_order))


def _number(game: str, slug: str) -> str:
    """The number of a statement: what follows the number of its section may hold hyphens of its own."""
    heads = [entry["number"] for entry in _index(game)["sections"]]
    head = max([head for head in heads if slug.startswith(_slug(head) + "-")], key=len, default="")
    if not head:
        raise ValueError(f"rule-{game}-{slug} belongs to no section")
    return f"{head}.{slug[len(head) + 1 :]}"


def section_number(game: str, number: str) -> str:
    """The section that a statement belongs to."""
    heads = [entry["number"] for entry in _index(game)["sections"]]
    return str(max([head for head in heads if number.startswith(head + ".")], key=len))


def statement(game: str, number: str, lang: str = "en") -> Statement:
    """One statement in a language."""
    said = forms(lang, f"rule-{game}-{_slug(number)}")
    readings = {text: said[text] for text in _index(game)["texts"] if text in said}
    return Statement(number, said[""], said.get(CHOICE, ""), readings)


def place_of(ruling: Ruling) -> tuple[str, str] | None:
    """Where the rules have what a refusal rests on: the game, and the number of a statement or a section."""
    game = _game_of(ruling.section)
    if not game:
        return None
    return game, _index(game).get("rulings", {}).get(ruling.id) or _number_of_section(game, ruling.section)


@cache
def rule_of(section: str) -> str:
    """The address of a section, `kingsburg/2b`; empty if the rules have none of that name."""
    return "/".join(place_of(Ruling("", section)) or ())


def rule_of_news(news: News) -> str:
    """The address of what happened by itself: the statement named for it, or that about the piece that did it."""
    game = _game_of(news.id)
    if not game:
        return ""
    about = [pieces(game).get(str(fact), "") for fact in plain_facts(news.facts).values()]
    number = _index(game)["news"].get(news.id.removeprefix(game + "-")) or next(filter(None, about), "")
    return f"{game}/{number}" if number else ""


def news_statements(game: str) -> dict[str, str]:
    """Which statement each kind of news rests on, where no piece of its own tells."""
    return dict(_index(game)["news"])


def _game_of(section: str) -> str:
    return next((game for game in game_names() if section.startswith(game + "-") and has_rules(game)), "")


def has_rules(game: str) -> bool:
    """Whether the rules of a game are written down."""
    return (rules_folder(game) / "sections.toml").exists()


def _number_of_section(game: str, id: str) -> str:
    entries = _index(game)["sections"]
    return next((str(entry["number"]) for entry in entries if id in (entry["id"], *entry.get("also", ()))), "")


def rulings(game: str) -> dict[str, str]:
    """Which statement each refusal rests on."""
    return dict(_index(game).get("rulings", {}))


def pieces(game: str) -> dict[str, str]:
    """The statement about each piece, by the id of its name."""
    return dict(_index(game).get("pieces", {}))


def examples(game: str) -> dict[str, str]:
    """The figure that shows a piece at work, for pieces that words alone do not explain."""
    return dict(_index(game).get("examples", {}))


def found(game: str, wanted: str, lang: str = "en") -> list[Section]:
    """The sections that hold what is asked for: the number of a section or a statement, or a word, in any language."""
    whole = [
        part for part in sections(game, lang) if wanted in (part.number, part.id, part.id.removeprefix(game + "-"))
    ]
    if whole:
        return whole
    for spoken in sorted(LANGUAGES, key=lambda one: one != lang):
        parts = [part for part in [_with(section, wanted.casefold()) for section in sections(game, spoken)] if part]
        if parts:
            numbers = {one.number for part in parts for one in part.statements}
            return [part for part in [_of(section, numbers) for section in sections(game, lang)] if part.statements]
    return []


def _of(section: Section, numbers: set[str]) -> Section:
    kept = tuple([one for one in section.statements if one.number in numbers])
    return Section(section.number, section.id, section.title, section.intro, (), kept)


def _with(section: Section, wanted: str) -> Section | None:
    kept = tuple([one for one in section.statements if _speaks_of(one, wanted)])
    if wanted not in section.title.casefold() and not kept:
        return None
    return Section(section.number, section.id, section.title, section.intro, (), kept or section.statements)


def _speaks_of(one: Statement, wanted: str) -> bool:
    said = (one.text, one.choice, *one.readings.values())
    return one.number == wanted or any([wanted in text.casefold() for text in said])


def _slug(number: str) -> str:
    return number.replace(".", "-")


def _order(number: str) -> list[tuple[int, str]]:
    """2.10 comes after 2.9, and 2b after 2a; names keep the order of the file."""
    return [(int(digits or 0), letters) for digits, letters in re.findall(r"(\d+)([a-z]*)", number)]
