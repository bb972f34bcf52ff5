import { roughDuration } from "../base/amounts.ts";
import { queued } from "../world/processors.ts";
import text from "../../texts/board.yaml";
import state from "../../texts/state.yaml";
import wait from "../../texts/wait.yaml";
import type {
  Channel,
  GoroutineStatus,
  Machine,
  Processor,
  ProcessorStatus,
  SyncObject,
  World,
} from "../world/world.ts";

export type GoroutineState =
  "idle" | "runnable" | "running" | "syscall" | "waiting" | "dead" | "copystack" | "preempted";

export const goroutineStates: Readonly<Record<GoroutineStatus, GoroutineState>> = {
  _Gidle: "idle",
  _Grunnable: "runnable",
  _Grunning: "running",
  _Gsyscall: "syscall",
  _Gwaiting: "waiting",
  _Gdead: "dead",
  _Gcopystack: "copystack",
  _Gpreempted: "preempted",
};

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

/** @param status: the runtime's own name, where it is seen beside the state */
export function processorLabel(p: Processor, status = ""): string {
  const state = `${processorState(p)} ${status}`.trimEnd();
  return text("processor-label", { p: `P${String(p.id)}`, state, count: queued(p) });
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

export function machineLabel(m: Machine, world: World): string {
  const name = `M${String(m.id)}`;
  const off = offCore(m);
  const state = off === undefined ? machineState(m) : `${machineState(m)}, ${off}`;
  if (m.curg === undefined) return text("machine-label", { m: name, state });
  return text("machine-runs", { m: name, state, g: goroutineName(m.curg, world) });
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

export function goroutineName(goid: number, world: World): string {
  const name = world.gs[goid]?.name ?? "";
  return name === "" ? `G${String(goid)}` : `G${String(goid)} ${name}`;
}

export function channelName(world: World, id: number): string {
  const name = world.sync.channels[id]?.name ?? "";
  return name === "" ? `#${String(id)}` : name;
}

export function objectName(world: World, id: number): string {
  const name = world.sync.objects[id]?.name ?? "";
  return name === "" ? `#${String(id)}` : name;
}

export function channelState({ qcount, dataqsiz, closed }: Channel): string {
  if (closed) return text("closed");
  return dataqsiz === 0 ? text("unbuffered") : text("buffered", { count: qcount, size: dataqsiz });
}

export function objectKind(kind: string): string {
  switch (kind) {
    case "rwMutex":
      return text("rw-mutex");
    case "waitGroup":
      return text("wait-group");
    case "mutex":
    case "cond":
    case "semaphore":
      return text(kind);
    default:
      return kind;
  }
}

export function objectState({ kind, locked, starving, count }: SyncObject): string {
  if (kind === "mutex" || kind === "rwMutex") {
    const readers = kind === "rwMutex" && count > 0;
    const state = locked ? text("locked") : readers ? text("readers", { count }) : text("free");
    return starving ? `${state} · ${text("starving")}` : state;
  }
  return text("counter", { count });
}

/** How many cores are busy, and who has none. */
export function coresState({ os, timeNs }: World): string {
  if (os.throttledUntilNs > timeNs) return text("throttled");
  const busy = text("cores", { busy: Object.keys(os.running).length, cores: os.cores });
  return os.waitingsize === 0
    ? busy
    : `${busy}, ${text("threads-wait", { count: os.waitingsize })}`;
}

export function pollerState({ netpoll, timeNs }: World): string {
  const { initialised, poller, lastpollNs } = netpoll;
  if (poller !== undefined) return text("poll-now", { m: `M${String(poller)}` });
  if (!initialised) return text("not-started");
  return text("polled-before", { time: roughDuration(timeNs - lastpollNs) });
}

export function sysmonState({ sysmon, timeNs }: World): string {
  if (sysmon.m === undefined) return text("no-sysmon");
  if (sysmon.asleep) return text("sysmon-asleep");
  return text("looks-in", { time: roughDuration(Math.max(0, (sysmon.dueNs ?? timeNs) - timeNs)) });
}
