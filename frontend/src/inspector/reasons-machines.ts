import {
  decided,
  factsOf,
  named,
  plainFact,
  toldFacts,
  type Law,
  type LookName,
  type Moment,
} from "./reason.ts";

type Looks = readonly (readonly [name: LookName, asks: string])[];

/** The number of picks after which the global queue comes first, where no world is known. */
const everyInGo = 61;

const searchLaw: Law = (moment) => {
  const { event, step, world } = moment;
  const source = event.detail["source"];
  const started = step.find(({ kind, m }) => kind === "goStarted" && m === event.m);
  const tick = started?.detail["schedtick"];
  const fresh = started?.detail["inheritsTime"] === false && typeof tick === "number";
  const every = world?.globalTick ?? everyInGo;
  return {
    rules: source === "globalTick" ? ["find-tick"] : ["find"],
    facts: [
      ...(fresh && every > 0 ? plainFact(`schedtick % ${String(every)}`, (tick - 1) % every) : []),
      ...(event.detail["taken"] === 0 ? [] : toldFacts(event, "source")),
      ...factsOf(moment, "runq", event.p, "runqsize", "runnext"),
      ...factsOf(moment, "sched", 0, "runqsize", "nmspinning", "npidle"),
      ...plainFact("gomaxprocs", world?.gomaxprocs),
    ],
  };
};

const machinesLooking = (moment: Moment) => [
  ...factsOf(moment, "sched", 0, "nmspinning", "npidle"),
  ...plainFact("gomaxprocs", moment.world?.gomaxprocs),
];

const handOffLooks = (minor: number): Looks => [
  ["hand-local-work", "!runqempty(pp)"],
  ["hand-global-work", minor >= 25 ? "!sched.runq.empty()" : "sched.runqsize != 0"],
  ...(minor >= 19 ? ([["hand-trace-reader", "traceReaderAvailable() != nil"]] as const) : []),
  ["hand-gc-work", minor >= 26 ? "gcShouldScheduleWorker(pp)" : "gcMarkWorkAvailable(pp)"],
  ["hand-nobody-looks", "nmspinning+npidle == 0"],
  ["hand-world-stops", "sched.gcwaiting"],
  ["hand-safe-point", "pp.runSafePointFn != 0"],
  ["hand-global-again", minor >= 25 ? "!sched.runq.empty()" : "sched.runqsize != 0"],
  ["hand-last-to-poll", "npidle == gomaxprocs-1 && lastpoll != 0"],
  ["hand-idle", "pidleput(pp)"],
];

const handOffLaw: Law = (moment) => {
  const { event, release } = moment;
  const looks = handOffLooks(release.minor);
  return {
    rules: ["hand-off"],
    facts: [
      ...factsOf(moment, "runq", event.p, "runqsize", "runnext"),
      ...factsOf(moment, "grq", 0, "runqsize"),
      ...machinesLooking(moment),
    ],
    looks: decided(looks, named(looks, "hand", event.detail["why"])),
  };
};

const retakeLooks: Looks = [
  ["retake-seen", "pd.syscalltick == pp.syscalltick"],
  ["retake-queued-work", "!runqempty(pp)"],
  ["retake-nobody-idle", "nmspinning+npidle == 0"],
  ["retake-ten-milliseconds", "syscallwhen+10ms <= now"],
];

const retakeLaw: Law = (moment) => {
  const { event } = moment;
  const by = named(retakeLooks, "retake", event.detail["why"]);
  return {
    rules: ["retake"],
    facts: [
      ...toldFacts(event, "why"),
      ...factsOf(moment, "runq", event.p, "runqsize", "runnext"),
      ...factsOf(moment, "sched", 0, "nmspinning", "npidle"),
      ...factsOf(moment, "sysmon", 0, "delayNs"),
    ],
    looks: decided(retakeLooks, by, ["retake-seen"]),
  };
};

const stealLooks: Looks = [
  ["steal-queue", "n - n/2"],
  ["steal-runnext", "stealRunNextG && n == 0"],
];

const stolenFacts = (moment: Moment) => {
  const { event } = moment;
  const victim = event.detail["victim"];
  return [
    ...toldFacts(event),
    ...factsOf(
      moment,
      "runq",
      typeof victim === "number" ? victim : undefined,
      "runqsize",
      "runnext",
    ),
    ...factsOf(moment, "runq", event.p, "runqsize"),
  ];
};

const exitLooks = ({ release }: Moment): Looks => [
  ["exit-own", release.follows("syscallStatus") ? "oldp.status == _Psyscall" : "gp.m.p != 0"],
  ["exit-idle", "pidleget(0) != nil"],
  ["exit-global", "globrunqput(gp); stopm()"],
];

const exitFacts = (moment: Moment) => [
  ...toldFacts(moment.event),
  ...factsOf(moment, "m", moment.event.m, "oldp", "p"),
  ...factsOf(moment, "sched", 0, "npidle", "runqsize"),
];

const machineLooks: Looks = [
  ["machine-idle", "mget() != nil"],
  ["machine-new", "newm(fn, pp, id)"],
];

/** Machines and their processors: who looks for work, who gets a P, who sleeps. */
export const machineLaws: Readonly<Record<string, Law>> = {
  findRunnable: searchLaw,
  pHandedOff: handOffLaw,
  pRetaken: retakeLaw,
  steal: (moment) => ({
    rules: ["steal"],
    facts: stolenFacts(moment),
    looks: decided(stealLooks, "steal-queue"),
  }),
  stealRunnext: (moment) => ({
    rules: ["steal-runnext"],
    facts: stolenFacts(moment),
    looks: decided(stealLooks, "steal-runnext"),
  }),
  stealRound: (moment) => ({ rules: ["steal-round"], facts: machinesLooking(moment) }),
  runnextNap: ({ event }) => ({ rules: ["runnext-nap"], facts: toldFacts(event) }),
  globalBatchTaken: (moment) => ({
    rules: ["global-batch"],
    facts: [
      ...toldFacts(moment.event),
      ...factsOf(moment, "grq", 0, "runqsize"),
      ...plainFact("gomaxprocs", moment.world?.gomaxprocs),
    ],
  }),
  syscallEntered: ({ event, release }) => ({
    rules: enteredRules(event.detail["call"], release.follows("syscallStatus")),
    facts: toldFacts(event),
  }),
  syscallExitedFast: (moment) => ({
    rules: ["syscall-exit"],
    facts: exitFacts(moment),
    looks: decided(
      exitLooks(moment),
      moment.event.detail["ownProcessor"] === true ? "exit-own" : "exit-idle",
    ),
  }),
  syscallExitedSlow: (moment) => ({
    rules: ["syscall-exit"],
    facts: exitFacts(moment),
    looks: decided(exitLooks(moment), "exit-global"),
  }),
  mCreated: (moment) =>
    moment.world?.sysmon.m !== undefined && moment.world.sysmon.m === moment.event.m
      ? { rules: ["sysmon-made"] }
      : {
          rules: ["machine-start"],
          facts: [...toldFacts(moment.event), ...factsOf(moment, "sched", 0, "nmidle")],
          looks: decided(machineLooks, "machine-new"),
        },
  mWoken: (moment) => ({
    rules: ["machine-start"],
    facts: [...toldFacts(moment.event), ...factsOf(moment, "sched", 0, "nmidle")],
    looks: decided(machineLooks, "machine-idle"),
  }),
  mParked: (moment) => ({
    rules: ["machine-parks"],
    facts: factsOf(moment, "sched", 0, "nmidle", "npidle", "nmspinning"),
  }),
  mParkedLocked: (moment) => ({
    rules: ["thread-locked"],
    facts: factsOf(moment, "m", moment.event.m, "lockedg", "lockedExt"),
  }),
  mGavePToLocked: (moment) => ({
    rules: ["thread-locked"],
    facts: factsOf(moment, "g", moment.event.g, "lockedm"),
  }),
  pAcquired: (moment) => ({
    rules: ["p-acquired"],
    facts: factsOf(moment, "p", moment.event.p, "status", "m"),
  }),
  pIdled: (moment) => ({
    rules: ["p-idles"],
    facts: factsOf(moment, "sched", 0, "npidle", "pidle"),
  }),
  needSpinning: (moment) => ({ rules: ["need-spinning"], facts: machinesLooking(moment) }),
  spinningStarted: (moment) => ({ rules: ["spinning-starts"], facts: machinesLooking(moment) }),
  spinningEnded: (moment) => ({
    rules: [moment.event.detail["foundWork"] === true ? "spinning-found" : "spinning-in-vain"],
    facts: machinesLooking(moment),
  }),
};

function enteredRules(call: unknown, marks: boolean) {
  if (call === "raw") return ["syscall-raw"] as const;
  if (call === "knownBlocking") return ["syscall-known"] as const;
  return [marks ? "syscall-marks" : "syscall-keeps", "syscall-no-hand-off"] as const;
}
