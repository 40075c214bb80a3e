"""A sensible player for empty seats."""

from __future__ import annotations

from typing import Any

from rules.engine import Answer, Chance, Prompt

from .view import View


def answer(view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
    return prompt.default
