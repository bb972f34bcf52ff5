import { currentLanguage, type Language } from "../base/texts";
import {
  comparedShape,
  designListShape,
  sceneListShape,
  sweepCellShape,
  type Compared,
  type DesignList,
  type SceneList,
  type SweepCell,
} from "../message/compared";
import { done, failed } from "../message/result";
import { parse, parseJson } from "../message/shape";
import { addressOf } from "./address";
import { ask, refusalIn, type Answer } from "./ask";

/** What a run has for itself: values by the paths of a scenario's fields. */
export type Variation = Readonly<Record<string, unknown>>;

/** What several runs have in common: what a session could begin with. */
export type CompareBase = Readonly<Record<string, unknown>>;

export interface CompareQuestion {
  readonly of: CompareBase;
  readonly runs: readonly Variation[];
  /** The number of the event from which the runs are to be played. */
  readonly from?: number;
}

export interface SweepAxis {
  readonly vary: string;
  readonly values: readonly unknown[];
}

export interface SweepQuestion {
  readonly of: CompareBase;
  readonly rows: SweepAxis;
  readonly columns: SweepAxis;
  readonly events: number;
}

/** Asks for runs side by side, and for many in a grid. */
export class CompareClient {
  readonly #fetch: typeof fetch;
  readonly #language: () => Language;

  constructor(
    fetcher: typeof fetch = (...question) => fetch(...question),
    language: () => Language = currentLanguage,
  ) {
    this.#fetch = fetcher;
    this.#language = language;
  }

  scenes(): Promise<Answer<SceneList>> {
    return ask(this.#fetch, { address: addressOf(["scenes"]) }, sceneListShape);
  }

  designs(): Promise<Answer<DesignList>> {
    return ask(this.#fetch, { address: addressOf(["designs"]) }, designListShape);
  }

  compare(question: CompareQuestion, signal?: AbortSignal): Promise<Answer<Compared>> {
    const address = addressOf(["compare"], { lang: this.#language() });
    const asked = { address, body: question, signal, changesNothing: true };
    return ask(this.#fetch, { method: "POST", ...asked }, comparedShape);
  }

  /**
   * Runs a grid, and tells every cell as soon as it is there. Whether all came, or why there is
   * none: aborting stops the rest.
   */
  async sweep(
    question: SweepQuestion,
    cell: (cell: SweepCell) => void,
    signal: AbortSignal,
  ): Promise<Answer<boolean>> {
    const address = addressOf(["sweeps"], { lang: this.#language() });
    const headers = { "Content-Type": "application/json", Accept: "application/x-ndjson" };
    let [told, cells] = [0, 1];
    try {
      const body = JSON.stringify(question);
      const response = await this.#fetch(address, { method: "POST", headers, body, signal });
      if (!response.ok || response.body === null) {
        return refusalIn(response, await response.text());
      }
      for await (const line of linesOf(response.body)) {
        const read = parseJson(line);
        const value = read.ok ? parse(sweepCellShape, read.value) : read;
        if (!value.ok) return failed({ kind: "unreadable", flaw: value.failure });
        told++;
        cells = value.value.cells;
        cell(value.value);
      }
    } catch {
      return failed({ kind: signal.aborted ? "cancelled" : "unreachable" });
    }
    return done(told === cells);
  }
}

/** What a stream brings, line by line, without the empty ones. */
async function* linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let rest = "";
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines.filter((line) => line.trim() !== "");
    }
  } finally {
    // Where nobody reads on, the server is to stop.
    await reader.cancel();
  }
  if (rest.trim() !== "") yield rest;
}
