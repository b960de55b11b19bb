"""TypedDicts as a JSON schema, for `tools/protocol_types.py` and for tests that hold what is sent against it.

Where an annotation has two parts, `Annotated[str, Literal["ready", "spent"]]`, the second says what is sent.
"""

from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Schema: TypeAlias = dict[str, Any]
_SIMPLE = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def definitions(module: ModuleType) -> dict[str, Schema]:
    """Every TypedDict of a module by its name."""
    return {name: _object(found) for name, found in vars(module).items() if is_typeddict(found)}


def _object(found: Any) -> Schema:
    hints = get_type_hints(found, include_extras=True)
    return {
        "type": "object",
        "description": found.__doc__ or "",
        "properties": {name: _schema(hint) for name, hint in hints.items()},
        "required": [name for name in hints if name in found.__required_keys__],
    }


def _schema(hint: Any) -> Schema:
    if is_typeddict(hint):
        return {"$ref": f"#/$defs/{hint.__name__}"}
    return {"type": _SIMPLE[hint]} if hint in _SIMPLE else _composed(get_origin(hint), get_args(hint))


def _composed(origin: Any, parts: tuple[Any, ...]) -> Schema:
    if origin is Literal:
        return {"enum": list(parts)}
    schemas = [_schema(part) for part in (parts[-1:] if origin in (Annotated, NotRequired) else parts)]
    made: dict[Any, Schema] = {
        Annotated: schemas[0],
        NotRequired: schemas[0],
        Union: {"anyOf": schemas},
        UnionType: {"anyOf": schemas},
        tuple: {"type": "array", "prefixItems": schemas},
        list: {"type": "array", "items": schemas[0]},
        dict: {"type": "object", "propertyNames": schemas[0], "additionalProperties": schemas[-1]},
    }
    return made[origin]
