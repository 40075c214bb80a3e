"""Templates of pages, whose words are in the catalog, and the scripts and style sheets in them."""

from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from documents.words import Message
from rules.engine.languages import spoken_language


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
    found.filters["inline"] = lambda words: Markup(make_safe_reader().renderInline(words))
    return found


def write_text(key: str, /, **data: Any) -> str:
    """Return the catalog's text for this key in the language spoken. Templates call this."""
    return str(Message(key, **data))


@cache
def load_assets(*files: Path) -> tuple[str, str]:
    """Load style sheets or scripts as one. Return it, and its hash for a page's security policy."""
    content = "".join(file.read_text(encoding="utf-8") for file in files)
    return content, hash_asset(content)


def hash_asset(content: str) -> str:
    """Return the hash of a style sheet or script for a page's security policy."""
    return f"sha256-{b64encode(sha256(content.encode()).digest()).decode()}"


def make_safe_reader(*rules: str, **options: Any) -> MarkdownIt:
    """Make a reader of CommonMark with these further `rules`. HTML and character references are
    shown as they are written; nothing is linked or fetched."""
    found = MarkdownIt("commonmark", {**options, "html": False})
    found.enable(list(rules))
    return found.disable(["image", "link", "autolink", "reference", "entity"])
