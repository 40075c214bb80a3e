"""What "How to play" says of its first turn."""

TOLD: dict[int, tuple[str, ...]] = {
    3: ("Ada plays Cage Fighter with Nail Club, Flare, Painkillers and 4 food.",),
    7: (
        "The event is Dark Days.",
        "Dark Days: Ada loses 1 morale",
        "Ada gains 1 food.",
        "You draw Leather Grip.",
        "Ada, Ben and Cleo eat 1 food each.",
    ),
    15: ("Ada lays Cold Store Quay (urban, 2 zones", "Ada meets The Crawler.", "melee 2"),
    17: (
        "Ada rolls 4 melee dice (3, +1 for melee 5 against 2): a critical, 2 attacks and a miss.",
        "The Crawler rolls 3 melee dice: an attack, a warrior and a miss.",
        "3 attacks against 1",
        "takes 3 wounds and is dead",
        "Ada gains 1 XP",
        "1 journey point",
    ),
}
"""Number of answers given -> what the log had said by then, as the screens claim."""
