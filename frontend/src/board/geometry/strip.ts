import { queued } from "../../world/processors";
import type { Processor, Snapshot } from "../../world/world";
import { logShare } from "./detail";

/** More than 64 processors are a strip, this many in a row. */
export const stripColumns = 64;
export const cellWidth = 14;
export const cellHeight = 34;
export const cellInside = 12;
const barHeight = 22;

export interface StripCell {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** The height of the bar from its bottom upwards. */
  readonly bar: number;
  readonly status: Processor["status"];
}

export function stripCells(world: Snapshot): StripCell[] {
  return Object.values(world.ps).map((p, at) => ({
    id: p.id,
    x: (at % stripColumns) * cellWidth,
    y: Math.floor(at / stripColumns) * cellHeight,
    bar: Math.round(logShare(queued(p), 257) * barHeight * 10) / 10,
    status: p.status,
  }));
}

export function stripHeight(processors: number): number {
  return Math.ceil(processors / stripColumns) * cellHeight;
}

export const stripWidth = stripColumns * cellWidth;

/** Left of each row, for the name of its first processor. */
export const stripMargin = 30;

/** The processor under a point of the drawing, as a place in the row of all. */
export function cellAt(x: number, y: number): number {
  const column = Math.max(0, Math.min(stripColumns - 1, Math.floor(x / cellWidth)));
  return Math.max(0, Math.floor(y / cellHeight)) * stripColumns + column;
}

/** The first processor of each row, and where its name is written. */
export function stripRows(processors: number): { readonly first: number; readonly y: number }[] {
  const rows = Math.ceil(processors / stripColumns);
  return Array.from({ length: rows }, (_, row) => ({
    first: row * stripColumns,
    y: row * cellHeight + barHeight + 8,
  }));
}

/** All bars, or all states of one kind, as one SVG path. */
export function barsPath(cells: readonly StripCell[]): string {
  return cells
    .filter(({ bar }) => bar > 0)
    .map(({ x, y, bar }) => rectangle(x, y + barHeight - bar, bar))
    .join("");
}

export function statusPath(cells: readonly StripCell[]): string {
  return cells.map(({ x, y }) => rectangle(x, y + barHeight + 2, 6)).join("");
}

function rectangle(x: number, y: number, height: number): string {
  const width = String(cellInside);
  return `M${String(x)} ${String(y)}h${width}v${String(height)}h-${width}z`;
}

/** The processors drawn in full beside the strip: a row that holds the one in question. */
export function focusRow(processors: number, at: number, most: number): number[] {
  const first = Math.max(0, Math.min(Math.floor(at / most) * most, processors - most));
  return Array.from({ length: Math.min(most, processors) }, (_, i) => first + i);
}
