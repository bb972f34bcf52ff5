import { moment, roughDuration } from "../base/amounts.ts";
import { currentLanguage } from "../base/texts.ts";
import { globalTickOf, queued } from "../world/processors.ts";
import { countOf } from "../world/counts.ts";
import type { Machine, Processor, TimerEntry, World } from "../world/world.ts";
import { callingMachines, homeOf, machineOf, machinesIn } from "../world/placement.ts";
import {
  coresState,
  goroutineName,
  goroutineStates,
  machineLabel,
  pollerState,
  processorState,
  sysmonState,
} from "../words/state-words.ts";
import type { Item } from "./item.ts";
import { members } from "./members.ts";
import { waits } from "./waits.ts";
import board from "../../texts/board.yaml";
import state from "../../texts/state.yaml";
import text from "../../texts/twin.yaml";

export interface Section {
  readonly heading: string;
  readonly items: readonly Item[];
}

/** The most timers described one by one, the next first. */
const mostTimers = 16;

/**
 * The board in words, from top to bottom as it is drawn.
 *
 * @param latest the sentence of the latest event, if it is known
 */
export function describe(world: World, latest: string | null): readonly Section[] {
  return [
    { heading: text("summary"), items: lines(summary(world, latest)) },
    { heading: board("global-queue"), items: [globalQueue(world)] },
    {
      heading: board("processors"),
      items: Object.values(world.ps).map((p) => processor(p, world)),
    },
    { heading: board("waits"), items: waits(world) },
    { heading: board("kernel"), items: kernel(world) },
  ];
}

/** The same as plain text. */
export function plainText(sections: readonly Section[]): string {
  const blocks = sections.map(({ heading, items }) => [heading, ...written(items, "")].join("\n"));
  return `${blocks.join("\n\n")}\n`;
}

function written(items: readonly Item[], indent: string): string[] {
  return items.flatMap(({ words, items: inner = [] }) => [
    `${indent}- ${words}`,
    ...written(inner, `${indent}  `),
  ]);
}

function lines(words: readonly string[]): Item[] {
  return words.map((line) => ({ words: line }));
}

function* summaryLines(world: World): Generator<string> {
  const { step, farthest, timeNs, playing, go, ps, cores, sched, gc, ended } = world;
  const position = { step, farthest, time: moment(timeNs) };
  yield playing ? text("playing", position) : text("paused", position);
  const release = go === "article" ? text("article") : go;
  yield text("machine", { go: release, processors: Object.keys(ps).length, cores });
  yield goroutines(world);
  if (sched.gcwaiting) yield text("sentence", { words: board("world-stopped") });
  if (gc.phase !== "off")
    yield text("sentence", { words: board("collecting", { phase: gc.phase }) });
  if (ended !== undefined) {
    yield text("sentence", { words: board("ended", { code: ended.exitCode }) });
  }
}

function summary(world: World, latest: string | null): string[] {
  const last = latest === null ? [] : [text("latest", { sentence: latest })];
  return [...summaryLines(world), ...last];
}

function goroutines(world: World): string {
  const states = Object.entries(goroutineStates)
    .map(([status, name]) => ({ name, count: world.gCounts[status] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => text("of-state", { state: state(`g.${name}`), count }));
  return text("goroutines", { count: countOf(world), states: states.join(", ") });
}

function globalQueue(world: World): Item {
  const { runq, runqsize } = world.sched;
  const label = board("global-label", { count: runqsize });
  return { words: members(label, runq, runqsize, world) };
}

function processor(p: Processor, world: World): Item {
  const name = `P${String(p.id)}`;
  const now = text("state", { state: processorState(p), name: p.status });
  const words = board("processor-label", { p: name, state: now, count: queued(p) });
  const found = machineOf(world, p);
  if (found === null && p.runnext === undefined && p.runqsize === 0) return { words };
  return { words, items: lines([...processorLines(p, world)]) };
}

function* processorLines(p: Processor, world: World): Generator<string> {
  const found = machineOf(world, p);
  if (found === null) yield text("no-machine");
  else if (found.tie === "holds") yield machineLabel(found.machine, world);
  else if (found.tie === "comes") {
    yield board("promised", { machine: `M${String(found.machine.id)}` });
  } else yield text("machine-away", { machine: machineLabel(found.machine, world) });
  yield p.runnext === undefined
    ? text("runnext-empty")
    : text("runnext", { g: goroutineName(p.runnext, world) });
  const queue = { p: `P${String(p.id)}`, count: p.runqsize, capacity: p.runqcapacity };
  yield members(board("local-label", queue), p.runq, p.runqsize, world);
  const tick = globalTickOf(world, p);
  if (tick !== null) yield text("tick", { tick: tick.tick, every: tick.every });
  if (p.preempt) yield board("preempt-asked");
  if (p.timers > 0) yield board("timers-chip", { count: p.timers });
}

function kernel(world: World): Item[] {
  const calling = callingMachines(world);
  const spare = machinesIn(world, "spare");
  return [
    { words: capitalised(coresState(world)) },
    {
      words: text("in-syscall", { count: calling.length }),
      items: lines(calling.map((m) => inSyscall(m, world))),
    },
    {
      words: text("spare", { count: spare.length }),
      items: lines(spare.map((m) => machineLabel(m, world))),
    },
    netpoller(world),
    timers(world),
    { words: board("sysmon-label", { state: sysmonState(world) }) },
  ];
}

function inSyscall(m: Machine, world: World): string {
  const left = (m.dueNs ?? 0) - world.timeNs;
  const label = machineLabel(m, world);
  const machine =
    m.p === undefined ? label : text("keeps", { machine: label, p: `P${String(m.p)}` });
  return left > 0 ? text("coming-back", { machine, time: roughDuration(left) }) : machine;
}

function netpoller(world: World): Item {
  const { waiters } = world.netpoll;
  const label = board("netpoller-label", { count: waiters });
  return {
    words: members(label, homeOf(world, "netpoll"), waiters, world),
    items: [
      { words: capitalised(pollerState(world)) },
      ...machinesIn(world, "netpoll").map((m) => ({ words: machineLabel(m, world) })),
    ],
  };
}

function timers(world: World): Item {
  const next = world.timers.toSorted((a, b) => a.whenNs - b.whenNs).slice(0, mostTimers);
  const words = text("timers", { count: world.stats.timers });
  return { words, items: next.map((each) => ({ words: timer(each, world) })) };
}

function timer({ p, whenNs, goid }: TimerEntry, world: World): string {
  const left = whenNs - world.timeNs;
  const name = `P${String(p)}`;
  const words =
    left > 0
      ? board("timer-label", { p: name, time: roughDuration(left) })
      : board("timer-due", { p: name });
  return goid === undefined
    ? words
    : text("wakes", { timer: words, g: goroutineName(goid, world) });
}

function capitalised(words: string): string {
  const [first = "", ...rest] = words;
  return first.toLocaleUpperCase(currentLanguage()) + rest.join("");
}
