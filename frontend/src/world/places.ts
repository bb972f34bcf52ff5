import type { GoroutineStatus } from "../message/snapshot";

/**
 * Where a goroutine is. Its zone is the same for all that are there together: one queue, one
 * machine, the network poller. In a queue an index counts from the head.
 */
export type Place =
  | { readonly kind: "runnext"; readonly zone: string; readonly p: number }
  | { readonly kind: "local"; readonly zone: string; readonly p: number; readonly index?: number }
  | { readonly kind: "global"; readonly zone: string; readonly index?: number }
  | { readonly kind: "machine"; readonly zone: string; readonly m: number }
  | { readonly kind: "netpoll" | "timers"; readonly zone: string }
  | { readonly kind: "receivers" | "senders"; readonly zone: string; readonly channel: number }
  | { readonly kind: "object"; readonly zone: string; readonly object: number }
  | { readonly kind: "free"; readonly zone: string; readonly p?: number }
  | { readonly kind: "waiting"; readonly zone: string; readonly reason: string }
  | { readonly kind: "nowhere"; readonly zone: string; readonly status: GoroutineStatus };

export const runnextOf = (p: number): Place => ({
  kind: "runnext",
  zone: `P${String(p)}.runnext`,
  p,
});
export const localQueueOf = (p: number): Place => ({
  kind: "local",
  zone: `P${String(p)}.runq`,
  p,
});
export const onMachine = (m: number): Place => ({ kind: "machine", zone: `M${String(m)}`, m });
export const receiversOf = (channel: number): Place => ({
  kind: "receivers",
  zone: `chan ${String(channel)} recvq`,
  channel,
});
export const sendersOf = (channel: number): Place => ({
  kind: "senders",
  zone: `chan ${String(channel)} sendq`,
  channel,
});
export const waitersOf = (object: number): Place => ({
  kind: "object",
  zone: `sync ${String(object)}`,
  object,
});
export const globalQueue: Place = { kind: "global", zone: "sched.runq" };
export const netpoll: Place = { kind: "netpoll", zone: "netpoll" };
export const timers: Place = { kind: "timers", zone: "timers" };
export const freeList: Place = { kind: "free", zone: "gFree" };

export const waitingFor = (reason: string): Place => ({
  kind: "waiting",
  zone: `reason ${reason}`,
  reason,
});

/** What the server's words for places look like, and what they mean. */
const forms: readonly (readonly [RegExp, (first: number, second: number) => Place])[] = [
  [/^M(\d+)$/, onMachine],
  [/^P(\d+)\.runnext$/, runnextOf],
  [/^P(\d+)\.runq$/, localQueueOf],
  [/^P(\d+)\.runq\[(\d+)\]$/, (p, index) => ({ ...localQueueOf(p), index })],
  [/^sched\.runq$/, () => globalQueue],
  [/^sched\.runq\[(\d+)\]$/, (index) => ({ ...globalQueue, index })],
  [/^netpoll$/, () => netpoll],
  [/^timer$/, () => timers],
  [/^chan (\d+) recvq$/, receiversOf],
  [/^chan (\d+) sendq$/, sendersOf],
  [/^(?:mutex|rwmutex|waitgroup|cond|sema) (\d+)$/, waitersOf],
  [/^P(\d+)\.gFree$/, (p) => ({ ...freeList, p })],
  [/^(?:sched\.)?gFree$/, () => freeList],
];

/** The place that the server calls so, in a goroutine's whereabouts or an event's from and to. */
export function placeNamed(words: string): Place | null {
  for (const [form, place] of forms) {
    const found = form.exec(words);
    if (found !== null) return place(Number(found[1]), Number(found[2]));
  }
  return null;
}
