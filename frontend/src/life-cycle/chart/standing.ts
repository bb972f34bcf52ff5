import type { World } from "../../world/world.ts";
import type { Move } from "../moves/moves.ts";
import { states, type CycleKind, type CycleState } from "../moves/states.ts";

/** The goroutines in a state: those that are shown, in order, and the number of all. */
export interface Standing {
  readonly state: CycleState;
  readonly ids: readonly number[];
  readonly count: number;
}

/**
 * The goroutines in each state.
 *
 * @param moves of the step that led here: who moved is shown before others
 * @param chosen is shown in any case
 */
export function standingIn(
  world: World,
  kind: CycleKind,
  moves: readonly Move[],
  chosen: number | null,
): readonly Standing[] {
  const moved = new Set(moves.filter((move) => move.kind === kind).map(({ id }) => id));
  const byState = new Map<CycleState, number[]>();
  for (const [id, state] of statesIn(world, kind)) {
    const others = byState.get(state);
    if (others === undefined) byState.set(state, [id]);
    else others.push(id);
  }
  const rank = (id: number): number => (id === chosen ? 0 : moved.has(id) ? 1 : 2);
  return states[kind].map((state) => {
    const ids = byState.get(state) ?? [];
    ids.sort((one, other) => rank(one) - rank(other) || one - other);
    const counted = kind === "g" ? (world.gCounts[state] ?? 0) : 0;
    return { state, ids, count: Math.max(ids.length, counted) };
  });
}

function statesIn(world: World, kind: CycleKind): readonly (readonly [number, CycleState])[] {
  switch (kind) {
    case "g":
      return Object.values(world.gs).map(({ id, status }) => [id, status]);
    case "m":
      return Object.values(world.ms).map(({ id, state }) => [id, state]);
    case "p":
      return Object.values(world.ps).map(({ id, status }) => [id, status]);
  }
}
