/** Discord's markdown by lines: headings, lists, quotes, code, subtext; within them, `inline`. */

import { inline } from "./inline.js";

/**
 * @typedef {{kind: string, level?: number, language?: string, text?: string, ordered?: boolean, start?: number,
 *            children?: any[], items?: any[]}} Block
 */

const FENCE = /^```(?:([\w+.#-]*)\n)?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3}) +(.+?) *#*$/;
const SUBTEXT = /^-# +(.+)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const QUOTE = /^> ?(.*)$/;
const DEEPEST = 6;

/** @param {string} text @returns {Block[]} */
export function blocks(text, depth = 0) {
  /** @type {Block[]} */
  const out = [];
  let rest = text.replace(/\r\n?/g, "\n");
  /** @type {string[]} */
  let lines = [];
  const flush = () => {
    if (lines.length) out.push({ kind: "paragraph", children: inline(lines.join("\n")) });
    lines = [];
  };
  while (rest) {
    const end = rest.indexOf("\n");
    const line = end < 0 ? rest : rest.slice(0, end);
    const after = end < 0 ? "" : rest.slice(end + 1);
    const fence = line.indexOf("```");
    const code = fence >= 0 ? FENCE.exec(rest.slice(fence)) : null;
    if (code) {
      if (fence) lines.push(line.slice(0, fence));
      flush();
      out.push({ kind: "codeblock", language: code[1] ?? "", text: code[2] });
      rest = rest.slice(fence + code[0].length).replace(/^\n/, "");
      continue;
    }
    const made = depth < DEEPEST ? special(line, after, rest, depth) : null;
    if (made) {
      flush();
      out.push(made.block);
      rest = made.rest;
      continue;
    }
    lines.push(line);
    rest = after;
  }
  flush();
  return out;
}

function special(line, after, rest, depth) {
  const heading = HEADING.exec(line);
  if (heading) return { block: { kind: "heading", level: heading[1].length, children: inline(heading[2]) }, rest: after };
  const small = SUBTEXT.exec(line);
  if (small) return { block: { kind: "subtext", children: inline(small[1]) }, rest: after };
  if (/^>>> ?/.test(line)) return { block: { kind: "quote", children: blocks(rest.replace(/^>>> ?/, ""), depth + 1) }, rest: "" };
  if (/^> /.test(line) || line === ">") return run(rest, QUOTE, (found) => ({ kind: "quote", children: blocks(found.map((m) => m[1]).join("\n"), depth + 1) }));
  const item = ITEM.exec(line);
  if (item) return run(rest, ITEM, list, (m) => m[1].length > item[1].length || ordered(m) === ordered(item));
  return null;
}

const ordered = (item) => /\d/.test(item[2]);

/** The lines from here on that fit a pattern, as one block. */
function run(rest, pattern, make, fits = () => true) {
  const lines = rest.split("\n");
  const found = [];
  for (const line of lines) {
    const match = pattern.exec(line);
    if (!match || !fits(match)) break;
    found.push(match);
  }
  return { block: make(found), rest: lines.slice(found.length).join("\n") };
}

/** @returns {Block} */
function list(found) {
  const [first] = found;
  const [, indent, mark] = first;
  const items = [];
  let at = 0;
  while (at < found.length) {
    const inside = [];
    const own = found[at];
    at += 1;
    while (at < found.length && found[at][1].length > indent.length) {
      inside.push(found[at]);
      at += 1;
    }
    const nested = inside.length ? [list(inside)] : [];
    items.push([{ kind: "paragraph", children: inline(own[3]) }, ...nested]);
  }
  return { kind: "list", ordered: ordered(first), start: ordered(first) ? Number.parseInt(mark, 10) : undefined, items };
}
