"""The book of a game, to read and to print: an e-book (EPUB 3) and a page that needs nothing else.

making.py           a job in, the file's bytes out; runs in a process of its own
material.py         the game walked once: what stands of its log, and what could be pictured
log_chapters.py     chapters from the log, for games that tell no tale of their own
tale_chapters.py    chapters from a game's own tale
plates.py           which moments are pictured, and where the pictures stand
front_and_back.py   title, cast, epilogue, colophon
model.py            what a book is made of
sections.py         its parts in the order in which they are read
epub.py  page.py    a book as a file
markdown.py         Markdown to XHTML
"""
