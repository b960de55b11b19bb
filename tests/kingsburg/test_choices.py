"""Choices: picked at random without listing, each as likely as the others; read and refused in words."""

from collections import Counter
from itertools import product

import pytest

import kingcraft as kc
from kingcraft.core.state import State
from kingcraft.kingsburg.field import GOODS
from kingcraft.kingsburg.state import KingsburgState
from tests.rulebook.kingsburg.table import moves, play, player, ruling, table

RICH = player(buildings="inn market", dice=[1, 4, 4], white=[2, 5], tokens=1)

PLACES: list[State] = [
    table("spring", "influence", A=RICH, envoy="A"),
    table("spring", "influence", A=player(dice=[2, 3, 3])),
    table("spring", "build", A=player((9, 9, 9))),
    table("recruit", "recruit", A=player((2, 1, 3))),
    table("spring", "end", A=player((1, 0, 2), "barricade crane town-hall", tokens=1)),
    table("aid", "choose"),
    table("spring", "start"),
    table("winter", "enemy"),
    table("winter", "kings-die", enemy="orcs-1-3"),
]


@pytest.mark.parametrize("state", PLACES, ids=[str(state.view(None)["step"]) for state in PLACES])
def test_sampling_gives_each_legal_action_its_odds(state: State) -> None:
    stream, draws = kc.Stream(1), 20_000
    found = Counter(int(state.sample(stream)) for _ in range(draws))
    odds = (
        dict(state.odds())
        if state.to_act == kc.CHANCE
        else {action: 1 / len(state.legal()) for action in state.legal()}
    )
    assert set(found) == set(state.legal())
    for action, odd in odds.items():
        assert abs(found[action] - draws * odd) < 6 * (draws * odd) ** 0.5 + 1


def test_a_rich_hand_has_every_different_placement_once() -> None:
    texts = moves(PLACES[0])
    assert len(texts) == len(set(texts))
    assert {"1+w2>3", "4+1+2!>8", "4+1+2!>7", "4+4+1+w5+w2+2!>18", "4>3", "4>5", "pass"} <= set(texts)


@pytest.mark.parametrize("purse", [*product((0, 2, 9), repeat=3)])
def test_a_purse_builds_what_its_goods_pay_for(purse: tuple[int, int, int]) -> None:
    state = table("spring", "build", A=player(purse))
    assert isinstance(state, KingsburgState)
    costs = {entry.id: [entry.amount("cost", good) for good in GOODS] for entry in state.box.buildings}
    firsts = [entry.id for entry in state.box.buildings if entry.data["column"] == 1]
    paid = [id for id in firsts if all(cost <= have for cost, have in zip(costs[id], purse, strict=True))]
    assert set(moves(state)) == {"done", *[f"build {id}" for id in paid]}


@pytest.mark.parametrize(
    "text",
    ["", "5+3", "5+3>", ">8", "5+x>8", "7>7", "build", "build castle", "take silver", "roll A 1 2", "order A B",
     "statue red", "enemy", "2!+2!+1>5", "1+1+1+1>4", "3>3 carriage", "pay", "take gold"],
)  # fmt: skip
def test_what_means_nothing_is_refused_with_an_example(text: str) -> None:
    state = table("spring", "influence", A=player(dice=[1, 3, 5]))
    refused = state.why_not(text)
    assert refused is not None
    assert all(refused.text(lang) for lang in ("en", "fr", "ru"))


def test_dice_may_be_written_in_any_order() -> None:
    state = table("spring", "influence", A=player(dice=[1, 3, 5]))
    assert state.read("3+5>8") == state.read("5+3>8")
    assert state.write(state.read("3+5>8")) == "5+3>8"


def test_a_well_formed_move_of_another_step_is_refused_as_such() -> None:
    state = table("spring", "influence", A=player(dice=[1, 3, 5]))
    assert ruling(state, "build statue") == "not-now"
    assert ruling(state, "enemy goblins-1-2") == "not-now"
    winter = table("winter", "enemy")
    assert ruling(winter, "enemy goblins-2-3") == "card"
    assert ruling(winter, "pass") == "chance"
    assert ruling(table("winter", "kings-die", enemy="orcs-1-3"), "king 1 2") == "dice"


def test_an_illegal_move_changes_nothing() -> None:
    state = table("spring", "influence", A=player(dice=[1, 3, 5]))
    before = state.fingerprint()
    with pytest.raises(kc.IllegalMove):
        play(state, "5+3>9")
    assert state.fingerprint() == before


def test_every_ruling_names_phase_and_step() -> None:
    state = table("spring", "influence", A=player(dice=[1, 3, 5]))
    refused = state.why_not("5+3>9")
    assert refused is not None
    assert refused.where("en") == "Phases 2, 4, 6, step b: influence"
    assert refused.where("fr") == "Phases 2, 4, 6, étape b\u00a0: influence"
