import { describe, expect, it } from "vitest";
import { recorded } from "../../message/testdata/recorded";
import type { Command } from "../../message/command";
import { done } from "../../message/result";
import type { World } from "../../world/world";
import { DeedPoint } from "./deed-point";

const { snapshot } = JSON.parse(recorded.made) as { readonly snapshot: World };

describe("the point of a deed", () => {
  it("is taken away once where the run stands at it, however often that is shown", () => {
    const sent: unknown[] = [];
    const point = new DeedPoint({
      send: (_, commands) => {
        sent.push(commands);
        return Promise.resolve(done({ seq: 2, step: 3, timeNs: 4 }));
      },
    });
    const deed = { command: { do: "gc" } satisfies Command, until: "ev.kind == 'gcPhase'" };
    const names = point.commandsFor(deed, { eventsPerSecond: 4 }).map((command) => command.do);
    expect(names).toEqual(["gc", "breakpoint", "play"]);

    const breakpoints = { deed: deed.until };
    point.show({ ...snapshot, breakpoints });
    expect(sent).toEqual([]);
    point.show({ ...snapshot, breakpoints, stoppedBy: "deed" });
    point.show({ ...snapshot, breakpoints, stoppedBy: "deed" });
    point.show({ ...snapshot, breakpoints: {}, stoppedBy: "deed" });
    expect(sent).toEqual([{ do: "clearBreakpoint", id: "deed" }]);

    point.commandsFor(deed, { eventsPerSecond: 4 });
    point.show({ ...snapshot, breakpoints, stoppedBy: "deed" });
    expect(sent).toHaveLength(2);
  });
});
