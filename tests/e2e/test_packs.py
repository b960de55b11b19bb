"""Packs on the page: a good one is played with and named, a wrong one is refused in words."""

from collections.abc import Callable
from pathlib import Path

from tests.e2e.visitor import Visitor

Visit = Callable[..., Visitor]
DOCS = Path(__file__).resolve().parents[2] / "docs" / "packs"
WRONG = '[pack]\nname = "wrong"\n[[card]]\nid = "ogres"\ncounts = "ogres"\n'


def test_a_pack_is_uploaded_and_played_with(visit: Visit) -> None:
    ann = visit(by_hand=True)
    ann.set_up(seats=["me", "bot"], begin=False)
    ann.find("input[type=file]").set_input_files(DOCS / "islands.toml")
    assert "islands: 3 pieces" in ann.wait("[data-pack=islands]").inner_text()
    ann.press("Begin")
    ann.wait(".room")
    ann.await_turn()
    before = ann.find(".settlement use[href='#house-A']").count()
    ann.step()
    ann.await_turn()
    assert ann.find(".settlement use[href='#house-A']").count() == before + 1
    assert ann.faults == []


def test_the_pieces_of_a_pack_are_called_by_their_names(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"], game="kingsburg", begin=False)
    ann.find("input[type=file]").set_input_files(DOCS / "smugglers.toml")
    ann.wait("[data-pack=smugglers]")
    ann.press("Begin")
    ann.wait(".room")
    ann.page.get_by_text("Hidden Cove").first.wait_for(state="attached")
    assert ann.find("use[href='#building-any']").count() >= 4
    assert ann.faults == []


def test_a_wrong_pack_is_refused_in_words_and_the_table_can_still_be_set_up(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(WRONG, encoding="utf-8")
    ann = visit()
    ann.set_up(seats=["me", "bot"], begin=False)
    ann.find("input[type=file]").set_input_files(file)
    said = ann.wait(".pack [role=alert]").inner_text()
    assert said.startswith("wrong.toml, [[card]] ogres, counts: “ogres” is not known.")
    ann.press("Begin")
    ann.wait(".room")
