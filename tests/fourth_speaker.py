"""Writes as JSON what the package says in a fourth language: run in a copy that has one (tests/fourth.py)."""

import json
import sys
import tempfile
import urllib.error
import urllib.request
from dataclasses import replace
from pathlib import Path
from typing import Any

import kingcraft as kc
from kingcraft.learn.lessons import coach_words, lessons, words_of
from kingcraft.learn.rules import sections
from kingcraft.locales import LANGUAGES, listing, percent, say
from tests.fourth import CODE, ROOT
from tests.server.house import QUICK, house_here

GAMES = ("kingsburg", "kingdom-builder")


def main() -> None:
    """All there is to say."""
    said = {
        "languages": LANGUAGES,
        "file": kc.__file__,
        "pack": of_a_pack(),
        "core": [listing(CODE, ["1", "2"]), percent(CODE, 0.5), say(CODE, "ruling-record-unfinished", count=1)],
        "games": {game: of_a_game(game) for game in GAMES},
        "served": of_a_server(),
    }
    json.dump(said, sys.stdout)


def of_a_game(game: str) -> dict[str, Any]:
    """A few moves of a game, its board, its rules and its lessons."""
    table, stream = kc.new(game, 2, 5), kc.Stream(1)
    moves: list[str] = []
    for _ in range(40):
        legal = table.state.legal()
        action = legal[stream.below(len(legal))]
        moves += [table.state.tell(action, CODE), table.state.label(action, CODE), table.state.ask(CODE)]
        table.play(action)
    taught = [words_of(lesson, CODE) for lesson in lessons(game)]
    return {
        "moves": moves,
        "board": table.state.text(0, CODE),
        "drawing": table.state.svg(0, CODE),
        "rules": [one.text for section in sections(game, CODE) for one in section.statements],
        "lessons": [text for words in taught for text in (words.title, *words.steps)],
        "coach": list(coach_words(game, CODE).values()),
    }


def of_a_pack() -> list[str]:
    """The words of a pack that has some in this language; and what it says of a piece that has only English ones."""
    text = (ROOT / "docs" / "packs" / "smugglers.toml").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "smugglers.toml"
        file.write_text(text.replace('fr = "Passeur"', f'{CODE} = "Féérrýmáñ"'), encoding="utf-8")
        words: Any = kc.new("kingsburg", 2, 1, None, pack=file).state.contents()["words"]
    return [words[id][CODE] for id in ("governor-ferryman", "destiny-full-moon")]


def of_a_server() -> dict[str, Any]:
    """Which languages it has, and what it answers to whoever wants this one."""
    with tempfile.TemporaryDirectory() as folder:
        settings = replace(QUICK, database_url=str(Path(folder) / "house.db"), bots_here=False)
        with house_here(settings) as address:
            house = json.loads(fetched(f"http://{address}/api/house"))
            book = json.loads(fetched(f"http://{address}/api/rules/kingsburg?lang={CODE}"))
            missing = fetched(f"http://{address}/api/matches/nothing", f"{CODE}-ploc,en;q=0.5")
    return {"languages": house["languages"], "goal": book["goal"], "missing": json.loads(missing)["text"]}


def fetched(address: str, accept: str = "en") -> str:
    """What stands there, errors included."""
    request = urllib.request.Request(address, headers={"Accept-Language": accept})
    try:
        with urllib.request.urlopen(request) as answer:
            return str(answer.read().decode())
    except urllib.error.HTTPError as error:
        return error.read().decode()


if __name__ == "__main__":
    main()
