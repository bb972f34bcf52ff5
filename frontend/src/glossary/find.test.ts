import { expect, describe as suite, it } from "vitest";
import { piecesOf } from "./find.ts";
import type { Term } from "./forms.ts";

/** What is found, as `words → term`. */
function found(text: string, language: "en" | "ru", seen = new Set<Term>()): string[] {
  return piecesOf(text, language, seen).flatMap(({ words, term }) =>
    term === null ? [] : [`${words} → ${term}`],
  );
}

suite("terms in an English text", () => {
  it.each([
    [
      "Two goroutines stand in the run queues.",
      ["goroutines → goroutine", "run queues → runqueue"],
    ],
    ["A Goroutine begins the sentence.", ["Goroutine → goroutine"]],
    ["P1’s local run queue is full", ["local run queue → localqueue"]],
    [
      "sysmon hands off the processor",
      ["sysmon → sysmon", "hands off → handoff", "processor → processor"],
    ],
    ["M0 stole 3, M1 is stealing, a theft", ["stole → workstealing"]],
    ["It was preempted at a safe point.", ["preempted → preemption", "safe point → safepoint"]],
    [
      "Stop-the-world pauses, and system calls",
      ["Stop-the-world → stoptheworld", "system calls → syscall"],
    ],
    ["GC assists keep up", ["GC assists → assist"]],
    ["the logical processor of a thread", ["logical processor → processor", "thread → osthread"]],
  ])("%s", (text, expected) => {
    expect(found(text, "en")).toEqual(expected);
  });

  it.each([
    "runtime.Gosched and P0.runnext are names",
    "GoPark, lockstep, clocks and scorecard hold other words",
    "newproc1 and wake_up are names, too",
  ])("are not found in: %s", (text) => {
    expect(found(text, "en")).toEqual([]);
  });
});

suite("terms in a Russian text", () => {
  it.each([
    [
      "Две горутины стоят в очереди выполнения",
      ["горутины → goroutine", "очереди выполнения → runqueue"],
    ],
    ["Горутинам нужен поток", ["Горутинам → goroutine", "поток → osthread"]],
    ["из локальных очередей", ["локальных очередей → localqueue"]],
    ["в глобальную очередь выполнения", ["глобальную очередь выполнения → globalqueue"]],
    ["P1 крадёт половину", ["крадёт → workstealing"]],
    ["кражу работы видно", ["кражу работы → workstealing"]],
    ["логическим процессорам", ["логическим процессорам → processor"]],
    ["sysmon отберёт P", ["sysmon → sysmon", "отберёт P → retake"]],
    ["в системном вызове она не ждёт", ["системном вызове → syscall"]],
    [
      "остановить мир в безопасной точке",
      ["остановить мир → stoptheworld", "безопасной точке → safepoint"],
    ],
    ["пачек и квантов времени", ["пачек → batch", "квантов времени → timeslice"]],
    [
      "поток вращается и паркуется",
      ["поток → osthread", "вращается → spinning", "паркуется → park"],
    ],
    ["слот runnext в кольце", ["слот runnext → runnext", "кольце → ringbuffer"]],
  ])("%s", (text, expected) => {
    expect(found(text, "ru")).toEqual(expected);
  });

  it.each([
    "поля потоковые, процессорного времени нет",
    "доска отображает P0 и будет дальше",
    "тикает, кучка, квотер",
  ])("are not found in: %s", (text) => {
    expect(found(text, "ru")).toEqual([]);
  });
});

suite("a text in pieces", () => {
  it("is the text again when they are put together", () => {
    const text = "A thread (M) takes goroutines from the run queue, and the thread runs them.";
    const pieces = piecesOf(text, "en", new Set());
    expect(pieces.map(({ words }) => words).join("")).toBe(text);
  });

  it("explains a term where it stands first, and none that was explained before", () => {
    const seen = new Set<Term>(["osthread"]);
    expect(found("A thread runs a goroutine; the goroutine parks.", "en", seen)).toEqual([
      "goroutine → goroutine",
      "parks → park",
    ]);
    expect([...seen]).toEqual(["osthread", "goroutine", "park"]);
  });

  it("has no pieces where there is no text", () => {
    expect(piecesOf("", "en", new Set())).toEqual([]);
  });
});
