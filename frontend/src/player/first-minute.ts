import type { Beat, Scene, SceneQuestion } from "../world/scene";
import type { Viewing } from "./viewing";

/** What is asked of somebody who has just come. */
export interface FirstMinuteView {
  /** The beat whose question is asked, or has just been answered. */
  readonly beat: Beat | null;
  readonly guess: number | null;
  /** Which of the scene's questions it is, from 1. */
  readonly number: number;
  readonly questions: number;
  /** What comes when this one is answered; nothing before. */
  readonly next: "question" | "break" | null;
  readonly step: number;
}

/**
 * The questions of a scene one after the other. An answer is explained at once, and the board plays
 * what really happens; the explanation stays until one goes on.
 */
export class FirstMinute {
  readonly #scene: Scene;
  readonly #viewing: Viewing;
  readonly #show: (view: FirstMinuteView) => void;
  /** The beats that ask. */
  readonly #asking: readonly number[];
  #asked = 0;
  #guess: number | null = null;

  constructor(scene: Scene, viewing: Viewing, show: (view: FirstMinuteView) => void) {
    this.#scene = scene;
    this.#viewing = viewing;
    this.#show = show;
    this.#asking = scene.beats.flatMap(({ question }, beat) =>
      question === undefined ? [] : [beat],
    );
    viewing.seekBeat(this.#beat);
    this.#tell();
  }

  /** The question that waits for an answer. */
  get question(): SceneQuestion | null {
    return this.#guess === null ? (this.#scene.beats[this.#beat]?.question ?? null) : null;
  }

  guess(answer: number): void {
    if (this.question?.answers[answer] === undefined) return;
    this.#guess = answer;
    // Answered while the board still plays: it goes on from where it asks.
    this.#viewing.seekBeat(this.#beat);
    this.#viewing.guess(answer);
    this.#viewing.runTo(this.#beat + 1);
    this.#tell();
  }

  goOn(): void {
    if (this.#guess === null || this.#asked + 1 >= this.#asking.length) return;
    // Nobody who goes on has to wait for what is still being played.
    this.#viewing.seekBeat(this.#beat + 1);
    this.#asked++;
    this.#guess = null;
    this.#viewing.runTo(this.#beat);
    this.#tell();
  }

  get #beat(): number {
    return this.#asking[this.#asked] ?? 0;
  }

  #tell(): void {
    const isLast = this.#asked + 1 >= this.#asking.length;
    const beat = this.#scene.beats[this.#beat + (this.#guess === null ? 0 : 1)];
    this.#show({
      beat: this.#scene.beats[this.#beat] ?? null,
      guess: this.#guess,
      number: this.#asked + 1,
      questions: this.#asking.length,
      next: this.#guess === null ? null : isLast ? "break" : "question",
      step: beat?.step ?? this.#scene.end.step,
    });
  }
}
