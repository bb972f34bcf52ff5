import { together, type LiveView } from "../../live/live-session";

/** A view that waits for its frame. */
export interface Shown {
  readonly view: LiveView;
  readonly elsewhere: boolean;
  /** Whether it is a moment of a branch that the session does not play: only the board is known. */
  readonly otherBranch: boolean;
}

/** Two of them as one, if both are of the same way. */
export function shownTogether(before: Shown, after: Shown): Shown {
  const isOneWay = before.elsewhere === after.elsewhere && before.otherBranch === after.otherBranch;
  return isOneWay ? { ...after, view: together(before.view, after.view) } : after;
}
