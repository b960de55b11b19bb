"""Games as a table of decisions in a Parquet file, for learners that study without playing; and games out of it again.

What the columns mean stands in docs/research/data.md.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import kingcraft as kc
from kingcraft.arena.play import Outcome, Plan
from kingcraft.core.reasons import reason_of
from kingcraft.core.registry import called, game_named
from kingcraft.core.replay import first_state
from kingcraft.core.rewards import rewards
from kingcraft.core.ruling import Refused, Ruling
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.research import VERSION

ABOUT = b"kingcraft"
"""The key of what a file says of itself."""


def check(game: str, seats: int, options: dict[str, str]) -> None:
    """Refuses a game that has no observations, before anything is played for a file of them."""
    try:
        first = game_named(game).start(seats, options)
        first.layout()
        first.numbering()
    except NotImplementedError:
        raise Refused(Ruling("game-unobserved", facts={"game": called(game)})) from None


def write(file: Path, plan: Plan, outcomes: list[Outcome]) -> None:
    """All decisions of games whose moves were kept; a group of rows for each game."""
    first = game_named(plan.game).start(plan.seats, plan.options)
    schema = schema_of(plan, first)
    try:
        with pq.ParquetWriter(file, schema, compression="zstd") as writer:
            for outcome in outcomes:
                writer.write_table(pa.table(_columns(first.copy(), outcome), schema=schema))
    except OSError as error:
        facts: dict[str, object] = {"file": str(file), "reason": reason_of(error)}
        raise Refused(Ruling("file-unwritable", facts=facts)) from None


def schema_of(plan: Plan, first: State) -> Any:
    """The columns of a file, and what it says of itself."""
    about = {
        "kingcraft": kc.__version__, "environment": VERSION, "game": plan.game, "seats": plan.seats,
        "options": plan.options, "seed": plan.seed, "bots": [entrant.text for entrant in plan.entrants(0)],
        "parts": [[part.name, part.first, part.shape] for part in first.observation_parts()],
        "actions": [[span.name, int(span.number)] for span in first.numbering().spans],
    }  # fmt: skip
    return pa.schema(
        [
            ("game", pa.int32()), ("decision", pa.int32()), ("seat", pa.int8()),
            ("observation", pa.list_(pa.float32(), first.layout().size)),
            ("mask", pa.list_(pa.bool_(), first.action_count())), ("action", pa.int32()),
            ("dealt_before", pa.list_(pa.int64())), ("dealt_after", pa.list_(pa.int64())),
            ("reward", pa.float32()), ("points", pa.list_(pa.int32())), ("winners", pa.list_(pa.int8())),
        ],
        metadata={ABOUT: json.dumps(about).encode()},
    )  # fmt: skip


def _columns(state: State, outcome: Outcome) -> dict[str, Any]:
    """The columns of one game."""
    seats: list[int] = []
    rows: list[Any] = []
    masks: list[Any] = []
    actions: list[int] = []
    dealt: list[list[int]] = [[]]
    for move in outcome.moves:
        if state.to_act == CHANCE:
            dealt[-1].append(move)
        else:
            seats.append(int(state.to_act))
            rows.append(np.asarray(state.observe(int(state.to_act))))
            masks.append(np.asarray(memoryview(state.action_mask())).view(np.bool_))
            actions.append(int(state.numbering().number(move)))
            dealt.append([])
        state.make(move)
    paid, count = rewards(state, "rank"), len(seats)
    return {
        "game": [outcome.number] * count, "decision": list(range(count)), "seat": seats,
        "observation": _rectangle(rows), "mask": _rectangle(masks), "action": actions,
        "dealt_before": [dealt[0], *[[] for _ in range(count - 1)]], "dealt_after": dealt[1:],
        "reward": [paid[seat] for seat in seats], "points": [outcome.scores] * count,
        "winners": [outcome.winners] * count,
    }  # fmt: skip


def _rectangle(rows: list[Any]) -> Any:
    """Rows of one length, side by side."""
    return pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(rows)), len(rows[0]))


def about(file: Path) -> dict[str, Any]:
    """What a file says of itself: version, set-up, bots, the parts of observations and the kinds of actions."""
    found: dict[str, Any] = json.loads(pq.read_schema(file).metadata[ABOUT])
    return found


def games(file: Path) -> Iterator[kc.Table]:
    """The games of a file, played again from their actions and from what chance dealt; BadRecord if one cannot be."""
    facts = about(file)
    with pq.ParquetFile(file) as opened:
        for group in range(opened.num_row_groups):
            rows = opened.read_row_group(group, columns=["action", "dealt_before", "dealt_after"]).to_pylist()
            yield _table(facts, rows)


def _table(facts: dict[str, Any], rows: list[dict[str, Any]]) -> kc.Table:
    """One game. A table without a dealer plays what it is told, dice too."""
    record = kc.Record(facts["game"], facts["seats"], facts["options"])
    numbers = first_state(record).numbering()
    table = kc.Table(record)
    moves = [*rows[0]["dealt_before"]]
    for row in rows:
        moves += [int(numbers.action(row["action"])), *row["dealt_after"]]
    for move in moves:
        table.play(move)
    assert table.to_act == OVER
    return table
