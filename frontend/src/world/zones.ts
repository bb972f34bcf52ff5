import { oncePer } from "./once-per";
import {
  freeList,
  globalQueue,
  localQueueOf,
  netpoll,
  placeOf,
  receiversOf,
  runnextOf,
  sendersOf,
  waitersOf,
  type Place,
} from "./places";
import type { World } from "./world";

/** A place and all that is there. */
export interface Zone {
  /** Without an index. */
  readonly place: Place;
  /** Goroutines in the place's own order; of a long queue only the first. */
  readonly members: readonly number[];
  /** How many there are, also those not among the members. */
  readonly size: number;
}

/**
 * All places where somebody is, by their zones. A goroutine in a select is a member of every queue
 * it stands in; all others have one place.
 */
export const zonesOf: (world: World) => ReadonlyMap<string, Zone> = oncePer((world) => {
  const zones = new Map<string, Zone>();
  for (const zone of grouped(world)) zones.set(zone.place.zone, zone);
  for (const queue of queues(world)) {
    if (queue.size > 0) zones.set(queue.place.zone, queue);
  }
  const free = freeZone(world, zones.get(freeList.zone)?.members ?? []);
  if (free.size > 0) zones.set(freeList.zone, free);
  return zones;
});

/** Who is listed, by place, in the order of their ids; sleepers in the order of their waking. */
function grouped(world: World): Iterable<Zone> {
  const groups = new Map<string, { place: Place; members: number[] }>();
  for (const goroutine of Object.values(world.gs)) {
    const place = placeOf(goroutine);
    const group = groups.get(place.zone);
    if (group === undefined) groups.set(place.zone, { place, members: [goroutine.id] });
    else group.members.push(goroutine.id);
  }
  const wakes = (g: number): number => world.gs[g]?.sleepWhenNs ?? 0;
  return [...groups.values()].map(({ place, members }) => ({
    place,
    members: place.kind === "timers" ? members.sort((a, b) => wakes(a) - wakes(b)) : members,
    size: members.length,
  }));
}

/** The queues whose order and length the server tells. */
function* queues(world: World): Generator<Zone> {
  for (const { id, runnext, runq, runqsize } of Object.values(world.ps)) {
    if (runnext !== undefined) yield { place: runnextOf(id), members: [runnext], size: 1 };
    yield { place: localQueueOf(id), members: runq, size: runqsize };
  }
  yield { place: globalQueue, members: world.sched.runq, size: world.sched.runqsize };
  yield { place: netpoll, members: world.netpoll.goids, size: world.netpoll.waiters };
  for (const { id, recvq, recvqsize, sendq, sendqsize } of Object.values(world.sync.channels)) {
    yield { place: receiversOf(id), members: recvq, size: recvqsize };
    yield { place: sendersOf(id), members: sendq, size: sendqsize };
  }
  for (const { id, waiters, waitersize } of Object.values(world.sync.objects)) {
    yield { place: waitersOf(id), members: waiters, size: waitersize };
  }
}

/** Ended goroutines that wait to be used again, with each processor and for all. */
function freeZone(world: World, members: readonly number[]): Zone {
  const size = Object.values(world.ps).reduce((sum, { gFree }) => sum + gFree, world.sched.gFree);
  return { place: freeList, members, size: Math.max(size, members.length) };
}
