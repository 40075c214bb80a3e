"use strict";
// -- the page ---------------------------------------------------------------------------------------

const MOST_ROWS = 3000;
const drop = document.getElementById("drop"), result = document.getElementById("result");
const shown = document.getElementById("shown");
let given = null;

/** What games are called, by the keys that files have. */
const TITLES = new Map(Object.entries(JSON.parse(document.querySelector("meta[name=games]").content)));

/** Marks that turn the direction of reading, which in a forged file could turn what stands here. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function element(name, words, kind) {
  const made = document.createElement(name);
  if (words !== undefined) made.textContent = words.replace(TURNING, "");
  if (kind) made.className = kind;
  return made;
}

async function take(file) {
  if (!file) return;
  given = file;
  result.replaceChildren(element("p", writeText("computing")));
  await new Promise((next) => setTimeout(next));
  show(verify(await file.text(), shown.value), file.name);
  result.focus();
}

function show({ good, checks, file }, name) {
  const wrong = checks.filter((check) => !check.good).length;
  const verdict = element("div", undefined, `verdict ${good ? "good" : "bad"}`);
  const unread = checks.length === 1 && wrong;  // it was no use to go on
  const kind = good ? "good" : unread ? "unread" : "bad";
  verdict.append(
    element("p", writeText("verdict", { kind })),
    element("p", writeText("verdict-means", { kind, wrong, checks: checks.length })));
  if (good && !checks.some((check) => check.id === "seal")) {
    const yours = element("p", `${writeText("see-yourself")} `);
    yours.append(element("code", file.seed_hash));
    verdict.append(yours);
  }
  verdict.append(element("p", title(file, name), "soft"));
  const list = element("ul", undefined, "checks");
  for (const check of checks) {
    const item = element("li", undefined, check.good ? "good" : "bad");
    item.append(element("b", writeText("mark", { kind: check.good ? "right" : "wrong" }), "mark"),
      element("strong", ` ${check.name}. `));
    if (check.good) item.append(element("span", check.note));
    else {
      const found = element("ul", undefined, "found");
      check.found.slice(0, MOST_TOLD).forEach((words) => found.append(element("li", words)));
      if (check.found.length > MOST_TOLD) found.append(element("li", writeText("more-found", { count: check.found.length - MOST_TOLD })));
      item.append(found);
    }
    list.append(item);
  }
  result.replaceChildren(element("h2", writeText("verdict-heading")), verdict, list);
  if (checks.length > 1) result.append(...listings(file));
}

function title(file, name) {
  if (!file || !file.game || !Array.isArray(file.seats)) return name;
  return writeText("about-file", { name, game: TITLES.get(file.game) ?? file.game,
    opened: String(file.opened_at).slice(0, 16).replace("T", " "), players: file.seats.map((seat) => seat.name).join(", ") });
}

function listings(file) {
  const told = folded(writeText("list-told", { count: file.draws.told.length }), file.draws.told.map((line) =>
    writeText("row-told", { answer: line.entry, line: line.text, dice: line.dice.join(", ") })));
  const made = folded(writeText("list-draws", { count: file.draws.made.length }), file.draws.made.map((_, index) => {
    const d = draw(file, index);
    const drawn = d.got.length === 1 ? face(d, d.got[0]) : shuffled(d).join(", ");
    return writeText("row-draw", { number: index + 1, answer: d.entry, where: d.where, drawn, of: d.of, stream: d.stream, at: d.at });
  }));
  return [told, made];
}

/** The things in the order in which a shuffle or a sample brought them. */
function shuffled(d) {
  const left = Array.from({ length: d.of }, (_, n) => n);
  return d.got.map((n) => face(d, left.splice(n, 1)[0]));
}

function folded(words, rows) {
  const made = element("details"), inside = element("div", undefined, "rows");
  made.append(element("summary", words), inside);
  inside.tabIndex = 0;
  inside.setAttribute("role", "region");
  inside.setAttribute("aria-label", words);
  made.addEventListener("toggle", () => {
    if (inside.childElementCount) return;
    rows.slice(0, MOST_ROWS).forEach((row) => inside.append(element("p", row)));
    if (rows.length > MOST_ROWS) inside.append(element("p", writeText("more-rows", { count: rows.length - MOST_ROWS })));
  });
  return made;
}

document.getElementById("file").addEventListener("change", (event) => take(event.target.files[0]));
shown.addEventListener("change", () => take(given));
addEventListener("dragover", (event) => { event.preventDefault(); drop.classList.add("over"); });
addEventListener("dragleave", () => drop.classList.remove("over"));
addEventListener("drop", (event) => {
  event.preventDefault();
  drop.classList.remove("over");
  take(event.dataTransfer.files[0]);
});
