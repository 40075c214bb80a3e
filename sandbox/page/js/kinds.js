/** The kinds of channel there are, and what the page makes of each. */

export const TEXT = 0;
export const DM = 1;
export const VOICE = 2;
export const NEWS = 5;
export const FORUM = 15;
const NEWS_THREAD = 10;
const THREAD = 11;
const PRIVATE_THREAD = 12;

const WORDS = {
  [TEXT]: writeText("text-channel"), [DM]: writeText("direct-message"), [VOICE]: writeText("voice-channel"), [NEWS]: writeText("announcement-channel"), [FORUM]: writeText("forum"),
  [NEWS_THREAD]: writeText("thread"), [THREAD]: writeText("thread"), [PRIVATE_THREAD]: writeText("private-thread"),
};
const SIGNS = { [VOICE]: "voice", [NEWS]: "news", [FORUM]: "forum", [NEWS_THREAD]: "thread", [THREAD]: "thread", [PRIVATE_THREAD]: "thread" };

/** What a channel is, in words. */
export const kindOf = (channel) => WORDS[channel.type];

/** The icon of a channel of a server. */
export const signOf = (channel) => SIGNS[channel?.type] ?? "hash";

export const isThread = (channel) => [NEWS_THREAD, THREAD, PRIVATE_THREAD].includes(channel?.type);

/** Whether it stands in the list by itself, not under another. */
export const isTop = (channel) => [TEXT, VOICE, NEWS, FORUM].includes(channel.type);

/** Whether threads can be started in it. */
export const takesThreads = (channel) => [TEXT, NEWS].includes(channel?.type);
