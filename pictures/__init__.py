"""What a seat may see, as a picture and in words. A game adds a module named by its key, with an
`ARTIST` in it, and nothing else."""

from .artist import Artist, artist
from .painting import Picture, close, paint

__all__ = ["Artist", "Picture", "artist", "close", "paint"]
