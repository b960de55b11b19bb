"""What the outlook says of the year's destiny and of soldier tokens, in positions that a player can read."""

from typing import Any

import kingcraft as kc


def at_soldiers() -> kc.Table:
    """A game with soldier tokens at the first choice of soldiers."""
    table = kc.new("kingsburg", seats=2, seed=5, order="AB", soldiers="tokens")
    while "soldiers" not in table.write(table.legal()[0]):
        table.play(table.legal()[0])
    return table


def outlook(table: kc.Table, seat: int | None) -> dict[str, Any]:
    return table.state.outlook(seat)


def test_every_soldier_token_says_how_the_battle_would_end_with_it() -> None:
    table = at_soldiers()
    me = table.to_act
    lines = outlook(table, me)["tokens"]
    assert [line["choice"] for line in lines] == ["0", "1", "2", "3", "4"]
    assert [line["adds"] for line in lines] == [0, 1, 2, 3, 4]
    results = [line["result"] for line in lines]
    assert results == sorted(results)
    assert outlook(table, 1 - me)["tokens"] == []
    assert outlook(table, None)["tokens"] == []


def test_the_destiny_of_the_year_tells_what_it_changes() -> None:
    found: dict[str, dict[str, Any]] = {}
    for seed in range(200):
        table = kc.new("kingsburg", seats=2, seed=seed, order="AB", destiny="cards")
        found[str(table.state.view(None)["destiny"])] = outlook(table, None)["changes"]
    plain = {"closed": [], "twice": [], "enemy": 0, "kings_die": 0, "truce": False}
    assert found["royal-guard"] == plain
    assert found["fierce-enemies"] == plain | {"enemy": 1}
    assert found["mourning-at-court"] == plain | {"closed": [16, 17, 18]}
    assert found["open-hand"] == plain | {"twice": [1, 2, 3, 4, 5]}
    assert found["heavy-snow"] == plain | {"kings_die": 2}
    assert found["truce"] == plain | {"truce": True}
