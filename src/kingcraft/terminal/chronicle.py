"""What has happened at a table, told once and in order: headings, moves, and what followed from them."""

from rich.markup import escape

from kingcraft.core.replay import reread, state_at
from kingcraft.core.speech import Names
from kingcraft.core.table import Table
from kingcraft.locales import say


class Chronicle:
    """Tells the moves of a table as somebody may know them, each once; forgets what was taken back."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table = table
        self.lang = lang
        self.told = 0
        self.chapter = ""
        self.forced: set[int] = set()
        self.state = state_at(table.record, 0)

    def skip(self) -> None:
        """Counts all moves so far as told."""
        self.told = len(self.table.record.moves)
        self.state = state_at(self.table.record, self.told)

    def tell(self, seat: int | None, names: Names) -> list[str]:
        """The lines that are due, in rich markup."""
        moves = self.table.record.moves
        if self.told > len(moves):
            self.skip()
        lines: list[str] = []
        while self.told < len(moves):
            lines += self._move(moves[self.told].text, seat, names)
        return lines

    def _move(self, text: str, seat: int | None, names: Names) -> list[str]:
        lines = self._heading()
        made = reread(self.state, self.told + 1, text)
        told = made.before.tell(made.action, self.lang, seat, names)
        if self.told in self.forced:
            told = say(self.lang, "cli-forced", words=told)
        self.state = made.after
        self.told += 1
        news = [escape(each.text(self.lang, names)) for each in made.after.news(made.before, made.action, seat)]
        return [*lines, f"  {escape(told)}", *[f"    [italic]{line}[/italic]" for line in news]]

    def _heading(self) -> list[str]:
        """The chapter that begins here, if one does."""
        chapter = self.state.chapter()
        heading = "" if chapter is None else chapter.text(self.lang)
        if heading == self.chapter or not heading:
            return []
        self.chapter = heading
        return [f"[bold]{escape(heading)}[/bold]"]
