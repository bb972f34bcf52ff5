const shortestMs = 1_000;
const longestMs = 30_000;

/**
 * How long to wait before a try: longer each time, and not at the same moment as all others who
 * lost the server together.
 *
 * @param attempt the first is 1
 * @param chance from 0 to 1
 */
export function backoffMs(attempt: number, chance: number): number {
  const most = Math.min(shortestMs * 2 ** attempt, longestMs);
  const least = Math.max(most / 2, shortestMs);
  return Math.round(least + chance * (most - least));
}
