import { currentLanguage } from "../../base/texts";
import type { CommandClient } from "../../connection/command-client";
import { Retry } from "../../connection/retry";
import type { ArticleRule } from "../../message/catalogue";
import type { Thing } from "../../world/thing";
import { mayExist } from "../../world/counts";
import { tellingEvent } from "../../world/telling";
import type { World } from "../../world/world";
import text from "../../../texts/play.yaml";
import { load } from "./later";
import type { Parts } from "./parts";
import type { Shown } from "./shown";
import { whenever, type Store, type Told } from "./store";

/** While the run plays, no more often than this it is asked why. */
const restMs = 1_000;

/** Tells why: of the event in focus, and of the goroutine that is chosen. */
export class Narrator {
  readonly #parts: Parts;
  readonly #store: Store;
  readonly #client: CommandClient;
  readonly #session: string;
  #asked: AbortController | null = null;
  #asking: { readonly g: number; readonly world: World } | null = null;
  /** Which goroutine at which moment was asked about last. */
  #about = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #again = new Retry();

  constructor(session: string, parts: Parts, store: Store, client: CommandClient) {
    this.#session = session;
    this.#parts = parts;
    this.#store = store;
    this.#client = client;
  }

  /** @param life: when it is aborted, nothing more is told from here */
  follow(life: AbortSignal): void {
    const store = this.#store;
    life.addEventListener("abort", () => {
      clearTimeout(this.#timer);
      this.#again.over();
      this.#asked?.abort();
    });
    whenever(
      () => store.shown.value,
      (shown) => {
        this.#tellOf(shown);
      },
      life,
    );
    whenever(
      // What another session told stays until there is a moment of this one.
      () =>
        store.session.value === null
          ? null
          : { told: store.told.value, words: store.words.value, rules: store.articleRules.value },
      ({ told, words, rules }) => {
        this.#show(told, told === null ? null : (words?.sentence(told.event) ?? null), rules);
      },
      life,
    );
    whenever(
      // The server gives reasons of the branch that the session plays, and of no other.
      () => ({
        thing: store.chosen.value,
        world: store.isOtherBranch.value ? null : store.world.value,
      }),
      ({ thing, world }) => {
        this.#explain(thing, world);
      },
      life,
    );
  }

  /** What has just happened is explained, unless this moment already is. */
  #tellOf({ view: { world, events, fresh }, otherBranch }: Shown): void {
    const { told, words } = this.#store;
    // The system monitor is nobody's by its number.
    if (words.value !== null) words.value.sysmon = world.sysmon.m ?? null;
    if (!otherBranch && told.value?.event.step === world.step && fresh.length === 0) return;
    const event = tellingEvent(events);
    told.value = event === null ? null : { event, happened: events };
  }

  #show(told: Told | null, sentence: string | null, rules: readonly ArticleRule[]): void {
    if (told !== null) void load("panel-why");
    const { why, now, twin } = this.#parts;
    why.event = told?.event ?? null;
    why.step = told === null ? [] : told.happened.filter(({ step }) => step === told.event.step);
    why.parting = parting(told, rules);
    now.textContent = sentence ?? text("now");
    twin.latest = sentence;
  }

  /**
   * Asks why a goroutine does what it does, unless that is known. While the run plays it is asked
   * now and then only: nobody reads each answer, and all who watch share the server.
   */
  #explain(thing: Thing | null, world: World | null): void {
    if (thing?.kind !== "g" || world === null || !mayExist(world, thing.id)) {
      this.#forget();
      return;
    }
    const isOther = this.#asking?.g !== thing.id;
    this.#asking = { g: thing.id, world };
    if (world.playing && !isOther) {
      this.#timer ??= setTimeout(() => void this.#ask(), restMs);
      return;
    }
    clearTimeout(this.#timer);
    void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#timer = undefined;
    if (this.#asking === null || document.hidden) return;
    const { g, world } = this.#asking;
    const about = [g, world.branch, world.step, world.seq].join();
    if (about === this.#about) return;
    this.#about = about;
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    const answer = await this.#client.why(this.#session, g, world.step, asked.signal);
    if (asked.signal.aborted) return;
    const { why } = this.#parts;
    why.answer = answer.ok ? answer.value : null;
    why.failed = !answer.ok;
    if (answer.ok) {
      this.#again.over();
      return;
    }
    this.#about = "";
    this.#again.later(() => void this.#ask());
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#asking = null;
    this.#about = "";
    this.#asked?.abort();
    this.#again.over();
    this.#parts.why.answer = null;
    this.#parts.why.failed = false;
  }
}

function parting(told: Told | null, rules: readonly ArticleRule[]) {
  const rule = rules.find((each) => each.rule === told?.event.rule);
  if (rule === undefined) return null;
  const language = currentLanguage();
  return { claim: rule.claim[language], truth: rule.truth[language], why: rule.why[language] };
}
