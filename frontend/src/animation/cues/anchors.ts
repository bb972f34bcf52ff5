import type { MachinePlace } from "../../world/placement";
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
    case "netpoll":
      return [place.zone, "kernel"];
    case "free":
    case "waiting":
    case "nowhere":
    case "receivers":
    case "senders":
    case "object":
      return [place.zone, "waits", "global"];
  }
}

export function machineAnchors(place: MachinePlace): Anchors {
  switch (place.kind) {
    case "processor":
      return processorAnchors(place.p);
    case "syscall":
    case "netpoll":
    case "sysmon":
    case "spare":
      return [place.zone, "kernel"];
    case "gone":
      return ["midle", "kernel"];
  }
}

export function processorAnchors(p: number): Anchors {
  return [`P${String(p)}`, "processors"];
}
