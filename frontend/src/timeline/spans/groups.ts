import type { RunRecord } from "./run-record.ts";

/** The goroutines that one go statement made. */
export interface LineGroup {
  /** The function that they run; empty: those of which it is not known. */
  readonly name: string;
  /** The line of the go statement; empty where no program made them. */
  readonly line: string;
  readonly gs: readonly number[];
}

/** Whether the runtime made them for itself. */
export const isOfRuntime = ({ name }: LineGroup): boolean =>
  name === "" || name.startsWith("runtime.");

/**
 * All goroutines by the lines that made them, in the order of the first of each; those of the
 * runtime come last.
 */
export function lineGroups(record: RunRecord): readonly LineGroup[] {
  const groups = new Map<string, { name: string; line: string; gs: number[] }>();
  for (const g of [...record.gs.keys()].sort((one, other) => one - other)) {
    const { name, line } = record.originOf(g) ?? { name: "", line: "" };
    const key = `${line} ${name}`;
    const group = groups.get(key) ?? { name, line, gs: [] };
    group.gs.push(g);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  return [...all.filter((group) => !isOfRuntime(group)), ...all.filter(isOfRuntime)];
}
