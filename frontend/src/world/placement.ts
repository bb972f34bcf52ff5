import type { Goroutine, Machine, Processor } from "../message/snapshot";
import { oncePer } from "./once-per";
import {
  freeList,
  globalQueue,
  localQueueOf,
  netpoll,
  onMachine,
  placeNamed,
  receiversOf,
  runnextOf,
  sendersOf,
  timers,
  waitersOf,
  waitingFor,
  type Place,
} from "./places";
import type { World } from "./world";

/** A place, and who is there in which order. */
export interface Zone {
  /** Without an index. */
  readonly place: Place;
  /** All that the server lists in it, in its own order; a select stands in several queues. */
  readonly members: readonly number[];
  /** The members whose only place this is. */
  readonly home: readonly number[];
  /** How many there are, also those that are not listed. */
  readonly size: number;
}

/** Where a machine is: with its processor, or in one of the places below the kernel line. */
export type MachinePlace =
  | { readonly kind: "processor"; readonly zone: string; readonly p: number }
  | {
      readonly kind: "syscall" | "netpoll" | "sysmon" | "spare" | "gone";
      readonly zone: string;
    };

/** Where every goroutine and machine of a world is: the one answer that all views go by. */
export interface Placement {
  /** The one place of each goroutine; an index counts from the head of its queue. */
  readonly goroutines: ReadonlyMap<number, Place>;
  /** Every place where somebody is, by its zone; first those whose order the runtime keeps. */
  readonly zones: ReadonlyMap<string, Zone>;
  readonly machines: ReadonlyMap<number, MachinePlace>;
}

/**
 * First come, first served: a running goroutine is on its machine whatever else names it, and one
 * in a select is at the first of its channels. A goroutine in no list is where its own record says.
 */
export const placementOf: (world: World) => Placement = oncePer((world) => {
  const goroutines = new Map<number, Place>();
  const zones = new Map<string, Zone>();
  for (const { place, members, size } of lists(world)) {
    const home: number[] = [];
    for (const [index, g] of members.entries()) {
      if (goroutines.has(g) || hasLeft(world, place, g)) continue;
      goroutines.set(
        g,
        place.kind === "local" || place.kind === "global" ? { ...place, index } : place,
      );
      home.push(g);
    }
    if (size > 0) zones.set(place.zone, { place, members, home, size });
  }
  for (const [zone, { place, members }] of unlisted(world, goroutines)) {
    const listed = zones.get(zone);
    const all = [...(listed?.members ?? []), ...members];
    const home = [...(listed?.home ?? []), ...members];
    zones.set(zone, { place, members: all, home, size: Math.max(listed?.size ?? 0, all.length) });
  }
  const machines = Object.values(world.ms).map((m) => [m.id, machinePlace(m, world)] as const);
  return { goroutines, zones, machines: new Map(machines) };
});

/**
 * Whether a goroutine is only named where it has waited: one in a select is taken out of the queues
 * of its other cases when it runs again.
 */
function hasLeft({ gs }: World, place: Place, g: number): boolean {
  const status = gs[String(g)]?.status ?? "_Gwaiting";
  return ("channel" in place || "object" in place) && status !== "_Gwaiting";
}

/** The goroutines whose one place this zone is, in its order. */
export function homeOf(world: World, zone: string): readonly number[] {
  return placementOf(world).zones.get(zone)?.home ?? [];
}

/** The machines of a place, by their numbers. */
export function machinesIn(world: World, kind: MachinePlace["kind"]): readonly Machine[] {
  const { machines } = placementOf(world);
  return Object.values(world.ms).filter(({ id }) => machines.get(id)?.kind === kind);
}

/** All machines in system calls: from Go 1.26 on, some of them keep their processor. */
export function callingMachines(world: World): readonly Machine[] {
  return Object.values(world.ms).filter(({ state }) => state === "syscall");
}

/** The machine that a processor's card tells of, and what it is to the processor. */
export interface MachineOfProcessor {
  readonly machine: Machine;
  /** It holds the processor; it left it for a system call; it will have it once it is awake. */
  readonly tie: "holds" | "left" | "comes";
}

export function machineOf(world: World, processor: Processor): MachineOfProcessor | null {
  const holder = processor.m === undefined ? undefined : world.ms[processor.m];
  if (holder !== undefined) return { machine: holder, tie: "holds" };
  const free = Object.values(world.ms).filter(({ p }) => p === undefined);
  if (processor.status === "_Psyscall") {
    const left = free.find((m) => isWaitedFor(m, processor));
    return left === undefined ? null : { machine: left, tie: "left" };
  }
  const coming = free.find(({ nextp }) => nextp === processor.id);
  return coming === undefined ? null : { machine: coming, tie: "comes" };
}

function isWaitedFor({ state, oldp, syscalltick }: Machine, processor: Processor): boolean {
  return state === "syscall" && oldp === processor.id && syscalltick === processor.syscalltick;
}

function machinePlace({ id, state, p }: Machine, { sysmon, netpoll }: World): MachinePlace {
  if (state === "exited") return { kind: "gone", zone: "" };
  if (id === sysmon.m || state === "sysmon") return { kind: "sysmon", zone: "sysmon" };
  if (p !== undefined) return { kind: "processor", zone: `P${String(p)}`, p };
  if (state === "syscall") return { kind: "syscall", zone: "syscall" };
  return id === netpoll.poller || state === "polling"
    ? { kind: "netpoll", zone: "netpoll" }
    : { kind: "spare", zone: "midle" };
}

type List = Omit<Zone, "home">;

/** The lists that the server tells, those first that say most about where somebody is. */
function* lists(world: World): Generator<List> {
  for (const { id, curg } of Object.values(world.ms)) {
    if (curg !== undefined) yield { place: onMachine(id), members: [curg], size: 1 };
  }
  for (const { id, runnext, runq, runqsize } of Object.values(world.ps)) {
    if (runnext !== undefined) yield { place: runnextOf(id), members: [runnext], size: 1 };
    yield { place: localQueueOf(id), members: runq, size: runqsize };
  }
  yield { place: globalQueue, members: world.sched.runq, size: world.sched.runqsize };
  for (const { id, recvq, recvqsize, sendq, sendqsize } of Object.values(world.sync.channels)) {
    yield { place: receiversOf(id), members: recvq, size: recvqsize };
    yield { place: sendersOf(id), members: sendq, size: sendqsize };
  }
  for (const { id, waiters, waitersize } of Object.values(world.sync.objects)) {
    yield { place: waitersOf(id), members: waiters, size: waitersize };
  }
  yield { place: netpoll, members: world.netpoll.goids, size: world.netpoll.waiters };
  const sleepers = world.timers
    .filter(({ zombie }) => !zombie)
    .toSorted((a, b) => a.whenNs - b.whenNs)
    .flatMap(({ goid }) => goid ?? []);
  yield { place: timers, members: sleepers, size: sleepers.length };
  const { assistQueue, assistQueueSize } = world.gc;
  yield { place: waitingFor("GC assist wait"), members: assistQueue, size: assistQueueSize };
  yield { place: freeList, members: [], size: world.gCounts["_Gdead"] ?? 0 };
}

/** The goroutines that no list names, by zone: by their index if it is known, else by their ids. */
function unlisted(
  world: World,
  placed: Map<number, Place>,
): ReadonlyMap<string, { readonly place: Place; readonly members: number[] }> {
  const indexOf = (g: number): number => {
    const place = placed.get(g);
    return place?.kind === "local" || place?.kind === "global" ? (place.index ?? 0) : 0;
  };
  const groups = new Map<string, { place: Place; members: number[] }>();
  for (const goroutine of Object.values(world.gs)) {
    if (placed.has(goroutine.id)) continue;
    const place = ownPlaceOf(goroutine, world);
    placed.set(goroutine.id, place);
    const group = groups.get(place.zone);
    if (group === undefined)
      groups.set(place.zone, { place: zoneOf(place), members: [goroutine.id] });
    else group.members.push(goroutine.id);
  }
  for (const { members } of groups.values()) members.sort((a, b) => indexOf(a) - indexOf(b));
  return groups;
}

/** Where a goroutine is that no list names: far back in a long one, perhaps. */
function ownPlaceOf({ where, status, waitReason, m }: Goroutine, { sync }: World): Place {
  if (status === "_Gdead") return freeList;
  if (m !== undefined) return onMachine(m);
  const named = where === undefined ? null : placeNamed(where);
  if (named !== null && isListed(named, sync)) return named;
  if (waitReason !== "") return waitingFor(waitReason);
  return { kind: "nowhere", zone: `status ${status}`, status };
}

function isListed(place: Place, { channels, objects }: World["sync"]): boolean {
  if ("channel" in place) return Object.hasOwn(channels, place.channel);
  return !("object" in place) || Object.hasOwn(objects, place.object);
}

function zoneOf(place: Place): Place {
  switch (place.kind) {
    case "local":
      return localQueueOf(place.p);
    case "global":
      return globalQueue;
    case "free":
      return freeList;
    case "runnext":
    case "machine":
    case "netpoll":
    case "timers":
    case "receivers":
    case "senders":
    case "object":
    case "waiting":
    case "nowhere":
      return place;
  }
}
