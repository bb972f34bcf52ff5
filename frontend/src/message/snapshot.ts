/**
 * What the server says about a session at one step, under its own names: the snapshot of the HTTP
 * contract. What is not there is left out, never null.
 */

import { programSettingsShape } from "./program";
import {
  flag,
  list,
  number,
  object,
  oneOf,
  optional,
  record,
  text,
  anything,
  type Of,
} from "./shape";

const ids = list(number);

const sched = object({
  runq: ids,
  runqsize: number,
  pidle: ids,
  npidle: number,
  midle: ids,
  nmidle: number,
  nmidlelocked: number,
  nmsys: number,
  nmfreed: number,
  ngsys: number,
  nmspinning: number,
  needspinning: flag,
  gcwaiting: flag,
  stopwait: number,
  sysmonwait: flag,
  lastpollNs: number,
  pollUntilNs: number,
  gFree: number,
  alive: number,
  procresizetimeNs: number,
  customGomaxprocs: flag,
});

export type Sched = Of<typeof sched>;

const sysmonTickShape = object({
  schedtick: number,
  schedwhenNs: number,
  syscalltick: number,
  syscallwhenNs: number,
});

export type SysmonTick = Of<typeof sysmonTickShape>;

const processor = object({
  id: number,
  status: oneOf("_Pidle", "_Prunning", "_Psyscall", "_Pgcstop", "_Pdead"),
  m: optional(number),
  oldm: optional(number),
  link: optional(number),
  schedtick: number,
  syscalltick: number,
  runqhead: number,
  runqtail: number,
  runq: ids,
  runqsize: number,
  runqcapacity: number,
  runnext: optional(number),
  gFree: number,
  timers: number,
  earliestTimerNs: number,
  preempt: flag,
  sysmontick: sysmonTickShape,
  goidcache: number,
  goidcacheend: number,
  gcMarkWorkerMode: text,
  gcWorker: optional(number),
  nextGCMarkWorker: optional(number),
  gcFractionalMarkTimeNs: number,
  runSafePointFn: flag,
});

export type Processor = Of<typeof processor>;
export type ProcessorStatus = Processor["status"];

const machine = object({
  id: number,
  state: oneOf(
    "starting",
    "running",
    "scheduling",
    "spinning",
    "syscall",
    "polling",
    "parked",
    "parkedLocked",
    "stoppingTheWorld",
    "sysmon",
    "exited",
  ),
  doing: text,
  p: optional(number),
  oldp: optional(number),
  nextp: optional(number),
  curg: optional(number),
  spinning: flag,
  blocked: flag,
  lockedg: optional(number),
  lockedExt: number,
  lockedInt: number,
  locks: number,
  syscalltick: number,
  preemptGen: number,
  signalPending: flag,
  schedlink: optional(number),
  sinceNs: number,
  dueNs: optional(number),
  thread: text,
  core: optional(number),
  cpuNs: number,
  switches: number,
});

export type Machine = Of<typeof machine>;
export type MachineState = Machine["state"];

const sourceLineShape = object({ file: text, line: number });

export const goroutineShape = object({
  id: number,
  name: text,
  status: oneOf(
    "_Gidle",
    "_Grunnable",
    "_Grunning",
    "_Gsyscall",
    "_Gwaiting",
    "_Gdead",
    "_Gcopystack",
    "_Gpreempted",
  ),
  waitReason: text,
  m: optional(number),
  p: optional(number),
  where: optional(text),
  parent: number,
  stackBytes: number,
  ranNs: number,
  sinceNs: number,
  waitHandle: number,
  waitSinceNs: number,
  waiting: number,
  lockedm: optional(number),
  preempt: flag,
  preemptStop: flag,
  selectDone: flag,
  system: flag,
  gcAssistDebtBytes: number,
  sleepWhenNs: number,
  orders: number,
  operation: optional(text),
  line: optional(sourceLineShape),
});

export type Goroutine = Of<typeof goroutineShape>;
export type GoroutineStatus = Goroutine["status"];

const timer = object({
  handle: number,
  p: number,
  kind: text,
  whenNs: number,
  periodNs: number,
  goid: optional(number),
  channel: number,
  zombie: flag,
});

export type TimerEntry = Of<typeof timer>;

const gc = object({
  phase: text,
  marking: flag,
  blackenEnabled: flag,
  cycles: number,
  heapLiveBytes: number,
  goalBytes: number,
  triggerBytes: number,
  heapLeftBytes: number,
  workers: number,
  dedicatedNeeded: number,
  fractionalGoal: number,
  idleWorkers: number,
  maxIdleWorkers: number,
  markers: number,
  backgroundCreditBytes: number,
  assistQueue: ids,
  assistQueueSize: number,
  spansLeft: number,
  lastEndNs: number,
});

export type Gc = Of<typeof gc>;

const kernel = object({
  cores: number,
  threads: number,
  running: record(number),
  waiting: ids,
  waitingsize: number,
  quotaNs: number,
  periodNs: number,
  periodStartNs: number,
  usedNs: number,
  throttledUntilNs: number,
  nrPeriods: number,
  nrThrottled: number,
  throttledNs: number,
});

export type Kernel = Of<typeof kernel>;

const channel = object({
  id: number,
  name: text,
  qcount: number,
  dataqsiz: number,
  closed: flag,
  recvq: ids,
  recvqsize: number,
  sendq: ids,
  sendqsize: number,
});

export type Channel = Of<typeof channel>;

const syncObject = object({
  id: number,
  kind: text,
  name: text,
  count: number,
  locked: flag,
  starving: flag,
  waiters: ids,
  waitersize: number,
});

export type SyncObject = Of<typeof syncObject>;

const programSourceShape = object({ text, file: text, program: optional(programSettingsShape) });

const endLimitShape = object({ what: text, most: number });

const endedShape = object({
  exitCode: number,
  stderr: text,
  cause: optional(oneOf("returned", "exit", "panic", "deadlock", "fatal", "signal", "limit")),
  /** The budget that was used up, if it ended for that. */
  limit: optional(endLimitShape),
});

export type Ended = Of<typeof endedShape>;

/** How a Go program came to its end. */
export type EndCause = NonNullable<Ended["cause"]>;

const statsShape = object({
  goroutines: number,
  threads: number,
  objects: number,
  runnable: number,
  timers: number,
});

const syncShape = object({ channels: record(channel), objects: record(syncObject) });

const sysmonShape = object({
  m: optional(number),
  asleep: flag,
  delayNs: number,
  idle: number,
  dueNs: optional(number),
});

export type Sysmon = Of<typeof sysmonShape>;

const netpollShape = object({
  initialised: flag,
  waiters: number,
  goids: ids,
  poller: optional(number),
  lastpollNs: number,
  pollUntilNs: number,
});

export type Netpoll = Of<typeof netpollShape>;

const lagShape = object({ toStep: optional(number), share: optional(number) });

/** How far a session is behind what it should show: a step on the way, or a share of its pace. */
export type Lag = Of<typeof lagShape>;

const sessionTroubleShape = object({ code: text, step: number });

/** Why a session can only be watched and copied, and the last good step of the branch. */
export type SessionTrouble = Of<typeof sessionTroubleShape>;

const paceShape = object({ eventsPerSecond: optional(number), nsPerSecond: optional(number) });

/** How fast the clock moves a session on: one of the two. */
export type Pace = Of<typeof paceShape>;

export const snapshotShape = object({
  session: text,
  /** The id of the scene that it was made from. */
  scene: optional(text),
  seq: number,
  step: number,
  timeNs: number,
  playing: flag,
  pace: optional(paceShape),
  branch: number,
  farthest: number,
  events: number,
  rules: record(anything),
  /** The number of picks after which the global queue comes first; 0: never. */
  globalTick: number,
  breakpoints: record(text),
  stoppedBy: optional(text),
  /** Why the session can only be watched and copied. */
  trouble: optional(sessionTroubleShape),
  lag: optional(lagShape),
  go: text,
  gomaxprocs: number,
  cores: number,
  seed: number,
  /** Whether no goroutine of the runtime waited in a queue when main began. */
  quiet: optional(flag),
  /** How soon the system beneath wakes threads, if not as Linux does. */
  latency: optional(text),
  /** What operations cost in nanoseconds, where that is other than usual. */
  costs: optional(record(number)),
  sched,
  ps: record(processor),
  ms: record(machine),
  gs: record(goroutineShape),
  gCounts: record(number),
  netpoll: netpollShape,
  timers: list(timer),
  sysmon: sysmonShape,
  gc,
  os: kernel,
  sync: syncShape,
  stats: statsShape,
  ended: optional(endedShape),
  source: optional(programSourceShape),
});

export type Snapshot = Of<typeof snapshotShape>;
