"""Options whose words and data are made when somebody reads them: a long menu has many, and its
answer needs one."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from rules.engine import Data, Option, Text

_TEXT_ATTRIBUTES = frozenset({"label", "detail", "_raw_label", "_raw_detail"})


class LateOption(Option):
    """An option of which only id and verb are made at once. What a game's own kind makes later must
    not depend on the position, which may have changed by then."""

    __slots__ = ()

    @abstractmethod
    def make_data(self) -> Data:
        """Make the data."""

    @abstractmethod
    def make_words(self) -> tuple[Text, Text]:
        """Make label and detail."""

    def __getattr__(self, name: str) -> Any:
        """Fill the slots that are empty. Python calls this for those alone."""
        if name == "data":
            self.data = self.make_data()
        elif name in _TEXT_ATTRIBUTES:
            self._raw_label, self._raw_detail = self.make_words()
        else:
            raise AttributeError(name)
        return getattr(self, name)


class OptionToCome(LateOption):
    """An option whose words and data two functions make later, from its id."""

    __slots__ = ("_make_data", "_make_words")

    def __init__(
        self,
        key: str,
        verb: str,
        make_words: Callable[[str], tuple[Text, Text]],
        make_data: Callable[[str], Data] = lambda _: {},
    ) -> None:
        self.id, self.verb = key, verb
        self._make_words, self._make_data = make_words, make_data

    def make_data(self) -> Data:
        return self._make_data(self.id)

    def make_words(self) -> tuple[Text, Text]:
        return self._make_words(self.id)
