"""The reference of packs in docs/packs.md, made from the models:

python -m tests.packs.reference        writes it again
"""

import ast
import inspect
import re
import sys
from collections.abc import Collection, Iterator
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Any

from pydantic import BaseModel

from rules import GAMES
from rules.engine.packs import Manifest, PackCards
from tests.packs import KEYS

FILE = Path(__file__).parent.parent.parent / "docs" / "packs.md"
BEGINS, ENDS = "<!-- The reference begins: python -m tests.packs.reference -->", "<!-- It ends. -->"
RULES = re.compile(r"\s*\((?:HI|PH|AF)-[^)]*\)")
"""Numbers of the ledger, which say nothing to authors."""

Schema = dict[str, Any]


def make_reference() -> str:
    """The whole reference."""
    parts = [BEGINS, "", "### The manifest", "", *_table(Manifest, Manifest.model_json_schema())]
    for key in KEYS:
        parts += ["", f"## {GAMES[key].title}", "", *_game(GAMES[key].pack_cards)]
    return "\n".join([*parts, "", ENDS])


def _game(cards: PackCards) -> Iterator[str]:
    shapes: dict[str, tuple[type[BaseModel], Schema]] = {}
    for kind in cards.kinds:
        schema = kind.model.model_json_schema(by_alias=True)
        classes = _classes(kind.model)
        shapes |= {
            name: (classes[name], part)
            for name, part in schema.get("$defs", {}).items()
            if name in classes and "properties" in part and name != "Condition"
        }
        yield f"### `{kind.name}`: up to {kind.most}"
        yield ""
        yield str(kind.about)
        yield ""
        yield from _table(kind.model, schema, without={*kind.given, "id"})
        yield ""
    spoken = {name: one for name, one in shapes.items() if _words(one[1])}
    for name, (model, part) in shapes.items():
        if name not in spoken:
            yield f"**{name}**: {_describe_model(model)}"
            yield ""
            yield from _table(model, part)
            yield ""
    yield from _effects(cards, spoken)
    yield ""
    yield "### More rules for these cards"
    yield ""
    yield from (f"- {note}" for note in cards.notes)


def _describe_model(model: type[BaseModel]) -> str:
    return " ".join(RULES.sub("", inspect.getdoc(model) or "").split())


def _effects(cards: PackCards, spoken: dict[str, tuple[type[BaseModel], Schema]]) -> Iterator[str]:
    """What cards may do, one table; fields that all of them have stand before it."""
    kept = {
        name: (model, part, sorted(_words(part) & cards.vocabulary))
        for name, (model, part) in spoken.items()
        if _words(part) & cards.vocabulary
    }
    common = set.intersection(*(set(part["properties"]) for _, part, _ in kept.values()))
    common -= {"op", "do"}
    yield "### Effects, conditions and costs"
    yield ""
    if common:
        model, part, _ = next(iter(kept.values()))
        shared = {one: field for one, field in part["properties"].items() if one in common}
        whole = {"properties": shared}
        yield "Each of these can also have:"
        yield ""
        yield from _table(model, whole)
        yield ""
    yield "| Word | Fields | Meaning |"
    yield "|---|---|---|"
    for model, part, words in kept.values():
        needed = part.get("required", ())
        fields = [
            f"`{field}`: {_describe_type(one)}{'' if field in needed else _format_default(one)}"
            for field, one in part["properties"].items()
            if field not in common | {"op", "do"}
        ]
        named = ", ".join(f"`{word}`" for word in words)
        yield f"| {named} | {'; '.join(fields)} | {_describe_model(model)} |"


def _format_default(part: Schema) -> str:
    found = _default(part)
    return f" ({found})" if found else ""


def _words(schema: Schema) -> set[str]:
    """The words that a model of an effect stands for."""
    for name in ("op", "do"):
        found = schema.get("properties", {}).get(name, {})
        if "enum" in found or "const" in found:
            return {*found.get("enum", ()), *[found[one] for one in ("const",) if one in found]}
    return set()


def _table(model: type[BaseModel], schema: Schema, without: Collection[str] = ()) -> list[str]:
    about = _docstrings(model)
    needed = set(schema.get("required", ()))
    rows = []
    for field, part in schema.get("properties", {}).items():
        if field in without:
            continue
        must = "required" if field in needed else _default(part)
        said = part.get("description") or about.get(field, "")
        rows.append(f"| `{field}` | {_describe_type(part)} | {must} | {' '.join(said.split())} |")
    if not rows:
        return ["No more fields."]
    return ["| Field | Value | | Meaning |", "|---|---|---|---|", *rows]


def _default(part: Schema) -> str:
    default = part.get("default")
    if isinstance(default, str | list | dict | None) and not default:
        return ""
    return f"default {str(default).lower() if isinstance(default, bool) else default}"


def _describe_type(part: Schema) -> str:
    if "$ref" in part:
        return part["$ref"].rpartition("/")[2]
    if "enum" in part:
        return ", ".join(f"`{one}`" for one in part["enum"])
    if "const" in part:
        return f"`{str(part['const']).lower()}`"
    for several in ("anyOf", "oneOf"):
        if several in part:
            found = [one for one in part[several] if one.get("type") != "null"]
            return (
                " or ".join(dict.fromkeys(map(_describe_type, found)))
                if len(found) < 6
                else "an effect"
            )
    match part.get("type"):
        case "integer":
            least, most = part.get("minimum"), part.get("maximum")
            return f"{least} to {most}" if least is not None and most is not None else "a number"
        case "string":
            return _text(part)
        case "boolean":
            return "true or false"
        case "array":
            inside = part.get("items") or (part.get("prefixItems") or [{}])[0]
            most = f", up to {part['maxItems']}" if "maxItems" in part else ""
            return f"a list of {_describe_type(inside)}{most}"
        case "object" if isinstance(part.get("additionalProperties"), dict):
            return f"names with {_describe_type(part['additionalProperties'])}"
    return "an effect"


def _text(part: Schema) -> str:
    least, most = part.get("minLength"), part.get("maxLength")
    length = f"{least} to {most} characters" if least else f"up to {most} characters"
    words = "{} to {} words".format(*part["words"]) if "words" in part else ""
    return f"a text: {', '.join(filter(None, [words, length if most else '']))}".removesuffix(": ")


def _docstrings(model: type[BaseModel]) -> dict[str, str]:
    """The docstrings of a model's fields, inherited ones too."""
    found: dict[str, str] = {}
    for one in reversed(model.__mro__):
        if not issubclass(one, BaseModel) or one is BaseModel:
            continue
        (node,) = ast.parse(dedent(inspect.getsource(one))).body
        body = getattr(node, "body", [])
        for field, after in pairwise(body):
            if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr):
                text = getattr(after.value, "value", "")
                found[field.target.id.rstrip("_")] = RULES.sub("", str(text))
    return found


def _classes(model: type[BaseModel]) -> dict[str, type[BaseModel]]:
    """The models inside a model, by name."""
    module = inspect.getmodule(model)
    found = dict(inspect.getmembers(module, inspect.isclass))
    for one in list(found.values()):
        found |= dict(inspect.getmembers(inspect.getmodule(one) or module, inspect.isclass))
    return {name: one for name, one in found.items() if issubclass(one, BaseModel)}


def main() -> int:
    text = FILE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGINS)
    FILE.write_text(before + make_reference() + rest.partition(ENDS)[2], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
