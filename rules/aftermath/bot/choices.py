"""How bots answer tests, attacks, the book's choices, tasks, nests and routes over the travel
map."""

from rules.aftermath.bot.fights import rate_hit
from rules.aftermath.bot.goals import has_given_up
from rules.aftermath.bot.odds import Aim, Guard, choose_best_cards
from rules.aftermath.bot.turn import RECOVERY_WORTHS, rate_scavenging, rate_stranger
from rules.aftermath.bot.views import Asked
from rules.aftermath.effects.choices import FirstTest
from rules.aftermath.model.card_sets import can_follow, can_start_test
from rules.aftermath.model.decks import ACTIONS
from rules.aftermath.model.terms import Attribute
from rules.engine import Answer, Option

TEST_WORTH = 4.0
"""How much success in a test of the book is worth."""
STOCK_SAVED = 3
"""How much food or scrap a bot leaves to the colony when it pays costs."""
PAYMENT_COST = 0.5
"""What paying one food or scrap costs, if success in a test is worth 2 and failure costs 1."""
SURE = 0.5
LIFE_TO_REST = 2
"""The life at or below which a character wants a rest."""
PEOPLE_FED_BY_FOOD = 2
"""How many of the population one food feeds."""
CARDS_KEPT = 3
"""How many cards a bot keeps from one turn to the next."""


# -- tests ---------------------------------------------------------------------------------------


def choose_test_cards(asked: Asked) -> Answer:
    """Choose the most valuable cards for a test; the prompt's default if none are worth playing."""
    data = asked.prompt.data
    aim = Aim(
        data["attribute"],
        data["difficulty"],
        data["bonuses"],
        _rate_success(asked),
        opposed=data["opposed"],
    )
    worth, _, cards = choose_best_cards(asked.hand, aim, asked.guard)
    offered = {option.id for option in asked.prompt.options}
    if not cards or worth <= 0 or not offered.issuperset(cards):
        return asked.prompt.default
    return list(cards)


def _rate_success(asked: Asked) -> float:
    """Rate success in the test."""
    topic, data = asked.prompt.topic, asked.prompt.data
    if topic in ("fight", "shoot"):
        return max(rate_hit(asked, one.number) for one in asked.page.enemies)
    if topic == "scavenge":
        return rate_scavenging(data["difficulty"])
    if topic == "talk":
        return rate_stranger(asked)
    if topic == "recover":
        return max(RECOVERY_WORTHS.values())
    return TEST_WORTH


def choose_defence(asked: Asked) -> Answer:
    """Choose the cards that save most. A wound costs more the less life is left, but the cards may
    be needed for the next attack and in the bot's own turn."""
    data = asked.prompt.data
    later = max(0.0, min(1.0, (len(asked.page.threats) - 1) / 2)) if asked.is_hostile else 0.0
    guard = Guard(asked.enemy_strength, later * asked.wound_cost * 0.5, asked.defence_bonuses)
    aim = Aim(None, data["difficulty"], data["bonuses"], asked.wound_cost * 1.2)
    _, _, cards = choose_best_cards(asked.hand, aim, guard)
    offered = {option.id for option in asked.prompt.options}
    return list(cards) if offered.issuperset(cards) else asked.prompt.default


def choose_discards(asked: Asked) -> Answer:
    """Choose which cards to discard: those that combine worst with the others, until CARDS_KEPT are
    left."""
    cards = list(asked.prompt.data["cards"])
    thrown: list[str] = []
    while len(cards) > CARDS_KEPT:
        loose = min(cards, key=lambda one: (_rate_card_fit(one, cards), ACTIONS[one].value))
        cards.remove(loose)
        thrown.append(loose)
    return thrown


def _rate_card_fit(card: str, cards: list[str]) -> int:
    """Rate a card by what could be played together with it."""
    one = ACTIONS[card]
    return (
        sum(
            ACTIONS[other].value
            for other in cards
            if other != card
            and (ACTIONS[other].colour == one.colour or ACTIONS[other].value == one.value)
        )
        + one.value
        + (one.colour == "white")
        + CARDS_KEPT * one.influence
    )


# -- the book ------------------------------------------------------------------------------------


def choose_entry_option(asked: Asked) -> Answer:
    """Choose an option of the book: best of all an option that the party has earned, then a likely
    test, then something free, and last to pass by."""
    usual: str = asked.prompt.data["usual"]
    return [max(asked.prompt.options, key=lambda one: _rate_entry_option(asked, one, usual)).id]


def _rate_entry_option(asked: Asked, option: Option, usual: str) -> float:
    if option.id == "abstain":
        return -99.0
    dials = asked.view.colony.dials
    worth = 2.0 if option.data.get("earned") else 0.0
    for dial, n in option.data.get("cost", {}).items():
        if dials[dial] - n < (0 if dial == "time" else STOCK_SAVED):
            return -9.0
        worth -= n * PAYMENT_COST
    test: FirstTest | None = option.data.get("test")
    if test is not None:
        likely = _estimate_success(asked, test)
        return worth + 2.0 * likely - (1.0 if likely >= SURE else 1.5)
    return worth + (0.0 if option.id == usual else 0.3)


def _estimate_success(asked: Asked, test: FirstTest) -> float:
    """Estimate how likely the character passes the test with its hand."""
    attribute = test["attribute"]
    bonus = asked.sum_bonus(attribute, None)
    aim = Aim(attribute, test["difficulty"], bonus, TEST_WORTH, opposed=test["opposed"])
    _, likely, _ = choose_best_cards(asked.hand, aim, asked.guard)
    return likely


# -- group tasks ---------------------------------------------------------------------------------


def choose_task_cards(asked: Asked) -> Answer:
    """Choose all cards that fit together, beginning with one of the task's colour."""
    data = asked.prompt.data
    attribute: Attribute = data["attribute"]
    offered = [option.id for option in asked.prompt.options]
    if data["card"] is not None:
        return _take_enough_cards(offered, data["left"])
    chosen: list[str] = []
    for first in offered:
        if can_start_test(ACTIONS[first], attribute):
            fitting = [one for one in offered if one != first and can_follow(one, first, attribute)]
            chosen = max(chosen, [first, *fitting], key=len)
    return _take_enough_cards(chosen, data["left"])


def _take_enough_cards(cards: list[str], left: int) -> list[str]:
    """Take cards in this order until they finish the task."""
    chosen: list[str] = []
    for one in cards:
        if left > 0:
            chosen.append(one)
            left -= ACTIONS[one].value
    return chosen


# -- nests and ways ------------------------------------------------------------------------------


def choose_nest_proposal(asked: Asked) -> Answer:
    """Propose a nest if somebody needs it and nobody has proposed one."""
    if asked.view.proposed is not None or not is_rest_worthwhile(asked):
        return []
    return [asked.prompt.options[0].id]


def is_rest_worthwhile(asked: Asked) -> bool:
    """Whether a rest is worth an hour: there is more food than the colony will eat, and half of the
    party is weak or everybody has wounds. Once the time is used up, only weak characters count."""
    party = [one for one in asked.view.party if not one.defeated]
    dials = asked.view.colony.dials
    if dials["food"] <= dials["population"] // PEOPLE_FED_BY_FOOD:
        return False
    healed = sum(min(one.wounds, 1) for one in party)
    weak = [one for one in party if asked.count_life_left(one) <= LIFE_TO_REST and one.wounds]
    late = dials["time"] >= asked.view.mission.allowance
    if late:
        return len(weak) > 1 or any(asked.count_life_left(one) == 1 for one in weak)
    all_hurt = healed == len(party) and sum(one.wounds for one in party) > 2 * healed
    return 2 * len(weak) >= len(party) or all_hurt


def choose_meal(asked: Asked) -> Answer:
    """Let a weak character eat to heal, others only if the colony has meals for all to spare."""
    dials = asked.view.colony.dials
    spare = dials["food"] - dials["population"] // PEOPLE_FED_BY_FOOD
    eats = asked.count_life_left(asked.me) <= LIFE_TO_REST or spare >= len(asked.view.party)
    return ["eat" if eats else "fast"]


def choose_destination(asked: Asked) -> Answer:
    """Go home if that completes the mission or the party has given up; otherwise go nearer to the
    mission, if possible by pages that the party has not seen."""
    for option in asked.prompt.options:
        if option.data.get("outcome") == "success":
            return [option.id]
    if has_given_up(asked) and any(option.id == "home" for option in asked.prompt.options):
        return ["home"]
    ways = [option for option in asked.prompt.options if "left" in option.data]
    return [min(ways, key=lambda one: (one.data["left"], one.data["seen"])).id]


def choose_by_value(asked: Asked, sign: int) -> Answer:
    """Choose the card with the highest value, or for `sign` -1 the lowest."""
    return [max(asked.prompt.options, key=lambda one: sign * ACTIONS[one.id].value).id]
