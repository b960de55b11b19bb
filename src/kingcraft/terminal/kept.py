"""Games of the terminal on disk: kept after every move, gone on with later, and a verifiable record at the end.

A game under way is one file of JSON that nobody else may read: it holds the seed of dice still to come. Once the game
is over, its record takes the place of that file.
"""

import json
import os
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from kingcraft.core.fields import number_in
from kingcraft.core.reasons import reason_of
from kingcraft.core.record import Record, parse
from kingcraft.core.replay import dealer_of
from kingcraft.core.ruling import BadOption, Refused, Ruling
from kingcraft.core.table import Table
from kingcraft.locales import LANGUAGES
from kingcraft.terminal.language import language_of_system


class Kept(NamedTuple):
    """A game that was left: its file, its record so far, the dealer's seed, who sits where, and its language."""

    file: Path
    record: Record
    seed: bytes
    players: list[str]
    lang: str

    @property
    def name(self) -> str:
        """What it can be asked for by."""
        return self.file.stem

    def table(self) -> Table:
        """The table as it was left; its dealer deals on."""
        return Table(self.record, dealer_of(self.record, self.seed))


def games_folder() -> Path:
    """Where games are kept, in the user's data folder."""
    return user_data_path("kingcraft") / "games"


def file_for(table: Table) -> Path:
    """Where a table is kept while it is played."""
    record = table.record
    return games_folder() / f"{record.date}-{record.game}-{record.commitment[:8]}.json"


def keep(file: Path, table: Table, players: list[str], lang: str) -> None:
    """Writes a game that is under way; the old file stays whole until the new one is."""
    if table.dealer is None:
        raise ValueError("a table without a dealer has no dice to keep")
    data = {"players": players, "lang": lang, "seed": table.dealer.seed.hex(), "record": table.record.text()}
    write_whole(file, json.dumps(data, ensure_ascii=False, indent=1), 0o600)


def finish(file: Path, table: Table) -> Path:
    """Puts the record of a finished game in the place of what was kept of it."""
    record = file.with_suffix(".txt")
    write_whole(record, table.record.text(), 0o644)
    file.unlink(missing_ok=True)
    return record


def write_whole(file: Path, text: str, mode: int = 0o644) -> None:
    """Writes a file that is either the old one or the new one, whatever happens in between."""
    fresh = file.with_name(f".{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(file)
    except OSError as error:
        raise BadOption(Ruling("file-unwritable", facts={"file": str(file), "reason": reason_of(error)})) from None


def kept_games() -> list[Kept]:
    """All games that can be gone on with, the one played last first. A file that cannot be read is passed over."""
    files = sorted(games_folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    return [kept for kept in map(_read, files) if kept is not None]


def kept_named(which: str) -> Kept:
    """A kept game by its number in the list, by its name, or by a record that was saved of it."""
    games = kept_games()
    number = number_in(which)
    if number is not None and 0 < number <= len(games):
        return games[number - 1]
    commitment = _commitment_in(Path(which))
    for game in games:
        if game.name == which.removesuffix(".json") or game.record.commitment == commitment:
            return game
    raise BadOption(Ruling("game-not-kept", facts={"which": which}))


def _read(file: Path) -> Kept | None:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        lang = data["lang"] if data.get("lang") in LANGUAGES else language_of_system()
        players = [str(each) for each in data["players"]]
        return Kept(file, parse(data["record"]), bytes.fromhex(data["seed"]), players, lang)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _commitment_in(file: Path) -> str | None:
    """The commitment of a record in a file, if that is what it is."""
    try:
        return parse(file.read_text(encoding="utf-8")).commitment or None
    except (OSError, ValueError, Refused):
        return None
