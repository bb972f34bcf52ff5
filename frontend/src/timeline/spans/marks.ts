import { laneEventKinds, type LaneEvent, type LaneEventKind } from "./lane-event.ts";
import { Numbers } from "./numbers.ts";

/** An event as it is remembered: by numbers, since there may be a million. */
export interface Mark {
  readonly beat: number;
  readonly kind: LaneEventKind;
  readonly g: number;
  readonly m: number;
  readonly p: number;
  readonly other: number;
}

/** What changes how a run goes on. */
const rareKinds: ReadonlySet<LaneEventKind> = new Set([
  "steal",
  "stealRunnext",
  "pHandedOff",
  "pRetaken",
  "goPreempted",
  "worldStopped",
  "procsResized",
]);

const kindNumbers = new Map(laneEventKinds.map((kind, at) => [kind, at]));

/** All events of a run in their order. */
export class Marks {
  readonly #beats = new Numbers(Int32Array);
  readonly #kinds = new Numbers(Uint8Array);
  readonly #gs = new Numbers(Int32Array);
  readonly #ms = new Numbers(Int32Array);
  readonly #ps = new Numbers(Int32Array);
  readonly #others = new Numbers(Int32Array);
  /** The numbers of the marks that are rare enough to be seen in a whole run. */
  readonly #rare = new Numbers(Int32Array);
  /** Why goroutines waited: by the number of the mark of their parking. */
  readonly #words = new Map<number, string>();

  get length(): number {
    return this.#beats.length;
  }

  push({ kind, g, m, p, other, word }: LaneEvent, beat: number): void {
    if (word !== "" && kind === "goParked") this.#words.set(this.length, word);
    if (rareKinds.has(kind)) this.#rare.push(this.length);
    this.#beats.push(beat);
    this.#kinds.push(kindNumbers.get(kind) ?? 0);
    this.#gs.push(g);
    this.#ms.push(m);
    this.#ps.push(p);
    this.#others.push(other);
  }

  at(index: number): Mark {
    return {
      beat: this.beatOf(index),
      kind: this.kindOf(index),
      g: this.#gs.at(index),
      m: this.#ms.at(index),
      p: this.#ps.at(index),
      other: this.#others.at(index),
    };
  }

  kindOf(index: number): LaneEventKind {
    return laneEventKinds[this.#kinds.at(index)] ?? "goStarted";
  }

  beatOf(index: number): number {
    return this.#beats.at(index);
  }

  /** Why a goroutine that parked waits; empty if this was no parking. */
  wordOf(index: number): string {
    return this.#words.get(index) ?? "";
  }

  /** The number of the first mark that is not before a beat. */
  firstAt(beat: number): number {
    return this.#beats.countUpTo(beat - 1);
  }

  /** How many rare marks there are before a beat. */
  rareBefore(beat: number): number {
    let [low, high] = [0, this.#rare.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.beatOf(this.#rare.at(middle)) < beat) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The rare mark at an index among the rare ones. */
  rareAt(index: number): Mark {
    return this.at(this.#rare.at(index));
  }
}
