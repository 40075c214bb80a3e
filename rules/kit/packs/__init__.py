"""Packs, cards that people write: reads them from a file, makes templates, and playtests them.

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

from rules.engine.pack_texts import check_pack_text, pack_of
from rules.engine.packs import Manifest, MissingPacks, Pack, PackError

from .games import describe_packs, games_with_packs, make_template
from .playing import play_pair
from .playtest import TRIED, Report, make_report, run_playtest
from .reading import LARGEST, read_pack

__all__ = [
    "LARGEST",
    "TRIED",
    "Manifest",
    "MissingPacks",
    "Pack",
    "PackError",
    "Report",
    "check_pack_text",
    "describe_packs",
    "games_with_packs",
    "make_report",
    "make_template",
    "pack_of",
    "play_pair",
    "read_pack",
    "run_playtest",
]
