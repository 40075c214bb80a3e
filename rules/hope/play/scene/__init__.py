"""A Scene, from the draw to the telling."""
