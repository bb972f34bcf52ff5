import { describe, expect, it } from "vitest";
import { lineOf } from "./line-of.ts";
import { logOf, longestLine, mostErrors } from "./log-reader.ts";

const recorded = import.meta.glob<string>("../testdata/go-*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const named = (end: string) =>
  Object.entries(recorded).find(([path]) => path.endsWith(end))?.[1] ?? "";

const healthy =
  "SCHED 1004ms: gomaxprocs=4 idleprocs=1 threads=5 spinningthreads=1 needspinning=0" +
  " idlethreads=0 runqueue=0 [3 2 1 0]";

const flawOf = (text: string) => logOf(text).errors[0];

describe("what real Go printed", () => {
  it("was recorded of three programs and seven releases, at both levels of detail", () => {
    expect(Object.keys(recorded)).toHaveLength(18);
  });

  it.each(Object.keys(recorded))("%s is read to the last field", (path) => {
    const text = recorded[path] ?? "";
    const log = logOf(text);
    expect(log.errors).toEqual([]);
    expect(log.others).toBe(0);
    const details = log.prints.reduce(
      (sum, { detail }) =>
        sum + (detail === null ? 0 : detail.ps.length + detail.ms.length + detail.gs.length),
      0,
    );
    expect(log.prints.length + details).toBe(text.trimEnd().split("\n").length);
  });

  it.each(Object.keys(recorded).filter((path) => path.includes("short")))(
    "%s is written back to the letter",
    (path) => {
      const text = recorded[path] ?? "";
      expect(`${logOf(text).prints.map(lineOf).join("\n")}\n`).toBe(text);
    },
  );

  it("is told apart by its format", () => {
    const formatOf = (end: string) => logOf(named(end)).prints[0]?.format;
    expect(formatOf("go-1.13-pool-short.txt")).toBe("go-1.19");
    expect(formatOf("go-1.19-pool-short.txt")).toBe("go-1.19");
    expect(formatOf("go-1.20-pool-short.txt")).toBe("go-1.20");
    expect(formatOf("go-1.24-pool-short.txt")).toBe("go-1.20");
    expect(formatOf("go-1.25-pool-short.txt")).toBe("go-1.25");
    expect(formatOf("go-1.26-pool-short.txt")).toBe("go-1.25");
  });

  it("has queues and ticks in its detailed lines, too", () => {
    const { prints } = logOf(named("go-1.26-gc-detail.txt"));
    const [print] = prints;
    expect(print?.queues).toHaveLength(4);
    expect(print?.schedticks).toHaveLength(4);
    const reasons = prints.flatMap(({ detail }) => detail?.gs.map((g) => g.waitReason) ?? []);
    expect(reasons).toContain("force gc (idle)");
  });
});

describe("a log", () => {
  it("may have the time of whoever collected it before each line", () => {
    const log = logOf(`2026-01-02T03:04:05.6Z stderr F ${healthy}\r\n[web] ${healthy}\n`);
    expect(log.errors).toEqual([]);
    expect(log.prints.map(({ line }) => line)).toEqual([1, 2]);
  });

  it("may have what the program itself printed between its lines", () => {
    const log = logOf(`listening on :8080\n${healthy}\n\nGET /\n${healthy}`);
    expect(log.prints).toHaveLength(2);
    expect(log.others).toBe(2);
    expect(log.errors).toEqual([]);
  });

  it("loses one line and no other where one cannot be read", () => {
    const log = logOf(`${healthy}\nSCHED 5ms: gomaxprocs=x\n${healthy}`);
    expect(log.prints.map(({ line }) => line)).toEqual([1, 3]);
    expect(log.errors).toEqual([{ line: 2, flaw: { kind: "cut" } }]);
  });

  it.each([
    ["SCHED 5", { kind: "cut" }],
    [healthy.slice(0, 60), { kind: "cut" }],
    [healthy.slice(0, -3), { kind: "cut" }],
    [healthy.replace("threads=5 ", ""), { kind: "no-field", field: "threads" }],
    [healthy.replace("=5 ", "=-5 "), { kind: "bad-number", field: "threads", found: "-5" }],
    [healthy.replace("=5 ", "=1e9 "), { kind: "bad-number", field: "threads", found: "1e9" }],
    [
      healthy.replace("=5 ", "=99999999999999999999 "),
      { kind: "bad-number", field: "threads", found: "99999999999999999999" },
    ],
    [healthy.replace("[3 2", "[3 two"), { kind: "bad-number", field: "runqsize", found: "two" }],
    [healthy.replace("1004ms", "1004m"), { kind: "bad-number", field: "SCHED", found: "1004m:" }],
    [
      healthy.replace("runqueue=0", "runqueue=0 colour=red"),
      { kind: "unknown-field", field: "colour" },
    ],
    [healthy.replace("idleprocs=1", "idleprocs=9"), { kind: "impossible", field: "idleprocs" }],
    [
      healthy.replace("idlethreads=0", "idlethreads=6"),
      { kind: "impossible", field: "idlethreads" },
    ],
    [healthy.replace(" 0]", "]"), { kind: "impossible", field: "gomaxprocs" }],
    ["  P0: status=1 schedtick=4", { kind: "no-print" }],
    [`${healthy}${" ".repeat(longestLine)}`, { kind: "too-long" }],
  ])("%.90s is told with its line", (text, flaw) => {
    expect(flawOf(`hello\n${text}`)).toEqual({ line: 2, flaw });
  });

  it("that is cut at any letter gives its whole lines and at most one error", () => {
    const text = named("go-1.26-storm-short.txt") + named("go-1.26-pool-detail.txt");
    for (let end = 0; end <= 3000; end++) {
      const log = logOf(text.slice(0, end));
      expect(log.errors.length).toBeLessThanOrEqual(1);
      expect(log.errors.every(({ line }) => line === log.lines)).toBe(true);
    }
  });

  it("of nothing but rubbish has no print, and no end of errors is kept", () => {
    const rubbish = Array.from({ length: 500 }, (_, i) => `SCHED ${String(i)}ms: [[[[ ]]]]`);
    const log = logOf(rubbish.join("\n"));
    expect(log.prints).toEqual([]);
    expect(log.errors).toHaveLength(mostErrors);
    expect(log.moreErrors).toBe(500 - mostErrors);
    expect(logOf("\0\u{1f600}<script>").others).toBe(1);
  });
});
