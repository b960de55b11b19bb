"""The command line: what it prints, and how it says no."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.locales import say

GAMES = [name for name in kc.game_names() if name != "toll"]


def run(*words: str, keys: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Runs a command as a person would, in a process of its own."""
    environment = {**os.environ, "KINGCRAFT_LANG": lang, "COLUMNS": "200"}
    command = [sys.executable, "-c", "from kingcraft.cli import main; main()", *words]
    return subprocess.run(command, env=environment, input=keys, capture_output=True, text=True, check=False)


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """What a refusal says; never a traceback."""
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return done.stderr


def finished_record(game: str, seats: int = 2) -> str:
    table = kc.new(game, seats, 3)
    while table.to_act != kc.OVER:
        table.play(table.legal()[0])
    return table.record.text()


def test_without_words_it_tells_what_there_is() -> None:
    for lang in ("en", "fr", "ru"):
        assert say(lang, "cli-help-verify")[:30] in run("--help", lang=lang).stdout


def test_games_lists_every_game() -> None:
    assert [row["game"] for row in json.loads(run("games", "--json").stdout)] == GAMES
    assert all(name in run("games").stdout for name in GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_simulate_gives_the_same_games_on_any_number_of_processes(game: str) -> None:
    one, two = (
        json.loads(run("simulate", game, "--games", "70", "--workers", workers, "--seed", "4", "--json").stdout)[0]
        for workers in ("1", "2")
    )
    assert one["games"] == 70
    for key in ("game", "seats", "games_per_second", "actions_per_second", "compiled"):
        assert key in one
    for key in ("points", "length", "points_by_seat", "wins_by_seat"):
        assert one[key] == two[key]


@pytest.mark.parametrize("game", GAMES)
def test_bench_measures_every_number_of_seats(game: str) -> None:
    rows = json.loads(run("bench", game, "--seconds", "0.1", "--json").stdout)
    assert [row["seats"] for row in rows] == list(range(kc.game_named(game).least, kc.game_named(game).most + 1))
    assert all(row["games_per_second"] > 0 and row["copies_per_second"] > 0 for row in rows)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_a_person_plays_a_few_moves_asks_and_leaves(game: str, lang: str, tmp_path: Path) -> None:
    keys = "#1\n?\nnonsense\n#1\nquit\n"
    file = tmp_path / "game.txt"
    done = run("play", game, "--players", "me,random", "--seed", "1", "--save", str(file), "--lang", lang, keys=keys)
    assert done.returncode == 0, done.stderr
    assert "nonsense" in done.stdout
    assert say(lang, "cli-commands") in done.stdout
    assert kc.replay(file.read_text(encoding="utf-8"), seed=1).to_act == 0


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_game_that_is_verified_and_replayed(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert run("play", game, "--players", "random,random", "--save", str(file)).returncode == 0
    checked = json.loads(run("verify", str(file), "--json").stdout)[0]
    assert checked["moves"] > checked["dealt"] > 0
    assert f"\n{checked['moves']:>4} " in run("replay", str(file), "--all", "--seat", "A").stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_tampered_record_is_refused_with_its_line(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = finished_record(game)
    file.write_text(text[: len(text) // 2], encoding="utf-8")
    assert "Line " in refused(run("verify", str(file)))
    seed = next(line for line in text.split("\n") if line.startswith("seed: "))
    file.write_text(text.replace(seed, "seed: " + "0" * 64), encoding="utf-8")
    assert "Line " in refused(run("verify", str(file)))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", GAMES[0], "--seats", "9"], "9"),
        (["simulate", GAMES[0], "--bot", "wizard"], "wizard"),
        (["simulate", GAMES[0], "--option", "weather=fine"], "weather"),
        (["simulate", GAMES[0], "--option", "weather"], "name=value"),
        (["play", GAMES[0], "--players", "me,nobody"], "nobody"),
        (["verify", "no-such-file"], "no-such-file"),
        (["replay", "no-such-file"], "no-such-file"),
        (["games", "--lang", "de"], "de"),
    ],
)
def test_what_cannot_be_is_refused_in_words(words: list[str], said: str) -> None:
    assert said in refused(run(*words))


def test_a_refusal_speaks_the_persons_language() -> None:
    assert refused(run("simulate", "chess", lang="fr")).startswith("Impossible")
    assert refused(run("simulate", "chess", "--lang", "ru")).startswith("Нельзя")


def test_a_board_of_ones_own_is_read_from_a_file(tmp_path: Path) -> None:
    file, saved = tmp_path / "meadow.toml", tmp_path / "game.txt"
    rows = ["GGGGGGGGGG"] * 4 + ["GGGGLGGGGG"] + ["FFFFFFTTTT"] * 3 + ["CCCCCDDDDD"] * 2
    lines = ",\n".join(f'  "{row}"' for row in rows)
    file.write_text(
        f'[[board]]\nid = "meadow"\ntile = "farm"\nprovenance = "house"\nrows = [\n{lines}\n]\n', encoding="utf-8"
    )
    options = ["-o", f"pack=@{file}", "-o", "boards=meadow farm oasis/ tower"]
    played = run("play", "kingdom-builder", "--players", "random,random", "--save", str(saved), *options)
    assert played.returncode == 0, played.stderr
    assert run("verify", str(saved)).returncode == 0
    file.write_text(file.read_text(encoding="utf-8").replace("CCCCCD", "CCCCCX"), encoding="utf-8")
    assert "9" in refused(run("simulate", "kingdom-builder", *options))
    assert "first" in refused(run("simulate", "kingdom-builder", "-o", f"first=@{file}"))


@pytest.mark.parametrize("game", GAMES)
def test_training_writes_a_file_and_goes_on_from_it(game: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    texts = []
    for rounds in ("1", "2", "2"):
        done = run("train", game, "--file", str(file), "--rounds", rounds, "--games", "1")
        assert done.returncode == 0, done.stderr
        texts.append(file.read_text(encoding="utf-8"))
    assert texts[0] != texts[1] == texts[2]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", ["", "[]", "{}", '{"courses": {"2": {}}, "tables": {"2": []}}'])
def test_a_file_that_holds_no_weights_is_refused_in_words(game: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text, encoding="utf-8")
    assert str(file) in refused(run("train", game, "--file", str(file), "--rounds", "1", "--games", "1")).replace(
        "\n", ""
    )
    assert file.read_text(encoding="utf-8") == text


def test_a_port_that_is_taken_is_refused_in_words() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refused(run("serve", "--port", port))
