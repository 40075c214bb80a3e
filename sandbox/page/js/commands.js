/** The slash commands as one can call them here: every path through the tree, flat. */

import { DM, FORUM } from "./kinds.js";
import { PERMISSION } from "./permissions.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const IN_GUILD = 0;
const IN_DM = 1;

/** @typedef {{path: string, description: string, options: any[], id: string, top: string}} Leaf */

/** @param {import("./state.js").State} state @param {any} channel @returns {Leaf[]} */
export function commandsFor(state, channel) {
  if (!channel || channel.type === FORUM || !state.may(channel, PERMISSION.USE_COMMANDS)) return [];
  const dm = channel.type === DM;
  if (dm && !channel.recipients?.some((u) => u.id === state.bot?.id)) return [];
  const fits = (command) => {
    if ((command.type ?? 1) !== 1) return false;
    if (command.guild_id) return command.guild_id === channel.guild_id;
    return !command.contexts || command.contexts.includes(dm ? IN_DM : IN_GUILD);
  };
  return state.commands.filter(fits).flatMap((command) => leaves(command)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** @returns {Leaf[]} */
function leaves(command) {
  const walk = (node, path) => {
    const inner = (node.options ?? []).filter((o) => o.type === SUBCOMMAND || o.type === GROUP);
    if (inner.length) return inner.flatMap((o) => walk(o, `${path} ${o.name}`));
    return [{ path, description: node.description || command.description, options: node.options ?? [], id: command.id, top: command.name }];
  };
  return walk(command, command.name);
}

/**
 * Those that fit what was typed after the slash, best first.
 * @param {Leaf[]} all @param {string} typed
 */
export function matching(all, typed) {
  const text = typed.toLowerCase().replace(/\s+/g, " ").trimStart();
  const words = text.trim().split(" ").filter(Boolean);
  /** @param {Leaf} leaf */
  const score = (leaf) => {
    if (leaf.path.startsWith(text.trim())) return 3;
    if (text.startsWith(`${leaf.path} `)) return 4;
    if (words.every((w) => leaf.path.split(" ").some((p) => p.startsWith(w)))) return 2;
    if (words.every((w) => leaf.path.includes(w))) return 1;
    return 0;
  };
  return all.map((leaf) => ({ leaf, score: score(leaf) })).filter((s) => s.score)
    .sort((a, b) => b.score - a.score || (a.leaf.path < b.leaf.path ? -1 : 1)).map((s) => s.leaf);
}

/** What stands after a command that was typed out: it fills the first option. @param {Leaf} leaf */
export function remainder(leaf, typed) {
  const text = typed.replace(/\s+/g, " ").trimStart();
  return text.toLowerCase().startsWith(`${leaf.path} `) ? text.slice(leaf.path.length + 1).trim() : "";
}
