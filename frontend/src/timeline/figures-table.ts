import { html, nothing } from "lit";
import { roughDuration } from "../base/amounts.ts";
import { keyOf } from "./rows.ts";
import { laneFiguresOf, type LaneFigures, type Stretch } from "./spans/figures.ts";
import type { LaneState } from "./spans/lane-state.ts";
import type { LaneKind, RunRecord } from "./spans/run-record.ts";
import text from "../../texts/timeline.yaml";

/** The most lanes of which a table is a help, and quickly made. */
const most = 200;

const columns: Readonly<Record<LaneKind, readonly (readonly [LaneState, keyof LaneFigures])[]>> = {
  p: [
    ["running", "runningNs"],
    ["syscall", "syscallNs"],
    ["scheduling", "schedulingNs"],
    ["idle", "idleNs"],
    ["stopped", "stoppedNs"],
  ],
  m: [
    ["running", "runningNs"],
    ["syscall", "syscallNs"],
    ["scheduling", "schedulingNs"],
    ["waiting", "waitingNs"],
    ["idle", "idleNs"],
  ],
  g: [
    ["running", "runningNs"],
    ["runnable", "runnableNs"],
    ["waiting", "waitingNs"],
    ["syscall", "syscallNs"],
  ],
};

/** How long each lane did what in a stretch, as a table. */
export function table(record: RunRecord, kind: LaneKind, stretch: Stretch) {
  const ids = [...record.lanes(kind).keys()].sort((one, other) => one - other);
  const rows = ids.slice(0, most).map((id) => laneFiguresOf(record, kind, id, stretch));
  const rest = ids.length - rows.length;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${text("column.lane")}</th>
        ${columns[kind].map(
          ([state]) =>
            html`<th scope="col">
              <i class="swatch swatch-${state}" aria-hidden="true"></i>${text(`state.${state}`)}
            </th>`,
        )}
        <th scope="col">${text("column.switches")}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            <th scope="row">${keyOf(kind, row.id)}</th>
            ${columns[kind].map(([, field]) => html`<td>${roughDuration(row[field])}</td>`)}
            <td>${row.switches}</td>
          </tr>`,
      )}
    </tbody>
    ${
      rest > 0
        ? html`<tfoot>
            <tr>
              <td colspan=${columns[kind].length + 2}>${text("figures.rest", { count: rest })}</td>
            </tr>
          </tfoot>`
        : nothing
    }
  </table>`;
}
