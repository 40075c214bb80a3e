/** All that this player knows, as the server last told it. Frames go in, events come out. */

import { Interactions } from "./interactions.js";
import { DM } from "./kinds.js";

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const V2 = 1 << 15;

const TYPING_MS = 10_000;

/**
 * Events: `all` (everything is new), `channels`, `people`, `commands`, `me`, `bot`, `unread`, `typing`,
 * `message` (detail: {channelId, id, kind: "create"|"update"|"delete"|"older"|"mark"}),
 * `modal` (detail: the frame), `trouble` (detail: {channelId, message}).
 */
export class State extends EventTarget {
  constructor() {
    super();
    this.ready = false;
    this.interactions = new Interactions(this);
    this.empty();
  }

  empty() {
    this.me = null;
    this.bot = null;
    this.users = new Map();
    this.guilds = new Map();
    this.channels = new Map();
    /** @type {Map<string, any[]>} oldest first */
    this.messages = new Map();
    this.more = new Map();
    this.unread = new Map();
    this.commands = [];
    this.dmClosed = false;
    this.botOnline = false;
    /** @type {Map<string, Map<string, number>>} channel -> user -> until */
    this.typists = new Map();
  }

  tell(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {any} frame */
  take(frame) {
    const hearer = HEARERS[frame.t];
    if (hearer && (this.ready || frame.t === "hello")) hearer(this, frame);
  }

  channel(id) {
    return this.channels.get(id);
  }

  list(channelId) {
    if (!this.messages.has(channelId)) this.messages.set(channelId, []);
    return this.messages.get(channelId);
  }

  find(channelId, id) {
    return this.messages.get(channelId)?.find((m) => m.id === id);
  }

  /** Puts a page of history in front, or what a reply of the server's brought. */
  merge(channelId, messages, more) {
    const known = new Map(this.list(channelId).map((m) => [m.id, m]));
    for (const message of messages) if (!known.has(message.id)) known.set(message.id, message);
    this.messages.set(channelId, [...known.values()].sort(byId));
    if (more !== undefined) this.more.set(channelId, more);
    this.tell("message", { channelId, kind: "older" });
  }

  /** The newest version of a message, wherever it came from. */
  put(message) {
    const list = this.list(message.channel_id);
    const at = list.findIndex((m) => m.id === message.id);
    const kind = at < 0 ? "create" : "update";
    if (at >= 0) list[at] = message;
    else {
      list.push(message);
      if (list.length > 1 && byId(list.at(-2), message) > 0) list.sort(byId);
    }
    this.tell("message", { channelId: message.channel_id, id: message.id, kind, message });
  }

  guildOf(channel) {
    return channel?.guild_id ? this.guilds.get(channel.guild_id) : null;
  }

  member(guildId, userId) {
    return this.guilds.get(guildId)?.members.find((m) => m.user.id === userId);
  }

  /** What a user is called (in a guild). */
  nameOf(userId, guildId = null) {
    const user = this.users.get(userId);
    const nick = guildId && this.member(guildId, userId)?.nick;
    return nick || user?.global_name || user?.username || writeText("someone-unknown");
  }

  nameOfUser(user, guildId = null) {
    if (this.users.has(user.id)) return this.nameOf(user.id, guildId);
    return user.global_name || user.username || writeText("someone-unknown");
  }

  /** What a channel is called; a DM after whom it is with. */
  channelName(channel) {
    if (!channel) return writeText("unknown");
    if (channel.type === DM) return (channel.recipients ?? []).map((u) => this.nameOfUser(u)).join(", ") || writeText("nobody");
    return channel.name;
  }

  /** Whether I may do something in a channel. @param {number} bit */
  may(channel, bit) {
    if (!channel) return false;
    if (channel.permissions === undefined || channel.permissions === null) return true;
    return Boolean((BigInt(channel.permissions) >> BigInt(bit)) & 1n);
  }

  /** The local players: everybody but bots. */
  players() {
    return [...this.users.values()].filter((u) => !u.bot).sort(byId);
  }

  pingsMe(message) {
    if (!this.me || message.author?.id === this.me.id) return false;
    if (message.mention_everyone || message.mentions?.some((u) => u.id === this.me.id)) return true;
    const channel = this.channel(message.channel_id);
    const mine = channel?.guild_id ? this.member(channel.guild_id, this.me.id)?.roles ?? [] : [];
    return message.mention_roles?.some((id) => mine.includes(id)) ?? false;
  }

  typing(channelId) {
    const now = Date.now();
    return [...(this.typists.get(channelId) ?? [])].filter(([id, until]) => until > now && id !== this.me?.id).map(([id]) => id);
  }
}

/** Ids are numbers too long for a double. */
export function byId(a, b) {
  return a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

const HEARERS = {
  hello(state, frame) {
    state.empty();
    state.me = frame.me;
    state.bot = frame.bot;
    for (const user of frame.users) state.users.set(user.id, user);
    for (const guild of frame.guilds) state.guilds.set(guild.id, guild);
    for (const channel of frame.channels) state.channels.set(channel.id, channel);
    for (const [id, messages] of Object.entries(frame.messages ?? {})) state.messages.set(id, messages);
    for (const [id, more] of Object.entries(frame.more ?? {})) state.more.set(id, more);
    for (const [id, unread] of Object.entries(frame.unread ?? {})) state.unread.set(id, unread);
    state.commands = frame.commands ?? [];
    state.dmClosed = Boolean(frame.dm_closed);
    state.botOnline = Boolean(frame.bot_online);
    state.interactions.forget();
    state.ready = true;
    state.tell("all");
  },
  message_create(state, { message }) {
    state.typists.get(message.channel_id)?.delete(message.author?.id);
    state.tell("typing", { channelId: message.channel_id });
    const channel = state.channel(message.channel_id);
    if (channel) channel.last_message_id = message.id;
    state.put(message);
  },
  message_update(state, { message }) {
    state.interactions.settle(message.id);
    if (state.find(message.channel_id, message.id)) state.put(message);
  },
  message_delete(state, { channel_id: channelId, id }) {
    const list = state.list(channelId);
    const at = list.findIndex((m) => m.id === id);
    if (at >= 0) list.splice(at, 1);
    state.tell("message", { channelId, id, kind: "delete" });
  },
  channel_create(state, { channel }) {
    state.channels.set(channel.id, channel);
    state.tell("channels", { created: channel.id });
  },
  channel_update(state, { channel }) {
    state.channels.set(channel.id, channel);
    state.tell("channels");
  },
  channel_delete(state, { id }) {
    state.channels.delete(id);
    state.messages.delete(id);
    state.more.delete(id);
    state.unread.delete(id);
    state.tell("channels", { gone: id });
  },
  typing(state, { channel_id: channelId, user_id: userId }) {
    if (!state.typists.has(channelId)) state.typists.set(channelId, new Map());
    state.typists.get(channelId).set(userId, Date.now() + TYPING_MS);
    state.tell("typing", { channelId });
    setTimeout(() => state.tell("typing", { channelId }), TYPING_MS + 50);
  },
  unread(state, { channel_id: id, count, mentions }) {
    if (count || mentions) state.unread.set(id, { count, mentions });
    else state.unread.delete(id);
    state.tell("unread");
  },
  user(state, { user }) {
    state.users.set(user.id, user);
    if (user.id === state.me?.id) state.me = user;
    state.tell("people");
  },
  guild_create(state, { guild }) {
    state.guilds.set(guild.id, guild);
    state.tell("people");
  },
  member_add(state, { guild_id: guildId, member }) {
    const guild = state.guilds.get(guildId);
    if (!guild) return;
    guild.members = [...guild.members.filter((m) => m.user.id !== member.user.id), member];
    if (member.user.username) state.users.set(member.user.id, member.user);
    state.tell("people");
  },
  member_remove(state, { guild_id: guildId, user_id: userId }) {
    const guild = state.guilds.get(guildId);
    if (guild) guild.members = guild.members.filter((m) => m.user.id !== userId);
    state.tell("people");
  },
  commands(state, { commands }) {
    state.commands = commands;
    state.tell("commands");
  },
  dm_closed(state, { closed }) {
    state.dmClosed = closed;
    state.tell("me");
  },
  bot_online(state, { online }) {
    state.botOnline = online;
    state.tell("bot");
  },
  interaction(state, frame) {
    state.interactions.hear(frame);
  },
  modal(state, frame) {
    state.tell("modal", frame);
  },
};
