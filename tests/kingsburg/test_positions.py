"""Positions set up by hand: what cannot be is refused by the name of its field."""

import re
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.core.record import Record
from kingcraft.core.replay import first_state
from kingcraft.core.state import State


def position(**fields: Any) -> dict[str, Any]:
    base = {"game": "kingsburg", "seats": 3, "phase": "spring", "step": "influence", "order": "ABC"}
    return {**base, "players": [{"seat": "A"}, {"seat": "B"}, {"seat": "C"}], **fields}


def with_a(**fields: Any) -> dict[str, Any]:
    return position(players=[{"seat": "A", **fields}, {"seat": "B"}, {"seat": "C"}])


def load(data: dict[str, Any]) -> State:
    state = kc.game_named("kingsburg").load(data)
    state.check_supply()
    return state


@pytest.mark.parametrize("advisor", [1, 2, 3, 5, 8, 10, 13, 15, 16, 18])
def test_nobody_is_asked_by_an_advisor_who_leaves_no_choice(advisor: int) -> None:
    dice = [6] * ((advisor - 1) // 6) + [(advisor - 1) % 6 + 1]
    group = {"seat": "A", "coloured": dice}
    with pytest.raises(kc.BadPosition) as error:
        kc.load(position(step="help", advisor=advisor, court={str(advisor): [group]}))
    assert error.value.ruling.id == "position-moves"


def test_nobody_rolls_white_dice_that_nobody_has() -> None:
    with pytest.raises(kc.BadPosition) as error:
        kc.load(position(step="roll-white"))
    assert error.value.ruling.id == "position-moves"


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (position(seats=6), "seats"),
        (position(kinds=["gold"]), "kinds"),
        (position(phase="recruit", step="recruit", kinds=["gold"]), "kinds"),
        (position(phase="recruit", step="recruit", kinds=["gold", "stone"]), "kinds"),
        (position(phase="recruit", step="recruit", kinds=[]), "kinds"),
        (position(seats=True), "seats"),
        (position(seats="3"), "seats"),
        (position(year=6), "year"),
        (position(year=1.5), "year"),
        (position(phase="lunch"), "phase"),
        (position(step="recruit"), "step"),
        (position(order="ABB"), "order"),
        (position(order="AB"), "order"),
        (position(order="ABD"), "order"),
        (position(turn="E"), "turn"),
        (position(edition="1999"), "edition"),
        (position(demons="none"), "demons"),
        (position(enemy="dwarves-1-2"), "enemy"),
        (position(enemy="goblins-2-3"), "enemy"),
        (position(enemy="demons-4-6-building", year=4), "enemy"),
        (position(seen="A"), "seen"),
        (position(envoy="D"), "envoy"),
        (position(passed="A"), "passed"),
        (position(passed="AA"), "passed"),
        (position(kings_die=3), "kings_die"),
        (position(neutral=[[1, 2, 3], [1, 2]]), "neutral"),
        (position(neutral="none"), "neutral"),
        (position(court={"19": []}), "court"),
        (position(court={"8": [{"seat": "A", "coloured": [1]}]}), "court"),
        (position(court={"8": [{"seat": "A", "white": [6]}]}), "court"),
        (position(players=[{}, {}, {}, {}]), "players"),
        (position(players="all"), "players"),
        (position(phase="winter", step="losses"), "enemy"),
        (position(step="help", advisor=8), "advisor"),
        (position(step="reroll"), "turn"),
        (position(step="end"), "turn"),
        (with_a(dice={"coloured": [1, 2, 3, 4, 5, 6, 6]}), "coloured"),
        (with_a(dice={"coloured": [7]}), "coloured"),
        (with_a(dice={"white": [1, 2, 3, 4, 5]}), "white"),
        (with_a(dice={"coloured": [1]}, rolled={"coloured": [1, 2]}), "dice.coloured"),
        (with_a(goods={"gold": -1}), "gold"),
        (with_a(soldiers=-1), "soldiers"),
        (with_a(tokens="many"), "tokens"),
        (with_a(buildings=["church"]), "buildings"),
        (with_a(buildings=["statue", "church"]), "buildings"),
        (with_a(buildings=["castle"]), "buildings"),
        (with_a(buildings=["statue", "statue"]), "buildings"),
        (with_a(points=5, sources={"advisors": 4}), "points"),
        (with_a(points=5, sources={"buildings": 5}), "sources.buildings"),
        (with_a(tokens_used=2), "tokens_used"),
        (with_a(seat="Z"), "players.seat"),
        (position(step="build", built=2, envoy="A"), "built"),
        (position(step="build", built=1), "built"),
        (position(weather="fine"), "weather"),
        (position(sets="base dreams"), "sets"),
        (position(offered=["statue"]), "offered"),
        (with_a(hat="red"), "players.A.hat"),
        (with_a(goods={"silver": 1}), "goods.silver"),
        (with_a(dice={"black": [1]}), "dice.black"),
        (with_a(points=0, sources={"luck": 0}), "sources.luck"),
        (with_a(pieces=["statue"]), "pieces"),
        (with_a(sheet=["inn", "statue"]), "sheet"),
        (position(court={"8": [{"seat": "A", "coloured": [3, 5], "colour": "red"}]}), "court.8.colour"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(data: dict[str, Any], field: str) -> None:
    with pytest.raises(kc.BadPosition) as refused:
        load(data)
    assert str(refused.value.ruling.facts["field"]).removeprefix("players.A.") == field.removeprefix("players.A.")


def groups(seats: str, *dice: int) -> list[dict[str, Any]]:
    """Groups of the same dice, one for each seat."""
    return [{"seat": seat, "coloured": list(dice)} for seat in seats]


def duke(seat: str) -> dict[str, Any]:
    """A seat has the Duke, who may move a group to the Duchess."""
    return {"governors": "deal", "players": [{"seat": one, "pieces": ["duke"] * (one == seat)} for one in "ABC"]}


def test_the_envoy_lets_two_groups_share_one_advisor() -> None:
    load(position(court={"8": groups("AB", 2, 6)}))


@pytest.mark.parametrize(
    "court",
    [
        {"court": {"8": groups("AB", 2, 6)}, "envoy": "C"},
        {"court": {"8": groups("AB", 2, 6), "2": groups("AB", 1, 1)}},
    ],
)
def test_without_the_envoy_or_twice_nobody_shares_an_advisor(court: dict[str, Any]) -> None:
    with pytest.raises(kc.BadPosition) as refused:
        load(position(**court))
    assert refused.value.ruling.facts["field"] == "court"


def test_the_dukes_group_may_lie_at_the_duchess_with_any_number() -> None:
    load(position(court={"12": groups("A", 2, 6)}, **duke("A")))


@pytest.mark.parametrize(("advisor", "seat"), [("12", "B"), ("2", "A")])
def test_only_the_duke_and_only_at_the_duchess_has_a_group_of_another_number(advisor: str, seat: str) -> None:
    with pytest.raises(kc.BadPosition) as refused:
        load(position(court={advisor: groups("A", 2, 6)}, **duke(seat)))
    assert refused.value.ruling.facts == {"field": "court", "value": advisor}


MODULES = {
    "rows": "extended", "strips": "draw", "governors": "deal", "destiny": "cards", "rulings": "second"
}  # fmt: skip
PRINTED = ["sawmill", "statue", "inn", "guard-tower", "palisade", "barricade", "improvised-defenses"]


def sheet(*strips: str) -> list[str]:
    """A sheet with some rows covered: A to G by the first buildings of their strips."""
    rows = dict(zip(["toll-gate", "shrine", "bakehouse", "watch-fire"], PRINTED, strict=False))
    covered = {rows[strip]: strip for strip in strips}
    return [covered.get(row, row) for row in PRINTED]


def realm(*players: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A position with modules; players from A on."""
    rest: list[dict[str, Any]] = [{}] * (3 - len(players))
    listed = [{"seat": seat, **one} for seat, one in zip("ABC", [*players, *rest], strict=True)]
    return position(**{**MODULES, **fields}, players=listed)


SHRINE = {"sheet": sheet("shrine")}
CHOOSING = {"phase": "setup", "order": "ABC"}


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (realm(SHRINE, SHRINE, SHRINE), "sheet"),
        (realm({"sheet": sheet("toll-gate", "shrine", "bakehouse")}), "sheet"),
        (realm(SHRINE, SHRINE, {"strips": ["shrine"]}, step="cover", turn="C", **CHOOSING), "sheet"),
        (realm({"sheet": sheet("shrine", "bakehouse"), "strips": ["ditch"]}, step="cover", **CHOOSING), "sheet"),
        (realm({"strips": ["shrine", "ditch", "bulwark"]}, step="cover", **CHOOSING), "strips"),
        (realm({"strips": ["shrine", "shrine"]}, step="cover", **CHOOSING), "strips"),
        (realm({"strips": ["shrine"]}), "strips"),
        (realm({"pieces": ["prince", "fairy"]}), "pieces"),
        (realm({"pieces": ["prince"]}, {"pieces": ["prince"]}), "pieces"),
        (realm({"hand": ["prince", "fairy", "duke", "herald"]}, step="keep", **CHOOSING), "hand"),
        (realm({"hand": ["prince", "prince"]}, step="keep", **CHOOSING), "hand"),
        (realm({"hand": ["prince"]}), "hand"),
        (realm({"hand": ["prince"], "kept": "duke"}, {"hand": ["fairy"]}, step="keep", turn="B", **CHOOSING), "kept"),
        (realm(fate="famine", drawn=["famine"], year=2), "fate"),
        (realm(fate="famine", drawn=["famine", "fog"], year=3), "fate"),
        (realm(fate="famine", step="destiny", phase="aid", year=2), "fate"),
        (realm(fate="famine", drawn=["fog"]), "drawn"),
        (realm(drawn=["famine"], step="destiny", phase="aid"), "drawn"),
        (realm(drawn=["famine", "fog"]), "drawn"),
        (realm({"dice": {"coloured": [1, 2, 3, 4]}}), "dice.coloured"),
        (realm(governors="auction", step="lot", asked="ABC", auction={"cards": ["prince", "fairy"], "chooser": "A"},
               **CHOOSING), "auction.cards"),
        (realm(governors="auction", step="lot", asked="C", auction={"cards": ["prince", "fairy", "duke"],
                                                                    "chooser": "C"}, **CHOOSING), "auction.cards"),
        (realm({"pieces": ["prince"]}, {"pieces": ["fairy"]}, {"pieces": ["duke"]}, governors="random", step="deal",
               **CHOOSING), "step"),
        (realm(phase="aid", destiny="none", step="destiny"), "step"),
        ({"game": "kingsburg", "seats": 3, "phase": "aid"}, "step"),
    ],
)  # fmt: skip
def test_more_than_there_is_or_one_can_have_is_refused(data: dict[str, Any], field: str) -> None:
    with pytest.raises(kc.BadPosition) as error:
        load(data)
    assert re.sub(r"^players\.[A-E]\.", "", str(error.value.ruling.facts["field"])) == re.sub(
        r"^players\.[A-E]\.", "", field
    )


def test_two_of_a_strip_and_two_for_each_seat_may_lie() -> None:
    both = {"sheet": sheet("shrine", "bakehouse")}
    load(realm(both, both, {"sheet": sheet("toll-gate", "watch-fire")}, fate="fog", drawn=["famine", "fog"], year=2))
    load(realm(fate="fog", drawn=["famine"], year=2))
    load(realm(fate="fog", year=5))


def test_half_a_sign_in_a_pack_is_refused_in_words() -> None:
    text = 'x 12 {"pack": {"name": "x"}, "\ud800": 1}'
    with pytest.raises(kc.BadOption) as loaded:
        load(position(pack=text))
    with pytest.raises(kc.BadOption) as begun:
        kc.new("kingsburg", 3, 1, None, pack=text)
    for error in (loaded, begun):
        assert error.value.ruling.id == "pack-broken"
        assert str(error.value).encode()


def test_half_a_sign_in_a_field_is_refused_in_words_that_can_be_written() -> None:
    for wrong in (position(edition="\ud800"), position(**{"x\ud800": 1})):
        with pytest.raises(kc.BadPosition) as error:
            load(wrong)
        assert "?" in str(error.value).encode().decode()


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = load({"game": "kingsburg", "seats": 4})
    game = kc.game_named("kingsburg")
    assert state.dump() == game.start(4, game.settle(4, {})).dump()


def test_players_may_be_given_by_letter() -> None:
    by_letter = load(position(players={"B": {"tokens": 1}}))
    by_place = load(position(players=[{}, {"tokens": 1}, {}]))
    assert by_letter.dump() == by_place.dump()


def test_points_without_sources_are_told_apart_from_those_of_buildings() -> None:
    state = load(with_a(buildings=["statue"], points=5))
    players: list[dict[str, Any]] = state.dump()["players"]  # type: ignore[assignment]
    assert players[0]["sources"]["buildings"] == 3
    assert players[0]["sources"]["advisors"] == 2


def test_a_card_seen_by_one_seat_is_imagined_anew_by_the_others() -> None:
    state = load(position(enemy="zombies-1-4", seen="B"))
    imagined = {str(state.imagine(0, kc.Stream(seed)).dump()["enemy"]) for seed in range(60)}
    assert len(imagined) == 5
    assert {str(state.imagine(1, kc.Stream(seed)).dump()["enemy"]) for seed in range(20)} == {"zombies-1-4"}


def test_the_envoy_s_group_beside_neutral_dice_is_marked_as_his() -> None:
    court = {"6": [{"seat": "A", "coloured": [1, 2, 3], "envoy": True}]}
    fields = {"seats": 2, "order": "AB", "neutral": [[1, 2, 3], [1, 1]], "court": court, "players": [{}, {}]}
    dumped: Any = load(position(**fields)).dump()["court"]
    assert dumped["6"][0]["envoy"] is True


def test_everybody_sees_who_has_looked_and_what_was_used() -> None:
    state = load(
        {
            **position(enemy="zombies-1-4", seen="B"),
            "players": [{"seat": "A", "buildings": ["statue"], "used": ["statue"], "tokens_used": 1}, {}, {}],
        }
    )
    for viewer in (0, 1, 2, None):
        view: Any = state.view(viewer)
        assert view["looked"] == ["B"]
        assert view["players"][0]["used"] == ["statue"]
        assert view["players"][0]["tokens_used"] == 1


def test_a_refused_position_names_seats_by_their_letters() -> None:
    with pytest.raises(kc.BadPosition) as refused:
        load(position(seen="AC"))
    assert refused.value.ruling.facts == {"field": "seen", "value": "AC"}


def test_a_record_from_an_earlier_version_may_begin_with_too_many_pieces() -> None:
    """Three copies of a strip were taken once: such a record still replays, but nobody begins so any more."""
    start = {"game": "kingsburg", "seats": 3, "strips": "draw", "phase": "spring", "step": "influence"}
    sheet = ["shrine", "inn", "guard-tower", "palisade", "barricade"]
    crowded = {**start, "order": "ABC", "players": [{"sheet": sheet}] * 3}
    with pytest.raises(kc.BadPosition):
        kc.load(crowded)
    record = Record("kingsburg", 3, {})
    record.position = crowded
    assert first_state(record).legal()


UNDER_WAY = {"game": "kingsburg", "seats": 2, "phase": "summer", "step": "influence", "order": "AB"}
TWO_GOVERNORS = [{"pieces": ["prince"]}, {"pieces": ["fairy"]}]


@pytest.mark.parametrize(
    ("data", "field", "value"),
    [
        ({"governors": "deal", "players": [{"pieces": ["marshal", "almoner"]}]}, "players.A.pieces", "marshal almoner"),
        ({"governors": "deal", "players": [{"pieces": ["prince"]}] * 2}, "players.B.pieces", "prince"),
        ({"governors": "random", "players": TWO_GOVERNORS[:1]}, "players.B.pieces", "None"),
        ({"destiny": "cards"}, "fate", "None"),
        ({"destiny": "cards", "fate": "truce", "drawn": ["truce", "fog"]}, "fate", "truce"),
        ({"envoy": "A"}, "envoy", "A"),
        ({"players": [{"points": 0, "sources": {"reward": -1, "advisors": 1}}]}, "players.A.sources.reward", "-1"),
        ({"players": [{"dice": {"white": [4]}}]}, "players.A.dice.white", "[4]"),
        ({"players": [{"dice": {"coloured": [1, 2, 3, 4]}}]}, "players.A.dice.coloured", "[1, 2, 3, 4]"),
        ({"neutral": [[], [1, 2]]}, "neutral", "[[], [1, 2]]"),
        ({"phase": "aid", "step": "judge", "neutral": [[1, 1, 2], []]}, "neutral", "[[1, 1, 2], []]"),
        ({"soldiers": "tokens", "players": [{"soldier_tokens": [0, 1, 2, 3, 4]}]}, "players.A.soldier_tokens",
         "[0, 1, 2, 3, 4]"),
        ({"soldiers": "tokens", "year": 5, "players": [{"soldier_tokens": [4, 4]}]}, "players.A.soldier_tokens",
         "[4, 4]"),
        ({"players": [{"soldier_tokens": [4]}]}, "players.A.soldier_tokens", "[4]"),
        ({"governors": "deal", "players": [{"used": ["prince"]}]}, "players.A.used", "prince"),
        ({"players": [{"used": ["statue"]}]}, "players.A.used", "statue"),
        ({"governors": "deal", "players": [{"unscored": ["statue"]}]}, "players.A.unscored", "statue"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_by_seat_and_value(data: dict[str, object], field: str, value: str) -> None:
    with pytest.raises(kc.BadPosition) as caught:
        kc.load({**UNDER_WAY, **data})
    assert caught.value.ruling.facts == {"field": field, "value": value}


def test_what_just_can_be_is_taken() -> None:
    tokens = {"soldiers": "tokens", "year": 2, "players": [{"soldier_tokens": [0, 1, 2, 3, 4]}]}
    aided = {"phase": "spring", "aid": "A", "players": [{"dice": {"white": [4]}}]}
    governed = {"governors": "random", "players": TWO_GOVERNORS}
    for data in (tokens, aided, governed, {"destiny": "cards", "fate": "fog"}, {"year": 2, "envoy": "A"}):
        assert kc.load({**UNDER_WAY, **data}).legal(), data


@pytest.mark.parametrize("game", ["kingsburg", "kingdom-builder"])
def test_a_seat_is_a_number_to_view_and_outlook(game: str) -> None:
    table = kc.new(game, 2, 1)
    for look in (table.view, table.state.view, table.state.outlook):
        with pytest.raises(TypeError, match=r"str|number"):
            look("A")  # type: ignore[arg-type]
        assert look(0) is not None
