import { placementOf } from "./placement";
import type { World } from "./world";

/** How many goroutines there are, the dead among them. */
export function countOf(world: World): number {
  return sum(Object.values(world.gCounts));
}

/** Whether a goroutine may be there: where not all are listed, nobody knows without asking. */
export function mayExist(world: World, g: number): boolean {
  return Object.hasOwn(world.gs, g) || countOf(world) > Object.keys(world.gs).length;
}

/** How many live goroutines no place lists and none counts. */
export function unplaced(world: World): number {
  const alive = countOf(world) - (world.gCounts["_Gdead"] ?? 0);
  const placed = [...placementOf(world).zones.values()]
    .filter(({ place }) => place.kind !== "free")
    .map(({ home, members, size }) => home.length + size - members.length);
  return Math.max(0, alive - sum(placed));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
