import type { SchedulerEvent } from "../../message/event";
import { movesBetween } from "../../world/moves";
import type { World } from "../../world/world";
import { changes } from "./changes";
import type { Cue } from "./cue";
import { goroutineFlights, handOffs, machineFlights } from "./flights";
import { linksOf } from "./links";
import { inOrder, lasting } from "./order";
import { grouped } from "./packets";
import { withSteals } from "./steals";
import { durations } from "./durations";

/** What happens at one blow, from the first that leaves to the last that has landed. */
export interface Beat {
  readonly cues: readonly Cue[];
  readonly lastsMs: number;
}

/** What there is to see between two worlds when these events led from one to the other. */
export function beatBetween(before: World, after: World, events: readonly SchedulerEvent[]): Beat {
  if (before === after || events.length === 0) return { cues: [], lastsMs: 0 };
  const moves = movesBetween(before, after);
  const goroutines = withSteals(goroutineFlights(moves.goroutines, before, after, events), events);
  const machines = machineFlights(moves.machines, before, after);
  const links = linksOf(before, after, events);
  const tokens = handOffs(before, after, events);
  const flights = inOrder([...machines, ...tokens, ...goroutines], links);
  const moving = new Set(flights.map(({ key }) => key));
  const cues: Cue[] = [
    ...lasting(links, flights),
    ...grouped(flights),
    ...changes(before, after, moving),
  ];
  return { cues, lastsMs: Math.min(durations.beat, Math.max(0, ...cues.map(endOf))) };
}

function endOf(cue: Cue): number {
  return ("delayMs" in cue ? cue.delayMs : 0) + cue.ms;
}
