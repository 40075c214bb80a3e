"""Narrative encounters: a choice, perhaps a test, and the result (PH-13.4, PH-13.11, PH-13.12)."""

from __future__ import annotations

from rules.engine import Option, Play
from rules.kit.words import capitalize_first, list_words
from rules.posthuman.effects import carry_out
from rules.posthuman.effects.language.words import all_of, clip_detail, describe_costs, in_words
from rules.posthuman.effects.payment import can_pay, pay_cost
from rules.posthuman.model.cards import Narrative, NarrativeOption
from rules.posthuman.model.decks import ENCOUNTERS
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import checks
from rules.posthuman.play.travel import rewards


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
        h.t.tell_passage(option.told, title=f"{card.name}: {option.label}.")
        pay_cost(h, seat, option.cost, one, card.name)
    else:
        trial = option.test
        pay_cost(h, seat, option.cost, one, option.label)
        passed = yield from checks.resolve_test(h, seat, trial.stat, trial.modifier, option.label)
        h.t.tell_passage(option.told if passed else option.told_failed, title="What came of it.")
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
        f"{ENCOUNTERS[one].name}: what do you do?",
        ways,
        default=usual,
        topic="narrative",
        data={"card": one},
        rule="PH-13.11",
    )
    return narrative.options[int(chosen)]


def _describe_option(s: State, seat: int, option: NarrativeOption) -> str:
    """Describe what an option costs and gives, and what the player risks."""
    told = [f"Costs {describe_costs(option.cost)}."] if option.cost else []
    gain = list(map(in_words, option.passed))
    gain += ["a follower" + (" for 1 food" if option.follower_food else "")] * option.follower
    gains = list_words(gain) or "nothing gained"
    if option.test is None:
        told.append(f"{capitalize_first(gains)}.")
    else:
        stat, most = (
            option.test.stat,
            checks.find_test_target(s, seat, option.test.stat, option.test.modifier),
        )
        odds = round(100 * max(0, min(6, most)) / 6)
        told.append(f"{odds}% ({stat} {most}): {gains}; else {all_of(option.failed) or 'nothing'}.")
    return clip_detail(" ".join(told))


def _make_option_data(s: State, seat: int, option: NarrativeOption) -> dict[str, object]:
    trial = option.test
    if trial is None:
        return {"test": None}
    return {
        "test": trial.stat,
        "target": checks.find_test_target(s, seat, trial.stat, trial.modifier),
    }
