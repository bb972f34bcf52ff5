import { quickActionNames, type QuickActionName } from "../../controls/quick-actions";
import { nameOf, thingNamed, type Thing } from "../../world/thing";

/** The beginning: what to make a session of, or which session to look at. */
export type Beginning =
  | { readonly from: "session"; readonly id: string }
  | { readonly from: "scene"; readonly scene: string }
  | { readonly from: "fork"; readonly id: string }
  | { readonly from: "fragment"; readonly packed: string }
  | { readonly from: "example"; readonly example: string }
  | { readonly from: "nothing" };

/** The views of a moment that take turns in the board's place. */
export const stageViews = ["board", "life-cycle", "schedule-loop"] as const;

export type StageView = (typeof stageViews)[number];

function stageViewIn(query: URLSearchParams): StageView {
  return stageViews.find((view) => view === query.get("panel")) ?? "board";
}

/** What an address of this page asks for. */
export interface Opening {
  /** What of the moment is in the board's place. */
  readonly view: StageView;
  readonly beginning: Beginning;
  /** The moment that is meant; null: where the session is. */
  readonly step: number | null;
  readonly branch: number | null;
  readonly look: Thing | null;
  readonly quickAction: QuickActionName | null;
  /** Whether somebody has come to write a program. */
  readonly code: boolean;
}

/** The parts of the browser's location that matter. */
export interface Where {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Whatever an address says that makes no sense is as if it were not there. */
export function openingOf({ pathname, search, hash }: Where): Opening {
  const query = new URLSearchParams(search);
  const action = query.get("do");
  return {
    beginning: beginningOf(pathname, query, hash),
    step: numberIn(query, "step"),
    branch: numberIn(query, "branch"),
    look: thingNamed(query.get("look") ?? ""),
    quickAction: quickActionNames.find((name) => name === action) ?? null,
    view: stageViewIn(query),
    code: query.get("panel") === "code" || query.has("example"),
  };
}

function beginningOf(pathname: string, query: URLSearchParams, hash: string): Beginning {
  const id = /^\/play\/([\w-]+)$/.exec(pathname)?.[1];
  if (id !== undefined) return { from: "session", id };
  const packed = /^#s=(.+)$/.exec(hash)?.[1];
  if (packed !== undefined) return { from: "fragment", packed };
  const scene = query.get("scene");
  if (scene !== null && scene !== "") return { from: "scene", scene };
  const example = query.get("example");
  if (example !== null && example !== "") return { from: "example", example };
  const forked = query.get("fork");
  if (forked !== null && forked !== "") return { from: "fork", id: forked };
  return { from: "nothing" };
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const written = query.get(name) ?? "";
  const value = Number(written);
  return /^\d{1,15}$/.test(written) && Number.isSafeInteger(value) ? value : null;
}

/** What is in sight, as far as an address can say it. */
export interface InSight {
  readonly session: string;
  readonly step: number | null;
  readonly branch: number;
  readonly look: Thing | null;
}

/** The address at which the same is seen again; language and theme stay as they are. */
export function addressOf({ session, step, branch, look }: InSight, search: string): string {
  const before = new URLSearchParams(search);
  const query = new URLSearchParams();
  if (step !== null) query.set("step", String(step));
  if (step !== null) query.set("branch", String(branch));
  if (look !== null) query.set("look", nameOf(look));
  for (const kept of ["lang", "theme"]) {
    const value = before.get(kept);
    if (value !== null) query.set(kept, value);
  }
  const view = stageViewIn(before);
  if (view !== "board") query.set("panel", view);
  const written = query.toString();
  return `/play/${session}${written === "" ? "" : `?${written}`}`;
}
