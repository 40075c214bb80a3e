"""Which language is spoken, and where."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from rules.engine import Event, languages
from rules.engine.events import assign_steps
from rules.engine.languages import InLanguage, find_offered, speak, spoken_language
from tables.words import Message

YES = Message("yes")


def test_an_offered_language_is_found_by_discords_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "OFFERED_LANGUAGES", frozenset({"en", "de", "pt-BR"}))
    found = [find_offered(locale) for locale in ("de", "en-GB", "pt-BR", "pt", "fr", None)]
    assert found == ["de", "en", "pt-BR", None, None, None]


def test_trying_a_translation_overrides_discords_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "PROCESS_LANGUAGE", "de")
    assert find_offered("en-US") is None


def test_another_process_speaks_the_language_it_is_given() -> None:
    call = pickle.loads(pickle.dumps(InLanguage("de", str)))
    assert call(YES) == "ja"
    assert spoken_language() == "en"


def test_threads_that_share_a_message_read_it_in_their_own_language() -> None:
    together = Barrier(2)

    def read(language: str) -> set[str]:
        with speak(language):
            together.wait()
            return {str(YES) for _ in range(5000)}

    with ThreadPoolExecutor(2) as pool:
        assert [*pool.map(read, ("de", "en"))] == [{"ja"}, {"yes"}]


def test_the_log_keeps_a_text_as_it_was_told() -> None:
    with speak("de"):
        (kept,) = assign_steps([Event(YES)], 1)
    assert kept.text == "ja"
