"""Options whose words and data are made when somebody reads them: a long menu has many, and its
answer needs one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.engine import Data, Option, Text

_WORDS = frozenset({"label", "detail", "_raw_label", "_raw_detail"})


class LateOption(Option):
    """An option of which only id and verb are made at once. `read_data` returns its data, and
    `describe` its label and detail. They must not read the position, which may have changed."""

    __slots__ = ("_describe", "_read_data")

    def __init__(
        self,
        key: str,
        verb: str,
        read_data: Callable[[], Data],
        describe: Callable[[], tuple[Text, Text]],
    ) -> None:
        self.id, self.verb = key, verb
        self._read_data, self._describe = read_data, describe

    def __getattr__(self, name: str) -> Any:
        """Fill the slots that are empty. Python calls this for those alone."""
        if name == "data":
            self.data = self._read_data()
        elif name in _WORDS:
            self._raw_label, self._raw_detail = self._describe()
        else:
            raise AttributeError(name)
        return getattr(self, name)
