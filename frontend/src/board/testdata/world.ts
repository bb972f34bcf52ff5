import type {
  Channel,
  Goroutine,
  GoroutineStatus,
  Machine,
  Processor,
  Snapshot,
  SyncObject,
} from "../../world/world";
import recorded from "./snapshot.json";

/** What a server answered: three processors, a channel, a mutex, a system call. */
export const recordedWorld = recorded as unknown as Snapshot;

/** How much of everything there is to be in a made-up world. */
export interface Crowd {
  readonly processors: number;
  /** The length of each processor's queue, over and over. */
  readonly queues?: readonly number[];
  readonly global?: number;
  readonly runqhead?: number;
  readonly channels?: number;
  /** The goroutines at each end of each channel. */
  readonly waiters?: number;
  readonly mutexes?: number;
  readonly syscalls?: number;
  readonly parked?: number;
  readonly network?: number;
  readonly sleepers?: number;
  readonly dead?: number;
}

/** A world in which everything listed is consistent, as the server would list it. */
export function crowdedWorld(crowd: Crowd): Snapshot {
  const made = new Crowding(crowd);
  const { gs, ps, ms } = made;
  const counts: Record<string, number> = {};
  for (const { status } of Object.values(gs)) counts[status] = (counts[status] ?? 0) + 1;
  const unlisted = Math.max(0, (crowd.global ?? 0) - listedMost);
  counts["_Grunnable"] = (counts["_Grunnable"] ?? 0) + unlisted;
  return {
    ...recordedWorld,
    gomaxprocs: crowd.processors,
    sched: { ...recordedWorld.sched, runq: made.global, runqsize: crowd.global ?? 0 },
    gs,
    ps,
    ms,
    gCounts: counts,
    netpoll: { ...recordedWorld.netpoll, goids: made.network, waiters: made.network.length },
    timers: made.sleepers.map((goid, i) => ({
      handle: 0,
      p: i % crowd.processors,
      kind: "sleep",
      whenNs: recordedWorld.timeNs + 1000 * (i + 1),
      periodNs: 0,
      goid,
      channel: 0,
      zombie: false,
    })),
    stats: { ...recordedWorld.stats, timers: made.sleepers.length },
    sync: { channels: made.channels, objects: made.objects },
  };
}

/** The same without some of its fields: what is not there is left out, never undefined. */
export function without<T extends object, K extends keyof T>(from: T, ...keys: K[]): Omit<T, K> {
  const left = Object.entries(from).filter(([key]) => !keys.includes(key as K));
  return Object.fromEntries(left) as Omit<T, K>;
}

const listedMost = 256;

class Crowding {
  readonly gs: Record<string, Goroutine> = {};
  readonly ps: Record<string, Processor> = {};
  readonly ms: Record<string, Machine> = {};
  readonly channels: Record<string, Channel> = {};
  readonly objects: Record<string, SyncObject> = {};
  readonly global: readonly number[];
  readonly network: readonly number[];
  readonly sleepers: readonly number[];
  private nextG = 1;
  private nextM = 0;

  constructor(crowd: Crowd) {
    const { queues = [0] } = crowd;
    for (let p = 0; p < crowd.processors; p++) {
      this.addProcessor(p, queues[p % queues.length] ?? 0, crowd.runqhead ?? 0);
    }
    this.global = this.goroutines(Math.min(listedMost, crowd.global ?? 0), "_Grunnable");
    for (let i = 0; i < (crowd.syscalls ?? 0); i++) this.addMachine("syscall", "_Gsyscall");
    for (let i = 0; i < (crowd.parked ?? 0); i++) this.addMachine("parked");
    this.addMachine("sysmon");
    this.addChannels(crowd.channels ?? 0, crowd.waiters ?? 0);
    this.addMutexes(crowd.mutexes ?? 0, crowd.waiters ?? 0);
    this.network = this.goroutines(crowd.network ?? 0, "_Gwaiting", "IO wait");
    this.sleepers = this.goroutines(crowd.sleepers ?? 0, "_Gwaiting", "sleep");
    this.goroutines(crowd.dead ?? 0, "_Gdead");
  }

  private goroutines(count: number, status: GoroutineStatus, waitReason = ""): number[] {
    return Array.from({ length: count }, () => this.goroutine(status, waitReason));
  }

  private goroutine(status: GoroutineStatus, waitReason = "", m?: number): number {
    const id = this.nextG++;
    const like = recordedWorld.gs[12] as Goroutine;
    const rest = without(like, "m", "where");
    const held = m === undefined ? {} : { m, where: `M${String(m)}` };
    this.gs[id] = { ...rest, ...held, id, name: "main.worker", status, waitReason };
    return id;
  }

  private addMachine(state: Machine["state"], status?: GoroutineStatus, p?: number): number {
    const id = this.nextM++;
    const rest = without(recordedWorld.ms[2] as Machine, "p", "curg", "oldp");
    const curg = status === undefined ? {} : { curg: this.goroutine(status, "", id) };
    this.ms[id] = { ...rest, ...(p === undefined ? {} : { p }), ...curg, id, state };
    return id;
  }

  private addProcessor(id: number, queued: number, runqhead: number): void {
    const like = without(recordedWorld.ps[0] as Processor, "runnext");
    const runq = this.goroutines(queued, "_Grunnable");
    const next = queued === 0 ? {} : { runnext: this.goroutine("_Grunnable") };
    this.ps[id] = {
      ...like,
      ...next,
      id,
      m: this.addMachine("running", "_Grunning", id),
      runq,
      runqsize: queued,
      runqhead,
      runqtail: runqhead + queued,
    };
  }

  private addChannels(count: number, waiters: number): void {
    for (let id = 1; id <= count; id++) {
      this.channels[id] = {
        id,
        name: `jobs${String(id)}`,
        qcount: 2,
        dataqsiz: 8,
        closed: false,
        recvq: this.goroutines(waiters, "_Gwaiting", "chan receive"),
        recvqsize: waiters,
        sendq: this.goroutines(waiters, "_Gwaiting", "chan send"),
        sendqsize: waiters,
      };
    }
  }

  private addMutexes(count: number, waiters: number): void {
    for (let id = 1001; id <= 1000 + count; id++) {
      this.objects[id] = {
        id,
        kind: "mutex",
        name: `mu${String(id)}`,
        count: waiters,
        locked: true,
        starving: false,
        waiters: this.goroutines(waiters, "_Gwaiting", "sync.Mutex.Lock"),
        waitersize: waiters,
      };
    }
  }
}
