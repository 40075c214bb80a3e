/** What a select offers: its own options, or the people, roles and channels of the place. */

import { h, icon } from "../dom.js";
import { avatar } from "../avatar.js";
import { DM, signOf } from "../kinds.js";
import { byId } from "../state.js";
import { emojiSign } from "./button.js";

const USER = "user";
const ROLE = "role";
const CHANNEL = "channel";

/** @param {any} session @param {string|null} guildId @param {string|null} channelId */
export function people(session, guildId, channelId = null) {
  const { state } = session;
  const guild = guildId && state.guilds.get(guildId);
  const channel = channelId && state.channel(channelId);
  let users = guild ? guild.members.map((m) => state.users.get(m.user.id) ?? m.user) : [...state.users.values()];
  if (!guild && channel?.type === DM) users = [state.me, ...channel.recipients];
  return [...users].sort((a, b) => Number(Boolean(a.bot)) - Number(Boolean(b.bot)) || byId(a, b)).map((user) => ({
    value: user.id, kind: USER, label: state.nameOf(user.id, guildId), description: user.username, sign: avatar(user, "tiny"),
  }));
}

export function roles(session, guildId) {
  const guild = session.state.guilds.get(guildId);
  return (guild?.roles ?? []).map((role) => ({ value: role.id, kind: ROLE, label: role.name.startsWith("@") ? role.name : `@${role.name}`, sign: h("span.role-sign", {}, icon("people")) }));
}

/** @param {number[]|undefined} types */
export function channels(session, guildId, types) {
  return [...session.state.channels.values()]
    .filter((c) => (guildId ? c.guild_id === guildId : true) && c.type !== DM && (!types?.length || types.includes(c.type)))
    .sort(byId)
    .map((c) => ({ value: c.id, kind: CHANNEL, label: c.name, sign: icon(signOf(c)) }));
}

/** @param {any} component @returns {import("../listbox.js").Choice[]} */
export function choicesOf(component, session, guildId, channelId) {
  if (component.type === 3) {
    return component.options.map((o) => ({
      value: o.value, label: o.label, description: o.description, chosen: Boolean(o.default),
      sign: emojiSign(o.emoji),
    }));
  }
  const offered = {
    5: () => people(session, guildId, channelId),
    6: () => roles(session, guildId),
    7: () => [...people(session, guildId, channelId), ...roles(session, guildId)],
    8: () => channels(session, guildId, component.channel_types),
  }[component.type]();
  const chosen = new Set((component.default_values ?? []).map((d) => d.id));
  return offered.map((choice) => ({ ...choice, chosen: chosen.has(choice.value) }));
}

export const PLACEHOLDERS = {
  3: writeText("choose"), 5: writeText("choose-person"), 6: writeText("choose-role"), 7: writeText("choose-person-or-role"), 8: writeText("choose-channel"),
};
