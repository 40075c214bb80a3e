"""How much there is to learn before the first game, in words."""

from __future__ import annotations

WEIGHTS = {
    "light": "quick to learn",
    "medium": "learnt in one game",
    "heavy": "takes a game or two to learn",
}
