import { html, nothing } from "lit";
import { number, roughDuration } from "../base/amounts.ts";
import type { GoroutineFigures, WaitFigures, Waking } from "./measures/goroutines.ts";
import text from "../../texts/measures.yaml";
import timeline from "../../texts/timeline.yaml";

/** The most rows in the document. */
const most = 200;

export const groupings = ["none", "line", "state", "starter"] as const;

export type Grouping = (typeof groupings)[number];

type Column =
  | "g"
  | "name"
  | "starter"
  | "state"
  | "runs"
  | "ran"
  | "queued"
  | "waited"
  | "p50"
  | "p99"
  | "most";

/** How the table of goroutines is shown. */
export interface TableView {
  readonly sort: Column;
  readonly descending: boolean;
  readonly query: string;
  readonly grouping: Grouping;
}

export const usualTable: TableView = { sort: "g", descending: false, query: "", grouping: "none" };

const valueOf: Readonly<Record<Column, (row: GoroutineFigures) => number | string>> = {
  g: ({ id }) => id,
  name: ({ name }) => name,
  starter: ({ starter }) => starter,
  state: ({ state }) => timeline(`state.${state}`),
  runs: ({ runs }) => runs,
  ran: ({ ranNs }) => ranNs,
  queued: ({ runnableNs }) => runnableNs,
  waited: ({ waitingNs }) => waitingNs,
  p50: ({ latency }) => latency.p50,
  p99: ({ latency }) => latency.p99,
  most: ({ latency }) => latency.most,
};

const columns = Object.keys(valueOf) as readonly Column[];

const starterOf = (starter: number): string =>
  starter < 0 ? text("earlier") : starter === 0 ? text("runtime") : `G${String(starter)}`;

/** Stands where a goroutine never waited for a processor. */
const none = "–";

const words: Readonly<Record<Column, (row: GoroutineFigures) => string>> = {
  g: ({ id }) => `G${String(id)}`,
  name: ({ name }) => name,
  starter: ({ starter }) => starterOf(starter),
  state: ({ state }) => timeline(`state.${state}`),
  runs: ({ runs }) => number(runs),
  ran: ({ ranNs }) => roughDuration(ranNs),
  queued: ({ runnableNs }) => roughDuration(runnableNs),
  waited: ({ waitingNs }) => roughDuration(waitingNs),
  p50: ({ latency: { count, p50 } }) => (count === 0 ? none : roughDuration(p50)),
  p99: ({ latency: { count, p99 } }) => (count === 0 ? none : roughDuration(p99)),
  most: ({ latency: { count, most } }) => (count === 0 ? none : roughDuration(most)),
};

/** The rows that are wanted, in their order. */
export function rowsFor(
  rows: readonly GoroutineFigures[],
  { sort, descending, query }: TableView,
): readonly GoroutineFigures[] {
  const wanted = query.trim().toLowerCase();
  const kept = rows.filter((row) => {
    const said = [words.g(row), row.name, row.line, words.state(row)].join(" ").toLowerCase();
    return wanted === "" || said.includes(wanted);
  });
  const value = valueOf[sort];
  const way = descending ? -1 : 1;
  return kept.sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    return way * (a < b ? -1 : a > b ? 1 : one.id - other.id);
  });
}

const groupOf: Readonly<Record<Grouping, (row: GoroutineFigures) => string>> = {
  none: () => "",
  line: ({ line, name }) => (line === "" ? text("runtime") : `${name} ${line}`),
  state: ({ state }) => timeline(`state.${state}`),
  starter: ({ starter }) => starterOf(starter),
};

function groupsOf(
  rows: readonly GoroutineFigures[],
  nameOf: (row: GoroutineFigures) => string,
): ReadonlyMap<string, readonly GoroutineFigures[]> {
  const groups = new Map<string, GoroutineFigures[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const members = groups.get(name);
    if (members === undefined) groups.set(name, [row]);
    else members.push(row);
  }
  return groups;
}

/** The goroutines of a stretch, sorted, filtered and grouped. */
export function goroutineTable(
  all: readonly GoroutineFigures[],
  view: TableView,
  actions: { readonly sort: (column: Column) => void; readonly choose: (g: number) => void },
) {
  const rows = rowsFor(all, view);
  const groups = groupsOf(rows.slice(0, most), groupOf[view.grouping]);
  return html`<table>
    <thead>
      <tr>
        ${columns.map((column) => {
          const isSorted = column === view.sort;
          const order = view.descending ? "descending" : "ascending";
          return html`<th scope="col" aria-sort=${isSorted ? order : nothing}>
            <button
              type="button"
              class="quiet"
              title=${text("sort", { column: text(`column.${column}`) })}
              @click=${() => {
                actions.sort(column);
              }}
            >
              ${text(`column.${column}`)}${isSorted ? (view.descending ? " ↓" : " ↑") : ""}
            </button>
          </th>`;
        })}
      </tr>
    </thead>
    ${[...groups].map(
      ([group, members]) =>
        html`<tbody>
          ${
            group === ""
              ? nothing
              : html`<tr>
                  <th scope="rowgroup" colspan=${columns.length} class="group-name">
                    ${text("group.count", { name: group, count: members.length })}
                  </th>
                </tr>`
          }
          ${members.map((row) => goroutineRow(row, actions.choose))}
        </tbody>`,
    )}
    ${rest(rows.length, columns.length)}
  </table>`;
}

function goroutineRow(row: GoroutineFigures, choose: (g: number) => void) {
  return html`<tr>
    <th scope="row">
      <button
        type="button"
        class="link"
        @click=${() => {
          choose(row.id);
        }}
      >
        ${words.g(row)}
      </button>
    </th>
    ${columns.slice(1).map((column) => html`<td>${words[column](row)}</td>`)}
  </tr>`;
}

function rest(count: number, width: number) {
  return count <= most
    ? nothing
    : html`<tfoot>
        <tr>
          <td colspan=${width}>${text("rest", { count: count - most })}</td>
        </tr>
      </tfoot>`;
}

/** Why goroutines waited in a stretch, and how long. */
export function waitTable(waits: readonly WaitFigures[]) {
  return html`<table>
    <thead>
      <tr>
        ${(["reason", "count", "total", "most"] as const).map(
          (column) => html`<th scope="col">${text(`column.${column}`)}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${waits.map(
        ({ reason, count, totalNs, mostNs }) =>
          html`<tr>
            <th scope="row">${reason}</th>
            <td>${count}</td>
            <td>${roughDuration(totalNs)}</td>
            <td>${roughDuration(mostNs)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The table of which goroutine made which runnable in a stretch. */
export function wakingTable(wakings: readonly Waking[]) {
  return html`<table>
    <thead>
      <tr>
        ${(["waker", "woken", "count"] as const).map(
          (column) => html`<th scope="col">${text(`column.${column}`)}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${wakings.slice(0, most).map(
        ({ waker, g, count }) =>
          html`<tr>
            <th scope="row">${starterOf(waker)}</th>
            <td>G${g}</td>
            <td>${count}</td>
          </tr>`,
      )}
    </tbody>
    ${rest(wakings.length, 3)}
  </table>`;
}
