// @vitest-environment happy-dom
import { beforeEach, describe as about, expect, it } from "vitest";
import { queued } from "../world/processors.ts";
import { recordedWorlds, worldWhere } from "../world/testdata/recorded-worlds.ts";
import type { Processor, World } from "../world/world.ts";
import { processorState } from "../words/state-words.ts";
import { describe, plainText } from "./describe.ts";
import type { Item } from "./item.ts";

const world = worldWhere(({ ps }) => ps[0] !== undefined && ps[0].runnext === undefined);

/** The world with one processor, whose ring and runnext hold `size` goroutines. */
function withQueue(size: number): World {
  const p0 = world.ps[0];
  if (p0 === undefined) throw new Error("There is no P0");
  const runq = Array.from({ length: size }, (_each, index) => index + 100);
  const p: Processor = { ...p0, runq, runqhead: 0, runqtail: size, runqsize: size };
  return { ...world, ps: { 0: p }, sched: { ...world.sched, runq, runqsize: size } };
}

const all = (items: readonly Item[]): string[] =>
  items.flatMap(({ words, items: inner = [] }) => [words, ...all(inner)]);
const everything = (of: World) => describe(of, null).flatMap(({ items }) => all(items));
const section = (of: World, at: number) => describe(of, null)[at]?.items ?? [];
const processorLine = (of: World) => section(of, 2)[0]?.words;
const globalLine = (of: World) => section(of, 1)[0]?.words.split(":")[0];

about("the board in words", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
  });

  it("lists each processor with its state and the size of its queue, as the model has them", () => {
    for (const recorded of recordedWorlds) {
      const words = section(recorded, 2).map((item) => item.words);
      expect(words).toEqual(
        Object.values(recorded.ps).map((p) => {
          const count = queued(p);
          const queue =
            count === 0
              ? "nothing queued"
              : `${String(count)} goroutine${count > 1 ? "s" : ""} queued`;
          return `P${String(p.id)}, ${processorState(p)} (${p.status}), ${queue}`;
        }),
      );
    }
  });

  it("tells of every goroutine and machine that is listed and alive", () => {
    for (const recorded of recordedWorlds) {
      const words = `${everything(recorded).join("\n")}\n`;
      const alive = Object.values(recorded.gs).filter(({ status }) => status !== "_Gdead");
      for (const { id } of alive) expect(words).toMatch(new RegExp(`\\bG${String(id)}\\b`));
      const there = Object.values(recorded.ms).filter(
        ({ id, state }) => state !== "exited" && id !== recorded.sysmon.m,
      );
      for (const { id } of there) expect(words).toMatch(new RegExp(`\\bM${String(id)}\\b`));
    }
  });

  it.each([
    [1, "1 goroutine queued", "1 goroutine"],
    [2, "2 goroutines queued", "2 goroutines"],
    [5, "5 goroutines queued", "5 goroutines"],
    [21, "21 goroutines queued", "21 goroutines"],
  ])("counts %i in English", (size, queue, global) => {
    expect(processorLine(withQueue(size))).toContain(queue);
    expect(globalLine(withQueue(size))).toBe(`Global run queue, ${global}`);
  });

  it.each([
    [1, "в очереди 1 горутина", "1 горутина"],
    [2, "в очереди 2 горутины", "2 горутины"],
    [5, "в очереди 5 горутин", "5 горутин"],
    [21, "в очереди 21 горутина", "21 горутина"],
  ])("counts %i in Russian", (size, queue, global) => {
    document.documentElement.lang = "ru";
    expect(processorLine(withQueue(size))).toContain(queue);
    expect(globalLine(withQueue(size))).toBe(`Глобальная очередь, ${global}`);
  });

  it("names the first of a long queue, and says how many more there are", () => {
    const line = section(withQueue(256), 1)[0]?.words;
    expect(line).toMatch(/^Global run queue, 256 goroutines: G100, .*, G115 and 240 more$/);
  });

  it("ends its overview with what has just happened", () => {
    const overview = describe(world, "P1 stole 3 from P0.")[0]?.items.at(-1);
    expect(overview?.words).toBe("Last: P1 stole 3 from P0.");
  });

  it("is the same as plain text, indented", () => {
    const text = plainText(describe(world, null));
    expect(text).toMatch(/^Overview\n- Paused\. Step /);
    expect(text).toMatch(/\n\nProcessors and their threads\n- P0, .*\n {2}- M\d/);
    expect(text.split("\n").filter((line) => line.includes("- "))).toHaveLength(
      everything(world).length,
    );
  });
});
