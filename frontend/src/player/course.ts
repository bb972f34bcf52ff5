import type { Replay } from "../world/replay";
import type { Scene } from "../world/scene";

/** One place to stand at in a scene: a world, and how much has been said by then. */
export interface Station {
  /** The number of the world in the recording. */
  readonly world: number;
  readonly step: number;
  /** The beat that was told last; -1 before the first. */
  readonly beat: number;
  /** Whether that beat is told right here. */
  readonly tells: boolean;
}

/**
 * The way through a scene: each of its worlds, and one station for each beat where several are
 * told of the same world.
 *
 * @param end the last step to show; without it, all are shown
 */
export function courseOf(scene: Scene, replay: Replay, end = Infinity): readonly Station[] {
  const told = scene.beats.map(({ step }) => replay.indexAtStep(step));
  const stations: Station[] = [];
  let beat = -1;
  for (let world = 0; world < replay.length; world++) {
    const step = replay.deltaTo(world)?.step ?? scene.open.step;
    if (world > 0 && step > end) break;
    if (told[beat + 1] !== world) stations.push({ world, step, beat, tells: false });
    while (told[beat + 1] === world) {
      beat++;
      stations.push({ world, step, beat, tells: true });
    }
  }
  return stations;
}

/** The last station whose step has been done; the first if all come later. */
export function stationAt(course: readonly Station[], step: number): number {
  return Math.max(
    0,
    course.findLastIndex((station) => station.step <= step),
  );
}

/** Between two beats nobody waits longer than this, at the usual speed. */
const longestStretchMs = 6_000;
const eventMs = { least: 60, most: 700 };
const readingMs = { least: 2_500, most: 12_000, perLetter: 45 };

/** How long to stay at a station before going on: to read, or to see what has happened. */
export function staysMs(course: readonly Station[], at: number, letters: number): number {
  const station = course[at];
  if (station === undefined) return 0;
  if (station.tells) return between(readingMs, letters * readingMs.perLetter);
  const stretch = course.filter(({ beat, tells }) => beat === station.beat && !tells).length;
  return between(eventMs, longestStretchMs / stretch);
}

function between({ least, most }: { least: number; most: number }, ms: number): number {
  return Math.min(most, Math.max(least, ms));
}
