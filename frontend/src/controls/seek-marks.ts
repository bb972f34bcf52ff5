/** An event that is worth a mark on the seek bar. */
export interface SeekMark {
  readonly step: number;
  readonly kind: string;
}

/** How the marks are told apart: by place and length, not by colour alone. */
export type MarkClass = "steal" | "handoff" | "preempt" | "stop" | "other";

const classes: Readonly<Record<string, MarkClass>> = {
  steal: "steal",
  stealRunnext: "steal",
  pHandedOff: "handoff",
  pRetaken: "handoff",
  goPreempted: "preempt",
  worldStopped: "stop",
  stwStarted: "stop",
};

/** What is worth going to, with the kinds of events that are it. */
export const destinations = {
  steal: ["steal", "stealRunnext"],
  handoff: ["pHandedOff", "pRetaken"],
  preemption: ["goPreempted"],
  syscall: ["syscallEntered"],
  park: ["goParked"],
  overflow: ["runqOverflowed"],
  creation: ["goCreated"],
  end: ["goEnded"],
  gc: ["gcPhase"],
  stop: ["worldStopped"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Worth a mark on the seek bar: what is rare and changes how the run goes on. */
export const landmarkKinds: readonly string[] = [
  ...destinations.steal,
  ...destinations.handoff,
  ...destinations.preemption,
  ...destinations.overflow,
  ...destinations.gc,
  ...destinations.stop,
];

export type Destination = keyof typeof destinations;

/** The condition that stops at the next event of these kinds. */
export function conditionOf(destination: Destination): string {
  return destinations[destination].map((kind) => `ev.kind == '${kind}'`).join(" || ");
}

const columns = 240;

/**
 * The marks as one path for each class on a bar that is 240 wide and 12 high; two marks of a class
 * in one place are one, so that a long run is no heavier than a short one.
 */
export function markPaths(marks: readonly SeekMark[], farthest: number): Map<MarkClass, string> {
  const places = new Map<MarkClass, Set<number>>();
  for (const { step, kind } of marks) {
    if (step > farthest) continue;
    const mark = classes[kind] ?? "other";
    const set = places.get(mark) ?? new Set();
    set.add(Math.round(((step + 0.5) / (farthest + 1)) * columns));
    places.set(mark, set);
  }
  return new Map(
    [...places].map(([mark, set]) => [
      mark,
      [...set].map((x) => `M${String(x)} ${spans[mark]}`).join(""),
    ]),
  );
}

const spans: Readonly<Record<MarkClass, string>> = {
  steal: "1V6",
  handoff: "6V11",
  preempt: "4V8",
  stop: "0V12",
  other: "9V11",
};
