"""What "How to play" says of its first turn."""

TOLD: dict[int, tuple[str, ...]] = {
    3: ("Cleo takes in the Medic.", "Ben gains 3 Fuel."),
    5: ("Ada sends the Leader to the Roadside Pump.", "Ada throws out 1 Food", "Ada gains 3 Fuel."),
    9: ("Ada pays 1 Fuel and drives from 100 to 105.", "Ada's Cold Maiden takes 1 Contamination."),
    16: ("Riderwolves: Ada takes 1 Damage on Flatbed box 2.",),
    19: (
        "The Convoys defeat the Warwolves.",
        "Ben gets 1 Loot card.",
        "Cleo gets 2 Loot cards.",
        "Ada fires Weapon 2 at the Riderwolves: 1 damage.",
    ),
}
"""Number of answers given -> what the log had said by then, as the screens claim."""
