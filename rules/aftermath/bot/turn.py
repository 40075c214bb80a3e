"""What a bot does in its turn: it takes the option of the menu that is worth most now."""

from collections.abc import Callable

from rules.aftermath.bot.fights import rate_attack, rate_attack_position, rate_hit
from rules.aftermath.bot.goals import STEP_COST, choose_best_exit, find_goals, is_ready_to_leave
from rules.aftermath.bot.odds import Aim, choose_best_cards
from rules.aftermath.bot.powers import rate_ability
from rules.aftermath.bot.things import wants_to_equip
from rules.aftermath.bot.views import Asked
from rules.aftermath.model.card_sets import has_starting_card
from rules.aftermath.model.terms import Attribute, Status
from rules.aftermath.play.turn.actions import END, OTHERWISE
from rules.aftermath.play.turn.skill_tests import OTHERS
from rules.engine import Answer, Option

EXIT_WORTH = 5.0
"""How much it is worth to leave by the exit; following others who left is worth 1 more."""
RECOVERY_WORTHS: dict[Status, float] = {
    "burning": 5.0,
    "tangled": 4.0,
    "poisoned": 3.0,
    "badly-hurt": 2.0,
    "frightened": 2.0,
    "stunned": 0.0,
    "soaked": 0.5,
}
"""How much it is worth to get rid of a status."""
SPARE_SCRAP, SPARE_FOOD = 8, 5
"""The colony must have more than this before a bot spends scrap or food on strangers."""
LEAST_CHANCE = 0.5
"""The least chance of success with which a bot takes a test that can harm."""
FEW = 2
LEAST_GAIN = 0.5
"""How much more its own choice of cards must be worth before a bot makes it."""


def choose_act(asked: Asked) -> Answer:
    """Choose the option worth most, or END if none is worth anything. If other cards than the
    option names are clearly better, choose OTHERWISE."""
    chosen, worth = _choose_best_option(asked)
    if chosen is None:
        return [END]
    named = _rate_with_named_cards(asked, chosen) if chosen.data.get(OTHERS) else worth
    may_choose = any(one.id == OTHERWISE for one in asked.prompt.options)
    return [OTHERWISE if may_choose and worth - named > LEAST_GAIN else chosen.id]


def choose_action(asked: Asked) -> Answer:
    """Choose the action for which the bot picks its own cards: the one worth most with them."""
    chosen, _ = _choose_best_option(asked)
    return [chosen.id] if chosen is not None else asked.prompt.default


def _choose_best_option(asked: Asked) -> tuple[Option | None, float]:
    chosen, worth = None, 0.0
    for option in asked.prompt.options:
        found = _WORTHS.get(option.verb)
        value = found(asked, option) if found is not None else -1.0
        if value > worth:
            chosen, worth = option, value
    return chosen, worth


def _rate_with_named_cards(asked: Asked, option: Option) -> float:
    """Rate an action played with the cards that its option names."""
    if option.verb == "task":
        return _rate_task(asked, option)
    likely: float = option.data["chance"]
    return likely * _rate_test_success(asked, option) - asked.guard.rate_card_cost(
        asked.hand, option.data["cards"]
    )


def _rate_test_success(asked: Asked, option: Option) -> float:
    """Rate success in the test of an option."""
    if option.verb == "scavenge":
        return rate_scavenging(option.data["difficulty"])
    if option.verb == "recover":
        return RECOVERY_WORTHS.get(option.data["status"], 0.0)
    return rate_stranger(asked) if option.verb == "talk" else rate_hit(asked, option.data["enemy"])


def rank_actions(asked: Asked, *, within: float = 99.0) -> list[Answer]:
    """List the options of a turn's menu, including END, best first, without those that are worth
    less than the best by `within` or more."""
    worths = {END: 0.0}
    for option in asked.prompt.options:
        found = _WORTHS.get(option.verb)
        if found is not None:
            worths[option.id] = found(asked, option)
    least = max(worths.values()) - within
    known = [one.id for one in asked.prompt.options if worths.get(one.id, -within) > least]
    return [[one] for one in sorted(known, key=lambda one: (-worths[one], one))]


# -- tests ---------------------------------------------------------------------------------------


def rate_scavenging(difficulty: int) -> float:
    """Rate a scavenge token by its difficulty."""
    return 1.5 + difficulty / 3


def rate_stranger(asked: Asked) -> float:
    """Rate a stranger who comes along."""
    full = asked.view.colony.dials["population"] >= asked.view.colony.cap
    return 2.5 if full else 5.0


def _rate_test(
    asked: Asked, option: Option, attribute: Attribute, bonus: int, *, least: float
) -> float:
    opposed = bool(option.data.get("opposed", False))
    aim = Aim(
        attribute,
        option.data["difficulty"],
        bonus,
        _rate_test_success(asked, option),
        opposed=opposed,
    )
    worth, likely, cards = choose_best_cards(asked.hand, aim, asked.guard)
    return worth if cards and likely >= least else -1.0


def _rate_talk(asked: Asked, option: Option) -> float:
    dials = asked.view.colony.dials
    if "difficulty" not in option.data:  # buying
        return 1.0 if dials["scrap"] > SPARE_SCRAP else -1.0
    if option.id.startswith("feed"):
        return 4.0 if dials["food"] > SPARE_FOOD else -1.0
    if not asked.habits.curious:
        return -1.0
    bonus = asked.sum_bonus("instinct", "communicate")
    return _rate_test(asked, option, "instinct", bonus, least=LEAST_CHANCE)


def _rate_scavenge(asked: Asked, option: Option) -> float:
    if not asked.habits.curious:
        return -1.0
    bonus = asked.sum_bonus("instinct", "scavenge")
    return _rate_test(asked, option, "instinct", bonus, least=1 / 3)


def _rate_recovery(asked: Asked, option: Option) -> float:
    attribute: Attribute = option.data["attribute"]
    bonus = asked.sum_bonus(attribute, "recover")
    return _rate_test(asked, option, attribute, bonus, least=LEAST_CHANCE)


def _rate_task(asked: Asked, option: Option) -> float:
    """Rate contributing to a group task, where cards are never wasted."""
    task = asked.page.task
    if task is None or (task.card is None and not has_starting_card(asked.hand, task.attribute)):
        return -1.0
    return 4.0 if not asked.is_hostile or asked.boss is None else 1.0


# -- going ---------------------------------------------------------------------------------------


def _rate_move(asked: Asked, option: Option) -> float:
    """Rate a move: nearer to spaces to read, search or fight on, and in the end to the exit."""
    data, here = option.data, asked.me.at
    if here is None or "cards" not in data:  # pushing a heavy object
        return -1.0
    if option.id == "move-out":
        return EXIT_WORTH
    space, cards = data["space"], data["cards"]
    burns = 3.0 if "fire" in asked.spaces[space].tokens else 0.0
    price = asked.guard.rate_card_cost(asked.hand, cards) + burns
    found = find_goals(asked)
    worth = -1.0
    if found:
        near, then = asked.distances(here), asked.distances(space)
        nearer = max(worth - STEP_COST * then.get(goal, 99) for goal, worth in found.items())
        now = max(worth - STEP_COST * near.get(goal, 99) for goal, worth in found.items())
        ahead = nearer - now
        there = 1.0 if space in found and ahead > 0 else 0.0
        worth = 2 * (ahead + there) - price + 0.01
    if asked.is_hostile and (choose_best_exit(asked) is None or not is_ready_to_leave(asked)):
        worth = max(worth, rate_attack_position(asked, space, cards) - burns)
    return worth


def _rate_exit(asked: Asked, option: Option) -> float:
    if any(one.exited for one in asked.view.party):
        return EXIT_WORTH + 1
    way = choose_best_exit(asked)
    if way is None or way.letter != option.data["letter"] or not is_ready_to_leave(asked):
        return -1.0
    return EXIT_WORTH


# -- fellows and things --------------------------------------------------------------------------


def _rate_encouragement(asked: Asked, option: Option) -> float:
    """Rate giving a card to somebody who has fewer."""
    other = asked.view.party[option.data["member"]]
    spare = len(asked.hand) - other.hand
    if not asked.is_hostile or other.at is None or asked.expected_attacks > 1 or spare <= FEW:
        return -1.0
    return 0.6 if other.hand == 0 else 0.3


def _rate_equipping(asked: Asked, option: Option) -> float:
    if option.id == "salve":
        return 2.0
    return 1.5 if not asked.is_hostile and wants_to_equip(asked.me) else -1.0


_WORTHS: dict[str, Callable[[Asked, Option], float]] = {
    "fight": rate_attack,
    "shoot": rate_attack,
    "talk": _rate_talk,
    "scavenge": _rate_scavenge,
    "recover": _rate_recovery,
    "task": _rate_task,
    "move": _rate_move,
    "exit": _rate_exit,
    "ability": rate_ability,
    "encourage": _rate_encouragement,
    "equip": _rate_equipping,
}
