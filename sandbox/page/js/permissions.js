/** Discord's permission bits that the page goes by: their places in the field. */
export const PERMISSION = {
  MANAGE_CHANNELS: 4,
  SEND: 11,
  MANAGE_MESSAGES: 13,
  ATTACH: 15,
  USE_COMMANDS: 31,
  MANAGE_THREADS: 34,
  CREATE_THREADS: 35,
  SEND_IN_THREADS: 38,
};
