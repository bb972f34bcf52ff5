/** The runtime's ring has 256 slots, drawn row by row as they lie in memory. */
export const ringSlots = 256;
export const ringSide = 16;

/** One slot is so wide and high in the drawing, the line between two included. */
export const slotPitch = 6;
const slotSize = 5;

export const ringLength = ringSide * slotPitch;

/** The slot of the i-th goroutine in a queue whose head counter stands at `head`. */
export function ringSlot(head: number, i: number): number {
  return (head + i) % ringSlots;
}

/** How far behind the head a slot is; the inverse of `ringSlot`. */
export function ringPosition(head: number, slot: number): number {
  return (((slot - head) % ringSlots) + ringSlots) % ringSlots;
}

export interface Corner {
  readonly x: number;
  readonly y: number;
}

export function slotCorner(slot: number): Corner {
  return {
    x: (slot % ringSide) * slotPitch,
    y: Math.floor(slot / ringSide) * slotPitch,
  };
}

/** The slot under a point of the drawing; one on a line between two belongs to the one before. */
export function slotAt(x: number, y: number): number {
  const column = clamp(Math.floor(x / slotPitch));
  const row = clamp(Math.floor(y / slotPitch));
  return row * ringSide + column;
}

function clamp(index: number): number {
  return Math.max(0, Math.min(ringSide - 1, index));
}

/** The outline of `count` slots from one on, as one SVG path: a grid costs one node, not 256. */
export function slotsPath(first: number, count: number): string {
  let path = "";
  for (let i = 0; i < Math.min(count, ringSlots); i++) {
    const { x, y } = slotCorner(ringSlot(first, i));
    const side = String(slotSize);
    path += `M${String(x)} ${String(y)}h${side}v${side}h-${side}z`;
  }
  return path;
}

export const allSlots = slotsPath(0, ringSlots);

/** The given number of small circles in rows, as one SVG path. */
export function dotsPath(count: number, perRow: number): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const { x, y } = dotCorner(i, perRow);
    const radius = String(dotRadius);
    path += `M${String(x)} ${String(y + dotRadius)}a${radius} ${radius} 0 1 1 0 .01z`;
  }
  return path;
}

export const dotPitch = 11;
const dotRadius = 4;

function dotCorner(i: number, perRow: number): Corner {
  return { x: (i % perRow) * dotPitch + 1.5, y: Math.floor(i / perRow) * dotPitch + 1.5 };
}

/** Which of the small circles is under a point. */
export function dotAt(x: number, y: number, perRow: number): number {
  const column = Math.max(0, Math.min(perRow - 1, Math.floor(x / dotPitch)));
  return Math.max(0, Math.floor(y / dotPitch)) * perRow + column;
}
