import { currentLanguage } from "../../base/texts";
import type { CommandClient } from "../../connection/command-client";
import type { ArticleRule } from "../../message/catalogue";
import type { EventWords } from "../../words/event-words";
import type { SchedulerEvent } from "../../world/event";
import type { Thing } from "../../world/thing";
import type { World } from "../../world/world";
import text from "../../../texts/play.yaml";
import { load } from "./later";
import type { Parts } from "./parts";

/** Tells why: of the event in focus, and of the goroutine that is chosen. */
export class Narrator {
  readonly #parts: Parts;
  readonly #client: CommandClient;
  readonly #session: string;
  #words: EventWords | null = null;
  #articleRules: readonly ArticleRule[] = [];
  #told: SchedulerEvent | null = null;
  #asked: AbortController | null = null;

  /** @param signal: when it is aborted, nothing more is told from here */
  constructor(session: string, parts: Parts, client: CommandClient, signal: AbortSignal) {
    this.#session = session;
    this.#parts = parts;
    this.#client = client;
    signal.addEventListener("abort", () => this.#asked?.abort());
  }

  /** The event in focus. */
  get told(): SchedulerEvent | null {
    return this.#told;
  }

  speak(words: EventWords): void {
    this.#words = words;
    const { inspector, why, log, voice, comparison, breakpoints } = this.#parts;
    for (const part of [inspector, why, log, voice, comparison]) part.words = words;
    breakpoints.kinds = words
      .groups()
      .flatMap(({ kinds }) => kinds.map(({ kind, name }) => ({ kind, name })));
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

  /** Asks why a goroutine does what it does, unless something else is asked meanwhile. */
  async explain(thing: Thing | null, world: World | null): Promise<void> {
    this.#asked?.abort();
    const { why } = this.#parts;
    if (thing?.kind !== "g" || world === null) {
      why.answer = null;
      return;
    }
    const asked = new AbortController();
    this.#asked = asked;
    const answer = await this.#client.why(this.#session, thing.id, world.step, asked.signal);
    if (!asked.signal.aborted) why.answer = answer.ok ? answer.value : null;
  }

  #parting(event: SchedulerEvent | null) {
    const rule = this.#articleRules.find((each) => each.rule === event?.rule);
    if (rule === undefined) return null;
    const language = currentLanguage();
    return { claim: rule.claim[language], truth: rule.truth[language], why: rule.why[language] };
  }
}
