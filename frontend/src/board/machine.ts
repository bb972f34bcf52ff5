import { html, nothing, svg } from "lit";
import { roughDuration } from "../base/amounts";
import { homeOf, machineOf, type MachineOfProcessor } from "../world/placement";
import type { Machine, Processor } from "../world/world";
import { machineLabel, machineState, offCore } from "../words/state-words";
import { goroutineMark, standing } from "./marks";
import { BoardPart, type BoardView } from "./part";
import { machineLook } from "./words";
import text from "../../texts/board.yaml";

/**
 * The machine that hangs under a processor, with the goroutine it runs inside.
 *
 * @prop view: the board's world
 * @prop processor: whose machine
 */
export class HangingMachine extends BoardPart {
  static override properties = { processor: { attribute: false } };

  declare processor: Processor | undefined;

  protected override render() {
    const { view, processor } = this;
    if (view === undefined || processor === undefined) return nothing;
    const found = machineOf(view.world, processor);
    const compact = view.frame.density === "compact";
    if (found?.tie !== "holds") return absent(found, compact);
    const m = found.machine;
    const place = `M${String(m.id)}`;
    const words = compact ? nothing : caption(m, view);
    return html`${triangle(m, place, view)}${riding(m, place, view)}${words}`;
  }
}

/** The note on a machine that is drawn elsewhere: it is in a system call, or not awake yet. */
function absent(found: MachineOfProcessor | null, compact: boolean) {
  if (found === null) return html`<span class="m-none">${text("no-machine")}</span>`;
  const name = `M${String(found.machine.id)}`;
  if (found.tie === "comes") {
    return html`<span class="m-none m-promised" data-promised=${name}
      >${text("promised", { machine: name })}</span
    >`;
  }
  const words = machineState(found.machine);
  return html`<span class="m-none" title=${text("machine-label", { m: name, state: words })}
    >${compact ? nothing : html`<b data-told="${name}">${name}</b>`} ${words}</span
  >`;
}

function triangle(m: Machine, place: string, view: BoardView) {
  const { key, chosen, pinned } = standing({ kind: "m", id: m.id }, view);
  const look = machineLook(m);
  const isLooking = look === "spinning" && m.curg === undefined;
  return html`<button
    type="button"
    class="m-hung m-${look} ${offCore(m) === undefined ? "" : "m-off-core"}"
    tabindex="-1"
    data-item
    data-kind="m"
    data-id=${m.id}
    data-key=${key}
    data-place=${`P${String(m.p)}`}
    ?data-pinned=${pinned}
    aria-current=${chosen}
    aria-label=${machineLabel(m, view.world)}
  >
    <svg viewBox="0 0 48 46" aria-hidden="true">
      <path class="m-body" d="M24 3 46 43H2z"></path>
      ${look === "syscall" ? svg`<path d="M24 3 46 43H2z" fill="url(#hatch)"></path>` : nothing}
      ${isLooking ? svg`<path class="m-glyph" d=${turning}></path>` : nothing}
      ${look === "parked" ? svg`<path class="m-glyph" d=${asleep}></path>` : nothing}
    </svg>
  </button>`;
}

const turning = "M31 29a7 7 0 1 1-2.6-5.2M31.4 19.4v4.8h-4.8";
const asleep = "M20 24h8l-8 10h8";

/** Given to a machine that still sleeps, a goroutine rides on it, too. */
function riding(m: Machine, place: string, view: BoardView) {
  const goids = homeOf(view.world, place);
  return goids.slice(0, 1).map((goid) => goroutineMark(goid, place, view));
}

function caption(m: Machine, { world }: BoardView) {
  const g = m.curg === undefined ? undefined : world.gs[m.curg];
  const doing =
    g === undefined || g.name === ""
      ? machineState(m)
      : html`<code>${g.name}</code>
          <span class="m-ran">${offCore(m) ?? roughDuration(g.ranNs)}</span>`;
  return html`<span class="m-caption"><b>M${m.id}</b> ${doing}</span>`;
}

customElements.define("gopark-machine", HangingMachine);
