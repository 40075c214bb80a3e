"""What "How to play" says of its first turn."""

TOLD: dict[int, tuple[str, ...]] = {
    3: ("Cleo takes in Medic.", "Ben gains 3 Fuel."),
    5: ("Ada: Leader goes to Roadside Pump.", "Ada throws out 1 Food", "Ada gains 3 Fuel."),
    9: ("Ada drives from 100 to 105 on 1 Fuel.", "Ada's Cold Maiden takes 1 Contamination."),
    16: ("Riderwolves: Ada takes Damage on Flatbed 2.",),
    19: (
        "Defeated: Warwolves.",
        "Ben is dealt 1 Loot card.",
        "Cleo is dealt 2 Loot cards.",
        "Ada fires Weapon 2 at Riderwolves: 1 damage.",
    ),
}
"""Number of answers given -> what the log had said by then, as the screens claim."""
