import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { goroutineStates, processorLook } from "../../words/state-words.ts";
import type { Machine, World } from "../../world/world.ts";
import type { CycleKind } from "../moves/states.ts";
import { nameOf } from "../words.ts";

/** The drawing of a thing as the board has it, by its state. */
export function symbolOf(world: World, kind: CycleKind, id: number): string {
  switch (kind) {
    case "g": {
      const g = world.gs[id];
      return `g-${g === undefined ? "dead" : goroutineStates[g.status]}`;
    }
    case "m":
      return `m-${machineSymbol(world.ms[id])}`;
    case "p": {
      const p = world.ps[id];
      return `p-${p === undefined ? "dead" : processorLook(p)}`;
    }
  }
}

function machineSymbol(m: Machine | undefined): "running" | "spinning" | "syscall" | "parked" {
  switch (m?.state) {
    case "running":
    case "scheduling":
    case "stoppingTheWorld":
    case "sysmon":
      return "running";
    case "spinning":
      return "spinning";
    case "syscall":
    case "polling":
      return "syscall";
    case "starting":
    case "parked":
    case "parkedLocked":
    case "exited":
    case undefined:
      return "parked";
  }
}

/** What stands in a state, as buttons that choose it. */
export function things(
  world: World,
  kind: CycleKind,
  ids: readonly number[],
  chosen: number | null,
  choose: (id: number) => void,
) {
  return repeat(
    ids,
    (id) => id,
    (id) => {
      const symbol = symbolOf(world, kind, id);
      return html`<li>
        <button
          type="button"
          class="cycle-thing cycle-${kind} cycle-${symbol} ${id > 999 ? "cycle-long" : ""}"
          tabindex="-1"
          data-item
          data-key=${nameOf(kind, id)}
          aria-current=${id === chosen ? "true" : "false"}
          @click=${() => {
            choose(id);
          }}
        >
          <svg viewBox=${kind === "p" ? "0 0 72 48" : "0 0 48 48"} aria-hidden="true">
            <use href="#${symbol}"></use></svg
          ><span class=${kind === "g" ? "cycle-letter" : nothing}>${kind.toUpperCase()}</span>${id}
        </button>
      </li>`;
    },
  );
}
