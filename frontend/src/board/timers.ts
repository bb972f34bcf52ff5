import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { number, roughDuration } from "../base/amounts";
import { homeOf } from "../world/placement";
import type { TimerEntry } from "../world/world";
import { goroutineMark, standing } from "./marks";
import { BoardPart, type BoardView } from "./part";
import { marks } from "./place";
import text from "../../texts/board.yaml";

const mostTimers = 4;

/**
 * The timers of all processors, the next one first, with the goroutines they wake.
 *
 * @prop view: the board's world
 */
export class Timers extends BoardPart {
  protected override render() {
    const { view } = this;
    if (view === undefined) return nothing;
    const { timers, stats } = view.world;
    const next = timers.toSorted((a, b) => a.whenNs - b.whenNs).slice(0, mostTimers);
    const drawn = new Set(next.map(({ goid }) => goid));
    const sleepers = homeOf(view.world, "timers");
    const others = sleepers.filter((goid) => !drawn.has(goid));
    return html`<span class="place-name"
        ><b>${text("timers")}</b><code>${number(stats.timers)}</code></span
      >
      <div class="t-list" data-place="timers">
        ${repeat(next, timerKey, (timer) => row(timer, view))}
        ${
          others.length === 0
            ? nothing
            : html`<span class="marks-row">${marks(others, "timers", view)}</span>`
        }
        ${
          next.length + others.length === 0
            ? html`<span class="muted">${text("no-timers")}</span>`
            : nothing
        }
      </div>`;
  }
}

function timerKey({ p, handle, goid, whenNs }: TimerEntry): string {
  return [p, handle, goid ?? 0, whenNs].join(" ");
}

function row(timer: TimerEntry, view: BoardView) {
  const { goid, p } = timer;
  const name = `P${String(p)}`;
  const left = timer.whenNs - view.world.timeNs;
  const time = roughDuration(left);
  const { key, chosen } = standing({ kind: "timer", id: timerKey(timer) }, view);
  const drawnHere = goid !== undefined && homeOf(view.world, "timers").includes(goid);
  return html`<span class="t-row">
    ${drawnHere ? goroutineMark(goid, "timers", view) : nothing}
    <button
      type="button"
      class="t-when"
      tabindex="-1"
      data-item
      data-kind="timer"
      data-id=${timerKey(timer)}
      data-key=${key}
      aria-current=${chosen}
      title=${left > 0 ? text("timer-label", { p: name, time }) : text("timer-due", { p: name })}
    >
      <b>${left > 0 ? `+${time}` : text("due-now")}</b> <code>${name}</code>
    </button>
  </span>`;
}

customElements.define("gopark-timers", Timers);
