"""A game in the terminal: people on one keyboard, bots, or both."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from kingcraft.bots import bot_names
from kingcraft.bots.base import Bot, Budget, seat_choice
from kingcraft.bots.words import hire
from kingcraft.core.registry import Game, game_names
from kingcraft.core.replay import first_state
from kingcraft.core.ruling import BadOption, Refused, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import OVER
from kingcraft.core.stream import Stream
from kingcraft.core.table import Table
from kingcraft.locales import say

PERSON = "me"
COMMANDS = ("?", "undo", "save", "quit")


def choose_game(console: Console, lang: str) -> str:
    """Asks which game."""
    names = game_names()
    for number, name in enumerate(names, 1):
        console.print(f"  {number}  {say(lang, 'game-' + name)}")
    answer = console.input(say(lang, "cli-which-game") + " ").strip()
    return names[int(answer) - 1] if answer.isdigit() and 0 < int(answer) <= len(names) else answer or names[0]


def choose_players(console: Console, game: Game, lang: str) -> list[str]:
    """Asks how many seats; the person takes the first, the strongest bot the others."""
    question = say(lang, "cli-how-many", least=game.least, most=game.most)
    answer = console.input(question + " ").strip()
    seats = int(answer) if answer.isdigit() else game.least
    game.settle(seats, {})
    return [PERSON] + [bot_names(game.name)[-1]] * (seats - 1)


def sit_down(console: Console, table: Table, players: list[str], lang: str, save: Path | None) -> None:
    """Plays a table to its end, or until somebody quits."""
    Sitting(console, table, players, lang, save).run()


class Sitting:
    """One game at one terminal."""

    def __init__(self, console: Console, table: Table, players: list[str], lang: str, save: Path | None) -> None:
        self.console = console
        self.table = table
        self.lang = lang
        self.save = save
        budget = Budget(seconds=1.0, cores=2)
        self.bots: list[Bot | None] = [
            None if player == PERSON else hire(player, table.record.game, budget) for player in players
        ]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.stream = Stream(int(table.record.commitment[:15], 16))
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = 0
        self.going = True

    def run(self) -> None:
        """Until the game is over or somebody has had enough."""
        self.console.print(self._say("cli-commitment", commitment=self.table.record.commitment))
        while self.going and self.table.to_act != OVER:
            self._one_decision()
        self._tell_news()
        if self.table.to_act == OVER:
            self._tell_result()
        self._keep()

    def _one_decision(self) -> None:
        seat = self.table.to_act
        bot = self.bots[seat]
        if bot is not None:
            self.table.play(int(seat_choice(bot, self.table.state, self.stream)))
        elif len(self.table.legal()) == 1 and self.table.why_no_undo() is not None:
            self.table.play(self.table.legal()[0])
        else:
            self._ask_person(seat)

    def _ask_person(self, seat: int) -> None:
        self._hand_over(seat)
        self.console.print(self.table.state.text(seat, self.lang))
        self._tell_news()
        self.console.print(self._say("cli-turn", seat=SEAT_LETTERS[seat], task=self.table.state.ask(self.lang)))
        legal = self.table.legal()
        if len(legal) == 1:
            self.console.print(self._say("cli-only-move", move=self.table.write(legal[0])), markup=False)
        while self.going and not self._answer(self.console.input("> ").strip(), legal):
            pass

    def _answer(self, text: str, legal: list[int]) -> bool:
        """Does what a person typed; whether a new question is due."""
        word, _, rest = text.partition(" ")
        try:
            if word in COMMANDS:
                return self._command(word, rest)
            if not text and len(legal) > 1:
                return False
            self.table.play(self._move(text, legal))
        except Refused as error:
            where = error.ruling.where(self.lang)
            self.console.print(error.ruling.text(self.lang) + (f" ({where})" if where else ""), markup=False)
            return False
        return True

    def _move(self, text: str, legal: list[int]) -> int | str:
        """A move by its notation, or by its number in the list of legal moves."""
        if not text:
            return legal[0]
        number = text.removeprefix("#")
        if text.startswith("#") and number.isdigit() and 0 < int(number) <= len(legal):
            return legal[int(number) - 1]
        return text

    def _command(self, word: str, rest: str) -> bool:
        if word == "?":
            self._list_moves()
        elif word == "undo":
            self.table.undo()
            self.told = min(self.told, len(self.table.record.moves))
            return True
        elif word == "save":
            self.save = Path(rest) if rest else self.save or Path(f"{self.table.record.game}.txt")
            self._keep()
        else:
            self.going = False
            return True
        return False

    def _list_moves(self) -> None:
        for number, action in enumerate(self.table.legal(), 1):
            words = escape(self.table.state.tell(action, self.lang, self.table.to_act))
            self.console.print(f"  #{number:<4} [bold]{escape(self.table.write(action))}[/bold]  {words}")
        self.console.print(self._say("cli-commands"), markup=False)

    def _hand_over(self, seat: int) -> None:
        """Hides one person's secrets from the next."""
        if self.holder == seat:
            return
        self.console.clear()
        self.console.input(self._say("cli-hand-over", seat=SEAT_LETTERS[seat]) + " ")
        self.holder = seat

    def _tell_news(self) -> None:
        """What has happened since this was last told, in words, as the person at the keyboard may know it."""
        moves = self.table.record.moves
        for line in news(self.table, self.told, self.holder, self.lang):
            self.console.print(line, markup=False)
        self.told = len(moves)

    def _tell_result(self) -> None:
        self.console.print(self.table.state.text(None, self.lang))
        for seat, score in enumerate(self.table.scores()):
            mark = "*" if seat in self.table.winners() else " "
            self.console.print(self._say("cli-score", seat=SEAT_LETTERS[seat], score=score, mark=mark), markup=False)
        winners = ", ".join(SEAT_LETTERS[seat] for seat in self.table.winners())
        self.console.print(self._say("cli-winners", seats=winners, count=len(self.table.winners())))

    def _keep(self) -> None:
        if self.save is None:
            return
        try:
            self.save.write_text(self.table.record.text(), encoding="utf-8")
        except OSError as error:
            facts: dict[str, object] = {"file": str(self.save), "reason": str(error.strerror)}
            raise BadOption(Ruling("file-unwritable", facts=facts)) from None
        self.console.print(self._say("cli-saved", file=str(self.save)), markup=False)

    def _say(self, id: str, **facts: str | int) -> str:
        return say(self.lang, id, **facts)


def news(table: Table, since: int, seat: int | None, lang: str) -> list[str]:
    """The moves from number `since` on, in words, as a seat may know them."""
    state = first_state(table.record)
    lines = []
    for number, move in enumerate(table.record.moves):
        action = state.read(move.text)
        if number >= since:
            lines.append(f"{number + 1:>4} {move.who} {state.tell(action, lang, seat)}")
        state.make(action)
    return lines
