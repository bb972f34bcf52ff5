import type { MachinePlace } from "../../world/moves";
import type { Place } from "../../world/places";

/**
 * Names under which a place may be found on a drawing, the most exact first: where there is no room
 * for a slot of its own, the card that it belongs to stands for it.
 */
export type Anchors = readonly string[];

export function goroutineAnchors(place: Place): Anchors {
  switch (place.kind) {
    case "runnext":
    case "local":
      return [place.zone, ...processorAnchors(place.p)];
    case "global":
      return [place.zone, "global"];
    case "machine":
      return [place.zone, "midle", "kernel"];
    case "timers":
      return ["timers", "kernel"];
    case "netpoll":
      return ["netpoll", "kernel"];
    case "free":
      return ["gFree", "waits", "global"];
    case "waiting":
      return [`reason ${place.reason}`, "waits", "global"];
    case "nowhere":
      return [`status ${place.status}`, "waits", "global"];
    case "receivers":
    case "senders":
    case "object":
      return [place.zone, "waits", "global"];
  }
}

export function machineAnchors({ role, p }: MachinePlace): Anchors {
  if (p !== undefined) return processorAnchors(p);
  switch (role) {
    case "syscall":
      return ["syscall", "kernel"];
    case "polling":
      return ["netpoll", "kernel"];
    case "sysmon":
      return ["sysmon", "kernel"];
    case "attached":
    case "parked":
    case "starting":
    case "between":
    case "exited":
      return ["midle", "kernel"];
  }
}

function processorAnchors(p: number): Anchors {
  return [`P${String(p)}`, "processors"];
}
