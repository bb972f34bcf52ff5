import { zonesOf, type Zone } from "../world/zones.ts";
import { countsOf } from "../world/counts.ts";
import type { Channel, SyncObject, World } from "../world/world.ts";
import {
  channelName,
  channelState,
  goroutineStates,
  objectKind,
  objectName,
  objectState,
  reasonWords,
} from "../words/state-words.ts";
import type { Item } from "./describe.ts";
import { members, named } from "./members.ts";
import board from "../../texts/board.yaml";
import state from "../../texts/state.yaml";
import text from "../../texts/twin.yaml";

/** Where goroutines wait without a thread, and the dead that wait to be used again. */
export function waits(world: World): Item[] {
  const { channels, objects } = world.sync;
  const places = [
    ...Object.values(channels).map((channel) => channelItem(channel, world)),
    ...Object.values(objects).map((object) => objectItem(object, world)),
  ];
  const none = places.length === 0 ? [{ words: text("no-waits") }] : [];
  return [...none, ...places, ...others(world), freeList(world)];
}

function channelItem(channel: Channel, world: World): Item {
  const { id, recvq, recvqsize, sendq, sendqsize } = channel;
  const words = board("place-label", {
    what: board("channel"),
    name: channelName(world, id),
    state: channelState(channel),
    count: recvqsize + sendqsize,
  });
  const side = (name: string, goids: readonly number[], size: number): Item => ({
    words: text("list", {
      label: name,
      members: size === 0 ? text("nobody") : named(goids, size, world),
    }),
  });
  return { words, items: [side("sendq", sendq, sendqsize), side("recvq", recvq, recvqsize)] };
}

function objectItem(object: SyncObject, world: World): Item {
  const { id, kind, waiters, waitersize } = object;
  const label = board("place-label", {
    what: objectKind(kind),
    name: objectName(world, id),
    state: objectState(object),
    count: waitersize,
  });
  return { words: members(label, waiters, waitersize, world) };
}

function others(world: World): Item[] {
  const elsewhere = inQueues(world);
  const zones = [...zonesOf(world).values()].flatMap((zone) => otherZone(zone, elsewhere, world));
  const { unlisted } = countsOf(world);
  return unlisted === 0 ? zones : [...zones, { words: text("unlisted", { count: unlisted }) }];
}

/** Those who stand in no queue of their own. */
function otherZone({ place, members: all }: Zone, elsewhere: Set<number>, world: World): Item[] {
  if (place.kind !== "waiting" && (place.kind !== "nowhere" || place.status === "_Gdead"))
    return [];
  const goids = all.filter((goid) => !elsewhere.has(goid));
  if (goids.length === 0) return [];
  const count = goids.length;
  const reason =
    place.kind === "waiting"
      ? reasonWords(place.reason)
      : state(`g.${goroutineStates[place.status]}`);
  return [{ words: text("reason", { count, reason, members: named(goids, count, world) }) }];
}

/** Whoever is told of with a queue, a machine or a timer. */
function inQueues({ ps, ms, sched, sync, netpoll, timers }: World): Set<number> {
  return new Set([
    ...Object.values(ps).flatMap(({ runnext, runq }) => [runnext ?? [], runq].flat()),
    ...Object.values(ms).flatMap(({ curg }) => curg ?? []),
    ...sched.runq,
    ...Object.values(sync.channels).flatMap(({ recvq, sendq }) => [...recvq, ...sendq]),
    ...Object.values(sync.objects).flatMap(({ waiters }) => waiters),
    ...netpoll.goids,
    ...timers.flatMap(({ goid }) => goid ?? []),
  ]);
}

function freeList(world: World): Item {
  return { words: board("free-label", { count: world.gCounts["_Gdead"] ?? 0 }) };
}
