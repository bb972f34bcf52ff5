import type { Goroutine, Snapshot } from "../world/world.ts";
import type { Command } from "../world/command.ts";

/** Actions that are worth trying first and need nothing chosen. */
export const quickActionNames = ["block", "work", "one-p", "gc"] as const;
export type QuickActionName = (typeof quickActionNames)[number];

export type QuickActionWorld = Pick<Snapshot, "gs" | "ps" | "gomaxprocs" | "gc"> &
  Partial<Pick<Snapshot, "ended">>;

/** The command that a quick action sends, and the condition at which its effect can be seen. */
export interface QuickAction {
  readonly command: Command;
  readonly until: string;
}

export type QuickActionRefusal = "process-ended" | "nobody-runs" | "one-already" | "collecting";

const callNs = 5_000_000;
const workNs = 2_000_000;
const newcomers = 8;
const gcOff = "off";

/** The quick action as it makes sense in a world, or why it makes none there. */
export function quickActionIn(
  world: QuickActionWorld,
  name: QuickActionName,
): QuickAction | QuickActionRefusal {
  if (world.ended !== undefined) return "process-ended";
  switch (name) {
    case "block": {
      const g = runner(world);
      if (g === null) return "nobody-runs";
      return {
        command: { do: "syscall", g: g.id, ns: callNs },
        until: "ev.kind == 'pHandedOff'",
      };
    }
    case "work": {
      const g = runner(world);
      if (g?.p === undefined) return "nobody-runs";
      return {
        command: { do: "go", behaviour: { kind: "cpu", ns: workNs }, count: newcomers, p: g.p },
        until: "ev.kind == 'steal'",
      };
    }
    case "one-p":
      if (world.gomaxprocs === 1) return "one-already";
      return { command: { do: "gomaxprocs", n: 1 }, until: "ev.kind == 'worldStarted'" };
    case "gc":
      if (world.gc.phase !== gcOff) return "collecting";
      return { command: { do: "gc" }, until: "ev.kind == 'gcPhase'" };
  }
}

/** A goroutine of the program that runs, best one with others queued behind it. */
function runner({ gs, ps }: QuickActionWorld): Goroutine | null {
  const running = Object.values(gs).filter(
    ({ status, system, p }) => status === "_Grunning" && !system && p !== undefined,
  );
  const queued = ({ p = 0 }: Goroutine): number => {
    const processor = ps[p];
    if (processor === undefined) return 0;
    return processor.runqsize + (processor.runnext === undefined ? 0 : 1);
  };
  return running.reduce<Goroutine | null>(
    (best, g) => (best === null || queued(g) > queued(best) ? g : best),
    null,
  );
}
