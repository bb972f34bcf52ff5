import type { SchedulerEvent } from "../../message/event";
import type { GoroutineMove, MachineMove } from "../../world/moves";
import type { Place } from "../../world/places";
import type { World } from "../../world/world";
import { goroutineAnchors, machineAnchors, type Anchors } from "./anchors";
import type { Flight } from "./cue";
import { durations } from "./durations";

/** A new goroutine comes from the one that made it. */
export function goroutineFlights(
  moves: readonly GoroutineMove[],
  before: World,
  after: World,
  events: readonly SchedulerEvent[],
): Flight[] {
  const creators = new Map(
    events
      .filter(({ kind }) => kind === "goCreated")
      .map(({ g, detail }) => [g, detail["creator"]] as const),
  );
  return moves.map(({ g, from, to }) => {
    const creator = creators.get(g);
    const origin =
      from === null
        ? typeof creator === "number"
          ? ([`G${String(creator)}`, "processors"] satisfies Anchors)
          : null
        : goroutineAnchors(from);
    return flight(
      `G${String(g)}`,
      origin,
      to === null ? null : goroutineAnchors(to),
      processorOf(from, before) === processorOf(to, after),
    );
  });
}

/** Machines, and the goroutines that ride on them. */
export function machineFlights(
  moves: readonly MachineMove[],
  before: World,
  after: World,
): Flight[] {
  return moves.flatMap(({ m, from, to }) => {
    const start = from === null ? null : machineAnchors(from);
    const end = to === null || to.role === "exited" ? null : machineAnchors(to);
    if (start !== null && end !== null && start[0] === end[0]) return [];
    const machine = flight(`M${String(m)}`, start, end, false);
    const rider = after.ms[m]?.curg;
    return rider === undefined || rider !== before.ms[m]?.curg
      ? machine
      : [machine, flight(`G${String(rider)}`, start, end, false)];
  });
}

/** A processor never moves on the drawing; its name goes from the one machine to the other. */
export function handOffs(before: World, after: World): Flight[] {
  return Object.values(after.ps).flatMap((p) => {
    const old = before.ps[p.id]?.m;
    if (p === before.ps[p.id] || old === undefined || p.m === undefined || p.m === old) return [];
    const from = [`M${String(old)}`, "syscall", "midle"];
    const token = flight(`P${String(p.id)}`, from, [`M${String(p.m)}`, `P${String(p.id)}`], false);
    return { ...token, isToken: true as const };
  });
}

function flight(
  key: string,
  from: Anchors | null,
  to: Anchors | null,
  isWithinCard: boolean,
): Flight {
  const ms =
    from === null || to === null
      ? durations.state
      : isWithinCard
        ? durations.withinCard
        : durations.betweenCards;
  const group = `${from?.[0] ?? ""} > ${to?.[0] ?? ""}`;
  return { kind: "flight", key, from, to, ms, delayMs: 0, group };
}

/** Whose card a place is drawn in. */
function processorOf(place: Place | null, world: World): number | undefined {
  if (place?.kind === "runnext" || place?.kind === "local") return place.p;
  return place?.kind === "machine" ? world.ms[place.m]?.p : undefined;
}
