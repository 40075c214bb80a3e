/** The beginning: whom the address names, that one is played. */

import { App } from "./app.js";
import { Session } from "./session.js";
import { welcome } from "./welcome.js";

const root = document.getElementById("app");
let app = null;

const named = () => new URLSearchParams(location.search).get("user");

/** @param {string} [problem] */
async function choose(problem) {
  app?.close();
  app = null;
  root.replaceChildren(await welcome({ play, problem }));
}

/** @param {any} user */
function play(user) {
  history.pushState(null, "", `?user=${encodeURIComponent(user.username)}${location.hash}`);
  start();
}

function start() {
  const user = named();
  if (!user) return choose();
  app?.close();
  const session = new Session(user);
  app = new App(session, {
    play,
    stranger: () => choose(writeText("no-such-player", { player: user })),
  });
  root.replaceChildren(app.element);
  return undefined;
}

addEventListener("popstate", () => {
  if (named() !== app?.session.user) start();
});

start();
