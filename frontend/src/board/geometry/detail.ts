import type { Density } from "./frame";
import { ringSlots } from "./ring";

/** How a queue is drawn, from a circle for each goroutine to one bar for all. */
export type QueueDetail = "empty" | "circles" | "dots" | "grid" | "bar";

/** A processor's queue. Its ring is drawn as it lies in memory; one of another length is a bar. */
export function localDetail(size: number, density: Density, capacity = ringSlots): QueueDetail {
  if (density === "compact" || density === "strip") return "bar";
  if (size === 0) return "empty";
  if (size <= circlesIn(density)) return "circles";
  if (size <= 64) return "dots";
  return capacity === ringSlots ? "grid" : "bar";
}

/** The global queue: a list without end. */
export function globalDetail(size: number): QueueDetail {
  if (size === 0) return "empty";
  if (size <= 12) return "circles";
  if (size <= 64) return "dots";
  return size <= 256 ? "grid" : "bar";
}

/** The number of circles that fit in a card. */
export function circlesIn(density: Density): number {
  return density === "full" ? 12 : 8;
}

/** How much of a bar is full: a tenfold queue is one more piece of the same length. */
export function logShare(size: number, most: number): number {
  return size <= 0 ? 0 : Math.min(1, Math.log10(1 + size) / Math.log10(1 + most));
}
