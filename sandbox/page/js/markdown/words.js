/** Markdown in one plain line: for quotes of replies, announcements and labels. */

import { blocks } from "./blocks.js";

export const EVERYONE_WORDS = { everyone: writeText("everybody-here"), here: writeText("everybody-online") };

/** @param {string} text @param {import("../session.js").Session} session @param {string|null} guildId */
export function plain(text, session, guildId = null) {
  return blocks(text.slice(0, 500)).map((b) => words(b, session, guildId)).join(" ").replace(/\s+/g, " ").trim();
}

function words(part, session, guildId) {
  const { state } = session;
  switch (part.kind) {
    case "text": case "code": case "codeblock": return part.text;
    case "break": return " ";
    case "user": return `@${state.nameOf(part.id, guildId)}`;
    case "role": return `@${state.guilds.get(guildId)?.roles.find((r) => r.id === part.id)?.name ?? writeText("role")}`;
    case "channel": return `#${state.channelName(state.channel(part.id))}`;
    case "command": return `/${part.text}`;
    // A bot's icon, whose name ends in a hash, stands beside its word and is not read out as well.
    case "emoji": return /_[0-9a-f]{8}$/.test(part.text) ? "" : `:${part.text}:`;
    case "everyone": return `@${part.text}`;
    case "time": return new Date(Number(part.id) * 1000).toLocaleString();
    case "spoiler": return writeText("spoiler");
    case "list": return part.items.flat().map((p) => words(p, session, guildId)).join(" ");
    default: return (part.children ?? []).map((p) => words(p, session, guildId)).join(" ".repeat(part.kind === "quote" ? 1 : 0));
  }
}

/** All a message says, in plain words: its text, its embeds, its components' texts. */
export function wordsOf(message, session, guildId = null) {
  const said = [message.content ?? ""];
  for (const embed of message.embeds ?? []) said.push(embed.title ?? "", embed.description ?? "");
  const visit = (c) => {
    if (c.content) said.push(c.content);
    if (c.components) c.components.forEach(visit);
  };
  (message.components ?? []).forEach(visit);
  const text = said.filter(Boolean).map((s) => plain(s, session, guildId)).join(" ");
  if (text) return text;
  return message.attachments?.length ? writeText("a-file") : "";
}
