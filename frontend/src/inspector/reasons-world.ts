import {
  decided,
  factsOf,
  named,
  plainFact,
  toldFacts,
  type Law,
  type LookName,
  type Moment,
  type Rule,
} from "./reason.ts";

type Looks = readonly (readonly [name: LookName, asks: string])[];

const phases: Readonly<Record<string, Rule>> = {
  mark: "gc-mark",
  markTermination: "gc-mark-termination",
  sweep: "gc-sweep",
  off: "gc-off",
};

const triggers: Readonly<Record<string, Rule>> = {
  heap: "gc-trigger-heap",
  time: "gc-trigger-time",
  call: "gc-trigger-call",
};

const workerLooks: Looks = [
  ["worker-dedicated", "dedicatedMarkWorkersNeeded > 0"],
  ["worker-fractional", "fractionalUtilizationGoal > 0"],
  ["worker-idle", "gcController.addIdleMarkWorker()"],
];

const stopFacts = (moment: Moment) => [
  ...toldFacts(moment.event),
  ...factsOf(moment, "sched", 0, "gcwaiting", "stopwait"),
];

const chosen = (rules: Readonly<Record<string, Rule>>, word: unknown): Rule[] => {
  const rule = typeof word === "string" ? rules[word] : undefined;
  return rule === undefined ? [] : [rule];
};

/** What concerns everybody: stops of the world, the collector, the kernel, the program. */
export const worldLaws: Readonly<Record<string, Law>> = {
  stwStarted: (moment) => ({ rules: ["stop-starts"], facts: stopFacts(moment) }),
  pStopped: (moment) => ({ rules: ["p-stops"], facts: stopFacts(moment) }),
  worldStopped: (moment) => ({ rules: ["world-stopped"], facts: stopFacts(moment) }),
  worldStarted: (moment) => ({ rules: ["world-started"], facts: stopFacts(moment) }),
  procsResized: (moment) => ({
    rules: ["resized"],
    facts: [...toldFacts(moment.event), ...factsOf(moment, "sched", 0, "runqsize", "npidle")],
  }),
  pDestroyed: (moment) => ({
    rules: ["p-destroyed"],
    facts: factsOf(moment, "grq", 0, "runqsize"),
  }),
  gcPhase: (moment) => ({
    rules: chosen(phases, moment.event.detail["phase"]),
    facts: [
      ...toldFacts(moment.event),
      ...factsOf(moment, "gc", 0, "dedicatedNeeded", "fractionalGoal", "heapLiveBytes"),
    ],
  }),
  gcTriggered: (moment) => ({
    rules: chosen(triggers, moment.event.detail["trigger"]),
    facts: factsOf(moment, "gc", 0, "heapLiveBytes", "triggerBytes", "goalBytes", "lastEndNs"),
  }),
  gcWorkerStarted: (moment) => ({
    rules: ["gc-worker"],
    facts: [
      ...factsOf(moment, "gc", 0, "dedicatedNeeded", "fractionalGoal", "idleWorkers"),
      ...plainFact("gomaxprocs", moment.world?.gomaxprocs),
    ],
    looks: decided(workerLooks, named(workerLooks, "worker", moment.event.detail["mode"])),
  }),
  gcAssistStarted: (moment) => ({
    rules: ["gc-assist"],
    facts: [
      ...toldFacts(moment.event),
      ...factsOf(moment, "g", moment.event.g, "gcAssistDebtBytes"),
      ...factsOf(moment, "gc", 0, "backgroundCreditBytes"),
    ],
  }),
  sysmonRound: (moment) => ({
    rules: ["sysmon-round"],
    facts: factsOf(moment, "sysmon", 0, "delayNs", "idle"),
  }),
  sysmonSlept: (moment) => ({
    rules: ["sysmon-sleeps"],
    facts: [
      ...factsOf(moment, "sched", 0, "gcwaiting", "npidle"),
      ...plainFact("gomaxprocs", moment.world?.gomaxprocs),
    ],
  }),
  throttled: (moment) => ({
    rules: ["throttled"],
    facts: [
      ...toldFacts(moment.event),
      ...factsOf(moment, "os", 0, "quotaNs", "periodNs", "nrThrottled"),
    ],
  }),
  unthrottled: (moment) => ({
    rules: ["unthrottled"],
    facts: factsOf(moment, "os", 0, "quotaNs", "periodNs", "throttledNs"),
  }),
  threadOnCore: (moment) => ({
    rules: ["kernel-decides"],
    facts: [...toldFacts(moment.event), ...factsOf(moment, "os", 0, "cores", "waitingsize")],
  }),
  threadOffCore: (moment) => ({
    rules: ["kernel-decides"],
    facts: [...toldFacts(moment.event), ...factsOf(moment, "os", 0, "cores", "waitingsize")],
  }),
  printed: ({ event }) => ({ rules: ["printed"], facts: toldFacts(event) }),
  processExited: ({ event }) => ({
    rules: [event.detail["code"] === 0 ? "exited" : "died"],
    facts: toldFacts(event),
  }),
  articleRule: () => ({ rules: ["article"] }),
  lineReached: ({ event }) => ({ rules: ["line-reached"], facts: toldFacts(event) }),
};
