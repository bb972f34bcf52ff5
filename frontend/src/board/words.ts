import text from "../../texts/board.yaml";
import state from "../../texts/state.yaml";
import wait from "../../texts/wait.yaml";
import type {
  Goroutine,
  GoroutineStatus,
  Machine,
  Processor,
  ProcessorStatus,
  Snapshot,
} from "../world/world";

export type GoroutineLook =
  | "idle"
  | "runnable"
  | "running"
  | "syscall"
  | "waiting"
  | "dead"
  | "copystack"
  | "preempted"
  | "system";

const looks: Record<GoroutineStatus, Exclude<GoroutineLook, "system">> = {
  _Gidle: "idle",
  _Grunnable: "runnable",
  _Grunning: "running",
  _Gsyscall: "syscall",
  _Gwaiting: "waiting",
  _Gdead: "dead",
  _Gcopystack: "copystack",
  _Gpreempted: "preempted",
};

/** The look of a goroutine; of one that the server did not list, what its place tells. */
export function goroutineLook(g: Goroutine | undefined, place: string): GoroutineLook {
  if (g === undefined) return /runq|runnext/.test(place) ? "runnable" : "waiting";
  return g.system && g.status !== "_Gdead" ? "system" : looks[g.status];
}

export type ProcessorLook = "idle" | "running" | "syscall" | "gcstop" | "dead";

const processorLooks: Record<ProcessorStatus, ProcessorLook> = {
  _Pidle: "idle",
  _Prunning: "running",
  _Psyscall: "syscall",
  _Pgcstop: "gcstop",
  _Pdead: "dead",
};

export function processorLook({ status }: Pick<Processor, "status">): ProcessorLook {
  return processorLooks[status];
}

export function processorState(p: Processor): string {
  return state(`p.${processorLook(p)}`);
}

export type MachineLook = "running" | "spinning" | "syscall" | "parked";

export function machineLook(m: Machine): MachineLook {
  if (m.spinning) return "spinning";
  switch (m.state) {
    case "spinning":
    case "scheduling":
      return "spinning";
    case "syscall":
    case "polling":
      return "syscall";
    case "parked":
    case "parkedLocked":
    case "starting":
    case "exited":
      return "parked";
    case "running":
    case "stoppingTheWorld":
    case "sysmon":
      return "running";
  }
}

export function machineState({ state }: Machine): string {
  switch (state) {
    case "parkedLocked":
      return text("machine.parked-locked");
    case "stoppingTheWorld":
      return text("machine.stopping-the-world");
    case "starting":
    case "running":
    case "scheduling":
    case "spinning":
    case "syscall":
    case "polling":
    case "parked":
    case "sysmon":
    case "exited":
      return text(`machine.${state}`);
  }
}

/** What keeps a thread that could run off its core, if anything does. */
export function offCore({ thread }: Machine): string | undefined {
  if (thread === "ready") return text("waits-core");
  return thread === "frozen" ? text("frozen") : undefined;
}

const reasons = {
  "chan receive": "chan-receive",
  "chan send": "chan-send",
  "chan receive (nil chan)": "chan-receive-nil",
  "chan send (nil chan)": "chan-send-nil",
  select: "select",
  "select (no cases)": "select-no-cases",
  sleep: "sleep",
  semacquire: "semacquire",
  "sync.Mutex.Lock": "mutex-lock",
  "sync.RWMutex.RLock": "rw-mutex-r-lock",
  "sync.RWMutex.Lock": "rw-mutex-lock",
  "sync.WaitGroup.Wait": "wait-group-wait",
  "sync.Cond.Wait": "cond-wait",
  "IO wait": "io-wait",
  "GC assist wait": "gc-assist-wait",
  "GC sweep wait": "gc-sweep-wait",
  "GC scavenge wait": "gc-scavenge-wait",
  "GC worker (idle)": "gc-worker-idle",
  "finalizer wait": "finalizer-wait",
  "force gc (idle)": "force-gc-idle",
  "cleanup wait": "cleanup-wait",
  "GOMAXPROCS updater (idle)": "gomaxprocs-updater-idle",
  "timer goroutine (idle)": "timer-goroutine-idle",
  "wait for GC cycle": "wait-for-gc-cycle",
  "stopping the world": "stopping-the-world",
  preempted: "preempted",
  panicwait: "panic-wait",
  "awaiting orders": "awaiting-orders",
} as const;

/** Why it waits, in words; a reason of a later Go stands as the runtime writes it. */
export function reasonWords(reason: string): string {
  return Object.hasOwn(reasons, reason) ? wait(reasons[reason as keyof typeof reasons]) : reason;
}

export function goroutineName(goid: number, world: Snapshot): string {
  const name = world.gs[goid]?.name ?? "";
  return name === "" ? `G${String(goid)}` : `G${String(goid)} ${name}`;
}

/** "G7 main.worker, waits for a value from a channel, channel jobs". */
export function goroutineLabel(
  goid: number,
  place: string,
  position: number,
  world: Snapshot,
): string {
  const g = world.gs[goid];
  const waiting = g?.status === "_Gwaiting" && g.waitReason !== "";
  const look = g === undefined ? goroutineLook(g, place) : looks[g.status];
  const now = waiting ? reasonWords(g.waitReason) : state(`g.${look}`);
  const where = placeWords(place, position, world);
  const name = goroutineName(goid, world);
  return where === ""
    ? text("goroutine-label", { g: name, state: now })
    : text("goroutine-in", { g: name, state: now, place: where });
}

function placeWords(place: string, position: number, world: Snapshot): string {
  const [first = "", second = ""] = place.split(/[ .]/);
  if (place === "sched.runq") return text("in-global", { position: position + 1 });
  if (second === "runnext") return text("in-runnext", { p: first });
  if (second === "runq") return text("in-local", { position: position + 1, p: first });
  if (/^M\d+$/.test(place)) return text("on-machine", { m: place });
  if (first === "chan") return text("at-channel", { name: channelName(world, Number(second)) });
  if (first === "sync") return objectName(world, Number(second));
  return "";
}

export function channelName(world: Snapshot, id: number): string {
  const name = world.sync.channels[id]?.name ?? "";
  return name === "" ? `#${String(id)}` : name;
}

export function objectName(world: Snapshot, id: number): string {
  const name = world.sync.objects[id]?.name ?? "";
  return name === "" ? `#${String(id)}` : name;
}
