"""The score sheet at the end of a game: where everybody's points come from."""

from rich.box import SIMPLE_HEAD
from rich.table import Table as Sheet

from kingcraft.core.speech import Word
from kingcraft.core.table import Table
from kingcraft.locales import say


def score_table(table: Table, names: list[str], lang: str) -> Sheet:
    """One column for each seat, one row for each source, and the sum; the winners are marked."""
    winners = table.winners()
    sheet = Sheet(box=SIMPLE_HEAD, pad_edge=False)
    sheet.add_column("")
    for seat, name in enumerate(names):
        sheet.add_column(("* " if seat in winners else "") + name, justify="right", overflow="fold")
    lines = table.state.score_sheet()
    for source in dict.fromkeys([line.source for line in lines]):
        points = [_points(seat, source, table) for seat in range(table.seats)]
        sheet.add_row(source.text(lang), *points)
    sheet.add_row(say(lang, "cli-sum"), *[str(score) for score in table.scores()], style="bold")
    return sheet


def _points(seat: int, source: Word, table: Table) -> str:
    return str(sum(line.points for line in table.state.score_sheet() if (line.seat, line.source) == (seat, source)))
