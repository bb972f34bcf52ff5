import { duration, moment } from "../base/amounts.ts";
import type { Lane } from "./spans/lane.ts";
import type { RunRecord } from "./spans/run-record.ts";

/** The words of a span's times, exact where it is short. */
export const spanTimes = (
  record: RunRecord,
  lane: Lane,
  index: number,
): { readonly from: string; readonly to: string; readonly duration: string } => {
  const { from, to } = lane.span(index, record.beats);
  const [start, end] = [record.timeOf(from), record.timeOf(to)];
  return { from: moment(start), to: moment(end), duration: duration(end - start) };
};
