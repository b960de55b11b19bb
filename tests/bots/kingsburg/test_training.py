"""Weights: small, whole, and the same however often their making is interrupted."""

import json
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg.handmade import first_weights
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.sampling import Samples
from kingcraft.bots.kingsburg.training import (
    COMMAND,
    fitted,
    lost_units,
    population,
    solve,
    sworn,
    train,
    varied,
)
from kingcraft.bots.kingsburg.weights import book_of
from kingcraft.bots.lesson import Lesson
from kingcraft.core.pack import short_name
from kingcraft.core.registry import game_named
from kingcraft.core.ruling import BadOption
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.box import box_for

REALM = {"rows": "extended", "strips": "draw", "governors": "random", "destiny": "cards"}
SAID = ["destiny=cards", "governors=random", "rows=extended", "strips=draw"]
SMUGGLERS = Path(__file__).resolve().parents[3] / "docs" / "packs" / "smugglers.toml"


def course(path: Path, rounds: int, width: int = 0, options: dict[str, str] | None = None) -> None:
    train(path, 2, rounds, Lesson(2, width, 0, options), lambda done, total: None)


def test_training_resumed_is_training_undisturbed(tmp_path: Path) -> None:
    course(tmp_path / "once.json", 2)
    course(tmp_path / "twice.json", 1)
    course(tmp_path / "twice.json", 2)
    assert (tmp_path / "once.json").read_text() == (tmp_path / "twice.json").read_text()


def test_a_round_among_knights_is_written_down_as_such(tmp_path: Path) -> None:
    course(tmp_path / "weights.json", 1, width=2)
    assert json.loads((tmp_path / "weights.json").read_text())["history"]["2"] == [[2, 2]]


def test_progress_hears_of_every_game(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    course(tmp_path / "weights.json", 1)
    train(tmp_path / "weights.json", 2, 3, Lesson(2), lambda done, total: heard.append((done, total)))
    assert heard == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_a_small_system_is_solved() -> None:
    assert [round(root, 9) for root in solve([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0])] == [1.5, 2.0]


def test_a_moment_is_worth_what_it_scores_and_what_the_next_is_worth() -> None:
    samples = Samples(["bias", "envoy"])
    plain, favoured = vec[i64]([0, 1]), vec[i64]([0, 1, 1, 1])
    for _ in range(20_000):
        samples.add(MOMENTS - 1, plain, vec[i64](), 2000)
        samples.add(MOMENTS - 1, favoured, vec[i64](), 5000)
        samples.add(MOMENTS - 2, plain, favoured, 1000)
        samples.add(MOMENTS - 2, favoured, plain, 1000)
    found = fitted(samples, {})
    assert [round(worth, -2) for worth in found["bias"][-2:]] == [6000, 2000]
    assert [round(worth, -2) for worth in found["envoy"][-2:]] == [-3000, 3000]


def test_a_taste_is_for_buildings_and_fades() -> None:
    plain = first_weights()
    before = json.dumps(plain)
    found = varied(plain, box_for("base", "2012", "points"), Stream(1))
    assert json.dumps(plain) == before
    changed = {name for name in plain if found[name] != plain[name]}
    assert len(changed) > 10
    assert {name.split()[0] for name in changed} == {"building"}
    by_moment = [sum([abs(found[name][moment] - plain[name][moment]) for name in changed]) for moment in (0, 10, 19)]
    assert by_moment[0] > by_moment[1] > by_moment[2]


def test_a_vow_is_for_the_first_buildings_of_a_row() -> None:
    plain, box = first_weights(), box_for("base", "2012", "points")
    found = sworn(plain, box, 1, 3)
    changed = {name for name in plain if found[name] != plain[name]}
    assert changed == {f"{word} {id}" for word in ("building", "near") for id in box.building_ids[4:7]}
    gained = [found["building inn"][moment] - plain["building inn"][moment] for moment in range(MOMENTS)]
    assert gained[0] == gained[10] > gained[15] > gained[19] > 0


def test_somebody_is_sworn_to_every_building() -> None:
    plain, box = first_weights(), box_for("base", "2012", "points")
    dearest = {
        id: max([one[f"building {id}"][0] for one in population(plain, box, Stream(1))]) for id in box.building_ids
    }
    assert all([dearest[id] > plain[f"building {id}"][0] + 3000 for id in dearest])


def test_what_was_not_played_stays_as_it_was(tmp_path: Path) -> None:
    course(tmp_path / "weights.json", 1)
    data = json.loads((tmp_path / "weights.json").read_text())
    data["weights"]["2"]["building windmill"] = [7] * MOMENTS
    (tmp_path / "weights.json").write_text(json.dumps(data))
    course(tmp_path / "weights.json", 2)
    assert json.loads((tmp_path / "weights.json").read_text())["weights"]["2"]["building windmill"] == [7] * MOMENTS


def test_games_with_modules_teach_governors_and_strips_and_leave_the_base_game_as_it_was(tmp_path: Path) -> None:
    course(tmp_path / "weights.json", 1)
    before = json.loads((tmp_path / "weights.json").read_text())["weights"]["2"]
    course(tmp_path / "weights.json", 1, options=REALM)
    after = json.loads((tmp_path / "weights.json").read_text())
    added = {name: worth for name, worth in after["weights"]["2"].items() if name not in before}
    assert {**before, **added} == after["weights"]["2"]
    assert {name.split()[0] for name in added} == {"governor", "strip"}
    assert added["governor fairy"][0] != 0
    assert after["history"] == {"2": [[2, 0]], "2 realm": [[2, 0, *SAID]]}


def test_rounds_with_modules_are_counted_apart(tmp_path: Path) -> None:
    course(tmp_path / "once.json", 2, options=REALM)
    course(tmp_path / "twice.json", 1, options=REALM)
    course(tmp_path / "twice.json", 2, options=REALM)
    assert (tmp_path / "once.json").read_text() == (tmp_path / "twice.json").read_text()


def history_of(path: Path) -> Any:
    return json.loads(path.read_text())["history"]


def test_a_round_with_options_tells_which_and_of_a_pack_name_and_hash(tmp_path: Path) -> None:
    path, pack = tmp_path / "weights.json", game_named("kingsburg").from_files("pack", {"a": SMUGGLERS.read_text()})
    course(path, 1, options={"pack": pack, "destiny": "cards"})
    course(path, 2, options={"edition": "2007"})
    assert history_of(path)["2 realm"] == [[2, 0, "destiny=cards", f"pack={short_name(pack)}"], [2, 0, "edition=2007"]]


def test_rounds_with_options_of_which_nothing_else_was_told_are_gone_on_from(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    course(path, 1, options=REALM)
    path.write_text(path.read_text().replace(json.dumps([2, 0, *SAID]), "[2, 0]"))
    assert history_of(path)["2 realm"] == [[2, 0]]
    course(path, 1, options=REALM)
    assert history_of(path)["2 realm"] == [[2, 0]]
    course(path, 2, options=REALM)
    assert history_of(path)["2 realm"] == [[2, 0], [2, 0, *SAID]]


def test_rounds_of_nets_are_not_counted_among_those_of_weights(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    course(path, 1)
    train(path, 2, 1, Lesson(2, units=3), lambda done, total: None)
    assert train(path, 2, 1, Lesson(2), lambda done, total: None) == 0
    assert train(path, 2, 2, Lesson(2), lambda done, total: None) == 1
    assert history_of(path)["2"] == [[2, 0], [2, 0, 3], [2, 0]]


def test_a_training_tells_beforehand_how_large_a_net_it_drops(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    assert lost_units(path, 2, 1, Lesson(2)) == 0
    course(path, 1)
    assert lost_units(path, 2, 2, Lesson(2)) == 0
    train(path, 2, 1, Lesson(2, units=3), lambda done, total: None)
    assert lost_units(path, 2, 2, Lesson(2)) == 3
    assert lost_units(path, 2, 1, Lesson(2)) == 0, "there is nothing left to learn"
    assert lost_units(path, 2, 2, Lesson(2, units=4)) == 0, "a net takes the place of another"
    assert lost_units(path, 2, 2, Lesson(2, 0, 0, REALM)) == 0, "rounds with options leave the base game as it is"
    assert lost_units(path, 3, 2, Lesson(2)) == 0
    course(path, 2)
    assert lost_units(path, 2, 3, Lesson(2)) == 0


@pytest.mark.parametrize("history", [5, {"a": 1}, "abc", [5], [["a"]], [[1, "a"]], [[1, 0, 0.5]], [[1, 0, None]]])
def test_a_file_whose_history_is_none_is_refused(history: object, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    weights = {"3": book_of("").named[3]}
    path.write_text(json.dumps({"made_by": COMMAND, "history": {"3": history}, "weights": weights}))
    with pytest.raises(BadOption, match="does not hold weights"):
        train(path, 3, 1, Lesson(1), lambda done, total: None)
