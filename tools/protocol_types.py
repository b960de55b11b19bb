"""Writes the protocol's JSON schema and the TypeScript types made from it; `--check` only compares."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import kingcraft.kingdom_builder.shown
import kingcraft.kingsburg.shown
import typed_dicts
from kingcraft.server.protocol.schema import schema

ROOT: Final = Path(__file__).resolve().parent.parent
SCHEMA: Final = ROOT / "docs" / "develop" / "protocol.schema.json"
TYPES: Final = ROOT / "web" / "src" / "lib" / "protocol.ts"
GAMES: Final = ROOT / "web" / "src" / "games"
SHOWN: Final = {
    "kingdom-builder": kingcraft.kingdom_builder.shown,
    "kingsburg": kingcraft.kingsburg.shown,
}
"""The games whose views the page reads, with the types of them."""
_HEAD: Final = "// Made by tools/protocol_types.py from the server's models. Do not edit."
_GAME_HEAD: Final = "// Made by tools/protocol_types.py from the game's shown.py. Do not edit."
_JSON: Final = (
    "/** Any plain JSON. */\n"
    "export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue }"
)
_SIMPLE: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def main() -> int:
    """Writes both files, or with `--check` tells which of them are out of date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    check = parser.parse_args().check
    whole = schema()
    texts = {SCHEMA: json.dumps(whole, indent=1, ensure_ascii=False, sort_keys=True) + "\n", TYPES: typescript(whole)}
    texts |= {GAMES / game / "shown.ts": shown(typed_dicts.definitions(module)) for game, module in SHOWN.items()}
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if check:
            print(f"{path.relative_to(ROOT)} is out of date: run tools/protocol_types.py")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[path], encoding="utf-8")
    return 1 if check and stale else 0


def typescript(whole: dict[str, Any]) -> str:
    """The types of every message."""
    head = f"{_HEAD}\n\nexport const PROTOCOL = {whole['version']}"
    parts = [_declare(name, part) for name, part in sorted(whole["$defs"].items()) if name != "JsonValue"]
    return "\n\n".join([head, _JSON, *parts]) + "\n"


def shown(definitions: dict[str, Any]) -> str:
    """The types of what a game shows. They are aliases, so that plain JSON can be taken for them."""
    parts = [
        _comment(part["description"]) + f"export type {name} = {{\n" + "\n".join(_fields(part)) + "\n}"
        for name, part in sorted(definitions.items())
    ]
    return "\n\n".join([_GAME_HEAD, *parts]) + "\n"


def _declare(name: str, part: dict[str, Any]) -> str:
    comment = _comment(part.get("description", ""))
    if part.get("type") == "object" and "properties" in part:
        return f"{comment}export interface {_name(name)} {{\n" + "\n".join(_fields(part)) + "\n}"
    return f"{comment}export type {_name(name)} = {_type(part)}"


def _fields(part: dict[str, Any]) -> list[str]:
    return [_field(key, value, key in part.get("required", [])) for key, value in part["properties"].items()]


def _field(key: str, part: dict[str, Any], required: bool) -> str:
    return f"  {key}{'' if required else '?'}: {_type(part)}"


def _type(part: dict[str, Any]) -> str:
    if "$ref" in part:
        return _name(part["$ref"].rsplit("/", 1)[1])
    if "const" in part or "enum" in part:
        return " | ".join([json.dumps(value) for value in part.get("enum", [part.get("const")])])
    for union in ("anyOf", "oneOf"):
        if union in part:
            return " | ".join([_type(choice) for choice in part[union]])
    if part.get("type") == "array":
        return _array(part)
    if part.get("type") == "object":
        names = part.get("propertyNames", {})
        key = f"[key in {_type(names)}]?" if "enum" in names else "[key: string]"
        return f"{{ {key}: {_type(_values(part))} }}"
    return _SIMPLE.get(part.get("type", ""), "JsonValue")


def _array(part: dict[str, Any]) -> str:
    if "prefixItems" in part:
        return f"[{', '.join([_type(item) for item in part['prefixItems']])}]"
    inner = _type(part["items"])
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _values(part: dict[str, Any]) -> dict[str, Any]:
    """What the values of an open object are."""
    more = part.get("additionalProperties")
    if isinstance(more, dict):
        return more
    patterns: dict[str, Any] = part.get("patternProperties", {})
    return next(iter(patterns.values()), {})


def _name(name: str) -> str:
    return name.removesuffix("-Output").replace("-", "")


def _comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


if __name__ == "__main__":
    sys.exit(main())
