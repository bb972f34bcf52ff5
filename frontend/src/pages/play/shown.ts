import { together, type LiveView } from "../../live/live-session";

/** A view that waits for its frame. */
export interface Shown {
  readonly view: LiveView;
  readonly elsewhere: boolean;
}

/** Two of them as one, if both are of the same way. */
export function shownTogether(before: Shown, after: Shown): Shown {
  const isOneWay = before.elsewhere === after.elsewhere;
  return isOneWay ? { ...after, view: together(before.view, after.view) } : after;
}
