"""Options whose words and data are made when somebody reads them: a long menu has many, and its
answer needs one."""

from abc import abstractmethod
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
