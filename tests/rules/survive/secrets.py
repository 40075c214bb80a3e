"""What a seat may not know in Survive! (SV-19.1), how to deal it again, and which rule lets a
difference be seen. The order of the bag does not exist before a token is drawn (SV-5.2)."""

from abc import abstractmethod
from random import Random
from typing import Any

from rules.engine import Event
from rules.kit.counts import spread_counts
from rules.survive.model.components import ELEMENTS, Cards, count_cards
from rules.survive.model.state import Offer, State
from tests.kit.secrets import Dealing

ENOUGH = 4
"""So many cards stay in a pile that swaps with the Bank touch: nobody sees it run out."""


class _Hands(Dealing[State]):
    """Deals the hands of the other Humans again, each as large as it was."""

    within_steps = True

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        self.deal_hands(state, [seat for seat in range(state.seats) if seat != reader], rnd)
        if state.offer and reader not in (state.turn, state.offer.to):
            offer = state.offer
            state.offer = Offer(
                to=offer.to, give=_others(offer.give, rnd), take=_others(offer.take, rnd)
            )

    @abstractmethod
    def deal_hands(self, state: State, others: list[int], rnd: Random) -> None:
        """Deal the hands of these seats again."""


class AmongThem(_Hands):
    """The cards that the others hold change hands: everything else stays as it is."""

    def deal_hands(self, state: State, others: list[int], rnd: Random) -> None:
        pool = [element for seat in others for element in spread_counts(state.players[seat].hand)]
        rnd.shuffle(pool)
        for seat in others:
            hand = count_cards()
            for _ in range(state.hand_size(seat)):
                hand[pool.pop()] += 1
            state.players[seat].hand = hand


class WithTheBank(_Hands):
    """Cards of the others change places with the Bank's, where its piles are high. Who counts the
    piles could tell, so they are left out of the view."""

    def deal_hands(self, state: State, others: list[int], rnd: Random) -> None:
        for seat in others:
            hand = state.players[seat].hand
            for _ in range(state.hand_size(seat)):
                given, taken = rnd.sample(ELEMENTS, 2)
                if hand[given] and state.bank[taken] > ENOUGH < state.bank[given]:
                    hand[given] -= 1
                    hand[taken] += 1
                    state.bank[given] += 1
                    state.bank[taken] -= 1

    def hide_dealt(self, view: dict[str, Any]) -> dict[str, Any]:
        return {**view, "bank": None}


class OtherOffers(AmongThem):
    """A trade between two others is about other cards, as many on each side (SV-8.5)."""

    def deal_hands(self, state: State, others: list[int], rnd: Random) -> None:
        pass

    def deal_saved(
        self, saved: dict[str, Any], reader: int | None, rnd: Random
    ) -> dict[str, Any] | None:
        given = saved["now"]["answers"]
        if any(seat == reader or answer == [f"trade-{reader}"] for _, seat, _, answer in given):
            return None  # the reader is a party
        changed = False
        for row in given:
            parts = [part.split("-") for part in row[3] or ()]
            if parts and all(part[0] in ELEMENTS for part in parts):
                names = rnd.sample(ELEMENTS, len(parts))
                row[3] = [f"{n}-{count}" for n, (_, count) in zip(names, parts, strict=True)]
                changed = True
        return saved if changed else None


DEALS = (AmongThem(), WithTheBank(), OtherOffers())


def _others(these: Cards, rnd: Random) -> Cards:
    counts = list(these.values())
    rnd.shuffle(counts)
    return dict(zip(ELEMENTS, counts, strict=True))


TOLD_BY = {
    "defense": "SV-10.5: whether an attack is defended",
    "cards": "SV-7.6: cards that move are public",
    "conversion": "SV-19.4: a converted hand is public",
    "forfeit": "SV-4.23: a turn without destination is forfeited",
    "end": "SV-17.4: the cards at home win",
}


def excuse(was: Any, now: Any, one: Event | None, two: Event | None) -> str | None:
    """The rule that lets this first difference be seen; None where it is a leak."""
    for event in (one, two):
        if event is not None and event.kind in TOLD_BY:
            return TOLD_BY[event.kind]
    if was.table.result or now.table.result:
        return "SV-19.3: hands are public at the end"
    if was.entry.kind == "lapse":
        return "SV-18.5: the default builds what the hand pays"
    for event, waits in ((one, now), (two, was)):
        # The turn went on to the next player, where with other cards the table waits. What is
        # told first may be that calls lapse, for the round is over with it (SV-17.17).
        if event is not None and (event.kind == "roll" or "round" in event.data):
            verbs = {o.verb for p in waits.table.prompts if not p.optional for o in p.options}
            if verbs & {"build", "swap", "trade"}:
                return "SV-3.14: an end step without choice is skipped"
            if verbs == {"attack", "done"}:
                return "SV-9.7: attacks end when the hand pays no more"
    return None
