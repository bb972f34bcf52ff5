import { currentLanguage, type Language } from "../base/texts";
import {
  channelContentShape,
  exampleListShape,
  goroutineStackShape,
  nearestOnLineShape,
  programCheckShape,
  type ChannelContent,
  type ExampleList,
  type GoroutineStack,
  type NearestOnLine,
  type ProgramCheck,
} from "../message/program";
import { done, failed } from "../message/result";
import { addressOf } from "./address";
import { ask, type Answer } from "./ask";

/** A step of a session. */
export interface Moment {
  readonly session: string;
  readonly step: number;
}

/** Asks about programs, and about what goes on inside one that runs. Nothing is changed by it. */
export class ProgramClient {
  readonly #fetch: typeof fetch;
  readonly #language: () => Language;

  constructor(
    fetcher: typeof fetch = (...question) => fetch(...question),
    language: () => Language = currentLanguage,
  ) {
    this.#fetch = fetcher;
    this.#language = language;
  }

  /** What the compiler says of a text. */
  check(source: string, signal?: AbortSignal): Promise<Answer<ProgramCheck>> {
    const address = addressOf(["programs", "check"], { lang: this.#language() });
    const question = { method: "POST", address, body: { source }, signal } as const;
    return ask(this.#fetch, question, programCheckShape);
  }

  examples(): Promise<Answer<ExampleList>> {
    const address = addressOf(["examples"], { lang: this.#language() });
    return ask(this.#fetch, { address }, exampleListShape);
  }

  stack(at: Moment, g: number, signal?: AbortSignal): Promise<Answer<GoroutineStack>> {
    const address = this.#address(at, "goroutine", { g });
    return ask(this.#fetch, { address, signal }, goroutineStackShape);
  }

  channel(at: Moment, channel: number, signal?: AbortSignal): Promise<Answer<ChannelContent>> {
    const address = this.#address(at, "channel", { channel });
    return ask(this.#fetch, { address, signal }, channelContentShape);
  }

  /** When somebody stood on a line of the program, nearest to a step. */
  line(at: Moment, line: number): Promise<Answer<NearestOnLine>> {
    return ask(this.#fetch, { address: this.#address(at, "line", { line }) }, nearestOnLineShape);
  }

  /** What was printed to a stream up to a step. */
  async printed(
    at: Moment,
    stream: "stdout" | "stderr",
    signal?: AbortSignal,
  ): Promise<Answer<string>> {
    const address = this.#address(at, stream, {});
    try {
      const answer = await this.#fetch(address, signal === undefined ? {} : { signal });
      return answer.ok ? done(await answer.text()) : failed({ kind: "unreachable" });
    } catch {
      return failed({ kind: signal?.aborted === true ? "cancelled" : "unreachable" });
    }
  }

  #address(
    { session, step }: Moment,
    what: string,
    query: Readonly<Record<string, string | number>>,
  ) {
    return addressOf(["sessions", session, what], { ...query, step, lang: this.#language() });
  }
}
