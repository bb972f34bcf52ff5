import { rememberScene } from "../../base/seen-scenes";
import { currentLanguage } from "../../base/texts";
import { Retry } from "../../connection/retry";
import { SceneClient } from "../../connection/scene-client";
import type { Command } from "../../message/command";
import type { Beat, Scene } from "../../world/scene";
import type { World } from "../../world/world";
import text from "../../../texts/play.yaml";
import { changedAt, rememberChange } from "./own-change";
import type { Parts } from "./parts";
import { whenever, type Store } from "./store";

/** What moves through a run without changing it. */
export const playback: ReadonlySet<string> = new Set([
  "play",
  "pause",
  "step",
  "back",
  "seek",
  "runUntil",
  "breakpoint",
  "clearBreakpoint",
  "lines",
] satisfies Command["do"][]);

/** Where a scene's words lead to. */
export interface SceneWays {
  goTo(step: number): void;
  act(commands: readonly Command[]): void;
}

/** The words of the scene that a session plays, as long as nobody has changed how it goes on. */
export class SceneWords {
  readonly #session: string;
  readonly #parts: Parts;
  readonly #store: Store;
  readonly #ways: SceneWays;
  readonly #signal: AbortSignal;
  readonly #again = new Retry();
  readonly #guesses = new Map<string, number>();
  #told: Promise<void> | null = null;
  /** The number of the beat that somebody turned to. */
  #turned = -1;
  #scene: Scene | null = null;
  /** The step from which this is another run than the scene's. */
  #changed: number;

  /** @param signal: when it is aborted, nothing more is heard here */
  constructor(session: string, parts: Parts, store: Store, ways: SceneWays, signal: AbortSignal) {
    this.#session = session;
    this.#parts = parts;
    this.#store = store;
    this.#ways = ways;
    this.#signal = signal;
    this.#changed = changedAt(session);
    const { caption, previousBeat, nextBeat } = parts;
    const guess = ({ detail }: CustomEvent<number>): void => {
      const beat = this.#beat();
      if (beat !== null) this.#guesses.set(beat.id, detail);
      this.#show();
    };
    caption.addEventListener("gopark-guess", guess, { signal });
    caption.acting = true;
    const act = ({ detail }: CustomEvent): void => {
      ways.act(detail as readonly Command[]);
    };
    caption.addEventListener("gopark-act", act, { signal });
    const turn = (by: number) => () => {
      this.#turn(by);
    };
    signal.addEventListener("abort", () => {
      this.#again.over();
    });
    previousBeat.addEventListener("click", turn(-1), { signal });
    nextBeat.addEventListener("click", turn(1), { signal });
    whenever(
      () => store.world.value,
      ({ scene: of }) => {
        if (of !== undefined) this.#told ??= this.#load(of);
        this.#show();
      },
      signal,
    );
  }

  /** Fulfilled when the words are there; null: there are none. */
  get told(): Promise<void> | null {
    return this.#told;
  }

  /** Commands were obeyed at this step. */
  note(commands: readonly Command[], step: number): void {
    if (commands.every(({ do: name }) => playback.has(name))) return;
    this.#changed = Math.min(this.#changed, step);
    rememberChange(this.#session, this.#changed);
    this.#show();
  }

  get #world(): World | null {
    return this.#store.world.value;
  }

  async #load(id: string): Promise<void> {
    const [answer, elements] = await Promise.all([
      new SceneClient().scene(id),
      Promise.all([import("../../player/caption"), import("../../player/listing")]).catch(
        () => null,
      ),
    ]);
    if (this.#signal.aborted) return;
    if (!answer.ok || elements === null) {
      // The board tells its run also without the scene's words; they come when they can be had.
      this.#again.later(() => void this.#load(id));
      return;
    }
    this.#scene = answer.value;
    this.#showBeside(id, answer.value);
    this.#parts.realGo.setAttribute("href", `/api/scenes/${encodeURIComponent(id)}/program`);
    this.#parts.share.scene = { id, title: answer.value.title[currentLanguage()] };
    rememberScene(id);
    this.#show();
  }

  /** The scene's texts, and where they have more room. */
  #showBeside(id: string, { listings, choices, challenge }: Scene): void {
    const { listing, study } = this.#parts;
    listing.listings = listings ?? [];
    listing.hidden = listings === undefined;
    study.hidden = (listings ?? choices ?? challenge) === undefined;
    if (challenge !== undefined) study.textContent = text("study-challenge");
    study.setAttribute("href", `/scenes/${encodeURIComponent(id)}`);
  }

  #show(): void {
    const { scene, caption, listing, board, name, beatNumber, previousBeat, nextBeat } =
      this.#parts;
    const told = this.#scene;
    scene.hidden = told === null;
    if (told === null || this.#world === null) return;
    const index = this.#index();
    const beat = told.beats[index] ?? null;
    const isHere = beat?.step === this.#world.step;
    name.textContent = told.title[currentLanguage()];
    name.classList.remove("play-name-usual");
    beatNumber.textContent = text("beat", { beat: index + 1, beats: told.beats.length });
    previousBeat.toggleAttribute("disabled", index < 0 || (index === 0 && isHere));
    nextBeat.toggleAttribute("disabled", this.#next() === null);
    caption.release = this.#world.go;
    caption.opening = this.#holds() ? told.about : ownWay(this.#changed);
    caption.beat = this.#holds() ? beat : null;
    listing.lights = this.#holds() ? (beat?.lights ?? []) : [];
    caption.guess = beat === null ? null : (this.#guesses.get(beat.id) ?? null);
    caption.counterpart = told.counterpart === undefined ? null : `/play?scene=${told.counterpart}`;
    board.look = isHere ? (beat.look ?? []) : [];
  }

  #holds(): boolean {
    const { step = 0, branch = 0 } = this.#world ?? {};
    return branch === 0 && step <= this.#changed;
  }

  /**
   * The number of the beat that is told; -1 before the first. Of several at this moment it is the
   * one that was turned to, or the first; on the way to the next moment the last.
   */
  #index(): number {
    const beats = this.#scene?.beats ?? [];
    const step = this.#world?.step ?? 0;
    if (beats[this.#turned]?.step === step) return this.#turned;
    const first = beats.findIndex((beat) => beat.step === step);
    return first >= 0 ? first : beats.findLastIndex((beat) => beat.step < step);
  }

  #beat(): Beat | null {
    return this.#scene?.beats[this.#index()] ?? null;
  }

  #next(): Beat | null {
    const next = this.#scene?.beats[this.#index() + 1];
    return next !== undefined && next.step <= this.#changed && this.#holds() ? next : null;
  }

  #turn(by: number): void {
    const index = this.#index();
    const isHere = this.#beat()?.step === this.#world?.step;
    const beats = this.#scene?.beats ?? [];
    const number = by > 0 ? index + 1 : isHere ? index - 1 : index;
    const to = by > 0 ? this.#next() : beats[number];
    if (to === null || to === undefined) return;
    this.#turned = number;
    if (to.step === this.#world?.step) this.#show();
    else this.#ways.goTo(to.step);
  }
}

/** What is said where the scene's words hold no longer. */
function ownWay(step: number) {
  const words = Number.isFinite(step) ? text("own-way", { step }) : text("other-branch");
  return { en: words, ru: words };
}
