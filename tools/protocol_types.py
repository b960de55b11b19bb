"""Writes the protocol's JSON schema and the TypeScript types made from it; `--check` only compares."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from kingcraft.server.protocol.schema import schema

ROOT: Final = Path(__file__).resolve().parent.parent
SCHEMA: Final = ROOT / "docs" / "develop" / "protocol.schema.json"
TYPES: Final = ROOT / "web" / "src" / "lib" / "protocol.ts"
_HEAD: Final = "// Made by tools/protocol_types.py from the server's models. Do not edit."
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


def _declare(name: str, part: dict[str, Any]) -> str:
    comment = _comment(part.get("description", ""))
    if part.get("type") == "object" and "properties" in part:
        fields = [_field(key, value, key in part.get("required", [])) for key, value in part["properties"].items()]
        return f"{comment}export interface {_name(name)} {{\n" + "\n".join(fields) + "\n}"
    return f"{comment}export type {_name(name)} = {_type(part)}"


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
        inner = _type(part["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if part.get("type") == "object":
        return f"{{ [key: string]: {_type(_values(part))} }}"
    return _SIMPLE.get(part.get("type", ""), "JsonValue")


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
