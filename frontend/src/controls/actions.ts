import type { Goroutine, Machine, Processor, Snapshot } from "../world/world.ts";
import type { Thing } from "../world/thing.ts";
import type { BlockReason, Command } from "../world/command.ts";

/** What the actions depend on. */
export type ActionWorld = Pick<Snapshot, "gs" | "ms" | "ps" | "gomaxprocs" | "breakpoints"> &
  Partial<Pick<Snapshot, "ended">>;

export type ActionName =
  | "syscall"
  | "net-read"
  | "sleep"
  | "block-chan"
  | "block-mutex"
  | "block-select"
  | "unblock"
  | "gosched"
  | "preempt"
  | "exit"
  | "panic"
  | "lock-thread"
  | "unlock-thread"
  | "grow-stack"
  | "go"
  | "stop-when-full"
  | "more-processors"
  | "fewer-processors";

export type ReasonCode =
  | "process-ended"
  | "gone"
  | "dead"
  | "system"
  | "not-running"
  | "not-waiting"
  | "waits-for-something"
  | "in-syscall"
  | "not-locked"
  | "runs-nobody"
  | "runs-runtime"
  | "only-processor"
  | "watched-already"
  | "sysmon"
  | "parked"
  | "searching"
  | "nothing-to-do";

/** Why something makes no sense now: `name` is whom it is about, `detail` the runtime's words. */
export interface Reason {
  readonly code: ReasonCode;
  readonly name: string;
  readonly detail: string;
}

export interface Action {
  readonly name: ActionName;
  readonly command: Command;
  /** The goroutine does not run: it does this when it next does. */
  readonly later: boolean;
  /** Whether it lasts as long as was said. */
  readonly lasts: boolean;
  /** What is seldom wanted stands behind one more press, so that the menu is short. */
  readonly rare: boolean;
  /** Why it makes no sense now; absent where it does. */
  readonly refused?: Reason;
}

/** What can be done with a thing, or why nothing can. */
export interface Actions {
  readonly actions: readonly Action[];
  readonly nothing?: Reason;
}

const because = (code: ReasonCode, name: string, detail = ""): Reason => ({ code, name, detail });
const nothing = (code: ReasonCode, name: string, detail = ""): Actions => ({
  actions: [],
  nothing: because(code, name, detail),
});

/** The actions that make sense for a thing; those that last take `ns` nanoseconds. */
export function actionsFor(world: ActionWorld, thing: Thing, ns = 1_000_000): Actions {
  const id = String(thing.id);
  if (world.ended !== undefined) return nothing("process-ended", String(world.ended.exitCode));
  if (thing.kind === "g") return ofGoroutine(world.gs[id], `G${id}`, ns);
  if (thing.kind === "m") return ofMachine(world, world.ms[id], `M${id}`, ns);
  if (thing.kind === "p" || thing.kind === "runq")
    return ofProcessor(world, world.ps[id], `P${id}`);
  return nothing("nothing-to-do", thing.kind);
}

const ownStack = 65_536;

/** How an action differs from one that is often wanted and done whenever its goroutine runs. */
interface Manner {
  readonly lasts?: boolean;
  readonly rare?: boolean;
  readonly atOnce?: boolean;
  readonly refused?: Reason | undefined;
}

function ofGoroutine(g: Goroutine | undefined, name: string, ns: number): Actions {
  if (g === undefined) return nothing("gone", name);
  if (g.status === "_Gdead") return nothing("dead", name);
  if (g.system) return nothing("system", name, g.name);
  const of = { g: g.id };
  const order = (
    action: ActionName,
    command: Command,
    { lasts = false, rare = false, atOnce = false, refused }: Manner = {},
  ): Action => ({
    name: action,
    command,
    later: !atOnce && g.status !== "_Grunning",
    lasts,
    rare,
    ...(refused === undefined ? {} : { refused }),
  });
  const block = (reason: BlockReason): Command => ({ do: "block", ...of, reason });
  const lasts = true;
  const rare = true;
  const atOnce = true;
  const unlocked = g.lockedm === undefined ? because("not-locked", name) : undefined;
  return {
    actions: [
      order("syscall", { do: "syscall", ...of, ns }, { lasts }),
      order("net-read", { do: "netRead", ...of, ns }, { lasts }),
      order("sleep", { do: "sleep", ...of, ns }, { lasts }),
      order("block-chan", block("chan receive"), { rare }),
      order("block-mutex", block("sync.Mutex.Lock"), { rare }),
      order("block-select", block("select"), { rare }),
      order("unblock", { do: "unblock", ...of }, { atOnce, refused: whyNotUnblocked(g, name) }),
      order("gosched", { do: "gosched", ...of }),
      order("preempt", { do: "preempt", ...of }, { atOnce, refused: whyNotPreempted(g, name) }),
      order("lock-thread", { do: "lockThread", ...of }, { rare }),
      order("unlock-thread", { do: "unlockThread", ...of }, { rare, refused: unlocked }),
      order(
        "grow-stack",
        { do: "growStack", ...of, bytes: Math.max(ownStack, g.stackBytes * 2) },
        { rare },
      ),
      order("exit", { do: "exit", ...of }, { rare }),
      order("panic", { do: "panic", ...of }, { rare }),
    ],
  };
}

function whyNotUnblocked(g: Goroutine, name: string): Reason | undefined {
  if (g.status === "_Gsyscall") return because("in-syscall", name);
  if (g.status !== "_Gwaiting") return because("not-waiting", name, g.status);
  return g.operation === "block" ? undefined : because("waits-for-something", name, g.waitReason);
}

function whyNotPreempted(g: Goroutine, name: string): Reason | undefined {
  return g.status === "_Grunning" ? undefined : because("not-running", name, g.status);
}

/** A machine does what its goroutine does. */
function ofMachine(world: ActionWorld, m: Machine | undefined, name: string, ns: number): Actions {
  if (m === undefined || m.state === "exited") return nothing("gone", name);
  if (m.state === "sysmon") return nothing("sysmon", name);
  if (m.curg !== undefined) {
    const { actions, nothing: why } = ofGoroutine(
      world.gs[String(m.curg)],
      `G${String(m.curg)}`,
      ns,
    );
    return why === undefined ? { actions } : { actions, nothing: why };
  }
  return m.state === "parked" || m.state === "parkedLocked"
    ? nothing("parked", name)
    : nothing("searching", name, m.doing);
}

function ofProcessor(world: ActionWorld, p: Processor | undefined, name: string): Actions {
  if (p === undefined || p.status === "_Pdead") return nothing("gone", name);
  const g = runningOn(world, p);
  const nobody = g === undefined ? because("runs-nobody", name) : undefined;
  const refused = nobody ?? (g?.system === true ? because("runs-runtime", name) : undefined);
  const full = `ps[${String(p.id)}].runqsize == ${String(p.runqcapacity)}`;
  const watched = Object.values(world.breakpoints).includes(full);
  const n = world.gomaxprocs;
  const action = (of: ActionName, command: Command, why: Reason | undefined): Action => ({
    name: of,
    command,
    later: false,
    lasts: false,
    rare: false,
    ...(why === undefined ? {} : { refused: why }),
  });
  return {
    actions: [
      action(
        "go",
        { do: "go", behaviour: { kind: "cpu", ns: 1_000_000, calls: true }, count: 1, p: p.id },
        refused,
      ),
      action("preempt", { do: "preempt", g: g?.id ?? 0 }, refused),
      action(
        "stop-when-full",
        { do: "breakpoint", id: `full-p${String(p.id)}`, condition: full },
        watched ? because("watched-already", name) : undefined,
      ),
      action("more-processors", { do: "gomaxprocs", n: n + 1 }, undefined),
      action(
        "fewer-processors",
        { do: "gomaxprocs", n: n - 1 },
        n > 1 ? undefined : because("only-processor", name),
      ),
    ],
  };
}

function runningOn(world: ActionWorld, p: Processor): Goroutine | undefined {
  const m = p.m === undefined ? undefined : world.ms[String(p.m)];
  const g = m?.curg === undefined ? undefined : world.gs[String(m.curg)];
  return g?.status === "_Grunning" ? g : undefined;
}
