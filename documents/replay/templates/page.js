(() => {
  const by = (id) => document.getElementById(id);

  // -- what the file holds ------------------------------------------------------------------------

  async function unpacked(text) {
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return JSON.parse(await new Response(stream).text());
  }

  const sheets = JSON.parse(by("pictures").textContent);
  const decoded = new Map(); // a few of them, the last used last: a phone has little memory
  async function sheet(number) {
    let image = decoded.get(number);
    decoded.delete(number);
    if (!image) {
      image = new Image();
      image.src = "data:image/webp;base64," + sheets[number];
    }
    decoded.set(number, image);
    if (decoded.size > 4) decoded.delete(decoded.keys().next().value);
    await image.decode();
    return image;
  }

  // -- a picture that changes ---------------------------------------------------------------------

  // Frames are [sheet, width, height, whole, copies, pieces], the last two flat lists of numbers.
  class Stage {
    constructor(canvas) {
      this.canvas = canvas;
      this.kept = document.createElement("canvas");
      this.other = document.createElement("canvas");
      this.reel = null;
      this.at = -1;
      this.wanted = 0;
    }

    way(reel, frame) {
      const way = [];
      for (let n = frame; n >= 0; n--) {
        if (reel[n][0] !== reel[frame][0]) continue;
        if (reel === this.reel && n === this.at) break;
        way.unshift(n);
        if (reel[n][3]) break;
      }
      return way;
    }

    async show(reel, frame) {
      const wanted = ++this.wanted;
      this.canvas.setAttribute("aria-busy", "true");
      const image = await sheet(reel[frame][0]);
      if (wanted !== this.wanted) return;
      for (const n of this.way(reel, frame)) this.draw(reel[n], image);
      this.reel = reel;
      this.at = frame;
      this.canvas.width = this.kept.width;
      this.canvas.height = this.kept.height;
      this.canvas.getContext("2d").drawImage(this.kept, 0, 0);
      this.canvas.setAttribute("aria-busy", "false");
    }

    draw([, width, height, whole, copies, pieces], image) {
      const next = this.other;
      next.width = width;
      next.height = height;
      const pen = next.getContext("2d");
      if (whole) pen.drawImage(image, 0, 0, width, height, 0, 0, width, height);
      else pen.drawImage(this.kept, 0, 0);
      for (let n = 0; n < copies.length; n += 5) {
        const [x, y, wide, high, down] = copies.slice(n, n + 5);
        pen.drawImage(this.kept, x, y - down, wide, high, x, y, wide, high);
      }
      for (let n = 0; n < pieces.length; n += 6) {
        const [x, y, wide, high, left, top] = pieces.slice(n, n + 6);
        pen.drawImage(image, left, top, wide, high, x, y, wide, high);
      }
      this.other = this.kept;
      this.kept = next;
    }
  }

  // -- the page -----------------------------------------------------------------------------------

  function begin(course) {
    const { scenes, reels, texts, hands, names } = course;
    const last = scenes.length - 1;
    const board = new Stage(by("board"));
    const slider = by("slider");
    const own = course.own; // the seat whose replay this is; null: everybody's
    let now = 0;
    let chosen = ""; // the title of the picture that is looked at
    let reader = own === null ? "" : String(own);
    let timer = 0;
    let pace = 1;

    const read = (line) => {
      const seats = line.dataset.for;
      return !seats || reader === "all" || seats.split(" ").includes(reader);
    };

    function lines(number) {
      const entry = by("s" + number);
      return entry ? [...entry.querySelectorAll(".line")].filter(read) : [];
    }

    function place(scene) {
      const round = scene.round || "none", answer = scene.number || "none";
      return writeText("place", { round, period: course.period, answer, answers: course.answers });
    }

    function go(number, aloud = true) {
      now = Math.max(0, Math.min(last, number));
      const scene = scenes[now];
      const told = lines(now);
      slider.value = now;
      by("where").textContent = place(scene);
      const when = new Date(scene.at * 1000);
      by("when").textContent = when.toLocaleString([], {
        day: "numeric", month: "short", hour: "2-digit", minute: "2-digit",
      });
      by("when").title = when.toLocaleString();
      by("when").dateTime = when.toISOString();
      by("told").replaceChildren(...told.map((line) => line.cloneNode(true)));
      if (!told.length) by("told").innerHTML = `<p class=silent>${now ? writeText("nothing-told") : writeText("how-to-play")}</p>`;
      by("told").scrollTop = 0;
      const words = told.map((line) => line.textContent.trim()).join(" ");
      slider.setAttribute("aria-valuetext", place(scene));
      if (aloud) by("live").textContent = writeText("place-and-told", { place: place(scene), told: words });
      for (const id of ["back", "turn-back"]) by(id).disabled = now === 0;
      for (const id of ["on", "turn-on"]) by(id).disabled = now === last;
      for (const entry of document.querySelectorAll("#log .here")) entry.classList.remove("here");
      by("s" + now)?.classList.add("here");
      paint(scene);
      deal(scene);
    }

    function paint(scene) {
      const shots = scene.shots;
      const shot = shots.find((each) => texts[each[3]] === chosen) || shots[0];
      by("stage").hidden = !shot;
      by("tabs").replaceChildren(...(shots.length > 1 ? shots : []).map((each) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = texts[each[3]];
        button.setAttribute("aria-pressed", each === shot);
        button.onclick = () => {
          chosen = texts[each[3]];
          paint(scene);
          by("tabs").children[shots.indexOf(each)].focus();
        };
        return button;
      }));
      if (shot) put(board, shot, by("words"));
    }

    function put(stage, [reel, frame, alt], words) {
      stage.canvas.setAttribute("aria-label", texts[alt]);
      if (words) words.textContent = texts[alt];
      stage.show(reels[reel], frame).catch(() => {
        by("still").hidden = false;
        by("still").textContent = writeText("picture-unshown");
      });
    }

    // -- what was hidden

    const drawn = new Map(); // the stages of hands, by seat and place

    function deal(scene) {
      const seats = reader === "" ? [] : Object.keys(scene.held)
        .filter((seat) => reader === "all" || seat === reader);
      by("hands").replaceChildren(...seats.map((seat) => {
        const [hand, shots] = scene.held[seat];
        const part = document.createElement("section");
        part.className = "hand";
        const title = document.createElement("h3");
        title.textContent = own === null ? names[seat] : writeText("yours-alone");
        const text = document.createElement("div");
        text.innerHTML = hands[hand];
        part.append(title, ...shots.map((shot, n) => {
          const key = seat + " " + n;
          if (!drawn.has(key)) {
            const canvas = document.createElement("canvas");
            canvas.setAttribute("role", "img");
            drawn.set(key, new Stage(canvas));
          }
          put(drawn.get(key), shot, null);
          return drawn.get(key).canvas;
        }), text);
        return part;
      }));
    }

    function look(value) {
      reader = value;
      for (const line of document.querySelectorAll("#log .own")) line.hidden = !read(line);
      go(now);
    }

    // -- from moment to moment

    function turn(way) {
      let number = now + way;
      const of = way < 0 && now > 0 ? scenes[now - 1].turn : scenes[now].turn;
      if (way < 0) while (number > 0 && scenes[number - 1].turn === of) number--;
      else while (number < last && scenes[number].turn === of) number++;
      go(number);
    }

    function halt() {
      clearTimeout(timer);
      timer = 0;
      by("play").setAttribute("aria-pressed", "false");
      by("play").setAttribute("aria-label", writeText("play"));
      by("live").setAttribute("aria-live", "polite");
    }

    function next() {
      if (now === last) return halt();
      go(now + 1);
      const length = lines(now).reduce((sum, line) => sum + line.textContent.length, 0);
      timer = setTimeout(next, (900 + Math.min(length * 28, 5000)) / pace);
    }

    function play() {
      if (timer) return halt();
      by("play").setAttribute("aria-pressed", "true");
      by("play").setAttribute("aria-label", writeText("pause"));
      by("live").setAttribute("aria-live", "off"); // or it would be read out without an end
      if (now === last) go(0);
      timer = setTimeout(next, 700 / pace);
    }

    const step = (how) => () => { halt(); how(); };
    by("back").onclick = step(() => go(now - 1));
    by("on").onclick = step(() => go(now + 1));
    by("turn-back").onclick = step(() => turn(-1));
    by("turn-on").onclick = step(() => turn(1));
    by("play").onclick = play;
    by("speed").onclick = () => {
      pace = { 1: 2, 2: 4, 4: 0.5, 0.5: 1 }[pace];
      by("speed").textContent = writeText("pace", { pace: pace < 1 ? "half" : pace });
      by("speed").setAttribute("aria-label", writeText("speed", { pace: pace < 1 ? "half" : pace }));
    };
    slider.oninput = step(() => go(Number(slider.value), false));
    slider.onchange = () => go(now);

    const KEYS = {
      ArrowLeft: () => go(now - 1), ArrowRight: () => go(now + 1),
      PageUp: () => turn(-1), PageDown: () => turn(1),
      Home: () => go(0), End: () => go(last),
    };
    addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const at = event.target.closest?.("button, summary, input, [tabindex]");
      const chooses = at?.matches("input[type=radio]");
      if (event.key === " " && (!at || at === slider || at.id === "told")) play();
      else if (event.key in KEYS && !chooses) { halt(); KEYS[event.key](); }
      else return;
      event.preventDefault();
    });

    for (const choice of document.querySelectorAll("#readers input"))
      choice.onchange = () => look(choice.value);
    for (const entry of document.querySelectorAll("#log li[id]")) {
      const label = entry.querySelector(".number");
      const button = document.createElement("button");
      button.type = "button";
      button.className = "number";
      button.textContent = label.textContent;
      const number = scenes[Number(entry.id.slice(1))].number;
      button.setAttribute("aria-label", writeText("show-answer", { number }));
      button.onclick = step(() => {
        go(Number(entry.id.slice(1)));
        by("player").scrollIntoView({ block: "start" });
      });
      label.replaceWith(button);
    }

    document.body.classList.add("live");
    for (const part of document.querySelectorAll("[data-still]")) part.hidden = true;
    by("still").hidden = true;
    by("player").hidden = false;
    by("private").hidden = own === null && !by("readers");
    look(reader);
    by("live").textContent = "";
  }

  unpacked(by("course").textContent).then(begin).catch((reason) => {
    console.warn("The pictures cannot be shown: " + reason);
  });
})();
