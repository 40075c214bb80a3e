"""Ways of cheating: each changes an honest export as a cheat would, and says what the verifier must
answer."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from typing import Any

File = dict[str, Any]
Change = Callable[[File], None]

ENTRY, STREAM, AT, OF, GOT, THINGS, WHERE = range(7)


class NotHere(Exception):
    """This export offers nothing to cheat with in this way."""


@dataclass(frozen=True, slots=True)
class Cheat:
    """A way of cheating. `words`: what the verifier says of it."""

    name: str
    words: str
    change: Change


CHEATS: list[Cheat] = []


def cheat(name: str, words: str) -> Callable[[Change], Change]:
    def register(change: Change) -> Change:
        CHEATS.append(Cheat(name, words, change))
        return change

    return register


def first(found: list[Any]) -> Any:
    if not found:
        raise NotHere
    return found[0]


def list_draws(file: File) -> list[Any]:
    rows: list[Any] = file["draws"]["made"]
    return rows


def dice(file: File) -> File:
    if "dice" not in file:
        raise NotHere
    found: File = file["dice"]
    return found


def streams(file: File) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for row in list_draws(file):
        found.setdefault(row[STREAM], []).append(row)
    return found


def long_stream(file: File, lane: bool = False) -> list[Any]:
    """The draws of a stream with many numbers."""
    fits = [
        rows
        for name, rows in streams(file).items()
        if sum(len(row[GOT]) for row in rows) >= 12
        and len(rows) > 3
        and (not lane or name.count("/") == 2)
    ]
    found: list[Any] = first(fits)
    return found


# -- the draws -------------------------------------------------------------------------------------


@cheat("a changed die", "A die has been changed")
def changed_die(file: File) -> None:
    row = first([row for row in list_draws(file) if len(row[GOT]) == 1 and row[OF] > 1])
    row[GOT][0] = (row[GOT][0] + 1) % row[OF]


@cheat("a changed die, told as it was changed", "A die has been changed")
def changed_and_told(file: File) -> None:
    told = first([line for line in file["draws"]["told"] if line["dice"][0] in "123456"])
    index = told["draws"][0]
    row = list_draws(file)[index]
    row[GOT][0] = (row[GOT][0] + 1) % row[OF]
    new = file["draws"]["things"][row[THINGS]][row[GOT][0]]
    for line in file["draws"]["told"]:
        for n, draw in enumerate(line["draws"]):
            if draw == index:
                line["text"] = line["text"].replace(line["dice"][n], new)
                line["dice"][n] = new


@cheat("a shuffle in another order", "The order of a shuffle has been changed")
def changed_shuffle(file: File) -> None:
    row = first(
        [row for row in list_draws(file) if len(row[GOT]) > 3 and row[GOT][0] != row[GOT][1]]
    )
    a, b = row[GOT][:2]
    if max(a, b) >= row[OF] - 1:
        raise NotHere
    row[GOT][:2] = b, a


@cheat("another range", "The range has been changed")
def changed_range(file: File) -> None:
    row = first([row for row in list_draws(file) if len(row[GOT]) == 1 and row[THINGS] >= 0])
    row[OF] += 2


@cheat("a draw dropped", "A draw has been dropped")
def dropped(file: File) -> None:
    row = long_stream(file)[1]
    list_draws(file).remove(row)


@cheat("a draw dropped, and the rest renumbered", "A draw has been dropped, and the rest")
def dropped_and_renumbered(file: File) -> None:
    rows = long_stream(file)
    gone = rows[1]
    for row in rows[2:]:
        row[AT] -= len(gone[GOT])
    list_draws(file).remove(gone)


@cheat("a draw put in", "A draw has been put in")
def inserted(file: File) -> None:
    row = long_stream(file)[1]
    list_draws(file).insert(list_draws(file).index(row), [*row])


@cheat("draws in another order", "The draws have been reordered")
def reordered(file: File) -> None:
    rows = long_stream(file)
    one, other = list_draws(file).index(rows[1]), list_draws(file).index(rows[2])
    list_ = list_draws(file)
    list_[one], list_[other] = list_[other], list_[one]


@cheat("a stream begun again", "A stream was restarted without an undo")
def restarted(file: File) -> None:
    rows = long_stream(file)
    at = rows[2][AT]
    for row in rows[2:]:
        row[AT] -= at


@cheat("a stream with another step's number", "A stream has another step")
def other_step(file: File) -> None:
    for row in long_stream(file):
        step, rest = row[STREAM].split("/", 1)
        row[STREAM] = f"{int(step) + 1}/{rest}"


@cheat("a stream with another step's number, where the game says so too", "A stream has another")
def other_step_everywhere(file: File) -> None:
    steps = file["draws"]["steps"]
    rows = long_stream(file)
    step = int(rows[0][STREAM].split("/")[0])
    later = [each for each in steps if each[0] == step + 1]
    if later and later[0][1] <= rows[-1][ENTRY]:
        raise NotHere
    for row in rows:
        row[STREAM] = f"{step + 1}/" + row[STREAM].split("/", 1)[1]
    steps.append([step + 1, rows[0][ENTRY]])
    steps.sort(key=lambda each: each[1])


@cheat("a lane renamed", "A lane has been renamed")
def renamed_lane(file: File) -> None:
    step, undo, lane = (rows := long_stream(file, lane=True))[0][STREAM].split("/")
    number, play = lane.split(".")[:2]
    for row in rows:
        row[STREAM] = f"{step}/{undo}/{number}.{int(play) + 1}"


@cheat("a draw moved to another answer", "moved to another answer")
def moved_draw(file: File) -> None:
    list_ = list_draws(file)
    for row, later in pairwise(list_):
        if later[ENTRY] > row[ENTRY]:
            row[ENTRY] = later[ENTRY] + 1
            return
    raise NotHere


@cheat("all numbers drawn from another seed", "Somebody has swapped the secret")
def other_seed(file: File) -> None:
    if "dice" in file:
        raise NotHere
    file["seed"] = "a seed that suits me better"


# -- the secret and the words ----------------------------------------------------------------------


@cheat("a secret swapped", "Somebody has swapped the secret")
def swapped_secret(file: File) -> None:
    dice(file)["secret"] = "a secret that suits me better"


@cheat("a seal replaced", "Somebody has replaced the seal")
def replaced_seal(file: File) -> None:
    file["seed_hash"] = sha256(b"another").hexdigest()


@cheat("a seal replaced, in a file with words", "Somebody has replaced the seal")
def replaced_seal_with_words(file: File) -> None:
    dice(file)
    replaced_seal(file)


@cheat("a seed replaced", "The seed has been replaced")
def replaced_seed(file: File) -> None:
    dice(file)
    file["seed"] = sha256(b"another").hexdigest()


@cheat("another word", "Somebody has changed a word")
def another_word(file: File) -> None:
    first([each for each in dice(file)["words"] if each])["word"] = "sunshine"


@cheat("another word, with a mark of its own", "a word was left out, added or exchanged")
def another_word_marked(file: File) -> None:
    each = first([each for each in dice(file)["words"] if each])
    each["word"] = "sunshine"
    each["mark"] = sha256(f"{file['seed_hash']}/sunshine".encode()).hexdigest()


@cheat("a word left out", "a word was left out, added or exchanged")
def word_left_out(file: File) -> None:
    words = dice(file)["words"]
    given = [n for n, each in enumerate(words) if each]
    if len(given) < 2:
        raise NotHere
    words[given[0]] = None


@cheat("all words left out", "or left out a save or the words")
def words_left_out(file: File) -> None:
    dice(file)
    del file["dice"]


@cheat("words in another order", "The words have been reordered")
def words_reordered(file: File) -> None:
    words = dice(file)["words"]
    if len(words) < 2 or words[0] == words[1]:
        raise NotHere
    words[0], words[1] = words[1], words[0]


@cheat("the same secret at another table", "number was changed")
def other_table(file: File) -> None:
    dice(file)["table"] += 1


@cheat("another time of opening", "Somebody has changed the time of opening")
def other_time(file: File) -> None:
    dice(file)["opened"] += 1


@cheat("a save put in", "Somebody has replaced the save or the seal")
def save_replaced(file: File) -> None:
    file["save"] = '{"logs":1000}'


# -- the journal -----------------------------------------------------------------------------------


@cheat("an undo taken out", "An undo has been taken out of the journal")
def undo_removed(file: File) -> None:
    entry = first(file["draws"]["undos"])
    del file["journal"][entry - 1]


@cheat("an undo invented", "An undo has been invented")
def undo_invented(file: File) -> None:
    undos = file["draws"]["undos"]
    kinds = [line["kind"] for line in file["journal"]]
    undos.append(kinds.index("answer", undos[-1] + 2 if undos else 4) + 1)


@cheat("a stream of an undo that never was", "A stream was begun again without an undo")
def stream_of_no_undo(file: File) -> None:
    for row in long_stream(file):
        step, undo, *lane = row[STREAM].split("/")
        row[STREAM] = "/".join([step, str(int(undo) + 1), *lane])


@cheat("a journal cut short", "The journal has been cut short")
def cut_short(file: File) -> None:
    del file["journal"][-3:]


@cheat("an entry put in", "An entry has been put into the journal")
def entry_inserted(file: File) -> None:
    file["journal"].insert(5, dict(file["journal"][5]))


@cheat("an entry moved", "An entry has been moved")
def entry_moved(file: File) -> None:
    journal = file["journal"]
    journal.insert(3, journal.pop(9))


@cheat("an entry moved, with its time", "An answer has been changed or moved")
def entry_moved_in_time(file: File) -> None:
    journal = file["journal"]
    journal[3]["at"], journal[9]["at"] = journal[9]["at"], journal[3]["at"]
    journal[3], journal[9] = journal[9], journal[3]


@cheat("an answer changed", "An answer has been changed")
def answer_changed(file: File) -> None:
    chosen = [line for line in file["journal"] if isinstance(line.get("answer"), list)]
    first(chosen)["answer"] = ["something-else"]


@cheat("a step left out", "A step was left out")
def step_left_out(file: File) -> None:
    steps = file["draws"]["steps"]
    with_draws = {row[STREAM].split("/")[0] for row in list_draws(file)}
    del steps[steps.index(first([s for s in steps[1:-1] if str(s[0]) not in with_draws]))]


# -- what was told ---------------------------------------------------------------------------------


@cheat("a die told that was not drawn", "A die was told that is not the one drawn")
def told_another(file: File) -> None:
    line = first(file["draws"]["told"])
    index = line["draws"][0]
    row = list_draws(file)[index]
    faces = file["draws"]["things"][row[THINGS]]
    line["dice"][0] = next(face for face in faces if face != line["dice"][0])


@cheat("a die told in other words than the list has", "the words “")
def told_in_other_words(file: File) -> None:
    line = first(
        [
            line
            for line in file["draws"]["told"]
            if line["dice"][0].isdigit() and line["dice"][0] != "0"
        ]
    )
    line["text"] = "Ada rolls wonderfully well."


@cheat("a die told that nobody drew", "A die was told that was never drawn")
def told_nothing(file: File) -> None:
    first(file["draws"]["told"])["draws"][0] = -1


@cheat("a die told of another turn", "A die was told that belongs elsewhere")
def told_elsewhere(file: File) -> None:
    told = file["draws"]["told"]
    for line in told:
        for other in reversed(told):
            if other["step"] != line["step"] and other["dice"][0] == line["dice"][0]:
                line["draws"][0] = other["draws"][0]
                return
    raise NotHere
