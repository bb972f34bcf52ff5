import { done, failed } from "../message/result";
import { refusalIn, type Answer, type Failure } from "./ask";

/** Reads pictures that the server draws. */
export class PictureClient {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (...question) => fetch(...question)) {
    this.#fetch = fetcher;
  }

  /** The text of an SVG. */
  async svg(address: string, signal: AbortSignal): Promise<Answer<string>> {
    const headers = { Accept: "image/svg+xml, application/problem+json" };
    try {
      const response = await this.#fetch(address, { headers, signal });
      const source = await response.text();
      return response.ok ? done(source) : refusalIn(response, source);
    } catch {
      return failed({ kind: signal.aborted ? "cancelled" : "unreachable" });
    }
  }
}

/** What the server says of its refusal, of what was sent if that was wrong; null: it said none. */
export function reasonOf(failure: Failure): string | null {
  if (failure.kind !== "refused") return null;
  const { detail, errors } = failure.problem;
  return errors?.[0]?.message ?? detail;
}
