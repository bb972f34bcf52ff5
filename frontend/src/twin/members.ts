import { goroutineName } from "../words/state-words.ts";
import type { World } from "../world/world.ts";
import text from "../../texts/twin.yaml";

/** The most goroutines of a queue that are named. */
const most = 16;

/**
 * The names of goroutines whose only place this is, the first of many; a select is counted
 * elsewhere.
 */
export function named(goids: readonly number[], size: number, world: World): string {
  const first = goids.slice(0, most).map((goid) => goroutineName(goid, world));
  const count = Math.max(size, goids.length) - first.length;
  if (first.length === 0) return text("more-only", { count });
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
  return size === 0 && goids.length === 0
    ? label
    : text("list", { label, members: named(goids, size, world) });
}
