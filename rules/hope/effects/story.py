"""Effects that let a character choose, or ask players to tell something (HI-19.4h, HI-19.4i)."""

from rules.engine import Option, Play
from rules.engine.messages import Text
from rules.hope.effects.carry_out import apply_effect, carry_out
from rules.hope.effects.language.models import ChooseOne, Tell
from rules.hope.effects.targets import ask_targets
from rules.hope.play.context import Here
from rules.hope.words import Message


@apply_effect.register(ChooseOne)
def _choose_one_way(effect: ChooseOne, h: Here, me: int, why: Text) -> Play[None]:
    options = [Option(str(n), "choose", way.label) for n, way in enumerate(effect.ways)]
    chosen = yield from h.choose(me, Message("which-way", why=why), options, rule="HI-19.4h")
    yield from carry_out(h, effect.ways[int(chosen)].effects, me, why)


@apply_effect.register(Tell)
def _ask_for_telling(effect: Tell, h: Here, me: int, why: Text) -> Play[None]:
    asked = yield from ask_targets(h, effect.target, me, why)
    if asked:
        told = Message("line-to-some", whom=[h.name_seat(seat) for seat in asked], text=effect.line)
        h.tell_and_record(told, kind="prompt")
