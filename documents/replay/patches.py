"""Stores a row of pictures in little room: of each picture, only what differs from the one before.

A `Reel` is a row of pictures. It is stored in sheets: images that hold a first picture whole and,
below it, pieces of the pictures after it. A frame is drawn from the frame before it in three ways:
what has not changed stays; what has only moved up or down is copied; what is new is a piece of the
sheet. So every frame can be drawn from one sheet, and no pixel is lost.
"""

import io
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import pairwise

from PIL import Image, ImageChops

CELL_SIDE = 12
"""The side in pixels of the cells that are compared; at most 15, so that a single pixel counts."""
CELLS_BETWEEN_PIECES = 1
"""New places with at most this many cells between them become one piece."""
FEWEST_COPIED_CELLS = 4
"""Fewer cells than this are not worth a copy of their own."""
DENSE_SHARE = 0.7
"""A rectangle is cut up unless more than this part of it is new."""
STRIP_WIDTH = 135
"""The width in pixels of the strips in which the code looks for parts that have moved."""
MOST_SHIFTS = 6
"""The code tries at most about this many distances by which parts may have moved."""
MOST_FRAMES_ON_SHEET = 80
"""The most frames of a sheet: to show a frame in the middle, the page draws all before it."""
MOST_OPEN_SHEETS = 4
"""How many sheets are open at once, since in some games pictures of different colours alternate."""
TALLEST_SHEET = 8000
"""The greatest height of a sheet in pixels, so that a phone has room for it."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom; right and bottom are just outside."""
Copy = tuple[int, int, int, int, int]
"""x, y, width, height, and from how far above in the frame before (less than 0: from below)."""
Piece = tuple[int, int, int, int, int, int]
"""x, y, width and height in the frame, and x and y in the sheet."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture of `size`. `sheet`: the number of the reel's sheet that it is drawn from. `whole`:
    it is the sheet's first frame; if not, it begins as a copy of the frame before in the sheet."""

    sheet: int
    size: tuple[int, int]
    whole: bool
    copies: tuple[Copy, ...] = ()
    pieces: tuple[Piece, ...] = ()


@dataclass(slots=True)
class _Sheet:
    """A sheet that is being filled, in rows from left to right."""

    number: int
    last: Image.Image
    """The picture of the sheet's latest frame."""
    colours: bytes
    pasted: list[tuple[Image.Image, int, int]] = field(default_factory=list)
    cells: dict[bytes, tuple[int, int]] = field(default_factory=dict)
    """The place in the sheet of each cell, by the cell's pixels."""
    x: int = 0
    y: int = 0
    row: int = 0
    """The height of the present row."""
    frames: int = 0

    @property
    def width(self) -> int:
        return self.last.width

    @property
    def height(self) -> int:
        return self.y + self.row

    def place_image(self, image: Image.Image) -> tuple[int, int]:
        """Add an image, and return its place in the sheet."""
        if self.x + image.width > self.width:
            self.x, self.y, self.row = 0, self.height, 0
        x, y = self.x, self.y
        self.pasted.append((image, x, y))
        self.x += image.width
        self.row = max(self.row, image.height)
        count = -(-image.width // CELL_SIDE) * -(-image.height // CELL_SIDE)
        for left, top, content in _read_cells(image, range(count)):
            if len(content) == CELL_SIDE * CELL_SIDE:
                self.cells.setdefault(content, (x + left, y + top))
        return x, y

    def encode_webp(self) -> bytes:
        """Encode the sheet as lossless WebP."""
        whole = Image.new("P", (self.width, self.height))
        whole.putpalette(self.colours)
        for image, x, y in self.pasted:
            whole.paste(image, (x, y))
        written = io.BytesIO()
        whole.convert("RGB").save(written, "WEBP", lossless=True, quality=70, method=4)
        return written.getvalue()


@dataclass(slots=True)
class Reel:
    """A row of pictures of one kind, in the order in which they are shown."""

    frames: list[Frame] = field(default_factory=list)
    sheets: list[bytes] = field(default_factory=list)
    """The sheets as WebP; the open ones are empty until `finish_sheets`."""
    _open: list[_Sheet] = field(default_factory=list)
    _known: dict[bytes, int] = field(default_factory=dict)

    def add_picture(self, png: bytes) -> int:
        """Add a picture, and return its frame's number. An equal picture gets the same frame."""
        mark = sha256(png).digest()
        if mark not in self._known:
            shown, colours = _index_colours(png)
            like = (colours, shown.width)
            open_ = (s for s in reversed(self._open) if (s.colours, s.width) == like)
            sheet = next(open_, None)
            if sheet is None or not self._add_to_sheet(sheet, shown):
                self._begin_sheet(shown, colours)
            self._known[mark] = len(self.frames) - 1
        return self._known[mark]

    def finish_sheets(self) -> None:
        """Encode all sheets that are still open."""
        while self._open:
            self._finish_sheet(self._open[0])

    def _add_to_sheet(self, sheet: _Sheet, shown: Image.Image) -> bool:
        """Add a frame to the sheet. Return False, and finish the sheet, if it has no room."""
        copies, cells = compare_pictures(sheet.last, shown)
        known, cells = _find_known_pieces(sheet, shown, cells)
        boxes = [*_split_into_boxes(cells, shown)]
        boxes.sort(key=lambda box: (box[1] - box[3], box))  # rows of equal height hold more
        if (
            sheet.frames >= MOST_FRAMES_ON_SHEET
            or sheet.height + sum(map(_estimate_pixel_rows, boxes)) > TALLEST_SHEET
        ):
            self._finish_sheet(sheet)
            return False
        pieces = (*known, *(_place_piece(sheet, shown, box) for box in boxes))
        sheet.frames, sheet.last = sheet.frames + 1, shown
        self.frames.append(Frame(sheet.number, shown.size, False, tuple(copies), pieces))
        return True

    def _begin_sheet(self, shown: Image.Image, colours: bytes) -> None:
        """Begin a sheet with this picture as a whole frame. Finish the oldest one if too many are
        open."""
        if len(self._open) == MOST_OPEN_SHEETS:
            self._finish_sheet(self._open[0])
        sheet = _Sheet(len(self.sheets), shown, colours)
        sheet.place_image(shown)
        self.sheets.append(b"")
        self._open.append(sheet)
        self.frames.append(Frame(sheet.number, shown.size, True))

    def _finish_sheet(self, sheet: _Sheet) -> None:
        self._open.remove(sheet)
        self.sheets[sheet.number] = sheet.encode_webp()


def _index_colours(png: bytes) -> tuple[Image.Image, bytes]:
    """Return the picture as an image of colour numbers, and its palette."""
    picture: Image.Image = Image.open(io.BytesIO(png))
    if picture.mode != "P" or picture.has_transparency_data:
        picture = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    return (
        Image.frombytes("L", picture.size, picture.tobytes()),
        bytes(picture.getpalette("RGB") or []),
    )


def _estimate_pixel_rows(box: Box) -> float:
    """Estimate how many rows of pixels a piece adds to a sheet."""
    return (box[3] - box[1]) * (box[2] - box[0]) / 1000 + 1


def _read_cells(image: Image.Image, cells: Iterable[int]) -> Iterator[tuple[int, int, bytes]]:
    """Yield the left, the top (in pixels) and the content of each of these cells of a picture."""
    content, wide = image.tobytes(), image.width
    width = -(-wide // CELL_SIDE)
    for cell in cells:
        left, top = cell % width * CELL_SIDE, cell // width * CELL_SIDE
        right = min(left + CELL_SIDE, wide)
        rows = range(top * wide, min(top + CELL_SIDE, image.height) * wide, wide)
        yield left, top, b"".join([content[row + left : row + right] for row in rows])


def _find_known_pieces(
    sheet: _Sheet, shown: Image.Image, cells: set[int]
) -> tuple[list[Piece], set[int]]:
    """Find the pieces of a picture that its sheet already has. Return them and all other cells."""
    width = -(-shown.width // CELL_SIDE)
    by_way: dict[tuple[int, int], set[int]] = {}
    new: set[int] = set()
    for x, y, content in _read_cells(shown, cells):
        cell = y // CELL_SIDE * width + x // CELL_SIDE
        found = sheet.cells.get(content)
        if found is None:
            new.add(cell)
        else:
            by_way.setdefault((found[0] - x, found[1] - y), set()).add(cell)
    pieces: list[Piece] = []
    for (right, down), known in sorted(by_way.items()):
        if len(known) < FEWEST_COPIED_CELLS:
            new |= known
            continue
        for box in _group_into_rectangles(known, width):
            left, top, *_ = _scale_to_pixels(box, shown.size)
            pieces.append((left, top, *_measure_extent(box, shown.size), left + right, top + down))
    return pieces, new


def _place_piece(sheet: _Sheet, shown: Image.Image, box: Box) -> Piece:
    left, top, right, bottom = box
    return (left, top, right - left, bottom - top, *sheet.place_image(shown.crop(box)))


# -- what differs ----------------------------------------------------------------------------------


def compare_pictures(last: Image.Image, shown: Image.Image) -> tuple[list[Copy], set[int]]:
    """Compare a picture with the one before. Return copies for the parts that have moved up or
    down, and the cells that are new."""
    width = -(-shown.width // CELL_SIDE)
    new = _find_differing_cells(last, shown, 0)
    copies: list[Copy] = []
    for shift in _find_shifts(last, shown) if new else ():
        found = new - _find_differing_cells(last, shown, shift)
        if len(found) >= FEWEST_COPIED_CELLS:
            new -= found
            copies += [
                (*_scale_to_pixels(box, shown.size)[:2], *_measure_extent(box, shown.size), shift)
                for box in _group_into_rectangles(found, width)
            ]
    return copies, new


def _split_into_boxes(cells: set[int], shown: Image.Image) -> Iterator[Box]:
    """Yield rectangles in pixels that together cover these cells and do not overlap."""
    width = -(-shown.width // CELL_SIDE)
    for box in _group_near_cells(cells, width):
        inside = {
            cell
            for cell in cells
            if box[0] <= cell % width < box[2] and box[1] <= cell // width < box[3]
        }
        area = (box[2] - box[0]) * (box[3] - box[1])
        if len(inside) > DENSE_SHARE * area:
            yield _scale_to_pixels(box, shown.size)
        else:
            yield from (
                _scale_to_pixels(run, shown.size) for run in _group_into_rectangles(inside, width)
            )


def _find_differing_cells(last: Image.Image, shown: Image.Image, shift: int) -> set[int]:
    """Find the cells that differ from the picture before when that is moved down by `shift`."""
    moved = Image.new("L", shown.size, 0)
    moved.paste(last, (0, shift))
    differs = ImageChops.difference(moved, shown).point(_any)
    top, bottom = max(0, shift), min(shown.height, shift + last.height)
    for low, high in ((0, top), (bottom, shown.height)):  # the moved picture does not reach here
        if low < high:
            differs.paste(255, (0, low, shown.width, high))
    return {n for n, value in enumerate(differs.reduce(CELL_SIDE).tobytes()) if value}


_any = [0] + [255] * 255


def _find_shifts(last: Image.Image, shown: Image.Image) -> list[int]:
    """Find by how much parts of the picture have moved down, the largest parts first."""
    votes: Counter[int] = Counter()
    for left in range(0, shown.width, STRIP_WIDTH):
        box = (left, 0, min(left + STRIP_WIDTH, shown.width))
        before = _locate_pixel_rows(last.crop((*box, last.height)))
        for line, y in _locate_pixel_rows(shown.crop((*box, shown.height))).items():
            was = before.get(line)
            if y is not None and was is not None:
                votes[y - was] += 1
    return [
        shift for shift, rows in votes.most_common(MOST_SHIFTS + 1) if shift and rows > CELL_SIDE
    ]


def _locate_pixel_rows(strip: Image.Image) -> dict[bytes, int | None]:
    """Find the y of each row of pixels; None if equal rows occur more than once."""
    content, width = strip.tobytes(), strip.width
    found: dict[bytes, int | None] = {}
    for y in range(strip.height):
        line = content[y * width : (y + 1) * width]
        found[line] = None if line in found else y
    return found


# -- cells into rectangles -------------------------------------------------------------------------


def _measure_extent(box: Box, size: tuple[int, int]) -> tuple[int, int]:
    left, top, right, bottom = _scale_to_pixels(box, size)
    return right - left, bottom - top


def _scale_to_pixels(box: Box, size: tuple[int, int]) -> Box:
    """Convert a rectangle of cells to pixels, cut off at the picture's edge."""
    left, top, right, bottom = (each * CELL_SIDE for each in box)
    return left, top, min(right, size[0]), min(bottom, size[1])


def _group_into_rectangles(cells: set[int], width: int) -> Iterator[Box]:
    """Yield rectangles that together hold exactly these cells, each of equal spans in successive
    rows."""
    rows: dict[int, list[int]] = {}
    for cell in sorted(cells):
        rows.setdefault(cell // width, []).append(cell % width)
    begun: dict[tuple[int, int], int] = {}
    ended = 0
    for y, columns in rows.items():
        spans = (
            set(_find_column_spans(columns)) if y == ended or not begun else set[tuple[int, int]]()
        )
        for span in [span for span in begun if span not in spans]:
            yield span[0], begun.pop(span), span[1], ended
        for span in spans or _find_column_spans(columns):
            begun.setdefault(span, y)
        ended = y + 1
    for span, top in begun.items():
        yield span[0], top, span[1], ended


def _find_column_spans(columns: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield each run of neighbouring columns: its first column, and the column behind its last."""
    first = columns[0]
    for one, other in pairwise(columns):
        if other != one + 1:
            yield first, one + 1
            first = other
    yield first, columns[-1] + 1


def _group_near_cells(cells: set[int], width: int) -> list[Box]:
    """Make rectangles around cells that lie near each other."""
    left_over, boxes = set(cells), list[Box]()
    while left_over:
        edge = [left_over.pop()]
        xs, ys = [edge[0] % width], [edge[0] // width]
        while edge:
            y, x = divmod(edge.pop(), width)
            for near in _list_near_cells(x, y, width):
                if near in left_over:
                    left_over.discard(near)
                    edge.append(near)
                    xs.append(near % width)
                    ys.append(near // width)
        boxes.append((min(xs), min(ys), max(xs) + 1, max(ys) + 1))
    return _merge_overlapping(sorted(boxes))


def _list_near_cells(x: int, y: int, width: int) -> Iterator[int]:
    for row in range(y - CELLS_BETWEEN_PIECES - 1, y + CELLS_BETWEEN_PIECES + 2):
        for column in range(
            max(0, x - CELLS_BETWEEN_PIECES - 1), min(width, x + CELLS_BETWEEN_PIECES + 2)
        ):
            yield row * width + column


def _merge_overlapping(boxes: Sequence[Box]) -> list[Box]:
    """Merge rectangles that overlap, and return all rectangles."""
    found: list[Box] = []
    waiting = [*boxes]
    while waiting:
        one = waiting.pop()
        other = next((box for box in found if _has_overlap(one, box)), None)
        if other is None:
            found.append(one)
            continue
        found.remove(other)
        left, top, right, bottom = zip(one, other, strict=True)
        waiting.append((min(left), min(top), max(right), max(bottom)))
    return sorted(found)


def _has_overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
