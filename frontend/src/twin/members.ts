import { goroutineName } from "../words/state-words.ts";
import type { World } from "../world/world.ts";
import text from "../../texts/twin.yaml";

/** So many of a queue are named. */
const most = 16;

/** The goroutines of a place by name, the first of many. */
export function named(goids: readonly number[], size: number, world: World): string {
  const first = goids.slice(0, most).map((goid) => goroutineName(goid, world));
  const count = Math.max(size, goids.length) - first.length;
  const members = first.join(", ");
  return count > 0 ? text("more", { members, count }) : members;
}

/** A place's label, and who is there. */
export function members(
  label: string,
  goids: readonly number[],
  size: number,
  world: World,
): string {
  return goids.length === 0 ? label : text("list", { label, members: named(goids, size, world) });
}
