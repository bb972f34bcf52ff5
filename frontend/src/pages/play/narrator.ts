import { currentLanguage } from "../../base/texts";
import type { CommandClient } from "../../connection/command-client";
import type { ArticleRule } from "../../message/catalogue";
import type { EventWords } from "../../words/event-words";
import type { SchedulerEvent } from "../../world/event";
import type { Thing } from "../../world/thing";
import { mayExist } from "../../world/counts";
import type { World } from "../../world/world";
import text from "../../../texts/play.yaml";
import { load } from "./later";
import type { Parts } from "./parts";

/** While the run plays, no more often than this it is asked why. */
const restMs = 1_000;

/** Tells why: of the event in focus, and of the goroutine that is chosen. */
export class Narrator {
  readonly #parts: Parts;
  readonly #client: CommandClient;
  readonly #session: string;
  #words: EventWords | null = null;
  #articleRules: readonly ArticleRule[] = [];
  #told: SchedulerEvent | null = null;
  #asked: AbortController | null = null;
  #asking: { readonly g: number; readonly world: World } | null = null;
  /** Which goroutine at which moment was asked about last. */
  #about = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param signal: when it is aborted, nothing more is told from here */
  constructor(session: string, parts: Parts, client: CommandClient, signal: AbortSignal) {
    this.#session = session;
    this.#parts = parts;
    this.#client = client;
    signal.addEventListener("abort", () => {
      clearTimeout(this.#timer);
      this.#asked?.abort();
    });
  }

  /** The event in focus. */
  get told(): SchedulerEvent | null {
    return this.#told;
  }

  speak(words: EventWords): void {
    this.#words = words;
    const { inspector, why, log, voice, comparison, scheduleLoop, breakpoints } = this.#parts;
    for (const part of [inspector, why, log, voice, comparison, scheduleLoop]) part.words = words;
    breakpoints.kinds = words
      .groups()
      .flatMap(({ kinds }) => kinds.map(({ kind, name }) => ({ kind, name })));
  }

  /** Which machine is the system monitor, whom nobody knows by its number. */
  knowSysmon(m: number | undefined): void {
    if (this.#words !== null) this.#words.sysmon = m ?? null;
  }

  knowArticles(rules: readonly ArticleRule[]): void {
    this.#articleRules = rules;
    this.#parts.why.parting = this.#parting(this.#told);
  }

  /** @param happened: what the other events of its step are taken from */
  tell(event: SchedulerEvent | null, happened: readonly SchedulerEvent[]): void {
    this.#told = event;
    if (event !== null) void load("panel-why");
    const { why, now, twin } = this.#parts;
    const sentence = (event === null ? null : this.#words?.sentence(event)) ?? null;
    why.event = event;
    why.step = event === null ? [] : happened.filter(({ step }) => step === event.step);
    why.parting = this.#parting(event);
    now.textContent = sentence ?? text("now");
    twin.latest = sentence;
  }

  /**
   * Asks why a goroutine does what it does, unless that is known. While the run plays it is asked
   * now and then only: nobody reads each answer, and all who watch share the server.
   */
  explain(thing: Thing | null, world: World | null): void {
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
    if (!asked.signal.aborted) this.#parts.why.answer = answer.ok ? answer.value : null;
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#asking = null;
    this.#about = "";
    this.#asked?.abort();
    this.#parts.why.answer = null;
  }

  #parting(event: SchedulerEvent | null) {
    const rule = this.#articleRules.find((each) => each.rule === event?.rule);
    if (rule === undefined) return null;
    const language = currentLanguage();
    return { claim: rule.claim[language], truth: rule.truth[language], why: rule.why[language] };
  }
}
