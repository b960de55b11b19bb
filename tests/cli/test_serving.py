"""`kingcraft serve` for a player: one friendly line, no log on the screen, and a clean end."""

import json
import signal
import socket
import subprocess
import urllib.request
from pathlib import Path

import pytest

from kingcraft.locales import say
from tests.cli.command import Person
from tests.waiting import wait_until


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def healthy(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def served(person: Person, *words: str) -> tuple[int, str, str]:
    """Serves until it answers, then interrupts it: its port, and what it said on both streams."""
    port = free_port()
    process = subprocess.Popen(
        person.command("serve", "--port", str(port), *words), env=person.environment("fr"), stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, encoding="utf-8",
    )  # fmt: skip
    wait_until("the server to answer", lambda: healthy(port) or process.poll() is not None)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 0, "that is how a server is ended"
    return port, out, err


def test_a_player_sees_one_friendly_line(person: Person, is_compiled: bool) -> None:
    port, out, err = served(person)
    assert say("fr", "cli-serving", address=f"http://127.0.0.1:{port}/") in out
    assert "{" not in out + err
    assert err.strip() == ("" if is_compiled else say("fr", "cli-slow"))
    log = person.home / "data" / "kingcraft" / "server.log"
    assert all(json.loads(line)["what"] for line in log.read_text(encoding="utf-8").splitlines())


def test_a_host_has_the_log_where_it_is_wanted(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "house.log"
    served(person, "--log", str(file))
    assert file.exists()
    assert not (person.home / "data" / "kingcraft" / "server.log").exists()


@pytest.mark.parametrize("words", [["--weights", "nowhere.json"], ["--log", "/dev/null/log"]])
def test_what_cannot_be_served_is_refused_in_words(words: list[str], person: Person) -> None:
    assert words[1] in person.refused("serve", "--port", str(free_port()), *words)
