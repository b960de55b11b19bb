"""Names in tables: short, and still telling bots apart."""

import pytest

from kingcraft.arena.figures import label


@pytest.mark.parametrize(
    ("bot", "name"),
    [
        ("king@20p", "king@20p"),
        ("king@20p@/tmp/trained/k.json", "king@20p@k.json"),
        ("knight@/tmp/trained/k.json", "knight@k.json"),
        ("bots/mine.py:Careful@1s", "mine.py:Careful@1s"),
        ("stdio:./my_bot", "my_bot"),
    ],
)
def test_a_bot_is_called_without_folders_and_with_all_that_tells_it_apart(bot: str, name: str) -> None:
    assert label(bot) == name
