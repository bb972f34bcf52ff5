import type { SchedulerEvent } from "../../message/event";
import type { GoroutineMove, MachineMove } from "../../world/moves";
import type { Place } from "../../world/places";
import type { World } from "../../world/world";
import { machineOf } from "../../world/placement";
import { goroutineAnchors, machineAnchors, processorAnchors, type Anchors } from "./anchors";
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
    const end = to === null || to.kind === "gone" ? null : machineAnchors(to);
    if (start !== null && end !== null && start[0] === end[0]) return [];
    const machine = flight(`M${String(m)}`, start, end, false);
    const rider = after.ms[m]?.curg;
    return rider === undefined || rider !== before.ms[m]?.curg
      ? machine
      : [machine, flight(`G${String(rider)}`, start, end, false)];
  });
}

/**
 * A processor never moves on the drawing; its name goes from the machine that loses it to the one
 * that has it next or is promised it, and to its own card if that is nobody.
 */
export function handOffs(before: World, after: World, events: readonly SchedulerEvent[]): Flight[] {
  const retaken = new Map(
    events.filter(({ kind }) => kind === "pRetaken").map(({ p, detail }) => [p, detail["from"]]),
  );
  return Object.values(after.ps).flatMap(({ id: p, m }) => {
    const loser = before.ps[p]?.m ?? retaken.get(p);
    const promised = newlyPromised(p, before, after);
    const winner = m ?? promised;
    if (winner === loser || (winner === undefined && !retaken.has(p))) return [];
    if (typeof loser !== "number" && promised === undefined) return [];
    const card = processorAnchors(p);
    const from = typeof loser === "number" ? [`M${String(loser)}`, "syscall", "midle"] : card;
    const to = winner === undefined ? card : [`M${String(winner)}`, ...card];
    return { ...flight(`P${String(p)}`, from, to, false), isToken: true as const };
  });
}

function newlyPromised(p: number, before: World, after: World): number | undefined {
  const machine = promised(p, after);
  return machine === promised(p, before) ? undefined : machine;
}

/** The machine that will have the processor when it is awake. */
function promised(p: number, world: World): number | undefined {
  const processor = world.ps[p];
  const found = processor === undefined ? null : machineOf(world, processor);
  return found?.tie === "comes" ? found.machine.id : undefined;
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

/** The processor in whose card a place is drawn. */
function processorOf(place: Place | null, world: World): number | undefined {
  if (place?.kind === "runnext" || place?.kind === "local") return place.p;
  return place?.kind === "machine" ? world.ms[place.m]?.p : undefined;
}
