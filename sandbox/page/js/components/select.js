/** The five selects of a message. What was chosen stays shown until the message changes. */

import { chooser } from "../chooser.js";
import { PLACEHOLDERS, choicesOf } from "./choices.js";

/** @param {any} component @param {import("./index.js").Place} place */
export function select(component, { session, message, guildId }) {
  const { custom_id: customId } = component;
  const choices = choicesOf(component, session, guildId, message.channel_id);
  const remembered = session.chosen.get(message.id)?.get(customId);
  if (remembered) choices.forEach((c) => { c.chosen = remembered.includes(c.value); });
  const placeholder = component.placeholder ?? PLACEHOLDERS[component.type];
  return chooser({
    label: placeholder, placeholder, choices,
    min: component.min_values ?? 1, max: component.max_values ?? 1, disabled: component.disabled,
    busy: session.state.interactions.runningOn(message.id, customId),
    search: component.type !== 3,
    key: `c:${message.id}:${customId}`,
    onchange: (values) => {
      if (!session.chosen.has(message.id)) session.chosen.set(message.id, new Map());
      session.chosen.get(message.id).set(customId, values);
      session.interact("choose", { channel_id: message.channel_id, message_id: message.id, custom_id: customId, values }, { messageId: message.id, customId });
    },
  });
}
