/** One player at this tab: what they know, the line to the server, and where they are looking. */

import { introduce } from "./avatar.js";
import { Link, Refused } from "./link.js";
import { FORUM, TEXT } from "./kinds.js";
import { State, byId } from "./state.js";
import { toast } from "./toast.js";

const INSIDE = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** Events: `moved` (another channel, or another message in it), `state` (of the line), `reply`. */
export class Session extends EventTarget {
  /** @param {string} user the id or username to play */
  constructor(user) {
    super();
    this.user = user;
    this.state = new State();
    this.link = new Link(user);
    /** @type {string|null} the channel shown */
    this.here = null;
    /** @type {string|null} a message to bring into view */
    this.target = null;
    /** @type {Map<string, any>} per channel: what was typed and not sent */
    this.drafts = new Map();
    /** @type {Map<string, Map<string, any[]>>} what I chose in a message's selects, until it changes */
    this.chosen = new Map();
    /** @type {any} the message a reply is being written to */
    this.replyTo = null;
    this.link.addEventListener("frame", (event) => this.state.take(event.detail));
    this.link.addEventListener("state", (event) => this.dispatchEvent(new CustomEvent("state", { detail: event.detail })));
    this.state.addEventListener("all", () => this.settle());
    this.state.addEventListener("channels", (event) => this.afterChannels(event.detail));
    this.state.addEventListener("message", ({ detail }) => {
      if (detail.kind === "update" || detail.kind === "delete") this.chosen.delete(detail.id);
    });
    this.onhash = () => this.fromAddress();
    addEventListener("hashchange", this.onhash);
  }

  close() {
    this.link.close();
    removeEventListener("hashchange", this.onhash);
  }

  /** After a hello: stay where we were, or go where the address says, or to the first channel. */
  settle() {
    introduce(this.state.players());
    if (this.here && this.state.channel(this.here)) return this.moved();
    this.fromAddress(true);
  }

  fromAddress(arriving = false) {
    const [channel, message] = location.hash.slice(1).split("/");
    if (channel && this.state.channel(channel)) this.go(channel, message);
    else if (arriving) this.go(this.firstChannel());
  }

  firstChannel() {
    const channels = [...this.state.channels.values()];
    const texts = channels.filter((c) => c.type === TEXT).sort((a, b) => a.position - b.position || byId(a, b));
    return (texts[0] ?? channels.find((c) => c.type === FORUM) ?? channels[0])?.id ?? null;
  }

  afterChannels(detail) {
    if (detail?.gone && detail.gone === this.here) this.go(this.firstChannel());
  }

  /** Shows a channel, perhaps at one of its messages. */
  go(channelId, messageId = null) {
    this.here = channelId;
    this.target = messageId;
    this.replyTo = null;
    const hash = channelId ? `#${channelId}${messageId ? `/${messageId}` : ""}` : "";
    if (location.hash !== hash) history.replaceState(history.state, "", location.pathname + location.search + hash);
    this.moved();
  }

  moved() {
    this.dispatchEvent(new Event("moved"));
  }

  /** Follows a link of Discord's that leads to a channel here; false for any other link. */
  follow(url) {
    const found = INSIDE.exec(url);
    if (!found) return false;
    if (this.state.channel(found[2])) this.go(found[2], found[3] ?? null);
    else toast(writeText("link-unseen"));
    return true;
  }

  reply(message) {
    this.replyTo = message;
    this.dispatchEvent(new Event("reply"));
  }

  ask(action, fields = {}) {
    return this.link.ask(action, fields);
  }

  /** Asks, and tells a refusal in passing; resolves with null then. */
  async attempt(action, fields = {}) {
    try {
      return await this.ask(action, fields);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      toast(error.message);
      return null;
    }
  }

  /**
   * Sets off an interaction, with a spinner on what was used and a red line there if it fails.
   * @param {string} action @param {any} fields
   * @param {{messageId?: string, customId?: string, label?: string}} what
   */
  async interact(action, fields, what) {
    const nonce = this.link.nonce();
    this.state.interactions.start({ nonce, channelId: fields.channel_id, ...what });
    this.acted = { channelId: fields.channel_id, at: performance.now(), told: false };
    try {
      await this.ask(action, { ...fields, nonce });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.state.interactions.fail(nonce, error.message);
    }
  }

  /** @param {string} channelId */
  async older(channelId) {
    const first = this.state.list(channelId).find((m) => !(m.flags & 64)) ?? this.state.list(channelId)[0];
    const answer = await this.ask("history", { channel_id: channelId, ...(first && { before: first.id }), limit: 50 });
    this.state.merge(channelId, answer.messages, answer.more);
  }
}
