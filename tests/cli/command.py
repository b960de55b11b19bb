"""Running the command line as a person would, in a process and a home of its own."""

import os
import subprocess
import sys
from pathlib import Path

import kingcraft as kc

GAMES = [name for name in kc.game_names() if name != "toll"]


class Person:
    """Somebody at a terminal, with a folder for their data and their cache."""

    def __init__(self, home: Path) -> None:
        self.home = home

    @property
    def games(self) -> Path:
        """Where their games are kept."""
        return self.home / "data" / "kingcraft" / "games"

    def environment(self, lang: str = "en") -> dict[str, str]:
        folders = {"XDG_DATA_HOME": str(self.home / "data"), "XDG_CACHE_HOME": str(self.home / "cache")}
        return {**os.environ, **folders, "KINGCRAFT_LANG": lang, "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}

    def command(self, *words: str) -> list[str]:
        return [sys.executable, "-c", "from kingcraft.cli import main; main()", *words]

    def run(self, *words: str, keys: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*words), env=self.environment(lang), input=keys, capture_output=True, text=True, check=False,
            encoding="utf-8",
        )  # fmt: skip

    def refused(self, *words: str, lang: str = "en") -> str:
        """What a refusal says; never a traceback."""
        done = self.run(*words, lang=lang)
        assert done.returncode == 2, done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        return done.stderr


def finished_record(game: str, seats: int = 2, salts: list[str] | None = None) -> str:
    table = kc.new(game, seats, 3, salts)
    while table.to_act != kc.OVER:
        table.play(table.legal()[0])
    return table.record.text()
