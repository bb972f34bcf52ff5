import {
  decided,
  factsOf,
  named,
  toldFacts,
  type Law,
  type Look,
  type LookName,
  type Moment,
  type Rule,
} from "./reason.ts";

type Looks = readonly (readonly [name: LookName, asks: string])[];

const putLooks: Looks = [
  ["put-runnext", "pp.runnext.cas(oldnext, gp)"],
  ["put-local-tail", "t-h < len(pp.runq)"],
  ["put-global-tail", "runqputslow(pp, gp, h, t)"],
];

function put(by: LookName | null): Look[] {
  return decided(putLooks, by);
}

const placed = ({ event }: Moment): Look[] => put(named(putLooks, "put", event.detail["place"]));

const queueFacts = (moment: Moment) =>
  factsOf(moment, "runq", moment.event.p, "runnext", "runqsize", "runqcapacity");

/** Reasons in a stop of the world: from Go 1.26 on a stopped goroutine keeps its place. */
const stopLooks = ({ release }: Moment): Looks => [
  ...(release.follows("stopKeepsRunnext")
    ? ([["yield-runnext", "preempted && sched.gcwaiting"]] as const)
    : []),
  ["yield-global-tail", "globrunqput(gp)"],
];

const yielded = (moment: Moment): Look[] => {
  const looks = stopLooks(moment);
  return decided(looks, named(looks, "yield", moment.event.detail["place"]));
};

const preemptedLaw: Law = (moment) => {
  const { event, release } = moment;
  const facts = [
    ...toldFacts(event, "how"),
    ...factsOf(moment, "p", event.p, "schedtick"),
    ...factsOf(moment, "sched", 0, "gcwaiting", "runqsize"),
  ];
  if (event.detail["how"] === "handedOff") return { rules: ["lock-handed-over"], facts };
  const keeps = release.follows("stopKeepsRunnext");
  return {
    rules: ["preempted", keeps ? "preempted-stop" : "preempted-tail"],
    facts,
    looks: yielded(moment),
  };
};

const askers: Readonly<Record<string, Rule>> = {
  sysmon: "preempt-by-sysmon",
  stopTheWorld: "preempt-by-stop",
  gc: "preempt-by-gc",
  learner: "preempt-by-learner",
  safePoint: "preempt-by-safe-point",
};

const sliceLooks: Looks = [
  ["slice-moved", "pd.schedtick != pp.schedtick"],
  ["slice-over", "schedwhen+forcePreemptNS <= now"],
];

const askedLaw: Law = (moment) => {
  const { event } = moment;
  const by = event.detail["by"];
  const asker = typeof by === "string" ? askers[by] : undefined;
  return {
    rules: [
      ...(asker === undefined ? [] : [asker]),
      event.detail["signal"] === true ? "preempt-signal" : "preempt-call",
    ],
    facts: [
      ...factsOf(moment, "p", event.p, "schedtick", "preempt"),
      ...factsOf(moment, "g", event.g, "preempt", "sinceNs"),
    ],
    looks: by === "sysmon" ? decided(sliceLooks, "slice-over") : [],
  };
};

/** How a goroutine comes to be, runs, gives way and ends. */
export const goroutineLaws: Readonly<Record<string, Law>> = {
  goCreated: (moment) => ({
    rules: ["created", "wakes-another"],
    facts: [...toldFacts(moment.event), ...queueFacts(moment)],
    looks: placed(moment),
  }),
  goReadied: (moment) => ({
    rules: moment.event.detail["place"] === "runsAtOnce" ? ["runs-at-once"] : ["readied"],
    facts: [...toldFacts(moment.event), ...queueFacts(moment)],
    looks: placed(moment),
  }),
  goStarted: (moment) => ({
    rules: ["started"],
    facts: [
      ...toldFacts(moment.event),
      ...factsOf(moment, "m", moment.event.m, "curg"),
      ...queueFacts(moment),
    ],
  }),
  goYielded: (moment) => ({
    rules: [moment.release.follows("yieldWakes") ? "yielded-wakes" : "yielded"],
    facts: factsOf(moment, "sched", 0, "runqsize", "npidle"),
    looks: yielded(moment),
  }),
  goPreempted: preemptedLaw,
  preemptionRequested: askedLaw,
  signalHandled: ({ event }) => ({
    rules: [event.detail["safePoint"] === true ? "signal-safe" : "signal-unsafe"],
  }),
  goEnded: (moment) => ({
    rules: ["ended"],
    facts: factsOf(moment, "p", moment.event.p, "gFree"),
  }),
  runnextKicked: (moment) => ({
    rules: ["runnext-kicked"],
    facts: queueFacts(moment),
    looks: put("put-local-tail"),
  }),
  runqOverflowed: (moment) => ({
    rules: ["overflowed"],
    facts: [
      ...toldFacts(moment.event),
      ...queueFacts(moment),
      ...factsOf(moment, "grq", 0, "runqsize"),
    ],
    looks: put("put-global-tail"),
  }),
  stackGrown: ({ event }) => ({ rules: ["stack-grown"], facts: toldFacts(event) }),
  stackShrunk: ({ event }) => ({ rules: ["stack-shrunk"], facts: toldFacts(event) }),
  threadLocked: (moment) => ({
    rules: ["thread-locked"],
    facts: factsOf(moment, "g", moment.event.g, "lockedm"),
  }),
};
