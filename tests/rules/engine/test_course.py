"""How a game went, and what decided it."""

from rules.engine import Entry
from rules.engine.course import (
    HEAVY_WEIGHT,
    DecidingMoment,
    Point,
    find_deciding_moments,
    measure_course,
)

from .play import answer_prompt, open_script, open_tiny, yes_no


def played(table):
    """Plays a table of Tiny to its end with the defaults, Ada burning her flare when she can;
    returns the journal."""
    journal = []
    while table.result is None:
        prompt = next(p for p in table.prompts if not p.optional)
        journal.append(Entry("lapse", prompt.seat, prompt.id))
        table.lapse_prompt(prompt.id)
        flare = next((p for p in table.prompts if p.optional and p.seat == 0), None)
        if flare is not None:
            journal.append(Entry("answer", 0, flare.id, ["burn"]))
            table.answer(flare.id, ["burn"])
    return journal


def test_the_course_is_what_was_measured_after_each_answer():
    table = open_tiny(2)
    journal = played(table)
    points = measure_course(open_tiny(2), journal)
    assert points[0] == Point(0, (1.0, 1.0), points[0].round)
    rounds = [point.round for point in points if point.round is not None]
    assert (rounds, set(rounds)) == (sorted(rounds), {1, 2})
    assert [point.revision for point in points] == list(range(len(journal) + 1))
    scores = table.result.scores
    assert points[-1].values == (scores[0], scores[1])


def test_the_course_leaves_out_answers_taken_back():
    table = open_tiny(2)
    journal = [Entry("answer", 0, "1", "Ash"), Entry("undo", 0), Entry("answer", 1, "2", "Elm")]
    points = measure_course(table, journal)
    assert [point.revision for point in points] == [0, 1, 3]

    free = open_tiny(1)
    answer_prompt(free, 0, "Ash")
    flare = next(p for p in free.prompts if p.optional)
    journal = [Entry("answer", 0, "1", "Ash"), Entry("answer", 0, flare.id, ["burn"])]
    kept = measure_course(open_tiny(1), [*journal, Entry("undo", 0)])
    assert [point.revision for point in kept] == [0, 1]


def test_a_game_that_measures_nothing_has_no_course():
    def step(t):
        yield from t.ask(yes_no(t, 0))

    table = open_script(step)
    assert measure_course(table, [Entry("answer", 0, "1", ["yes"])]) == []
    assert find_deciding_moments([], (0,)) == []


def test_deciding_moments_are_the_largest_changes_and_the_lasting_lead():
    rows = [(0, 0), (1, 0), (1, 6), (2, 6), (9, 6), (9, 7), (14, 7)]
    points = [Point(n, values, 1 + n // 3) for n, values in enumerate(rows)]
    assert find_deciding_moments(points, (0,)) == [
        DecidingMoment(2, 1, 0, 6, round=1),
        DecidingMoment(4, 0, 2, 9, for_good=True, round=2),
        DecidingMoment(6, 0, 9, 14, round=2),  # the answer ended round 2
    ]
    assert [moment.for_good for moment in find_deciding_moments(points, (0, 1))] == [False] * 3
    assert [moment.for_good for moment in find_deciding_moments(points, ())] == [False] * 3


def test_a_moment_is_dated_by_its_heaviest_event_or_by_its_answer():
    first = Point(0, (0, 0), 1)
    for weight, expected in [(HEAVY_WEIGHT, 2), (HEAVY_WEIGHT - 1, 1)]:
        points = [first, Point(1, (3, 0), 2, weight, heavy_round=2)]
        assert [each.round for each in find_deciding_moments(points, ())] == [expected]


def test_a_winner_who_led_throughout_has_no_moment_of_taking_the_lead():
    points = [Point(n, (n, 0)) for n in range(9)]
    chosen = find_deciding_moments(points, (0,))
    assert len(chosen) == 3
    assert not any(moment.for_good for moment in chosen)
    assert not any(moment.for_good for moment in find_deciding_moments(points, (1,)))
