"""Text that shows letter for letter where Markdown is read."""

from __future__ import annotations

import re


def escape_markdown(text: str) -> str:
    """Players' words as Markdown shows them letter for letter, on one line."""
    return re.sub(r"([\\`*_{}\[\]<>#|~])", r"\\\1", " ".join(text.split()))
