"""Veils: themes that players have veiled in what is told (HI-16.10)."""

from functools import cache

from rules.engine import Option
from rules.hope.model.decks import SCENES
from rules.hope.model.entries import Entry
from rules.hope.model.scenes import THEMES, Theme
from rules.hope.model.state import State
from rules.hope.play.context import Here
from rules.hope.words import Message


def has_veiled_theme(h: Here) -> bool:
    """Return whether the open Scene has a veiled theme."""
    return _has_veiled_theme(h.s, h.scene.scene.themes)


def is_veiled(s: State, entry: Entry) -> bool:
    """Return whether an entry has a veiled theme."""
    return _has_veiled_theme(
        s, SCENES[s.scene.card].themes if s.scene and entry.open else entry.themes
    )


def _has_veiled_theme(s: State, themes: tuple[Theme, ...] | list[Theme]) -> bool:
    return any(theme in s.veils for theme in themes)


@cache
def list_veil_options(veiled: tuple[Theme, ...]) -> tuple[Option, ...]:
    """List an option for each theme: to veil it, or to lift its veil if it is in `veiled`."""
    does = {theme: "lift-veil" if theme in veiled else "veil" for theme in THEMES}
    return tuple(
        Option(f"veil-{theme}", "veil", Message(key, theme=theme)) for theme, key in does.items()
    )


def switch_veil(h: Here, chosen: str) -> None:
    """Veil a theme, or lift its veil, and tell everybody."""
    theme = next(theme for theme in THEMES if theme == chosen)
    veils = h.s.veils
    if theme in veils:
        veils.remove(theme)
    else:
        veils.append(theme)
    told = Message("is-veiled" if theme in veils else "is-no-longer-veiled", theme=theme)
    h.t.tell(told, kind="veil", theme=theme)
