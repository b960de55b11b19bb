"""No message to a client holds anything that its seat may not know."""

import asyncio
import json
from typing import Any

import pytest

from kingcraft.core.record import Record, parse
from kingcraft.core.registry import game_named
from kingcraft.core.replay import actor, first_state
from kingcraft.core.speech import SEAT_LETTERS, Names
from kingcraft.core.state import OVER, State
from kingcraft.core.stream import Stream
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest, Live

GAMES = ["toll", "kingdom-builder", "kingsburg", "kingsburg/everything"]
"""What is played; behind a stroke a preset of the game's options."""


def chosen(game: str) -> tuple[str, dict[str, str]]:
    """The name of a game, and the options of its preset."""
    name, _, preset = game.partition("/")
    return name, dict(game_named(name).presets[preset]) if preset else {}


def begun(game: str) -> State:
    """The first position of three people."""
    name, options = chosen(game)
    return game_named(name).start(3, game_named(name).settle(3, options))


async def played(house: str, game: str, undo: bool) -> tuple[str, dict[str, list[Live]], dict[str, str]]:
    """A game of three people with two spectators, all messages kept; the record, who got what, and their secrets."""
    guests = [Guest(house, name) for name in ("Ann", "Bob", "Cleo", "Wim")]
    nobody = Guest(house)
    for guest in (*guests, nobody):
        await guest.__aenter__()
    name, options = chosen(game)
    match = await guests[0].table(["me", "open", "open"], game=name, options=options, listed=True)
    lives = [guest.live(match, words=True, lang="fr") for guest in (*guests, nobody)]
    try:
        for live in lives:
            await live.__aenter__()
        for guest in guests[1:3]:
            await guest.ask("POST", f"/api/matches/{match}/join", {})
        # People who joined while connected look from their seat after a fresh hello, as a browser does.
        for index in (1, 2):
            await lives[index].close()
            lives[index] = guests[index].live(match, words=True, lang="fr")
            await lives[index].__aenter__()
        await asyncio.gather(*[_play_at_random(live, index, undo) for index, live in enumerate(lives[:3])])
        await asyncio.gather(*[live.until_over() for live in lives])
        text = (await nobody.answer("GET", f"/api/matches/{match}/record")).text
    finally:
        for live in lives:
            await live.close()
        for guest in (*guests, nobody):
            await guest.__aexit__(None, None, None)
    heard = {letter: [live] for letter, live in zip("ABC", lives, strict=False)}
    return text, {**heard, "": lives[3:]}, {guest.name: guest.token for guest in guests}


async def _play_at_random(live: Live, seed: int, undo: bool) -> None:
    stream = Stream(seed)
    while await live.until_my_turn():
        moves = live.sight["legal"]
        answer = await live.play(moves[int(stream.below(len(moves)))])
        assert answer["type"] == "done", answer
        if undo and live.sight["undo"] and stream.below(8) == 0:
            await live.do("undo", ply=live.sight["ply"])


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_made_for_its_seat_alone(house: str, game: str) -> None:
    text, heard, secrets = asyncio.run(played(house, game, undo=False))
    views = _views(text)
    seed = parse(text).seed
    for letter, lives in heard.items():
        seat = SEAT_LETTERS.index(letter) if letter else None
        for live in lives:
            for message in live.messages:
                _check_message(message, seat, views)
            _no_secret(live.messages, seed, secrets)


def _views(text: str) -> dict[str, set[str]]:
    """For every seat, all that `view` ever showed it, along the moves that stand."""
    record = parse(text)
    state = first_state(record)
    views: dict[str, set[str]] = {str(seat): set() for seat in (0, 1, 2, None)}
    for move in [*record.moves, None]:
        for seat in (0, 1, 2, None):
            views[str(seat)].add(json.dumps(state.view(seat), sort_keys=True))
        if move is not None:
            state.make(state.read(move.text))
    return views


def _check_message(message: dict[str, Any], seat: int | None, views: dict[str, set[str]]) -> None:
    if message["type"] != "news":
        assert message["type"] in ("done", "presence")
        return
    sight = message["sight"]
    if sight["view"] is None:
        return
    assert sight["seat"] == (None if seat is None else SEAT_LETTERS[seat])
    mine = sight["to_act"] == sight["seat"]
    assert mine or not (sight["legal"] or sight["labels"] or sight["ask"] or sight["undo"])
    if message["match"]["phase"] != "over":
        assert message["match"]["seed"] is None
        assert message["match"]["result"] is None
    assert json.dumps(sight["view"], sort_keys=True) in views[str(seat)]


def _no_secret(messages: list[dict[str, Any]], seed: str, secrets: dict[str, str]) -> None:
    """No token ever; the seed only when the match is over."""
    for message in messages:
        text = json.dumps(message)
        assert not any(token.partition(".")[2] in text for token in secrets.values())
        if message["type"] == "news" and message["match"]["phase"] != "over":
            assert seed not in text


@pytest.mark.parametrize("game", GAMES)
def test_the_last_word_of_every_seat_is_its_view_of_the_record(house: str, game: str) -> None:
    text, heard, _ = asyncio.run(played(house, game, undo=True))
    for letter, lives in heard.items():
        seat = SEAT_LETTERS.index(letter) if letter else None
        for live in lives:
            _compare(live, seat, parse(text))


def _compare(live: Live, seat: int | None, record: Record) -> None:
    """What stands of what was told is compared with the record, move by move and word by word."""
    state = first_state(record)
    names = Names(["Ann", "Bob", "Cleo"], seat)
    lines = _lines_that_stand(live)
    assert len(lines) == len(record.moves)
    for line, move in zip(lines, record.moves, strict=True):
        action = state.read(move.text)
        assert line["who"] == actor(state)
        assert line["move"] == state.write_for(action, seat)
        assert line["words"] == state.tell(action, "fr", seat, names)
        after = state.copy()
        after.make(action)
        assert [news["words"] for news in line["news"]] == [
            news.text("fr", names) for news in after.news(state, action, seat)
        ]
        state = after
    assert live.sight["view"] == json.loads(json.dumps(state.view(seat)))


def _lines_that_stand(live: Live) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    for event in live.events:
        lines += event.get("moves", [])
        if event["kind"] == "undone":
            del lines[event["ply"] :]
    return lines


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_tell_apart_is_told_alike(game: str) -> None:
    """Moves after which a seat sees the same are the same to it, in notation and in words, in every language."""
    stream = Stream(11)
    state = begun(game)
    while state.to_act != OVER:
        if state.to_act < 0 or stream.below(10) == 0:
            for seat in (0, 1, 2, None):
                if seat != state.to_act:
                    _told_alike(state, seat)
        state.make(state.sample(stream))


def _told_alike(state: State, seat: int | None) -> None:
    """A die that everybody sees may leave no trace; but what another seat knows and this one does not is a secret."""
    told: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for action in state.legal()[:12]:
        after = state.copy()
        after.make(action)
        words = (state.write_for(action, seat), *[state.tell(action, lang, seat) for lang in ("en", "fr", "ru")])
        known = json.dumps([after.view(other) for other in range(3)])
        alike = told.setdefault(json.dumps([after.view(seat), int(after.to_act)]), [])
        for other_known, other_words in alike:
            assert other_known == known or other_words == words
        alike.append((known, words))


@pytest.mark.parametrize("game", GAMES)
def test_legal_moves_and_questions_depend_only_on_what_the_seat_knows(game: str) -> None:
    stream = Stream(5)
    state = begun(game)
    while state.to_act != OVER:
        seat = int(state.to_act)
        if seat >= 0:
            other = state.imagine(seat, stream)
            assert other.view(seat) == state.view(seat)
            assert other.legal() == state.legal()
            assert other.ask("en") == state.ask("en")
            assert other.score_sheet() == state.score_sheet()
            if game != "toll" and stream.below(25) == 0:
                assert other.svg(seat) == state.svg(seat)
            assert [other.write(action) for action in other.legal()] == [state.write(item) for item in state.legal()]
        state.make(state.sample(stream))


@with_asyncio
async def test_who_gave_up_a_seat_sees_nothing_of_who_took_it(house: str) -> None:
    """A connection that stays open after its person stood up is a spectator's."""
    async with (
        Guest(house, "Ann") as ann,
        Guest(house, "Eve") as eve,
        Guest(house, "Bob") as bob,
        Guest(house, "Cleo") as cleo,
    ):
        match = await ann.table(["me", "open", "open"], listed=True)
        async with eve.live(match) as live:
            await eve.ask("POST", f"/api/matches/{match}/join", {"seat": "B"})
            await _until_seat(live, "B")
            await eve.ask("POST", f"/api/matches/{match}/stand")
            await _until_seat(live, None)
            for guest in (bob, cleo):
                await guest.ask("POST", f"/api/matches/{match}/join", {})
            await live.see("the start", lambda: live.match["phase"] != "open")
            assert live.sight["seat"] is None
            assert live.sight["view"]["hands"] == [None, None, None]


async def _until_seat(live: Live, seat: str | None) -> None:
    await live.see(f"seat {seat}", lambda: live.sight["seat"] == seat)
