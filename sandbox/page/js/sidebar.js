/** The left side: who one plays, and the channels. */

import { freshId, h, icon, iconButton, name, refill } from "./dom.js";
import { avatar, introduce } from "./avatar.js";
import { newChannel, newDm, newPlayer } from "./create.js";
import { DM, isThread, isTop, kindOf, signOf } from "./kinds.js";
import { PERMISSION } from "./permissions.js";
import { byId } from "./state.js";

const byPlace = (a, b) => (a.position ?? 0) - (b.position ?? 0) || byId(a, b);

export class Sidebar {
  /** @param {import("./session.js").Session} session @param {{play: (user: any) => void, close: () => void}} doors */
  constructor(session, doors) {
    this.session = session;
    this.doors = doors;
    this.rail = h("nav.rail", { "aria-label": writeText("players") });
    this.channels = h("nav.channels", { "aria-label": writeText("channels") });
    this.foot = h("section.me-panel", { "aria-label": writeText("you") });
    this.element = h("div.sidebar", { id: "sidebar" }, this.rail, h("div.sidebar-main", {}, this.channels, this.foot));
  }

  draw() {
    introduce(this.session.state.players());
    this.drawRail();
    this.drawChannels();
    this.drawFoot();
  }

  drawRail() {
    const { state } = this.session;
    refill(this.rail,
      h("p.rail-title", { id: "rail-title" }, writeText("play-as")),
      h("ul.rail-players", { "aria-labelledby": "rail-title" }, state.players().map((user) => {
        const mine = user.id === state.me?.id;
        return h("li", {}, h("a.rail-player", {
          href: `?user=${encodeURIComponent(user.username)}${location.hash}`, class: mine ? "here" : null, "aria-current": mine ? "true" : null, "data-key": `player:${user.id}`,
          title: mine ? writeText("you-play", { player: state.nameOf(user.id) }) : writeText("play-player", { player: state.nameOf(user.id) }),
          onclick: (event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
            event.preventDefault();
            if (!mine) this.doors.play(user);
          },
        }, avatar(user, "rail"), h("span.rail-name", {}, name(state.nameOf(user.id)))));
      })),
      h("button.rail-player.rail-add", { type: "button", "data-key": "add-player", onclick: () => newPlayer(this.session) }, h("span.rail-plus", {}, icon("plus")), h("span.rail-name", {}, writeText("add"))));
  }

  drawChannels() {
    const { state } = this.session;
    const all = [...state.channels.values()];
    const scrolled = this.channels.scrollTop;
    refill(this.channels,
      h("div.sidebar-close", {}, iconButton("close", writeText("close-channels"), () => this.doors.close(), { "data-key": "close-drawer" })),
      [...state.guilds.values()].map((guild) => this.guild(guild, all.filter((c) => c.guild_id === guild.id))),
      this.section(writeText("direct-messages"), h("span"), () => newDm(this.session), writeText("write-to-somebody"),
        all.filter((c) => c.type === DM).sort((a, b) => -byId({ id: a.last_message_id ?? a.id }, { id: b.last_message_id ?? b.id })).map((c) => this.item(c))));
    this.channels.scrollTop = scrolled;
  }

  guild(guild, channels) {
    const { state } = this.session;
    const threads = channels.filter(isThread);
    const tops = channels.filter(isTop).sort(byPlace);
    const canMake = state.me.id === guild.owner_id || tops.some((c) => state.may(c, PERMISSION.MANAGE_CHANNELS)) || !tops.length;
    return this.section(guild.name, null, canMake ? () => newChannel(this.session, guild.id) : null, writeText("new-channel"),
      tops.map((channel) => this.item(channel, threads.filter((t) => t.parent_id === channel.id).filter((t) => this.keeps(t)).sort(byId))));
  }

  /** An archived thread is listed only while it matters. */
  keeps(thread) {
    return !thread.thread_metadata?.archived || thread.id === this.session.here || this.session.state.unread.has(thread.id);
  }

  section(title, _sign, make, makeLabel, items) {
    const label = freshId("section");
    return h("section.channel-section", {},
      h("div.section-head", {}, h("h2", { id: label }, name(title)), make && iconButton("plus", makeLabel, make, { "data-key": `make:${title}` })),
      h("ul", { "aria-labelledby": label }, items));
  }

  item(channel, nested = []) {
    const { state } = this.session;
    const unread = state.unread.get(channel.id);
    const here = channel.id === this.session.here;
    const called = state.channelName(channel);
    const marked = unread?.mentions ? "mentions" : unread ? "unread" : "nothing";
    const spoken = writeText("channel-label", { channel: called, kind: kindOf(channel), marked, count: unread?.mentions || unread?.count });
    const sign = channel.type === DM ? avatar(channel.recipients?.[0] ?? { id: "0" }, "small") : icon(signOf(channel));
    return h("li", {},
      h("button.channel", {
        type: "button", class: [here && "here", unread && !here && "unread", isThread(channel) && "nested"].filter(Boolean).join(" "),
        "aria-label": spoken, "aria-current": here ? "page" : null, "data-key": `channel:${channel.id}`, "data-channel": channel.id,
        onclick: () => { this.session.go(channel.id); this.doors.close(); },
      }, sign, h("span.channel-name", {}, name(called)), channel.thread_metadata?.locked && icon("lock"),
      unread && !here && h("span.badge", { class: unread.mentions ? "badge-mention" : null }, unread.mentions || unread.count)),
      nested.length ? h("ul", { "aria-label": writeText("threads-of", { channel: called }) }, nested.map((t) => this.item(t))) : null);
  }

  drawFoot() {
    const { session } = this;
    const { state } = session;
    if (!state.me) return;
    refill(this.foot,
      avatar(state.me), h("div.me-words", {}, h("span.me-name", {}, name(state.nameOf(state.me.id))), h("span.faint", {}, state.me.username)),
      h("label.switch", { title: writeText("about-dms-closed") },
        h("input", {
          type: "checkbox", role: "switch", checked: state.dmClosed, "data-key": "dm-closed",
          onchange: async (event) => {
            const closed = event.target.checked;
            if (!(await session.attempt("set_dm", { closed }))) event.target.checked = !closed;
          },
        }), h("span.switch-track", { "aria-hidden": "true" }), h("span.switch-label", {}, writeText("dms-closed"))));
  }
}
