"""What a seat may see, as a picture and in words. A game adds a module named by its key, with an
`ARTIST` in it, and nothing else."""

from .artist import Artist, find_artist
from .chart import Chart
from .cover import find_cover
from .drawing import Drawing, Picture
from .painting import close_painters, observe_painting, paint, paint_apart, paint_chart
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
    "paint_apart",
    "paint_chart",
]
