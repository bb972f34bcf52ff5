import { currentLanguage } from "../base/texts";
import type { Replay } from "../world/replay";
import type { Scene, SceneQuestion } from "../world/scene";
import type { SchedulerEvent } from "../world/event";
import { tellingEvent } from "../world/telling";
import type { World } from "../world/world";
import { courseOf, stationAt, staysMs, type Station } from "./course";
import { Playhead, type After } from "./playhead";
import type { SceneWish } from "./wishes";

/** What is to be seen of a scene now. */
export interface SceneView {
  readonly scene: Scene;
  readonly world: World;
  /** What led here; of several, what tells most. */
  readonly event: SchedulerEvent | null;
  /** What has happened since the view before; nothing after a jump. */
  readonly fresh: readonly SchedulerEvent[];
  readonly at: number;
  readonly length: number;
  readonly stops: readonly number[];
  /** The beat that was told last; -1 before the first. */
  readonly beat: number;
  /** What to mark on the board; nothing on the way from beat to beat. */
  readonly look: readonly string[];
  /** The number of the answer that was given to the beat's question. */
  readonly guess: number | null;
  readonly playing: boolean;
  readonly speed: number;
}

export interface ViewingOptions {
  /** The last step to show. */
  readonly end?: number | undefined;
  /** Where it is first seen. */
  readonly step?: number | undefined;
  readonly after: After;
  /** Called at once and whenever there is something else to see. */
  readonly show: (view: SceneView) => void;
}

/** Somebody's way through a recorded scene, and their answers, which nothing else remembers. */
export class Viewing {
  readonly playhead: Playhead;
  readonly #scene: Scene;
  readonly #replay: Replay;
  readonly #course: readonly Station[];
  readonly #stops: readonly number[];
  readonly #guesses = new Map<number, number>();
  readonly #watching: ((view: SceneView) => void)[] = [];
  /** The number of the world that was shown last. */
  #shown = 0;

  constructor(scene: Scene, replay: Replay, { end, step, after, show }: ViewingOptions) {
    this.#scene = scene;
    this.#replay = replay;
    const course = courseOf(scene, replay, end);
    this.#course = course;
    this.#stops = course.flatMap(({ tells }, at) => (tells ? [at] : []));
    const track = {
      length: course.length,
      stops: this.#stops,
      staysMs: (at: number) => staysMs(course, at, this.#lettersAt(at)),
      holds: (at: number) => this.#isAsked(at),
    };
    const begin = step === undefined ? 0 : stationAt(course, step);
    this.playhead = new Playhead(
      track,
      after,
      () => {
        this.#tell();
      },
      begin,
    );
    this.watch(show);
  }

  /** Tells this one, too, of what is to be seen, now and later. */
  watch(show: (view: SceneView) => void): void {
    this.#watching.push(show);
    const view = this.#view;
    if (view !== null) show(view);
  }

  /** What happened up to a step, as far as it is recorded. */
  eventsUpTo(step: number): readonly SchedulerEvent[] {
    return this.#replay.eventsUpTo(step);
  }

  wish(wish: SceneWish): void {
    const { playhead } = this;
    switch (wish.do) {
      case "play":
        playhead.play();
        break;
      case "pause":
        playhead.pause();
        break;
      case "first":
        playhead.first();
        break;
      case "last":
        playhead.last();
        break;
      case "next":
        playhead.next();
        break;
      case "previous":
        playhead.previous();
        break;
      case "move":
        playhead.seek(playhead.at + wish.by);
        break;
      case "seek":
        playhead.seek(wish.at);
        break;
      case "speed":
        playhead.setSpeed(wish.speed);
        break;
    }
  }

  /** The question that is open now, if it has not been answered. */
  get question(): SceneQuestion | null {
    const { beat } = this.#station;
    if (this.#guesses.has(beat)) return null;
    return this.#scene.beats[beat]?.question ?? null;
  }

  /** The first answer counts. */
  guess(answer: number): void {
    const { beat } = this.#station;
    if (this.question?.answers[answer] === undefined) return;
    this.#guesses.set(beat, answer);
    this.#tell();
  }

  /** Goes at once to where a beat is told. */
  seekBeat(beat: number): void {
    this.playhead.seek(this.#stops[beat] ?? this.#course.length - 1);
  }

  /** Plays to where a beat is told, without delay. */
  runTo(beat: number): void {
    this.playhead.run(this.#stops[beat] ?? this.#course.length - 1);
  }

  get #station(): Station {
    const station = this.#course[this.playhead.at];
    if (station === undefined) throw new Error("A recording has at least one world");
    return station;
  }

  #isAsked(at: number): boolean {
    const { beat, tells } = this.#course[at] ?? { beat: -1, tells: false };
    return tells && this.#scene.beats[beat]?.question !== undefined && !this.#guesses.has(beat);
  }

  #lettersAt(at: number): number {
    const beat = this.#scene.beats[this.#course[at]?.beat ?? -1];
    const guess = this.#guesses.has(this.#course[at]?.beat ?? -1);
    const language = currentLanguage();
    const because = guess ? (beat?.question?.because[language].length ?? 0) : 0;
    return (beat?.caption[language].length ?? 0) + because;
  }

  #tell(): void {
    const view = this.#view;
    this.#shown = this.#station.world;
    if (view !== null) for (const show of this.#watching) show(view);
  }

  /** Null where the recording cannot be read, as that of a newer server than this page. */
  get #view(): SceneView | null {
    const { world: number, beat, tells } = this.#station;
    const world = this.#replay.at(number);
    if (!world.ok) return null;
    const { at, playing, speed } = this.playhead;
    const events = this.#replay.deltaTo(number)?.events ?? [];
    return {
      scene: this.#scene,
      world: world.value,
      event: tellingEvent(events),
      fresh: number === this.#shown + 1 ? events : [],
      at,
      length: this.#course.length,
      stops: this.#stops,
      beat,
      look: tells ? (this.#scene.beats[beat]?.look ?? []) : [],
      guess: this.#guesses.get(beat) ?? null,
      playing,
      speed,
    };
  }
}
