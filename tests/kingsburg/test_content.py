"""The content: complete, said in the vocabulary of effects, and with a name and a text in every language."""

import pytest

from kingcraft.kingsburg import content
from kingcraft.kingsburg.tables import ADVISOR_IDS, BUILDING_IDS, ENEMY_IDS, ENEMY_TYPE_IDS, VALUE
from kingcraft.locales import LANGUAGES, say


def test_there_is_all_that_the_box_holds() -> None:
    assert len(BUILDING_IDS) == 20
    assert len(ADVISOR_IDS) == 1 + 18
    assert len(ENEMY_IDS) == 25 + 1
    assert sum(int(value) for value in VALUE) == 59


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_a_text(lang: str) -> None:
    ids = [f"building-{id}" for id in BUILDING_IDS] + [f"enemy-{id}" for id in ENEMY_TYPE_IDS]
    ids += [f"advisor-{number}" for number in range(1, 19)]
    for id in ids:
        assert say(lang, id)
        assert say(lang, f"{id}-text")


def test_the_disputed_card_is_marked_as_such() -> None:
    assert content.provenance("enemy", "demons-4-6") == "single-source"
    assert content.provenance("enemy", "goblins-1-3") == "published"
    assert content.provenance("building", "statue") == "published"


def test_every_year_has_five_cards_for_either_version() -> None:
    years = content.enemy_numbers("year")
    versions = content.enemy_versions()
    for version in (0, 1):
        cards = [year for year, card in zip(years, versions, strict=True) if card in (-1, version)]
        assert [cards.count(year) for year in range(1, 6)] == [5] * 5


def test_no_verb_names_a_building() -> None:
    """Effects come from the content: no building's id stands in the code of the rules."""
    from pathlib import Path

    folder = Path(content.__file__).parent
    named = [
        f"{file.name}: {id}"
        for file in sorted(folder.glob("*.py"))
        if file.name not in ("svg.py",)
        for id in BUILDING_IDS
        if f'"{id}"' in file.read_text(encoding="utf-8")
    ]
    assert named == []
