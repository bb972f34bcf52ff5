import type { LiveView } from "../../live/live-session";
import { speedOf } from "../../controls/pace";
import type { Thing } from "../../world/thing";
import { load } from "./later";
import { stageViews, type StageView } from "./opening";
import type { Parts } from "./parts";
import type { Companion } from "./surroundings";

/** What takes turns with the board in its place: other pictures of the same moment. */
export class StageViews implements Companion {
  readonly #parts: Parts;
  #shown: StageView = "board";
  #latest: LiveView | null = null;
  #chosen: Thing | null = null;

  constructor(parts: Parts, first: StageView) {
    this.#parts = parts;
    parts.view.addEventListener("change", () => {
      const wanted = stageViews.find((each) => each === parts.view.value);
      if (wanted !== undefined) void this.turn(wanted);
    });
    if (first === "board") return;
    parts.view.value = first;
    void this.turn(first);
  }

  async turn(view: StageView): Promise<void> {
    if (view !== "board" && !(await load(view))) {
      this.#parts.view.value = this.#shown;
      return;
    }
    this.#shown = view;
    const { board, lifeCycle, scheduleLoop, stage } = this.#parts;
    board.hidden = view !== "board";
    lifeCycle.hidden = view !== "life-cycle";
    scheduleLoop.hidden = view !== "schedule-loop";
    stage.dataset["view"] = view;
    writeAddress(view);
    if (this.#latest !== null) this.show({ ...this.#latest, fresh: [] });
    this.choose(this.#chosen);
  }

  show(view: LiveView): void {
    this.#latest = view;
    const { world, events, fresh } = view;
    const { lifeCycle, scheduleLoop } = this.#parts;
    const speed = world.playing ? speedOf(world.pace) : 1;
    if (this.#shown === "life-cycle") Object.assign(lifeCycle, { events: fresh, speed, world });
    if (this.#shown === "schedule-loop") Object.assign(scheduleLoop, { events, speed, world });
  }

  choose(thing: Thing | null): void {
    this.#chosen = thing;
    const { lifeCycle, scheduleLoop } = this.#parts;
    if (this.#shown === "life-cycle") lifeCycle.chosen = thing;
    if (this.#shown === "schedule-loop") scheduleLoop.chosen = thing;
  }
}

function writeAddress(view: StageView): void {
  const here = new URL(location.href);
  if (view !== "board") here.searchParams.set("panel", view);
  else if (here.searchParams.get("panel") !== "code") here.searchParams.delete("panel");
  history.replaceState(null, "", here);
}

/** Tells several who go along with what is in sight. */
export function together(...companions: readonly Companion[]): Companion {
  return {
    show: (view, elsewhere) => {
      for (const each of companions) each.show(view, elsewhere);
    },
    choose: (thing) => {
      for (const each of companions) each.choose(thing);
    },
  };
}
