import "../../lesson/challenge";
import type { ChallengePanel } from "../../lesson/challenge";
import type { Failure } from "../../connection/ask";
import { ChallengeClient, type Attempted } from "../../connection/challenge-client";
import type { RecordedScene } from "../../live/recorded-scene";
import { seenSoFar } from "../../player/so-far";
import type { SceneView, Viewing } from "../../player/viewing";
import type { Judged } from "../../world/lesson";
import { Replay } from "../../world/replay";
import type { Scene, SceneChallenge } from "../../world/scene";
import text from "../../../texts/embed.yaml";

type Command = Readonly<Record<string, unknown>>;
type Timed = Command & { readonly step: number };

/** The place where a scene plays. */
export interface Stage {
  /** Shows a recording from a step on and plays it; the scene has nothing to say there. */
  play(scene: Scene, replay: Replay, step: number): void;
  /** Goes to the end of what is shown. */
  toEnd(): void;
  /** Shows the end of the scene itself. */
  sceneAgain(): void;
}

/** A place that shows a recording by making a new viewing of it. */
export function stageOf(
  { scene, replay }: RecordedScene,
  present: (scene: Scene, replay: Replay, step: number) => Viewing,
  shown: () => Viewing | null,
): Stage {
  return {
    play: (attempted, recording, from) => {
      const { playhead } = present(attempted, recording, from);
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) playhead.last();
      else if (playhead.at < recording.length - 1) playhead.play();
    },
    toEnd: () => {
      shown()?.playhead.last();
    },
    sceneAgain: () => {
      present(scene, replay, scene.end.step).playhead.last();
    },
  };
}

/**
 * Somebody at the challenge of a scene: what is done is played and judged by the server, which
 * keeps nothing of it.
 */
export class YourTurn {
  readonly panel: ChallengePanel;
  readonly #scene: Scene;
  readonly #challenge: SceneChallenge;
  readonly #written: unknown;
  readonly #client = new ChallengeClient();
  readonly #stage: Stage;
  #commands: readonly Timed[] = [];
  /** The commands of an attempt that is being judged; a press meanwhile comes after them. */
  #underWay: readonly Timed[] | null = null;
  #judged: Judged | null = null;
  #step: number;
  #asked = 0;

  /** @param written the scene as it was written, or its id */
  constructor(scene: Scene, challenge: SceneChallenge, written: unknown, stage: Stage) {
    this.#scene = scene;
    this.#challenge = challenge;
    this.#written = written;
    this.#stage = stage;
    this.#step = scene.end.step;
    this.panel = document.createElement("gopark-challenge");
    this.panel.challenge = challenge;
    this.panel.hidden = true;
    this.panel.addEventListener("gopark-attempt", ({ detail }) => void this.#act(detail));
    this.panel.addEventListener("gopark-judge", () => void this.#judge());
    this.panel.addEventListener("gopark-anew", () => {
      this.#begin();
    });
  }

  /** Whether what is shown is what came of an attempt, and no longer the scene. */
  get isOn(): boolean {
    return this.#judged !== null;
  }

  /** The task is there from the end of the scene on. */
  moved({ world, at, length }: SceneView): void {
    const isEnd = at === length - 1;
    this.panel.hidden = !this.isOn && !isEnd;
    if (this.#judged === null) return;
    this.#step = world.step;
    this.panel.judged = seenSoFar(this.#judged, world.step, isEnd);
  }

  /** Acting in the past leaves out what was done after it. */
  async #act(commands: readonly Command[]): Promise<void> {
    const step = this.#step;
    const before = (this.#underWay ?? this.#commands).filter((done) => done.step <= step);
    const all = [...before, ...commands.map((command) => ({ ...command, step }))];
    const most = this.#challenge.commands;
    if (all.length > most) {
      this.panel.trouble = text("too-many-commands", { most });
      return;
    }
    await this.#attempt(all);
  }

  /** Who has done nothing is judged, too. */
  async #judge(): Promise<void> {
    if (this.isOn || (await this.#attempt(this.#commands))) this.#stage.toEnd();
  }

  async #attempt(commands: readonly Timed[]): Promise<boolean> {
    const asked = ++this.#asked;
    this.#underWay = commands;
    const answer = await this.#client.attempt(this.#written, commands);
    if (asked !== this.#asked) return false;
    this.#underWay = null;
    if (!answer.ok) {
      this.panel.trouble = troubleOf(answer.failure);
      return false;
    }
    this.panel.trouble = "";
    this.#commands = commands;
    this.#show(answer.value);
    return true;
  }

  #show({ judged, replay }: Attempted): void {
    this.#judged = judged;
    const scene = { ...this.#scene, open: this.#scene.end, beats: [] };
    this.#stage.play(scene, new Replay(replay), this.#step);
  }

  #begin(): void {
    this.#asked++;
    this.#commands = [];
    this.#underWay = null;
    this.#judged = null;
    this.#step = this.#scene.end.step;
    this.panel.judged = null;
    this.panel.trouble = "";
    this.#stage.sceneAgain();
  }
}

function troubleOf(failure: Failure): string {
  if (failure.kind !== "refused") return text("not-judged");
  return failure.problem.errors?.[0]?.message ?? failure.problem.detail;
}
