import { thingNamed } from "../../world/thing.ts";
import type { LaneEventKind } from "./lane-event.ts";
import type { RunRecord } from "./run-record.ts";

/** What an event is called where people search for it, in their language. */
export type MarkWords = (kind: LaneEventKind) => string;

/** More than these nobody goes through one by one. */
export const mostFound = 10_000;

/**
 * The numbers of the marks that are meant: those of a thing (`G7`, `P1`, `M2`), of a kind of event
 * by its name or its words, of a function, or of a reason for waiting.
 */
export function found(record: RunRecord, wanted: string, wordsOf: MarkWords): readonly number[] {
  const words = wanted.trim().toLowerCase();
  if (words === "") return [];
  const matches = matcher(record, words, wordsOf);
  const numbers: number[] = [];
  for (let at = 0; at < record.marks && numbers.length < mostFound; at++) {
    if (matches(at)) numbers.push(at);
  }
  return numbers;
}

function matcher(record: RunRecord, words: string, wordsOf: MarkWords): (at: number) => boolean {
  const thing = thingNamed(words);
  const isLane = thing?.kind === "g" || thing?.kind === "m" || thing?.kind === "p";
  if (thing !== null && isLane) {
    const { kind, id } = thing;
    return (at) => record.mark(at)[kind as "g" | "m" | "p"] === id;
  }
  const kinds = new Map<LaneEventKind, boolean>();
  const isKind = (kind: LaneEventKind): boolean => {
    const known = kinds.get(kind);
    if (known !== undefined) return known;
    const is = [kind, wordsOf(kind)].some((name) => name.toLowerCase().includes(words));
    kinds.set(kind, is);
    return is;
  };
  return (at) => {
    if (isKind(record.markKind(at))) return true;
    if (record.wordOf(at).toLowerCase().includes(words)) return true;
    if (record.markKind(at) !== "goStarted") return false;
    const origin = record.originOf(record.mark(at).g);
    return `${origin?.name ?? ""} ${origin?.line ?? ""}`.toLowerCase().includes(words);
  };
}
