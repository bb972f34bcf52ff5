// @vitest-environment happy-dom
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { diagnose } from "./diagnosis/diagnose.ts";
import { DumpReader } from "./dump/dump-reader.ts";
import { groupsOf } from "./dump/groups.ts";
import { reasonText } from "./dump-view.ts";
import { evidenceText, scenes } from "./finding-list.ts";
import { linesOf, logOf } from "./reading/log-reader.ts";

const recordings = import.meta.glob<string>("./recordings/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe.each(["en", "ru"])("in %s", (language) => {
  beforeEach(() => {
    document.documentElement.lang = language;
  });

  it("every kind of evidence has a sentence with all its numbers in it", () => {
    const kinds = new Set<string>();
    for (const text of Object.values(recordings)) {
      const { prints } = logOf(text);
      const findings = [...diagnose(prints), ...prints.flatMap((print) => diagnose([print]))];
      for (const { kind, values } of findings.flatMap(({ evidence }) => evidence)) {
        kinds.add(kind);
        const said = evidenceText(kind, values);
        expect([said, /[{}]|undefined/.test(said)]).toEqual([said, false]);
      }
    }
    expect([...kinds].sort()).toEqual(
      [
        "all-busy",
        "all-idle",
        "assists",
        "blocked-threads",
        "busy-at-gap",
        "collector-runs",
        "gap",
        "gaps",
        "nothing-queued",
        "one-queue",
        "queue",
        "queue-here",
        "room",
        "short-queue",
        "still-ticks",
        "stopping",
        "threads-grow",
        "waiting-grow",
      ].filter((kind) => kind !== "stopping" || kinds.has(kind)),
    );
  });

  it("every reason for a suspicion has a sentence with all its numbers in it", () => {
    const reader = new DumpReader();
    const stuck =
      "goroutine 1 [chan send (nil chan) (leaked), 15 minutes]:\nmain.f()\n\tm.go:3\n\n";
    for (const line of linesOf(`${recordings["./recordings/dump.txt"] ?? ""}\n${stuck}`)) {
      reader.read(line);
    }
    const reasons = groupsOf(reader.end().goroutines).flatMap(
      ({ suspicion }) => suspicion?.reasons ?? [],
    );
    expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(6);
    for (const { kind, values } of reasons) {
      expect(reasonText(kind, values)).not.toMatch(/[{}]|undefined/);
    }
  });
});

it("every verdict leads to a scene that the gallery has", () => {
  for (const scene of Object.values(scenes)) {
    const file = `../../../backend/src/main/resources/gopark/scene/scenes/${scene}.yaml`;
    expect([scene, existsSync(fileURLToPath(new URL(file, import.meta.url)))]).toEqual([
      scene,
      true,
    ]);
  }
});
