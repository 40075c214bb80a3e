"""What new players are told: before the game, at their first questions, and about their role."""

from __future__ import annotations

from rules.kit.words import count_noun, inflect_noun, list_words
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import GOAL as LAST
from rules.posthuman.model.terms import STATS
from rules.posthuman.view_models import HumanView, MutantView, View

GOAL = (
    "Somewhere ahead lies the Fortress, on space 10 of the journey. Be the first human there; if "
    "several arrive together, the better survivor wins. Wounds leave scars, and too many scars "
    "make a mutant of you: then you win by seeing that nobody arrives."
)
COURSE = (
    "A turn begins with an event and with eating. Then everybody says in secret what they do: "
    "camp, forage, scout or move; humans on the same terrain may trade first. Whoever moves enters "
    "the next zone of a map that they lay themselves and meets what waits there: a story with a "
    "choice, or a fight with guns and then with whatever is in your hand. A zone done is a step of "
    "the journey. Those who have turned lie in wait on it for those who have not."
)
LENGTH = (
    "13 to 20 turns, in the short game 7 to 12. You are asked five to seven times a turn, fights "
    "included, 75 to 135 times in all: two to four weeks at a few answers a day, or an evening of "
    "about three hours."
)
SHORT_LENGTH = (
    "7 to 12 turns. You are asked five to seven times a turn, fights included, 40 to 75 times in "
    "all: one to two weeks at a few answers a day, or an evening of about two hours."
)
LESSONS = {
    "build": (
        "You decide who sets out: figures, skills, and what is in the backpack. Health comes from "
        "strength, morale from mind, and either at 0 knocks you out."
    ),
    "eat": (
        "Each turn costs 1 food, or your hunger grows, which costs morale and then health. In a "
        "safe house you need not eat to stay as you are."
    ),
    "plan": (
        "Everybody picks an action in secret, and all are shown together. Only moving brings you "
        "on; camping heals, foraging and scouting prepare."
    ),
    "trade": (
        "Humans on the same kind of terrain may exchange food, ammo and items before they act. "
        "Promises do not bind, and what you receive goes straight into your backpack."
    ),
    "camp": (
        "Camping gives 2 health, and whatever your cards say about camps. Some of them help "
        "others, who must agree unless the card is marked VS."
    ),
    "forage": (
        "A completed tile with a supply icon can be searched once. You draw one supply card and "
        "take what it shows for that terrain."
    ),
    "place": (
        "A tile must join the one you stand on, exit to exit, and may be turned as you like. The "
        "zones on it are what you will walk through."
    ),
    "go": (
        "Entering a zone draws encounters, one for each figure on it. A step of the journey counts "
        "only if they were of the level of the space you step onto."
    ),
    "choose": (
        "A card or a rule leaves this to you. The text of each way says what it costs, and what "
        "you test where there is a test."
    ),
    "fight": (
        "You may stand and fight, or try to slip away before the first die. Killing everything "
        "that stands against you brings the reward; what is left after three rounds flees."
    ),
    "evade": (
        "You and the fastest enemy roll a die and add speed; only a higher roll gets you away. If "
        "not, they shoot and you do not, and in the first round you roll a single melee die."
    ),
    "shoot": (
        "Before the melee there is one round of shooting, and whoever is faster shoots first. It "
        "costs the ammo on your weapon, however many dice hit."
    ),
    "strike": (
        "You fight each enemy once a round, in the order you like. A quick character may roll "
        "defence dice instead of some melee dice: they mostly block."
    ),
    "reroll": (
        "A clear mind or a card lets you roll some dice again, and the new faces stand. Each "
        "die can be rolled again only once."
    ),
    "block": (
        "Each block of yours takes away one enemy die that would count. If more attacks are left "
        "to you than to them you wound them; if as many, both wound."
    ),
    "gear": (
        "Cards in your hand do nothing until they are in play, and in play they take room. You may "
        "rearrange at any time before the first die of a fight."
    ),
    "use": (
        "One of your cards could work now, and its text says what it costs. You may also keep "
        "it for later."
    ),
    "spend": (
        "Experience buys a skill for 3 or a point of a stat for 6. It can be spent whenever you "
        "are not fighting."
    ),
    "evolve": (
        "A third mutation, and a fourth, let you choose: turn mutant now and play against the "
        "humans, or stay one of them. With the fifth you turn anyway."
    ),
    "prey": (
        "You act on humans who stand on the terrains of your card, once a turn. Instead of a card "
        "you may look ahead, mutate, or exchange your hand."
    ),
    "standing": (
        "What you set here is done for you at once whenever such a question comes, and only you "
        "see it. It can be changed at any time."
    ),
}


def role_key(s: State, seat: int) -> str:
    """Find which role a seat plays, all of which is public: the pre-made character, "human" for one
    that was built, or "mutant". Return "" before characters are chosen."""
    player = s.players[seat]
    if player.mutant is not None:
        return "mutant"
    if player.human is None:
        return ""
    return player.human.character or "human"


def introduce_role(view: View) -> str:
    """Tell the viewer who they are now, what they want and what they can do."""
    assert view.seat is not None
    mutant, human = view.mutant(view.seat), view.human(view.seat)
    if mutant is not None:
        return _introduce_mutant(mutant)
    assert human is not None
    return _introduce_human(human)


def _introduce_human(human: HumanView) -> str:
    who = f"the {human.character}" if human.character else "a survivor of your own making"
    best = max(human.stats.values())
    found = [stat for stat in STATS if human.stats[stat] == best]
    strong = list_words(found)
    skills = [skill.name for skill in human.skills]
    are = inflect_noun(len(skills), "Your skill is/Your skills are")
    can = f"{are} {list_words(skills)}. " if skills else ""
    best_are = inflect_noun(len(found), "stat is/stats are")
    return (
        f"You are {who}, and human. Your best {best_are} {strong} ({best}). {can}"
        f"You want to be on space {LAST} of the journey before the others: every zone you complete "
        "can be a step. Rest when your health or morale runs low, for at 0 you wake up at home "
        "with two more scars; and five mutations among your scars make you a mutant for good."
    )


def _introduce_mutant(mutant: MutantView) -> str:
    grown = [scar.name for scar in mutant.mutations]
    stats = ", ".join(f"{stat} {mutant.stats[stat]}" for stat in STATS)
    return (
        "You have turned mutant. What has grown on you: "
        f"{list_words(grown) or 'nothing yet'}. Your "
        f"stats are {stats}. You have no map, no food and no health any more, and the Fortress "
        "is nothing to you: you win, with all mutants, when nobody is human. Each turn "
        f"you may lay one of your {count_noun(mutant.limit, 'card')} "
        "for a human on its terrain, or "
        "look at what they will meet, mutate further, or exchange your cards. From your next turn "
        "on."
    )
