/** Discord's markdown within a line: from text to a tree of plain objects. */

/** @typedef {{kind: string, text?: string, id?: string, url?: string, style?: string, children?: Inline[]}} Inline */

const DEEPEST = 12;

/** A bare address ends before the punctuation of the sentence around it. */
const ADDRESS = /https?:\/\/[^\s<>]+[^<.,:;"'\])\s]/y;

/** In order: the first that fits at a place wins. @type {Array<[RegExp, (found: RegExpExecArray, inner: (t: string) => Inline[]) => Inline]>} */
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (m) => ({ kind: "text", text: m[1] })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => ({ kind: "code", text: trimmed(m[2]) })],
  [/<@!?(\d+)>/y, (m) => ({ kind: "user", id: m[1] })],
  [/<@&(\d+)>/y, (m) => ({ kind: "role", id: m[1] })],
  [/<#(\d+)>/y, (m) => ({ kind: "channel", id: m[1] })],
  [/<\/([^:<>\n]{1,120}):(\d+)>/y, (m) => ({ kind: "command", text: m[1], id: m[2] })],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => ({ kind: "time", id: m[1], style: m[2] ?? "f" })],
  [/<a?:(\w{1,64}):(\d+)>/y, (m) => ({ kind: "emoji", text: m[1], id: m[2] })],
  [/@(everyone|here)\b/y, (m) => ({ kind: "everyone", text: m[1] })],
  [/\[((?:\\[\s\S]|[^\\[\]\n]|\[[^\]\n]*\])+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"([^"\n]*)")?\)/y,
    (m, inner) => ({ kind: "link", url: m[2], text: m[3], children: inner(m[1]) })],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => ({ kind: "link", url: m[1], children: [{ kind: "text", text: m[1] }] })],
  [ADDRESS, (m) => ({ kind: "link", url: m[0], children: [{ kind: "text", text: m[0] }] })],
  [/\*\*\*(?=\S)([\s\S]*?[^\s*\\])\*\*\*(?!\*)/y, (m, inner) => ({ kind: "strong", children: [{ kind: "em", children: inner(m[1]) }] })],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, (m, inner) => ({ kind: "strong", children: inner(m[1]) })],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, (m, inner) => ({ kind: "underline", children: inner(m[1]) })],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:[^*\s]|\*\*)|[^\s*\\])+?)\*(?!\*)/y, (m, inner) => ({ kind: "em", children: inner(m[1]) })],
  [/\b_((?:__|\\[\s\S]|[^\\_])+?)_\b/y, (m, inner) => ({ kind: "em", children: inner(m[1]) })],
  [/~~([\s\S]+?)~~(?!~)/y, (m, inner) => ({ kind: "strike", children: inner(m[1]) })],
  [/\|\|([\s\S]+?)\|\|/y, (m, inner) => ({ kind: "spoiler", children: inner(m[1]) })],
];

/** What may begin something; all else is read in runs. */
const PLAIN = /[^\\`<@[*_~|h\n]+|h(?!ttps?:\/\/)/y;

function trimmed(code) {
  return /^ .*[^ ].* $/s.test(code) ? code.slice(1, -1) : code;
}

/** @param {string} text @param {number} depth @returns {Inline[]} */
export function inline(text, depth = 0) {
  /** @type {Inline[]} */
  const out = [];
  const say = (piece) => {
    const last = out.at(-1);
    if (last?.kind === "text") last.text += piece;
    else out.push({ kind: "text", text: piece });
  };
  const inner = (t) => inline(t, depth + 1);
  // a rule that found no end once finds none further on either
  const hopeless = new Set();
  let at = 0;
  while (at < text.length) {
    const run = match(PLAIN, text, at);
    if (run) {
      say(run[0]);
      at += run[0].length;
      continue;
    }
    if (text[at] === "\n") {
      out.push({ kind: "break" });
      at += 1;
      continue;
    }
    const found = depth < DEEPEST ? firstRule(text, at, inner, hopeless) : null;
    if (!found) {
      say(text[at]);
      at += 1;
      continue;
    }
    if (found.made.kind === "text") say(found.made.text);
    else out.push(found.made);
    at += found.length;
  }
  return out;
}

const CLOSERS = { "`": "`", "*": "*", _: "_", "~": "~~", "|": "||", "[": "](" };

function firstRule(text, at, inner, hopeless) {
  const opener = text[at];
  const closer = CLOSERS[opener];
  if (closer) {
    if (hopeless.has(opener)) return null;
    if (text.indexOf(closer, at + 1) < 0) {
      hopeless.add(opener);
      return null;
    }
  }
  for (const [rule, make] of RULES) {
    const found = match(rule, text, at);
    if (found) return { made: make(found, inner), length: found[0].length };
  }
  return null;
}

function match(rule, text, at) {
  rule.lastIndex = at;
  return rule.exec(text);
}
