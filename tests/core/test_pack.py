"""Packs: people's own pieces play, speak for themselves, travel with the record, and cannot be tampered with."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import seat_choice
from kingcraft.core import pack as packs
from kingcraft.core.entries import Bundle, Entry, Field, Flag, OneOf, Part, Several, Whole
from kingcraft.core.record import parse
from kingcraft.core.stream import Stream
from kingcraft.core.table import Table
from kingcraft.core.verify import verify
from kingcraft.kingdom_builder import box as builder_box
from kingcraft.kingsburg import box as kingsburg_box
from kingcraft.kingsburg.content import EFFECTS, GIFT, check
from kingcraft.locales import LANGUAGES

DOCS = Path(__file__).resolve().parents[2] / "docs" / "packs"
SMUGGLERS, ISLANDS = DOCS / "smugglers.toml", DOCS / "islands.toml"
SET_UPS: list[tuple[str, Path, dict[str, object]]] = [
    ("kingsburg", SMUGGLERS, {"governors": "deal", "destiny": "cards"}),
    ("kingsburg", SMUGGLERS, {"rows": "extended", "soldiers": "tokens"}),
    ("kingdom-builder", ISLANDS, {"boards": "archipelago farm oasis tower", "cards": "sailors knights lords"}),
    ("kingdom-builder", ISLANDS, {}),
]
HEAD = '[pack]\nname = "mine"\n'
GOVERNOR = HEAD + '[[governor]]\nid = "ogre"\nname = { en = "Ogre" }\ntext = { en = "Strong." }\neffects = []\n'
CARD = HEAD + '[[card]]\nid = "ogres"\ncounts = "groups"\ngold = 1\nname = { fr = "Ogres" }\ntext = { fr = "Forts." }\n'
DICE = '[{ modifier = "white-dice", value = 3 }]'
ROWS = [*["GGGGGFFFFF"] * 4, "GGGLGFFKFF", *["TTTTTDDDDD"] * 5]
BOARD = f"[[board]]\nid = 'islet'\ntile = 'mill'\nrows = {ROWS}\n"
NAMELESS = '[[enemy]]\nid = "x"\ntype = "giants"\nyear = 1\nstrength = 1\nreward = {}\nlosses = {}\n'


def drawn(stream: Stream, words: Sequence[Any]) -> Any:
    return words[int(stream.below(len(words)))]


def wild_value(stream: Stream, field: Field) -> Any:
    """Something that a field allows."""
    if isinstance(field, Whole):
        return drawn(stream, [number for number in range(field.least, field.most + 1) if number or field.zero])
    if isinstance(field, OneOf):
        return drawn(stream, field.known)
    if isinstance(field, Several):
        return list({wild_value(stream, field.of) for _ in range(2)})
    if isinstance(field, Bundle):
        return {drawn(stream, field.words): 1 + int(stream.below(min(9, field.most)))}
    if isinstance(field, Part):
        return wild_fields(stream, field.fields)
    return True if isinstance(field, Flag) else "goblins"


def wild_fields(stream: Stream, fields: dict[str, Field]) -> dict[str, Any]:
    chosen = [name for name, field in fields.items() if field.must or stream.below(3) == 0] or [*fields][:1]
    return {name: wild_value(stream, fields[name]) for name in chosen}


def wild_effect(stream: Stream) -> dict[str, Any]:
    way = drawn(stream, [*EFFECTS])
    word = drawn(stream, [word for word in EFFECTS[way] if word != "every-season"])
    return {way: word, **wild_fields(stream, EFFECTS[way][word])}


def accepted(kind: str, draw: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The first thing drawn that a piece of this kind may do."""
    while True:
        data = draw()
        try:
            check(Entry(kind, "", {"id": "wild", **data}))
        except kc.BadOption:
            continue
        return data


def wild(stream: Stream) -> str:
    """A pack with a row, governors, destinies and advisors that do anything at all."""
    said = {"name": {"en": "Wild"}, "text": {"en": "Wild."}}
    building = {"row": 7, "cost": {"gold": 1}, "points": 1, **said}
    pieces: list[tuple[str, dict[str, Any]]] = [("building", {**building, "column": column}) for column in (1, 2, 3, 4)]
    pieces += [("governor", dict(said)) for _ in range(3)] + [("destiny", dict(said)) for _ in range(3)]
    lines = [HEAD]
    for number, (kind, data) in enumerate(pieces):
        does = accepted(kind, lambda: {"effects": [wild_effect(stream), wild_effect(stream)]})
        lines.append(f"[[{kind}]]\n{toml({'id': f'wild-{number}', **does, **data})}")
    for number in (4, 7, 12):
        gift = accepted("advisor", lambda: {"gift": wild_fields(stream, GIFT)})
        lines.append(f"[[advisor]]\n{toml({'id': f'wild-{number}', 'number': number, **gift, **said})}")
    return "\n".join(lines)


def wild_table(seats: int, stream: Stream) -> Table:
    """A table with the first such pack that does not come to too many dice."""
    while True:
        try:
            return new("kingsburg", seats, {"wild": wild(stream)}, governors="deal", destiny="cards")
        except kc.BadOption as refused:
            if refused.ruling.id != "entry-dice":
                raise


def toml(data: dict[str, Any]) -> str:
    return "\n".join([f"{name} = {inline(value)}" for name, value in data.items()]) + "\n"


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{name} = {inline(one)}" for name, one in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([inline(one) for one in value]) + "]"
    return str(value).lower() if isinstance(value, bool) else json.dumps(value)


def new(game: str, seats: int, files: dict[str, str], **options: object) -> Table:
    return kc.new(game, seats, 1, None, pack=kc.game_named(game).from_files("pack", files), **options)


def played(table: Table, seed: int = 1) -> Table:
    stream = Stream(seed)
    while table.to_act >= 0:
        table.play(int(table.state.sample(stream)))
    return table


@pytest.mark.parametrize(("game", "file", "options"), SET_UPS)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_examples_play_to_the_end_and_replay_anywhere(
    game: str, file: Path, options: dict[str, object], seats: int
) -> None:
    table = played(kc.new(game, seats, 5, None, pack=file, **options))
    table.state.audit()
    assert verify(parse(table.record.text())).result == table.scores()
    assert kc.load(table.state.dump()).state.fingerprint() == table.state.fingerprint()
    assert f"pack: {file.stem} " in table.record.text()


@pytest.mark.parametrize(("game", "file", "options"), SET_UPS[1:3])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_speak_every_language(game: str, file: Path, options: dict[str, object], lang: str) -> None:
    table = kc.new(game, 2, 5, None, pack=file, **options)
    stream = Stream(2)
    while table.to_act >= 0:
        state = table.state
        assert state.ask(lang)
        assert all([state.tell(action, lang) and state.label(action, lang) for action in state.legal()[:3]])
        table.play(int(state.sample(stream)))
    assert table.state.text(0, lang)
    assert table.state.svg(0, lang)


@pytest.mark.parametrize(("game", "file", "options"), SET_UPS[1:3])
@pytest.mark.parametrize("name", ["squire", "knight"])
def test_bots_play_with_packs(game: str, file: Path, options: dict[str, object], name: str) -> None:
    table = kc.new(game, 3, 6, None, pack=file, **options)
    bot, stream = bot_named(name, game), Stream(3)
    for _ in range(30):
        table.play(int(seat_choice(bot, table.state, stream)))


def test_a_pack_says_what_its_pieces_are_called_and_falls_back_to_its_first_language() -> None:
    state = kc.new("kingsburg", 2, 1, None, pack=SMUGGLERS).state
    assert "Hidden Cove" in state.text(0, "en")
    assert "Crique cachée" in state.text(0, "fr")
    assert "Hidden Cove" in state.text(0, "ru")
    assert "Шпион" in state.svg(0, "ru")


def test_other_tables_do_not_hear_of_it() -> None:
    kc.new("kingsburg", 2, 1, None, pack=SMUGGLERS)
    state = kc.new("kingsburg", 2, 1).state
    assert "Squire" in state.text(0, "en")
    assert "words" not in state.contents()


def test_the_page_is_told_names_texts_and_where_a_piece_comes_from() -> None:
    contents: dict[str, Any] = kc.new("kingsburg", 2, 1, None, pack=SMUGGLERS, governors="deal").state.contents()
    assert (contents["pack"], len(contents["hash"])) == ("smugglers", 64)
    assert contents["words"]["building-hidden-cove"]["fr"] == "Crique cachée"
    assert contents["words"]["enemy-pirates-text"]["ru"].startswith("They come")
    ours = [entry["id"] for entry in contents["governors"] if entry["provenance"] == "pack"]
    assert ours == ["ferryman"]
    cards: Any = kc.new("kingdom-builder", 2, 1, None, pack=ISLANDS).state.contents()["cards"]
    assert [card["id"] for card in cards if card["provenance"] == "pack"] == ["sailors"]


def test_an_enemy_of_a_pack_bears_its_mark_for_those_who_have_seen_it() -> None:
    """Also one of a printed type, and one whose id tells neither type nor strength."""
    raiders = NAMELESS.replace("giants", "orcs").replace('"x"', '"sea-raid"')
    table = new("kingsburg", 2, {"mine.toml": HEAD + raiders}, order="AB")
    state = kc.load({**table.state.dump(), "enemy": "sea-raid", "seen": "A"}).state
    assert state.view(0)["provenance"] == {"enemy-sea-raid": "pack"}
    assert "Orcs°" in state.text(0)
    assert ">°</text>" in state.svg(0)
    assert "°" not in state.text(1)
    assert state.view(1)["provenance"] == {}


def test_governors_of_a_pack_come_with_their_module_alone() -> None:
    without: dict[str, Any] = kc.new("kingsburg", 2, 1, None, pack=SMUGGLERS).state.contents()
    assert without["governors"] == []


def test_a_row_of_a_pack_stands_in_place_of_the_printed_one() -> None:
    text = SMUGGLERS.read_text(encoding="utf-8").replace("row = 7", "row = 1")
    contents: dict[str, Any] = new("kingsburg", 2, {"a.toml": text}).state.contents()
    assert [entry["id"] for entry in contents["buildings"]][:5] == [
        "hidden-cove", "warehouse", "lookout", "free-port", "inn",
    ]  # fmt: skip


def test_a_folder_is_one_pack_whatever_its_files_are_called() -> None:
    head, rest = HEAD, GOVERNOR.removeprefix(HEAD)
    one = new("kingsburg", 2, {"a.toml": head, "b.toml": rest}, governors="deal")
    other = new("kingsburg", 2, {"whole.toml": GOVERNOR}, governors="deal")
    assert one.record.options["pack"] == other.record.options["pack"]
    assert one.state.contents() == other.state.contents()


def test_what_is_wrong_in_a_folder_is_said_with_its_file() -> None:
    with pytest.raises(kc.BadOption) as refused:
        new("kingsburg", 2, {"a.toml": HEAD, "b.toml": GOVERNOR.removeprefix(HEAD).replace("[]", "1")})
    facts = refused.value.ruling.facts
    assert (facts["file"], facts["entry"], facts["field"]) == ("b.toml", "[[governor]] ogre", "effects")


@pytest.mark.parametrize(
    ("game", "text", "entry", "field"),
    [
        ("kingsburg", GOVERNOR.replace("ogre", "fairy"), "[[governor]] fairy", "id"),
        ("kingsburg", GOVERNOR.replace("[]", DICE), "[[governor]] ogre", "effects"),
        ("kingsburg", GOVERNOR.replace('"mine"', '"mine"\nfoo = 1'), "[pack]", "foo"),
        ("kingsburg", HEAD + "[governor]\nid = 'ogre'", "[[governor]]", "governor"),
        ("kingdom-builder", CARD.replace("ogres", "lords"), "[[card]] lords", "id"),
        ("kingdom-builder", CARD + BOARD, "[[board]] islet", "tile"),
    ],
)
def test_so_it_is_when_only_the_whole_box_tells(game: str, text: str, entry: str, field: str) -> None:
    with pytest.raises(kc.BadOption) as refused:
        new(game, 2, {"own.toml": text}, **({"governors": "deal"} if game == "kingsburg" else {}))
    facts = refused.value.ruling.facts
    assert (facts["file"], facts["entry"], facts["field"]) == ("own.toml", entry, field)


def test_a_path_may_be_a_folder(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "b.toml").write_text(CARD.removeprefix(HEAD), encoding="utf-8")
    table = kc.new("kingdom-builder", 2, 1, None, pack=tmp_path)
    assert table.record.options["pack"].startswith("mine ")


@pytest.mark.parametrize(("game", "file"), [("kingsburg", SMUGGLERS), ("kingdom-builder", ISLANDS)])
def test_a_record_whose_pack_was_changed_is_refused(game: str, file: Path) -> None:
    text = played(kc.new(game, 2, 5, None, pack=file)).record.text()
    number = next(line for line, said in enumerate(text.split("\n"), 1) if said.startswith("pack: "))
    for changed in (text.replace('"language":"en"', '"language":"fr"'), text.replace(f": {file.stem} ", ": others ")):
        assert changed != text
        with pytest.raises(kc.BadRecord) as refused:
            kc.replay(changed)
        reason: Any = refused.value.ruling.facts["reason"]
        assert (refused.value.ruling.facts["line"], reason.id) == (number, "pack-hash")


@pytest.mark.parametrize(
    "text", ["mine", "mine abc", "mine abc {", "mine abc []", "mine abc {}", "mine " + "a" * 64 + ' {"pack":1}']
)
def test_what_is_no_pack_at_all_is_refused(text: str) -> None:
    with pytest.raises(kc.BadOption) as refused:
        kc.new("kingsburg", 2, pack=text)
    assert refused.value.ruling.id in ("pack-broken", "pack-hash")


@pytest.mark.parametrize(
    ("game", "text", "id"),
    [
        ("kingsburg", GOVERNOR.removeprefix(HEAD), "pack-head"),
        ("kingsburg", 'pack = "mine"\n' + GOVERNOR.removeprefix(HEAD), "pack-head"),
        ("kingsburg", HEAD, "pack-entries"),
        ("kingsburg", GOVERNOR.replace('"mine"', '"My Own"'), "entry-name"),
        ("kingsburg", GOVERNOR.replace('"mine"', '"mine"\nlanguage = "de"'), "entry-word"),
        ("kingsburg", GOVERNOR.replace('"mine"', '"mine"\nauthor = "me"'), "entry-unknown"),
        ("kingsburg", GOVERNOR.replace('name = { en = "Ogre" }', ""), "entry-missing"),
        ("kingsburg", GOVERNOR.replace("en = \"Ogre\"", 'de = "Oger"'), "entry-unknown"),
        ("kingsburg", GOVERNOR.replace('{ en = "Ogre" }', '"Ogre"'), "entry-part"),
        ("kingsburg", GOVERNOR.replace("Ogre", "O" * 41), "pack-text"),
        ("kingsburg", GOVERNOR.replace('"Ogre"', "1"), "pack-text"),
        ("kingsburg", GOVERNOR.replace('"Ogre"', '" "'), "pack-text"),
        ("kingsburg", GOVERNOR.replace("Ogre", "<b>Ogre</b>"), "pack-sign"),
        ("kingsburg", GOVERNOR.replace("Ogre", "[red]Ogre"), "pack-sign"),
        ("kingsburg", GOVERNOR.replace("Ogre", "Og\\u202ere"), "pack-sign"),
        ("kingsburg", GOVERNOR + "# \ud800", "pack-sign"),
        ("kingsburg", GOVERNOR + ".".join(["a"] * 30_000) + " = 1", "entry-deep"),
        ("kingsburg", GOVERNOR.replace("ogre", "prince"), "entry-twin"),
        ("kingsburg", GOVERNOR.replace("ogre", "statue"), "entry-twin"),
        ("kingsburg", CARD, "entry-table"),
        ("kingsburg", GOVERNOR + NAMELESS, "entry-missing"),
        ("kingsburg", GOVERNOR + "#" * packs.MOST_BYTES, "pack-bytes"),
        ("kingsburg", GOVERNOR + "[[governor]]\n" * packs.MOST_ENTRIES, "pack-entries"),
        ("kingdom-builder", GOVERNOR, "entry-table"),
        ("kingdom-builder", CARD.replace("ogres", "lords"), "entry-twin"),
        ("kingdom-builder", CARD.replace("groups", "import os"), "entry-word"),
        ("kingdom-builder", HEAD + "[[board]]\nid = 'x'\ntile = 'mill'\nrows = []", "entry-word"),
    ],
)  # fmt: skip
def test_wrong_packs_are_refused_in_words(game: str, text: str, id: str) -> None:
    with pytest.raises(kc.BadOption) as refused:
        new(game, 2, {"mine.toml": text}, **({"governors": "deal"} if game == "kingsburg" else {}))
    assert refused.value.ruling.id == id
    assert all([refused.value.ruling.text(lang) for lang in LANGUAGES])
    json.dumps(refused.value.ruling.dump())


def test_a_server_that_is_fed_many_packs_does_not_grow() -> None:
    for number in range(70):
        new("kingsburg", 2, {"a": GOVERNOR.replace("ogre", f"ogre-{number}")}, governors="deal")
        new("kingdom-builder", 2, {"a": CARD.replace("ogres", f"ogres-{number}")})
    assert len(kingsburg_box._BOXES) <= 64
    assert len(builder_box._BOXES) <= 64


def test_equal_packs_share_a_box() -> None:
    one, other = (new("kingdom-builder", seats, {"a": CARD}).state for seats in (2, 3))
    assert one.box is other.box  # type: ignore[attr-defined]


def test_any_pack_of_the_vocabulary_plays_by_the_laws() -> None:
    """Every word of effects, drawn at random onto rows and cards: what is accepted keeps the laws to the end."""
    for seed in range(8):
        stream = Stream(seed)
        table = wild_table(2 + seed % 4, stream)
        while table.to_act >= 0:
            table.play(int(table.state.sample(stream)))
            table.state.audit()
