// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Board } from "./board";
import { placementOf } from "../world/placement";
import { crowdedWorld, recordedWorld, type Crowd } from "./testdata/world";
import { processorLabel } from "../words/state-words";
import type { Snapshot } from "../world/world";

async function drawn(world: Snapshot, more: Partial<Board> = {}): Promise<Board> {
  const board = Object.assign(new Board(), { world, ...more });
  document.body.append(board);
  await board.updateComplete;
  return board;
}

async function show(board: Board, world: Snapshot): Promise<void> {
  board.world = world;
  await board.updateComplete;
}

const keys = (board: Board, kind: string) =>
  [...board.querySelectorAll(`button[data-kind="${kind}"]`)].map((item) =>
    item.getAttribute("data-key"),
  );
const item = (board: Board, key: string) => board.querySelector<HTMLElement>(`[data-key="${key}"]`);

beforeEach(() => {
  document.documentElement.lang = "en";
});

afterEach(() => {
  document.body.replaceChildren();
});

describe("the board", () => {
  it("draws each listed goroutine and machine of a small world exactly once", async () => {
    const board = await drawn(recordedWorld);
    const goroutines = Object.keys(recordedWorld.gs).map((id) => `G${id}`);
    expect(keys(board, "g").toSorted()).toEqual(goroutines.toSorted());
    expect(keys(board, "m").toSorted()).toEqual(["M0", "M1", "M2", "M3", "M4", "M5"]);
    expect(keys(board, "p")).toEqual(["P0", "P1", "P2"]);
  });

  it("takes another size at once, though it was drawn in this frame already", async () => {
    const board = await drawn(recordedWorld);
    board.enlarged = 1.25;
    const before = board.style.getPropertyValue("zoom");
    board.drawAtOnce();
    expect([before, board.style.getPropertyValue("zoom")]).toEqual(["1", "1.25"]);
  });

  it("shows how far a processor is to the global queue, by the rule that holds", async () => {
    const board = await drawn(recordedWorld);
    const ticks = () =>
      [...board.querySelectorAll(".p-tick")].map((tick) => tick.getAttribute("aria-label"));
    expect(ticks()).toHaveLength(3);
    expect(ticks()[0]).toContain(" of 61: every 61st search begins with the global queue");

    await show(board, { ...recordedWorld, globalTick: 7 });
    expect(ticks()[0]).toContain(" of 7: every 7th search");

    await show(board, { ...recordedWorld, globalTick: 0 });
    expect(ticks()).toEqual([]);
  });

  it("draws no goroutine twice in a crowded one", async () => {
    const marks = keys(await drawn(crowdedWorld(everything)), "g");
    expect(new Set(marks).size).toBe(marks.length);
  });

  it("says of each mark where it stands", async () => {
    const board = await drawn(recordedWorld);
    const { goroutines } = placementOf(recordedWorld);
    for (const mark of board.querySelectorAll<HTMLElement>("button[data-kind='g']")) {
      expect(mark.dataset["place"]).toBe(goroutines.get(Number(mark.dataset["id"]))?.zone);
    }
  });

  it("names things as one would say them, in the language of the page", async () => {
    const board = await drawn(recordedWorld);
    const label = (key: string) => item(board, key)?.getAttribute("aria-label");
    expect(label("G10")).toBe("G10 main.consumer, waits for a value from a channel, channel jobs");
    expect(label("G9")).toBe("G9 main.producer, runnable, in runnext of P2");
    expect(label("P2")).toBe("P2, running _Prunning, 1 goroutine queued");
    expect(label("M4")).toBe("M4, running, with G6 main.mutex");
    document.documentElement.lang = "ru";
    const russian = await drawn(recordedWorld);
    expect(item(russian, "G9")?.getAttribute("aria-label")).toBe(
      "G9 main.producer, готова к выполнению, в слоте runnext P2",
    );
  });

  it("says of each processor its state and its queue’s size, as the model has them", async () => {
    for (const processors of [1, 4, 17]) {
      const world = crowdedWorld({ processors, queues: [0, 1, 2, 5, 21] });
      const board = await drawn(world);
      for (const p of Object.values(world.ps)) {
        const name = `P${String(p.id)}`;
        const labels = [processorLabel(p), processorLabel(p, p.status)];
        expect(item(board, name)?.getAttribute("aria-label")).toBeOneOf(labels);
      }
    }
  });

  it("hangs a machine under its processor, with its goroutine in it", async () => {
    const board = await drawn(recordedWorld);
    const hanging = item(board, "M4")?.closest("gopark-machine");
    expect(hanging?.querySelector("[data-key='G6']")).not.toBeNull();
    expect(item(board, "M4")?.dataset["place"]).toBe("P1");
    expect(item(board, "M2")?.closest("gopark-kernel")).not.toBeNull();
  });

  it("tells of a machine that stands by without a core", async () => {
    const m4 = { ...recordedWorld.ms[4], thread: "ready" } as Snapshot["ms"][string];
    const board = await drawn({ ...recordedWorld, ms: { ...recordedWorld.ms, 4: m4 } });
    expect(item(board, "M4")?.getAttribute("aria-label")).toContain("waits for a core");
  });

  it("keeps the elements of processors while the world changes", async () => {
    const board = await drawn(crowdedWorld({ processors: 4 }));
    const before = [...board.querySelectorAll("gopark-processor")];
    await show(board, crowdedWorld({ processors: 4, queues: [256, 3, 40, 0], global: 100_000 }));
    expect([...board.querySelectorAll("gopark-processor")]).toEqual(before);
  });

  it("marks what is chosen and what is followed", async () => {
    const board = await drawn(recordedWorld, {
      chosen: { kind: "g", id: 9 },
      pinned: [{ kind: "g", id: 7 }],
    });
    expect(item(board, "G9")?.getAttribute("aria-current")).toBe("true");
    expect(board.querySelectorAll("[aria-current]")).toHaveLength(1);
    expect(item(board, "G7")?.hasAttribute("data-pinned")).toBe(true);
  });

  it("draws a followed goroutine though it stands deep in a queue", async () => {
    const world = crowdedWorld({ processors: 1, queues: [200] });
    const goid = world.ps[0]?.runq[150] ?? 0;
    const board = await drawn(world);
    expect(item(board, `G${String(goid)}`)).toBeNull();
    board.pinned = [{ kind: "g", id: goid }];
    await board.updateComplete;
    expect(item(board, `G${String(goid)}`)).not.toBeNull();
  });

  it("says that no timer is set only if nobody sleeps", async () => {
    const without = async (gs: Snapshot["gs"]) =>
      (await drawn({ ...recordedWorld, gs, timers: [] })).querySelector("gopark-timers")
        ?.textContent ?? "";
    expect(await without(recordedWorld.gs)).toContain("none is set");
    const waiting = Object.values(recordedWorld.gs).find(({ status }) => status === "_Gwaiting");
    if (waiting === undefined) expect.unreachable();
    const sleeper = { ...waiting, id: 9_999, where: "timer" };
    expect(await without({ ...recordedWorld.gs, 9999: sleeper })).not.toContain("none is set");
  });

  it("leaves the waiting out of a small frame", async () => {
    const board = await drawn(recordedWorld, { brief: true });
    expect(board.querySelector("gopark-waits")).toBeNull();
    expect(board.querySelector("gopark-processor")).not.toBeNull();
  });
});

const everything: Crowd = {
  processors: 16,
  queues: [8, 8, 8, 8, 200, 64],
  global: 12,
  channels: 300,
  waiters: 20,
  mutexes: 300,
  syscalls: 200,
  parked: 500,
  network: 256,
  sleepers: 256,
  dead: 100,
};

describe("the size of the drawing", () => {
  it.each<[string, Crowd]>([
    ["one processor", { ...everything, processors: 1, queues: [256], global: 1_000_000 }],
    ["4 processors with circles", { ...everything, processors: 4, queues: [12] }],
    ["16 processors", everything],
    ["16 processors with circles", { ...everything, queues: [8] }],
    ["17 processors", { ...everything, processors: 17, queues: [12] }],
    ["64 processors", { ...everything, processors: 64, queues: [256] }],
    ["256 processors", { ...everything, processors: 256, queues: [12, 256] }],
  ])("stays below 2,500 nodes with %s", async (_, crowd) => {
    const board = await drawn(crowdedWorld(crowd));
    expect(board.querySelectorAll("*").length).toBeLessThan(2500);
  });

  it("does not grow with the queues of the world", async () => {
    const board = await drawn(crowdedWorld({ processors: 4, queues: [256], global: 257 }));
    const before = board.querySelectorAll("*").length;
    await show(board, crowdedWorld({ processors: 4, queues: [256], global: 1_000_000 }));
    expect(board.querySelectorAll("*").length).toBe(before);
  });

  it("has no style that the page's policy would refuse", async () => {
    const board = await drawn(crowdedWorld(everything));
    expect(board.querySelectorAll("[style]")).toHaveLength(0);
  });
});
