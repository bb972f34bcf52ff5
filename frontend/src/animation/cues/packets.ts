import type { Flight, Packet } from "./cue";
import { mostInBatch } from "./steals";

/** More at a time cannot be followed. */
export const mostFlights = 12;

/**
 * Flights that one can follow: of a batch the first few, and the rest of it as one packet; of too
 * many at once, all that go the same way as one.
 */
export function grouped(flights: readonly Flight[]): (Flight | Packet)[] {
  const short = groupsOf(flights).flatMap((group) => trimmed(group, mostInBatch));
  if (short.length <= mostFlights) return short;
  return groupsOf(flights)
    .flatMap((group) => trimmed(group, group.length > 1 ? 0 : 1))
    .sort((a, b) => countOf(b) - countOf(a))
    .slice(0, mostFlights);
}

function groupsOf(flights: readonly Flight[]): Flight[][] {
  const groups = new Map<string, Flight[]>();
  for (const flight of flights) {
    const group = groups.get(flight.group);
    if (group === undefined) groups.set(flight.group, [flight]);
    else group.push(flight);
  }
  return [...groups.values()];
}

/**
 * The first flights of a group, and a packet for the rest. There is no packet from nowhere or to
 * nowhere: those goroutines appear or vanish.
 */
function trimmed(group: readonly Flight[], most: number): (Flight | Packet)[] {
  const rest = group.slice(most);
  const [first] = rest;
  if (first === undefined || rest.length === 1) return [...group];
  const { from, to, ms, delayMs, group: name } = first;
  const shown = group.slice(0, most);
  if (from === null || to === null) return shown;
  return [...shown, { kind: "packet", count: rest.length, group: name, from, to, ms, delayMs }];
}

function countOf(cue: Flight | Packet): number {
  return cue.kind === "packet" ? cue.count : 1;
}
