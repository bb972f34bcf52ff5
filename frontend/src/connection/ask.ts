import { problemShape, type Problem } from "../message/problem";
import { done, failed, type Result } from "../message/result";
import { parse, parseJson, type Shape, type WrongShape } from "../message/shape";

/** Why there is no answer. */
export type Failure =
  /** The server says no, and why; and perhaps after how many seconds to ask again. */
  | {
      readonly kind: "refused";
      readonly problem: Problem;
      readonly retryAfterS: number | null;
    }
  /** Nobody answered, or somebody on the way to the server. */
  | { readonly kind: "unreachable" }
  /** The server answered something else than this page expects; it may be newer than the page. */
  | { readonly kind: "unreadable"; readonly flaw: WrongShape }
  /** The caller no longer wants the answer. */
  | { readonly kind: "cancelled" };

export type Answer<T> = Result<T, Failure>;

export interface Question {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly address: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly editKey?: string | null;
  readonly signal?: AbortSignal | undefined;
  /** Whether it is sent also if the page is left at once. */
  readonly keepalive?: boolean;
  /** Whether a POST changes nothing, so that it may be sent again, as a GET may. */
  readonly changesNothing?: boolean;
}

/** What the server says while others have all its cores. */
const busy = "unavailable";
const mostTries = 3;
/** A reader waits no longer for a page to try again by itself. */
const longestWaitS = 5;
const secondMs = 1_000;

/**
 * Asks the server; whatever happens becomes an answer, and nothing is thrown. If the server is
 * busy, asks again when it says so, unless that could do something twice.
 */
export async function ask<T>(
  fetcher: typeof fetch,
  question: Question,
  shape: Shape<T>,
): Promise<Answer<T>> {
  const { method = "GET", changesNothing = method === "GET", signal } = question;
  for (let tries = 1; ; tries++) {
    const answer = await askOnce(fetcher, question, shape);
    const waitS = changesNothing && tries < mostTries ? busyForS(answer) : null;
    if (waitS === null || signal?.aborted === true) return answer;
    await new Promise((resume) => setTimeout(resume, waitS * secondMs));
  }
}

/** The seconds after which a busy server wants to be asked again; null: not busy, or for long. */
function busyForS(answer: Answer<unknown>): number | null {
  if (answer.ok || answer.failure.kind !== "refused") return null;
  const { problem, retryAfterS } = answer.failure;
  const soon = problem.code === busy && retryAfterS !== null && retryAfterS <= longestWaitS;
  return soon ? retryAfterS : null;
}

async function askOnce<T>(
  fetcher: typeof fetch,
  question: Question,
  shape: Shape<T>,
): Promise<Answer<T>> {
  const { method = "GET", address, body, editKey, signal, keepalive = false } = question;
  const headers = new Headers({ Accept: "application/json, application/problem+json" });
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (typeof editKey === "string") headers.set("Authorization", `Bearer ${editKey}`);
  const request: RequestInit = { method, headers, keepalive };
  if (body !== undefined) request.body = JSON.stringify(body);
  if (signal !== undefined) request.signal = signal;
  try {
    const response = await fetcher(address, request);
    return understand(response, await response.text(), shape);
  } catch {
    return failed({ kind: signal?.aborted === true ? "cancelled" : "unreachable" });
  }
}

function understand<T>(response: Response, source: string, shape: Shape<T>): Answer<T> {
  const json = source === "" ? done(undefined) : parseJson(source);
  if (!response.ok) return refusal(response, json.ok ? json.value : undefined);
  if (!json.ok) return failed({ kind: "unreadable", flaw: json.failure });
  const value = parse(shape, json.value);
  return value.ok ? value : failed({ kind: "unreadable", flaw: value.failure });
}

/** Why a request was refused whose answer is no JSON otherwise. */
export function refusalIn(response: Response, source: string): Answer<never> {
  const json = parseJson(source);
  return refusal(response, json.ok ? json.value : undefined);
}

function refusal(response: Response, json: unknown): Answer<never> {
  const problem = parse(problemShape, json);
  if (!problem.ok) return failed({ kind: "unreachable" });
  const seconds = Number(response.headers.get("Retry-After") ?? NaN);
  const retryAfterS = Number.isFinite(seconds) ? seconds : null;
  return failed({ kind: "refused", problem: problem.value, retryAfterS });
}
