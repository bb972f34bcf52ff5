import type { Channel, Machine, Snapshot, SyncObject } from "../../world/world";
import { machinePlace, type Whereabouts } from "./whereabouts";

/** A few of many, and how many are left out. */
export interface Some<T> {
  readonly shown: readonly T[];
  readonly more: number;
}

export function someOf<T>(
  all: readonly T[],
  most: number,
  total = all.length,
  wanted: (one: T) => boolean = () => false,
): Some<T> {
  const shown = all.filter((one, at) => at < most || wanted(one)).slice(0, most + mostExtra);
  return { shown, more: Math.max(0, total - shown.length) };
}

const mostExtra = 4;

/** A channel or a lock with those who wait for it. */
export interface WaitPlace {
  readonly id: number;
  readonly name: string;
  readonly channel?: Channel;
  readonly object?: SyncObject;
  readonly queues: readonly WaitQueue[];
}

export interface WaitQueue {
  readonly name: "recvq" | "sendq" | "waiters";
  readonly place: string;
  readonly goids: readonly number[];
  /** With those that the server did not list, and those drawn at another of their channels. */
  readonly size: number;
}

/** Those with somebody waiting first, for a board has room for a few; the order is else by id. */
export function waitPlaces(world: Snapshot, where: Whereabouts): WaitPlace[] {
  const standing = (place: string) => where.inPlace.get(place) ?? [];
  const channels = Object.values(world.sync.channels).map((channel): WaitPlace => {
    const queue = (name: "recvq" | "sendq", size: number): WaitQueue => {
      const place = `chan ${String(channel.id)} ${name}`;
      return { name, place, goids: standing(place), size };
    };
    const queues = [queue("recvq", channel.recvqsize), queue("sendq", channel.sendqsize)];
    return { id: channel.id, name: channel.name, channel, queues };
  });
  const objects = Object.values(world.sync.objects).map((object): WaitPlace => {
    const place = `sync ${String(object.id)}`;
    const queue: WaitQueue = {
      name: "waiters",
      place,
      goids: standing(place),
      size: object.waitersize,
    };
    return { id: object.id, name: object.name, object, queues: [queue] };
  });
  return [...channels, ...objects].sort((a, b) => a.id - b.id);
}

/** Where there is no room for all: the ones that somebody waits at, in their order. */
export function roomFor(places: readonly WaitPlace[], most: number): Some<WaitPlace> {
  if (places.length <= most) return { shown: places, more: 0 };
  const busy = places.filter(({ queues }) => queues.some(({ size }) => size > 0));
  const shown = [...busy, ...places.filter((place) => !busy.includes(place))].slice(0, most);
  return { shown: shown.sort((a, b) => a.id - b.id), more: places.length - most };
}

/** Goroutines that wait in no queue of their own, together with the others of their reason. */
export interface ReasonGroup {
  readonly reason: string;
  readonly place: string;
  readonly goids: readonly number[];
}

export function reasonGroups(where: Whereabouts): ReasonGroup[] {
  return [...where.inPlace]
    .filter(([place]) => place.startsWith("reason ") || place.startsWith("status "))
    .map(([place, goids]) => ({ reason: place.replace(/^\w+ /, ""), place, goids }))
    .sort((a, b) => a.reason.localeCompare(b.reason, "en"));
}

/** The machines that hold no processor, by where they are. */
export interface SpareMachines {
  readonly syscall: readonly Machine[];
  readonly netpoll: readonly Machine[];
  readonly sysmon: readonly Machine[];
  readonly spare: readonly Machine[];
}

export function spareMachines(world: Snapshot): SpareMachines {
  const of = (place: string) =>
    Object.values(world.ms).filter((m) => machinePlace(m, world) === place);
  return {
    syscall: of("syscall"),
    netpoll: of("netpoll"),
    sysmon: of("sysmon"),
    spare: of("spare"),
  };
}

/** How many live goroutines the server counted that no place shows or counts as its own. */
export function unplaced(world: Snapshot, where: Whereabouts): number {
  const alive = Object.entries(world.gCounts).filter(([status]) => status !== "_Gdead");
  const all = alive.reduce((sum, [, count]) => sum + count, 0);
  const placed = where.placeOf.size - (where.inPlace.get("gFree")?.length ?? 0);
  return Math.max(0, all - placed - beyondLists(world));
}

/** Those whose queue says how many there are, but not who. */
function beyondLists({ sched, sync, netpoll, gc }: Snapshot): number {
  const channels = Object.values(sync.channels).map(
    ({ recvq, recvqsize, sendq, sendqsize }) => recvqsize - recvq.length + sendqsize - sendq.length,
  );
  const objects = Object.values(sync.objects).map(
    ({ waiters, waitersize }) => waitersize - waiters.length,
  );
  return [
    sched.runqsize - sched.runq.length,
    netpoll.waiters - netpoll.goids.length,
    gc.assistQueueSize - gc.assistQueue.length,
    ...channels,
    ...objects,
  ].reduce((sum, count) => sum + Math.max(0, count), 0);
}
