"""How people name a bot: `knight`, `king@0.5s`, `squire@weights.json`, `my_bots.py:Greedy`, `stdio:./program`; an older
version is `king@1` or `king@1@0.5s`.

Read here and nowhere else. A name may make this machine run a file, so only commands given on this machine read names
this way: what comes over the network goes to `bot_named`, which knows the built-in bots alone.
"""

import hashlib
import inspect
import json
import re
import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import ModuleType

from kingcraft.bots import bot_named, versioned
from kingcraft.bots.base import Bot, Budget
from kingcraft.bots.program import Program
from kingcraft.bots.safe import SafeBot, StandIn
from kingcraft.core.reasons import reason_of
from kingcraft.core.ruling import BadOption, Ruling

_THINKING = re.compile(r"(\d+(?:\.\d+)?)(s|p)")
_FILE = re.compile(r"(.+\.py):([A-Za-z_]\w*)")
_PROGRAM = "stdio:"
_WITHOUT_VERSIONS = ("random", "oracle")
_MADE = re.compile('"kingcraft train ([a-z-]+)')
WEIGHTS = ".json"
"""How the name of a file of weights ends."""
Who = str | type[Bot] | Bot
"""A bot: by its name, as everywhere; a class of yours; or one that is there already."""


@dataclass(frozen=True)
class Entrant:
    """A bot as somebody named it, with all another machine needs to make the same one: also the text of its file."""

    text: str
    name: str
    playouts: int = 0
    seconds: float = 0.0
    cores: int = 1
    file: str = ""
    source: str = ""
    weights: str = ""
    weights_file: str = ""
    """What the file of its weights is called."""
    maker: Callable[..., Bot] | None = None
    """Who makes it, if it is not known by a name."""

    @property
    def digest(self) -> str:
        """Tells this bot from every other: its name, its budget, its file and its weights."""
        made = repr(self.maker) if self.maker else ""
        parts = [made, self.name, str(self.playouts), str(self.seconds), self.source, self.weights]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]

    def version(self, game: str) -> str:
        """The bot with its version, as what it did is kept under: `king@2`; empty if it is none of the game's own, or
        plays with other weights."""
        own = not (self.maker or self.file or self.weights or self.name.startswith(_PROGRAM))
        return versioned(self.name, game) if own else ""

    @property
    def random(self) -> bool:
        """Whether it plays any legal move alike, which needs no bot at all."""
        return self.name == "random" and not self.file and not self.maker

    def hire(self, game: str) -> SafeBot:
        """A new bot that sits down at this game, and that cannot crash it."""
        return SafeBot(self.text, self._bot(game), StandIn(game))

    def _bot(self, game: str) -> Bot:
        budget = Budget(self.playouts, self.seconds, self.cores)
        if self.maker:
            return self.maker(budget) if _takes_budget(self.maker) else self.maker()
        if self.name.startswith(_PROGRAM):
            return Program(self.name.removeprefix(_PROGRAM), game, budget)
        if not self.file:
            return self._known(game, budget)
        kind = _class_in(_module(self.file, self.source), self)
        try:
            return kind(budget) if _takes_budget(kind) else kind()
        except Exception as error:
            facts: dict[str, object] = {"file": self.file, "reason": f"{type(error).__name__}: {error}"}
            raise BadOption(Ruling("bot-file", facts=facts)) from error

    def _known(self, game: str, budget: Budget) -> Bot:
        """A bot that is known by its name; a refusal of its weights tells which file they are in."""
        try:
            if not self.weights or game_of(self.weights) == game:
                return bot_named(self.name, game, budget, self.weights)
        except BadOption as refused:
            if refused.ruling.id != "weights-unreadable":
                raise
        raise BadOption(Ruling("weights-unreadable", facts={"file": self.weights_file or self.text}))


def entrant(text: str, budget: Budget | None = None) -> Entrant:
    """Reads the name of a bot; one that says nothing after `@` thinks as long as `budget`, or a second."""
    wanted = budget or Budget(seconds=1.0)
    name, *rest = text.split("@")
    if rest and rest[0].isdecimal() and name not in _WITHOUT_VERSIONS:
        name += "@" + rest.pop(0)
    found = _FILE.fullmatch(name)
    one = Entrant(text, found[2] if found else name, cores=wanted.cores)
    if found:
        one = replace(one, file=found[1], source=read_text(found[1]))
    elif name.startswith(_PROGRAM):
        one = replace(one, source=_files_in(name.removeprefix(_PROGRAM)))
    files = [part for part in rest if part.endswith(WEIGHTS)]
    if files:
        one = replace(one, weights=read_text(files[-1]), weights_file=files[-1])
    thinking = [part for part in rest if part not in files]
    if thinking:
        return _with_thinking(one, "@".join(thinking))
    return replace(one, playouts=wanted.playouts, seconds=wanted.seconds)


def entrant_of(bot: type[Bot] | Bot) -> Entrant:
    """A bot that is a class, made anew for every game, or one that is there already."""
    if isinstance(bot, type):
        return Entrant(bot.__name__, bot.__name__, seconds=1.0, maker=bot)
    return Entrant(type(bot).__name__, type(bot).__name__, maker=_Always(bot))


def entrants_of(bots: Who | Sequence[Who]) -> list[Entrant]:
    """Some bots, each given in any way; one alone needs no list."""
    several = [bots] if isinstance(bots, (str, type, Bot)) else bots
    return [entrant(bot) if isinstance(bot, str) else entrant_of(bot) for bot in several]


@dataclass(frozen=True)
class _Always:
    """Gives the same bot again and again."""

    bot: Bot

    def __call__(self) -> Bot:
        return self.bot


def hire(text: str, game: str, budget: Budget | None = None) -> SafeBot:
    """The bot a person named, ready to play; BadOption if there is none."""
    return entrant(text, budget).hire(game)


def _with_thinking(one: Entrant, thinking: str) -> Entrant:
    found = _THINKING.fullmatch(thinking)
    if found is None or float(found[1]) <= 0 or (found[2] == "p" and "." in found[1]):
        raise BadOption(Ruling("bot-thinking", facts={"bot": one.text, "text": thinking}))
    if found[2] == "p":
        return replace(one, playouts=int(found[1]))
    return replace(one, seconds=float(found[1]))


def _files_in(command: str) -> str:
    """Tells a program from an older version of itself: the hashes of the files that its command names."""
    try:
        files = [Path(word) for word in shlex.split(command)]
    except ValueError as error:
        raise BadOption(Ruling("bot-file", facts={"file": command, "reason": str(error)})) from None
    return " ".join([hashlib.sha256(file.read_bytes()).hexdigest() for file in files if file.is_file()])


def game_of(weights: str) -> str | None:
    """The game that a file of weights is for, by the command that made it; None if it is no such file."""
    found = _MADE.search(weights)
    try:
        json.loads(weights)
    except (ValueError, RecursionError):
        return None
    return str(found[1]) if found else None


def read_text(file: str) -> str:
    """The text of a file; BadOption if it cannot be read."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(Ruling("file-unreadable", facts={"file": file, "reason": reason_of(error)})) from None


@cache
def _module(file: str, source: str) -> ModuleType:
    """Runs the text of a file as a module. Its folder is searched for what it imports, as for any script."""
    path = Path(file).resolve()
    module = ModuleType(f"kingcraft_bot_{path.stem}")
    module.__file__ = str(path)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        exec(compile(source, str(path), "exec"), module.__dict__)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadOption(Ruling("bot-file", facts={"file": file, "reason": reason})) from error
    return module


def _class_in(module: ModuleType, one: Entrant) -> Callable[..., Bot]:
    kind = getattr(module, one.name, None)
    if isinstance(kind, type) and issubclass(kind, Bot):
        return kind
    raise BadOption(Ruling("bot-class", facts={"file": one.file, "name": one.name}))


def _takes_budget(kind: Callable[..., Bot]) -> bool:
    """Whether the constructor asks for a budget."""
    try:
        return bool(inspect.signature(kind).parameters)
    except ValueError:
        return False
