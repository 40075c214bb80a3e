"""An option's texts and data are made only when somebody reads them."""

import pytest

from rules.engine import Data, Text
from rules.engine.late_texts import read_raw_text
from rules.kit.late_options import LateOption
from rules.survive.words import Message

GOES = Message("about-moving", player="Ada", roll=5)


class Going(LateOption):
    """An option of no game."""

    __slots__ = ()

    def __init__(self) -> None:
        self.id, self.verb = "D4", "move"

    def make_data(self) -> Data:
        return {"roll": 5}

    def make_words(self) -> tuple[Text, Text]:
        return GOES, "plain"


def test_texts_and_data_are_made_at_the_first_reading() -> None:
    assert (read_raw_text(Going(), "label"), read_raw_text(Going(), "detail")) == (GOES, "plain")
    assert (Going().label, Going().detail) == (str(GOES), "plain")
    assert Going().data == {"roll": 5}
    with pytest.raises(AttributeError, match="colour"):
        _ = Going().colour  # type: ignore[attr-defined]  # it has none, which is the point
