import type { Command } from "../../message/command";
import type { Lesson } from "../../message/lesson";
import type { World } from "../../world/world";
import type { ChallengePanel } from "../../lesson/challenge";
import { tell } from "../../lesson/said";
import text from "../../../texts/lesson.yaml";
import { detailOf } from "../practice/detail";
import type { Surroundings } from "./surroundings";

/** The time without a change after which the run is judged unasked. */
const restMs = 400;

/** Somebody at a challenge: does what the buttons say, and has it judged. */
export class Attempt {
  /** What is to be brought about, in words. */
  readonly ask = document.createElement("p");
  readonly panel: ChallengePanel;
  readonly #lesson: Lesson;
  readonly #around: Surroundings;
  readonly #passed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The moment that was judged last. */
  #judged = "";

  constructor(lesson: Lesson, around: Surroundings, passed: () => void) {
    this.#lesson = lesson;
    this.#around = around;
    this.#passed = passed;
    this.panel = document.createElement("gopark-challenge");
    this.panel.challenge = { ...lesson.challenge, ask: undefined };
    this.ask.className = "lesson-ask";
    tell(this.ask, lesson.challenge.ask, "");
    this.panel.addEventListener("gopark-attempt", ({ detail }) => {
      void around.room.send(detail as unknown as readonly Command[]);
    });
    this.panel.addEventListener("gopark-judge", () => void this.#judge());
    this.panel.addEventListener("gopark-anew", () => void this.begin());
  }

  async begin(): Promise<void> {
    clearTimeout(this.#timer);
    this.#judged = "";
    this.panel.judged = null;
    this.panel.trouble = "";
    await this.#around.room.enter(this.#lesson.challenge.scenario, 0);
  }

  /** Judges when the run stands still, once for each moment. */
  moved({ playing, seq, step, branch, go }: World): void {
    if (this.panel.release !== go) tell(this.ask, this.#lesson.challenge.ask, go);
    this.panel.release = go;
    clearTimeout(this.#timer);
    const moment = [branch, seq, step].join();
    if (playing || step === 0 || moment === this.#judged) return;
    this.#timer = setTimeout(() => {
      this.#judged = moment;
      void this.#judge();
    }, restMs);
  }

  async #judge(): Promise<void> {
    const { room, lessons, progress } = this.#around;
    const { session } = room;
    if (session === null) return;
    const answer = await lessons.judge(session, this.#lesson.id);
    if (room.session !== session) return;
    if (!answer.ok) {
      this.panel.trouble = detailOf(answer.failure, text("lost"));
      return;
    }
    this.panel.trouble = "";
    this.panel.judged = answer.value;
    if (answer.value.pass === undefined) return;
    progress.passed(this.#lesson.id, answer.value.pass);
    this.#passed();
  }
}
