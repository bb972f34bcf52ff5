import { anything, list, number, object, optional, type Of } from "../message/shape";
import { addressOf } from "./address";
import { ask, type Answer } from "./ask";

const pageShape = object({ events: list(anything), next: optional(number) });

type EventPage = Of<typeof pageShape>;

/** All that somebody else needs to see the same run. */
export interface RunRecord {
  readonly scenario: unknown;
  readonly events: readonly unknown[];
}

/** The most events asked for at a time, and the most kept in all. */
const most = { each: 1_000, all: 20_000 };

/** Reads what a session has been through, for a report. */
export class ReportClient {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (...question) => fetch(...question)) {
    this.#fetch = fetcher;
  }

  /** The scenario of a session and its events, the first of them if they are very many. */
  async record(session: string): Promise<Answer<RunRecord>> {
    const address = addressOf(["sessions", session, "scenario"]);
    const scenario = await ask(this.#fetch, { address }, anything);
    if (!scenario.ok) return scenario;
    const events: unknown[] = [];
    let from: number | undefined = 0;
    while (from !== undefined && events.length < most.all) {
      const page: Answer<EventPage> = await this.#page(session, from);
      if (!page.ok) return page;
      events.push(...page.value.events);
      from = page.value.next;
    }
    return { ok: true, value: { scenario: scenario.value, events } };
  }

  #page(session: string, from: number): Promise<Answer<EventPage>> {
    const address = addressOf(["sessions", session, "events"], { from, limit: most.each });
    return ask(this.#fetch, { address }, pageShape);
  }
}
