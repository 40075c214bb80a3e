"""Themes that somebody has veiled in what is told (HI-16.10)."""

from __future__ import annotations

from functools import cache

from rules.engine import Option
from rules.hope.model.cards import THEMES, Theme
from rules.hope.model.decks import SCENES
from rules.hope.model.entries import Entry
from rules.hope.model.state import State
from rules.hope.play.context import Here


def in_hand(h: Here) -> bool:
    """Whether the Scene in hand has a theme that somebody has veiled."""
    return _has_veiled_theme(h.s, h.scene.scene.themes)


def is_veiled(s: State, entry: Entry) -> bool:
    """Whether somebody has veiled one of an entry's themes."""
    return _has_veiled_theme(
        s, SCENES[s.scene.card].themes if s.scene and entry.open else entry.themes
    )


def _has_veiled_theme(s: State, themes: tuple[Theme, ...] | list[Theme]) -> bool:
    return any(theme in s.veils for theme in themes)


@cache
def list_veil_options(veiled: tuple[Theme, ...]) -> tuple[Option, ...]:
    """What could be done about each theme, where these are veiled."""
    does = {theme: "Lift the veil from" if theme in veiled else "Veil" for theme in THEMES}
    return tuple(Option(f"veil-{one}", "veil", f"{verb} {one}") for one, verb in does.items())


def switch_veil(h: Here, chosen: str) -> None:
    """Veil a theme, or lift its veil."""
    theme = next(theme for theme in THEMES if theme == chosen)
    veils = h.s.veils
    if theme in veils:
        veils.remove(theme)
    else:
        veils.append(theme)
    state = "veiled" if theme in veils else "no longer veiled"
    h.t.tell(f"The theme of {theme} is {state} in what is told.", kind="veil", theme=theme)
