"""Small bots that live in files, as other people's do."""

from pathlib import Path

SOURCE = '''
import os
import signal
import time
from pathlib import Path

from kingcraft.bots.base import Bot, Budget

HERE = Path(__file__).parent


class High(Bot):
    def choose(self, state, stream):
        return state.legal()[-1]


class AlsoHigh(High):
    pass


class Low(Bot):
    def choose(self, state, stream):
        return state.legal()[0]


class Thinker(Bot):
    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, state, stream):
        return state.legal()[self.budget.playouts % 2]


class NeverBegins(Bot):
    def __init__(self) -> None:
        raise ValueError("not today")


class Raises(Bot):
    def choose(self, state, stream):
        raise RuntimeError("no idea")


class Cheats(Bot):
    def choose(self, state, stream):
        state.make(state.legal()[0])
        return 12345


class DiesOnce(Bot):
    """Its process is killed in the middle of a game, once."""

    def choose(self, state, stream):
        if stream.below(40) == 0 and not (HERE / "died").exists():
            (HERE / "died").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return state.legal()[int(stream.below(len(state.legal())))]


class AlwaysDies(Bot):
    def choose(self, state, stream):
        os.kill(os.getpid(), signal.SIGKILL)


class Waits(Bot):
    """After the first game that anybody finished, it plays no more until somebody hurries it."""

    def choose(self, state, stream):
        ledger = HERE / "games.jsonl"
        while ledger.exists() and ledger.stat().st_size and not (HERE / "hurry").exists():
            time.sleep(0.01)
        return state.legal()[0]


class NoBot:
    pass
'''


def bot_file(folder: Path) -> str:
    """Writes the file; gives its path."""
    file = folder / "others.py"
    file.write_text(SOURCE, encoding="utf-8")
    return str(file)
