"""The verifier: a page for any browser that computes every die and shuffle of an exported table
again. It is JavaScript, which nobody who runs a bot has a hand in; docs/verifying.md says what it
goes by."""

from __future__ import annotations

from pathlib import Path

NAME = "emberkeep-verifier.html"
PAGE = Path(__file__).with_name("verifier.html")


def page() -> bytes:
    """The page, which needs no network and nothing beside it."""
    return PAGE.read_bytes()
