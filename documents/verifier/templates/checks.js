// Checks an Emberkeep table's chance. docs/verifying.md describes the file; what is here follows it
// and nothing else, so that it can be read, doubted and written again.

// -- SHA-256, written out: a page from a file has no WebCrypto in every browser --------------------

const ROUNDS = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2]);
const ENCODER = new TextEncoder();

/** The SHA-256 of a text's UTF-8 bytes, as eight 32-bit words. */
function sha256Words(text) {
  const bytes = ENCODER.encode(text);
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  data.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const hash = new Uint32Array([
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]);
  const w = new Uint32Array(64);
  const turned = (x, n) => (x >>> n) | (x << (32 - n));
  for (let start = 0; start < padded.length; start += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getUint32(start + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15], b = w[i - 2];
      w[i] = w[i - 16] + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + w[i - 7]
        + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g))
        + ROUNDS[i] + w[i]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g; g = f; f = e; e = (d + one) | 0; d = c; c = b; b = a; a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => { hash[i] += value; });
  }
  return hash;
}

/** The same in hexadecimal digits. */
function sha256(text) {
  return Array.from(sha256Words(text), (word) => word.toString(16).padStart(8, "0")).join("");
}

/** A text with its length in bytes before it. */
function netstring(text) {
  return `${ENCODER.encode(text).length}:${text},`;
}

// -- the formulas of docs/verifying.md -------------------------------------------------------------

function sealOf(secret, save) {
  return sha256(save === undefined || save === null ? secret : `${sha256(save)}/${secret}`);
}

function mixedSeed(secret, table, opened, marks) {
  const parts = ["emberkeep dice 1", String(table), String(opened), secret, ...marks];
  return sha256(parts.map(netstring).join(""));
}

function recordOf(journal) {
  const given = (answer) => {
    if (answer === undefined || answer === null) return "none";
    if (Array.isArray(answer)) return "list" + answer.map(netstring).join("");
    return typeof answer === "string" ? `text${netstring(answer)}` : `number${answer}`;
  };
  const entry = (e) => [e.kind, String(e.seat), e.prompt, given(e.answer)].map(netstring).join("");
  return sha256(journal.map((e) => netstring(entry(e))).join(""));
}

/** A stream of chance: its 32-bit words by number, and what is drawn at a place. */
class Stream {
  constructor(key) { this.key = key; this.blocks = new Map(); }

  word(number) {
    const block = number >> 3;
    if (!this.blocks.has(block)) this.blocks.set(block, sha256Words(`${this.key}/${block}`));
    return this.blocks.get(block)[number & 7];
  }

  /** `count` numbers out of `of`, `of - 1`, ...; and how many words were used after them. */
  draw(at, of, count) {
    const got = [];
    for (let left = of; got.length < count; left--) {
      const fair = 0x100000000 - 0x100000000 % left;
      while (this.word(at) >= fair) at++;
      got.push(this.word(at++) % left);
    }
    return { got, at };
  }
}

// -- the checks ------------------------------------------------------------------------------------

const same = (a, b) => a.length === b.length && a.every((each, i) => each === b[i]);
const isCount = (n) => Number.isInteger(n) && n >= 0;
const isText = (t) => typeof t === "string";
const MOST_TOLD = 12;

/** All that a file's text proves or fails to: {good, checks: [{id, name, good, found, note}], file}.
    `shown`: what somebody has copied from their channel's log, with the seal in it; "" for nothing. */
function verify(text, shown = "") {
  let file;
  try { file = JSON.parse(text); } catch (error) { file = null; }
  const whole = shape(file);
  const checks = [{ id: "file", name: writeText("check-file"), found: whole, note: writeText("note-file") }];
  if (!whole.length) {
    const drawn = drawsFit(file);
    const seed = seedFound(file, drawn);
    checks.push(
      { id: "secret", name: writeText("check-secret"), found: seed.secret, note: writeText("note-secret", { seal: file.seed_hash }) },
      { id: "words", name: writeText("check-words"), found: seed.words, note: wordsNote(file) },
      { id: "answers", name: writeText("check-answers"), found: journalFound(file), note: journalNote(file) },
      { id: "undos", name: writeText("check-undos"), found: undosFound(file), note: undosNote(file) },
      { id: "steps", name: writeText("check-steps"), found: stepsFound(file), note: writeText("note-steps", { count: file.draws.steps.length }) },
      { id: "draws", name: writeText("check-draws"), found: drawnFound(file, drawn), note: drawsNote(file) },
      { id: "told", name: writeText("check-told"), found: toldFound(file), note: toldNote(file) });
  }
  if (!whole.length && shown.trim()) {
    checks.splice(1, 0, { id: "seal", name: writeText("check-seal"), found: sealFound(file, shown), note: writeText("note-seal") });
  }
  for (const check of checks) check.good = !check.found.length;
  return { good: checks.every((check) => check.good), checks, file };
}

/** What is missing for a check at all. */
function shape(file) {
  if (file === null || typeof file !== "object" || !isCount(file.emberkeep)) {
    return [writeText("no-export")];
  }
  if (file.emberkeep > 2) return [writeText("newer-export")];
  if (!isText(file.seed) || !Array.isArray(file.journal)) {
    return [writeText("log-alone")];
  }
  const draws = file.draws;
  if (!draws) return [writeText("no-draws")];
  const row = (d) => Array.isArray(d) && d.length === 7 && isCount(d[0])
    && /^\d+\/\d+(\/\d+(\.\d+)*)?$/.test(d[1]) && isCount(d[2]) && isCount(d[3]) && d[3] < 0x100000000
    && Array.isArray(d[4]) && d[4].length > 0 && d[4].every(isCount)
    && Number.isInteger(d[5]) && d[5] >= -1 && d[5] < draws.things.length
    && isCount(d[6]) && d[6] < draws.where.length;
  const fine = isText(file.seed_hash) && Array.isArray(file.seats)
    && file.journal.every((e) => e && isText(e.kind) && isCount(e.seat) && isText(e.prompt) && isText(e.at))
    && Array.isArray(draws.things) && draws.things.every(Array.isArray) && Array.isArray(draws.where)
    && Array.isArray(draws.steps) && draws.steps.every((s) => Array.isArray(s) && s.every(isCount))
    && Array.isArray(draws.undos) && draws.undos.every(isCount)
    && Array.isArray(draws.made) && draws.made.every(row)
    && Array.isArray(draws.told) && draws.told.every((t) => t && isText(t.text) && isCount(t.entry)
      && isCount(t.step) && Array.isArray(t.dice) && Array.isArray(t.draws))
    && (!file.packs || (Array.isArray(file.packs) && file.packs.every(isText)))
    && (!file.dice || (isText(file.dice.secret) && Array.isArray(file.dice.words)));
  return fine ? [] : [writeText("damaged-export")];
}

/** A draw with names for its parts. */
function draw(file, index) {
  const [entry, stream, at, of, got, things, where] = file.draws.made[index];
  const [step, undo, lane] = stream.split("/");
  return { index, entry, stream, at, of, got, step: Number(step), undo: Number(undo), lane: lane || "",
    things: things < 0 ? null : file.draws.things[things], where: file.draws.where[where] };
}

function face(d, n) { return d.things ? String(d.things[n]) : String(n); }

function named(d) {
  const kind = d.got.length > 1 ? "shuffle" : "one";
  return writeText("named-draw", { number: d.index + 1, kind, of: d.of, answer: d.entry, where: d.where });
}

/** For every draw, what its stream gives there. */
function drawsFit(file) {
  const streams = new Map();
  const of = (name) => {
    if (!streams.has(name)) streams.set(name, new Stream(`${file.seed}/${name}`));
    return streams.get(name);
  };
  const rows = file.draws.made.map((_, index) => {
    const d = draw(file, index);
    d.possible = d.got.length <= d.of && d.got.every((n, i) => n < d.of - i);
    const given = d.got.length <= d.of ? of(d.stream).draw(d.at, d.of, d.got.length) : { got: [], at: d.at };
    d.given = given.got;
    d.after = given.at;
    d.fits = same(d.given, d.got);
    return d;
  });
  const fitting = rows.filter((d) => d.fits).length;
  return { rows, of, mostly: rows.length > 0 && fitting * 10 >= rows.length * 9 };
}

/** Whether the file's seal is the one that the channel has told. */
function sealFound(file, shown) {
  const digits = (shown.toLowerCase().match(/[0-9a-f]{16,}/g) || []).sort((a, b) => b.length - a.length)[0];
  if (!digits) return [writeText("no-seal-copied")];
  if (file.seed_hash.startsWith(digits)) return [];
  return [writeText("other-game", { seal: file.seed_hash.slice(0, digits.length), copied: digits })];
}

/** What is wrong with the seal, the secret, the words and the seed. */
function seedFound(file, drawn) {
  const dice = file.dice, secret = dice ? dice.secret : file.seed;
  const found = { secret: [], words: [] };
  const marks = dice ? dice.words.map((each) => (each ? String(each.mark) : "")) : [];
  const follows = !dice || mixedSeed(secret, dice.table, dice.opened, marks) === file.seed;
  if (sealOf(secret, file.save) !== file.seed_hash) {
    if (!drawn.mostly || !follows) {
      found.secret.push(writeText("secret-swapped"));
    } else if (file.save) {
      found.secret.push(writeText("save-replaced"));
    } else {
      found.secret.push(writeText("seal-replaced"));
    }
  }
  if (!dice) return found;
  dice.words.forEach((each, seat) => {
    if (each && isText(each.word) && sha256(`${file.seed_hash}/${each.word}`) !== each.mark
        && !(found.secret.length && drawn.mostly && follows)) {
      found.words.push(writeText("word-exchanged", { word: each.word, seat: seat + 1 }));
    }
  });
  if (dice.words.length !== file.seats.length) {
    found.words.push(writeText("words-miscounted"));
  }
  if (dice.opened !== milliseconds(file.opened_at)) {
    found.words.push(writeText("opening-changed"));
  }
  if (!follows && !found.words.length) {
    found.words.push(found.secret.length ? writeText("seed-unfounded") : notFollowing(file, drawn, marks));
  }
  return found;
}

function notFollowing(file, drawn, marks) {
  const { secret, table, opened } = file.dice;
  if (!drawn.mostly) return writeText("seed-replaced");
  const given = marks.filter(Boolean);
  if (given.length <= 6) {
    for (const order of orders(given, marks.length)) {
      if (mixedSeed(secret, table, opened, order) === file.seed) return writeText("words-reordered");
    }
  }
  return writeText("words-changed");
}

/** Every way to lay these marks on so many seats; at most some thousands. */
function* orders(marks, seats) {
  if (!seats) { if (!marks.length) yield []; return; }
  for (let i = 0; i < marks.length; i++) {
    for (const rest of orders(marks.filter((_, n) => n !== i), seats - 1)) yield [marks[i], ...rest];
  }
  if (marks.length < seats) for (const rest of orders(marks, seats - 1)) yield ["", ...rest];
}

/** A moment such as 2026-03-01T12:00:00.123000Z in milliseconds since 1970. */
function milliseconds(moment) {
  const [, start, fraction = "", zone] = /^([^.Z+]*)(?:\.(\d+))?(.*)$/.exec(String(moment));
  return Date.parse(start + (zone || "Z")) + Number(fraction.padEnd(3, "0").slice(0, 3));
}

function wordsNote(file) {
  if (!file.dice) return writeText("no-words");
  const told = file.dice.words.flatMap((each, seat) => {
    if (!each) return [];
    const player = file.seats[seat] ? file.seats[seat].name : writeText("unnamed-seat", { seat: seat + 1 });
    return [isText(each.word) ? writeText("added-word", { player, word: each.word }) : writeText("erased-word", { player })];
  });
  return writeText("note-words", { count: told.length, words: told.join("; ") });
}

/** Whether the journal is whole and in order. */
function journalFound(file) {
  const found = [], { journal, draws } = file;
  const kinds = ["answer", "lapse", "stand-in", "preset", "back", "undo"];
  if (journal.length < draws.entries) {
    found.push(writeText("journal-cut", { missing: draws.entries - journal.length, entries: draws.entries }));
  } else if (journal.length > draws.entries) {
    found.push(writeText("entry-put-in", { count: journal.length, entries: draws.entries }));
  }
  journal.forEach((entry, i) => {
    if (!kinds.includes(entry.kind)) found.push(writeText("kind-unknown", { answer: i + 1 }));
    if (entry.seat >= file.seats.length) found.push(writeText("seat-unknown", { answer: i + 1 }));
    if (i && milliseconds(entry.at) < milliseconds(journal[i - 1].at)) {
      found.push(writeText("entry-moved", { answer: i + 1, before: i }));
    }
  });
  if (!found.length && recordOf(journal) !== draws.record) {
    found.push(writeText("answer-changed"));
  }
  return found;
}

function journalNote(file) {
  const versions = [...new Set(file.journal.map((e) => e.version))].join(", ");
  const packs = file.packs ?? [];
  return writeText("note-answers", { count: file.journal.length, known: versions ? "yes" : "no", versions,
    record: file.draws.record, packs: packs.length, digests: listTexts(packs.map(sha256)) });
}

/** Whether each undo that changed the streams is in the journal. */
function undosFound(file) {
  const found = [], { journal, draws } = file;
  draws.undos.forEach((entry, i) => {
    const e = journal[entry - 1];
    const agreed = e && e.kind === "answer" && /^u\d+\.\d+$/.test(e.prompt) && e.answer && e.answer[0] === "agree";
    if (!e || !(e.kind === "undo" || agreed)) {
      found.push(journal.length < draws.entries
        ? writeText("undo-taken-out", { undo: i + 1, entry })
        : writeText("undo-invented", { entry }));
    }
    if (i && entry <= draws.undos[i - 1]) found.push(writeText("undo-misplaced", { undo: i + 1 }));
  });
  const asked = journal.filter((e) => e.kind === "undo").length;
  if (!found.length && draws.undos.length > asked) {
    found.push(writeText("undos-miscounted"));
  }
  return found;
}

function undosNote(file) {
  return writeText("note-undos", { count: file.draws.undos.length });
}

/** Whether the steps are numbered without a gap, and go back only by an undo. */
function stepsFound(file) {
  const { steps, undos, entries } = file.draws;
  const found = [];
  steps.forEach(([step, entry], i) => {
    if (!i) {
      if (step !== 1 || entry !== 0) found.push(writeText("no-first-step"));
      return;
    }
    const [before, since] = steps[i - 1];
    if (entry < since || entry > entries) found.push(writeText("step-misplaced", { step }));
    if (step !== before + 1 && !(step < before && undos.includes(entry))) {
      found.push(writeText("step-left-out", { before, step }));
    }
  });
  if (!steps.length) found.push(writeText("no-first-step"));
  return found;
}

/** Which steps the game was in while an entry was carried out. */
function stepsDuring(steps) {
  const known = new Map();
  return (entry) => {
    if (!known.has(entry)) {
      const during = new Set();
      let now = null;
      for (const [step, begun] of steps) {
        if (begun > entry) break;
        if (begun === entry) { if (now !== null) during.add(now); during.add(step); }
        now = step;
      }
      if (now !== null) during.add(now);
      known.set(entry, during);
    }
    return known.get(entry);
  };
}

/** Whether every draw is what its stream gives there, with none missing, doubled or out of place. */
function drawnFound(file, drawn) {
  const found = [], { draws } = file, { rows } = drawn;
  const during = stepsDuring(draws.steps);
  const undone = (entry) => draws.undos.filter((undo) => undo <= entry).length;
  const first = new Map();
  draws.steps.forEach(([step, entry]) => { if (!first.has(step)) first.set(step, entry); });
  const byStream = new Map();
  rows.forEach((d, i) => {
    if (!byStream.has(d.stream)) byStream.set(d.stream, []);
    byStream.get(d.stream).push(d);
    if (i && d.entry < rows[i - 1].entry) {
      found.push(writeText("draw-after", { draw: named(d), answer: rows[i - 1].entry }));
    }
    if (d.entry > draws.entries) found.push(writeText("answer-missing", { answer: d.entry, draw: named(d) }));
    if (d.things && d.things.length !== d.of) {
      found.push(writeText("range-listed", { draw: named(d), count: d.things.length }));
    } else if (!d.possible) {
      found.push(writeText("range-changed", { draw: named(d) }));
    }
    if (!during(d.entry).has(d.step)) {
      const steps = listTexts([...during(d.entry)].map(String), "disjunction");
      found.push(writeText("step-other", { draw: named(d), step: d.step, steps }));
    }
    if (d.undo > undone(d.entry)) {
      found.push(writeText("stream-begun", { draw: named(d), undos: d.undo, made: undone(d.entry) }));
    }
    if (first.has(d.step) && d.undo < draws.undos.filter((undo) => undo < first.get(d.step)).length) {
      found.push(writeText("stream-old", { draw: named(d), undos: d.undo }));
    }
  });
  for (const list of byStream.values()) found.push(...placesFound(list));
  for (const list of byStream.values()) found.push(...numbersFound(drawn, list));
  return found;
}

/** Whether a stream's draws follow one another without a gap. */
function placesFound(list) {
  const gap = (ordered) => ordered.findIndex((d, i) => d.at !== (i ? ordered[i - 1].after : 0));
  const wrong = gap(list);
  if (wrong < 0) return [];
  const sorted = [...list].sort((a, b) => a.at - b.at);
  const d = list[wrong];
  const said = { draw: named(d), stream: d.stream };
  if (gap(sorted) < 0) return [writeText("draws-reordered", said)];
  if (d.at > (wrong ? list[wrong - 1].after : 0)) return [writeText("draw-dropped", said)];
  if (d.at === 0) return [writeText("stream-restarted", said)];
  return [writeText("draw-put-in", said)];
}

/** Whether a stream's draws are its numbers; where not, what was probably done to them. */
function numbersFound(drawn, list) {
  const wrong = list.filter((d) => !d.fits && d.possible);
  if (!wrong.length) return [];
  const other = otherStream(drawn, wrong);
  if (other) return [other];
  const start = list.indexOf(wrong[0]);
  const moved = wrong.length > 1 ? shifted(drawn, list.slice(start)) : 0;
  if (moved) {
    const way = moved > 0 ? "later" : "earlier";
    return [writeText("draws-renumbered", { way, draw: named(wrong[0]), places: Math.abs(moved) })];
  }
  return wrong.slice(0, MOST_TOLD).map((d) => d.got.length > 1
    ? writeText("shuffle-changed", { draw: named(d) })
    : writeText("die-changed", { draw: named(d), said: face(d, d.got[0]), given: face(d, d.given[0]) }));
}

/** Whether numbers that fit nowhere are those of another stream. */
function otherStream(drawn, list) {
  const weight = list.reduce((sum, d) => sum + d.got.reduce((all, _, i) => all + Math.log2(d.of - i || 1), 0), 0);
  if (weight < 14) return null; // with so few numbers, some other stream fits by chance
  const all = drawn.rows;
  const steps = Math.max(...all.map((d) => d.step)) + 2, undos = Math.max(...all.map((d) => d.undo)) + 1;
  const lanes = new Set(all.flatMap((d) => ["", d.lane]));
  for (let n = 1; n < 9; n++) for (let m = 0; m < 10; m++) lanes.add(`${n}.${m}`);
  const { step, undo, lane } = list[0];
  const fits = (s, u, l) => {
    const stream = drawn.of(`${s}/${u}${l ? `/${l}` : ""}`);
    return list.every((d) => same(stream.draw(d.at, d.of, d.got.length).got, d.got));
  };
  for (let s = 0; s <= steps; s++) {
    if (s !== step && fits(s, undo, lane)) {
      return writeText("stream-of-step", { stream: list[0].stream, draw: named(list[0]), step: s });
    }
  }
  for (const l of lanes) {
    if (l !== lane && fits(step, undo, l)) {
      return writeText("lane-renamed", { stream: list[0].stream, draw: named(list[0]), lane: l });
    }
  }
  for (let u = 0; u <= undos; u++) {
    if (u !== undo && fits(step, u, lane)) {
      return writeText("undos-recounted", { stream: list[0].stream, draw: named(list[0]), undos: u });
    }
  }
  return null;
}

/** By how many places the draws of a stream lie wrong, if that explains them all; else 0. */
function shifted(drawn, list) {
  for (let by = 1; by <= 80; by++) {
    for (const shift of [by, -by]) {
      if (list[0].at + shift < 0) continue;
      const stream = drawn.of(list[0].stream);
      if (list.every((d) => d.possible && same(stream.draw(d.at + shift, d.of, d.got.length).got, d.got))) return shift;
    }
  }
  return 0;
}

function drawsNote(file) {
  const { made } = file.draws;
  const shuffles = made.filter((d) => d[4].length > 1).length;
  const streams = new Set(made.map((d) => d[1])).size;
  return writeText("note-draws", { singles: made.length - shuffles, shuffles, streams });
}

/** Whether each die that the log told was drawn. */
function toldFound(file) {
  const found = [];
  for (const line of file.draws.told) {
    const used = new Set();
    if (line.dice.length !== line.draws.length) {
      found.push(writeText("dice-not-drawn", { line: line.text }));
      continue;
    }
    line.dice.forEach((die, i) => {
      const index = line.draws[i];
      if (!(index in file.draws.made) || !file.draws.made[index]) {
        found.push(writeText("die-not-drawn", { line: line.text, die }));
        return;
      }
      const d = draw(file, index);
      if (d.got.length !== 1 || face(d, d.got[0]) !== String(die)) {
        found.push(writeText("die-other", { line: line.text, die, draw: named(d), drawn: face(d, d.got[0]) }));
      } else if (d.entry > line.entry || (line.step && d.step !== line.step)) {
        found.push(writeText("die-elsewhere", { line: line.text, draw: named(d) }));
      } else if (used.has(index)) {
        found.push(writeText("die-twice", { line: line.text, draw: named(d) }));
      }
      if (/^[1-9]\d*$/.test(die) && !new RegExp(`(^|\\D)${die}(\\D|$)`).test(line.text)) {
        found.push(writeText("die-not-in-line", { line: line.text, die }));
      }
      used.add(index);
    });
  }
  return found;
}

function toldNote(file) {
  const { told } = file.draws;
  const dice = told.reduce((sum, line) => sum + line.dice.length, 0);
  return writeText("note-told", { dice, lines: told.length });
}
