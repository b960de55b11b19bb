"""The rules as a text: Markdown, for a terminal and for the documents."""

from collections.abc import Iterable

from kingcraft.learn.figures import caption
from kingcraft.learn.rules import Section, Statement, goal, sections, texts
from kingcraft.locales import say


def book(game: str, lang: str = "en", chosen: Iterable[Section] | None = None, figures: bool = False) -> str:
    """The whole rules, how one wins first; or some of their sections alone. Figures are pictures in a folder beside."""
    head = [f"# {say(lang, 'rules-title', game=say(lang, 'game-' + game))}", "", goal(game, lang), ""]
    parts = sections(game, lang) if chosen is None else chosen
    lines = [
        *([] if chosen is not None else head),
        *[line for part in parts for line in _section(game, part, lang, figures)],
    ]
    return "\n".join(lines).rstrip() + "\n"


def _section(game: str, part: Section, lang: str, figures: bool) -> list[str]:
    shown = [line for name in part.figures if figures for line in _figure(game, name, lang)]
    said = [line for one in part.statements for line in _statement(game, one, lang)]
    return [f"## {part.number} · {part.title}", "", part.intro, "", *shown, *said, ""]


def _figure(game: str, name: str, lang: str) -> list[str]:
    said = caption(game, name, lang)
    return [f"![{said}](figures/{game}-{name}.svg)", "", f"*{said}*", ""]


def _statement(game: str, one: Statement, lang: str) -> list[str]:
    names = texts(game, lang)
    readings = [say(lang, "labelled", label=names[text][0], value=said) for text, said in one.readings.items()]
    choice = [f"**{say(lang, 'labelled', label=say(lang, 'rules-played-here'), value='').rstrip()}** {one.choice}"]
    return [f"- **{one.number}** {one.text}", *[f"  - {line}" for line in readings + (choice if one.choice else [])]]
