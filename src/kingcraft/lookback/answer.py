"""An answer: what somebody would do instead at a decision of a game, judged as the decision itself was."""

from kingcraft.bots import bot_named
from kingcraft.core.record import parse
from kingcraft.core.replay import played, state_at
from kingcraft.lookback.course import oracle_for
from kingcraft.lookback.judging import Judged, judge
from kingcraft.lookback.work import ADVISER, Effort, seed_of


def judge_answer(text: str, ply: int, move: str, effort: Effort) -> Judged | None:
    """A legal move in the place of the one numbered `ply` in a record: held against the same moves by the same trials,
    so that both verdicts agree."""
    record = parse(text)
    before = state_at(record, ply - 1)
    made = played(before, ply, before.read(move), move)
    return judge(made, oracle_for(record.game), bot_named(ADVISER, record.game), effort.trials, seed_of(effort, ply))
