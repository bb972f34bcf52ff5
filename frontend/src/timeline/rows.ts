import { isOfRuntime, lineGroups, type LineGroup } from "./spans/groups.ts";
import type { Lane } from "./spans/lane.ts";
import type { LaneKind, RunRecord } from "./spans/run-record.ts";

/** What the lanes are of: processors, threads, goroutines, or those by the lines that made them. */
export const laneChoices = ["p", "m", "g", "line"] as const;

export type LaneChoice = (typeof laneChoices)[number];

/** One lane, or the line under which the goroutines stand that it made. */
export type Row =
  | { readonly key: string; readonly kind: LaneKind; readonly id: number; readonly lane: Lane }
  | {
      readonly key: string;
      readonly kind: "group";
      readonly group: LineGroup;
      readonly folded: boolean;
    };

export type LaneRow = Exclude<Row, { readonly kind: "group" }>;

export const isLane = (row: Row | undefined): row is LaneRow =>
  row !== undefined && row.kind !== "group";

export const keyOf = (kind: LaneKind, id: number): string => `${kind.toUpperCase()}${String(id)}`;

/**
 * The rows in the order in which they stand.
 *
 * @param turned the lines that are folded though they usually are not, or the other way round: the
 *   runtime's usually are
 */
export function rowsOf(
  record: RunRecord,
  choice: LaneChoice,
  turned: ReadonlySet<string>,
): readonly Row[] {
  if (choice !== "line") {
    const lanes = [...record.lanes(choice)].filter(([, lane]) => lane.length > 0);
    return lanes
      .sort(([one], [other]) => one - other)
      .map(([id, lane]) => ({ key: keyOf(choice, id), kind: choice, id, lane }));
  }
  return lineGroups(record).flatMap((group): Row[] => {
    const key = `${group.line} ${group.name}`;
    const isFolded = isOfRuntime(group) !== turned.has(key);
    const header: Row = { key, kind: "group", group, folded: isFolded };
    if (isFolded) return [header];
    return [
      header,
      ...group.gs.flatMap((id): Row[] => {
        const lane = record.gs.get(id);
        return lane === undefined ? [] : [{ key: keyOf("g", id), kind: "g", id, lane }];
      }),
    ];
  });
}
