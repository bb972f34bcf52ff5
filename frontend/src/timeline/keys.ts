/** What a key means on a timeline. */
export type TimelineKey = "zoom-in" | "zoom-out" | "left" | "right" | "centre" | "fit" | "search";

/** The actions by the position of their keys, so that another alphabet changes nothing. */
const places: Readonly<Record<string, TimelineKey>> = {
  KeyW: "zoom-in",
  KeyS: "zoom-out",
  KeyA: "left",
  KeyD: "right",
  KeyF: "centre",
  Digit0: "fit",
};

/** What a key means; null: nothing of ours. */
export function timelineKeyOf(press: {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}): TimelineKey | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  return press.key === "/" ? "search" : (places[press.code] ?? null);
}
