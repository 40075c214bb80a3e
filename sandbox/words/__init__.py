"""The words of the page, and of what players are told there. The rest of the sandbox says what
Discord says."""

from pathlib import Path
from typing import Any

from jinja2 import Environment, StrictUndefined

from rules import engine
from rules.engine.languages import spoken_language
from rules.engine.page_texts import WRITER_SCRIPT, encode_page_texts

__all__ = ["WRITER_SCRIPT", "make_page", "write_text"]


class Message(engine.Message):
    """A message of this catalog."""

    __slots__ = ()


def make_page(folder: Path) -> str:
    """Make the page of a folder, with the texts that its scripts write."""
    scripts = (file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.js")))
    page = Environment(autoescape=True, undefined=StrictUndefined).from_string(
        (folder / "index.html").read_text(encoding="utf-8")
    )
    texts = encode_page_texts(Message.catalogs, *scripts)
    return page.render(language=spoken_language(), write_text=write_text, texts=texts)


def write_text(key: str, /, **data: Any) -> str:
    """Write a text of the catalog."""
    return str(Message(key, **data))
