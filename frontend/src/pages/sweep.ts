import "../base/site";
import "./compare.css";
import "./sweep.css";
import "../compare/choice";
import "../compare/heat-map";
import { Latest } from "../base/latest";
import { named, part } from "../base/page-parts";
import { onTravel } from "../base/travel";
import { askedOf, queryOf, type Asked, type Axis } from "../compare/asked";
import { csvOf } from "../compare/csv";
import { measureName, measures, type Measure } from "../compare/measures";
import { subjectFor, valueOf } from "../compare/subjects";
import type { SweepCell } from "../message/compared";
import text from "../../texts/sweep.yaml";
import { baseGroups, baseOf, baseText, type FoundBase } from "./compare/compare-base";
import { catalogues, client, failureText, found, subjectsFor } from "./compare/comparing";

const names = ["rows", "columns"];
const fallback: readonly [Axis, Axis] = [
  { vary: "gomaxprocs", values: ["1", "2", "4", "8"] },
  { vary: "seed", values: ["1", "2", "3", "4"] },
];
const usual: Asked = {
  base: { from: "example", id: "worker-pool" },
  axes: fallback,
  branches: [],
  by: "event",
  at: null,
};
/** The events after which a cell is stopped. */
const events = 100_000;

const choice = named("gopark-compare-choice");
const map = named("gopark-heat-map");
const measure = part("#sweep-measure", HTMLSelectElement);
const status = part("#sweep-status", HTMLElement);
const bar = part("#sweep-progress", HTMLProgressElement);
const stop = part("#sweep-stop", HTMLButtonElement);
const csv = part("#sweep-csv", HTMLAnchorElement);
const result = part("#sweep-result", HTMLElement);

const written = askedOf(location, names);
let asked = written ?? usual;
let base: FoundBase | null = null;
let cells: readonly SweepCell[] = [];
let asking = new AbortController();
const known = await catalogues();
/** The last of several bases that somebody turns to, or runs: only it counts. */
const choosing = new Latest();
const finding = new Latest();

function axes(): readonly [Axis, Axis] {
  const [rows = fallback[0], columns = fallback[1]] = asked.axes;
  return [rows, columns];
}

function address(): string {
  const hash = asked.base.from === "fragment" ? location.hash : "";
  return `/sweep?${queryOf(asked, names)}${hash}`;
}

function tellChoice(): void {
  Object.assign(choice, {
    groups: baseGroups(asked.base, known.scenes, known.examples, known.designs),
    base: baseText(asked.base),
    subjects: subjectsFor(known, base),
    axes: axes(),
    least: 1,
    most: 16,
  });
}

function tellGrid(): void {
  const subjects = subjectsFor(known, base);
  const [rows, columns] = axes().map(({ vary, values }) => ({
    name: subjectFor(vary, subjects).label,
    values,
  }));
  Object.assign(map, { rows, columns, cells, measure: measure.value });
  csv.hidden = cells.length === 0;
}

/** Runs the grid anew; a run of it that is still under way is given up. */
async function start(): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  cells = [];
  result.hidden = false;
  tellGrid();
  const [rows, columns] = axes();
  const all = rows.values.length * columns.values.length;
  if (base === null) return;
  turn(true, all);
  const question = { of: base.of, rows: sent(rows), columns: sent(columns), events };
  const answer = await client.sweep(
    question,
    (cell) => {
      if (signal.aborted) return;
      cells = [...cells, cell];
      bar.value = cells.length;
      status.textContent = text("progress", { done: cells.length, cells: all });
      tellGrid();
    },
    signal,
  );
  if (asking.signal !== signal) return;
  turn(false, all);
  const amounts = { done: cells.length, cells: all };
  if (signal.aborted) status.textContent = text("was-stopped", amounts);
  else if (!answer.ok) status.textContent = failureText(answer.failure);
  else if (answer.value) status.textContent = text("done", { cells: all });
  else status.textContent = text("took-too-long", amounts);
}

function sent({ vary, values }: Axis): { vary: string; values: readonly unknown[] } {
  return { vary, values: values.map((value) => valueOf(vary, value)) };
}

/** Whether the grid is being worked out. */
function turn(isRunning: boolean, all: number): void {
  choice.busy = isRunning;
  stop.hidden = !isRunning;
  bar.hidden = !isRunning;
  bar.max = all;
  bar.value = 0;
}

/** Whether the base is there, and nothing else has been asked for meanwhile. */
async function findBase(): Promise<boolean> {
  const isLatest = finding.begin();
  const answer = await found(asked, known);
  if (!isLatest()) return false;
  base = answer.ok ? answer.value : null;
  if (!answer.ok) status.textContent = failureText(answer.failure);
  tellChoice();
  return answer.ok;
}

function attach(): void {
  for (const name of measures) {
    const option = new Option(measureName(name), name, false, name === "waitP99Ns");
    measure.append(option);
  }
  measure.addEventListener("change", () => {
    map.measure = measure.value as Measure;
  });
  choice.addEventListener("gopark-compare-base", ({ detail }) => {
    const next = { ...asked, base: baseOf(detail) };
    const isLatest = choosing.begin();
    void found(next, known).then((answer) => {
      if (answer.ok && isLatest()) choice.subjects = subjectsFor(known, answer.value);
    });
  });
  choice.addEventListener("gopark-compare-wish", ({ detail }) => {
    asked = { ...asked, base: baseOf(detail.base), axes: detail.axes };
    history.pushState(null, "", address());
    void findBase().then((isThere) => (isThere ? start() : undefined));
  });
  stop.addEventListener("click", () => {
    asking.abort();
  });
  csv.addEventListener("click", () => {
    // The tables of earlier clicks are let go.
    URL.revokeObjectURL(csv.href);
    const table = new Blob([csvOf(axes(), cells)], { type: "text/csv" });
    csv.href = URL.createObjectURL(table);
  });
  onTravel(() => {
    asked = askedOf(location, names) ?? usual;
    void findBase().then((isThere) => (isThere ? start() : undefined));
  });
}

attach();
const isThere = await findBase();
document.documentElement.dataset["ready"] = "";
// A grid is work, so that nobody has it by only looking here; a link to one asks for it.
if (isThere && written !== null) void start();
else if (isThere) status.textContent = text("before", { events });
