// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { worldWhere } from "../world/testdata/recorded-worlds.ts";
import type { Machine, Processor, SyncObject } from "../world/world.ts";
import { machineLabel, objectState, processorLabel, reasonWords } from "./state-words.ts";

const world = worldWhere(({ ps }) => ps[0] !== undefined && ps[0].runnext === undefined);

function processor(runqsize: number, more: Partial<Processor> = {}): Processor {
  const p0 = world.ps[0];
  if (p0 === undefined) throw new Error("There is no P0");
  return { ...p0, status: "_Pidle", runqsize, ...more };
}

describe("the label of a processor", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
  });

  it.each([
    [0, "P0, idle, nothing queued", "P0, простаивает, очередь пуста"],
    [1, "P0, idle, 1 goroutine queued", "P0, простаивает, в очереди 1 горутина"],
    [2, "P0, idle, 2 goroutines queued", "P0, простаивает, в очереди 2 горутины"],
    [5, "P0, idle, 5 goroutines queued", "P0, простаивает, в очереди 5 горутин"],
    [21, "P0, idle, 21 goroutines queued", "P0, простаивает, в очереди 21 горутина"],
  ])("tells its state and counts %i in both languages", (size, english, russian) => {
    expect(processorLabel(processor(size))).toBe(english);
    document.documentElement.lang = "ru";
    expect(processorLabel(processor(size))).toBe(russian);
  });

  it("counts the goroutine in runnext, too", () => {
    expect(processorLabel(processor(1, { runnext: 7 }))).toBe("P0, idle, 2 goroutines queued");
  });

  it.each([
    ["_Prunning", "running"],
    ["_Psyscall", "in a system call"],
    ["_Pgcstop", "stopped"],
    ["_Pdead", "dead"],
  ] as const)("has a word for %s", (status, word) => {
    expect(processorLabel(processor(0, { status }))).toBe(`P0, ${word}, nothing queued`);
  });
});

describe("the words for other states", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
  });

  it("tell what a machine does, with whom, and what keeps it off its core", () => {
    const m0 = world.ms[0];
    const m = { ...m0, state: "syscall", curg: 1, thread: "frozen" } as Machine;
    expect(machineLabel(m, world)).toBe(
      "M0, in a system call, frozen, the quota is used up, with G1 main.main",
    );
  });

  it.each([
    [true, 0, "locked", "занят"],
    [false, 0, "free", "свободен"],
    [false, 1, "1 reader", "читает 1 горутина"],
    [false, 5, "5 readers", "читают 5 горутин"],
  ])("tell who holds a RWMutex (locked: %s, %i readers)", (locked, count, english, russian) => {
    const rw: SyncObject = {
      id: 1,
      kind: "rwMutex",
      name: "",
      count,
      locked,
      starving: false,
      waiters: [],
      waitersize: 0,
    };
    expect(objectState(rw)).toBe(english);
    document.documentElement.lang = "ru";
    expect(objectState(rw)).toBe(russian);
  });

  it("leave a reason of a later Go as the runtime writes it", () => {
    expect(reasonWords("sleep")).toBe("sleeps (time.Sleep)");
    expect(reasonWords("a reason of Go 1.40")).toBe("a reason of Go 1.40");
  });
});
