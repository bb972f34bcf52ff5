import type { GoroutineStatus } from "../message/snapshot";
import { oncePer } from "./once-per";
import type { World } from "./world";

/** Goroutines by status: all, and those of them that the world does not list one by one. */
export interface Counts {
  readonly total: number;
  readonly unlisted: number;
  readonly unlistedByStatus: ReadonlyMap<GoroutineStatus, number>;
}

export const countsOf: (world: World) => Counts = oncePer((world) => {
  const rest = new Map(Object.entries(world.gCounts) as [GoroutineStatus, number][]);
  const total = sum(rest.values());
  for (const { status } of Object.values(world.gs)) rest.set(status, (rest.get(status) ?? 0) - 1);
  const unlistedByStatus = new Map([...rest].filter(([, count]) => count > 0));
  return { total, unlisted: sum(unlistedByStatus.values()), unlistedByStatus };
});

function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const one of numbers) all += one;
  return all;
}
