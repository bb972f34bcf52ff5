import type { Judged } from "../world/lesson";

/**
 * What a viewer has seen so far of how a run was judged, while its recording is at a step; null:
 * nothing yet.
 *
 * @param isEnd whether the recording goes no further
 */
export function seenSoFar(judged: Judged, step: number, isEnd: boolean): Judged | null {
  if (isEnd || step >= judged.step) return judged;
  const goals = judged.goals.map((goal) =>
    goal.step !== undefined && goal.step <= step ? goal : { ...goal, met: false, times: 0 },
  );
  return goals.some(({ met }) => met) ? { ...judged, step, passed: false, goals } : null;
}
