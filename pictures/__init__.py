"""What a seat may see, as a picture and in words. A game adds a module named by its key, with an
`ARTIST` in it, and nothing else."""

from .artist import Artist, artist
from .chart import Chart
from .cover import cover
from .drawing import Drawing, Picture
from .painting import close, observe, paint, paint_apart, paint_chart
from .signs import Signs, signs

__all__ = [
    "Artist",
    "Chart",
    "Drawing",
    "Picture",
    "Signs",
    "artist",
    "close",
    "cover",
    "observe",
    "paint",
    "paint_apart",
    "paint_chart",
    "signs",
]
