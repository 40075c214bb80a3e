"""Show what a seat may see, as pictures and in words. To be shown, a game needs only a module here
that is named by its key and has an `ARTIST`."""

from .artist import Artist, find_artist
from .chart import Chart
from .cover import find_cover
from .drawing import Drawing, Picture
from .painting import close_painters, observe_painting, paint, paint_chart, start_painting_process
from .signs import Signs, find_signs

__all__ = [
    "Artist",
    "Chart",
    "Drawing",
    "Picture",
    "Signs",
    "close_painters",
    "find_artist",
    "find_cover",
    "find_signs",
    "observe_painting",
    "paint",
    "paint_chart",
    "start_painting_process",
]
