/** Before anybody is played: who is there to choose from. */

import { h, icon, name } from "./dom.js";
import { avatar } from "./avatar.js";

/** @param {{play: (user: any) => void, problem?: string}} options */
export async function welcome({ play, problem = "" }) {
  const list = h("ul.people");
  const trouble = h("p.form-error", { role: "alert" }, problem);
  const load = async () => {
    try {
      const { players } = await (await fetch("/players")).json();
      list.replaceChildren(...players.map((user) => h("li", {}, h("a.person", {
        href: `?user=${encodeURIComponent(user.username)}`,
        onclick: (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          play(user);
        },
      }, avatar(user), h("span.person-words", {}, name(user.global_name || user.username), h("span.faint", {}, user.username)), icon("right")))));
    } catch {
      trouble.textContent = writeText("no-answer-from-sandbox");
      setTimeout(load, 2000);
    }
  };
  document.title = "Emberkeep";
  await load();
  return h("main.welcome", {},
    h("img.welcome-sign", { src: "/page/icon.svg", alt: "", width: 56, height: 56 }),
    h("h1", {}, writeText("who-are-you")),
    h("p.faint", {}, writeText("about-tabs")),
    trouble, list);
}
