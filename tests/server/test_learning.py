"""What the house gives to read: the rules, their figures, and the way from a refusal to its rule."""

from kingcraft.core.ruling import Ruling
from kingcraft.learn import rules
from kingcraft.learn.lessons import lessons
from kingcraft.locales import LANGUAGES
from kingcraft.server.show.refusal import show_refusal
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest


@with_asyncio
async def test_the_rules_are_read_in_every_language(house: str) -> None:
    async with Guest(house) as nobody:
        for lang in LANGUAGES:
            book = await nobody.ask("GET", f"/api/rules/kingsburg?lang={lang}")
            numbers = [one["number"] for part in book["sections"] for one in part["statements"]]
            assert sorted(numbers) == sorted(rules.numbers_of("kingsburg"))
            assert book["goal"] == rules.goal("kingsburg", lang)


@with_asyncio
async def test_a_figure_is_a_picture_and_what_is_not_there_is_not_found(house: str) -> None:
    async with Guest(house) as nobody:
        picture = await nobody.answer("GET", "/api/rules/kingdom-builder/figures/jump?lang=ru")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")
        for place in ("go", "kingsburg/figures/nothing", "kingsburg/figures/..%2Fsections"):
            assert (await nobody.answer("GET", f"/api/rules/{place}")).status_code in (404, 422)


@with_asyncio
async def test_a_lesson_is_a_table_in_its_position(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        book = await ann.ask("GET", "/api/lessons/kingsburg?lang=fr")
        assert [one["name"] for one in book["lessons"]] == [one.name for one in lessons("kingsburg")]
        made = await ann.ask("POST", "/api/lessons/kingsburg/rows")
        id = made["match"]["id"]
        await ann.ask("POST", f"/api/matches/{id}/start", {})
        moment = await ann.ask("GET", f"/api/matches/{id}/replay?ply=0&seat=A")
        assert moment["sight"]["to_act"] == "A"
        assert moment["sight"]["view"]["step"] == "build"
        assert (await ann.ask("GET", "/api/me/matches"))["matches"] == []
        assert await ann.refused("POST", "/api/lessons/kingsburg/nothing") == (404, "server-no-page")


def test_a_refusal_names_the_place_of_its_rule() -> None:
    assert (
        show_refusal(Ruling("kingsburg-standing", "kingsburg-building", {"building": "X"}), "en").rule
        == "kingsburg/2d.3"
    )
    assert show_refusal(Ruling("server-no-page"), "en").rule == ""


@with_asyncio
async def test_a_first_game_is_a_game_like_any_other_against_pages(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        made = await ann.ask("POST", "/api/lessons/kingdom-builder/first-game")
        assert [seat["level"] for seat in made["match"]["seats"]] == [None, "page", "page"]
        assert [one["match"]["id"] for one in (await ann.ask("GET", "/api/me/matches"))["matches"]] == [
            made["match"]["id"]
        ]
