"""Packs, cards of people's own: read from a file, explained by a template, tried by games of bots.

    pack = read(data)                     # bytes of a YAML or ZIP file; raises PackError
    pack.manifest                         # name, author, language, licence, content_notes, game ...
    pack.digest                           # SHA-256 of pack.text, 64 hexadecimal digits
    pack.counts                           # {"scenes": 3, "assets": 1}
    pack.text                             # canonical, to be kept under its digest; never changes
    pack_of(text)                         # the pack of a kept text; raises PackError
    checked(text)                         # of a text from elsewhere, such as an export; the same

    Table.open(key, names=..., seed=..., packs=[pack.text])     # raises PackError, an Illegal
    table.packs, table.pack_digests       # public; the dump names the digests
    Table.load(dump, since, packs=[text]) # raises MissingPacks (.digests) where one is not given

    sentence(key)                         # what packs may bring to a game, or that nothing yet
    template(key)                         # a YAML file, itself a valid pack; raises PackError
    playtest(pack, games, seed, progress) # -> Report; raises PackError naming the cards
    pair(pack, number, seed), report(pack, pairs)     # the same in pieces

A table keeps its packs itself: once it is loaded, nothing else needs the texts. Text of packs is
plain: nothing in it means anything to Markdown, and no mention or link can stand in it.
"""

from rules.engine.pack_texts import checked, pack_of
from rules.engine.packs import Manifest, MissingPacks, Pack, PackError

from .games import sentence, takers, template
from .playing import pair
from .playtest import TRIED, Report, playtest, report
from .reading import LARGEST, read

__all__ = [
    "LARGEST",
    "TRIED",
    "Manifest",
    "MissingPacks",
    "Pack",
    "PackError",
    "Report",
    "checked",
    "pack_of",
    "pair",
    "playtest",
    "read",
    "report",
    "sentence",
    "takers",
    "template",
]
