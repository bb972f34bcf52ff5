import type { DumpFrame, DumpGoroutine } from "./goroutine-dump.ts";

/** Goroutines in one state with one stack. */
export interface DumpGroup {
  readonly state: string;
  readonly frames: readonly DumpFrame[];
  readonly creator: DumpFrame | null;
  /** The call in the program itself, or in a library of its, that the goroutine stands in. */
  readonly at: DumpFrame | null;
  readonly goroutines: readonly DumpGoroutine[];
  /** The longest that one of them has waited. */
  readonly minutes: number;
  /** The runtime's own: nobody can leak them. */
  readonly isSystem: boolean;
  readonly suspicion: Suspicion | null;
}

export interface Suspicion {
  readonly confidence: "certain" | "likely" | "possible";
  readonly reasons: readonly Reason[];
}

export interface Reason {
  readonly kind: "nil-channel" | "no-cases" | "leaked" | "many" | "long" | "one-place";
  readonly values: Readonly<Record<string, string | number>>;
}

/** The groups: suspects first, then the largest. */
export function groupsOf(goroutines: readonly DumpGoroutine[]): readonly DumpGroup[] {
  const alike = new Map<string, DumpGoroutine[]>();
  for (const goroutine of goroutines) {
    const key = JSON.stringify([goroutine.state, goroutine.frames, goroutine.creator]);
    const others = alike.get(key);
    if (others === undefined) alike.set(key, [goroutine]);
    else others.push(goroutine);
  }
  return [...alike.values()].map(groupOf).toSorted(byInterest);
}

function groupOf(goroutines: readonly DumpGoroutine[]): DumpGroup {
  const [first] = goroutines;
  if (first === undefined) throw new Error("There is no empty group");
  const { state, frames, creator } = first;
  // As arguments of one call so many might be too many.
  const minutes = goroutines.reduce((most, each) => Math.max(most, each.minutes), 0);
  const isSystem = frames.every((frame) => /^runtime\./.test(frame.function)) && !isMain(frames);
  const group = { state, frames, creator, at: standing(frames), goroutines, minutes, isSystem };
  return { ...group, suspicion: isSystem ? null : suspicionOf(group) };
}

function isMain(frames: readonly DumpFrame[]): boolean {
  return frames.some((frame) => frame.function === "runtime.main");
}

/** Where parking happens says nothing: what counts is its caller. */
const inside = /^(?:runtime|sync|internal\/[\w/]+|time|syscall)\.|^os\/signal\./;

function standing(frames: readonly DumpFrame[]): DumpFrame | null {
  return frames.find((frame) => !inside.test(frame.function)) ?? frames[0] ?? null;
}

/** What only another goroutine can end. */
const needsAnother = /^(?:chan |select|semacquire|sync\.)/;

/** The numbers of goroutines alike, and of minutes, from which a group is suspicious. */
const many = 10;
const long = 10;

function suspicionOf(group: Omit<DumpGroup, "suspicion">): Suspicion | null {
  const { state, goroutines, minutes, creator, at } = group;
  const reasons: Reason[] = [];
  if (state.includes("(nil chan)")) reasons.push({ kind: "nil-channel", values: {} });
  if (state === "select (no cases)") reasons.push({ kind: "no-cases", values: {} });
  if (goroutines.some(({ isLeaked }) => isLeaked)) reasons.push({ kind: "leaked", values: {} });
  const isCertain = reasons.length > 0;
  if (!isCertain && !needsAnother.test(state)) return null;
  const count = goroutines.length;
  if (count >= many) {
    reasons.push({ kind: "many", values: { count, place: at?.place ?? "" } });
    if (creator !== null) {
      reasons.push({ kind: "one-place", values: { creator: creator.function } });
    }
  }
  if (minutes >= long || (minutes > 0 && count >= many)) {
    reasons.push({ kind: "long", values: { minutes } });
  }
  if (reasons.length === 0) return null;
  const isLikely = count >= many && minutes > 0;
  return { confidence: isCertain ? "certain" : isLikely ? "likely" : "possible", reasons };
}

const sureness = { certain: 0, likely: 1, possible: 2 } as const;

function byInterest(a: DumpGroup, b: DumpGroup): number {
  const rank = ({ suspicion, isSystem }: DumpGroup) =>
    isSystem ? 4 : suspicion === null ? 3 : sureness[suspicion.confidence];
  return rank(a) - rank(b) || b.goroutines.length - a.goroutines.length;
}
