/**
 * What the server says about a session at one step, under its own names: the snapshot of the HTTP
 * contract. What is not there is left out, never null.
 */

import type { ProgramSettings } from "./program";

export type GoroutineStatus =
  | "_Gidle"
  | "_Grunnable"
  | "_Grunning"
  | "_Gsyscall"
  | "_Gwaiting"
  | "_Gdead"
  | "_Gcopystack"
  | "_Gpreempted";

export type ProcessorStatus = "_Pidle" | "_Prunning" | "_Psyscall" | "_Pgcstop" | "_Pdead";

export type MachineState =
  | "starting"
  | "running"
  | "scheduling"
  | "spinning"
  | "syscall"
  | "polling"
  | "parked"
  | "parkedLocked"
  | "stoppingTheWorld"
  | "sysmon"
  | "exited";

/** Why a session can only be watched and copied, and the last good step of the branch. */
export interface SessionTrouble {
  readonly code: string;
  readonly step: number;
}

/** How far a session is behind what it should show: a step on the way, or a share of its pace. */
export interface Lag {
  readonly toStep?: number;
  readonly share?: number;
}

/** How fast the clock moves a session on: one of the two. */
export interface Pace {
  readonly eventsPerSecond?: number;
  readonly nsPerSecond?: number;
}

export interface Snapshot {
  readonly session: string;
  /** The id of the scene that it was made from. */
  readonly scene?: string;
  readonly seq: number;
  readonly step: number;
  readonly timeNs: number;
  readonly playing: boolean;
  readonly pace?: Pace;
  readonly branch: number;
  readonly farthest: number;
  readonly events: number;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly breakpoints: Readonly<Record<string, string>>;
  readonly stoppedBy?: string;
  /** Why the session can only be watched and copied. */
  readonly trouble?: SessionTrouble;
  readonly lag?: Lag;
  readonly go: string;
  readonly gomaxprocs: number;
  readonly cores: number;
  readonly seed: number;
  /** Nothing of the runtime waited in a queue when main began. */
  readonly quiet?: boolean;
  /** How soon the system beneath wakes threads, if not as Linux does. */
  readonly latency?: string;
  readonly sched: Sched;
  readonly ps: Readonly<Record<string, Processor>>;
  readonly ms: Readonly<Record<string, Machine>>;
  readonly gs: Readonly<Record<string, Goroutine>>;
  readonly gCounts: Readonly<Record<string, number>>;
  readonly netpoll: Netpoll;
  readonly timers: readonly TimerEntry[];
  readonly sysmon: Sysmon;
  readonly gc: Gc;
  readonly os: Kernel;
  readonly sync: Sync;
  readonly stats: Stats;
  readonly ended?: Ended;
  readonly source?: ProgramSource;
}

/** The Go program that a session runs. */
export interface ProgramSource {
  readonly text: string;
  readonly file: string;
  readonly program?: ProgramSettings;
}

export interface Channel {
  readonly id: number;
  readonly name: string;
  readonly qcount: number;
  readonly dataqsiz: number;
  readonly closed: boolean;
  readonly recvq: readonly number[];
  readonly recvqsize: number;
  readonly sendq: readonly number[];
  readonly sendqsize: number;
}

/** How a Go program came to its end. */
export type EndCause = "returned" | "exit" | "panic" | "deadlock" | "fatal" | "limit";

export interface Ended {
  readonly exitCode: number;
  readonly stderr: string;
  readonly cause?: EndCause;
  /** The budget that was used up, if it ended for that. */
  readonly limit?: EndLimit;
}

export interface EndLimit {
  readonly what: string;
  readonly most: number;
}

export interface Gc {
  readonly phase: string;
  readonly marking: boolean;
  readonly blackenEnabled: boolean;
  readonly cycles: number;
  readonly heapLiveBytes: number;
  readonly goalBytes: number;
  readonly triggerBytes: number;
  readonly heapLeftBytes: number;
  readonly workers: number;
  readonly dedicatedNeeded: number;
  readonly fractionalGoal: number;
  readonly idleWorkers: number;
  readonly maxIdleWorkers: number;
  readonly markers: number;
  readonly backgroundCreditBytes: number;
  readonly assistQueue: readonly number[];
  readonly assistQueueSize: number;
  readonly spansLeft: number;
  readonly lastEndNs: number;
}

export interface Goroutine {
  readonly id: number;
  readonly name: string;
  readonly status: GoroutineStatus;
  readonly waitReason: string;
  readonly m?: number;
  readonly p?: number;
  readonly where?: string;
  readonly parent: number;
  readonly stackBytes: number;
  readonly ranNs: number;
  readonly sinceNs: number;
  readonly waitHandle: number;
  readonly waitSinceNs: number;
  readonly waiting: number;
  readonly lockedm?: number;
  readonly preempt: boolean;
  readonly preemptStop: boolean;
  readonly selectDone: boolean;
  readonly system: boolean;
  readonly gcAssistDebtBytes: number;
  readonly sleepWhenNs: number;
  readonly orders: number;
  readonly operation?: string;
  readonly line?: SourceLine;
}

export interface Kernel {
  readonly cores: number;
  readonly threads: number;
  readonly running: Readonly<Record<string, number>>;
  readonly waiting: readonly number[];
  readonly waitingsize: number;
  readonly quotaNs: number;
  readonly periodNs: number;
  readonly periodStartNs: number;
  readonly usedNs: number;
  readonly throttledUntilNs: number;
  readonly nrPeriods: number;
  readonly nrThrottled: number;
  readonly throttledNs: number;
}

export interface Machine {
  readonly id: number;
  readonly state: MachineState;
  readonly doing: string;
  readonly p?: number;
  readonly oldp?: number;
  readonly nextp?: number;
  readonly curg?: number;
  readonly spinning: boolean;
  readonly blocked: boolean;
  readonly lockedg?: number;
  readonly lockedExt: number;
  readonly lockedInt: number;
  readonly locks: number;
  readonly syscalltick: number;
  readonly preemptGen: number;
  readonly signalPending: boolean;
  readonly schedlink?: number;
  readonly sinceNs: number;
  readonly dueNs?: number;
  readonly thread: string;
  readonly core?: number;
  readonly cpuNs: number;
  readonly switches: number;
}

export interface Netpoll {
  readonly initialised: boolean;
  readonly waiters: number;
  readonly goids: readonly number[];
  readonly poller?: number;
  readonly lastpollNs: number;
  readonly pollUntilNs: number;
}

export interface Processor {
  readonly id: number;
  readonly status: ProcessorStatus;
  readonly m?: number;
  readonly oldm?: number;
  readonly link?: number;
  readonly schedtick: number;
  readonly syscalltick: number;
  readonly runqhead: number;
  readonly runqtail: number;
  readonly runq: readonly number[];
  readonly runqsize: number;
  readonly runqcapacity: number;
  readonly runnext?: number;
  readonly gFree: number;
  readonly timers: number;
  readonly earliestTimerNs: number;
  readonly preempt: boolean;
  readonly sysmontick: SysmonTick;
  readonly goidcache: number;
  readonly goidcacheend: number;
  readonly gcMarkWorkerMode: string;
  readonly gcWorker?: number;
  readonly nextGCMarkWorker?: number;
  readonly gcFractionalMarkTimeNs: number;
  readonly runSafePointFn: boolean;
}

export interface SysmonTick {
  readonly schedtick: number;
  readonly schedwhenNs: number;
  readonly syscalltick: number;
  readonly syscallwhenNs: number;
}

export interface Sched {
  readonly runq: readonly number[];
  readonly runqsize: number;
  readonly pidle: readonly number[];
  readonly npidle: number;
  readonly midle: readonly number[];
  readonly nmidle: number;
  readonly nmidlelocked: number;
  readonly nmsys: number;
  readonly nmfreed: number;
  readonly ngsys: number;
  readonly nmspinning: number;
  readonly needspinning: boolean;
  readonly gcwaiting: boolean;
  readonly stopwait: number;
  readonly sysmonwait: boolean;
  readonly lastpollNs: number;
  readonly pollUntilNs: number;
  readonly gFree: number;
  readonly alive: number;
  readonly procresizetimeNs: number;
  readonly customGomaxprocs: boolean;
}

export interface Stats {
  readonly goroutines: number;
  readonly threads: number;
  readonly objects: number;
  readonly runnable: number;
  readonly timers: number;
}

export interface SyncObject {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  readonly count: number;
  readonly locked: boolean;
  readonly starving: boolean;
  readonly waiters: readonly number[];
  readonly waitersize: number;
}

export interface Sync {
  readonly channels: Readonly<Record<string, Channel>>;
  readonly objects: Readonly<Record<string, SyncObject>>;
}

export interface Sysmon {
  readonly m?: number;
  readonly asleep: boolean;
  readonly delayNs: number;
  readonly idle: number;
  readonly dueNs?: number;
}

export interface TimerEntry {
  readonly handle: number;
  readonly p: number;
  readonly kind: string;
  readonly whenNs: number;
  readonly periodNs: number;
  readonly goid?: number;
  readonly channel: number;
  readonly zombie: boolean;
}

export interface SourceLine {
  readonly file: string;
  readonly line: number;
}
