import type { Instant } from "../../live/glance";

/** Somebody's place in a session when they wish to be at a moment. */
export interface Standpoint {
  /** Whether they move the session, and it hears them. */
  readonly isMoving: boolean;
  /** The branch that the session plays; null: that is not known yet. */
  readonly played: number | null;
}

/** How a moment comes into sight: the session goes there, by its branch or another; or the eyes. */
export type WayTo =
  | { readonly by: "session"; readonly switchTo: number | null; readonly step: number }
  | { readonly by: "eyes"; readonly instant: Instant };

/** @param branch null: the one that the session plays */
export function wayTo(
  step: number,
  branch: number | null,
  { isMoving, played }: Standpoint,
): WayTo {
  const meant = branch ?? played;
  if (!isMoving)
    return { by: "eyes", instant: meant === null ? { step } : { step, branch: meant } };
  return { by: "session", switchTo: meant === played ? null : meant, step };
}
