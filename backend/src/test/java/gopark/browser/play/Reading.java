package gopark.browser.play;

/** What is run in the page to read its views. */
final class Reading {
  /** Looks at a step without moving the session, until every view has come to it. */
  static final String GO =
      """
      async (step) => {
        document.body.dispatchEvent(new CustomEvent("gopark-look", { detail: step }));
        const board = document.querySelector("gopark-board");
        const twin = document.querySelector("gopark-twin");
        const transport = document.querySelector("gopark-transport");
        // What moves is drawn where it was until it has landed.
        const drawn = () => board.querySelector("gopark-kernel")?.view?.world.step;
        const isThere = () =>
          [drawn(), twin.world?.step, transport.world?.step].every((each) => each === step);
        const late = performance.now() + 60_000;
        while (!isThere()) {
          if (performance.now() > late) throw new Error(`the page does not come to step ${step}`);
          await new Promise(requestAnimationFrame);
        }
        await Promise.all([board.updateComplete, twin.updateComplete]);
      }
      """;

  private static final String BOARD =
      """
      const board = document.querySelector("gopark-board");
      const onBoard = [...board.querySelectorAll("[data-item][data-key]")]
        .filter((mark) => /^[GM]\\d+$/.test(mark.dataset.key))
        .map((mark) => ({ key: mark.dataset.key, place: mark.dataset.place }));
      const count = (place, view, text) => {
        const [digits] = text.replaceAll(",", "").match(/\\d+/) ?? ["0"];
        counts.push({ place, view, count: Number(digits) });
      };
      const countIn = (selector, place) => {
        const found = board.querySelector(selector);
        if (found !== null) count(place, "board", found.textContent);
      };
      countIn(".gq-name code", "sched.runq");
      for (const name of board.querySelectorAll("[data-kind=queue][data-id^=P] .q-count")) {
        count(`${name.closest("[data-kind=queue]").dataset.id}.runq`, "board", name.textContent);
      }
      for (const place of ["syscall", "midle", "netpoll"]) {
        countIn(`[data-place="${place}"] .place-name code`, place);
      }
      countIn("gopark-timers .place-name code", "timers");
      countIn('[data-place="gFree"] .place-name code', "gFree");
      """;

  private static final String PICTURE =
      """
      const { session, branch } = board.world;
      const address = `/api/sessions/${session}/board.svg?step=${step}&width=1500&height=1100`;
      const svg = await (await fetch(address)).text();
      const picture = new DOMParser().parseFromString(svg, "image/svg+xml");
      const inPicture = [...picture.querySelectorAll("[data-key]")].map((mark) => ({
        key: mark.getAttribute("data-key"),
        place: mark.getAttribute("data-place"),
      }));
      for (const text of picture.querySelectorAll("[data-count-of]")) {
        const place = text.getAttribute("data-count-of");
        count(place, "picture", text.textContent.replace("sched.runq · ", ""));
      }
      """;

  /** What the headings and lists of the board in words say. */
  private static final String WORDS =
      """
      const twin = document.querySelector("gopark-twin").shadowRoot;
      const inWords = [];
      const own = (item) =>
        [...item.childNodes].filter((each) => each.nodeType === 3).map(({ data }) => data).join("");
      const inner = (item) => [...item.querySelectorAll(":scope > ul > li")];
      const named = (place, said) => {
        const list = said.slice(said.indexOf(": ") + 2);
        if (!said.includes(": ")) return;
        for (const [key] of list.matchAll(/\\bG\\d+\\b/g)) inWords.push({ key, place });
      };
      const thread = (said, place) => {
        const m = /^M\\d+/.exec(said)?.[0];
        if (m === undefined) return;
        inWords.push({ key: m, place });
        const g = /with (G\\d+)/.exec(said)?.[1];
        if (g !== undefined) inWords.push({ key: g, place: m });
      };
      const sections = [...twin.querySelectorAll(".section")].map((section) => [
        ...section.querySelectorAll(":scope > ul > li"),
      ]);
      const [, [global], processors, waits, kernel] = sections;
      named("sched.runq", own(global));
      count("sched.runq", "words", own(global).split(":")[0]);
      for (const item of processors) {
        const p = /^P\\d+/.exec(own(item))[0];
        for (const said of inner(item).map(own)) {
          if (said.startsWith("M")) thread(said, p);
          else if (said.startsWith("Slot runnext")) named(`${p}.runnext`, said);
          else if (said.startsWith("Local run queue")) {
            named(`${p}.runq`, said);
            count(`${p}.runq`, "words", said.split(", ")[1]);
          }
        }
      }
      const { channels, objects } = board.world.sync;
      const places = [
        ...Object.keys(channels).map((id) => ["chan", id]),
        ...Object.keys(objects).map((id) => ["sync", id]),
      ];
      for (const [at, item] of waits.filter((each) => own(each).includes("wait")).entries()) {
        const [kind, id] = places[at] ?? [];
        if (kind === "sync") named(`sync ${id}`, own(item));
        if (kind !== "chan") continue;
        for (const side of inner(item).map(own)) named(`chan ${id} ${side.split(":")[0]}`, side);
      }
      const free = own(waits.at(-1));
      count("gFree", "words", free);
      const [, calling, spare, netpoll, timers, sysmon] = kernel;
      count("syscall", "words", own(calling));
      count("midle", "words", own(spare));
      count("netpoll", "words", own(netpoll));
      count("timers", "words", own(timers));
      for (const said of inner(calling).map(own)) {
        const holds = /keeps (P\\d+)/.exec(said)?.[1];
        const m = /^M\\d+/.exec(said)[0];
        const isTold = inWords.some(({ key, place }) => key === m && place === holds);
        if (!isTold) thread(said, holds ?? "syscall");
      }
      for (const said of inner(spare).map(own)) thread(said, "midle");
      named("netpoll", own(netpoll));
      for (const said of inner(netpoll).map(own)) {
        if (/^M\\d+,/.test(said)) thread(said, "netpoll");
      }
      for (const said of inner(timers).map(own)) {
        const g = /wakes (G\\d+)/.exec(said)?.[1];
        if (g !== undefined) inWords.push({ key: g, place: "timers" });
      }
      """;

  /** Chooses one of the goroutines on the board, and reads where the inspector has it. */
  private static final String INSPECTOR =
      """
      const placeNamed = (words) => words
        .replace(/\\[\\d+\\]$/, "")
        .replace(/^timer$/, "timers")
        .replace(/^gcBgMarkWorkerPool$/, "reason GC worker (idle)")
        .replace(/^gc assist queue$/, "reason GC assist wait")
        .replace(/^(?:mutex|rwmutex|waitgroup|cond|sema) (\\d+)$/, "sync $1");
      const goroutines = onBoard.filter(({ key }) => key.startsWith("G"));
      let inspected = [];
      const chosen = goroutines[choice % Math.max(1, goroutines.length)];
      const inspector = document.querySelector("gopark-inspector");
      if (chosen !== undefined) {
        const thing = { kind: "g", id: Number(chosen.key.slice(1)) };
        if (inspector.thing?.id !== thing.id) {
          document.body.dispatchEvent(new CustomEvent("gopark-choose", { detail: thing }));
        }
        await customElements.whenDefined("gopark-inspector");
        await inspector.updateComplete;
        const field = [...inspector.shadowRoot.querySelectorAll(".field")].find(
          (each) => each.querySelector(".term").textContent.trim() === "where",
        );
        const where = field?.querySelector("dd").textContent.trim();
        const name = inspector.shadowRoot.querySelector("h2 b")?.textContent;
        // A goroutine in a select stands at several channels; the board has it at the first.
        const selects = /^select of/.test(where) && /^(?:chan|reason select)/.test(chosen.place);
        if (where !== undefined && name !== undefined) {
          inspected = [name, selects ? chosen.place : placeNamed(where)];
        }
      }
      """;

  /** The last row of the log that brings a goroutine to a place, if nothing later concerns it. */
  private static final String LOG =
      """
      const log = document.querySelector("gopark-log");
      await log.updateComplete;
      const rows = [...log.shadowRoot.querySelectorAll(".event[aria-current=step]")];
      let logged = [];
      const isWhole = log.events.at(-1)?.step === step && rows.length > 0;
      const seen = isWhole ? log.events.slice(-rows.length) : [];
      for (const [at, { g, to, step: when }] of seen.entries()) {
        const shown = Number(rows[at].querySelector(".step").textContent);
        if (shown !== when) throw new Error(`the log has step ${shown} for ${when}`);
        const place = to === undefined ? "" : placeNamed(to);
        if (g === undefined || g === 0) continue;
        if (logged[0] === `G${g}`) logged = [];
        if (/^(?:M\\d+|P\\d+\\.run|sched\\.runq|netpoll|timers|chan|sync)/.test(place)) {
          logged = [`G${g}`, place];
        }
      }
      if (logged.length > 0) logged.push(rows.map((row) => row.title).join(" | "));
      """;

  static final String READ =
      """
      async ({ step, choice }) => {
      const counts = [];
      """
          + BOARD
          + PICTURE
          + WORDS
          + INSPECTOR
          + LOG
          + """
          const views = { board: onBoard, words: inWords, picture: inPicture };
          return { views, counts, inspected, log: logged };
          }
          """;

  private Reading() {}
}
