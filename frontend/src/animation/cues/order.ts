import type { Flight, Link } from "./cue";
import { durations } from "./durations";

/** How long before its machine has come to rest a goroutine sets out, in ms. */
const overlap = 80;

/**
 * The cause first, then what it moves; a machine first, then the goroutine that will run on it. All
 * of it ends within a beat.
 */
export function inOrder(flights: readonly Flight[], links: readonly Link[]): Flight[] {
  const start = links.length > 0 ? durations.cause : 0;
  const begun = flights.map((flight) => ({ ...flight, delayMs: flight.delayMs + start }));
  const machines = new Map(
    begun
      .filter(({ key, isToken }) => key.startsWith("M") && isToken !== true)
      .map((m) => [m.key, m]),
  );
  return begun.map((flight) => {
    const machine = machines.get(flight.to?.[0] ?? "");
    const isRider = machine !== undefined && machine.from?.[0] === flight.from?.[0];
    const waits =
      machine === undefined || isRider || flight.isToken === true
        ? flight.delayMs
        : Math.max(flight.delayMs, machine.delayMs + machine.ms - overlap);
    return { ...flight, delayMs: Math.max(0, Math.min(waits, durations.beat - flight.ms)) };
  });
}

/** Lines stay until what they caused has landed, and a moment longer. */
export function lasting(links: readonly Link[], flights: readonly Flight[]): Link[] {
  const end = Math.max(0, ...flights.map(({ ms, delayMs }) => ms + delayMs));
  const ms = Math.min(durations.beat, Math.max(durations.betweenCards, end + durations.echo));
  return links.map((link) => ({ ...link, ms }));
}
