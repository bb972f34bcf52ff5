import type { Pace } from "../world/world.ts";

/** Each event one beat, however far apart; or true to virtual time. */
export type PaceKind = "events" | "time";

/** What a second of the viewer's is at 1×. */
const once: Readonly<Record<PaceKind, number>> = { events: 4, time: 1_000_000 };

const slowest = 0.25;
const fastest = 64;
const stopsPerDoubling = 2;

/** The slider's last stop; its first is 0, and each second one doubles the speed. */
export const lastStop = Math.log2(fastest / slowest) * stopsPerDoubling;

/** How many times the speed of 1× a stop of the slider is. */
export function speedAt(stop: number): number {
  return slowest * 2 ** (clamp(stop, 0, lastStop) / stopsPerDoubling);
}

/** The nearest stop, so that the slider can show any pace. */
export function stopOf(speed: number): number {
  return clamp(Math.round(Math.log2(speed / slowest) * stopsPerDoubling), 0, lastStop);
}

export function paceAt(kind: PaceKind, stop: number): Pace {
  const rate = once[kind] * speedAt(stop);
  return kind === "events"
    ? { eventsPerSecond: Math.round(rate * 100) / 100 }
    : { nsPerSecond: Math.round(rate) };
}

export function kindOf(pace: Pace | undefined): PaceKind {
  return pace?.nsPerSecond === undefined ? "events" : "time";
}

export function stopOfPace(pace: Pace | undefined): number {
  const kind = kindOf(pace);
  const rate = kind === "events" ? pace?.eventsPerSecond : pace?.nsPerSecond;
  return stopOf((rate ?? once[kind]) / once[kind]);
}

/** How many times the speed of 1× a pace is. */
export function speedOf(pace: Pace | undefined): number {
  return speedAt(stopOfPace(pace));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
