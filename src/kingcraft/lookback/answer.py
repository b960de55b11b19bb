"""An answer: what somebody would do instead at a decision of a game, judged as the decision itself was."""

from kingcraft.core.replay import played
from kingcraft.lookback.judging import Judged, judge
from kingcraft.lookback.work import Effort, opened, seed_of, turn_of


def judge_answer(text: str, ply: int, move: str, effort: Effort) -> Judged | None:
    """A legal move in the place of the one numbered `ply` in a record: held against the same moves by the same trials,
    so that both verdicts agree."""
    moves, court = opened(text, effort.given_up)
    before, turn = moves[ply - 1].before, turn_of(moves, ply)
    made = played(before, ply, before.read(move), move)
    return judge(made, court, effort.trials, seed_of(effort, turn), turn)
