import { currentLanguage, type Language } from "../base/texts";
import {
  eventKindsShape,
  releasesShape,
  type EventKinds,
  type Releases,
} from "../message/catalogue";
import type { Command } from "../message/command";
import type { SessionRequest } from "../message/session-request";
import {
  branchListShape,
  commandResultShape,
  createdSessionShape,
  eventPageShape,
  goroutinePageShape,
  partingShape,
  recordingShape,
  whyShape,
  type BranchList,
  type CommandResult,
  type CreatedSession,
  type EventPage,
  type GoroutinePage,
  type Parting,
  type Recording,
  type Why,
} from "../message/session";
import { unreadableSession, type Problem } from "../message/problem";
import { anything, record, type Shape } from "../message/shape";
import { snapshotShape, type GoroutineStatus, type Snapshot } from "../message/snapshot";
import { timelinePageShape, type TimelinePage } from "../message/timeline";
import { addressOf, type Query } from "./address";
import { ask, type Answer } from "./ask";
import { EditKeys } from "./edit-keys";
import { Turns } from "./turns";

/** A moment of a session: now, a step (of a branch, or of the one that is shown), or a time. */
export type Instant =
  { readonly step?: number; readonly branch?: number } | { readonly timeNs: number };

/** Which goroutines of a session. */
export interface GoroutineQuery {
  readonly status?: GoroutineStatus;
  readonly offset?: number;
  readonly limit?: number;
  readonly step?: number;
}

export interface ClientTools {
  readonly fetch: typeof fetch;
  readonly keys: EditKeys;
  /** The language of the server's texts. */
  readonly language: () => Language;
}

/** Asks the server for what no stream brings, and tells it what to do. */
export class CommandClient {
  readonly #fetch: typeof fetch;
  readonly #keys: EditKeys;
  readonly #language: () => Language;
  readonly #turns = new Turns();

  constructor(tools: Partial<ClientTools> = {}) {
    this.#fetch = tools.fetch ?? ((...question) => fetch(...question));
    this.#keys = tools.keys ?? new EditKeys();
    this.#language = tools.language ?? currentLanguage;
  }

  /** Makes a session, and remembers its key. */
  async create(request: SessionRequest = {}): Promise<Answer<CreatedSession>> {
    return this.#made(await this.#post(["sessions"], createdSessionShape, request));
  }

  /** Makes a session of one's own that has come the same way, up to a step or to where it is. */
  async fork(session: string, step?: number): Promise<Answer<CreatedSession>> {
    const body = step === undefined ? {} : { step };
    return this.#made(await this.#post(["sessions", session, "fork"], createdSessionShape, body));
  }

  /** Whether commands to a session can be hoped to be obeyed. */
  canEdit(session: string): boolean {
    return this.#keys.get(session) !== null;
  }

  /**
   * Sends commands, all or none of which are done, after all that were sent before.
   *
   * @param ifStep the step at which they are meant; elsewhere they are refused as stale
   */
  send(
    session: string,
    commands: Command | readonly Command[],
    ifStep?: number,
  ): Promise<Answer<CommandResult>> {
    return this.#command(session, ["commands"], commands, { ifStep });
  }

  /** Shows another future from now on. */
  switchTo(session: string, branch: number): Promise<Answer<CommandResult>> {
    return this.#command(session, ["branches", branch]);
  }

  /** Ends a session for ever, also if the page is left at once. */
  async end(session: string): Promise<Answer<unknown>> {
    const ended = await this.#turns.take(session, () =>
      this.#ask(["sessions", session], anything, { method: "DELETE", session, keepalive: true }),
    );
    if (ended.ok) this.#keys.forget(session);
    return ended;
  }

  snapshot(session: string, at: Instant = {}, signal?: AbortSignal): Promise<Answer<Snapshot>> {
    return this.#get(["sessions", session], snapshotShape, { ...at }, signal);
  }

  why(session: string, g: number, step?: number, signal?: AbortSignal): Promise<Answer<Why>> {
    return this.#get(["sessions", session, "why"], whyShape, { g, step }, signal);
  }

  /** A document that repeats a session, with all that was done in it. */
  scenario(session: string, branch?: number): Promise<Answer<Readonly<Record<string, unknown>>>> {
    const query = branch === undefined ? {} : { branch };
    return this.#get(["sessions", session, "scenario"], record(anything), query);
  }

  branches(session: string): Promise<Answer<BranchList>> {
    return this.#get(["sessions", session, "branches"], branchListShape);
  }

  compareBranches(session: string, a: number, b: number): Promise<Answer<Parting>> {
    return this.#get(["sessions", session, "branches", "compare"], partingShape, { a, b });
  }

  /** Events from a step on, of some kinds or of all. */
  events(
    session: string,
    from: number,
    { limit, kinds = [] }: { readonly limit?: number; readonly kinds?: readonly string[] } = {},
    signal?: AbortSignal,
  ): Promise<Answer<EventPage>> {
    const query = { from, limit, kind: kinds };
    return this.#get(["sessions", session, "events"], eventPageShape, query, signal);
  }

  /** What a timeline is drawn from: the events that change a lane, from a number on. */
  timeline(
    session: string,
    from: number,
    limit: number,
    signal?: AbortSignal,
  ): Promise<Answer<TimelinePage>> {
    return this.#get(["sessions", session, "timeline"], timelinePageShape, { from, limit }, signal);
  }

  goroutines(
    session: string,
    query: GoroutineQuery = {},
    signal?: AbortSignal,
  ): Promise<Answer<GoroutinePage>> {
    const path = ["sessions", session, "goroutines"];
    return this.#get(path, goroutinePageShape, { ...query }, signal);
  }

  /** A finished stretch; with its branch and both steps, the browser keeps it for ever. */
  recording(
    session: string,
    stretch: { readonly from?: number; readonly to?: number; readonly branch?: number } = {},
    signal?: AbortSignal,
  ): Promise<Answer<Recording>> {
    const address = addressOf(["sessions", session, "replay"], { ...stretch });
    return ask(this.#fetch, { address, signal }, recordingShape);
  }

  /** All kinds of events in the words of one language, the same for everybody. */
  eventKinds(lang: Language): Promise<Answer<EventKinds>> {
    const address = addressOf(["event-kinds"], { lang });
    return ask(this.#fetch, { address }, eventKindsShape);
  }

  /** All versions of Go that can be played, the same for everybody. */
  releases(): Promise<Answer<Releases>> {
    return ask(this.#fetch, { address: addressOf(["releases"]) }, releasesShape);
  }

  /** Why the server will never open a session: it has none, or cannot read it; null: it may yet. */
  async refusal(session: string): Promise<Problem | null> {
    const answer = await this.branches(session);
    if (answer.ok || answer.failure.kind !== "refused") return null;
    const { problem } = answer.failure;
    return problem.status === 404 || problem.code === unreadableSession ? problem : null;
  }

  #made(answer: Answer<CreatedSession>): Answer<CreatedSession> {
    if (answer.ok) this.#keys.remember(answer.value.id, answer.value.editKey);
    return answer;
  }

  #command(
    session: string,
    path: readonly (string | number)[],
    body?: unknown,
    query: Query = {},
  ): Promise<Answer<CommandResult>> {
    return this.#turns.take(session, () =>
      this.#post(["sessions", session, ...path], commandResultShape, body, { session, query }),
    );
  }

  #get<T>(
    path: readonly (string | number)[],
    shape: Shape<T>,
    query: Query = {},
    signal?: AbortSignal,
  ): Promise<Answer<T>> {
    return this.#ask(path, shape, { query, signal });
  }

  #post<T>(
    path: readonly (string | number)[],
    shape: Shape<T>,
    body: unknown,
    more: { readonly session?: string; readonly query?: Query } = {},
  ): Promise<Answer<T>> {
    return this.#ask(path, shape, { method: "POST", body, ...more });
  }

  /**
   * Asks the server, with the language in the address, since a cookie would count for more than a
   * header.
   */
  #ask<T>(
    path: readonly (string | number)[],
    shape: Shape<T>,
    asked: {
      readonly method?: "GET" | "POST" | "DELETE";
      readonly body?: unknown;
      readonly query?: Query;
      readonly signal?: AbortSignal | undefined;
      /** The session whose key is to be shown. */
      readonly session?: string;
      readonly keepalive?: boolean;
    },
  ): Promise<Answer<T>> {
    const { method = "GET", body, query, signal, session, keepalive = false } = asked;
    const address = addressOf(path, { ...query, lang: this.#language() });
    const editKey = session === undefined ? null : this.#keys.get(session);
    return ask(this.#fetch, { method, address, body, signal, editKey, keepalive }, shape);
  }
}
