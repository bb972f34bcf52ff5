import { code } from "../spans/lane-state.ts";
import type { RunRecord } from "../spans/run-record.ts";

/** A goroutine among those that it came from and those that came from it. */
export interface Started {
  readonly kind: "goroutine";
  readonly key: string;
  readonly id: number;
  /** The function that it runs, and the line of its go statement; either may be empty. */
  readonly name: string;
  readonly line: string;
  /** The goroutine that started it; 0: the runtime; −1: before what is known. */
  readonly starter: number;
  /** The beats of its life; null: it has not ended. */
  readonly from: number;
  readonly to: number | null;
  readonly children: readonly Branch[];
}

/** Many that one goroutine started at one line, and that started none themselves. */
export interface Alike {
  readonly kind: "many";
  readonly key: string;
  readonly name: string;
  readonly line: string;
  readonly count: number;
  readonly from: number;
  readonly children: readonly Started[];
}

export type Branch = Started | Alike;

/** More of a kind are told as one. */
const mostAlike = 6;

/**
 * The tree of which goroutine started which. Goroutines without a known starter stand at the top;
 * all stand in the order in which they came.
 */
export function familyOf(record: RunRecord): readonly Branch[] {
  const starters = startersIn(record);
  const children = new Map<number, number[]>();
  for (const id of record.gs.keys()) {
    const starter = starters.get(id) ?? -1;
    const parent = record.gs.has(starter) ? starter : 0;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [id]);
    else siblings.push(id);
  }
  // Each has been started by one that was there before, so that the last come first.
  const made = new Map<number, Started>();
  const begun = new Map([...record.gs].map(([id, lane]) => [id, lane.fromOf(0)] as const));
  const byAge = (one: number, other: number): number =>
    (begun.get(one) ?? 0) - (begun.get(other) ?? 0) || one - other;
  const branchesOf = (parent: number): readonly Branch[] =>
    together(
      String(parent),
      (children.get(parent) ?? []).sort(byAge).flatMap((id) => made.get(id) ?? []),
    );
  for (const id of [...record.gs.keys()].sort(byAge).reverse()) {
    const lane = record.gs.get(id);
    if (lane === undefined) continue;
    const last = lane.length - 1;
    const { name, line } = record.originOf(id) ?? { name: "", line: "" };
    made.set(id, {
      kind: "goroutine",
      key: `G${String(id)}`,
      id,
      name,
      line,
      starter: starters.get(id) ?? -1,
      from: lane.fromOf(0),
      to: last > 0 && lane.stateOf(last) === code.none ? lane.fromOf(last) : null,
      children: branchesOf(id),
    });
  }
  return branchesOf(0);
}

function startersIn(record: RunRecord): ReadonlyMap<number, number> {
  const starters = new Map<number, number>();
  for (let at = 0; at < record.marks; at++) {
    if (record.markKind(at) !== "goCreated") continue;
    const { g, other } = record.mark(at);
    starters.set(g, Math.max(0, other));
  }
  return starters;
}

/** Goroutines that are alike and started none become one row where they are many. */
function together(parent: string, all: readonly Started[]): readonly Branch[] {
  const alike = new Map<string, Started[]>();
  for (const one of all) {
    if (one.children.length > 0) continue;
    const key = `${parent} ${one.name} ${one.line}`;
    const group = alike.get(key);
    if (group === undefined) alike.set(key, [one]);
    else group.push(one);
  }
  const grouped = new Set<string>();
  return all.flatMap((one): Branch[] => {
    const key = `${parent} ${one.name} ${one.line}`;
    const group = one.children.length > 0 ? [] : (alike.get(key) ?? []);
    if (group.length <= mostAlike) return [one];
    if (grouped.has(key)) return [];
    grouped.add(key);
    const { name, line, from } = one;
    return [{ kind: "many", key, name, line, count: group.length, from, children: group }];
  });
}
