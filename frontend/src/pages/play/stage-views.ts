import { Latest } from "../../base/latest";
import { speedOf } from "../../controls/pace";
import type { LiveView } from "../../live/live-session";
import { load } from "./later";
import { stageViews, type StageView } from "./opening";
import type { Parts } from "./parts";
import { whenever, type Store } from "./store";

/** What takes turns with the board in its place: other pictures of the same moment. */
export class StageViews {
  readonly #parts: Parts;
  readonly #store: Store;
  /** The last of several that somebody turns to while they load: only it is shown. */
  readonly #turning = new Latest();

  constructor(parts: Parts, store: Store) {
    this.#parts = parts;
    this.#store = store;
  }

  /** @param first: what is in the board's place at first */
  follow(first: StageView): void {
    const parts = this.#parts;
    const store = this.#store;
    parts.view.addEventListener("change", () => {
      const wanted = stageViews.find((each) => each === parts.view.value);
      if (wanted !== undefined) void this.turn(wanted);
    });
    whenever(
      () => store.view.value,
      (view) => {
        this.#show(view);
      },
    );
    whenever(
      () => ({ view: store.stageView.value, chosen: store.chosen.value }),
      ({ view, chosen }) => {
        if (view === "life-cycle") parts.lifeCycle.chosen = chosen;
        if (view === "schedule-loop") parts.scheduleLoop.chosen = chosen;
      },
    );
    if (first !== "board") this.open(first);
  }

  /** Turns to what an address asks for. */
  open(view: StageView): void {
    this.#parts.view.value = view;
    void this.turn(view);
  }

  async turn(view: StageView): Promise<void> {
    const { stageView, view: latest } = this.#store;
    const isLatest = this.#turning.begin();
    const isThere = view === "board" || (await load(view));
    if (!isLatest()) return;
    if (!isThere) {
      this.#parts.view.value = stageView.value;
      return;
    }
    const { board, lifeCycle, scheduleLoop, stage } = this.#parts;
    board.hidden = view !== "board";
    lifeCycle.hidden = view !== "life-cycle";
    scheduleLoop.hidden = view !== "schedule-loop";
    stage.dataset["view"] = view;
    writeAddress(view);
    stageView.value = view;
    // What has happened has been seen to happen.
    if (latest.value !== null) this.#show({ ...latest.value, fresh: [] });
  }

  #show({ world, events, fresh }: LiveView): void {
    const { lifeCycle, scheduleLoop } = this.#parts;
    const speed = world.playing ? speedOf(world.pace) : 1;
    const view = this.#store.stageView.value;
    if (view === "life-cycle") Object.assign(lifeCycle, { events: fresh, speed, world });
    if (view === "schedule-loop") Object.assign(scheduleLoop, { events, speed, world });
  }
}

function writeAddress(view: StageView): void {
  const here = new URL(location.href);
  if (view !== "board") here.searchParams.set("panel", view);
  else if (here.searchParams.get("panel") !== "code") here.searchParams.delete("panel");
  history.replaceState(null, "", here);
}
