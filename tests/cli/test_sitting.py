"""A game in the terminal: it is never lost, it helps, and its dice can be checked at the end."""

import json
import os
import signal
import subprocess
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import kingcraft as kc
from kingcraft.locales import LANGUAGES, ids, say
from kingcraft.terminal.guide import command_words, show_help
from kingcraft.terminal.wrap import wrapped
from kingcraft.testing.cases import position
from tests.cli.command import GAMES, Person
from tests.waiting import wait_until

PLAYERS = ["--players", "me,random"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_plays_a_few_moves_asks_and_leaves(game: str, lang: str, person: Person, tmp_path: Path) -> None:
    keys = "#1\n?\nnonsense\n#1\nquit\n"
    file = tmp_path / "game.txt"
    done = person.run("play", game, *PLAYERS, "--seed", "1", "--save", str(file), "--lang", lang, keys=keys)
    assert done.returncode == 0, done.stderr
    assert "nonsense" in done.stdout
    assert say(lang, "cli-do-undo") in done.stdout
    table = kc.replay(file.read_text(encoding="utf-8"), seed=1)
    assert table.to_act == 0
    assert table.record.names == ["A", f"B ({say(lang, 'web-rank-random')})"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_help_fits_a_screen_and_more_of_it_is_there_for_the_asking(game: str, lang: str) -> None:
    for seed in range(4):
        state = position((game, 2, {}), seed, 0.1 + 0.2 * seed)
        if state.to_act < 0:
            continue
        shown = helped(state, lang)
        assert len(shown.split("\n")) <= 24
        assert all(state.write(action).rpartition(" ")[2] in shown for action in state.legal())
        assert all(state.label(action, lang) in helped(state, lang, every=True) for action in state.legal())


def helped(state: kc.State, lang: str, every: bool = False) -> str:
    """What help shows in a terminal of 80 by 24, and the line one types in."""
    paper = StringIO()
    show_help(Console(file=paper, width=80, height=24, force_terminal=True, color_system=None), state, lang, every)
    return paper.getvalue()


def test_whoever_asks_for_everything_gets_it(person: Person) -> None:
    shown = person.run("play", "kingsburg", *PLAYERS, "--seed", "3", "--lang", "fr", keys="? tous\nq\n").stdout
    assert say("fr", "cli-do-hint") in shown


def test_the_only_person_is_asked_without_a_letter(person: Person) -> None:
    shown = person.run("play", "kingsburg", *PLAYERS, "--seed", "1", keys="q\n").stdout
    assert f"\n{kc.new('kingsburg', 2, 1).state.ask('en')}\n" in shown
    both = person.run("play", "kingsburg", "--players", "me,me", "--seed", "1", keys="\nq\n").stdout
    assert f"\nA: {kc.new('kingsburg', 2, 1).state.ask('en')}\n" in both


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_dash_begins_a_line(lang: str) -> None:
    for width in range(20, 80):
        for id in ids("cli"):
            if id.startswith(("cli-do-", "cli-help-")):
                assert not [line for line in wrapped(say(lang, id), width) if line.startswith(("—", "–"))]


@pytest.mark.parametrize(("lang", "word"), [("fr", "conseil"), ("fr", "indice"), ("ru", "подсказка"), ("fr", "hint")])
def test_advice_has_its_word_in_every_language(lang: str, word: str) -> None:
    assert command_words(lang)[word] == "hint"


@pytest.mark.parametrize("word", ["?", "help", "h", "HELP", "aide"])
def test_whoever_asks_for_help_gets_moves_and_commands(word: str, person: Person) -> None:
    shown = person.run("play", "kingsburg", *PLAYERS, "--seed", "3", "--lang", "fr", keys=f"{word}\nq\n").stdout
    assert "take gold" in shown
    assert say("fr", "cli-do-hint") in shown


def test_an_empty_line_says_what_can_be_typed(person: Person) -> None:
    shown = person.run("play", "kingsburg", *PLAYERS, "--seed", "1", keys="\nq\n").stdout
    assert "“?”" in shown
    assert "hint" in shown


@pytest.mark.parametrize(
    ("game", "word", "id"),
    [
        ("kingsburg", "statue", "building-statue"),
        ("kingsburg", "7", "advisor-7"),
        ("kingsburg", "ЗВЕЗДОЧЁТ", "advisor-7"),
        ("kingsburg", "goblins", "enemy-goblins"),
        ("kingdom-builder", "farm", "tile-farm"),
        ("kingdom-builder", "miners", "card-miners"),
        ("kingdom-builder", "water", "terrain-water"),
    ],
)
def test_pieces_are_explained(game: str, word: str, id: str, person: Person) -> None:
    shown = person.run("play", game, *PLAYERS, "--seed", "3", "--lang", "ru", keys=f"? {word}\nq\n").stdout
    assert say("ru", id + "-text") in shown


def test_an_unknown_piece_is_said_to_be_none(person: Person) -> None:
    shown = person.run("play", "kingsburg", *PLAYERS, "--seed", "3", keys="? bicycle\nq\n").stdout
    assert say("en", "cli-no-piece", word="bicycle") in shown


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_a_legal_move(game: str, person: Person) -> None:
    shown = person.run("play", game, *PLAYERS, "--seed", "2", keys="hint\nq\n").stdout
    table = kc.new(game, 2, 2)
    lines = shown.split("\n")
    before = next(number for number, line in enumerate(lines) if "%: " in line) - 1
    assert any(f"  {table.write(action)}" in lines[before] for action in table.legal())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_left_goes_on_with_the_same_dice_and_verifies(
    game: str, person: Person, tmp_path: Path
) -> None:
    person.run("play", game, *PLAYERS, keys="#1\n#1\n")
    kept = json.loads(person.run("resume", "--json").stdout)
    assert [row["players"] for row in kept] == [["me", "random"]]
    assert "seed" not in kept[0]
    before = kc.replay(json.loads(Path(kept[0]["file"]).read_text(encoding="utf-8"))["record"]).record
    done = person.run("resume", "1", keys="#1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert json.loads(person.run("resume", "--json").stdout) == []
    record = Path(kept[0]["file"]).with_suffix(".txt")
    after = kc.replay(record.read_text(encoding="utf-8")).record
    assert after.commitment == before.commitment
    assert [move.text for move in after.moves[: len(before.moves)]] == [move.text for move in before.moves]
    assert say("en", "cli-seed", seed=after.seed) in done.stdout
    assert person.run("verify", str(record)).returncode == 0


def test_a_game_goes_on_in_its_language_unless_another_is_asked_for(person: Person) -> None:
    person.run("play", "kingsburg", *PLAYERS, "--seed", "3", "--lang", "fr", keys="#1\n")
    assert say("fr", "cli-welcome") in person.run("resume", "1", keys="q\n").stdout
    assert "vous et Fou" in person.run("resume", "--lang=fr").stdout
    assert say("ru", "cli-welcome") in person.run("resume", "1", "--lang=ru", keys="q\n").stdout
    assert say("ru", "cli-welcome") in person.run("resume", "1", keys="q\n").stdout


def test_an_interrupt_loses_nothing(person: Person) -> None:
    """Ctrl-C while the person is asked: exit code 130, and the game is there."""
    command = person.command("play", "kingsburg", *PLAYERS, "--seed", "1")
    process = subprocess.Popen(
        command, env=person.environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, encoding="utf-8",
    )  # fmt: skip
    assert process.stdin
    process.stdin.write("take wood\n")
    process.stdin.flush()
    wait_until("the move to be kept", lambda: any("take wood" in text for text in kept_texts(person)))
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate()
    assert process.returncode == 130
    assert "kingcraft resume" in out
    assert "take wood" in kept_texts(person)[0]


def kept_texts(person: Person) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in person.games.glob("*.json")]


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_the_seed_of_dice_to_come_is_for_its_owner_alone(person: Person) -> None:
    person.run("play", "kingsburg", *PLAYERS, "--seed", "3", keys="#1\n")
    assert [file.stat().st_mode & 0o077 for file in person.games.glob("*.json")] == [0]


def test_a_game_is_found_by_the_record_that_was_saved_of_it(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    person.run("play", "kingsburg", *PLAYERS, "--seed", "3", "--save", str(file), keys="#1\n")
    assert "seed: " not in file.read_text(encoding="utf-8")
    assert person.run("resume", str(file), keys="#1\n").returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_game_that_is_verified_and_replayed(game: str, person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert person.run("play", game, "--players", "random,random", "--seed", "3", "--save", str(file)).returncode == 0
    checked = json.loads(person.run("verify", str(file), "--json").stdout)[0]
    assert checked["moves"] > checked["dealt"] > 0
    assert f"\n{checked['moves']:>4} " in person.run("replay", str(file), "--all", "--seat", "A").stdout


def test_moves_that_were_forced_are_said_to_be(person: Person) -> None:
    table = kc.new("kingsburg", 2, 1)
    forced = 0
    while table.to_act != kc.OVER:
        action = table.forced()
        forced += action is not None
        table.play(table.legal()[0] if action is None else action)
    shown = person.run("play", "kingsburg", "--players", "me,me", "--seed", "1", keys="\n" + "#1\n\n" * 400).stdout
    assert shown.count(say("en", "cli-forced", words="")) == forced > 0
