/**
 * What a lane shows at a time. Goroutines are runnable, running, waiting or in a system call;
 * processors and threads also idle, schedule, stand still while the world is stopped, and spin.
 */
export const laneStates = [
  "none",
  "runnable",
  "running",
  "waiting",
  "syscall",
  "idle",
  "scheduling",
  "stopped",
  "spinning",
] as const;

export type LaneState = (typeof laneStates)[number];

/** The number that stands for a state where millions of them are kept. */
export type StateCode = number;

export const stateCount = laneStates.length;

export const code = Object.fromEntries(laneStates.map((state, at) => [state, at])) as Readonly<
  Record<LaneState, StateCode>
>;

export function stateOf(number: StateCode): LaneState {
  return laneStates[number] ?? "none";
}
