import type { GoroutineStatus, MachineState, ProcessorStatus } from "../../world/world.ts";

/** What has a life cycle. */
export const cycleKinds = ["g", "m", "p"] as const;

export type CycleKind = (typeof cycleKinds)[number];

/** A state of a goroutine or a processor as the runtime names it, of a thread as the board does. */
export type CycleState = GoroutineStatus | MachineState | ProcessorStatus;

/** The arrows by name, each with a sentence in the texts. */
export type ArrowName =
  | "g.alloc"
  | "g.create"
  | "g.execute"
  | "g.yield"
  | "g.park"
  | "g.ready"
  | "g.call"
  | "g.return"
  | "g.return-slow"
  | "g.end"
  | "g.copy"
  | "g.copied"
  | "g.suspend"
  | "g.suspended"
  | "m.wake"
  | "m.wake-locked"
  | "m.begin"
  | "m.begin-spinning"
  | "m.spin"
  | "m.found"
  | "m.execute"
  | "m.leave"
  | "m.call"
  | "m.return"
  | "m.sleep-after-call"
  | "m.lock-after-call"
  | "m.sleep"
  | "m.lock"
  | "m.poll"
  | "m.polled"
  | "m.stop-world"
  | "m.world-stopped"
  | "m.exit"
  | "p.acquire"
  | "p.release"
  | "p.call"
  | "p.return"
  | "p.retake"
  | "p.stop-in-call"
  | "p.stop"
  | "p.stop-idle"
  | "p.start"
  | "p.start-idle"
  | "p.destroy"
  | "p.make";

/** A way from one state to another, and the runtime's functions that go it. */
export interface Arrow {
  readonly name: ArrowName;
  readonly from: CycleState;
  readonly to: CycleState;
  readonly fns: readonly string[];
}

const arrow = (name: ArrowName, from: CycleState, to: CycleState, ...fns: string[]): Arrow => ({
  name,
  from,
  to,
  fns,
});

/** Every way there is, for each kind of thing. */
export const arrows: Readonly<Record<CycleKind, readonly Arrow[]>> = {
  g: [
    arrow("g.alloc", "_Gidle", "_Gdead", "malg"),
    arrow("g.create", "_Gdead", "_Grunnable", "newproc"),
    arrow("g.execute", "_Grunnable", "_Grunning", "execute"),
    arrow("g.yield", "_Grunning", "_Grunnable", "goschedImpl", "gopreempt_m"),
    arrow("g.park", "_Grunning", "_Gwaiting", "gopark"),
    arrow("g.ready", "_Gwaiting", "_Grunnable", "ready"),
    arrow("g.call", "_Grunning", "_Gsyscall", "entersyscall"),
    arrow("g.return", "_Gsyscall", "_Grunning", "exitsyscall"),
    arrow("g.return-slow", "_Gsyscall", "_Grunnable", "exitsyscall0"),
    arrow("g.end", "_Grunning", "_Gdead", "goexit0"),
    arrow("g.copy", "_Grunning", "_Gcopystack", "newstack", "shrinkstack"),
    arrow("g.copied", "_Gcopystack", "_Grunning", "copystack"),
    arrow("g.suspend", "_Grunning", "_Gpreempted", "preemptPark"),
    arrow("g.suspended", "_Gpreempted", "_Gwaiting", "suspendG"),
  ],
  m: [
    arrow("m.wake", "parked", "starting", "startm"),
    arrow("m.wake-locked", "parkedLocked", "starting", "startlockedm"),
    arrow("m.begin", "starting", "scheduling", "schedule"),
    arrow("m.begin-spinning", "starting", "spinning", "schedule"),
    arrow("m.spin", "scheduling", "spinning", "becomeSpinning"),
    arrow("m.found", "spinning", "scheduling", "resetspinning", "findRunnable"),
    arrow("m.execute", "scheduling", "running", "execute"),
    arrow("m.leave", "running", "scheduling", "gopark", "goschedImpl", "gopreempt_m", "goexit0"),
    arrow("m.call", "running", "syscall", "entersyscall"),
    arrow("m.return", "syscall", "running", "exitsyscall"),
    arrow("m.sleep-after-call", "syscall", "parked", "stopm"),
    arrow("m.lock-after-call", "syscall", "parkedLocked", "stoplockedm"),
    arrow("m.sleep", "scheduling", "parked", "stopm"),
    arrow("m.lock", "scheduling", "parkedLocked", "stoplockedm"),
    arrow("m.poll", "scheduling", "polling", "netpoll"),
    arrow("m.polled", "polling", "scheduling", "netpoll"),
    arrow("m.stop-world", "running", "stoppingTheWorld", "stopTheWorldWithSema"),
    arrow("m.world-stopped", "stoppingTheWorld", "running", "stopTheWorldWithSema"),
    arrow("m.exit", "running", "exited", "mexit"),
  ],
  p: [
    arrow("p.acquire", "_Pidle", "_Prunning", "acquirep"),
    arrow("p.release", "_Prunning", "_Pidle", "releasep", "pidleput", "retake"),
    arrow("p.call", "_Prunning", "_Psyscall", "entersyscall"),
    arrow("p.return", "_Psyscall", "_Prunning", "exitsyscall"),
    arrow("p.retake", "_Psyscall", "_Pidle", "retake"),
    arrow("p.stop-in-call", "_Psyscall", "_Pgcstop", "stopTheWorldWithSema"),
    arrow("p.stop", "_Prunning", "_Pgcstop", "gcstopm"),
    arrow("p.stop-idle", "_Pidle", "_Pgcstop", "stopTheWorldWithSema"),
    arrow("p.start", "_Pgcstop", "_Prunning", "startTheWorldWithSema", "acquirep"),
    arrow("p.start-idle", "_Pgcstop", "_Pidle", "procresize"),
    arrow("p.destroy", "_Pgcstop", "_Pdead", "destroy"),
    arrow("p.make", "_Pdead", "_Pidle", "procresize"),
  ],
};

/** The states of each kind in the order in which they are read. */
export const states: Readonly<Record<CycleKind, readonly CycleState[]>> = {
  g: [
    "_Grunnable",
    "_Grunning",
    "_Gwaiting",
    "_Gsyscall",
    "_Gdead",
    "_Gidle",
    "_Gcopystack",
    "_Gpreempted",
  ],
  m: [
    "scheduling",
    "spinning",
    "running",
    "syscall",
    "parked",
    "starting",
    "polling",
    "parkedLocked",
    "stoppingTheWorld",
    "sysmon",
    "exited",
  ],
  p: ["_Pidle", "_Prunning", "_Psyscall", "_Pgcstop", "_Pdead"],
};

/** The arrow between two states, if the runtime has one. */
export function arrowBetween(kind: CycleKind, from: CycleState, to: CycleState): Arrow | null {
  return arrows[kind].find((each) => each.from === from && each.to === to) ?? null;
}

/** The shortest way along arrows; null where none leads, empty where nothing has to move. */
export function wayBetween(
  kind: CycleKind,
  from: CycleState,
  to: CycleState,
): readonly Arrow[] | null {
  let ways: readonly (readonly [CycleState, readonly Arrow[]])[] = [[from, []]];
  const seen = new Set([from]);
  while (ways.length > 0) {
    const found = ways.find(([state]) => state === to);
    if (found !== undefined) return found[1];
    ways = ways.flatMap(([state, way]) =>
      arrows[kind]
        .filter((each) => each.from === state && !seen.has(each.to))
        .map((each) => {
          seen.add(each.to);
          return [each.to, [...way, each]] as const;
        }),
    );
  }
  return null;
}
