import type { EventColumns } from "../../world/event-columns.ts";
import { laneEventKinds, isLaneEventKind, type LaneEvent } from "./lane-event.ts";
import type { Origin } from "./run-record.ts";

/** The events of columns, in their order; a kind that is not known here is left out. */
export function* eventsIn(columns: EventColumns): Generator<LaneEvent> {
  const { kinds, words, kind, g, m, p, other, word } = columns;
  const known = kinds.map((name) => (isLaneEventKind(name) ? name : null));
  let [step, timeNs] = [0, 0];
  for (let at = 0; at < columns.step.length; at++) {
    step += columns.step[at] ?? 0;
    timeNs += columns.timeNs[at] ?? 0;
    const name = known[kind[at] ?? -1] ?? null;
    if (name === null) continue;
    yield {
      step,
      timeNs,
      kind: name,
      g: g[at] ?? -1,
      m: m[at] ?? -1,
      p: p[at] ?? -1,
      other: other[at] ?? -1,
      word: words[word[at] ?? 0] ?? "",
    };
  }
}

/** How the goroutines of columns came to be. */
export function* originsIn({ words, made }: EventColumns): Generator<readonly [number, Origin]> {
  for (let at = 0; at + 2 < made.length; at += 3) {
    const [g = -1, name = 0, line = 0] = made.slice(at, at + 3);
    yield [g, { name: words[name] ?? "", line: words[line] ?? "" }];
  }
}

/** The columns of events: what {@link eventsIn} reads. */
export function columnsOf(events: readonly LaneEvent[]): EventColumns {
  const words = [...new Set(["", ...events.map(({ word }) => word)])];
  const numbers = new Map(words.map((word, at) => [word, at]));
  const differences = (of: (event: LaneEvent) => number): number[] =>
    events.map((event, at) => of(event) - of(events[at - 1] ?? { ...event, step: 0, timeNs: 0 }));
  return {
    kinds: laneEventKinds,
    words,
    step: differences(({ step }) => step),
    timeNs: differences(({ timeNs }) => timeNs),
    kind: events.map(({ kind }) => laneEventKinds.indexOf(kind)),
    g: events.map(({ g }) => g),
    m: events.map(({ m }) => m),
    p: events.map(({ p }) => p),
    other: events.map(({ other }) => other),
    word: events.map(({ word }) => numbers.get(word) ?? 0),
    made: [],
  };
}
