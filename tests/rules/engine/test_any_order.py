"""Tiny as a state machine: Hypothesis looks for a sequence of actions that breaks the table, and
shortens it. What must hold after each is in the invariants."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.engine import Entry, Illegal, Table
from rules.engine.undo import is_petition

from .play import describe_table, open_tiny, random_answer

WRONG = [[], ["nothing"], ["burn", "burn"], -1, 99, True, 1.5, "", "x" * 21, None, {}]


class AnyOrder(RuleBasedStateMachine):
    @initialize(seats=st.integers(1, 4), seed=st.integers(0, 99))
    def open(self, seats, seed):
        self.table = open_tiny(seats, f"{seed}", rounds=1)
        self.start = self.table.dump()
        self.journal = []
        self.asked = {}

    def take(self, entry):
        views = [self.table.view(seat) for seat in (None, *range(len(self.table.names)))]
        events = []
        kind = entry.kind
        if kind == "answer":
            events = self.table.answer(entry.prompt, entry.answer)
        elif kind == "lapse":
            events = self.table.lapse_prompt(entry.prompt)
        elif kind == "undo":
            events = self.table.undo(entry.seat)
        else:
            events = self.table.return_seat(entry.seat)
        self.journal.append(entry)
        if entry.prompt in self.table.questions.sealed:
            after = [self.table.view(seat) for seat in (None, *range(len(self.table.names)))]
            assert after == views
            assert not [event for event in events if event.kind != "undo"]

    def pick(self, data, *, optional):
        prompts = [p for p in self.table.prompts if p.optional == optional and not is_petition(p)]
        return data.draw(st.sampled_from(prompts), "prompt") if prompts else None

    @precondition(lambda self: self.table.result is None)
    @rule(data=st.data(), rnd=st.randoms(use_true_random=False))
    def answer(self, data, rnd):
        prompt = self.pick(data, optional=False)
        self.take(Entry("answer", prompt.seat, prompt.id, random_answer(prompt, rnd)))

    @precondition(lambda self: self.table.result is None)
    @rule(data=st.data())
    def lapse(self, data):
        prompt = self.pick(data, optional=False)
        self.take(Entry("lapse", prompt.seat, prompt.id))

    @precondition(lambda self: self.table.result is None)
    @rule(data=st.data())
    def burn_a_flare(self, data):
        prompt = self.pick(data, optional=True)
        if prompt is not None:
            self.take(Entry("answer", prompt.seat, prompt.id, ["burn"]))

    @rule(data=st.data())
    def undo(self, data):
        seat = data.draw(st.integers(0, len(self.table.names) - 1), "seat")
        before = describe_table(self.table)
        try:
            self.take(Entry("undo", seat))
        except Illegal:
            assert describe_table(self.table) == before

    @rule(data=st.data(), answer=st.sampled_from(["agree", "agree", "agree", "refuse"]))
    def consent(self, data, answer):
        prompts = [p for p in self.table.prompts if is_petition(p)]
        if prompts:
            prompt = data.draw(st.sampled_from(prompts), "prompt")
            self.take(Entry("answer", prompt.seat, prompt.id, [answer]))

    @rule(data=st.data())
    def come_back(self, data):
        if self.table.absent_seats:
            seat = data.draw(st.sampled_from(sorted(self.table.absent_seats)), "seat")
            before = describe_table(self.table)
            try:
                self.take(Entry("back", seat))
            except Illegal:
                assert self.table.result is not None
                assert describe_table(self.table) == before

    @rule(data=st.data(), wrong=st.sampled_from(WRONG))
    def answer_wrongly(self, data, wrong):
        prompts = [p.id for p in self.table.prompts]
        prompt = data.draw(st.sampled_from([*prompts, *self.asked, "u0.0", ""]), "prompt")
        before = describe_table(self.table)
        try:
            answer = self.table.find_prompt(prompt).read(wrong)
        except Illegal:
            try:
                self.table.answer(prompt, wrong)
            except Illegal:
                assert describe_table(self.table) == before
            else:
                raise AssertionError("taken, though it does not fit")
        else:
            self.take(Entry("answer", self.table.find_prompt(prompt).seat, prompt, wrong))
            assert answer is not None

    @rule()
    def put_away_and_take_out(self):
        self.table = Table.load(self.table.dump())
        assert self.table.lost == ()

    @invariant()
    def put_away_it_comes_back_the_same(self):
        assert describe_table(Table.load(self.table.dump())) == describe_table(self.table)

    @invariant()
    def an_id_is_one_question(self):
        for p in self.table.prompts:
            question = (p.seat, p.text, p.options, p.least, p.most)
            assert self.asked.setdefault(p.id, question) == question

    @invariant()
    def somebody_must_act_unless_it_is_over(self):
        assert bool(self.table.waiting_seats) == (self.table.result is None)

    @invariant()
    def hands_and_deck_are_ten_cards(self):
        s = self.table.state
        assert len(s.deck) + sum(map(len, s.hands)) <= 10

    def teardown(self):
        if hasattr(self, "table"):
            again = Table.load(self.start, self.journal)
            assert again.lost == ()
            assert describe_table(again) == describe_table(self.table)


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(
    max_examples=settings.default.max_examples * 3 // 10,
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
