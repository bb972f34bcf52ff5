import { describe, expect, it } from "vitest";
import { linesOf } from "../reading/log-reader.ts";
import debug2 from "../testdata/dump-1.26-debug2.txt?raw";
import old from "../testdata/dump-1.19-sigquit.txt?raw";
import sigquit from "../testdata/dump-1.26-sigquit.txt?raw";
import { DumpReader } from "./dump-reader.ts";
import type { Dump } from "./goroutine-dump.ts";
import { groupsOf } from "./groups.ts";

function dumpOf(text: string): Dump {
  const reader = new DumpReader();
  for (const line of linesOf(text)) reader.read(line);
  return reader.end();
}

const dumps = { "1.26 by SIGQUIT": sigquit, "1.26 by debug=2": debug2, "1.19 by SIGQUIT": old };

describe("what real Go printed", () => {
  it.each(Object.entries(dumps))("%s: every goroutine is read whole", (_, text) => {
    const dump = dumpOf(text);
    expect(dump.errors).toEqual([]);
    expect(dump.goroutines).toHaveLength(text.match(/^goroutine \d/gm)?.length ?? 0);
    expect(dump.goroutines.every(({ frames }) => frames.length > 0)).toBe(true);
    expect(dump.goroutines.flatMap(({ frames }) => frames).filter((f) => f.place === "")).toEqual(
      [],
    );
  });

  it.each(Object.entries(dumps))("%s: twelve senders are one group and a suspect", (_, text) => {
    const senders = groupsOf(dumpOf(text).goroutines).find(({ state }) => state === "chan send");
    expect(senders?.goroutines).toHaveLength(12);
    expect(senders?.at?.function).toBe("main.(*server).handle");
    expect(senders?.suspicion?.confidence).toBe("possible");
    expect(senders?.suspicion?.reasons.map(({ kind }) => kind)).toEqual(["many", "one-place"]);
  });

  it.each(Object.entries(dumps))("%s: what nobody can wake is certain, and first", (_, text) => {
    const first = groupsOf(dumpOf(text).goroutines).slice(0, 2);
    expect(first.map(({ state }) => state).sort()).toEqual([
      "chan receive (nil chan)",
      "select (no cases)",
    ]);
    expect(first.map(({ suspicion }) => suspicion?.confidence)).toEqual(["certain", "certain"]);
  });

  it("who waits for the network, sleeps, or is the runtime's is no suspect", () => {
    const groups = groupsOf(dumpOf(sigquit).goroutines);
    const suspects = groups.filter(({ suspicion }) => suspicion !== null);
    expect(suspects.map(({ state }) => state)).not.toContain("IO wait");
    expect(suspects.map(({ state }) => state)).not.toContain("sleep");
    expect(groups.find(({ state }) => state === "GC sweep wait")?.isSystem).toBe(true);
  });

  it("a goroutine that is locked to its thread is told to be", () => {
    expect(dumpOf(sigquit).goroutines.filter(({ isLocked }) => isLocked)).toHaveLength(1);
  });
});

describe("a dump", () => {
  const stuck = (id: number, state: string) =>
    `goroutine ${String(id)} [${state}]:\nmain.f(0x1)\n\t/a b/main.go:3 +0x1d\n` +
    `created by main.main\n\t/a b/main.go:9 +0x2\n\n`;

  it("says for how long one waits, and what the collector found", () => {
    const { goroutines } = dumpOf(stuck(7, "chan receive (leaked), 12 minutes, locked to thread"));
    expect(goroutines).toMatchObject([
      { id: 7, state: "chan receive", minutes: 12, isLocked: true, isLeaked: true },
    ]);
    expect(groupsOf(goroutines)[0]?.suspicion?.reasons.map(({ kind }) => kind)).toEqual([
      "leaked",
      "long",
    ]);
  });

  it("groups by state and stack, however long each has waited", () => {
    const text = Array.from({ length: 30 }, (_, i) => stuck(i, `select, ${String(i)} minutes`));
    const [group, ...others] = groupsOf(dumpOf(text.join("")).goroutines);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ minutes: 29, suspicion: { confidence: "likely" } });
  });

  it("with a header that cannot be read loses that goroutine, and says its line", () => {
    const dump = dumpOf(`${stuck(1, "sleep")}goroutine 2 [chan\n\n${stuck(3, "sleep")}`);
    expect(dump.goroutines.map(({ id }) => id)).toEqual([1, 3]);
    expect(dump.errors).toEqual([{ line: 7, kind: "bad-header" }]);
  });

  it("of counted stacks is known as what it is", () => {
    expect(dumpOf("goroutine profile: total 3\n1 @ 0x1\n").isProfile).toBe(true);
  });

  it("of nothing has nothing, and cut anywhere it never throws", () => {
    expect(dumpOf("").goroutines).toEqual([]);
    for (let end = 0; end < 3000; end += 7) groupsOf(dumpOf(debug2.slice(0, end)).goroutines);
  });
});
