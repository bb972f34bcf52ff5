import type { Goroutine, Machine, Snapshot } from "../../world/world";

/** Each goroutine in exactly one place, though the runtime may have it in several lists. */
export interface Whereabouts {
  readonly placeOf: ReadonlyMap<number, string>;
  readonly inPlace: ReadonlyMap<string, readonly number[]>;
}

/**
 * First come, first served: who runs is on its machine whatever else names it, and a goroutine in
 * a select stands at the first of its channels.
 */
export function whereabouts(world: Snapshot): Whereabouts {
  const placeOf = new Map<number, string>();
  const inPlace = new Map<string, number[]>();
  const put = (place: string, goids: readonly number[]): void => {
    for (const goid of goids) {
      if (placeOf.has(goid)) continue;
      placeOf.set(goid, place);
      const there = inPlace.get(place);
      if (there === undefined) inPlace.set(place, [goid]);
      else there.push(goid);
    }
  };
  for (const [place, goids] of lists(world)) put(place, goids);
  for (const g of Object.values(world.gs)) put(otherPlace(g), [g.id]);
  return { placeOf, inPlace };
}

type List = readonly [place: string, goids: readonly number[]];

function* lists(world: Snapshot): Generator<List> {
  const machines = Object.values(world.ms);
  for (const m of machines) if (m.curg !== undefined) yield [`M${String(m.id)}`, [m.curg]];
  for (const p of Object.values(world.ps)) {
    const name = `P${String(p.id)}`;
    if (p.runnext !== undefined) yield [`${name}.runnext`, [p.runnext]];
    yield [`${name}.runq`, p.runq];
  }
  yield ["sched.runq", world.sched.runq];
  for (const channel of Object.values(world.sync.channels)) {
    yield [`chan ${String(channel.id)} recvq`, channel.recvq];
    yield [`chan ${String(channel.id)} sendq`, channel.sendq];
  }
  for (const object of Object.values(world.sync.objects)) {
    yield [`sync ${String(object.id)}`, object.waiters];
  }
  yield ["netpoll", world.netpoll.goids];
  yield ["timers", world.timers.flatMap(({ goid }) => goid ?? [])];
  yield ["reason GC assist wait", world.gc.assistQueue];
}

function otherPlace(g: Goroutine): string {
  if (g.status === "_Gdead") return "gFree";
  if (g.m !== undefined) return `M${String(g.m)}`;
  if (g.where?.startsWith("M") === true) return g.where;
  return g.waitReason === "" ? `status ${g.status}` : `reason ${g.waitReason}`;
}

/** Where a machine is drawn: under its processor, or in one of the places below the kernel line. */
export type MachinePlace = "hangs" | "syscall" | "netpoll" | "sysmon" | "spare" | "gone";

export function machinePlace(m: Machine, world: Snapshot): MachinePlace {
  if (m.state === "exited") return "gone";
  if (m.id === world.sysmon.m || m.state === "sysmon") return "sysmon";
  if (m.p !== undefined) return "hangs";
  if (m.state === "syscall") return "syscall";
  return m.id === world.netpoll.poller || m.state === "polling" ? "netpoll" : "spare";
}
