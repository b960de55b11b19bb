"""Provinces as large as a machine word holds: fifteen rows of a pack, built, discounted and judged."""

from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import Budget
from kingcraft.core.ruling import Refused
from kingcraft.core.stream import Stream

ROWS = 15


def building(row: int, column: int) -> str:
    cut = f'{{ modifier = "discount", wood = 1, rows = [{(row + 1) % ROWS}] }}' if column == 1 else ""
    return (
        f'[[building]]\nid = "house-{row}-{column}"\nrow = {row}\ncolumn = {column}\ncost = {{ wood = {column} }}\n'
        f'points = {column}\nname = {{ en = "House {row}-{column}" }}\ntext = {{ en = "House." }}\neffects = [{cut}]\n'
    )


def pack(folder: Path, rows: int) -> Path:
    file = folder / "houses.toml"
    entries = [building(row, column) for row in range(rows) for column in range(1, 5)]
    file.write_text("\n".join(['[pack]\nname = "houses"\nlanguage = "en"\n', *entries]), encoding="utf-8")
    return file


def test_a_province_may_have_fifteen_rows(tmp_path: Path) -> None:
    options = kc.new("kingsburg", 2, order="AB", pack=pack(tmp_path, ROWS)).record.options
    position = {
        "game": "kingsburg", "seats": 2, "pack": options["pack"], "phase": "spring", "step": "build",
        "players": {"A": {"goods": {"wood": 4}, "buildings": ["house-13-1", "house-14-1", "house-14-2"]}, "B": {}},
    }  # fmt: skip
    table = kc.load(position)
    assert "build house-14-3" in [table.state.write(move) for move in table.state.legal()]
    table.play("build house-14-3")
    first = table.state.dump()["players"][0]  # type: ignore[index]
    assert first["goods"]["wood"] == 2
    assert first["points"] == 1 + 1 + 2 + 3


def test_bots_see_all_fifteen_rows(tmp_path: Path) -> None:
    table = kc.new("kingsburg", 2, seed=1, pack=pack(tmp_path, ROWS))
    squire, stream = bot_named("squire", "kingsburg", Budget(seconds=1.0)), Stream(3)
    while table.to_act >= 0:
        table.state.audit()
        table.play(squire.choose(table.state, stream))
    assert len(table.winners()) > 0


def test_a_sixteenth_row_is_refused_with_what_would_be_right(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        kc.new("kingsburg", 2, pack=pack(tmp_path, ROWS + 1))
    assert "house-15-1" in str(refused.value)
    assert "14" in str(refused.value)
