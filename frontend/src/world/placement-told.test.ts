/// <reference types="vite/client" />
import { describe, expect, it } from "vitest";
import { machineOf, placementOf } from "./placement";
import { Replay } from "./replay";
import go124 from "./testdata/placements/go-1-24.txt?raw";
import program from "./testdata/placements/program.txt?raw";
import quota from "./testdata/placements/quota.txt?raw";
import resize from "./testdata/placements/resize-and-collection.txt?raw";
import { valueOf } from "./testdata/recorded-worlds";
import { recordedRuns } from "./testdata/runs";
import type { World } from "./world";

/** Where the server's picture has everything, for some worlds of a run; its test writes this. */
const golden: Readonly<Record<string, string>> = {
  "a Go program": program,
  "Go 1.24": go124,
  "a quota": quota,
  "a resize and a collection": resize,
};
const stride = 7;

function told(world: World): string {
  const { zones, machines } = placementOf(world);
  const list = (goids: readonly number[]): string => `[${goids.join(", ")}]`;
  const places = [...zones.keys()].sort().flatMap((name) => {
    const zone = zones.get(name);
    if (zone === undefined) return [];
    const isSame = zone.home.length === zone.members.length;
    const home = isSame ? "" : `, home ${list(zone.home)}`;
    return `${name}: ${String(zone.size)}, ${list(zone.members)}${home}`;
  });
  const threads = Object.values(world.ms).map(
    ({ id }) => `M${String(id)} ${machines.get(id)?.zone ?? ""}`,
  );
  const ties = Object.values(world.ps).flatMap((p) => {
    const found = machineOf(world, p);
    return found === null ? [] : `P${String(p.id)}: M${String(found.machine.id)} ${found.tie}`;
  });
  return [`step ${String(world.step)}`, ...places, threads.join(", "), ...ties, ""].join("\n");
}

describe("everybody stands where the server's picture has them", () => {
  it.each(recordedRuns)("in %s", (name, recording) => {
    const replay = new Replay(recording);
    const worlds = Array.from(
      { length: Math.floor(recording.deltas.length / stride) + 1 },
      (_, index) => valueOf(replay.at(index * stride)),
    );
    expect(worlds.map(told).join("")).toBe(golden[name]);
  });
});
