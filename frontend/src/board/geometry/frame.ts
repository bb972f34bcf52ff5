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

/** The least width in a small frame, where all are shown, however little room there is for each. */
const narrowestBrief = 60;

export function frameOf(width: number, processors: number, brief = false): Frame {
  if (processors > 64) return { density: "strip", columns: 64, swipes: false };
  if (processors > 16) return framed("compact", width, processors);
  const isNarrow = width < phone;
  if (brief && isNarrow) return framed("snug", width, processors, narrowestBrief);
  if (isNarrow) return { density: "full", columns: processors, swipes: processors > 1 };
  const full = framed("full", width, processors);
  return full.columns >= processors ? full : framed("snug", width, processors);
}

function framed(
  density: Density,
  width: number,
  processors: number,
  least = narrowest[density],
): Frame {
  const fitting = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const rows = Math.ceil(processors / fitting);
  return { density, columns: Math.max(1, Math.ceil(processors / rows)), swipes: false };
}
