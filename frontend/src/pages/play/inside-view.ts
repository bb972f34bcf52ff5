import type { Standing } from "../../editor/standing";
import { Retry } from "../../connection/retry";
import type { ProgramClient } from "../../connection/program-client";
import type { Thing } from "../../world/thing";
import type { World } from "../../world/world";
import type { Parts } from "./parts";
import { whenever, type Store } from "./store";

/** While it plays, no more often than this is looked inside. */
const restMs = 1_000;

/** Shows the inside of what is chosen: beside the program if it is open, else in the inspector. */
export class InsideView {
  readonly #client: ProgramClient;
  readonly #parts: Parts;
  readonly #store: Store;
  readonly #element = document.createElement("gopark-inside");
  #asked: AbortController | null = null;
  /** What the last question was about. */
  #about = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #again = new Retry();

  constructor(client: ProgramClient, parts: Parts, store: Store) {
    this.#client = client;
    this.#parts = parts;
    this.#store = store;
    this.#element.slot = "inside";
  }

  /** Shows what is chosen, from now on. */
  follow(): void {
    whenever(
      () => ({ thing: this.#store.chosen.value }),
      ({ thing }) => {
        this.#element.thing = thing;
        this.#ask(false);
      },
    );
  }

  placed(isOpen: boolean): void {
    const { program, inspector } = this.#parts;
    if (isOpen) program.append(this.#element);
    else inspector.before(this.#element);
    this.#hide();
  }

  show(world: World, standing: readonly Standing[]): void {
    this.#element.standing = standing;
    this.#element.file = world.source?.file ?? "";
    this.#element.world = world;
    this.#ask(world.playing);
  }

  /**
   * Hides the view where it has nothing to show: in the inspector, for things outside of the
   * program.
   */
  #hide(): void {
    const isBeside = this.#element.parentElement === this.#parts.program;
    const { chosen, world } = this.#store;
    const kind = chosen.value?.kind;
    const isInside = kind === "g" || kind === "channel";
    this.#element.hidden = !isBeside && (world.value?.source === undefined || !isInside);
  }

  #ask(isPlaying: boolean): void {
    this.#hide();
    if (this.#timer !== undefined) return;
    const ask = (): void => {
      this.#timer = undefined;
      void this.#look();
    };
    if (isPlaying) this.#timer = setTimeout(ask, restMs);
    else ask();
  }

  async #look(): Promise<void> {
    const thing = this.#store.chosen.value;
    const world = this.#store.world.value;
    if (thing === null || world?.source === undefined) return;
    if (thing.kind !== "g" && thing.kind !== "channel") return;
    // The server looks into the branch that the session plays, and into no other.
    if (this.#store.isOtherBranch.value || !isThere(world, thing)) {
      this.#about = "";
      this.#asked?.abort();
      this.#again.over();
      this.#element.stack = null;
      this.#element.channel = null;
      this.#element.failed = false;
      return;
    }
    const { session, step, branch } = world;
    const about = [thing.kind, thing.id, session, step, branch].join();
    if (about === this.#about) return;
    this.#about = about;
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    const at = { session, step };
    const answer =
      thing.kind === "g"
        ? await this.#client.stack(at, thing.id, asked.signal)
        : await this.#client.channel(at, thing.id, asked.signal);
    if (asked.signal.aborted) return;
    const found = answer.ok ? answer.value : null;
    this.#element.stack = found !== null && "frames" in found ? found : null;
    this.#element.channel = found !== null && !("frames" in found) ? found : null;
    this.#element.failed = !answer.ok;
    if (answer.ok) {
      this.#again.over();
      return;
    }
    this.#about = "";
    this.#again.later(() => void this.#look());
  }
}

/** Whether there is anything to look into: ended and system goroutines have no calls. */
function isThere({ gs, sync }: World, { kind, id }: Thing): boolean {
  if (kind === "channel") return Object.hasOwn(sync.channels, id);
  const goroutine = gs[String(id)];
  return goroutine !== undefined && goroutine.status !== "_Gdead" && !goroutine.system;
}
