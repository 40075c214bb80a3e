/** The top line: where one is, what it is about, and whether the bot is there. */

import { h, icon, iconButton, name, refill } from "./dom.js";
import { avatar } from "./avatar.js";
import { deleteChannel } from "./create.js";
import { DM, FORUM, isThread, signOf, takesThreads } from "./kinds.js";
import { startThread } from "./tools.js";
import { PERMISSION } from "./permissions.js";

export class Header {
  /** @param {import("./session.js").Session} session @param {{open: () => void}} doors */
  constructor(session, doors) {
    this.session = session;
    this.doors = doors;
    this.element = h("header.header");
  }

  draw() {
    const { session } = this;
    const { state } = session;
    const channel = state.channel(session.here);
    const parent = isThread(channel) ? state.channel(channel.parent_id) : null;
    const waiting = [...state.unread].filter(([id]) => id !== session.here);
    const marks = waiting.reduce((sum, [, u]) => sum + u.mentions, 0);
    const menu = iconButton("menu", writeText("channels-and-players"), () => this.doors.open(), {
      class: "drawer-button", "aria-controls": "sidebar", "aria-expanded": "false", "data-key": "drawer",
    });
    if (waiting.length) menu.append(h("span.dot", { class: marks ? "dot-mention" : null }, marks || ""));
    refill(this.element, menu,
      h("div.header-words", {},
        h("h1.header-name", {}, this.sign(channel),
          parent && [h("button.link-button", { type: "button", "data-key": "parent", onclick: () => session.go(parent.id) }, name(parent.name)), h("span.faint", { "aria-label": writeText("in-it") }, " › ")],
          name(state.channelName(channel), { class: "header-title" })),
        channel?.topic && channel.type !== FORUM && h("p.header-topic", { dir: "auto", title: channel.topic }, channel.topic)),
      h("div.header-tools", {},
        takesThreads(channel) && state.may(channel, PERMISSION.CREATE_THREADS) && iconButton("thread", writeText("start-thread"), () => startThread(session, channel), { "data-key": "start-thread" }),
        channel && channel.type !== DM && this.mayDelete(channel) && iconButton("bin", isThread(channel) ? writeText("delete-thread") : writeText("delete-channel"), () => deleteChannel(session, channel), { "data-key": "delete-channel" }),
        h("span.bot-state", { class: state.botOnline ? "online" : "offline", role: "status" }, h("span.bot-dot", { "aria-hidden": "true" }),
          h("span.bot-name", {}, name(state.bot ? state.nameOf(state.bot.id) : writeText("bot"))), h("span.bot-word", {}, state.botOnline ? writeText("online") : writeText("offline"))),
        state.me && h("span.header-me", { title: writeText("you-play", { player: state.nameOf(state.me.id) }) }, avatar(state.me, "small"))));
  }

  mayDelete(channel) {
    const { state } = this.session;
    return state.may(channel, isThread(channel) ? PERMISSION.MANAGE_THREADS : PERMISSION.MANAGE_CHANNELS);
  }

  sign(channel) {
    if (channel?.type === DM) return avatar(channel.recipients?.[0] ?? { id: "0" }, "small");
    return icon(signOf(channel));
  }
}
