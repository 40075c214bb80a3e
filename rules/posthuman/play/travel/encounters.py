"""Encounters: drawing, revealing and resolving them one by one, by fighting, evading or choosing in
a narrative, perhaps with a test (PH-12.8, PH-13, PH-16.1 to PH-16.5).

Standing order (PH-7.6): `narrative` is `default`, the printed option."""

from rules.engine import Option, Play, Text
from rules.posthuman.effects import carry_out
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.effects.choices import ask_which_way, describe_odds
from rules.posthuman.effects.modifiers import expire_effects, has_flag
from rules.posthuman.effects.payment import can_pay, pay_cost
from rules.posthuman.effects.words import describe_costs
from rules.posthuman.model.cards import Narrative, NarrativeOption
from rules.posthuman.model.decks import ENCOUNTERS
from rules.posthuman.model.fight_state import Fight
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import Level
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights import combat, evading, uses
from rules.posthuman.play.mutants import mutant_actions
from rules.posthuman.play.people import experience, followers, sheet
from rules.posthuman.words import Message, fit_detail, join_sentences


def resolve_narrative(h: Here, seat: int) -> Play[bool]:
    """Let the player choose, pay and test, and carry out the result; return whether the narrative
    succeeded. Raises Fallen if the human falls by this: then it is not resolved (PH-12.8)."""
    one = h.s.fights[seat].encounter
    card = ENCOUNTERS[one]
    narrative = card.narrative
    assert narrative is not None
    option = yield from _ask_narrative_option(h, seat, one, narrative)
    passed = True
    if option.test is None:
        title = Message(
            "chooses-in-story", story=card.name, player=h.name_seat(seat), choice=option.label
        )
        h.t.tell_passage(option.told, title=title, seat=seat)
        pay_cost(h, seat, option.cost, one, card.name)
    else:
        trial = option.test
        pay_cost(h, seat, option.cost, one, option.label)
        passed = yield from sheet.resolve_test(
            h, seat, trial.stat, trial.modifier, option.label, chosen=True
        )
        read = option.told if passed else option.told_failed
        title = Message("what-came-of-it", story=card.name, player=h.name_seat(seat))
        h.t.tell_passage(read, title=title, seat=seat)
    do = option.passed if passed else option.failed
    yield from carry_out.carry_out(h, seat, do, card.name, source=one)
    if not (passed and option.success):
        return False
    if option.follower:
        yield from followers.gain_follower(h, seat, card.name, for_food=option.follower_food)
    return True


def _ask_narrative_option(
    h: Here, seat: int, one: str, narrative: Narrative
) -> Play[NarrativeOption]:
    """Ask which option the player takes. Only options that can be paid are offered, and free
    actions meanwhile may change which these are. The default is the printed one, which is shown
    first (PH-13.11)."""
    s, usual = h.s, str(narrative.default)
    if h.find_standing_order(seat, "narrative") is not None:
        return narrative.options[narrative.default]

    def ways() -> list[Option]:
        found = [
            Option(
                str(number),
                "choose",
                option.label,
                _describe_option(s, seat, option),
                _make_option_data(s, seat, option),
            )
            for number, option in enumerate(narrative.options)
            if can_pay(s, seat, option.cost, one)
        ]
        return sorted(found, key=lambda option: option.id != usual)

    chosen = yield from h.choose(
        seat,
        lambda: ask_which_way(s, seat, ENCOUNTERS[one].name, narrative.options, one),
        ways,
        default=usual,
        topic="narrative",
        data={"card": one},
        rule="PH-13.11",
    )
    return narrative.options[int(chosen)]


def _describe_option(s: State, seat: int, option: NarrativeOption) -> Message:
    """Describe what an option costs and gives, and what the player risks."""
    told: list[Text] = []
    if option.cost:
        told.append(Message("costs", costs=describe_costs(option.cost, s.human(seat))))
    food = s.human(seat).food - sum(one.n for one in option.cost if one.do == "food")
    gain = evading.list_rewards(option.passed, option, food)
    gains = Message("all-of", things=gain) if gain else Message("nothing-gained")
    if option.test is None:
        told.append(Message("capital-sentence", text=gains))
    else:
        told.append(describe_odds(s, seat, option.test, gains, option.failed))
    return fit_detail(Message("all-of", things=[join_sentences(told)]))


def _make_option_data(s: State, seat: int, option: NarrativeOption) -> dict[str, object]:
    trial = option.test
    if trial is None:
        return {"test": None}
    return {
        "test": trial.stat,
        "target": sheet.find_test_target(s, seat, trial.stat, trial.modifier),
    }


def resolve_encounter(
    h: Here, seat: int, level: Level, number: int = 1, of: int = 1, *, evadable: bool = True
) -> Play[None]:
    """Draw an encounter of a level and resolve it, then those that are added to it; an empty deck
    gives none (PH-1.8). `number`, `of`: which encounter of the zone it is. Returns once all are
    resolved (PH-12.8). Raises Fallen if the human is knocked out or turns."""
    left = 1
    while left:
        left -= 1
        left += yield from _resolve_one(h, seat, level, evadable, (number, of))


def _resolve_one(
    h: Here, seat: int, level: Level, evadable: bool, place: tuple[int, int]
) -> Play[int]:
    """Resolve one encounter, and after an evasion its replacement, which cannot be evaded unless a
    card says so (PH-13.7). Return how many encounters are added."""
    extra = 0
    while True:
        fight = Fight(encounter="", level=level, evadable=evadable)
        if not combat.draw_encounter(h, fight):
            h.tell_of(seat, Message("meets-nobody", player=h.name_seat(seat)), kind="encounter")
            return extra
        h.s.fights[seat] = fight
        try:
            away = yield from _resolve_drawn(h, seat, place)
        except Fallen:
            if seat in h.s.fights:
                combat.abandon_encounter(h.s, seat)
            raise
        extra += fight.extra
        if not away:
            return extra
        evadable = has_flag(h.s, seat, "evade", "allow_evade")
        combat.abandon_encounter(h.s, seat)


def _resolve_drawn(h: Here, seat: int, place: tuple[int, int]) -> Play[bool]:
    """Reveal and resolve the drawn encounter, and return whether the human evaded it."""
    fight = h.s.fights[seat]
    combat.reveal_encounter(h, seat)
    yield from mutant_actions.resolve_reactions(h, seat, "move", "encounter")
    yield from fire_hook(h, seat, "reveal", asking=False)
    if ENCOUNTERS[fight.encounter].narrative is not None:
        yield from uses.ask_uses(h, seat, Message("use-before-choosing"), "reveal")
        if not fight.ended:
            yield from _tell_a_story(h, seat)
            return False
    elif (yield from evading.fight_or_evade(h, seat, *place)):
        return True
    elif not fight.ended:
        yield from combat.resolve_combat(h, seat)
        return False
    combat.abandon_encounter(h.s, seat)
    return False


def _tell_a_story(h: Here, seat: int) -> Play[None]:
    """Resolve a narrative, and keep its card as XP if it succeeds and the card shows XP
    (PH-16.3)."""
    one = h.s.fights[seat].encounter
    succeeded = yield from resolve_narrative(h, seat)
    expire_effects(h.s, seat, "round", "combat")
    del h.s.fights[seat]
    if succeeded:
        experience.store_xp_cards(h, seat, [one])
    else:
        h.s.put_away(one)
