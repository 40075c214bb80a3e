"""Packs' cards: reads them by the models of the game's own cards, and checks what decks rely on."""

import re
from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from pydantic import ValidationError

from rules.engine.packs import Pack, PackCards, PackError, PackKind
from rules.kit.words import Message

from .faults import describe_faults
from .lookalikes import make_skeleton
from .wording import check_wording

_ID = re.compile(r"[a-z][a-z0-9-]{0,23}")
TRIAL_PACK_MARK = "x00"
"""The id with which a card is checked, before it gets its own."""


class CheckedCards(PackCards):
    """What packs may bring to a game whose cards are pydantic models with an `id`. A game says
    which `kinds`, what its own cards are called, and what else must hold."""

    codes: frozenset[str] = frozenset()
    """Fields whose texts are phrases of the vocabulary, such as a condition."""
    blanks: ClassVar[Mapping[str, Mapping[str, str]]] = MappingProxyType({})
    """For each kind and field, the placeholder that the game fills in, such as somebody's name."""
    label: str = "name"
    """The field by which people tell cards apart."""

    @abstractmethod
    def list_taken_names(self, kind: str) -> Collection[str]:
        """Return the names of the game's own cards of a kind."""

    def resolve_references(
        self, kind: PackKind, entry: dict[str, Any], own: Mapping[str, str]
    ) -> dict[str, Any]:
        """Return the entry with its references to cards of the same pack replaced by their ids in
        play. `own`: the author's ids -> ids in play."""
        return entry

    def find_faults(self, kind: PackKind, card: Any, ids: Collection[str]) -> Iterable[str]:
        """List what else is wrong with a card, each as "field: in words". `ids`: the ids of all
        cards of the pack."""
        return ()

    def read_cards(
        self, raw: Mapping[str, Sequence[Mapping[str, Any]]], name: Callable[[int], str]
    ) -> tuple[dict[str, dict[str, Any]], dict[str, str]]:
        entries = list(self._iterate_entries(raw, name))
        own = {str(entry["id"]): one for _, one, entry in entries}
        cards: dict[str, dict[str, Any]] = {kind.name: {} for kind in self.kinds}
        named: dict[str, str] = {}
        for kind, one, entry in entries:
            named[one] = f"{kind.one} {entry['id']}"
            cards[kind.name][one] = self._check_card(kind, one, entry, own, named[one])
        return cards, named

    def check_cards(self, raw: Mapping[str, Sequence[Mapping[str, Any]]], pack: Pack) -> None:
        check_wording(str(Message("the-manifest")), pack.manifest.model_dump(mode="json"))
        ids = frozenset(pack.named)
        for kind in self.kinds:
            for entry, card in zip(
                raw.get(kind.name, ()), pack.cards[kind.name].values(), strict=True
            ):
                where = pack.named[card.id]
                check_wording(where, entry, self.codes, self.blanks.get(kind.name, {}))
                for fault in self.find_faults(kind, card, ids):
                    raise PackError(f"{where}, {fault}.")
        self._check_labels(pack.cards, pack.named)

    def _iterate_entries(
        self, raw: Mapping[str, Any], name: Callable[[int], str]
    ) -> Iterator[tuple[PackKind, str, dict[str, Any]]]:
        """Iterate over the cards' entries, each with its kind and its id in play. Raises
        PackError."""
        number = 0
        seen: set[str] = set()
        for kind in self.kinds:
            listed = raw.get(kind.name, ())
            if len(listed) > kind.most:
                raise PackError(
                    Message("too-many-cards", cards=kind.name, count=len(listed), most=kind.most)
                )
            for place, entry in enumerate(listed, 1):
                if not isinstance(entry, dict):
                    raise PackError(Message("is-no-card", kind=kind.one, place=place))
                own = entry.get("id")
                if not isinstance(own, str) or not _ID.fullmatch(own):
                    raise PackError(Message("id-does-not-fit", kind=kind.one, place=place))
                if own in seen:
                    raise PackError(Message("id-is-taken", kind=kind.one, card=own))
                seen.add(own)
                number += 1
                yield kind, name(number), entry

    def _check_card(
        self, kind: PackKind, one: str, entry: dict[str, Any], own: Mapping[str, str], where: str
    ) -> Any:
        for field in kind.given:
            if field in entry and field != "id":
                raise PackError(Message("no-such-card-field", card=where, field=field))
        whole = {**self.resolve_references(kind, entry, own), "id": TRIAL_PACK_MARK, **kind.given}
        try:
            card = kind.model.model_validate(whole)
        except ValidationError as error:
            raise PackError(f"{where}, {describe_faults(error)}") from error
        return card.model_copy(update={"id": one})

    def _check_labels(
        self, cards: Mapping[str, Mapping[str, Any]], named: Mapping[str, str]
    ) -> None:
        for kind in self.kinds:
            label = "title" if "title" in kind.model.model_fields else self.label
            seen = {make_skeleton(word): word for word in self.list_taken_names(kind.name)}
            for one, card in cards[kind.name].items():
                word = str(getattr(card, label))
                if (other := seen.get(make_skeleton(word))) is not None:
                    alike = "same" if other.casefold() == word.casefold() else "similar"
                    data = {"card": named[one], "field": label, "alike": alike, "name": word}
                    raise PackError(Message("name-is-taken", **data))
                seen[make_skeleton(word)] = word
