/** A channel's messages: drawn once each, kept at the bottom while the reader is there, older ones on demand. */

import { add, h, icon, keepingFocus } from "./dom.js";
import { continues, drawLoose, drawMessage } from "./message.js";
import { editor } from "./edit.js";
import { wordsOf } from "./markdown/words.js";
import { reanchor } from "./popup.js";
import { EPHEMERAL, LOADING } from "./state.js";
import { day, sameDay } from "./time.js";
import { announce, toast } from "./toast.js";

const NEAR = 48;
const READ_PAUSE_MS = 150;
const LOOKED_THROUGH = 20;
/** A message that comes so soon after I pressed, in milliseconds, is what I pressed for. */
const ANSWERED_WITHIN = 3000;

export class MessageList {
  /** @param {import("./session.js").Session} session @param {string} channelId */
  constructor(session, channelId) {
    this.session = session;
    this.channelId = channelId;
    /** @type {Map<string, {row: HTMLElement, message: any, marks: string}>} */
    this.drawn = new Map();
    this.editing = null;
    this.reading = null;
    this.stuck = true;
    this.missed = 0;
    this.loading = false;
    const { state } = session;
    const channel = state.channel(channelId);
    this.guildId = channel?.guild_id ?? null;
    const called = state.channelName(channel);
    /** The first message that had not been read on coming here. */
    this.firstUnread = this.findFirstUnread();

    this.top = h("div.list-top");
    this.list = h("ol.messages", { "aria-label": writeText("messages-in", { channel: called }) });
    this.inside = h("div.scroll-inside", {}, this.top, this.list);
    this.scroller = h("div.scroller", { tabindex: 0, role: "region", "aria-label": writeText("messages-in", { channel: called }) }, this.inside);
    this.jump = h("button.jump", { type: "button", hidden: true, onclick: () => this.toBottom() });
    this.element = h("div.message-list", {}, this.scroller, this.jump);
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.scroller.addEventListener("keydown", (event) => this.key(event));
    this.watcher = new ResizeObserver(() => { if (this.stuck) this.settleAtBottom(); });
    this.watcher.observe(this.inside);
    this.watcher.observe(this.scroller);
    this.onvisible = () => this.read();
    document.addEventListener("visibilitychange", this.onvisible);
    this.sync();
  }

  /** Once it stands in the document. */
  shown() {
    const divider = this.list.querySelector(".new-divider");
    if (this.session.target) this.bring(this.session.target);
    else {
      this.settleAtBottom();
      if (divider && divider.getBoundingClientRect().top < this.scroller.getBoundingClientRect().top) {
        this.stuck = false;
        divider.scrollIntoView({ block: "start" });
      }
    }
    this.scrolled();
  }

  /** Where a reader stands who has scrolled up: a message, and how far down the screen it is. */
  place() {
    if (this.stuck) return null;
    const top = this.scroller.getBoundingClientRect().top;
    const row = [...this.list.querySelectorAll(".message[data-id]")].find((r) => r.getBoundingClientRect().bottom > top);
    return row ? { id: row.dataset.id, top: row.getBoundingClientRect().top } : null;
  }

  /** Puts a reader back there, if the message is still at hand. */
  restore(place) {
    const row = place && this.drawn.get(place.id)?.row;
    if (!row) return;
    this.stuck = false;
    this.scroller.scrollTop += row.getBoundingClientRect().top - place.top;
    this.scrolled();
  }

  close() {
    this.watcher.disconnect();
    if (this.reading) this.tellRead();
    document.removeEventListener("visibilitychange", this.onvisible);
  }

  findFirstUnread() {
    const { state } = this.session;
    let left = state.unread.get(this.channelId)?.count ?? 0;
    if (!left) return null;
    const list = state.list(this.channelId);
    let found = null;
    for (let at = list.length - 1; at >= 0 && left > 0; at -= 1) {
      if (list[at].author.id === state.me.id) continue;
      found = list[at].id;
      left -= 1;
    }
    return found;
  }

  /** @param {{id?: string, kind: string, message?: any}} detail */
  changed(detail) {
    if (detail.kind === "older") {
      const kept = this.list.querySelector(".message");
      const before = kept?.getBoundingClientRect().top ?? 0;
      this.sync();
      if (kept?.isConnected && !this.stuck) this.scroller.scrollTop += kept.getBoundingClientRect().top - before;
      return;
    }
    // something of my own is on its way: I want to see it
    if (detail.kind === "mark" && !detail.id && this.session.state.interactions.loose(this.channelId).some((l) => l.state === "running")) this.stuck = true;
    const was = detail.id && this.drawn.get(detail.id)?.message;
    this.sync();
    const { state } = this.session;
    if (detail.kind === "create" && detail.message) {
      const mine = detail.message.author.id === state.me.id;
      // what only I can see, or comes right after I pressed, answers what I did, wherever I am
      if (mine || detail.message.flags & EPHEMERAL || this.answersMe()) this.stuck = true;
      else if (!this.stuck) this.missed += 1;
      if (!mine) this.tell(detail.message);
    } else if (detail.kind === "update" && was && this.worthTelling(was, detail.message)) this.tell(detail.message);
    if (this.stuck) this.settleAtBottom();
    this.scrolled();
  }

  /** Whether I have just set something off in this channel. */
  answersMe() {
    const { acted } = this.session;
    return acted?.channelId === this.channelId && performance.now() - acted.at < ANSWERED_WITHIN;
  }

  /** Whether a change is to be read out: the bot has stopped thinking, or the message says something else soon after I acted,
   * or it is the first to do so, however long it took. */
  worthTelling(was, message) {
    if (message.author.id === this.session.state.me.id) return false;
    if (was.flags & LOADING) return true;
    const { session, guildId } = this;
    const { acted } = session;
    const awaited = acted?.channelId === this.channelId && !acted.told;
    return (awaited || this.answersMe()) && wordsOf(was, session, guildId) !== wordsOf(message, session, guildId);
  }

  tell(message) {
    const { session, guildId } = this;
    const who = session.state.nameOfUser(message.author, guildId);
    if (message.flags & LOADING) return;
    if (session.acted?.channelId === this.channelId) session.acted.told = true;
    const words = wordsOf(message, session, guildId);
    announce(message.flags & EPHEMERAL ? writeText("says-to-you", { who, words }) : writeText("says", { who, words }));
  }

  /** Makes what is drawn equal to what is known, touching only what differs. */
  sync(all = false) {
    const { session, channelId } = this;
    const { state } = session;
    const messages = state.list(channelId);
    const rows = [];
    const seen = new Set();
    let before = null;
    for (const message of messages) {
      seen.add(message.id);
      const apart = !before || !sameDay(new Date(before.timestamp), new Date(message.timestamp));
      if (apart) rows.push(this.dayDivider(message));
      if (message.id === this.firstUnread) rows.push(this.newDivider ??= h("li.new-divider", {}, h("span", {}, writeText("new"))));
      rows.push(this.row(message, !apart && message.id !== this.firstUnread && continues(before, message), all));
      before = message;
    }
    for (const id of this.drawn.keys()) if (!seen.has(id)) this.drawn.delete(id);
    for (const loose of state.interactions.loose(channelId)) rows.push(this.looseRow(loose));
    keepingFocus(this.list, () => arrange(this.list, rows));
    this.drawTop();
    reanchor(this.list);
  }

  dayDivider(message) {
    const when = new Date(message.timestamp);
    this.days ??= new Map();
    const key = when.toDateString();
    if (!this.days.has(key)) this.days.set(key, h("li.day-divider", {}, h("span", {}, day(when))));
    return this.days.get(key);
  }

  looseRow(loose) {
    this.loose ??= new Map();
    const known = this.loose.get(loose.nonce);
    if (known?.state === loose.state) return known.row;
    const row = drawLoose(loose, this.session);
    this.loose.set(loose.nonce, { state: loose.state, row });
    return row;
  }

  row(message, grouped, anew) {
    const { state } = this.session;
    const { interactions } = state;
    const busy = [...interactions.known.values()].filter((i) => i.messageId === message.id).map((i) => `${i.nonce}${i.state}`).join();
    const editing = this.editing?.id === message.id ? this.editing.element : null;
    const thread = message.thread && state.channel(message.thread.id);
    const marks = `${grouped}|${busy}|${Boolean(editing)}|${thread?.message_count}|${thread?.name}`;
    const known = this.drawn.get(message.id);
    if (!anew && known && known.message === message && known.marks === marks) return known.row;
    const row = drawMessage(message, { session: this.session, grouped, editing, onedit: (m) => this.edit(m) });
    if (known) keepPlace(this.list, known.row, row);
    this.drawn.set(message.id, { row, message, marks });
    return row;
  }

  drawTop() {
    const { session, channelId } = this;
    const channel = session.state.channel(channelId);
    const more = session.state.more.get(channelId);
    const is = more ? "more" : "start";
    if (this.topIs === is) return;
    this.topIs = is;
    const called = session.state.channelName(channel);
    this.top.replaceChildren();
    if (more) add(this.top, [h("button.button.button-secondary", { type: "button", "data-key": "older", onclick: () => this.older() }, writeText("load-older"))]);
    else {
      add(this.top, [
        h("p.beginning-title", {}, channel?.type === 1 ? h("bdi", {}, called) : ["#", h("bdi", {}, called)]),
        h("p.faint", {}, channel?.type === 1 ? writeText("conversation-begins") : writeText("channel-begins")),
      ]);
    }
  }

  async older() {
    if (this.loading || !this.session.state.more.get(this.channelId)) return false;
    this.loading = true;
    this.top.setAttribute("aria-busy", "true");
    try {
      await this.session.older(this.channelId);
      // the reader may have come to the top again meanwhile
      requestAnimationFrame(() => { if (this.element.isConnected) this.scrolled(); });
      return true;
    } catch (error) {
      toast(error.message);
      return false;
    } finally {
      this.loading = false;
      this.top.removeAttribute("aria-busy");
    }
  }

  // --- where one is -------------------------------------------------------------------------------------

  settleAtBottom() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  toBottom() {
    this.stuck = true;
    this.settleAtBottom();
    this.scrolled();
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const far = scrollHeight - scrollTop - clientHeight;
    this.stuck = far <= NEAR;
    if (this.stuck) this.missed = 0;
    this.jump.hidden = this.stuck || (!this.missed && far < clientHeight);
    if (!this.jump.hidden) {
      const words = this.missed ? writeText("new-messages", { count: this.missed }) : writeText("jump-to-newest");
      if (this.jump.textContent !== words) this.jump.replaceChildren(words, icon("down"));
    }
    if (scrollTop < 80 && scrollHeight > clientHeight && !this.session.target) this.older();
    this.read();
  }

  /** Tells the server that this has been read, once the reader has come to the end. */
  read() {
    const { session, channelId } = this;
    if (!this.stuck || document.visibilityState !== "visible" || !session.state.unread.get(channelId)) return;
    // a burst of messages is read at once
    this.reading ??= setTimeout(() => this.tellRead(), READ_PAUSE_MS);
  }

  tellRead() {
    clearTimeout(this.reading);
    this.reading = null;
    this.session.ask("read", { channel_id: this.channelId }).catch(() => {});
  }

  /** Brings a message into view, fetching what lies between if need be. */
  async bring(id) {
    this.session.target = null;
    this.stuck = false;
    for (let tries = 0; !this.drawn.has(id) && tries < LOOKED_THROUGH; tries += 1) if (!(await this.older())) break;
    const row = this.drawn.get(id)?.row;
    if (!row?.isConnected) {
      toast(writeText("message-gone"));
      this.toBottom();
      return;
    }
    row.scrollIntoView({ block: "center" });
    row.classList.add("flash");
    row.focus({ preventScroll: true });
    setTimeout(() => row.classList.remove("flash"), 2500);
    this.scrolled();
  }

  /** The arrow keys go from message to message. */
  key(event) {
    const row = event.target.closest?.(".message");
    if (event.target !== row && event.target !== this.scroller) return;
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown" && event.key !== "End" && event.key !== "Home") return;
    const rows = [...this.list.querySelectorAll(".message")];
    if (!rows.length) return;
    const at = rows.indexOf(row);
    const to = { ArrowUp: at < 0 ? rows.length - 1 : at - 1, ArrowDown: at < 0 ? rows.length - 1 : at + 1, Home: 0, End: rows.length - 1 }[event.key];
    event.preventDefault();
    if (!rows[to]) return;
    rows[to].focus();
    rows[to].scrollIntoView({ block: "nearest" });
  }

  // --- one's own messages -------------------------------------------------------------------------------

  edit(message) {
    const close = () => {
      this.editing = null;
      this.sync();
      document.getElementById("composer-text")?.focus();
    };
    this.editing = { id: message.id, element: editor(message, this.session, close) };
    this.sync();
    this.editing.element.querySelector("textarea").focus();
    if (this.stuck) this.settleAtBottom();
  }

  editLast() {
    const { state } = this.session;
    const last = state.list(this.channelId).findLast((m) => m.author.id === state.me.id && [0, 19].includes(m.type));
    if (last) this.edit(last);
    return Boolean(last);
  }
}

/** A row drawn anew takes its forerunner's place at once, focus and all. */
function keepPlace(list, before, after) {
  if (before.parentNode !== list) return;
  const focused = before.contains(document.activeElement) ? document.activeElement.closest("[data-key]")?.dataset.key : null;
  if (before.classList.contains("flash")) after.classList.add("flash");
  before.replaceWith(after);
  if (!focused) return;
  const heir = after.dataset.key === focused ? after : after.querySelector(`[data-key="${CSS.escape(focused)}"]:not(:disabled)`);
  (heir ?? after).focus({ preventScroll: true });
}

/** Puts rows in order, moving only those out of place. */
function arrange(list, rows) {
  const wanted = new Set(rows);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  let at = list.firstElementChild;
  for (const row of rows) {
    if (row === at) at = at.nextElementSibling;
    else list.insertBefore(row, at);
  }
}
