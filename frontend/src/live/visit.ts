import type { Answer, Failure } from "../connection/ask.ts";
import type { CommandClient } from "../connection/command-client.ts";
import type { StreamState, StreamTools } from "../connection/session-stream.ts";
import type { Command } from "../message/command.ts";
import type { CommandResult } from "../message/session.ts";
import { Glance, type Instant } from "./glance.ts";
import { Seen } from "./seen.ts";
import { LiveSession, type LiveView } from "./live-session.ts";

export interface VisitListener {
  /**
   * @param elsewhere whether it is a moment at which the session is not
   * @param otherBranch whether it is one of a branch that the session does not play
   */
  view(view: LiveView, elsewhere: boolean, otherBranch: boolean): void;
  state(state: StreamState): void;
  failed(failure: Failure): void;
}

/**
 * A visit to a session: its owner moves it, and a viewer who may only watch looks around alone.
 */
export class Visit {
  readonly session: string;
  readonly #client: CommandClient;
  readonly #listener: VisitListener;
  readonly #live: LiveSession;
  readonly #glance: Glance;
  readonly #seen = new Seen();
  #now: LiveView | null = null;
  #shown: LiveView | null = null;
  #elsewhere = false;
  /** How often somebody has looked elsewhere. */
  #looks = 0;
  /** The number of the command after which what is in sight is where the session is again. */
  #awaited: number | null = null;

  constructor(
    session: string,
    client: CommandClient,
    listener: VisitListener,
    tools: Omit<StreamTools, "refusal">,
  ) {
    this.session = session;
    this.#client = client;
    this.#listener = listener;
    this.#glance = new Glance(session, client);
    this.#live = new LiveSession(
      session,
      client,
      {
        view: (view) => {
          this.#heard(view);
        },
        state: (state) => {
          listener.state(state);
        },
      },
      tools,
    );
  }

  get isMine(): boolean {
    return this.#client.canEdit(this.session);
  }

  /** The branch that the session plays; null: nothing has been heard of it yet. */
  get played(): number | null {
    return this.#now?.world.branch ?? null;
  }

  /** What is in sight. */
  get shown(): LiveView | null {
    return this.#shown;
  }

  get isElsewhere(): boolean {
    return this.#elsewhere;
  }

  /** Begins, or tries again without waiting. */
  open(): void {
    this.#live.open();
  }

  close(): void {
    this.#glance.forget();
    this.#live.close();
  }

  /**
   * Tells the session what to do; what is in sight then is where it is, unless somebody has looked
   * elsewhere since.
   */
  async send(commands: Command | readonly Command[]): Promise<Answer<CommandResult>> {
    const looks = this.#looks;
    const answer = await this.#client.send(this.session, commands);
    if (answer.ok && looks === this.#looks) this.#follow(answer.value.seq);
    return answer;
  }

  /**
   * Shows a moment without moving the session; without a server the nearest that has been in sight.
   */
  async look(instant: Instant): Promise<void> {
    this.#looks++;
    this.#awaited = null;
    this.#elsewhere = true;
    await this.#lookAt(instant);
  }

  async #lookAt(instant: Instant): Promise<void> {
    const seen = await this.#glance.at(instant, this.#now?.world.branch ?? null);
    if (seen === null || !this.isElsewhere) return;
    const { step, branch } = instant;
    const isAway = "kind" in seen && seen.kind === "unreachable";
    const remembered = isAway ? this.#seen.at(step, branch) : null;
    if ("world" in seen) this.#show({ ...seen, fresh: [] });
    else if (remembered !== null) this.#show(remembered);
    else this.#listener.failed(seen);
  }

  /** Shows where the session is. */
  backToNow(): void {
    this.#glance.forget();
    this.#awaited = null;
    if (!this.#elsewhere) return;
    this.#elsewhere = false;
    if (this.#now !== null) this.#show({ ...this.#now, fresh: [] });
  }

  /** The answer may come before the stream tells of it: nothing old is shown until then. */
  #follow(seq: number): void {
    if (this.#elsewhere && this.#now !== null && this.#now.world.seq < seq) {
      this.#glance.forget();
      this.#awaited = seq;
    } else {
      this.backToNow();
    }
  }

  #heard(view: LiveView): void {
    const played = this.#now?.world.branch;
    this.#now = view;
    this.#seen.add(view);
    if (this.#awaited !== null && view.world.seq >= this.#awaited) {
      this.#awaited = null;
      this.#elsewhere = false;
    }
    if (!this.#elsewhere) this.#show(view);
    else if (played !== undefined && played !== view.world.branch) this.#lookAgain();
  }

  /** The session plays another branch: of what is in sight more is known now, or less. */
  #lookAgain(): void {
    const world = this.#shown?.world;
    if (world !== undefined && this.#awaited === null)
      void this.#lookAt({ step: world.step, branch: world.branch });
  }

  #show(view: LiveView): void {
    this.#shown = view;
    const otherBranch = this.#elsewhere && view.world.branch !== this.#now?.world.branch;
    this.#listener.view(view, this.#elsewhere, otherBranch);
  }
}
