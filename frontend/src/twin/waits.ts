import { unplaced } from "../world/counts.ts";
import { homeOf, placementOf, type Zone } from "../world/placement.ts";
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
import type { Item } from "./item.ts";
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
  const { id, recvqsize, sendqsize } = channel;
  const words = board("place-label", {
    what: board("channel"),
    name: channelName(world, id),
    state: channelState(channel),
    count: recvqsize + sendqsize,
  });
  const side = (name: string, size: number): Item => {
    const home = homeOf(world, `chan ${String(id)} ${name}`);
    const members = size === 0 ? text("nobody") : named(home, size, world);
    return { words: text("list", { label: name, members }) };
  };
  return { words, items: [side("sendq", sendqsize), side("recvq", recvqsize)] };
}

function objectItem(object: SyncObject, world: World): Item {
  const { id, kind, waitersize } = object;
  const label = board("place-label", {
    what: objectKind(kind),
    name: objectName(world, id),
    state: objectState(object),
    count: waitersize,
  });
  return { words: members(label, homeOf(world, `sync ${String(id)}`), waitersize, world) };
}

function others(world: World): Item[] {
  const zones = [...placementOf(world).zones.values()].flatMap((zone) => otherZone(zone, world));
  const count = unplaced(world);
  return count === 0 ? zones : [...zones, { words: text("unlisted", { count }) }];
}

/** The items of goroutines that stand in no queue of their own. */
function otherZone({ place, home, size, members }: Zone, world: World): Item[] {
  if (place.kind !== "waiting" && place.kind !== "nowhere") return [];
  const count = home.length + size - members.length;
  if (count === 0) return [];
  const reason =
    place.kind === "waiting"
      ? reasonWords(place.reason)
      : state(`g.${goroutineStates[place.status]}`);
  return [{ words: text("reason", { count, reason, members: named(home, count, world) }) }];
}

function freeList(world: World): Item {
  return { words: board("free-label", { count: world.gCounts["_Gdead"] ?? 0 }) };
}
