"""Packs at the server: uploaded with a table, kept with the match, told in its record; hostile ones are refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from kingcraft.core.pack import MOST_BYTES, MOST_ENTRIES
from kingcraft.core.record import parse
from kingcraft.core.verify import verify
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest, play_on

DOCS = Path(__file__).resolve().parents[2] / "docs" / "packs"
HEAD = '[pack]\nname = "mine"\n'
CARD = '[[card]]\nid = "ogres"\ncounts = "groups"\ngold = 1\nname = { en = "Ogres" }\ntext = { en = "Many." }\n'


def pack(text: str, name: str = "mine.toml") -> list[dict[str, str]]:
    return [{"name": name, "text": text}]


def example(name: str) -> list[dict[str, str]]:
    return pack((DOCS / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")


@with_asyncio
async def test_a_match_keeps_its_pack_and_its_record_carries_it(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"], game="kingdom-builder", pack=example("islands"))
        info = (await ann.ask("GET", f"/api/matches/{match}"))["match"]
        assert info["options"]["pack"].startswith("islands ")
        assert len(info["options"]["pack"]) < 80
        contents = await ann.ask("GET", f"/api/matches/{match}/contents")
        assert contents["words"]["card-sailors"]["fr"] == "Marins"
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live:
            await play_on(live, 1)
        record = (await ann.answer("GET", f"/api/matches/{match}/record")).text
        assert verify(parse(record)).dealt > 0
        studied = await ann.ask("POST", "/api/records", {"text": record})
        again = await ann.ask("GET", f"/api/matches/{studied['match']['id']}/contents")
        assert again["words"] == contents["words"]


@with_asyncio
async def test_a_match_played_on_from_the_middle_keeps_its_pack(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"], game="kingdom-builder", pack=example("islands"))
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live:
            await play_on(live, 1)
        seats = [{"kind": "me"}, {"kind": "local"}]
        fork = await ann.ask("POST", f"/api/matches/{match}/fork", {"ply": 12, "seats": seats})
        contents = await ann.ask("GET", f"/api/matches/{fork['match']['id']}/contents")
        assert "card-sailors" in contents["words"]


@with_asyncio
async def test_a_pack_is_looked_at_before_a_table_is_set_up(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        found = await ann.ask("POST", "/api/packs", {"game": "kingsburg", "pack": example("smugglers")})
        assert (found["name"], found["entries"], len(found["hash"])) == ("smugglers", 8, 64)
        text = json.dumps({"pack": {"name": "mine"}, "card": [{
            "id": "ogres", "counts": "groups", "gold": 1, "name": {"en": "Ogres"}, "text": {"en": "Many."},
        }]})  # fmt: skip
        found = await ann.ask("POST", "/api/packs", {"game": "kingdom-builder", "pack": pack(text, "mine.json")})
        assert found["entries"] == 1


WRONG: list[tuple[str, Any, str]] = [
    ("nothing but words", pack("I am a pack"), "entry-toml"),
    ("an unknown word", pack(HEAD + CARD.replace("groups", "ogres")), "entry-word"),
    ("an unknown table", pack(HEAD + CARD + "[[ogre]]\nid = 'x'\n"), "entry-table"),
    ("too large", pack(HEAD + CARD + "#" * MOST_BYTES), "pack-bytes"),
    ("too many", pack(HEAD + "[[card]]\n" * (MOST_ENTRIES + 1)), "pack-entries"),
    ("too large in parts", [*pack(HEAD + CARD), *pack("#" * MOST_BYTES, "other.toml")], "pack-bytes"),
    ("deep lists", pack(HEAD + CARD + "x = " + "[" * 20_000), "entry-toml"),
    ("deep tables", pack(HEAD + CARD + "[" + ".".join(["a"] * 9000) + "]\n"), "entry-deep"),
    ("deep JSON", pack('{"pack":{"name":"mine"},"card":' + "[" * 30 + "]" * 30 + "}"), "entry-deep"),
    ("very deep JSON", pack('{"pack":' * 5000), "pack-json"),
    ("a huge number", pack(HEAD + CARD.replace("gold = 1", "gold = " + "9" * 9000)), "entry-toml"),
    ("a huge hexadecimal number", pack(HEAD + CARD.replace("gold = 1", "gold = 0x" + "f" * 9000)), "entry-number"),
    ("a number that is none", pack(HEAD + CARD.replace("gold = 1", "gold = nan")), "entry-number"),
    ("a date", pack(HEAD + CARD.replace("gold = 1", "gold = 2026-11-16")), "entry-number"),
    ("a strange id", pack(HEAD + CARD.replace('"ogres"', '"../../etc"')), "entry-name"),
    ("a foreign id", pack(HEAD + CARD.replace('"ogres"', '"оgres"')), "entry-name"),
    ("HTML in a name", pack(HEAD + CARD.replace("Ogres", "<img src=x onerror=alert(1)>")), "pack-sign"),
    ("markup in a text", pack(HEAD + CARD.replace("Many.", "[link=http://x]y[/link]")), "pack-sign"),
    ("a turned name", pack(HEAD + CARD.replace("Ogres", "\\u202eergO")), "pack-sign"),
    ("a name with an end of line", pack(HEAD + CARD.replace("Ogres", "O\\ngres")), "pack-sign"),
]  # fmt: skip


@with_asyncio
@pytest.mark.parametrize(("what", "files", "id"), WRONG, ids=[what for what, _, _ in WRONG])
async def test_wrong_and_hostile_packs_are_refused_in_words(house: str, what: str, files: Any, id: str) -> None:
    async with Guest(house, "Ann") as ann:
        for path in ("/api/packs", "/api/matches"):
            seats = {"seats": [{"kind": "me"}, {"kind": "local"}]} if path == "/api/matches" else {}
            body = {"game": "kingdom-builder", "pack": files, **seats}
            assert await ann.refused("POST", path, body) == (400, id)


@with_asyncio
async def test_a_refusal_speaks_the_callers_language(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        body = {"game": "kingdom-builder", "pack": pack(HEAD + CARD.replace("groups", "ogres"))}
        answer = await ann.answer("POST", "/api/packs", body, **{"accept-language": "fr"})
        assert "mine.toml, [[card]] ogres, counts" in answer.json()["text"]
        assert "inconnu" in answer.json()["text"]
