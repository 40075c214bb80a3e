"""Narrative encounters: a choice, perhaps a test, and the result (PH-13.4, PH-13.11, PH-13.12)."""

from __future__ import annotations

from rules.engine import Option, Play, Text
from rules.posthuman.effects import carry_out
from rules.posthuman.effects.language.words import all_of, describe, describe_costs
from rules.posthuman.effects.payment import can_pay, pay_cost
from rules.posthuman.model.cards import Narrative, NarrativeOption
from rules.posthuman.model.decks import ENCOUNTERS
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import checks
from rules.posthuman.play.travel import rewards
from rules.posthuman.words import Message, fit_detail, join_sentences


def resolve_narrative(h: Here, seat: int) -> Play[bool]:
    """Let the player choose, pay and test, and carry out the result; return whether the narrative
    succeeded. Raises Fallen if the human falls by this: then it is not resolved (PH-12.8)."""
    one = h.s.fights[seat].encounter
    card = ENCOUNTERS[one]
    narrative = card.narrative
    assert narrative is not None
    option = yield from _ask_option(h, seat, one, narrative)
    passed = True
    if option.test is None:
        title = Message(
            "chooses-in-story", story=card.name, player=h.name_seat(seat), choice=option.label
        )
        h.t.tell_passage(option.told, title=title)
        pay_cost(h, seat, option.cost, one, card.name)
    else:
        trial = option.test
        pay_cost(h, seat, option.cost, one, option.label)
        passed = yield from checks.resolve_test(
            h, seat, trial.stat, trial.modifier, option.label, chosen=True
        )
        read = option.told if passed else option.told_failed
        h.t.tell_passage(read, title=Message("what-came-of-it"))
    do = option.passed if passed else option.failed
    yield from carry_out.carry_out(h, seat, do, card.name, source=one)
    if not (passed and option.success):
        return False
    if option.follower:
        yield from rewards.gain_follower(h, seat, card.name, for_food=option.follower_food)
    return True


def _ask_option(h: Here, seat: int, one: str, narrative: Narrative) -> Play[NarrativeOption]:
    """Ask which option the player takes. Only options that can be paid are offered, and free
    actions meanwhile may change which these are. The default is the printed one, which is shown
    first (PH-13.11)."""
    s, usual = h.s, str(narrative.default)

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
        Message("which-way", cause=ENCOUNTERS[one].name),
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
        told.append(Message("costs", costs=describe_costs(option.cost)))
    gain: list[Text] = [describe(one) for one in option.passed]
    if option.follower:
        gain.append(Message("a-follower-for-food" if option.follower_food else "a-follower"))
    gains = Message("all-of", things=gain) if gain else Message("nothing-gained")
    if option.test is None:
        told.append(Message("capital-sentence", text=gains))
    else:
        stat = option.test.stat
        most = checks.find_test_target(s, seat, stat, option.test.modifier)
        odds = round(100 * max(0, min(6, most)) / 6)
        failed = all_of(option.failed) or Message("nothing")
        told.append(
            Message("odds-of-test", odds=odds, stat=stat, most=most, gains=gains, failed=failed)
        )
    return fit_detail(Message("all-of", things=[join_sentences(told)]))


def _make_option_data(s: State, seat: int, option: NarrativeOption) -> dict[str, object]:
    trial = option.test
    if trial is None:
        return {"test": None}
    return {
        "test": trial.stat,
        "target": checks.find_test_target(s, seat, trial.stat, trial.modifier),
    }
