"""The game's own terms, as players read them."""

from __future__ import annotations

from rules.engine.clipping import clip_text

TERRAIN_NAMES = {
    "wilderness": "Wilderness",
    "mountainous": "Mountainous",
    "coastal": "Coastal",
    "urban": "Urban",
    "any": "Any Terrain",
}
STAGES = {"hunger": ("", "Hungry", "Starving"), "harm": ("", "Hurt", "Crippled")}
STATUSES = {
    "no_regain": "cannot regain Humanity",
    "no_hope": "cannot take Hope dice",
    "mute_support": "cannot support the next Scene",
    "shielded": "shielded from the next Harm",
}
MUTED = "cannot support that Scene"
OVER = {
    "no_regain": "can regain Humanity again",
    "no_hope": "can take Hope dice again",
    "mute_support": "can support the next Scene again",
    "shielded": "no longer shielded from Harm",
}
"""The words for the end of each status."""


def format_loss(n: int, what: str) -> str:
    """Describe a loss that is about to hit somebody: "2 Harm", "a loss of 1 Humanity"."""
    words = f"{n} {what.capitalize()}"
    return f"a loss of {words}" if what == "humanity" else words


def shorten_text(text: str, most: int) -> str:
    """Put a text on one line, and cut it between words with an ellipsis if it is too long."""
    return clip_text(" ".join(text.split()), most, marked=False)
