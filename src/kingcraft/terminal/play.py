"""A game in the terminal: people on one keyboard, bots, or both. It is kept after every move."""

import datetime
from collections import Counter
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from kingcraft.bots import bot_names
from kingcraft.bots.base import Budget, seat_choice
from kingcraft.bots.safe import SafeBot
from kingcraft.bots.words import entrant, hire
from kingcraft.core.fields import number_in
from kingcraft.core.registry import called, game_named, game_names
from kingcraft.core.ruling import Refused
from kingcraft.core.speech import SEAT_LETTERS, Names, spoken
from kingcraft.core.state import OVER
from kingcraft.core.stream import Stream
from kingcraft.core.table import Table
from kingcraft.locales import listing, say
from kingcraft.terminal import guide, kept
from kingcraft.terminal.chronicle import Chronicle
from kingcraft.terminal.players import PERSON, seat_name
from kingcraft.terminal.scores import score_table
from kingcraft.terminal.tables import tell_faults
from kingcraft.terminal.wrap import wrapped

with suppress(ImportError):
    import readline  # noqa: F401 - lines can be edited and called back, where the system has it


def choose_game(console: Console, lang: str) -> str:
    """Asks which game."""
    names = game_names()
    for number, name in enumerate(names, 1):
        console.print(f"  {number}  {spoken(called(name), lang)}")
    answer = console.input(say(lang, "cli-which-game") + " ").strip()
    chosen = number_in(answer)
    return names[chosen - 1] if chosen is not None and 0 < chosen <= len(names) else answer or names[0]


def choose_players(console: Console, game: str, lang: str) -> list[str]:
    """Asks how many seats; the person takes the first, the strongest bot the others."""
    known = game_named(game)
    question = say(lang, "cli-how-many", least=known.least, most=known.most)
    answer = console.input(question + " ").strip()
    number = number_in(answer)
    seats = known.least if number is None else number
    known.settle(seats, {})
    return [PERSON] + [bot_names(game)[-1]] * (seats - 1)


def begin(console: Console, table: Table, players: list[str], lang: str, save: Path | None) -> bool:
    """Plays a new table to its end, or until somebody leaves it; whether all bots did their own moves."""
    table.record.date = datetime.date.today().isoformat()
    return Sitting(console, table, players, lang, kept.file_for(table), save).run()


def go_on(console: Console, game: kept.Kept, lang: str | None) -> bool:
    """Goes on as `begin` does with a game that was left, in its language unless another is asked for."""
    sitting = Sitting(console, game.table(), game.players, lang or game.lang, game.file, None)
    sitting.chronicle.skip()
    return sitting.run()


class Sitting:
    """One game at one terminal."""

    def __init__(
        self, console: Console, table: Table, players: list[str], lang: str, file: Path, save: Path | None
    ) -> None:
        self.console = console
        self.table = table
        self.players = players
        self.lang = lang
        self.file = file
        self.save = save
        budget = Budget(seconds=1.0, cores=2)
        self.bots: list[SafeBot | None] = [
            None if player == PERSON else hire(player, table.record.game, budget) for player in players
        ]
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.alone = len(people) == 1
        self.holder: int | None = people[0] if self.alone else None
        self.names = [seat_name(seat, player, lang) for seat, player in enumerate(players)]
        self.stream = Stream(int(table.record.commitment[:15], 16)).fork(len(table.record.moves))
        self.chronicle = Chronicle(table, lang)
        self.words = guide.command_words(lang)
        self.going = True
        table.record.names = self.names
        table.record.bots = [
            "" if player == PERSON else entrant(player).version(table.record.game) for player in players
        ]

    def run(self) -> bool:
        """Until the game is over or somebody has had enough; whatever happens, the game is on disk."""
        self._print(self._say("cli-commitment", commitment=self.table.record.commitment))
        self._print(self._say("cli-welcome"))
        self._keep()
        try:
            while self.going and self.table.to_act != OVER:
                self._one_decision()
                self._keep()
        except EOFError:
            self.console.print()
        except KeyboardInterrupt:
            self.console.print()
            self._tell_kept()
            raise
        if self.table.to_act == OVER:
            self._tell_result()
        else:
            self._tell_kept()
        return not self._tell_faults()

    def _tell_faults(self) -> bool:
        faults: Counter[str] = Counter()
        for bot in self.bots:
            if bot is not None:
                faults[bot.name] += bot.faults
        return tell_faults(faults, self.lang)

    def _one_decision(self) -> None:
        seat = self.table.to_act
        forced = self.table.forced()
        bot = self.bots[seat]
        if forced is not None:
            self.chronicle.forced.add(len(self.table.record.moves))
            self.table.play(forced)
        elif bot is not None:
            with self._thinking(seat):
                action = int(seat_choice(bot, self.table.state, self.stream, self._lot(seat)))
            self.table.play(action)
            self._tell()
        else:
            self._ask_person(seat)

    def _lot(self, seat: int) -> int:
        """What a bot draws its taste from; the same when a game is taken up again."""
        return self.table.dealer.lot(seat) if self.table.dealer else 0

    def _ask_person(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell()
        self._show_board()
        legal = self.table.legal()
        if len(legal) == 1:
            self._print(self._say("cli-only-move", move=self.table.write(legal[0])))
        while self.going and not self._answer(self.console.input("> ").strip(), legal):
            pass

    def _show_board(self, everybody: bool = False) -> None:
        self.console.print(self.table.state.text(None if everybody else self.holder, self.lang), soft_wrap=True)
        seat, task = self.names[self.table.to_act], self.table.state.ask(self.lang)
        asked = task if self.alone else self._say("cli-turn", seat=seat, task=task)
        self.console.print(f"[bold]{escape(asked)}[/bold]")

    def _answer(self, text: str, legal: list[int]) -> bool:
        """Does what a person typed; whether a new question is due."""
        word, _, rest = text.partition(" ")
        command = self.words.get(word.casefold())
        try:
            if command is not None:
                return self._command(command, rest.strip())
            if not text and len(legal) > 1:
                example = self.table.write(legal[0])
                self._print(self._say("cli-nudge", example=example))
                return False
            self.table.play(self._move(text, legal))
        except Refused as error:
            where = error.ruling.where(self.lang)
            self._print(error.ruling.text(self.lang) + (f" ({where})" if where else ""))
            return False
        return True

    def _move(self, text: str, legal: list[int]) -> int | str:
        """A move by its notation, or by its number in the list of legal moves."""
        if not text:
            return legal[0]
        number = number_in(text.removeprefix("#"))
        if number is not None and 0 < number <= len(legal):
            return legal[number - 1]
        return text

    def _command(self, command: str, rest: str) -> bool:
        if command == "help":
            self._help(rest)
        elif command == "hint":
            self._hint()
        elif command == "undo":
            self.table.undo()
            return True
        elif command == "board":
            self._show_board(everybody=bool(rest))
        elif command == "log":
            self._log()
        elif command == "save":
            self.save = Path(rest) if rest else self.save or Path(f"{self.table.record.game}.txt")
            self._keep()
            self._print(self._say("cli-saved", file=str(self.save)))
        else:
            self.going = False
            return True
        return False

    def _help(self, word: str) -> None:
        """The moves and commands, or what a piece is."""
        every = guide.asks_for_all(word, self.lang)
        if every or not word:
            guide.show_help(self.console, self.table.state, self.lang, every)
            return
        lines = guide.explain(self.table.state, self.table.record.game, word, self.lang)
        for line in lines or [self._say("cli-no-piece", word=word)]:
            self._print(line)

    def _hint(self) -> None:
        with self._thinking(None):
            lines = guide.hints(self.table.state, self.table.record.game, self.lang, self.stream)
        for line in lines:
            self.console.print(line)

    def _log(self) -> None:
        """The whole game so far."""
        again = Chronicle(self.table, self.lang)
        for line in again.tell(self.holder, self._named()):
            self.console.print(line)

    def _hand_over(self, seat: int) -> None:
        """Hides one person's secrets from the next."""
        if self.holder == seat:
            return
        self.console.clear()
        self.console.input(self._say("cli-hand-over", seat=SEAT_LETTERS[seat]) + " ")
        self.holder = seat

    def _thinking(self, seat: int | None) -> AbstractContextManager[object]:
        """A sign of life while somebody thinks, where somebody looks on."""
        if not self.console.is_terminal:
            return nullcontext()
        words = self._say("cli-thinking-hint") if seat is None else self._say("cli-thinking", seat=self.names[seat])
        return self.console.status(escape(words))

    def _tell(self) -> None:
        """What has happened since this was last told, in words, as the person at the keyboard may know it."""
        for line in self.chronicle.tell(self.holder, self._named()):
            self.console.print(line)

    def _named(self) -> Names:
        return Names(self.names, self.holder)

    def _tell_result(self) -> None:
        self._tell()
        self.console.print(self.table.state.text(None, self.lang), soft_wrap=True)
        self.console.print(score_table(self.table, self.names, self.lang))
        winners = self.table.winners()
        named = [self._say("seat-you") if seat == self.holder else self.names[seat] for seat in winners]
        you = "yes" if self.holder in winners else "no"
        seats = listing(self.lang, named)
        self._print(self._say("cli-winners", seats=seats, count=len(winners), you=you))
        record = kept.finish(self.file, self.table)
        self._print(self._say("cli-seed", seed=self.table.record.seed))
        self._print(self._say("cli-finished", file=str(self.save or record)))

    def _tell_kept(self) -> None:
        """Where the game is, and how to go on with it."""
        self._tell()
        self._print(self._say("cli-kept", name=self.file.stem))

    def _keep(self) -> None:
        """Puts the game on disk as it stands; a record too where one was asked for."""
        kept.keep(self.file, self.table, self.players, self.lang)
        if self.save is not None:
            kept.write_whole(self.save, self.table.record.text())

    def _print(self, text: str) -> None:
        self.console.print("\n".join(wrapped(text, self.console.width)), markup=False, soft_wrap=True)

    def _say(self, id: str, **facts: str | int) -> str:
        return say(self.lang, id, **facts)
