"""What the game tells a newcomer: before the game, at first questions, and about their Convoy."""

from __future__ import annotations

from rules.aurora.model.state import State
from rules.aurora.view_models import View

GOAL = (
    "Bring your Convoy to the ship before it sails, and have most Fame Points when the game ends. "
    "Points come from being on board, from how far you drove, from Enemies you helped to bring "
    "down, and from what you carry. You can win without the ship, but it is hard."
)
COURSE = (
    "A round has five phases. Exploration: send Survivors to the five cards on show, for Fuel, "
    "Food, Ammo, better vehicles and more hands. Rest. Movement: burn Fuel and drive. Fire: shoot "
    "at Enemies, and take what they fire back. End: the ship moves, new cards come. You choose who "
    "goes where; damage, cargo and the road decide how long you can keep it up."
)
LENGTH = (
    "About six rounds. You are asked 45 to 75 times: ten days to two weeks at a few answers a "
    "day, or an evening of about three hours. Alone against the Automa about two hours."
)
LESSONS = {
    "explore": (
        "Each slot has a price in skill; send Survivors who can pay it, and they are tired "
        "afterwards. The cards on the left are cheap, those on the right are good."
    ),
    "break": (
        "A Survivor who takes a break rests early and gives you points for Repairs or Fury. "
        "Do it with whoever cannot pay for anything you want."
    ),
    "feed": (
        "One Food wakes a tired Survivor, or lends one of them a point of skill for this turn. "
        "Food that you keep is room that you lack."
    ),
    "fury": (
        "Fury buys small things at once: Food, Fuel, Ammo, repairs. "
        "You gain it by breaks and by being hit, and hold five at most."
    ),
    "play": (
        "Hidden cards are yours alone to see until you play them, in the phase that they name. "
        "You may hold three."
    ),
    "ability": (
        "An Active Survivor's ability works once a round and tires nobody. "
        "Using it is never wrong, only early."
    ),
    "stow": (
        "Where a thing lies matters only when damage hits: it goes with its box. "
        "Move things as you like, except while weapons fire."
    ),
    "damage": (
        "Every point of Damage covers one of your boxes and whatever is in it. "
        "Armour first, then empty boxes, is a good rule."
    ),
    "repair": ("A Repair uncovers one box. What was lost in it does not come back."),
    "contaminate": (
        "Each counter takes a point of skill from a Survivor, and who has no skill left is lost. "
        "Put it on somebody who can bear it."
    ),
    "choose": ("A card or an Enemy leaves this to you. What you pick happens at once."),
    "move": (
        "One Fuel drives as far as your Truck's speed, each further Fuel one space more. "
        "You need a Survivor on the Truck, and somewhere to stop that is worth it."
    ),
    "fire": (
        "A shot takes one Ammo and hits one Enemy in your Region; a card then says how well. "
        "Who has hit an Enemy shares in its fall."
    ),
    "loot": (
        "You helped to bring an Enemy down, and keep one card of its Loot. "
        "Only you see what you were dealt."
    ),
    "discard": ("You hold more hidden cards than you may. Nobody sees what you choose from."),
    "done": (
        "This ends your part here. "
        "Free actions, such as Food and Fury, come before it or not at all."
    ),
    "cancel": (
        "Alone, you may lay down a contaminated Survivor of the Automa to stop one of its tricks. "
        "They stand up again when the round is over."
    ),
}


def role_key(s: State, seat: int) -> str:
    """Return the same key for everybody, who all lead a Convoy to the end (LA-1.2)."""
    return "convoy"


def introduce_role(view: View) -> str:
    """Tell the viewer what they lead, in the same words for everybody (LA-1.2, LA-3.2, LA-3.3)."""
    return (
        "You lead a Convoy: a Truck, two Trailers, a Co-Pilot, a Leader and a Cold Maiden, with "
        "one Fuel, one Food and one Ammo between them. Find more on the way, keep the boxes whole, "
        "and be at the Aurora when it sails."
    )
