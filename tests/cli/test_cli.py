"""The command line: what it prints, and how it says no."""

import json
import signal
import socket
import subprocess
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.cli import COMMANDS
from kingcraft.locales import LANGUAGES, say
from kingcraft.terminal.completion import SHELLS
from kingcraft.terminal.errand import kept_in
from tests.cli.command import GAMES, Person, finished_record
from tests.waiting import wait_until


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_without_words_it_tells_what_there_is(words: list[str], person: Person) -> None:
    page = person.run(*words).stdout
    assert all(f"  {command.name} " in page for command in COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_one_language_only(lang: str, person: Person) -> None:
    """The language may come from the environment or stand anywhere on the line; nothing English is left in others."""
    pages = [
        person.run("--help", lang=lang).stdout,
        person.run("--help", "--lang", lang).stdout,
        person.run(f"--lang={lang}", "--help").stdout,
    ]
    assert pages[0] == pages[1] == pages[2]
    assert "KINGCRAFT_LANG" in pages[0]
    for command in COMMANDS:
        page = person.run(command.name, "--help", "--lang", lang).stdout
        assert say(lang, "cli-help-help") in page
        if lang != "en":
            assert all(word not in page for word in ("Usage:", "Show this", "Options:\n", "otherwise"))


def test_a_command_tells_its_options_and_what_they_are_otherwise(person: Person) -> None:
    page = person.run("serve", "--help").stdout
    assert "--port NUMBER" in page
    assert say("en", "cli-default", value="8000") in page
    assert say("en", "cli-required") in person.run("train", "-h").stdout


def test_the_version_is_said(person: Person) -> None:
    assert person.run("--version").stdout.startswith(f"kingcraft {kc.__version__} (")


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_gets_a_script_with_every_command(shell: str, person: Person) -> None:
    script = person.run("completion", shell).stdout
    assert all(command.name in script for command in COMMANDS)
    assert all(game in script for game in GAMES)


def test_games_lists_every_game(person: Person) -> None:
    assert [row["game"] for row in json.loads(person.run("games", "--json").stdout)] == GAMES
    assert all(name in person.run("games").stdout for name in GAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_printed_whole_or_in_part(lang: str, person: Person) -> None:
    whole = person.run("rules", "kingsburg", lang=lang).stdout
    part = person.run("rules", "kingsburg", "2b.7", lang=lang).stdout
    assert say(lang, "rules-goal-kingsburg") in whole
    assert [line for line in part.splitlines() if line.startswith("- **")] == [
        f"- **2b.7** {say(lang, 'rule-kingsburg-2b-7')}"
    ]


def test_rules_that_say_nothing_of_a_thing_say_so(person: Person) -> None:
    assert "zeppelin" in person.refused("rules", "kingsburg", "zeppelin")


@pytest.mark.parametrize("game", GAMES)
def test_simulate_gives_the_same_games_on_any_number_of_processes(game: str, person: Person) -> None:
    one, two = (
        json.loads(person.run("simulate", game, "--games", "70", "--workers", workers, "--seed", "4", "--json").stdout)[
            0
        ]
        for workers in ("1", "2")
    )
    assert one["games"] == 70
    assert one["faults"] == 0
    for key in ("game", "seats", "games_per_second", "actions_per_second", "compiled"):
        assert key in one
    for key in ("points", "length", "points_by_seat", "wins_by_seat"):
        assert one[key] == two[key]


@pytest.mark.parametrize("game", GAMES)
def test_bench_measures_every_number_of_seats(game: str, person: Person) -> None:
    rows = json.loads(person.run("bench", game, "--seconds", "0.1", "--json").stdout)
    assert [row["seats"] for row in rows] == list(range(kc.game_named(game).least, kc.game_named(game).most + 1))
    assert all(row["games_per_second"] > 0 and row["copies_per_second"] > 0 for row in rows)


def test_a_summary_is_never_cut(person: Person) -> None:
    """Where there is no terminal there is no width to cut at."""
    shown = person.run("simulate", "kingsburg", "--seats", "5", "--games", "2", "--bot", "random@1p").stdout
    assert "…" not in shown
    assert say("en", "cli-column-faults") in shown


@pytest.mark.parametrize("command", [["simulate", "kingsburg", "--games", "1"], ["bench", "kingsburg", "--seats", "2"]])
def test_interpreted_rules_say_so(command: list[str], person: Person, is_compiled: bool) -> None:
    extra = ["--seconds", "0.1"] if command[0] == "bench" else []
    assert (say("en", "cli-slow") in person.run(*command, *extra).stderr) is not is_compiled


@pytest.mark.parametrize("game", GAMES)
def test_a_tampered_record_is_told_apart_from_a_missing_one(game: str, person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = finished_record(game)
    seed = next(line for line in text.split("\n") if line.startswith("seed: "))
    for wrong in (text[: len(text) // 2], text.replace(seed, "seed: " + "0" * 64)):
        file.write_text(wrong, encoding="utf-8")
        done = person.run("verify", str(file), "--json")
        assert (done.returncode, "Line " in done.stderr) == (1, True)
        assert json.loads(done.stdout)[0]["genuine"] is False
    file.write_text(text, encoding="utf-8")
    done = person.run("verify", str(file), "--json")
    assert (done.returncode, json.loads(done.stdout)[0]["genuine"]) == (0, True)
    file.unlink()
    assert str(file) in person.refused("verify", str(file))


def test_a_record_says_whose_numbers_were_checked(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished_record("kingdom-builder", salts=["aa" * 16, "bb" * 16]), encoding="utf-8")
    assert "not checked by anybody" in person.run("verify", str(file)).stdout
    said = person.run("verify", str(file), "--salt", "bb" * 16).stdout
    assert "as number 2 of 2" in said
    assert "None of the added numbers was promised" in said
    found = json.loads(person.run("verify", str(file), "--salt", "bb" * 16, "--json").stdout)[0]["salts"]
    assert found == {"count": 2, "promised": False, "silent": [], "place": 2, "seat": None, "checked": True}
    done = person.run("verify", str(file), "--salt", "cc" * 16, "--json")
    assert (done.returncode, json.loads(done.stdout)[0]["ruling"]["id"]) == (1, "record-fault")
    file.write_text(finished_record("kingdom-builder"), encoding="utf-8")
    assert "No player added a number" in person.run("verify", str(file)).stdout


@pytest.mark.parametrize(("lang", "said"), [("en", "No number was given"), ("fr", "Aucun nombre"), ("ru", "нет числа")])
def test_an_empty_number_is_no_number_that_was_checked(person: Person, tmp_path: Path, lang: str, said: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished_record("kingdom-builder", salts=["aa" * 16, "bb" * 16]), encoding="utf-8")
    for empty in ("", "  "):
        assert said in person.refused("verify", str(file), "--salt", empty, lang=lang)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_a_game_under_way_is_genuine_so_far(game: str, person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(kc.new(game, 2, 3).record.text(), encoding="utf-8")
    done = person.run("verify", str(file))
    assert (done.returncode, done.stdout.startswith("Genuine so far, unfinished")) == (4, True)
    found = json.loads(person.run("verify", str(file), "--json").stdout)[0]
    assert (found["genuine"], found["finished"], found["dealt"]) == (True, False, 0)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", GAMES[0], "--seats", "9"], "9"),
        (["simulate", GAMES[0], "--bot", "wizard"], "wizard"),
        (["simulate", GAMES[0], "--option", "weather=fine"], "weather"),
        (["simulate", GAMES[0], "--option", "weather"], "name=value"),
        (["simulate", GAMES[0], "--games", "0"], "1 at least"),
        (["simulate", GAMES[0], "--games", "many"], "many"),
        (["simulate", GAMES[0], "--games"], "--games"),
        (["simulate", GAMES[0], "twice"], "twice"),
        (["simulate"], "GAME"),
        (["ladder", GAMES[0]], "--bots"),
        (["serve", "--port", "70000"], "65535"),
        (["bench", GAMES[0], "--seats", "9"], "9"),
        (["bench", GAMES[0], "--seconds", "inf"], "inf"),
        (["bench", GAMES[0], "--seconds", "nan"], "nan"),
        (["play", GAMES[0], "--players", "me,nobody"], "nobody"),
        (["verify", "no-such-file"], "no-such-file"),
        (["verify", "."], "folder"),
        (["replay", "no-such-file"], "no-such-file"),
        (["resume", "yesterday"], "yesterday"),
        (["completion", "tcsh"], "bash"),
        (["dance"], "dance"),
        (["--dance"], "--dance"),
        (["games", "--dance"], "--dance"),
        (["games", "--json=yes"], "--json=yes"),
        (["games", "--lang", "de"], "de"),
        (["games", "--lang"], "--lang"),
    ],
)
def test_what_cannot_be_is_refused_in_words(words: list[str], said: str, person: Person) -> None:
    assert said in person.refused(*words)


def test_a_refusal_speaks_the_persons_language(person: Person) -> None:
    assert person.refused("simulate", "chess", lang="fr").startswith("Impossible")
    assert person.refused("simulate", "chess", "--lang", "ru").startswith("Нельзя")
    assert say("ru", "reason-missing") in person.refused("verify", "nowhere", lang="ru")
    assert say("fr", "game-kingsburg") in person.refused("bench", "kingsburg", "--seats", "9", lang="fr")


def test_a_board_of_ones_own_is_read_from_a_file(person: Person, tmp_path: Path) -> None:
    file, saved = tmp_path / "meadow.toml", tmp_path / "game.txt"
    rows = ["GGGGGGGGGG"] * 4 + ["GGGGLGGGGG"] + ["FFFFFFTTTT"] * 3 + ["CCCCCDDDDD"] * 2
    lines = ",\n".join(f'  "{row}"' for row in rows)
    file.write_text(
        f'[[board]]\nid = "meadow"\ntile = "farm"\nprovenance = "house"\nrows = [\n{lines}\n]\n', encoding="utf-8"
    )
    options = ["-o", f"pack=@{file}", "-o", "boards=meadow farm oasis/ tower"]
    played = person.run(
        "play", "kingdom-builder", "--players", "random,random", "--seed", "2", "--save", str(saved), *options
    )
    assert played.returncode == 0, played.stderr
    assert person.run("verify", str(saved)).returncode == 0
    file.write_text(file.read_text(encoding="utf-8").replace("CCCCCD", "CCCCCX"), encoding="utf-8")
    assert "9" in person.refused("simulate", "kingdom-builder", *options)
    assert "first" in person.refused("simulate", "kingdom-builder", "-o", f"first=@{file}")


def test_the_score_sheet_names_a_card_of_a_pack(person: Person) -> None:
    file = Path(__file__).resolve().parents[2] / "docs" / "packs" / "islands.toml"
    words = ["play", "kingdom-builder", "--players", "random,random", "--seed", "1", "--pack", str(file)]
    played = person.run(*words, "-o", "cards=sailors miners lords", "--lang", "fr")
    assert "Marins" in played.stdout, played.stderr


@pytest.mark.parametrize(("game", "name"), [("kingsburg", "smugglers"), ("kingdom-builder", "islands")])
def test_a_pack_is_played_from_a_file_or_a_folder(game: str, name: str, person: Person, tmp_path: Path) -> None:
    saved, folder = tmp_path / "game.txt", tmp_path / "folder"
    file = Path(__file__).resolve().parents[2] / "docs" / "packs" / f"{name}.toml"
    folder.mkdir()
    (folder / "a.toml").write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    played = person.run(
        "play", game, "--players", "random,random", "--seed", "2", "--save", str(saved), "--pack", str(folder)
    )
    assert played.returncode == 0, played.stderr
    assert f"pack: {name} " in saved.read_text(encoding="utf-8")
    assert person.run("verify", str(saved)).returncode == 0
    assert person.run("simulate", game, "--games", "1", "--pack", str(file)).returncode == 0
    assert "b.toml" in person.refused("simulate", game, "--pack", str(folder / "b.toml"))
    (folder / "b.toml").write_text("[[ogre]]\nid = 1\n", encoding="utf-8")
    assert "b.toml" in person.refused("bench", game, "--pack", str(folder))


@pytest.mark.parametrize("game", GAMES)
def test_training_writes_a_file_and_goes_on_from_it(game: str, person: Person, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    texts: list[str] = []
    for rounds in ("1", "2", "2"):
        done = person.run("train", game, "--file", str(file), "--rounds", rounds, "--games", "1")
        assert done.returncode == 0, done.stderr
        assert ("Nothing was left to learn" in done.stdout) == (len(texts) == 2)
        texts.append(file.read_text(encoding="utf-8"))
    assert texts[0] != texts[1] == texts[2]


def test_training_makes_a_folder_and_takes_no_name_that_bots_would_not(person: Person, tmp_path: Path) -> None:
    few = ("--rounds", "1", "--games", "1")
    file = tmp_path / "new" / "weights.json"
    assert person.run("train", "kingsburg", "--file", str(file), *few).returncode == 0
    assert file.exists()
    assert ".json" in person.refused("train", "kingsburg", "--file", str(tmp_path / "weights"), *few)
    assert str(file / "a.json") in person.refused("train", "kingsburg", "--file", str(file / "a.json"), *few)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_training_says_that_it_drops_a_net(lang: str, person: Person, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    few = ("train", "kingsburg", "--file", str(file), "--games", "2")
    told = say(lang, "cli-net-dropped", file=str(file), units=2)
    said = [
        person.run(*few, *words, lang=lang).stderr
        for words in (["--rounds", "1"], ["--units", "2"], ["--rounds", "1"], ["--rounds", "2"], ["--rounds", "3"])
    ]
    assert [told in each for each in said] == [False, False, False, True, False]


@pytest.mark.parametrize("game", GAMES)
def test_an_interrupted_training_says_where_its_rounds_are(game: str, person: Person, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    words = ("train", game, "--file", str(file), "--games", "1")
    command = person.command(*words, "--rounds", "100000")
    process = subprocess.Popen(command, env=person.environment("fr"), stderr=subprocess.PIPE, encoding="utf-8")
    wait_until("a finished round", lambda: process.poll() is not None or file.exists())
    process.send_signal(signal.SIGINT)
    assert say("fr", "cli-rounds-kept", file=str(file)) in process.communicate()[1]
    assert process.returncode == 130
    assert person.run(*words, "--rounds", "1").returncode == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_interrupts_before_anything_is_finished_is_told_so(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in (tmp_path, tmp_path / "none.json"):
        with pytest.raises(KeyboardInterrupt), kept_in(lang, "cli-rounds-kept", file):
            raise KeyboardInterrupt
    some, nothing = capsys.readouterr().err.splitlines()
    assert some == say(lang, "cli-rounds-kept", file=str(tmp_path))
    assert nothing == say(lang, "cli-nothing-kept")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", ["", "[]", "{}", '{"courses": {"2": {}}, "tables": {"2": []}}', "[" * 200_000])
def test_a_file_that_holds_no_weights_is_refused_in_words(game: str, text: str, person: Person, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text, encoding="utf-8")
    assert str(file) in person.refused("train", game, "--file", str(file), "--rounds", "1", "--games", "1")
    assert file.read_text(encoding="utf-8") == text


def test_a_port_that_is_taken_is_refused_in_words(person: Person) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = person.refused("serve", "--port", port, "--lang", "fr")
    assert port in said
    assert say("fr", "reason-in-use") in said
