"""Say which ground each page lies on, and draw it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from pictures.aftermath.map.ground import canal, home, lamps, station, works
from pictures.kit.canvas import Colour
from pictures.kit.grounds import Ground

WIDE, HIGH = 1080, 1240


@dataclass(frozen=True, slots=True)
class Place:
    """A ground: its shades from top to bottom, the function that paints on it, and the dark that
    mutes it."""

    shades: tuple[Colour, ...]
    paint: Callable[[Ground], None]
    dark: Colour = (22, 16, 14)
    share: float = 0.17


DAWN = ((108, 116, 140), (196, 160, 132), (150, 120, 90))
DAY = ((140, 158, 160), (186, 184, 156), (110, 104, 80))
INSIDE = ((70, 58, 48), (96, 78, 60), (70, 56, 44))
DUSK = ((40, 50, 76), (120, 92, 96), (84, 66, 62))
NIGHT = ((20, 28, 48), (44, 58, 78), (40, 48, 58))
PLACES: dict[int, Place] = {
    0: Place(
        ((34, 42, 74), (92, 82, 106), (64, 60, 62)),
        home.draw_evening_lane,
        dark=(18, 16, 26),
        share=0.12,
    ),
    2: Place(DAWN, home.draw_first_morning),
    3: Place(DAY, home.draw_lane),
    4: Place(DAY, home.draw_allotments),
    5: Place(((160, 158, 132), (150, 140, 110), (120, 96, 70)), home.draw_school),
    7: Place(((150, 152, 150), (190, 176, 150), (110, 96, 78)), station.draw_goods_yard),
    8: Place(((150, 164, 164), (150, 130, 106), (110, 96, 80)), station.draw_station_hall),
    9: Place(((96, 120, 104), (120, 130, 108), (80, 80, 76)), station.draw_arcade),
    15: Place(INSIDE, station.draw_buffet),
    22: Place(INSIDE, home.draw_seed_shed),
    6: Place(((134, 156, 166), (190, 192, 170), (108, 104, 80)), canal.draw_water_tower),
    10: Place(((140, 166, 164), (176, 184, 156), (86, 92, 70)), canal.draw_locks),
    11: Place(((110, 110, 100), (120, 114, 98), (92, 88, 82)), works.draw_depot),
    12: Place(((160, 166, 158), (150, 152, 144), (110, 112, 106)), works.draw_laundry),
    13: Place(DUSK, lamps.draw_picture_house),
    14: Place(((140, 120, 96), (130, 104, 82), (100, 84, 70)), lamps.draw_pumping_house),
    16: Place(((30, 22, 28), (50, 30, 34), (40, 26, 28)), lamps.draw_stalls, share=0.22),
    17: Place(INSIDE, lamps.draw_projection_room),
    18: Place(((150, 170, 166), (140, 150, 136), (84, 70, 58)), canal.draw_barge),
    19: Place(INSIDE, canal.draw_sluice),
    20: Place(NIGHT, lamps.draw_filter_beds, share=0.16),
    21: Place(NIGHT, lamps.draw_lamp_room, share=0.22),
    23: Place(INSIDE, works.draw_loft),
    24: Place(INSIDE, works.draw_pit),
    25: Place(((60, 60, 62), (40, 44, 48), (20, 26, 30)), canal.draw_tank, share=0.2),
}


@lru_cache(maxsize=2)
def draw_ground(page: int) -> Image.Image:
    """Draw the ground of a page, 1080 by 1240, in few colours. The result is shared: copy it before
    you draw on it."""
    place = PLACES.get(page, PLACES[2])
    ground = Ground(WIDE, HIGH, place.shades, seed=page)
    place.paint(ground)
    return ground.finish_picture(place.dark, share=place.share)
