"""Packs texts of a catalog for the scripts of a page, which `words/write_text.js` writes there."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from .languages import spoken_language
from .messages import load_catalog

WRITER_SCRIPT = Path(__file__).parent / "words" / "write_text.js"
"""The functions `writeText` and `writeParts` of scripts."""
_WRITTEN_KEY = re.compile(r'write(?:Text|Parts)\("([a-z-]+)"')


def encode_page_texts(catalogs: Path, *scripts: str) -> str:
    """Pack the texts that these scripts write, as JSON to stand in a page."""
    return _encode_page_texts(catalogs, spoken_language(), *scripts)


@cache
def _encode_page_texts(catalogs: Path, language: str, *scripts: str) -> str:
    bundle = load_catalog(catalogs, language)
    keys = sorted({key for script in scripts for key in _WRITTEN_KEY.findall(script)})
    packed = {key: _pack_pattern(bundle.get_message(key).value) for key in keys}
    return json.dumps(packed, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _pack_pattern(pattern: Any) -> list[Any]:
    """Turn a pattern into what `write_text.js` reads. The library unwraps what has one part."""
    parts = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
    return [_pack_part(part) for part in parts]


def _pack_part(node: Any) -> Any:
    match node:
        case ast.TextElement():
            return node.value
        case ast.Placeable():
            return _pack_part(node.expression)
        case ast.StringLiteral():
            return node.parse()["value"]
        case ast.VariableReference():
            return [node.id.name]
        case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
            given: Any = node.arguments.positional[0]
            return [given.id.name, "grouped"]
        case ast.SelectExpression():
            variants = {
                each.key.value if isinstance(each.key, ast.NumberLiteral) else each.key.name: each
                for each in node.variants
            }
            packed = {key: _pack_pattern(each.value) for key, each in variants.items()}
            (other,) = (key for key, each in variants.items() if each.default)
            selector: Any = node.selector
            return [selector.id.name, packed, other]
        case _:
            raise TypeError(f"Scripts cannot write {type(node).__name__}.")
