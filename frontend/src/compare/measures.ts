import { duration, number, roughDuration } from "../base/amounts.ts";
import type { Figures } from "../world/compared.ts";
import text from "../../texts/compare.yaml";

/** What is told of runs, in this order. */
export const measures = [
  "timeNs",
  "switches",
  "waitP50Ns",
  "waitP99Ns",
  "waitMeanNs",
  "steals",
  "hops",
  "preemptions",
  "parks",
  "lockWaits",
  "syscalls",
  "handOffs",
  "threads",
  "goroutines",
  "collections",
  "throttles",
  "events",
] as const satisfies readonly (keyof Figures)[];

export type Measure = (typeof measures)[number];

export function measureName(measure: Measure): string {
  switch (measure) {
    case "timeNs":
      return text("measure.time");
    case "waitP50Ns":
      return text("measure.wait-p50");
    case "waitP99Ns":
      return text("measure.wait-p99");
    case "waitMeanNs":
      return text("measure.wait-mean");
    case "lockWaits":
      return text("measure.lock-waits");
    case "handOffs":
      return text("measure.hand-offs");
    case "switches":
    case "steals":
    case "hops":
    case "preemptions":
    case "parks":
    case "syscalls":
    case "threads":
    case "goroutines":
    case "collections":
    case "throttles":
    case "events":
      return text(`measure.${measure}`);
  }
}

/** An amount of it as a person reads it. */
export function measured(measure: Measure, value: number): string {
  return measure.endsWith("Ns") ? roughDuration(value) : number(value);
}

/** How much more or less it is than another, with its sign; nothing if it is the same. */
export function difference(measure: Measure, value: number, than: number): string {
  const more = value - than;
  if (more === 0) return "";
  const sign = more > 0 ? "+" : "−";
  const size = Math.abs(more);
  return sign + (measure.endsWith("Ns") ? duration(Number(size.toPrecision(3))) : number(size));
}
