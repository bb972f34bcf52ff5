import { flag, list, number, object, text } from "./shape";

/** Events as the server tells them to a timeline: the numbers at one place are of one event. */
export interface EventColumns {
  readonly kinds: readonly string[];
  readonly words: readonly string[];
  readonly step: readonly number[];
  readonly timeNs: readonly number[];
  readonly kind: readonly number[];
  readonly g: readonly number[];
  readonly m: readonly number[];
  readonly p: readonly number[];
  readonly other: readonly number[];
  readonly word: readonly number[];
  readonly made: readonly number[];
}

/** A page of them; `to` is the number of the event from which to read on. */
export interface TimelinePage extends EventColumns {
  readonly branch: number;
  readonly from: number;
  readonly to: number;
  readonly more: boolean;
}

const numbers = list(number);

export const timelinePageShape = object<TimelinePage>({
  branch: number,
  from: number,
  to: number,
  more: flag,
  kinds: list(text),
  words: list(text),
  step: numbers,
  timeNs: numbers,
  kind: numbers,
  g: numbers,
  m: numbers,
  p: numbers,
  other: numbers,
  word: numbers,
  made: numbers,
});
