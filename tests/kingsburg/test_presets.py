"""Set-ups with a name: the base game, and everything."""

from kingcraft.core.registry import game_named
from kingcraft.kingsburg.modules import CARDS, REWARDS, VALUES, Modules


def test_the_base_game_has_no_module_and_everything_has_them_all() -> None:
    presets = game_named("kingsburg").presets
    assert [name for name in VALUES if Modules(presets["base"]).plays(name)] == []
    assert [name for name in VALUES if not Modules(presets["everything"]).plays(name)] == [REWARDS, CARDS]


def test_everything_can_be_set_up() -> None:
    everything = game_named("kingsburg").presets["everything"]
    assert game_named("kingsburg").settle(5, everything).items() >= everything.items()
