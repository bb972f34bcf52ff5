import text from "../../texts/board.yaml";
import state from "../../texts/state.yaml";
import {
  channelName,
  goroutineName,
  goroutineStates,
  objectName,
  reasonWords,
  type GoroutineState,
} from "../words/state-words";
import type { Goroutine, Machine, Snapshot } from "../world/world";

export type GoroutineLook = GoroutineState | "system";

/** The look of a goroutine; of one that the server did not list, what its place tells. */
export function goroutineLook(g: Goroutine | undefined, place: string): GoroutineLook {
  if (g === undefined) return /runq|runnext/.test(place) ? "runnable" : "waiting";
  return g.system && g.status !== "_Gdead" ? "system" : goroutineStates[g.status];
}

export type MachineLook = "running" | "spinning" | "syscall" | "parked";

export function machineLook(m: Machine): MachineLook {
  if (m.spinning) return "spinning";
  switch (m.state) {
    case "spinning":
    case "scheduling":
      return "spinning";
    case "syscall":
    case "polling":
      return "syscall";
    case "parked":
    case "parkedLocked":
    case "starting":
    case "exited":
      return "parked";
    case "running":
    case "stoppingTheWorld":
    case "sysmon":
      return "running";
  }
}

/** "G7 main.worker, waits for a value from a channel, channel jobs". */
export function goroutineLabel(
  goid: number,
  place: string,
  position: number,
  world: Snapshot,
): string {
  const g = world.gs[goid];
  const waiting = g?.status === "_Gwaiting" && g.waitReason !== "";
  const look = g === undefined ? goroutineLook(g, place) : goroutineStates[g.status];
  const now = waiting ? reasonWords(g.waitReason) : state(`g.${look}`);
  const where = placeWords(place, position, world);
  const name = goroutineName(goid, world);
  return where === ""
    ? text("goroutine-label", { g: name, state: now })
    : text("goroutine-in", { g: name, state: now, place: where });
}

function placeWords(place: string, position: number, world: Snapshot): string {
  const [first = "", second = ""] = place.split(/[ .]/);
  if (place === "sched.runq") return text("in-global", { position: position + 1 });
  if (second === "runnext") return text("in-runnext", { p: first });
  if (second === "runq") return text("in-local", { position: position + 1, p: first });
  if (/^M\d+$/.test(place)) return text("on-machine", { m: place });
  if (first === "chan") return text("at-channel", { name: channelName(world, Number(second)) });
  if (first === "sync") return objectName(world, Number(second));
  return "";
}
