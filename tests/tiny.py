"""Tiny: a whole game in one file, which storage and cogs are tested with. It plays every way a game
can ask, in a few rounds round a fire. How a game is written, `tests/template_game/` shows.

It is never on the list of real games: call `register_tiny()`, or use the fixture `tiny`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pydantic import BaseModel, Field

from rules.engine import (
    Answer,
    Chance,
    Game,
    Illegal,
    Offer,
    Option,
    Play,
    Prompt,
    Result,
    Table,
    register_games,
)
from rules.engine.presets import Choice, PresetKind

DECK = ("bark", "moss", "cone", "bark", "moss", "cone", "bark", "moss", "cone", "bark")


class TinyOptions(BaseModel):
    rounds: int = Field(default=2, ge=1, le=9)
    tale: bool = False
    """Whether cards are drawn with a passage to read, and with one for their owner alone."""


class Hearth(BaseModel, extra="forbid"):
    """What one night leaves for the next: it is all that a campaign keeps."""

    logs: int = Field(default=0, ge=1)


class Position(BaseModel):
    """Everything there is to know between two steps, and nothing else."""

    seats: int
    rounds: int
    round: int = 0  # 0: nothing dealt yet
    seat: int = 0  # whose turn it is; after the last seat comes the dusk
    wood: list[int]
    flares: list[bool]
    camps: list[str]
    hands: list[list[str]]
    deck: list[str] = list(DECK)


class TinyView(BaseModel):
    """What one seat may know: the others' hands are counted, not shown."""

    seat: int | None
    names: tuple[str, ...]
    round: int
    wood: list[int]
    flares: list[bool]
    camps: list[str]
    cards: list[int]
    hand: list[str]


class Tiny(Game[Position]):
    key = "tiny"
    title = "Tiny Fire"
    blurb = "Gather wood, trade kindling, and outlast the night."
    seats = range(1, 5)
    goal = "Have the most wood when the last night begins."
    course = "Gather, draw, play kindling, or trade. At dusk everybody burns logs in secret."
    length = "Two rounds, five answers each: ten minutes, or a day."
    weight = "light"
    lessons: ClassVar[Mapping[str, str]] = {
        "gather": "You roll a die and take as much wood. It is the safe thing to do."
    }
    verbs: ClassVar[Mapping[str, str]] = {
        "gather": "Walk out and roll for wood.",
        "draw": "Draw a kindling card.",
        "kindle": "Play cards of one kind for wood.",
        "trade": "Offer a card for a log.",
        "flare": "Burn your flare for a log, whoever's turn it is.",
    }
    version = "1"
    measure = "Wood"
    presets = (
        PresetKind(
            key="offer",
            asked="Somebody offers you a card for a log",
            verbs=frozenset({"trade"}),
            fits=lambda prompt: prompt.topic == "offer",
            answers=lambda _: (Choice("decline", "Decline"), Choice("accept", "Accept")),
            give=lambda _, __, chosen: [chosen],
            conditions=lambda view: [
                Choice("rich", "you have 3 wood or more"),
                *(Choice(f"by-{n}", f"{name} does") for n, name in enumerate(view.names)),
            ],
            holds=lambda view, prompt, condition: (
                view.wood[view.seat] >= 3
                if condition == "rich"
                else prompt.data["by"] == int(condition.removeprefix("by-"))
            ),
        ),
        PresetKind(
            key="dusk",
            asked="Wood is given to the fire",
            verbs=frozenset({""}),
            fits=lambda prompt: prompt.kind == "number" and prompt.secret,
            answers=lambda _: [Choice(str(n), f"Give {n} wood") for n in range(4)],
            give=lambda _, __, chosen: int(chosen),
        ),
        PresetKind(
            key="turn",
            asked="It is your turn",
            verbs=frozenset({"gather", "draw", "kindle", "trade"}),
            fits=lambda prompt: any(option.id == "gather" for option in prompt.options),
            answers=lambda view: [
                Choice("gather", "Gather wood"),
                *([Choice("draw", "Draw a card")] if len(view.hand) < 3 else []),
            ],
            give=lambda _, __, chosen: [chosen],
        ),
    )
    guide = (
        "## Camps\n\n"
        "**TF-1.1** Each camp has a name and one card to begin with.\n\n"
        "## Turns\n\n"
        "**TF-2.1, TF-2.3** On your turn you gather, draw, kindle or trade.\n\n"
        "**TF-2.2** A flare may be burnt at any time.\n\n"
        "## The end\n\n"
        "**TF-3.1** At dusk all give wood in secret; who gives most alone draws a card.\n\n"
        "**TF-4.1** After the last round most wood wins.\n\n"
        "**TF-5.1** In a campaign, the next night begins with the wood that is left, evenly shared."
    )
    options = TinyOptions
    state = Position

    def setup(self, seats: int, options: TinyOptions, save: str | None = None) -> Position:
        left = Hearth() if save is None else Hearth.model_validate_json(save)
        return Position(
            seats=seats,
            rounds=options.rounds,
            wood=[1 + left.logs // seats] * seats,
            flares=[True] * seats,
            camps=[""] * seats,
            hands=[[] for _ in range(seats)],
        )

    def step(self, t: Table[Position]) -> Play[None]:
        s = t.state
        if s.round == 0:
            yield from deal_cards(t)
        elif s.seat < s.seats:
            leave_flares(t)
            yield from take_turn(t, s.seat)
            s.seat += 1
        else:
            leave_flares(t)
            yield from play_dusk(t)
            if s.round == s.rounds:
                best = max(s.wood)
                winners = [seat for seat in range(s.seats) if s.wood[seat] == best]
                t.finish_game(
                    winners, dict(enumerate(s.wood)), "The night is over: most wood wins."
                )
            s.round, s.seat = s.round + 1, 0

    def carry(self, state: Position, result: Result) -> str | None:
        """TF-5.1: the wood that is left lies there for the next night; without any the fire is
        out."""
        logs = sum(state.wood)
        return Hearth(logs=logs).model_dump_json() if logs else None

    def find_role_key(self, state: Position, seat: int) -> str:
        if state.round == 0:
            return ""
        return "keeper" if state.flares[seat] else "spent"

    def introduce_role(self, view: TinyView) -> str:
        assert view.seat is not None
        camp = view.camps[view.seat]
        if view.flares[view.seat]:
            return f"You keep the fire at {camp}, and one flare."
        return f"You keep the fire at {camp}. Your flare is burnt."

    def measure_progress(self, state: Position) -> list[float]:
        return [float(wood) for wood in state.wood]

    def find_round(self, state: Position) -> int | None:
        return state.round or None

    def view(self, state: Position, seat: int | None, names: tuple[str, ...]) -> TinyView:
        return TinyView(
            seat=seat,
            names=names,
            round=state.round,
            wood=list(state.wood),
            flares=list(state.flares),
            camps=list(state.camps),
            cards=[len(hand) for hand in state.hands],
            hand=[] if seat is None else list(state.hands[seat]),
        )

    def bot(self, view: TinyView, prompt: Prompt[Any], rng: Chance) -> Answer:
        if prompt.kind == "text":
            return rng.pick(["Ash", "Birch", "Cedar"])
        if prompt.kind == "number":
            return min(prompt.most, prompt.least + 1)
        if prompt.optional:  # an empty list leaves an optional prompt be
            return ["burn"] if rng.draw_below(8) == 0 else []
        if prompt.most > 1:
            best = max(view.hand, key=view.hand.count)
            return [str(n) for n, card in enumerate(view.hand) if card == best]
        verbs = {option.verb for option in prompt.options}
        if "kindle" in verbs and max(map(view.hand.count, view.hand)) > 1:
            return ["kindle"]
        return [rng.pick(prompt.options).id]


def deal_cards(t: Table[Position]) -> Play[None]:
    """TF-1.1: cards are dealt in secret and each camp gets its name."""
    s = t.state
    s.deck = t.rng.shuffle(s.deck)
    for seat in range(s.seats):
        draw_card(t, seat)
    s.camps = yield from t.ask_all(
        [
            t.text(seat, "What do you call your camp?", least=1, most=20, default="Camp")
            for seat in range(s.seats)
        ]
    )
    t.tell(f"The camps are {', '.join(s.camps)}.")
    s.round = 1


def take_turn(t: Table[Position], seat: int) -> Play[None]:
    """TF-2.1: one of several things to do; each verb is a command of the game's."""
    hand = t.state.hands[seat]
    options = [Option("gather", "gather", "Gather wood", "Near is safe, far is more.")]
    if t.state.deck:
        options.append(Option("draw", "draw", "Draw a card"))
    if hand:
        options.append(Option("kindle", "kindle", "Kindle"))
    if hand and t.state.seats > 1:
        options.append(Option("trade", "trade", "Offer a card"))
    asked = t.choice(seat, "What do you do?", options, default="gather", rule="TF-2.1")
    do = yield from t.ask(asked)
    if do == "gather":
        yield from gather_wood(t, seat)
    elif do == "draw":
        draw_card(t, seat)
    elif do == "kindle":
        yield from kindle_cards(t, seat)
    else:
        yield from trade_card(t, seat)


def gather_wood(t: Table[Position], seat: int) -> Play[None]:
    far = yield from t.ask(t.number(seat, "How far do you walk?", 1, 3, default=1))
    die = t.rng.draw_below(6) + 1
    found = far if die > far else 0
    t.state.wood[seat] += found
    t.tell(f"{t.name_seat(seat)} rolls {die} and finds {found} wood.", kind="roll", die=die)


def draw_card(t: Table[Position], seat: int) -> None:
    """Everybody hears that a card was drawn, its owner alone which."""
    if t.state.deck:
        card = t.state.deck.pop()
        t.state.hands[seat].append(card)
        t.tell(f"{t.name_seat(seat)} draws a card.")
        t.tell(f"You drew {card}.", seat, kind="card", card=card)
        if t.options.tale:
            t.tell_passage(WOODS, title="What the woods say.")
            t.tell_passage(f"{card} " * 300, seat, title=f"What {t.name_seat(seat)}'s card says.")


def kindle_cards(t: Table[Position], seat: int) -> Play[None]:
    hand = t.state.hands[seat]

    def of_one_kind(chosen: list[str]) -> None:
        if len({hand[int(n)] for n in chosen}) > 1:
            raise Illegal(
                "Cards kindle only with their own kind: pick cards of one kind.", rule="TF-2.3"
            )

    cards = [Option(str(n), "kindle", card) for n, card in enumerate(hand)]
    chosen = yield from t.ask(
        t.choices(seat, "Which cards?", cards, most=4, default=[], check=of_one_kind, secret=True)
    )
    t.state.hands[seat] = [card for n, card in enumerate(hand) if str(n) not in chosen]
    t.state.wood[seat] += len(chosen) ** 2
    t.tell(f"{t.name_seat(seat)} kindles {len(chosen)} cards.")


def trade_card(t: Table[Position], seat: int) -> Play[None]:
    """Whoever accepts first has it; who declines is asked no more."""
    s = t.state
    text = "Which card do you offer for a log?"
    cards = [Option(str(n), "trade", card) for n, card in enumerate(s.hands[seat])]
    offered = yield from t.ask(t.choice(seat, text, cards, default="0", secret=True))
    yes, no = Option("accept", "trade", "Accept"), Option("decline", "trade", "Decline")
    asked = [
        t.choice(
            other,
            f"{t.name_seat(seat)} offers a card for a log.",
            [yes, no],
            default="decline",
            topic="offer",
            data={"by": seat},
        )
        for other in range(s.seats)
        if other != seat and s.wood[other]
    ]
    while asked:
        prompt, answer = yield from t.ask_any(asked)
        if answer == "accept":
            card = s.hands[seat].pop(int(offered))
            s.hands[prompt.seat].append(card)
            s.wood[prompt.seat] -= 1
            s.wood[seat] += 1
            t.tell(f"{t.name_seat(prompt.seat)} takes the card for a log.")
            t.tell(f"The card was {card}.", seat, prompt.seat, kind="card", card=card)
            return
        asked.remove(prompt)
    t.tell("Nobody wants the card.")


def leave_flares(t: Table[Position]) -> None:
    """TF-2.2: a free action, open to every seat beside whatever the table waits for."""
    aims = [Option("burn", "flare", "Burn your flare", "A log, at once.")]

    def offer_flares(seat: int) -> list[Offer]:
        if not t.state.flares[seat]:
            return []
        text = "You still have a flare."
        return [("flare", t.choice(seat, text, aims, default="burn", optional=True))]

    def burn_flare(_: str, prompt: Prompt[Any], __: Any) -> Play[None]:
        t.state.flares[prompt.seat] = False  # the prompt is closed; the others' stand on
        way = yield from t.ask(
            t.choice(
                prompt.seat,
                "Where does it point?",
                WAYS,
                default="up",
                secret=True,
                about=f"{t.name_seat(prompt.seat)} burns a flare and chooses where it points",
            )
        )
        t.state.wood[prompt.seat] += 1
        t.tell(f"{t.name_seat(prompt.seat)} burns a flare and finds a log.", kind="flare", way=way)

    t.offer_free_actions(offer_flares, burn_flare)


WOODS = "\n\n".join(f"Page {n}. " + "The wood is old and it listens. " * 12 for n in range(1, 6))
WAYS: Sequence[Option] = (Option("up", "flare", "Up"), Option("down", "flare", "Down"))


def play_dusk(t: Table[Position]) -> Play[None]:
    """TF-3.1: all choose at once; the answers stay sealed until the last is in."""
    s = t.state
    gifts = yield from t.ask_all(
        [
            t.number(
                seat,
                "How much wood for the fire?",
                0,
                s.wood[seat],
                default=0,
                secret=True,
                about="Dusk has come: everybody gives wood to the fire",
            )
            for seat in range(s.seats)
        ]
    )
    for seat, gift in enumerate(gifts):
        s.wood[seat] -= gift
    t.tell(f"The fire gets {' and '.join(map(str, gifts))} wood.")
    if gifts.count(max(gifts)) == 1:
        draw_card(t, gifts.index(max(gifts)))


TINY = Tiny()


def register_tiny() -> Tiny:
    """Put Tiny on the list of games, where `Table.open("tiny", ...)` and `Table.load` find it."""
    register_games(TINY)
    return TINY
