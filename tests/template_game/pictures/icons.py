"""The icons of The Last Cistern: which word has which."""

from pictures.icons import Icon, Icons, on_ground
from pictures.kit.canvas import rgb
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT
from tests.template_game.pictures.marks import figures

WATER = rgb("#4f9fc4")

ICONS: Icons = {
    "litre": Icon(on_ground(figures.draw_jar, WATER), "litre | litres"),
    "pump": Icon(on_ground(figures.draw_pump, EMBER), "Pump | Pumps"),
    "siphon": Icon(on_ground(figures.draw_siphon, EMBER_HOT), "Siphon | Siphons"),
    "lid": Icon(on_ground(figures.draw_lid, ASH), "Lid | Lids"),
    "map": Icon(on_ground(figures.draw_map, CREAM), "Map | Maps"),
    "sun": Icon(on_ground(figures.draw_sun, EMBER_HOT, "round"), "Sun"),
    "rain": Icon(on_ground(figures.draw_rain, WATER, "round"), "Rain"),
    "clouds": Icon(on_ground(figures.draw_cloud, ASH, "round"), "Clouds"),
}
