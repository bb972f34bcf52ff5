import { beforeEach, describe, expect, it } from "vitest";
import { recording } from "../../world/testdata/recorded-worlds";
import type { World } from "../../world/world";
import { Store, whenever } from "./store";

const shown = (different: Partial<World> = {}) => ({
  view: { world: { ...recording.snapshot, ...different }, events: [], fresh: [] },
  elsewhere: false,
  otherBranch: false,
});

describe("the store", () => {
  let store: Store;
  let life: AbortController;

  beforeEach(() => {
    store = new Store();
    life = new AbortController();
  });

  it("tells who reads it what is there, and each change of that", () => {
    const told: unknown[] = [];
    whenever(
      () => ({ thing: store.chosen.value }),
      ({ thing }) => told.push(thing),
    );
    store.chosen.value = { kind: "g", id: 7 };
    store.pinned.value = [{ kind: "g", id: 8 }];
    expect(told).toEqual([null, { kind: "g", id: 7 }]);
  });

  it("tells nothing before there is something to tell", () => {
    const steps: number[] = [];
    whenever(
      () => store.world.value,
      ({ step }) => steps.push(step),
    );
    expect(steps).toEqual([]);
    store.shown.value = shown({ step: 5 });
    expect(steps).toEqual([5]);
  });

  it("tells a part of a moment only when that part is another", () => {
    const branches: number[] = [];
    whenever(
      () => store.branch.value,
      (branch) => branches.push(branch),
    );
    store.shown.value = shown({ step: 5, branch: 0 });
    store.shown.value = shown({ step: 6, branch: 0 });
    store.shown.value = shown({ step: 6, branch: 2 });
    expect(branches).toEqual([0, 2]);
  });

  it("does not count what is read while something is done", () => {
    let times = 0;
    whenever(
      () => store.shown.value,
      () => {
        if (store.chosen.value === null) times++;
      },
    );
    store.shown.value = shown();
    store.chosen.value = { kind: "g", id: 7 };
    expect(times).toBe(1);
  });

  it("tells no more once a life has ended", () => {
    let times = 0;
    whenever(
      () => store.shown.value,
      () => times++,
      life.signal,
    );
    store.shown.value = shown();
    life.abort();
    store.shown.value = shown({ step: 9 });
    expect(times).toBe(1);
  });

  it("forgets the moment of a session that is left", () => {
    store.shown.value = shown();
    store.beginAnew();
    expect(store.world.value).toBeNull();
    expect(store.session.value).toBeNull();
    expect(store.processors.value).toBeNull();
  });
});
