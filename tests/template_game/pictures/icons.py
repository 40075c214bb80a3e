"""The icons of The Last Cistern: which word has which."""

from __future__ import annotations

from pictures.icons import Icons, icon, on_ground
from pictures.kit.canvas import rgb
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT
from tests.template_game.pictures.marks import figures

WATER = rgb("#4f9fc4")

ICONS: Icons = {
    "litre": icon(on_ground(figures.draw_jar, WATER), "litre", "litres"),
    "pump": icon(on_ground(figures.draw_pump, EMBER), "Pump", "Pumps"),
    "siphon": icon(on_ground(figures.draw_siphon, EMBER_HOT), "Siphon", "Siphons"),
    "lid": icon(on_ground(figures.draw_lid, ASH), "Lid", "Lids"),
    "map": icon(on_ground(figures.draw_map, CREAM), "Map", "Maps"),
    "sun": icon(on_ground(figures.draw_sun, EMBER_HOT, "round"), "Sun"),
    "rain": icon(on_ground(figures.draw_rain, WATER, "round"), "Rain"),
    "clouds": icon(on_ground(figures.draw_cloud, ASH, "round"), "Clouds"),
}
