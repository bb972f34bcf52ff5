import { flag, list, number, object, text, type Of } from "./shape";

const numbers = list(number);

const columns = {
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
};

/** Events as the server tells them to a timeline: the numbers at one place are of one event. */
export type EventColumns = Pick<TimelinePage, keyof typeof columns>;

export const timelinePageShape = object({
  branch: number,
  from: number,
  to: number,
  more: flag,
  ...columns,
});

/** A page of them; `to` is the number of the event from which to read on. */
export type TimelinePage = Of<typeof timelinePageShape>;
