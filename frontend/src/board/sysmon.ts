import { html, nothing } from "lit";
import { roughDuration } from "../base/amounts";
import { sysmonState } from "../words/state-words";
import { machineMark } from "./marks";
import { BoardPart } from "./part";
import { placeButton } from "./place";
import text from "../../texts/board.yaml";

/** The circumference of the dial's circle. */
const round = 100;

/**
 * The system monitor: a thread without a processor, and a dial of how soon it looks again.
 *
 * @prop view: the board's world
 */
export class SystemMonitor extends BoardPart {
  protected override render() {
    const { view } = this;
    if (view === undefined) return nothing;
    const { sysmon, ms, timeNs } = view.world;
    const state = sysmonState(view.world);
    const m = sysmon.m === undefined ? undefined : ms[sysmon.m];
    const left = Math.max(0, (sysmon.dueNs ?? timeNs) - timeNs);
    const share = sysmon.asleep || sysmon.delayNs === 0 ? 0 : Math.min(1, left / sysmon.delayNs);
    const next =
      m === undefined || sysmon.asleep ? state : text("in-time", { time: roughDuration(left) });
    return html`${placeButton(
        { kind: "sysmon", id: "sysmon" },
        "sysmon",
        html``,
        text("sysmon-label", { state }),
        view,
      )}
      <div class="s-row">
        <span class="s-dial">
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <circle class="s-room" cx="20" cy="20" r="15.915"></circle>
            <circle
              class="s-left"
              cx="20"
              cy="20"
              r="15.915"
              stroke-dasharray="${Math.round(share * round)} ${round}"
              transform="rotate(-90 20 20)"
            ></circle>
          </svg>
          ${m === undefined ? nothing : machineMark(m, "sysmon", view)}
        </span>
        <span class="k-note">
          <span>${next}</span>
          ${
            m === undefined || sysmon.asleep
              ? nothing
              : html`<span>${text("every", { time: roughDuration(sysmon.delayNs) })}</span
                  ><span>${text("idle-rounds", { count: sysmon.idle })}</span>`
          }
        </span>
      </div>`;
  }
}

customElements.define("gopark-sysmon", SystemMonitor);
