"""A pack's file: what is taken, by which digest it is known, and what is refused in which words."""

import hashlib
import json
from typing import Any
from zipfile import ZIP_BZIP2, ZipExtFile

import pytest

from rules import GAMES
from rules.kit import packs
from rules.kit.packs import PackError
from tests.packs import HERE, KEYS, read_sample
from tests.rules.kit.packs.files import (
    MANIFEST,
    Raw,
    change_sample,
    dump_yaml,
    fill_template,
    load_sample,
    make_zip,
)


def find_refusal(data: bytes) -> str:
    """What is said of a file that is refused."""
    with pytest.raises(PackError) as refused:
        packs.read_pack(data)
    return str(refused.value)


def check_limit(key: str, place: str, good: list[Any], bad: list[Any], said: str) -> None:
    """Put values into a game's sample: the good ones are read, and the bad ones refused."""
    for value in good:
        packs.read_pack(change_sample(key, place, value))
    for value in bad:
        assert said in find_refusal(change_sample(key, place, value))


@pytest.mark.parametrize("key", KEYS)
def test_a_pack_is_identified_by_the_hash_of_its_text(key: str) -> None:
    pack = read_sample(key)
    assert pack.digest == hashlib.sha256(pack.text.encode()).hexdigest()
    again = packs.read_kept_pack(pack.text)
    assert (again.digest, again.counts, again.named) == (pack.digest, pack.counts, pack.named)
    of_file = load_sample(key)
    assert pack.counts == {kind: len(of_file[kind]) for kind in pack.counts}
    assert pack.manifest.name == of_file["name"]
    whole = json.loads(pack.text)
    cards = [card for kind in whole["cards"].values() for card in kind]
    assert len(cards) == sum(pack.counts.values()) == len(set(pack.named))


@pytest.mark.parametrize("key", KEYS)
def test_the_same_cards_have_the_same_digest_however_they_are_written(key: str) -> None:
    whole = load_sample(key)
    turned = dict(reversed(whole.items()))
    kinds = GAMES[key].pack_cards.kinds
    manifest = {name: value for name, value in whole.items() if name in MANIFEST}
    files = {f"{kind.name}.yaml": dump_yaml(whole[kind.name]) for kind in kinds}
    for other in (
        b"# A comment.\n" + dump_yaml(turned),
        json.dumps(whole, indent=3).encode(),
        "\ufeff".encode() + dump_yaml(whole).replace(b"\n", b"\r\n"),
        make_zip({"pack.yaml": dump_yaml(manifest), **files}),
    ):
        assert packs.read_pack(other).digest == read_sample(key).digest


@pytest.mark.parametrize("key", KEYS)
def test_changing_a_card_or_the_manifest_makes_another_pack(key: str) -> None:
    digests = {packs.read_pack(change_sample(key, "version", "2")).digest}
    digests.add(packs.read_pack(change_sample(key, "author", "Somebody else")).digest)
    first = GAMES[key].pack_cards.kinds[0].name
    whole = load_sample(key)
    whole[first] = list(reversed(whole[first]))
    digests.add(packs.read_pack(dump_yaml(whole)).digest)
    assert len(digests | {read_sample(key).digest}) == 4


@pytest.mark.parametrize("key", KEYS)
def test_the_template_is_an_explained_pack_with_a_card_of_each_kind(key: str) -> None:
    pack = packs.read_pack(fill_template(key))
    kinds = [kind.name for kind in GAMES[key].pack_cards.kinds]
    assert sorted(pack.counts) == sorted(kinds)
    assert packs.make_template(key).count("#") > 20, "it is explained"
    for line in packs.make_template(key).splitlines():
        assert len(line) <= 100


@pytest.mark.parametrize("key", KEYS)
def test_an_unchanged_template_is_refused_for_its_name_and_author(key: str) -> None:
    template = packs.make_template(key).encode()
    assert find_refusal(template) == (
        "The manifest, name: this still says “The Example Pack”, as in the template; write a name "
        "for your cards as a whole; author: this still says “Your name here”, as in the template; "
        "write your name, as you want others to see it."
    )
    unnamed = template.replace(b"The Example Pack", b"Nettles")
    assert find_refusal(unnamed).startswith("The manifest, author: this still says")
    shouted = unnamed.replace(b"Your name here", b'"  your NAME here "')
    assert find_refusal(shouted).startswith("The manifest, author: this still says")
    assert find_refusal(make_zip({"pack.yaml": unnamed})).startswith(
        "The manifest, author: this still"
    )


def test_values_are_read_as_they_are_written() -> None:
    """No Norway problem: `no` is a word, and 1.10 is no number."""
    found = packs.read_pack(change_sample("hope", "language", "no")).manifest
    assert found.language == "no"
    text = dump_yaml(load_sample("hope")).replace(b"version: 1\n", b"version: 1.10\n")
    assert packs.read_pack(text).manifest.version == "1.10"


CARD = b"scenes: [{id: a}]\n"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (b"x: &a [1]\n", "line 10: there is an anchor (&) here"),
        (b"x: *a\n", "line 10: there is an alias (*) here"),
        (b"x: !!python/name:os.system ''\n", "line 10: there is a tag (!) here"),
        (b"x: !local 1\n", "line 10: there is a tag (!) here"),
        (b"name: Twice\n", "line 10: “name” is there twice in one place"),
        (
            b"x: " + b"[" * 40 + b"]" * 40 + b"\n",
            "line 10: more than 14 lists are inside one another",
        ),
        (b"? [a]\n: b\n", "line 10: there is a list where a field's name should be"),
        (b"x: [" + b"1," * 50_000 + b"1]\n", "line 10: there are more than 40000 values"),
        (b"x: " + b"a" * 2_001 + b"\n", "line 10: a text has 2001 characters; the most is 2000"),
        (b"x: [\n", "is not YAML: line 11:"),
        (b"x: \x01\n", "is not YAML"),
        (b"x: \xff\n", "is not text in UTF-8"),
        (b"---\n", "line 10: there is a second document"),
        (
            b"<<: {a: b}\n" + CARD,
            "“??” is not a heading here. The headings are scenes, assets, traits,",
        ),
    ],
)
def test_yaml_beyond_plain_values_is_refused(more: bytes, said: str) -> None:
    assert said in find_refusal(dump_yaml(MANIFEST) + more)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "The file does not begin with a field"),
        (b"[]", "The file does not begin with a field"),
        (b"just words", "The file does not begin with a field"),
        (b"x" * (packs.MOST_FILE_BYTES + 1), "a pack has at most 262144"),
        (dump_yaml({**MANIFEST, "scenes": []}), "There is no card in it."),
        (dump_yaml({**MANIFEST, "scenes": "many"}), "There is no list of cards under scenes."),
        (dump_yaml({**MANIFEST, "scenes": [3]}), "scene 1: this is not a card."),
        (dump_yaml({**MANIFEST, "scnes": []}), "“scnes” is not a heading here. The headings are"),
        (dump_yaml({**MANIFEST, "game": "chess"}), "no game called chess. These games take packs:"),
        (dump_yaml({**MANIFEST, "own_words": False}), "The manifest, own_words:"),
        (dump_yaml({**MANIFEST, "pack": 2}), "The manifest, pack:"),
        (change_sample("hope", "name", "<@123>"), "The manifest, name: “<” is not allowed"),
        (change_sample("hope", "content_notes", ["war", 7]), "content_notes.2: "),
        (change_sample("hope", "name", "x" + "\u0301" * 3), "name: one letter has three accents"),
        (dump_yaml({**MANIFEST, "language": "English"}), "The manifest, language:"),
        (dump_yaml({k: v for k, v in MANIFEST.items() if k != "licence"}), "licence: is missing"),
    ],
)
def test_a_broken_file_is_refused_with_a_sentence(data: bytes, said: str) -> None:
    assert said in find_refusal(data)


@pytest.mark.parametrize(
    ("line", "instead", "said"),
    [
        ("own_words: true", "own_words: yes", "own_words: must be true, to say that you have"),
        ("language: en", "language: English", "must be a short code, such as en or pt-BR."),
        ("pack: 1", "pack: 2", "The manifest, pack: must be 1."),
        ("op: hunger", "op: hungr", "effects.1: “hungr” is no op; perhaps you mean “hunger”"),
        ("n: -1}", "n: minus one}", "succeed.effects.1.hunger.n: must be a whole number."),
        ("title: Borrowed Shoes", "title: 7", "title: must be text; put quotation marks round"),
        ("word: Give them", "word: #1 Give", "accept_word: is empty; everything after # is"),
        ("id: ferry-rope", "id: Ferry Rope", "scene 1, id: use at most 24 small letters"),
        ("    terrain: coastal", "\tterrain: coastal", "line 19: there is a tab here; indent with"),
        ("You ring the bell", "You ring: the bell", "line 51: there is a colon and a space inside"),
        ("line: They fit her.", 'line: "They" fit', "line 87: either a field does not line up"),
        ("n: -1}", "n: -1", "line 46: a bracket opens before this and does not close."),
    ],
)
def test_authors_mistakes_are_explained_in_plain_words(line: str, instead: str, said: str) -> None:
    template = fill_template("hope").decode()
    assert line in template
    found = find_refusal(template.replace(line, instead, 1).encode())
    assert said in found and "Input" not in found


def test_files_that_macos_adds_to_a_zip_are_ignored() -> None:
    whole = {"pack.yaml": dump_yaml(load_sample("hope"))}
    beside = {"__MACOSX/._pack.yaml": b"\0", ".DS_Store": b"\0"}
    assert packs.read_pack(make_zip({**whole, **beside})).digest == read_sample("hope").digest
    assert "“cards/pack.yaml”" in find_refusal(make_zip({"cards/pack.yaml": b"x"}))


def test_a_game_without_packs_says_so_in_a_sentence() -> None:
    others = [key for key in GAMES if key not in KEYS]
    assert others
    for key in others:
        said = (
            f"{GAMES[key].title} takes no packs yet. These games do: Hope Inhumanity, "
            "Posthuman and Aftermath."
        )
        assert packs.describe_packs(key) == said
        assert find_refusal(dump_yaml({**MANIFEST, "game": key, "cards": []})) == said
        with pytest.raises(PackError, match="takes no packs yet"):
            packs.make_template(key)
    assert packs.describe_packs("hope") == (
        "A pack for Hope Inhumanity can add scenes, assets, traits, relationships and "
        "personalities."
    )


def parts() -> dict[str, bytes]:
    whole = load_sample("hope")
    scenes: Raw = {name: whole.pop(name) for name in ("scenes", "assets")}
    files = {f"{name}.yaml": dump_yaml(cards) for name, cards in scenes.items()}
    return {"pack.yaml": dump_yaml(whole), **files}


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"../scenes.yaml": b"[]"}, "put its files in no folder"),
        ({"/etc/passwd": b"[]"}, "put its files in no folder"),
        ({"a\\b.yaml": b"[]"}, "put its files in no folder"),
        ({"folder/": b""}, "put its files in no folder"),
        ({"notes.txt": b"hello"}, "may hold only pack.yaml, scenes.yaml, assets.yaml, traits"),
        ({"big.yaml": b"0" * 600_000}, "holds more than 524288 bytes"),
    ],
)
def test_a_zip_may_hold_only_the_known_files(more: dict[str, bytes], said: str) -> None:
    assert said in find_refusal(make_zip({**parts(), **more}))


def test_a_malformed_zip_is_refused() -> None:
    whole = make_zip(parts())
    assert "damaged" in find_refusal(whole[:-40])
    assert "damaged" in find_refusal(b"PK\x03\x04" + b"nothing")
    at = whole.index(b"pack.yaml") + 40
    assert "damaged" in find_refusal(whole[:at] + b"\xff\xff\xff\xff" + whole[at + 4 :])
    assert "has no pack.yaml" in find_refusal(make_zip({"scenes.yaml": b"[]"}))
    assert "use Deflate" in find_refusal(make_zip(parts(), ZIP_BZIP2))
    twice = make_zip({**parts(), "pack.yaml": dump_yaml(load_sample("hope"))})
    assert "scenes are in both pack.yaml and scenes.yaml" in find_refusal(twice)


def test_a_zip_bomb_is_abandoned_once_it_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand times its size: no more is unpacked than the limit."""
    bomb = make_zip({"pack.yaml": b"a" * 50_000_000})
    assert len(bomb) < packs.MOST_FILE_BYTES
    sizes: list[int] = []
    honest = ZipExtFile.read

    def counted(self: ZipExtFile, n: int | None = -1) -> bytes:
        found = honest(self, n)
        sizes.append(len(found))
        return found

    monkeypatch.setattr(ZipExtFile, "read", counted)
    assert "holds more than" in find_refusal(bomb)
    assert 0 < sum(sizes) <= 524_289


LINE, DOES = "scenes.0.succeed.line", "encounters.0.does"
OPTIONS = "encounters.2.narrative.options"
LOST_ITEM = [{"discard": {"kind": "item", "n": -1}}]
FREE_HOPE = {"window": "free", "effects": [{"op": "hope", "n": 1}]}
SIX_EFFECTS = [{"op": op, "n": 1, "target": "chosen"} for op in ("harm", "hunger", "humanity")] * 2


FAULTS = [
    ("hope", "scenes.0.succeed.effects.1.if", "<@&1> *now*", "“??&1> ?now?” is no condition"),
    ("hope", "scenes.0.succeed.effects.1.if", "x" * 300, f"if: “{'x' * 198}…."),
    ("hope", "scenes.0.id", "Dead Letters", "scene 1, id: use at most 24 small letters"),
    ("hope", "scenes.1.id", "dead-letters", "scene dead-letters, id: another card of the pack"),
    ("hope", "scenes.0.hardship", 9, "scene dead-letters, hardship:"),
    ("hope", "scenes.0.title", "Salvage Tide", "title: another card is called Salvage Tide"),
    ("hope", "scenes.0.titel", "x", "scene dead-letters, titel: there is no such field"),
    ("hope", "scenes.0.callout", "Too short.", "scene dead-letters, callout: has 2 words"),
    ("hope", "scenes.0.succeed.effects.0.op", "explode", "scene dead-letters, succeed.effects.1"),
    ("hope", "scenes.0.succeed.effects.0.n", 5, "succeed.effects.1.hunger: n is 5"),
    ("hope", "scenes.0.succeed.effects.1.if", "hunger>9", "is no condition; write for instance"),
    ("hope", LINE, "Go to http://example.com now", "succeed.line: a text may not have a link"),
    ("hope", "scenes.0.succeed.line", "@everyone look at this", "succeed.line: “@” is not allowed"),
    ("hope", LINE, "This is **very** bold indeed", "“*” is not allowed in a text"),
    ("hope", "scenes.0.title", "\u3164" * 3, "title: hangul filler is not allowed in a text"),
    ("hope", "scenes.0.title", "\u0421oal Road", "has letters of several alphabets"),
    ("hope", "scenes.0.succeed.line", "A word ||hidden|| from you", "“|” is not allowed in a text"),
    ("hope", "scenes.0.succeed.line", "Turned \u202e round, my friend", "right-to-left override"),
    ("hope", "scenes.0.prompt", "1. Not a list, please?", "may not begin like a list"),
    ("hope", "scenes.0.succeed.effects.0", {"op": "reroll"}, "reroll does nothing in a Scene"),
    ("hope", "scenes.0.succeed.effects.0.target", "partner", "is for a partner"),
    ("hope", "assets.1.power.window", "plead", "asset postmans-cape, power: prevent does nothing"),
    ("hope", "assets.0.power.use", "once", "asset jar-of-dripping, power: an Asset's use"),
    ("hope", "assets.2.drawback.when", "partner_dies", "cannot happen to an asset"),
    ("hope", "traits.0.name", "Light Sleeper", "name: another card is called Light Sleeper"),
    ("hope", "traits.0.power.use", "uses", "for a trait choose once, round or always"),
    ("hope", "traits.0.power.window", "plead", "redraw does nothing in the window plead"),
    ("hope", "traits.0.text", "Knows {partner} by the shoes.", "“{” is not allowed in a text"),
    ("hope", "traits.1.power.when", "partner_dies", "cannot happen to a trait"),
    ("hope", "traits.1.power.window", "free", "trait hums-when-afraid, power: when: a passive"),
    ("hope", "relationships.0.bond", "They were married once, in a far city.", "it must contain"),
    ("hope", "relationships.0.gap", "What of {stranger}, and of you?", "“{” is not allowed"),
    ("hope", "relationships.0.powers.0.when", "gained", "cannot happen to a relationship"),
    ("hope", "relationships.0.side", "behind", "relationship half-a-map, side:"),
    ("hope", "personalities.0.flaw", FREE_HOPE, "flaw is p"),
    ("hope", "personalities.0.boon.effects.0.target", "partner", "which a personality does not"),
    ("hope", "personalities.0.portrait", "Too short.", "portrait: has 2 words"),
    ("hope", "traits.0.power.effects", SIX_EFFECTS, "has more than 200 characters"),
    ("posthuman", "encounters.0.level", 4, "encounter toll-gate-twins, level:"),
    ("posthuman", "encounters.0.copies", 3, "toll-gate-twins, copies: there is no such field"),
    ("posthuman", "encounters.0.name", "The Whistler", "name: another card is called The Whistler"),
    ("posthuman", "encounters.0.combat.reward.0", {"jp": 1}, "combat.reward: jp does nothing"),
    ("posthuman", "encounters.0.combat.reward.0", {"ammo": 9}, "combat.reward.ammo: 9 is none"),
    ("posthuman", "encounters.0.combat.reward.0", {"ammo": -1}, "combat.reward.ammo: -1 is no"),
    ("posthuman", "encounters.1.combat.enemy.special", "attack", "goes with special: effect"),
    ("posthuman", "encounters.3.combat.enemy.effects.0.at", "camp", "effects.1.at: of an enemy"),
    ("posthuman", "encounters.1.combat.enemy.effects.0.ask", True, "just happens: no ask"),
    ("posthuman", "encounters.1.combat.enemy.effects.0.text", "Ouch.", "is put into words by the"),
    ("posthuman", f"{OPTIONS}.0.fail", LOST_ITEM, "fail.discard: -1 is none of"),
    ("posthuman", "encounters.2.narrative.default", 0, "narrative: its default is a test"),
    ("posthuman", "encounters.2.narrative.options.0.pass", ["fortress"], "fortress does nothing"),
    ("posthuman", f"{OPTIONS}.1.cost", [{"discard": 1}], "options.2.cost: 1 to"),
    ("posthuman", f"{OPTIONS}.0.pass", [{"draw": {"deck": "events"}}], "deck: must be"),
    ("aftermath", "items.0.slot", "stash", "item toothbrush-lance, slot: is one of"),
    ("aftermath", "items.0.power", "forge", "item toothbrush-lance, power: is one of sees"),
    ("aftermath", "items.0.range", 2, "item toothbrush-lance, range: a ranged weapon has one"),
    ("aftermath", "items.1.battery", 0, "bonus: it needs a battery, but the item holds none"),
    ("aftermath", "items.1.noisy", True, "item cork-popper, bonus: in words, “+1 ranged"),
    ("aftermath", "encounters.0.loot", [{"heal": 1}] * 5, "loot: there are 5; the most is 4"),
    ("posthuman", "encounters.0.combat.reward", [{"food": 1}] * 5, "reward: there are 5; the"),
    ("aftermath", "items.0.unique", True, "toothbrush-lance, unique: there is no such field"),
    ("aftermath", "encounters.0.setup", ["dragon"], "the-queue, setup: there is no ordinary enemy"),
    ("aftermath", "encounters.0.setup", ["bruiser"] * 3, "setup: there are no 3 bruiser"),
    ("aftermath", "encounters.0.special", "pedlars", "special: goes with situation: safe"),
    ("aftermath", f"{DOES}.0.choice.of.0.cost", {"food": 9}, "does.choice.1.cost: 1 to 3"),
    ("aftermath", "encounters.1.does.0.test.ok", [{"battery": 4}], "ok.battery.n: is 1 to 3"),
    ("aftermath", "encounters.0.does", [{"goto": 3}], "the-queue, does: goto is none of"),
    ("aftermath", "encounters.0.does", [{"dial": {"population": 1}}], "does.dial: -3 to 3 of"),
    ("aftermath", "encounters.1.loot.0.item.id", "crown", "loot.item.id: there is no item crown"),
    ("aftermath", "encounters.1.loot", ["vehicle"], "the-left-luggage, loot: vehicle is none of"),
]


@pytest.mark.parametrize(("key", "place", "value", "said"), FAULTS)
def test_a_fault_is_named_with_its_card_and_field(
    key: str, place: str, value: object, said: str
) -> None:
    told = find_refusal(change_sample(key, place, value))
    assert said in told
    assert len(told) < 1_000


def test_a_pack_has_a_maximum_number_of_cards() -> None:
    whole = load_sample("hope")
    whole["assets"] = [{**whole["assets"][0], "id": f"a{n}", "name": f"Jar {n}"} for n in range(21)]
    assert find_refusal(dump_yaml(whole)) == "assets: there are 21; the most is 20."
    assert sorted(path.stem for path in HERE.glob("*.yaml")) == sorted(KEYS)
