/** How much of a processor is shown: all, all in less room, its state and count, or a strip. */
export type Density = "full" | "snug" | "compact" | "strip";

/** The board's fixed order; it depends on room and processors alone, so that nothing moves. */
export interface Frame {
  readonly density: Density;
  readonly columns: number;
  /** One card at a time, the others a swipe away. */
  readonly swipes: boolean;
}

const gap = 14;
const narrowest: Record<Density, number> = { full: 200, snug: 136, compact: 76, strip: 12 };

/** Below this width a card has the screen to itself. */
const phone = 500;

export function frameOf(width: number, processors: number): Frame {
  if (processors > 64) return { density: "strip", columns: 64, swipes: false };
  if (processors > 16) return framed("compact", width, processors);
  if (width < phone) return { density: "full", columns: processors, swipes: processors > 1 };
  const full = framed("full", width, processors);
  return full.columns >= processors ? full : framed("snug", width, processors);
}

function framed(density: Density, width: number, processors: number): Frame {
  const fitting = Math.max(1, Math.floor((width + gap) / (narrowest[density] + gap)));
  const rows = Math.ceil(processors / fitting);
  return { density, columns: Math.max(1, Math.ceil(processors / rows)), swipes: false };
}
