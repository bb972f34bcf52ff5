import { describe, expect, it } from "vitest";
import { arrange } from "./arrangement.ts";
import { withCount, withQueue } from "./edit.ts";
import { pointsOf } from "./points.ts";
import { logOf } from "./reading/log-reader.ts";
import type { Print } from "./reading/print.ts";
import { inSlices } from "./slices.ts";

const line =
  "SCHED 1004ms: gomaxprocs=4 idleprocs=1 threads=5 spinningthreads=1 needspinning=0" +
  " idlethreads=2 runqueue=0 [ 3 2 1 0 ] schedticks=[ 1 2 3 4 ]";

function printOf(text: string): Print {
  const [print] = logOf(text).prints;
  if (print === undefined) throw new Error(`Not a print: ${text}`);
  return print;
}

describe("an edit", () => {
  it("of the number of processors gives each a queue and a tick", () => {
    const grown = withCount(printOf(line), "gomaxprocs", 6);
    expect(grown.queues).toEqual([3, 2, 1, 0, 0, 0]);
    expect(grown.schedticks).toEqual([1, 2, 3, 4, 0, 0]);
    const shrunk = withCount(withCount(printOf(line), "idleprocs", 4), "gomaxprocs", 2);
    expect(shrunk).toMatchObject({ idleprocs: 2, queues: [3, 2] });
  });

  it("cannot make a print that no runtime prints", () => {
    const print = printOf(line);
    expect(withCount(print, "idleprocs", 9).idleprocs).toBe(4);
    expect(withCount(print, "threads", 1).idlethreads).toBe(1);
    expect(withCount(print, "runqueue", -3).runqueue).toBe(0);
    expect(withCount(print, "runqueue", NaN).runqueue).toBe(0);
    expect(withCount(print, "gomaxprocs", 0).gomaxprocs).toBe(1);
    expect(withQueue(print, 1, 999).queues).toEqual([3, 256, 1, 0]);
  });
});

describe("the points of a chart", () => {
  it("go on where a program began anew, and keep the worst of each stretch", () => {
    const again = [0, 5, 0, 5].map((timeMs) => ({ ...printOf(line), timeMs }));
    expect(pointsOf(again).map(({ ms }) => ms)).toEqual([0, 5, 5, 10]);
    const many = Array.from({ length: 5000 }, (_, i) => ({
      ...printOf(line),
      timeMs: i,
      runqueue: i === 4321 ? 900 : 0,
    }));
    const points = pointsOf(many);
    expect(points.length).toBeLessThanOrEqual(500);
    expect(points.find(({ global }) => global === 900)?.index).toBe(4321);
  });
});

describe("a board for a print", () => {
  it("has a goroutine more in each queue, for runnext, and a seat for each busy processor", () => {
    const full = printOf(line.replace("idleprocs=1", "idleprocs=0"));
    const { scenario, isSmaller } = arrange(full);
    expect(scenario).toMatchObject({ gomaxprocs: 4 });
    expect(JSON.stringify(scenario["program"])).toContain("[]int{4, 3, 2, 0}");
    expect(isSmaller).toBe(false);
  });

  it("says so where the board is smaller than the log", () => {
    expect(arrange(printOf(line.replace("runqueue=0", "runqueue=900"))).isSmaller).toBe(true);
    expect(arrange(printOf(line.replace("threads=5", "threads=500"))).isSmaller).toBe(true);
  });
});

describe("a text", () => {
  it("is read to its end in slices, and not when it is given up", async () => {
    const text = "a\n".repeat(300_000);
    let lines = 0;
    const told: number[] = [];
    const read = () => {
      lines++;
    };
    const whole = await inSlices(text, read, (at) => told.push(at), new AbortController().signal);
    expect([whole, lines]).toEqual([true, 300_000]);
    const stopped = new AbortController();
    stopped.abort();
    expect(await inSlices("a", read, () => undefined, stopped.signal)).toBe(false);
  });
});
