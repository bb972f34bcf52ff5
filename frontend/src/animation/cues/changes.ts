import type { World } from "../../world/world";
import type { Change, Stop } from "./cue";
import { durations } from "./durations";

/** The most simultaneous changes that still tell something. */
const mostChanges = 40;

/** What stays where it is and has another state; what moves shows its new state by landing. */
export function changes(
  before: World,
  after: World,
  moving: ReadonlySet<string>,
): (Change | Stop)[] {
  const keys = [
    ...differing(before.gs, after.gs, ({ status }) => status).map((id) => `G${id}`),
    ...differing(before.ms, after.ms, (m) => `${m.state} ${String(m.spinning)}`).map(
      (id) => `M${id}`,
    ),
    ...differing(before.ps, after.ps, ({ status }) => status).map((id) => `P${id}`),
  ];
  const still = keys.filter((key) => !moving.has(key)).slice(0, mostChanges);
  const changed = still.map((key) => ({ kind: "change" as const, key, ms: durations.state }));
  const stopped = after.sched.gcwaiting;
  return stopped === before.sched.gcwaiting
    ? changed
    : [...changed, { kind: "stop", stopped, ms: durations.stop }];
}

function differing<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  stateOf: (one: T) => string,
): string[] {
  if (before === after) return [];
  return Object.keys(after).filter((id) => {
    const old = before[id];
    const now = after[id];
    return old !== undefined && now !== undefined && old !== now && stateOf(old) !== stateOf(now);
  });
}
