"""What a newcomer is told: before the game, at their first questions, and about their own role."""

from __future__ import annotations

from rules.survive.model.components import MONTHS_TO_WIN
from rules.survive.model.state import State
from rules.survive.view import View

GOAL = (
    "Be the first to reach your own goal. Humans need twelve Months of Survival, one card of each "
    "element, and then the walk to their Home Village. Whoever opens the wrong door becomes the "
    "Zombies or the Vampire, and from then on wants something else."
)
COURSE = (
    "Your die is rolled for you, and you choose where to go: exactly that many spaces. On new "
    "ground you find out what is there; on a Prairie, Lake, Forest or Rocky Landscape you take a "
    "card. Cards build Defenses, and Defenses are Months. Monsters move on the same board and take "
    "half your cards if you cannot pay them off. A rolled SURVIVE! brings down a Meteorite or a "
    "Crate."
)
LENGTH = (
    "Until somebody wins, or the last dawn: after 60 rounds, with two players 80, alone 45. "
    "Each is asked some 30 to 130 times: two weeks at a few answers a day, or an evening of about "
    "three hours."
)
CHOSEN_LENGTH = (
    "Until somebody wins, or the last dawn: after {} rounds. Each is asked once or twice a round."
)
"""Where the table has chosen after how many."""
LESSONS = {
    "colour": (
        "Your colour decides which Village is your home, and nothing else. "
        "Nobody knows yet where on the board it lies."
    ),
    "move": (
        "Humans use the whole roll and never enter a space twice. "
        "Look for unexplored ground, for an element whose card you lack, and away from Monsters."
    ),
    "stay": (
        "A Zombie on Zombie City may rest there, out of reach. "
        "All six resting there at the end of a turn win the game for the Zombies."
    ),
    "attack": (
        "Attacks cost cards or blood, and each destroys or weakens one target on your space. "
        "You must attack once; after that, stop when you like."
    ),
    "suck": (
        "Sucking blood takes two Drops and half the cards of every Human here who cannot pay, and "
        "one Drop of each Zombie. Drops pay for Villages, and you need one to win."
    ),
    "build": (
        "A Defense on an element protects you there and counts as one Month, better ones as two or "
        "three. It costs cards now, and only a Meteorite takes it away."
    ),
    "swap": (
        "In your end step the Bank gives one card for three of one kind. "
        "It is the only way to an element that you cannot reach."
    ),
    "trade": (
        "Humans on one space may trade cards of any kinds. "
        "Your offer is seen by the two of you alone, and stands until your turn is over."
    ),
    "accept": (
        "Somebody on your space offers you cards for cards. "
        "Accept or refuse before their turn is over; it can end without your answer."
    ),
    "refuse": (
        "Somebody on your space offers you cards for cards. "
        "Accept or refuse before their turn is over; it can end without your answer."
    ),
    "done": (
        "This ends what you are doing, and usually your turn. "
        "Check first whether you can build: Months win the game."
    ),
    "call": (
        "Ask the others to end the game now, by progress. "
        "It ends only if everybody who is present agrees."
    ),
}


ZOMBIES = (
    "You are the Zombies now. You move every Zombie on the board, one space less than the die "
    "shows. Find Villages to raise their Zombies, and bite Humans who cannot pay. You win when all "
    "six stand on Zombie City at the end of your turn."
)
VAMPIRE = (
    "You are the Vampire now. You fly one space more than the die shows. Land on Villages to "
    "place their Coffins, suck blood where Humans or Zombies stand, and carry the Coffins home. "
    "You win by landing on the Graveyard with all five saved and one Blood Drop left."
)


def role_key(s: State, seat: int) -> str:
    """A Human of a colour, the Zombies, or the Vampire (SV-16)."""
    if s.phase == "colours":
        return ""
    player = s.players[seat]
    return f"human {player.colour}" if player.role == "human" else player.role


def introduce_role(view: View) -> str:
    """Who the viewer is, and what they want (SV-16, SV-17)."""
    assert view.seat is not None
    player = view.players[view.seat]
    if player.role == "zombie":
        return ZOMBIES
    if player.role == "vampire":
        return VAMPIRE
    assert player.colour is not None
    colour = player.colour.capitalize()
    return (
        f"You are {colour}, a Human. Somewhere out there lies the {colour} Village, your home: "
        f"walk onto it with {MONTHS_TO_WIN} Months and one card of each element, and you win. "
        "Whoever finds Zombie City or the Vampire Graveyard on the way changes sides."
    )
