import { frameCode } from "../base/frame-code.ts";
import type { Language } from "../base/texts.ts";

/** A moment of a session. */
export interface Instant {
  readonly session: string;
  readonly step: number;
  /** Which of the session's futures; null: the one that is shown. */
  readonly branch: number | null;
}

/** Steps of a run, from the first to the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export type Paper = "light" | "dark";

/** Where the session can be seen as it is at a moment. */
export function instantLink(origin: string, { session, step, branch }: Instant): string {
  const link = new URL(`/play/${encodeURIComponent(session)}`, origin);
  link.searchParams.set("step", String(step));
  if (branch !== null) link.searchParams.set("branch", String(branch));
  return link.href;
}

/** Opened, it makes a session of one's own that has come the same way. */
export function forkLink(origin: string, { session, step, branch }: Instant): string {
  const link = new URL("/play", origin);
  link.searchParams.set("fork", session);
  link.searchParams.set("step", String(step));
  if (branch !== null) link.searchParams.set("branch", String(branch));
  return link.href;
}

/** Needs no session: the fragment carries the scenario, and never reaches a server. */
export function wholeLink(origin: string, fragment: string): string {
  return new URL(`/play#${fragment}`, origin).href;
}

/** The picture's path on this server. */
export function picturePath({ session, step }: Instant, theme: Paper, lang: Language): string {
  const query = new URLSearchParams({ step: String(step), theme, lang });
  return `/api/sessions/${encodeURIComponent(session)}/board.svg?${query.toString()}`;
}

/** The path of a stretch of steps as a picture that moves. */
export function animationPath(
  session: string,
  { from, to }: Stretch,
  theme: Paper,
  lang: Language,
): string {
  const query = new URLSearchParams({ from: String(from), to: String(to), theme, lang });
  return `/api/sessions/${encodeURIComponent(session)}/animation.svg?${query.toString()}`;
}

/** HTML that shows a scene in a frame, as small as a page with much text has room for. */
export function embedCode(origin: string, scene: string, title: string, lang: Language): string {
  const link = new URL(`/embed/${encodeURIComponent(scene)}`, origin);
  link.searchParams.set("lang", lang);
  return frameCode({ source: link.href, title, width: 640, height: 420 });
}
