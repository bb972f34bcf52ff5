import { describe, expect, it } from "vitest";
import { recorded } from "../../message/testdata/recorded";
import type { Command } from "../../message/command";
import { done } from "../../message/result";
import type { World } from "../../world/world";
import { QuickActionBreakpoint } from "./quick-action-breakpoint";

const { snapshot } = JSON.parse(recorded.made) as { readonly snapshot: World };

describe("the breakpoint of a quick action", () => {
  it("is taken away once where the run stands at it, however often that is shown", () => {
    const sent: unknown[] = [];
    const breakpoint = new QuickActionBreakpoint({
      send: (_, commands) => {
        sent.push(commands);
        return Promise.resolve(done({ seq: 2, step: 3, timeNs: 4 }));
      },
    });
    const action = { command: { do: "gc" } satisfies Command, until: "ev.kind == 'gcPhase'" };
    const names = breakpoint
      .commandsFor(action, { eventsPerSecond: 4 })
      .map((command) => command.do);
    expect(names).toEqual(["gc", "breakpoint", "play"]);

    const breakpoints = { deed: action.until };
    breakpoint.show({ ...snapshot, breakpoints });
    expect(sent).toEqual([]);
    breakpoint.show({ ...snapshot, breakpoints, stoppedBy: "deed" });
    breakpoint.show({ ...snapshot, breakpoints, stoppedBy: "deed" });
    breakpoint.show({ ...snapshot, breakpoints: {}, stoppedBy: "deed" });
    expect(sent).toEqual([{ do: "clearBreakpoint", id: "deed" }]);

    breakpoint.commandsFor(action, { eventsPerSecond: 4 });
    breakpoint.show({ ...snapshot, breakpoints, stoppedBy: "deed" });
    expect(sent).toHaveLength(2);
  });
});
