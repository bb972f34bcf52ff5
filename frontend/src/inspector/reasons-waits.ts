import {
  decided,
  factsOf,
  toldFacts,
  type Fact,
  type Law,
  type LookName,
  type Moment,
  type Rule,
} from "./reason.ts";

type Looks = readonly (readonly [name: LookName, asks: string])[];

const sendLooks: Looks = [
  ["chan-nil", "c == nil"],
  ["chan-closed", "c.closed != 0"],
  ["chan-receiver", "c.recvq.dequeue() != nil"],
  ["chan-room", "c.qcount < c.dataqsiz"],
  ["chan-park", "gopark(chanparkcommit)"],
];

const receiveLooks: Looks = [
  ["chan-nil", "c == nil"],
  ["chan-closed-empty", "c.closed != 0 && c.qcount == 0"],
  ["chan-sender", "c.sendq.dequeue() != nil"],
  ["chan-value", "c.qcount > 0"],
  ["chan-park", "gopark(chanparkcommit)"],
];

const selectLooks: Looks = [
  ["select-ready", "for casei := range pollorder"],
  ["select-default", "!block"],
  ["select-park", "gopark(selparkcommit)"],
];

const lockLooks: Looks = [
  ["lock-free", "CompareAndSwap(0, mutexLocked)"],
  ["lock-spin", "runtime_canSpin(iter)"],
  ["lock-park", "runtime_SemacquireMutex"],
];

/** What is particular to a wait, by the reason that Go prints. */
const waits: Readonly<Record<string, { rule: Rule; looks?: Looks; by?: LookName }>> = {
  "chan receive": { rule: "wait-receive", looks: receiveLooks, by: "chan-park" },
  "chan receive (nil chan)": { rule: "wait-nil", looks: receiveLooks, by: "chan-nil" },
  "chan send": { rule: "wait-send", looks: sendLooks, by: "chan-park" },
  "chan send (nil chan)": { rule: "wait-nil", looks: sendLooks, by: "chan-nil" },
  select: { rule: "wait-select", looks: selectLooks, by: "select-park" },
  "select (no cases)": { rule: "wait-nil" },
  "sync.Mutex.Lock": { rule: "wait-mutex", looks: lockLooks, by: "lock-park" },
  "sync.RWMutex.RLock": { rule: "wait-rw-read" },
  "sync.RWMutex.Lock": { rule: "wait-rw-write" },
  "sync.WaitGroup.Wait": { rule: "wait-group" },
  "sync.Cond.Wait": { rule: "wait-cond" },
  semacquire: { rule: "wait-semaphore" },
  sleep: { rule: "wait-sleep" },
  "IO wait": { rule: "wait-network" },
  "GC assist wait": { rule: "wait-assist" },
};

const parkedLaw: Law = (moment) => {
  const { event } = moment;
  const reason = event.detail["reason"];
  const wait = typeof reason === "string" ? waits[reason] : undefined;
  return {
    rules: wait === undefined ? ["parked"] : ["parked", wait.rule],
    facts: [
      ...factsOf(moment, "g", event.g, "status", "waitReason"),
      ...objectFacts(moment, event.detail["handle"]),
    ],
    looks: wait?.looks === undefined ? [] : decided(wait.looks, wait.by ?? null),
  };
};

const mutexFields = ["locked", "starving", "waiters"];
const countFields = ["count", "waiters"];

/** What is known of the channel or the object of package sync with that number. */
function objectFacts(moment: Moment, handle: unknown): Fact[] {
  if (typeof handle !== "number") return [];
  const isMutex = /mutex/i.test(moment.world?.sync.objects[String(handle)]?.kind ?? "");
  return [
    ...factsOf(moment, "channel", handle, "qcount", "dataqsiz", "closed", "recvq", "sendq"),
    ...factsOf(moment, "lock", handle, ...(isMutex ? mutexFields : countFields)),
  ];
}

/** A select looks at its channels in another way, and a timer sends without a goroutine. */
const isPlain = ({ event, step }: Moment) =>
  event.g !== undefined && !step.some(({ kind, g }) => kind === "selected" && g === event.g);

const onChannel = (moment: Moment) => objectFacts(moment, moment.event.detail["channel"]);

const receivedBy: Readonly<Record<string, LookName>> = {
  closed: "chan-closed-empty",
  sender: "chan-sender",
  buffer: "chan-value",
};

const unlockRules: Readonly<Record<string, Rule>> = {
  nobodyWoken: "unlock-free",
  waiterWoken: "unlock-wakes",
  handedOver: "unlock-hands-over",
};

const onMutex = (moment: Moment) => objectFacts(moment, moment.event.detail["mutex"]);

/** Channels, package sync, timers and the network: what a goroutine waits for and what ends it. */
export const waitLaws: Readonly<Record<string, Law>> = {
  goParked: parkedLaw,
  chanSent: (moment) => ({
    rules: ["sent"],
    facts: onChannel(moment),
    looks: isPlain(moment)
      ? decided(
          sendLooks,
          moment.event.detail["toReceiver"] === true ? "chan-receiver" : "chan-room",
        )
      : [],
  }),
  chanReceived: (moment) => ({
    rules: ["received"],
    facts: onChannel(moment),
    looks: isPlain(moment)
      ? decided(receiveLooks, receivedBy[String(moment.event.detail["from"])] ?? null)
      : [],
  }),
  chanClosed: (moment) => ({ rules: ["closed"], facts: onChannel(moment) }),
  selected: (moment) => ({ rules: ["selected"], facts: onChannel(moment) }),
  mutexLocked: (moment) => ({ rules: ["locked"], facts: onMutex(moment) }),
  mutexUnlocked: (moment) => {
    const rule = unlockRules[String(moment.event.detail["result"])];
    return { rules: rule === undefined ? [] : [rule], facts: onMutex(moment) };
  },
  mutexStarving: (moment) => ({
    rules: [moment.event.detail["begins"] === true ? "starving-begins" : "starving-ends"],
    facts: onMutex(moment),
  }),
  rwUnlocked: (moment) => ({ rules: ["rw-unlocked"], facts: onMutex(moment) }),
  groupChanged: (moment) => ({
    rules: ["group-changed"],
    facts: objectFacts(moment, moment.event.detail["group"]),
  }),
  condSignalled: (moment) => ({
    rules: ["cond-wakes"],
    facts: objectFacts(moment, moment.event.detail["cond"]),
  }),
  condBroadcast: (moment) => ({
    rules: ["cond-wakes"],
    facts: objectFacts(moment, moment.event.detail["cond"]),
  }),
  timerStarted: ({ event, release }) => ({
    rules: [release.minor >= 14 ? "timer-started" : "timer-started-old"],
    facts: toldFacts(event),
  }),
  timerFired: ({ event, release }) => ({
    rules: [release.minor >= 14 ? "timer-fired" : "timer-fired-old"],
    facts: toldFacts(event),
  }),
  networkReady: (moment) => ({
    rules: ["network-ready"],
    facts: [
      ...toldFacts(moment.event),
      ...factsOf(moment, "netpoll", 0, "waiters", "poller", "lastpollNs"),
    ],
  }),
  netpollBlocked: (moment) => ({
    rules: ["netpoll-blocks"],
    facts: factsOf(moment, "netpoll", 0, "waiters", "poller", "pollUntilNs"),
  }),
  netpollReturned: (moment) => ({
    rules: ["netpoll-returns"],
    facts: [...toldFacts(moment.event), ...factsOf(moment, "netpoll", 0, "waiters", "poller")],
  }),
  injected: (moment) => ({
    rules: ["injected"],
    facts: [...toldFacts(moment.event), ...factsOf(moment, "sched", 0, "runqsize", "npidle")],
  }),
};
