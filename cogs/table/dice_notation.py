"""Dice notation: parses and rolls expressions such as `4d6kh3 + 2`. The caller gives the dice.

    sum      = product { ("+" | "-") product }
    product  = signed { ("*" | "/") signed }
    signed   = [ "+" | "-" ] ( number | dice | "(" sum ")" )
    dice     = [ number ] "d" ( number | "%" ) { modifier }
    modifier = ( "k" | "kh" | "kl" | "p" ("h" | "l") | "d" ("h" | "l") ) number
             | ( "ro" | "e" ) [ "<" | ">" ] number
    comment  = "#" anything, at the end; or "[" anything "]", anywhere

`kh` and `kl` keep the highest or lowest, `ph`, `pl`, `dh` and `dl` drop them, `ro` rerolls once
each die that shows that number (or less, or more), `e` rolls one more die for each that does.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from cogs.words import Message
from rules.engine.messages import Text

MOST_TEXT = 100
MOST_DICE = 100
"""The most dice that are rolled, including rerolls and exploding dice."""
MOST_OPERATORS = 5
"""The most sums, products, signs and modifiers in an expression, together."""
MOST_SIDES = 10_000
MOST_NUMBER = 1_000_000

Die: TypeAlias = Callable[[int], int]
"""Rolls a die with this many sides, and returns 1 to that number."""

_BRACKETS = re.compile(r"\[[^\]]*\]")
_TOKEN = re.compile(r"[0-9]+|kh|kl|k|ph|pl|dh|dl|ro|e|d|[-+*/()<>%]")
_KEEP_MODIFIERS = {
    "k": "kh",
    "kh": "kh",
    "kl": "kl",
    "ph": "ph",
    "pl": "pl",
    "dh": "ph",
    "dl": "pl",
}
_LOOKALIKES = str.maketrans(
    {"\N{MULTIPLICATION SIGN}": "*", "\N{DIVISION SIGN}": "/", "\N{MINUS SIGN}": "-"}
)


class UnreadableDice(Exception):
    """The expression cannot be parsed, or asks for too much. The text tells a player what to type
    instead. `what`: the characters that cannot be parsed, as they were typed; "" for other
    errors."""

    def __init__(self, words: Text, what: str = "") -> None:
        super().__init__(words)
        self.what = what


@dataclass(frozen=True, slots=True)
class DiceRoll:
    """The outcome of a roll. `shown`: each part with what its dice showed; `exact`: the result
    before rounding."""

    shown: str
    exact: Fraction
    comment: str = ""

    @property
    def total(self) -> int:
        """The result, rounded down."""
        return self.exact.numerator // self.exact.denominator

    @property
    def outcome_line(self) -> str:
        """The whole outcome in one line, without the comment."""
        outcome = f"{self.shown} = {self.total}"
        if self.exact.denominator == 1:
            return outcome
        return str(Message("rounded-down", outcome=outcome))


def roll_expression(text: str, die: Die) -> DiceRoll:
    """Parse an expression and roll its dice with `die`. Raises UnreadableDice."""
    if len(text) > MOST_TEXT:
        raise UnreadableDice(Message("dice-too-long", most=MOST_TEXT))
    dice, _, comment = text.partition("#")
    notes = [each.group()[1:-1] for each in _BRACKETS.finditer(dice)]
    read = _Reader(_split_tokens(_BRACKETS.sub(" ", dice)), die)
    shown, value = read.roll_all()
    said = " ".join(part for part in (" ".join(each.split()) for each in (*notes, comment)) if part)
    return DiceRoll(shown, value, said)


def _split_tokens(text: str) -> list[str]:
    plain = text.translate(_LOOKALIKES).lower()
    found: list[str] = []
    at = 0
    while at < len(plain):
        if plain[at].isspace():
            at += 1
            continue
        match = _TOKEN.match(plain, at)
        if match is None:
            raise UnreadableDice(Message("dice-example"), text[at:].strip())
        found.append(match.group())
        at = match.end()
    return found


@dataclass(slots=True)
class _Shown:
    """A rolled die with all faces that it has shown. The last one counts."""

    faces: list[int]
    exploded: bool = False

    @property
    def value(self) -> int:
        return self.faces[-1]

    def __str__(self) -> str:
        return "→".join(map(str, self.faces)) + ("!" if self.exploded else "")


@dataclass(slots=True)
class _Reader:
    """A recursive-descent parser that rolls while it parses."""

    tokens: list[str]
    die: Die
    at: int = 0
    dice: int = 0
    operators: int = 0

    def roll_all(self) -> tuple[str, Fraction]:
        """Roll the whole expression, and return it with what the dice showed, and its value. Raises
        UnreadableDice."""
        if not self.tokens:
            raise UnreadableDice(Message("say-which-dice"))
        found = self._parse_sum()
        if self._next_token:
            raise UnreadableDice(Message("dice-unknown", token=self._next_token))
        return found

    @property
    def _next_token(self) -> str:
        """The next token, which stays untaken, or an empty string at the end."""
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def _take_token(self) -> str:
        token = self._next_token
        self.at += 1
        return token

    def _take_operator(self) -> str:
        self.operators += 1
        if self.operators > MOST_OPERATORS:
            raise UnreadableDice(Message("dice-too-much", most=MOST_OPERATORS))
        return self._take_token()

    def _parse_sum(self) -> tuple[str, Fraction]:
        shown, value = self._parse_product()
        while self._next_token in ("+", "-"):
            sign = self._take_operator()
            more, other = self._parse_product()
            shown = f"{shown} {sign} {more}"
            value = value + other if sign == "+" else value - other
        return shown, value

    def _parse_product(self) -> tuple[str, Fraction]:
        shown, value = self._parse_signed()
        while self._next_token in ("*", "/"):
            sign = self._take_operator()
            more, other = self._parse_signed()
            shown = f"{shown} {sign} {more}"
            if sign == "/" and not other:
                raise UnreadableDice(Message("divided-by-zero"))
            value = value * other if sign == "*" else value / other
        return shown, value

    def _parse_signed(self) -> tuple[str, Fraction]:
        if self._next_token not in ("+", "-"):
            return self._parse_operand()
        sign = self._take_operator()
        shown, value = self._parse_operand()
        return (f"-{shown}", -value) if sign == "-" else (shown, value)

    def _parse_operand(self) -> tuple[str, Fraction]:
        token = self._next_token
        if token == "(":
            self._take_token()
            shown, value = self._parse_sum()
            if self._take_token() != ")":
                raise UnreadableDice(Message("bracket-open"))
            return f"({shown})", value
        if token.isdecimal():
            number = self._parse_number("")
            if self._next_token != "d":
                return str(number), Fraction(number)
            return self._roll_dice(number)
        if token == "d":
            return self._roll_dice(1)
        raise UnreadableDice(Message("dice-missing", token=token or "end"))

    def _parse_number(self, after: str) -> int:
        token = self._take_token()
        if not token.isdecimal():
            raise UnreadableDice(Message("number-missing", after=after))
        if len(token) > len(str(MOST_NUMBER)) or int(token) > MOST_NUMBER:
            raise UnreadableDice(Message("number-too-large", most=MOST_NUMBER))
        return int(token)

    # -- dice ------------------------------------------------------------------------------------

    def _roll_dice(self, count: int) -> tuple[str, Fraction]:
        name = f"{count}{self._take_token()}"
        if self._next_token == "%":
            sides, name = 100, name + self._take_token()
        else:
            sides = self._parse_number("d")
            name += str(sides)
        if not 1 <= sides <= MOST_SIDES:
            raise UnreadableDice(Message("die-sides", most=MOST_SIDES))
        if count < 1:
            raise UnreadableDice(Message("roll-one"))
        self._count_dice(count)
        kept = [_Shown([self.die(sides)]) for _ in range(count)]
        dropped: list[_Shown] = []
        while self._next_token in _KEEP_MODIFIERS or self._next_token in ("ro", "e"):
            name += self._apply_modifier(sides, kept, dropped)
        shown = ", ".join(map(str, kept))
        if dropped:
            gone = ", ".join(map(str, dropped))
            shown = str(Message("dice-dropped", kept=shown, dropped=gone))
        return f"{name} ({shown})", Fraction(sum(each.value for each in kept))

    def _apply_modifier(self, sides: int, kept: list[_Shown], dropped: list[_Shown]) -> str:
        """Apply the next modifier to the dice, and return it as text."""
        token = self._take_operator()
        if token in _KEEP_MODIFIERS:
            number = self._parse_number(token)
            _drop_dice(_KEEP_MODIFIERS[token], number, kept, dropped)
            return f"{token}{number}"
        compare = self._take_token() if self._next_token in ("<", ">") else ""
        number = self._parse_number(token + compare)
        if token == "ro":
            again = [each for each in kept if _is_match(each.value, compare, number)]
            self._count_dice(len(again))
            for each in again:
                each.faces.append(self.die(sides))
        else:
            self._explode_dice(sides, compare, number, kept)
        return f"{token}{compare}{number}"

    def _explode_dice(self, sides: int, compare: str, number: int, kept: list[_Shown]) -> None:
        if all(_is_match(end, compare, number) for end in (1, sides)):
            raise UnreadableDice(Message("explodes-forever"))
        left = list(kept)
        while left:
            each = left.pop()
            if _is_match(each.value, compare, number):
                self._count_dice(1)
                each.exploded = True
                more = _Shown([self.die(sides)])
                kept.append(more)
                left.append(more)

    def _count_dice(self, dice: int) -> None:
        """Count dice towards the limit. Raises UnreadableDice above MOST_DICE."""
        self.dice += dice
        if self.dice > MOST_DICE:
            raise UnreadableDice(Message("too-many-dice", most=MOST_DICE))


def _is_match(value: int, compare: str, number: int) -> bool:
    if compare == "<":
        return value < number
    return value > number if compare == ">" else value == number


def _drop_dice(which: str, number: int, kept: list[_Shown], dropped: list[_Shown]) -> None:
    """Keep or drop this many of the highest or lowest dice. Dice that are kept stay in order."""
    highest = which in ("kh", "ph")
    ranked = sorted(range(len(kept)), key=lambda n: kept[n].value, reverse=highest)
    chosen = set(ranked[:number])
    stay = [n in chosen if which in ("kh", "kl") else n not in chosen for n in range(len(kept))]
    dropped += [each for each, stays in zip(kept, stay, strict=True) if not stays]
    kept[:] = [each for each, stays in zip(kept, stay, strict=True) if stays]
