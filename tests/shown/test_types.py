"""What games show is what their TypedDicts say, from which the page's types are made: every fact, at every decision."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

import kingcraft as kc
import kingcraft.kingdom_builder.shown
import kingcraft.kingsburg.shown
from kingcraft.core.state import State
from tests.shown.games import Case, cases_of, decisions

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
_SPEC = importlib.util.spec_from_file_location("typed_dicts", ROOT / "tools" / "typed_dicts.py")
assert _SPEC is not None
assert _SPEC.loader is not None
typed_dicts = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(typed_dicts)
TYPES: dict[str, dict[str, Any]] = {
    "kingdom-builder": typed_dicts.definitions(kingcraft.kingdom_builder.shown),
    "kingsburg": typed_dicts.definitions(kingcraft.kingsburg.shown),
}
CASES = [
    *cases_of("kingdom-builder"),
    *cases_of(
        "kingsburg",
        {"governors": "random", "destiny": "cards", "strips": "draw", "rows": "extended", "cards": "house"},
        {"destiny": "cards", "governors": "auction", "rewards": "house", "soldiers": "tokens", "strips": "draft"},
    ),
]
SIMPLE: dict[str, Any] = {"integer": int, "number": (int, float), "string": str, "boolean": bool, "null": type(None)}


def faults(value: Any, schema: dict[str, Any], types: dict[str, Any], closed: bool, path: str = "") -> list[str]:
    """Where a value is not what its schema says. `closed` objects have nothing that is not named."""
    if "$ref" in schema:
        return faults(value, types[schema["$ref"].rsplit("/", 1)[1]], types, closed, path)
    if "enum" in schema:
        return [] if value in schema["enum"] else [f"{path}: {value}"]
    if "anyOf" in schema:
        found = [faults(value, one, types, closed, path) for one in schema["anyOf"]]
        return [] if [] in found else found[0]
    if schema["type"] == "array":
        return list_faults(value, schema, types, closed, path)
    if schema["type"] == "object":
        return object_faults(value, schema, types, closed, path)
    right = isinstance(value, SIMPLE[schema["type"]]) and (schema["type"] == "boolean") == isinstance(value, bool)
    return [] if right else [f"{path}: {value!r} is no {schema['type']}"]


def list_faults(value: Any, schema: dict[str, Any], types: dict[str, Any], closed: bool, path: str) -> list[str]:
    if not isinstance(value, list):
        return [f"{path}: no list"]
    inner = schema.get("prefixItems") or [schema["items"]] * len(value)
    if len(inner) != len(value):
        return [f"{path}: {len(value)} items"]
    pairs = zip(value, inner, strict=True)
    return [fault for one, each in pairs for fault in faults(one, each, types, closed, f"{path}[]")]


def object_faults(value: Any, schema: dict[str, Any], types: dict[str, Any], closed: bool, path: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path}: no object"]
    if "properties" not in schema:
        keys = [fault for key in value for fault in faults(key, schema["propertyNames"], types, closed, f"{path}.key")]
        values = schema["additionalProperties"]
        return keys + [
            fault for key, one in value.items() for fault in faults(one, values, types, closed, f"{path}.{key}")
        ]
    known = schema["properties"]
    missing = [f"{path}.{name} is missing" for name in schema["required"] if name not in value]
    unknown = [f"{path}.{name} is unknown" for name in value if closed and name not in known]
    inner = [(name, one) for name, one in value.items() if name in known]
    return [
        *missing,
        *unknown,
        *[fault for name, one in inner for fault in faults(one, known[name], types, closed, f"{path}.{name}")],
    ]


def shown_faults(state: State, game: str) -> set[str]:
    """What is wrong in all that any seat and a spectator are shown."""
    types = TYPES[game]
    found: set[str] = set()
    for seat in [None, *range(int(state.seats))]:
        view, outlook = (json.loads(json.dumps(one)) for one in (state.view(seat), state.outlook(seat)))
        found |= set(faults(view, types["View"], types, closed=True, path="view"))
        if outlook or game == "kingsburg":
            found |= set(faults(outlook, types["Outlook"], types, closed=True, path="outlook"))
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_and_outlooks_are_as_their_types_say(case: Case) -> None:
    for state in decisions(case, every=7):
        assert shown_faults(state, case.game) == set()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_in_the_box_is_as_its_types_say(case: Case) -> None:
    types = TYPES[case.game]
    contents = next(decisions(case)).contents()
    assert faults(json.loads(json.dumps(contents)), types["Contents"], types, closed=False, path="box") == []


@pytest.mark.parametrize(("game", "pack"), [("kingdom-builder", "islands"), ("kingsburg", "smugglers")])
def test_the_pieces_of_a_pack_are_as_their_types_say(game: str, pack: str) -> None:
    table = kc.new(game, 2, 5, None, pack=DOCS / "packs" / f"{pack}.toml")
    types = TYPES[game]
    contents = json.loads(json.dumps(table.state.contents()))
    assert contents["pack"] == pack
    assert faults(contents, types["Contents"], types, closed=False, path="box") == []
    assert shown_faults(table.state, game) == set()


def test_a_wrong_fact_is_found() -> None:
    state = next(decisions(CASES[0]))
    types = TYPES["kingdom-builder"]
    view: dict[str, Any] = json.loads(json.dumps(state.view(0)))
    wrong = [{**view, "phase": "tea"}, {**view, "supply": 1}, {**view, "block": True}, {**view, "cards": "?"}]
    wrong.append({name: fact for name, fact in view.items() if name != "deck"})
    assert all([faults(one, types["View"], types, closed=True) for one in wrong])
