/** The whole page of one player: what is drawn when, and who hears what. */

import { h } from "./dom.js";
import { Composer } from "./composer.js";
import { Forum } from "./forum.js";
import { Header } from "./header.js";
import { wordsOf } from "./markdown/words.js";
import { MessageList } from "./message-list.js";
import { openModal } from "./modal.js";
import { Sidebar } from "./sidebar.js";
import { DM, FORUM } from "./kinds.js";
import { announce } from "./toast.js";

export class App {
  /**
   * @param {import("./session.js").Session} session
   * @param {{play: (user: any) => void, stranger: () => void}} doors
   */
  constructor(session, doors) {
    this.session = session;
    this.doors = doors;
    this.view = null;
    this.sidebar = new Sidebar(session, { play: doors.play, close: () => this.drawer(false) });
    this.header = new Header(session, { open: () => this.drawer(true) });
    this.composer = new Composer(session, { editLast: () => this.view?.editLast() ?? false });
    this.stage = h("div.stage");
    this.line = h("div.connection", { role: "status", hidden: true });
    this.main = h("main.main", {}, this.header.element, this.stage, this.composer.element);
    this.shade = h("div.shade", { onclick: () => this.drawer(false) });
    this.element = h("div.app", {},
      h("a.skip", { href: "#composer-text", onclick: (event) => { event.preventDefault(); this.composer.focus(); } }, writeText("skip-to-message")),
      this.line, h("div.panes", {}, this.sidebar.element, this.shade, this.main));
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.element.classList.contains("drawer-open")) this.drawer(false);
    });
    this.stage.addEventListener("dragover", (event) => event.preventDefault());
    this.stage.addEventListener("drop", (event) => {
      event.preventDefault();
      this.composer.taken(event, event.dataTransfer);
    });
    this.listen();
  }

  listen() {
    const { session } = this;
    const { state } = session;
    const on = (type, act) => state.addEventListener(type, (event) => act(event.detail));
    session.addEventListener("moved", () => this.moved());
    session.addEventListener("state", (event) => this.lineState(event.detail));
    on("all", () => { this.sidebar.draw(); this.header.draw(); this.composer.draw(); this.title(); });
    on("channels", () => { this.sidebar.drawChannels(); this.header.draw(); this.composer.draw(); this.view?.sync ? this.view.sync() : this.view?.changed({}); });
    on("people", () => { this.sidebar.draw(); this.header.draw(); this.composer.draw(); this.view?.sync?.(true); });
    on("unread", () => { this.sidebar.drawChannels(); this.header.draw(); this.title(); this.view?.read?.(); });
    on("me", () => this.sidebar.drawFoot());
    on("bot", () => this.header.draw());
    on("typing", (detail) => { if (detail.channelId === session.here) this.composer.drawTypists(); });
    on("modal", (frame) => openModal(session, frame));
    on("message", (detail) => this.message(detail));
  }

  message(detail) {
    const { session, view } = this;
    const { state } = session;
    if (detail.channelId === session.here) view?.changed(detail);
    else if (view instanceof Forum && state.channel(detail.channelId)?.parent_id === session.here) view.changed(detail);
    else if (detail.kind === "create" && state.pingsMe(detail.message)) {
      const channel = state.channel(detail.channelId);
      announce(writeText("mentions-you", { who: state.nameOfUser(detail.message.author), channel: state.channelName(channel), words: wordsOf(detail.message, session) }));
    }
  }

  moved() {
    const { session } = this;
    const channel = session.state.channel(session.here);
    const { target } = session;
    const same = this.view?.channelId === session.here;
    const place = same && !target && this.view.place?.();
    this.view?.close();
    this.view = channel && new (channel.type === FORUM ? Forum : MessageList)(session, session.here);
    this.stage.replaceChildren(this.view?.element ?? h("p.faint.empty", {}, writeText("no-channel")));
    this.sidebar.drawRail();
    this.sidebar.drawChannels();
    this.header.draw();
    this.composer.draw();
    this.view?.shown();
    if (place) this.view.restore(place);
    this.title();
    if (!target && (!same || document.activeElement === document.body)) this.settleFocus();
  }

  /** To where one writes; not on a touch screen, where that would open the keyboard. */
  settleFocus() {
    if (this.view instanceof Forum) this.view.element.focus();
    else if (!matchMedia("(pointer: coarse)").matches) this.composer.focus();
  }

  title() {
    const { session } = this;
    const { state } = session;
    if (!state.me) return;
    const marks = [...state.unread.values()].reduce((sum, u) => sum + u.mentions, 0);
    const channel = state.channel(session.here);
    const where = channel ? `${channel.type === DM ? "" : "#"}${state.channelName(channel)} · ` : "";
    document.title = `${marks ? `(${marks}) ` : ""}${where}${state.nameOf(state.me.id)} · Emberkeep`;
  }

  lineState(now) {
    if (now === "stranger") return this.doors.stranger();
    this.line.hidden = now === "open";
    this.element.classList.toggle("offline", now !== "open");
    if (now === "waiting" && !this.line.childElementCount) {
      this.line.append(h("span", {}, writeText("reconnecting")),
        h("button.link-button", { type: "button", onclick: () => this.session.link.retry() }, writeText("try-now")));
    }
    return undefined;
  }

  /** The channel list on a narrow screen. */
  drawer(open) {
    const narrow = matchMedia("(max-width: 760px)").matches;
    const was = this.element.classList.contains("drawer-open");
    this.element.classList.toggle("drawer-open", open && narrow);
    this.main.inert = open && narrow;
    const button = this.header.element.querySelector(".drawer-button");
    button?.setAttribute("aria-expanded", String(open));
    if (open) this.sidebar.channels.querySelector(".here, button")?.focus();
    else if (was) button?.focus();
  }

  close() {
    this.view?.close();
    this.session.close();
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.remove();
  }
}
