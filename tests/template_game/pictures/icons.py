"""The icons of The Last Cistern: which word has which."""

from pictures.icons import Icon, Icons, on_ground
from pictures.kit.canvas import rgb
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT
from tests.template_game.pictures.marks import figures
from tests.template_game.pictures.words import Message

WATER = rgb("#4f9fc4")

ICONS: Icons = {
    "litre": Icon(on_ground(figures.draw_jar, WATER), Message("icon-litre")),
    "pump": Icon(on_ground(figures.draw_pump, EMBER), Message("icon-pump")),
    "siphon": Icon(on_ground(figures.draw_siphon, EMBER_HOT), Message("icon-siphon")),
    "lid": Icon(on_ground(figures.draw_lid, ASH), Message("icon-lid")),
    "map": Icon(on_ground(figures.draw_map, CREAM), Message("icon-map")),
    "sun": Icon(on_ground(figures.draw_sun, EMBER_HOT, "round"), Message("icon-sun")),
    "rain": Icon(on_ground(figures.draw_rain, WATER, "round"), Message("icon-rain")),
    "clouds": Icon(on_ground(figures.draw_cloud, ASH, "round"), Message("icon-clouds")),
}
