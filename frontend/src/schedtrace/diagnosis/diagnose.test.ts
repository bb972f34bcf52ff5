import { describe, expect, it } from "vitest";
import { logOf } from "../reading/log-reader.ts";
import type { Print } from "../reading/print.ts";
import { diagnose } from "./diagnose.ts";

const recordings = import.meta.glob<string>("../recordings/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (name: string) => logOf(recordings[`../recordings/${name}.txt`] ?? "").prints;
const line = (text: string) => logOf(`SCHED 1004ms: ${text}`).prints;

const healthyLine =
  "gomaxprocs=4 idleprocs=1 threads=5 spinningthreads=1 needspinning=0 idlethreads=0" +
  " runqueue=0 [3 2 1 0]";

describe("each recording is told for what it is", () => {
  it.each([
    ["healthy", "healthy", "likely"],
    ["saturated", "saturated", "certain"],
    ["hot", "hot-processor", "certain"],
    ["storm", "system-calls", "certain"],
    ["idle", "idle", "certain"],
    ["leak", "leak", "likely"],
    ["throttled", "throttled", "likely"],
    ["collecting", "collecting", "certain"],
  ])("%s: %s, %s", (name, verdict, confidence) => {
    const [first] = diagnose(read(name));
    expect(first).toMatchObject({ verdict, confidence });
    expect(first?.evidence.length).toBeGreaterThan(0);
  });

  it("with evidence that stands in the line it names", () => {
    for (const [path, text] of Object.entries(recordings)) {
      const { prints } = logOf(text);
      for (const { evidence } of diagnose(prints)) {
        for (const { line: at } of evidence) {
          expect([path, prints.some((print) => print.line === at)]).toEqual([path, true]);
        }
      }
    }
  });
});

describe("one line", () => {
  it("with short queues and a processor to spare is healthy, as far as one line can tell", () => {
    expect(diagnose(line(healthyLine))).toMatchObject([
      { verdict: "healthy", confidence: "possible" },
    ]);
  });

  it("with 900 in the global queue and no idle processor is saturated", () => {
    const changed = healthyLine
      .replace("runqueue=0", "runqueue=900")
      .replace("idleprocs=1", "idleprocs=0");
    expect(diagnose(line(changed))).toMatchObject([{ verdict: "saturated", confidence: "likely" }]);
  });

  it("with all processors idle is idle", () => {
    const text = healthyLine
      .replace("idleprocs=1", "idleprocs=4")
      .replace("[3 2 1 0]", "[0 0 0 0]");
    expect(diagnose(line(text))).toMatchObject([{ verdict: "idle" }]);
  });

  it("with one long queue has a hot processor", () => {
    const text = healthyLine.replace("[3 2 1 0]", "[0 88 1 0]");
    const [found] = diagnose(line(text));
    expect(found).toMatchObject({ verdict: "hot-processor" });
    expect(found?.evidence[0]).toMatchObject({ values: { p: "P1", count: 88, others: 1 } });
  });

  it("with sixty threads that neither sleep nor hold a processor is in system calls", () => {
    const text = healthyLine.replace("threads=5 ", "threads=64 ");
    expect(diagnose(line(text))[0]).toMatchObject({
      verdict: "system-calls",
      evidence: [{ values: { blocked: 60, busy: 3, idle: 0, threads: 64 } }],
    });
  });
});

describe("a diagnosis", () => {
  it("of nothing says nothing", () => {
    expect(diagnose([])).toEqual([]);
  });

  it("does not call goroutines that come and go a leak", () => {
    const changed = read("leak").map((print, at): Print => {
      const { detail } = print;
      if (detail === null || at % 2 === 0) return print;
      return { ...print, detail: { ...detail, gs: detail.gs.slice(0, 5) } };
    });
    expect(diagnose(changed).map(({ verdict }) => verdict)).not.toContain("leak");
  });

  it("does not call holes in an idle program's log throttling", () => {
    const asleep = read("throttled").map((print) => ({ ...print, idleprocs: print.gomaxprocs }));
    expect(diagnose(asleep).map(({ verdict }) => verdict)).not.toContain("throttled");
  });
});
