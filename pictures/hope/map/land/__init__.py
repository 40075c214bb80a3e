"""The country of a Scene, painted: five terrains in five lights, and how the road ends."""
