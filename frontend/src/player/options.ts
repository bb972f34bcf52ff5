import type { Controls } from "./scene-controls";

/** What of a moment is in the board's place. */
const panels = ["board", "why", "life-cycle", "schedule-loop"] as const;

export type Panel = (typeof panels)[number];

/** What the address of an embed asks for. */
export interface EmbedOptions {
  readonly controls: Controls;
  readonly autoplay: boolean;
  readonly panel: Panel;
  readonly speed: number;
  /** Where it is first seen. */
  readonly step: number | undefined;
  /** The last step to show. */
  readonly end: number | undefined;
}

const speedRange = { least: 0.25, most: 64 };

/** Reads what stands behind the question mark; what makes no sense is as if it were not there. */
export function embedOptions(query: string): EmbedOptions {
  const asked = new URLSearchParams(query);
  const controls = asked.get("controls");
  const speed = numberIn(asked.get("speed")) ?? 1;
  return {
    controls: controls === "min" || controls === "none" ? controls : "full",
    autoplay: ["1", "true", ""].includes(asked.get("autoplay") ?? "0"),
    panel: panels.find((panel) => panel === asked.get("panel")) ?? "board",
    speed: Math.min(speedRange.most, Math.max(speedRange.least, speed)),
    step: numberIn(asked.get("step")),
    end: numberIn(asked.get("end")),
  };
}

function numberIn(written: string | null): number | undefined {
  return written !== null && /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined;
}
