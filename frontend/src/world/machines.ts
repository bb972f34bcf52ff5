import type { Machine } from "../message/snapshot";
import { oncePer } from "./once-per";
import type { World } from "./world";

/**
 * Where a machine is to be looked for: with its processor, in a system call, asleep, waking up, in
 * the network poller, at its watch, or between two of these.
 */
export type MachineRole =
  "attached" | "syscall" | "parked" | "starting" | "polling" | "sysmon" | "between" | "exited";

export function roleOf({ state, p }: Machine): MachineRole {
  switch (state) {
    case "syscall":
    case "polling":
    case "sysmon":
    case "exited":
      return state;
    case "parked":
    case "parkedLocked":
      return "parked";
    case "starting":
      return p === undefined ? "starting" : "attached";
    case "running":
    case "scheduling":
    case "spinning":
    case "stoppingTheWorld":
      return p === undefined ? "between" : "attached";
  }
}

/** All machines by their roles, each role in the order of their numbers. */
export const machinesByRole: (world: World) => Readonly<Record<MachineRole, readonly Machine[]>> =
  oncePer((world) => {
    const byRole: Record<MachineRole, Machine[]> = {
      attached: [],
      syscall: [],
      parked: [],
      starting: [],
      polling: [],
      sysmon: [],
      between: [],
      exited: [],
    };
    for (const machine of Object.values(world.ms)) byRole[roleOf(machine)].push(machine);
    return byRole;
  });

/** Machines that look for work in others' queues, of whichever role. */
export function spinningMachines(world: World): readonly Machine[] {
  return Object.values(world.ms).filter(({ spinning }) => spinning);
}
