import { homeOf, placementOf } from "../../world/placement";
import type { Channel, Snapshot, SyncObject } from "../../world/world";

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
  /**
   * The number of goroutines, with those the server did not list and those drawn at another of
   * their channels.
   */
  readonly size: number;
}

/** The places to wait, those in use first because a board has room for a few; else by id. */
export function waitPlaces(world: Snapshot): WaitPlace[] {
  const channels = Object.values(world.sync.channels).map((channel): WaitPlace => {
    const queue = (name: "recvq" | "sendq", size: number): WaitQueue => {
      const place = `chan ${String(channel.id)} ${name}`;
      return { name, place, goids: homeOf(world, place), size };
    };
    const queues = [queue("recvq", channel.recvqsize), queue("sendq", channel.sendqsize)];
    return { id: channel.id, name: channel.name, channel, queues };
  });
  const objects = Object.values(world.sync.objects).map((object): WaitPlace => {
    const place = `sync ${String(object.id)}`;
    const queue: WaitQueue = {
      name: "waiters",
      place,
      goids: homeOf(world, place),
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

export function reasonGroups(world: Snapshot): ReasonGroup[] {
  return [...placementOf(world).zones.values()]
    .flatMap(({ place, home }): ReasonGroup[] => {
      if (place.kind === "waiting")
        return [{ reason: place.reason, place: place.zone, goids: home }];
      if (place.kind !== "nowhere") return [];
      return [{ reason: place.status, place: place.zone, goids: home }];
    })
    .filter(({ goids }) => goids.length > 0)
    .sort((a, b) => a.reason.localeCompare(b.reason, "en"));
}
