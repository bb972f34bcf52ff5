import { describe, expect, it } from "vitest";
import { crowdedWorld, recordedWorld } from "../testdata/world";
import { reasonGroups, roomFor, someOf, unplaced, waitPlaces } from "./places";
import { whereabouts } from "./whereabouts";

describe("places outside the processors", () => {
  it("show a few and count the rest, so that none is lost", () => {
    const { shown, more } = someOf([1, 2, 3, 4, 5], 3, 70);
    expect(shown).toEqual([1, 2, 3]);
    expect(shown.length + more).toBe(70);
  });

  it("show what is followed though it stands far behind", () => {
    expect(someOf([1, 2, 3, 4, 5], 2, 5, (id) => id === 5).shown).toEqual([1, 2, 5]);
  });

  it("are one for each channel and lock, in the order of their making", () => {
    const places = waitPlaces(recordedWorld, whereabouts(recordedWorld));
    expect(places.map(({ id, name }) => [id, name])).toEqual([
      [1, "m"],
      [2, "jobs"],
    ]);
    expect(places[0]?.queues[0]?.goids).toEqual([7, 8]);
    expect(places[1]?.queues.map(({ goids }) => goids)).toEqual([[10], []]);
  });

  it("are those with somebody waiting where there is no room for all", () => {
    const world = crowdedWorld({ processors: 1, channels: 20, waiters: 0, mutexes: 0 });
    const channel = { ...world.sync.channels[15], recvqsize: 3 };
    const channels = { ...world.sync.channels, 15: channel } as typeof world.sync.channels;
    const busy = { ...world, sync: { ...world.sync, channels } };
    const room = roomFor(waitPlaces(busy, whereabouts(busy)), 3);
    expect(room.shown.map(({ id }) => id)).toEqual([1, 2, 15]);
    expect(room.more).toBe(17);
  });

  it("put goroutines that wait in no queue together by their reason", () => {
    const groups = reasonGroups(whereabouts(recordedWorld));
    expect(groups.map(({ reason, goids }) => [reason, goids])).toEqual([
      ["awaiting orders", [1]],
      ["force gc (idle)", [2]],
      ["GC scavenge wait", [4]],
      ["GC sweep wait", [3]],
      ["GOMAXPROCS updater (idle)", [5]],
    ]);
  });

  it("leave to count only those whom no queue counts", () => {
    const world = crowdedWorld({ processors: 1, global: 100_000, network: 4, dead: 3 });
    expect(unplaced(world, whereabouts(world))).toBe(0);
    const more = { ...world, gCounts: { ...world.gCounts, _Gwaiting: 5004, _Gdead: 70 } };
    expect(unplaced(more, whereabouts(more))).toBe(5000);
    expect(unplaced(recordedWorld, whereabouts(recordedWorld))).toBe(0);
  });
});
