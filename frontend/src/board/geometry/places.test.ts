import { describe, expect, it } from "vitest";
import { crowdedWorld, recordedWorld } from "../testdata/world";
import { reasonGroups, roomFor, someOf, waitPlaces } from "./places";

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
    const places = waitPlaces(recordedWorld);
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
    const room = roomFor(waitPlaces(busy), 3);
    expect(room.shown.map(({ id }) => id)).toEqual([1, 2, 15]);
    expect(room.more).toBe(17);
  });

  it("put goroutines that wait in no queue together by their reason", () => {
    const groups = reasonGroups(recordedWorld);
    expect(groups.map(({ reason, goids }) => [reason, goids])).toEqual([
      ["awaiting orders", [1]],
      ["force gc (idle)", [2]],
      ["GC scavenge wait", [4]],
      ["GC sweep wait", [3]],
      ["GOMAXPROCS updater (idle)", [5]],
    ]);
  });
});
