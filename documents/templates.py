"""Templates of pages, whose words are in the catalog, and the scripts and style sheets in them."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from documents.safe_markdown import make_safe_reader
from documents.words import Message
from rules.engine.languages import spoken_language
from rules.engine.messages import load_catalog

WRITER = Path(__file__).parent / "words" / "write_text.js"
"""The function `writeText` of scripts."""
_WRITTEN = re.compile(r'writeText\("([a-z-]+)"')


def make_environment(package: str) -> Environment:
    """Make the environment of a package's templates. It escapes all values, except those that a
    template marks as safe."""
    found = Environment(
        loader=PackageLoader(package, "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        keep_trailing_newline=True,
    )
    found.globals.update(write_text=write_text, spoken_language=spoken_language)
    found.filters["inline"] = _render_inline
    return found


def write_text(key: str, /, **data: Any) -> str:
    """Write a text of the catalog: `write_text` of templates."""
    return str(Message(key, **data))


def _render_inline(words: str) -> Markup:
    return Markup(make_safe_reader().renderInline(words))


@cache
def load_assets(*files: Path) -> tuple[str, str]:
    """Load style sheets or scripts as one. Return it, and its hash for a page's security policy."""
    content = "".join(file.read_text(encoding="utf-8") for file in files)
    return content, hash_asset(content)


def hash_asset(content: str) -> str:
    """Return the hash of a style sheet or script for a page's security policy."""
    return f"sha256-{b64encode(sha256(content.encode()).digest()).decode()}"


def pack_texts(*scripts: str) -> str:
    """Pack the texts that these scripts write, as JSON to stand in a page."""
    return _pack_texts(spoken_language(), *scripts)


@cache
def _pack_texts(language: str, *scripts: str) -> str:
    bundle = load_catalog(Message.catalogs, language)
    keys = sorted({key for script in scripts for key in _WRITTEN.findall(script)})
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
