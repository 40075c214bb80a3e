"""The painted country of a Scene: five terrains in five lights, and two ends of the road."""
