import { Replay } from "../../world/replay";
import type { Scene } from "../../world/scene";
import scene from "./creation.json";
import recording from "./creation-replay.json";

type Recording = ConstructorParameters<typeof Replay>[0];

/** What a server answered of the scene "creation": four beats, the first with a question. */
export function recordedScene(): { readonly scene: Scene; readonly replay: Replay } {
  return { scene, replay: new Replay(recording as unknown as Recording) };
}

/** Time that passes only when it is told to. */
export class HandClock {
  readonly #waiting: { at: number; call: () => void }[] = [];
  #now = 0;

  readonly after = (ms: number, call: () => void): (() => void) => {
    const entry = { at: this.#now + ms, call };
    this.#waiting.push(entry);
    return () => {
      const index = this.#waiting.indexOf(entry);
      if (index >= 0) this.#waiting.splice(index, 1);
    };
  };

  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#waiting.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > until) break;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#now = next.at;
      next.call();
    }
    this.#now = until;
  }
}
