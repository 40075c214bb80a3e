/** One message. */

import { h, icon, iconButton, name } from "./dom.js";
import { avatar } from "./avatar.js";
import { all } from "./components/index.js";
import { embed } from "./embed.js";
import { markdown } from "./markdown/draw.js";
import { wordsOf } from "./markdown/words.js";
import { attachment } from "./media.js";
import { EPHEMERAL, LOADING, V2 } from "./state.js";
import { clockTime, fullTime, stamp } from "./time.js";
import { tools } from "./tools.js";

const COMMAND = 20;
const REPLY = 19;
const THREAD_CREATED = 18;
const THREAD_STARTER = 21;
const JOINED = 7;

const TOGETHER_MS = 7 * 60_000;

/** Whether a message goes on under the head of the one before. */
export function continues(before, message) {
  return Boolean(
    before && before.author.id === message.author.id && message.type === 0 && [0, REPLY, COMMAND].includes(before.type)
      && !message.interaction_metadata && (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL)
      && Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER_MS,
  );
}

/**
 * @param {any} message
 * @param {{session: import("./session.js").Session, grouped: boolean, editing: HTMLElement|null,
 *          onedit: (message: any) => void}} context
 */
export function drawMessage(message, { session, grouped, editing, onedit }) {
  const { state } = session;
  const guildId = state.channel(message.channel_id)?.guild_id ?? null;
  const place = { session, message, guildId };
  const when = new Date(message.timestamp);
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const looks = [grouped && "grouped", ephemeral && "ephemeral", state.pingsMe(message) && "pinged"].filter(Boolean).join(" ");
  const author = state.nameOfUser(message.author, guildId);
  const label = writeText("message-label", { author, kind: message.author.bot ? "bot" : "person", when: clockTime(when) });
  const row = h("li.message", { class: looks, id: `m-${message.id}`, tabindex: -1, "data-key": `m:${message.id}`, "data-id": message.id, "aria-label": label });

  if ([THREAD_CREATED, JOINED].includes(message.type)) {
    row.classList.add("system");
    row.append(icon(message.type === JOINED ? "right" : "thread"), systemWords(message, session, author), h("time", { datetime: message.timestamp, title: fullTime(when) }, stamp(when)));
    return row;
  }

  const head = grouped
    ? h("time.message-gutter", { datetime: message.timestamp, title: fullTime(when) }, clockTime(when))
    : avatar(message.author);
  row.append(
    ...[origin(message, session, guildId)].filter(Boolean), head,
    h("div.message-body", {},
      !grouped && h("div.message-head", {},
        h("span.message-author", {}, name(author)),
        message.author.bot && h("span.bot-tag", {}, writeText("bot-tag")),
        h("time.message-time", { datetime: message.timestamp, title: fullTime(when) }, stamp(when))),
      editing ?? contents(message, place),
      message.thread && threadDoor(message, session),
      ephemeral && h("div.ephemeral-note", {}, icon("eye"), writeText("only-you") + " · ",
        h("button.link-button", {
          type: "button", "data-key": `dismiss:${message.id}`,
          onclick: () => session.attempt("dismiss", { channel_id: message.channel_id, message_id: message.id }),
        }, writeText("dismiss-message"))),
      failure(message, session)));
  tools(row, message, session, onedit);
  return row;
}

function contents(message, place) {
  const { session, guildId } = place;
  if (message.flags & LOADING) {
    return h("div.thinking", {}, writeParts("is-thinking", { who: name(session.state.nameOfUser(message.author, guildId)) }),
      h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")));
  }
  const parts = [];
  if (message.flags & V2) {
    parts.push(h("div.components", {}, all(message.components, place)));
    if (message.edited_timestamp) parts.push(edited(message));
  } else {
    const shown = message.type === THREAD_STARTER ? message.referenced_message ?? message : message;
    const text = shown.content ? markdown(shown.content, session, guildId) : null;
    if (text) parts.push(text);
    if (message.edited_timestamp) {
      const last = text?.lastElementChild;
      if (last?.classList.contains("paragraph")) last.append(" ", edited(message));
      else parts.push(edited(message));
    }
    if (shown.attachments?.length) parts.push(h("div.attachments", {}, shown.attachments.map(attachment)));
    if (!(shown.flags & 4)) parts.push(...(shown.embeds ?? []).map((e) => embed(e, place)));
    if (shown.components?.length) parts.push(h("div.components", {}, all(shown.components, place)));
  }
  return h("div.message-contents", {}, parts);
}

function edited(message) {
  return h("span.edited", { title: fullTime(new Date(message.edited_timestamp)) }, writeText("edited"));
}

/** What a message answers: another message, or a command. */
function origin(message, session, guildId) {
  const { state } = session;
  const cause = message.interaction_metadata;
  if (message.type === REPLY && message.message_reference) {
    const of = message.referenced_message;
    if (!of) return h("div.origin", {}, h("span.origin-hook"), h("i", {}, writeText("replied-deleted")));
    return h("div.origin", {}, h("span.origin-hook"), avatar(of.author, "tiny"),
      h("button.origin-link", { type: "button", "aria-label": writeText("go-to-replied", { who: state.nameOfUser(of.author, guildId) }), onclick: () => session.go(of.channel_id, of.id) },
        h("b", {}, name(state.nameOfUser(of.author, guildId))), " ", h("span", { dir: "auto" }, wordsOf(of, session, guildId).slice(0, 160) || writeText("a-message"))));
  }
  if (message.type === COMMAND && cause?.name) {
    const who = h("b", {}, name(state.nameOfUser(cause.user, guildId)));
    const command = h("span.mention.command", {}, `/${cause.name}`);
    return h("div.origin", {}, h("span.origin-hook"), avatar(cause.user, "tiny"),
      writeParts("used", { who, command }));
  }
  return null;
}

function systemWords(message, session, author) {
  const who = h("b", {}, name(author));
  if (message.type === JOINED) return h("span", {}, writeParts("joined", { who }));
  const thread = startedThread(message, session.state);
  const door = session.state.channel(thread)
    ? h("button.link-button", { type: "button", onclick: () => session.go(thread) }, name(message.content))
    : name(message.content);
  return h("span", {}, writeParts("started-thread", { who, thread: door }));
}

/** The thread a notice tells of: by its reference, else by its name, beginner and place. */
function startedThread(message, state) {
  const named = message.message_reference?.channel_id;
  if (named && named !== message.channel_id) return named;
  const found = [...state.channels.values()].find((c) => c.parent_id === message.channel_id && c.name === message.content && c.owner_id === message.author.id);
  return found?.id ?? null;
}

function threadDoor(message, session) {
  const thread = session.state.channel(message.thread.id) ?? message.thread;
  return h("button.thread-door", { type: "button", "data-key": `thread:${message.id}`, onclick: () => session.go(thread.id) },
    icon("thread"), name(thread.name), h("span.faint", {}, writeText("messages-counted", { count: thread.message_count ?? 0 }) + " ›"));
}

function failure(message, session) {
  const failed = session.state.interactions.failedOn(message.id);
  if (!failed) return null;
  return h("div.failure", { role: "alert" }, failed.text);
}

/** A command or submission of mine that has not been answered yet, or failed. */
export function drawLoose(loose, session) {
  const { interactions } = session.state;
  const failed = loose.state === "failed";
  const you = h("b", {}, writeText("you"));
  const what = h("span.mention.command", {}, loose.label);
  return h("li.message.loose", { "data-loose": loose.nonce },
    avatar(session.state.me),
    h("div.message-body", {},
      h("div", {}, writeParts("you-used", { you, what })),
      failed
        ? h("div.failure", { role: "alert" }, loose.text)
        : h("div.thinking", {}, writeText("sending"), h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")))),
    failed && iconButton("close", writeText("dismiss"), () => interactions.end(loose.nonce)));
}
