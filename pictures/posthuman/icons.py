"""The icons of Posthuman: which word has which."""

from __future__ import annotations

from pictures.icons import Icons, icon, on_ground
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT
from pictures.posthuman.marks import figures
from pictures.posthuman.marks.colours import BLOOD, GROUNDS, MUTANT, SPIRIT

ICONS: Icons = {
    "health": icon(on_ground(figures.heart, BLOOD), "health"),
    "morale": icon(on_ground(figures.flame, SPIRIT), "morale"),
    "food": icon(on_ground(figures.can, EMBER_HOT), "food"),
    "ammo": icon(on_ground(figures.bullet, ASH), "ammo"),
    "xp": icon(on_ground(figures.medal, EMBER), "XP"),
    "scar": icon(on_ground(figures.scar, MUTANT), "scar", "scars"),
    "cards": icon(on_ground(figures.cards, GROUNDS["wilderness"]), "card", "cards"),
    "follower": icon(on_ground(figures.followers, CREAM), "follower", "followers"),
    "attack": icon(on_ground(figures.MELEE["attack"], CREAM), "melee"),
    "critical": icon(on_ground(figures.MELEE["critical"], CREAM), "critical", "criticals"),
    "defence": icon(on_ground(figures.MELEE["block"], SPIRIT), "defence die", "defence dice"),
    "shooting": icon(on_ground(figures.SHOOTING["skill"], EMBER_HOT), "shooting"),
}
