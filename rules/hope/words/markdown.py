"""Makes text that Markdown shows letter for letter."""

import re


def escape_markdown(text: str) -> str:
    """Escape players' words so that Markdown shows them letter for letter, on one line."""
    return re.sub(r"([\\`*_{}\[\]<>#|~])", r"\\\1", " ".join(text.split()))
