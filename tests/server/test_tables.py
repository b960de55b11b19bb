"""What people do at tables, over real sockets."""

import asyncio

import pytest

from kingcraft.core.record import parse
from kingcraft.core.verify import verify
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest, both, play_on
from tests.waiting import until


@with_asyncio
async def test_two_people_and_a_bot_play_to_the_end(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open", "random"])
        invite = (await ann.ask("GET", f"/api/matches/{match}"))["you"]["invite"]
        async with ann.live(match) as one:
            await bob.ask("POST", f"/api/matches/{match}/join", {"invite": invite})
            async with bob.live(match) as two:
                await both(play_on(one, 1), play_on(two))
                await both(one.until_over(), two.until_over())
                assert one.match["result"] == two.match["result"]
                assert one.match["result"]["ending"] == "finished"
                assert [event["number"] for event in one.events] == list(range(1, one.match["number"] + 1))


@with_asyncio
async def test_the_record_of_a_finished_match_verifies_with_everybodys_salt(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"])
        await ann.ask("POST", f"/api/matches/{match}/start", {"salt": "0123456789abcdef"})
        async with ann.live(match) as live:
            await play_on(live, 1)
        text = (await ann.answer("GET", f"/api/matches/{match}/record")).text
        assert parse(text).salts == ["A:0123456789abcdef"]
        assert verify(parse(text)).dealt > 0


@with_asyncio
async def test_a_table_by_invitation_wants_the_invitation(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open"])
        path = f"/api/matches/{match}/join"
        assert await bob.refused("POST", path, {}) == (403, "server-not-invited")
        assert await bob.refused("POST", path, {"invite": "f" * 32}) == (403, "server-not-invited")
        assert (await bob.ask("GET", f"/api/matches/{match}"))["you"]["invite"] is None


@with_asyncio
async def test_a_listed_table_is_in_the_lobby_and_starts_when_full(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open"], listed=True)
        lobby = await bob.ask("GET", "/api/lobby")
        assert match in [item["match"]["id"] for item in lobby["matches"]]
        joined = await bob.ask("POST", f"/api/matches/{match}/join", {})
        assert (joined["match"]["phase"], joined["you"]["seats"]) == ("playing", ["B"])
        assert await bob.refused("POST", f"/api/matches/{match}/join", {}) == (409, "server-begun")


@with_asyncio
async def test_the_host_arranges_seats_and_fills_the_rest_with_bots(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open", "open"])
        path = f"/api/matches/{match}"
        assert await bob.refused("PUT", f"{path}/seats/B", {"kind": "bot"}) == (403, "server-not-host")
        await ann.ask("PUT", f"{path}/seats/B", {"kind": "local", "name": "Cleo"})
        assert await ann.refused("POST", f"{path}/start", {}) == (409, "server-seats-open")
        seats = (await ann.ask("POST", f"{path}/start", {"fill": "random"}))["match"]["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ann"), ("local", "Cleo"), ("bot", "")]


@with_asyncio
async def test_standing_up_frees_the_seat(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open", "open"], listed=True)
        await bob.ask("POST", f"/api/matches/{match}/join", {"seat": "C"})
        stood = await bob.ask("POST", f"/api/matches/{match}/stand")
        assert [seat["kind"] for seat in stood["match"]["seats"]] == ["person", "open", "open"]
        await bob.ask("POST", f"/api/matches/{match}/join", {"seat": "B"})


@with_asyncio
async def test_hot_seat_shows_one_seat_at_a_time(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "local"])
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live:
            assert live.sight["view"]["hands"][1] is None
            await live.do("look", seat="B")
            assert live.sight["seat"] == "B"
            assert live.sight["view"]["hands"][0] is None
            while live.match["phase"] == "playing":
                await live.do("look", seat=live.sight["to_act"])
                await live.play(live.sight["legal"][0])


@with_asyncio
async def test_undo_takes_back_ones_own_decision_only(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"], options={"rounds": "1"})
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live:
            assert live.sight["undo"] is False, "only dice have fallen"
            assert (await live.do("undo", ply=live.sight["ply"]))["refusal"]["id"] == "undo-chance"
            before = live.sight
            await live.play("stay")
            assert live.sight["undo"]
            await live.do("undo", ply=live.sight["ply"])
            assert live.sight == before
            assert live.events[-1]["kind"] == "undone"


@with_asyncio
async def test_my_games_say_whose_turn_it_is(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"])
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        mine = await ann.ask("GET", "/api/me/matches")
        assert [(item["match"]["id"], item["your_turn"]) for item in mine["matches"]] == [(match, True)]


@with_asyncio
async def test_a_bot_plays_for_who_leaves_until_they_return(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open"], listed=True, options={"rounds": "3"})
        await bob.ask("POST", f"/api/matches/{match}/join", {})
        async with ann.live(match) as one, bob.live(match) as two:
            await one.do("leave", seat="A", level="random")
            await two.until_my_turn()
            assert two.match["seats"][0]["stand_in"] == "random"
            assert (await one.do("return", seat="A"))["type"] == "done"
            assert (await one.do("return", seat="A"))["refusal"]["id"] == "server-no-bot-plays"
            await both(play_on(one), play_on(two))


@with_asyncio
async def test_somebody_away_can_be_replaced(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open"], listed=True)
        await bob.ask("POST", f"/api/matches/{match}/join", {})
        async with bob.live(match) as two:

            async def replaced() -> bool:
                return bool((await two.do("replace", seat="A", level="random"))["type"] == "done")

            await until("an absence long enough", replaced)
            await play_on(two)


@with_asyncio
async def test_a_position_can_be_read_by_who_may_see_it(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "local", "random"], game="kingsburg")
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        text = (await ann.answer("GET", f"/api/matches/{match}/text?ply=1&seat=A")).text
        assert "Jester" in text
        assert "[bold]" not in text
        assert await ann.refused("GET", f"/api/matches/{match}/text?ply=1&seat=C") == (403, "server-not-your-seat")
        assert await ann.refused("GET", f"/api/matches/{match}/text?ply=999&seat=A") == (409, "server-no-such-ply")


@with_asyncio
async def test_resigning_ends_a_match_of_two_and_reveals_the_seed(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open"], listed=True)
        await bob.ask("POST", f"/api/matches/{match}/join", {})
        async with ann.live(match) as one:
            await one.do("resign", seat="A")
            assert one.match["result"]["ending"] == "resigned"
            assert one.match["result"]["winners"] == ["B"]
            assert one.match["seed"] is not None
        text = (await bob.answer("GET", f"/api/matches/{match}/record")).text
        assert verify(parse(text)).commitment == one.match["commitment"]


@with_asyncio
async def test_resigning_among_three_leaves_the_seat_to_a_bot(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open", "random"], listed=True)
        await bob.ask("POST", f"/api/matches/{match}/join", {})
        async with ann.live(match) as one, bob.live(match) as two:
            await one.do("resign", seat="A")
            assert (await one.do("return", seat="A"))["refusal"]["id"] == "server-resigned"
            await play_on(two)
            await two.until_over()
            assert two.match["result"]["ending"] == "finished"


@with_asyncio
async def test_when_every_person_has_resigned_the_match_is_abandoned(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random", "random"])
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live:
            await live.do("resign", seat="A")
            assert live.match["result"]["ending"] == "abandoned"


@with_asyncio
async def test_talk_is_heard_by_all_and_spectators_are_silent_during_the_game(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Wim") as wim:
        match = await ann.table(["me", "local"])
        async with ann.live(match) as one, wim.live(match) as watcher:
            await watcher.do("chat", text="hello")
            await ann.ask("POST", f"/api/matches/{match}/start", {})
            assert (await watcher.do("chat", text="psst"))["refusal"]["id"] == "server-watchers-silent"
            await one.do("chat", text="<b>bold</b>")
            said = [event for event in one.events if event["kind"] == "said"]
            assert [(event["seat"], event["name"], event["text"]) for event in said] == [
                (None, "Wim", "hello"),
                ("A", "Ann", "<b>bold</b>"),
            ]


@with_asyncio
async def test_a_reader_who_was_away_gets_what_they_missed_and_no_more(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"])
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live:
            have = live.match["number"]
            await live.play("fold")
        async with ann.live(match, have=have) as again:
            assert again.events[0]["number"] == have + 1


@with_asyncio
async def test_words_come_in_the_language_asked_for(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"])
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match, lang="fr", words=True) as live:
            refusal = (await live.play("dance"))["refusal"]
            assert "coup" in refusal["text"]
            assert len(live.sight["labels"]) == len(live.sight["legal"])
            await live.do("speak", lang="ru", words=False)
            assert live.sight["labels"] == []
            assert "ход" in (await live.play("dance"))["refusal"]["text"]


@with_asyncio
async def test_why_not_and_hints_answer_the_seat_on_turn(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Wim") as wim:
        match = await ann.table(["me", "random"])
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live, wim.live(match) as watcher:
            assert (await live.do("why", move="dance"))["refusal"]["id"] == "notation"
            assert (await live.do("why", move="fold"))["refusal"] is None
            hint = await live.do("hint", level="random")
            assert hint["advice"][0]["move"] in live.sight["legal"]
            for command in ({"type": "why", "move": "fold"}, {"type": "hint"}):
                assert (await watcher.do(**command))["refusal"]["id"] == "server-not-your-turn"


@with_asyncio
async def test_hints_and_the_log_speak_to_who_asks(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"], game="kingdom-builder", options={"first": "A"})
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live:
            hint = await live.do("hint", level="random")
            assert hint["advice"][0]["words"].startswith("You ")
            await live.play(live.sight["legal"][0])
            line = next(line for event in live.events for line in event.get("moves", []) if line["who"] == "A")
            assert line["words"].startswith("You ")
        async with Guest(house).live(match) as watcher:
            line = next(line for event in watcher.events for line in event.get("moves", []) if line["who"] == "A")
            assert line["words"].startswith("Ann ")


@with_asyncio
async def test_looking_back_is_free_in_ones_own_seat_and_open_after_the_end(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Wim") as wim:
        match = await ann.table(["me", "random"], options={"rounds": "1"})
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        path = f"/api/matches/{match}"
        assert (await ann.ask("GET", f"{path}/replay?ply=1&seat=A"))["sight"]["view"]["hands"][0] is not None
        assert await wim.refused("GET", f"{path}/replay?ply=1&seat=A") == (403, "server-not-your-seat")
        assert await ann.refused("GET", f"{path}/replay?ply=1&seat=open") == (403, "server-not-open-yet")
        assert await ann.refused("GET", f"{path}/proof") == (409, "server-not-over")
        async with ann.live(match) as live:
            await play_on(live)
        whole = await wim.ask("GET", f"{path}/replay?ply=2&seat=open")
        assert None not in whole["sight"]["view"]["hands"]
        lines = (await wim.ask("GET", f"{path}/log?seat=open"))["lines"]
        assert "?" not in "".join(line["move"] + line["words"] for line in lines)
        assert lines[-1]["scores"] == live.match["result"]["scores"]
        assert len((await wim.ask("GET", f"{path}/proof"))["chances"]) == 3


@with_asyncio
async def test_a_record_exported_during_the_game_holds_only_what_its_reader_knows(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"])
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        text = (await ann.answer("GET", f"/api/matches/{match}/record")).text
        assert "draw B ?" in text
        assert "seed:" not in text
        assert "seen-by: A" in text


@with_asyncio
async def test_a_record_is_imported_studied_and_played_on(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"])
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live:
            await play_on(live, 1)
        text = (await ann.answer("GET", f"/api/matches/{match}/record")).text
        study = (await ann.ask("POST", "/api/records", {"text": text}))["match"]
        assert study["phase"] == "study"
        assert (await ann.answer("GET", f"/api/matches/{study['id']}/record")).text == text
        body = {"ply": 3, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        forked = (await ann.ask("POST", f"/api/matches/{study['id']}/fork", body))["match"]
        assert forked["origin"] == {"match": study["id"], "ply": 3}
        await ann.ask("POST", f"/api/matches/{forked['id']}/start", {})
        async with ann.live(forked["id"]) as live:
            await play_on(live)
            assert live.match["result"]["ending"] == "finished"


@with_asyncio
async def test_a_bad_record_is_refused_at_its_line(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        status, ruling = await ann.refused("POST", "/api/records", {"text": "kingcraft record 1\ngame: chess\n\nend\n"})
        assert (status, ruling) == (400, "record-fault")


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_a_whole_game_against_bots(house: str, game: str) -> None:
    async def play() -> None:
        async with Guest(house, "Ann") as ann:
            match = await ann.table(["me", "random"], game=game)
            await ann.ask("POST", f"/api/matches/{match}/start", {"salt": "ab" * 8})
            async with ann.live(match, words=True) as live:
                await play_on(live, 5)
                assert live.match["result"]["ending"] == "finished"
            text = (await ann.answer("GET", f"/api/matches/{match}/record")).text
            assert verify(parse(text)).result == live.match["result"]["scores"]

    asyncio.run(play())
