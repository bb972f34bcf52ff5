import { PerFrame } from "../../animation/per-frame";
import type { Failure } from "../../connection/ask";
import type { CommandClient } from "../../connection/command-client";
import { browserTools, type StreamState } from "../../connection/session-stream";
import { together, type LiveView } from "../../live/live-session";
import { Visit } from "../../live/visit";
import type { Command } from "../../message/command";
import type { EventWords } from "../../words/event-words";
import type { World } from "../../world/world";
import text from "../../../texts/lesson.yaml";
import { button, reveal } from "../practice/pieces";
import type { LessonParts } from "./parts";

type Scenario = Readonly<Record<string, unknown>>;

/** The virtual time that goes by at a press. */
const stretchNs = 10_000_000;

/** About how many seconds a stretch is played, and not at all if it is much longer. */
const seconds = 5;
const mostPlayed = 80;
const leastPace = 3;

/** The board of a lesson, with the session that plays on it: one at a time. */
export class Room {
  readonly #parts: LessonParts;
  readonly #client: CommandClient;
  readonly #words: EventWords | null;
  #visit: Visit | null = null;
  #entered = 0;
  #entering: Promise<unknown> = Promise.resolve();
  #scenario: Scenario = {};
  /** The step that was shown last. */
  #step = 0;
  /** Whether what is told is that nothing is heard of the run. */
  #isLost = false;

  /** Is told of every moment that is shown. */
  onMoment: (world: World) => void = () => undefined;

  constructor(parts: LessonParts, client: CommandClient, words: EventWords | null) {
    this.#parts = parts;
    this.#client = client;
    this.#words = words;
    parts.transport.addEventListener("gopark-command", ({ detail }) => {
      void this.send(detail);
    });
    parts.run.addEventListener("click", () => {
      void this.send({ do: "step", unit: "time", ns: stretchNs });
    });
    const narrow = matchMedia("(width < 40rem)");
    const fit = (): void => {
      parts.board.brief = narrow.matches;
    };
    narrow.addEventListener("change", fit);
    fit();
    addEventListener("pagehide", ({ persisted }) => {
      if (persisted) this.#visit?.close();
      else this.leave();
    });
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) this.#visit?.open();
    });
  }

  get session(): string | null {
    return this.#visit?.session ?? null;
  }

  /** Begins a run of one's own and goes to a step of it. False: it could not be made. */
  enter(scenario: Scenario, step: number): Promise<boolean> {
    const entered = ++this.#entered;
    this.leave();
    this.#scenario = scenario;
    this.#step = step;
    const entering = this.#enter(scenario, step, entered);
    this.#entering = entering;
    return entering;
  }

  async #enter(scenario: Scenario, step: number, entered: number): Promise<boolean> {
    this.#showProgram(scenario);
    const made = await this.#client.create({ scenario });
    if (entered !== this.#entered) {
      if (made.ok) void this.#client.end(made.value.id);
      return false;
    }
    if (!made.ok) {
      this.#failed(made.failure);
      return false;
    }
    this.#parts.trouble.hidden = true;
    if (step > 0) await this.#client.send(made.value.id, { do: "seek", step });
    if (entered !== this.#entered) {
      void this.#client.end(made.value.id);
      return false;
    }
    this.#visit = this.#visitOf(made.value.id);
    this.#visit.open();
    return true;
  }

  /** Ends the session that is played here: nobody else knows it. */
  leave(): void {
    const visit = this.#visit;
    this.#visit = null;
    if (visit === null) return;
    visit.close();
    void this.#client.end(visit.session);
  }

  /** Plays on to a step: event by event if that does not take long. */
  async playTo(from: number, to: number): Promise<void> {
    const isShort = to - from <= mostPlayed;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isShort || isStill) {
      await this.send({ do: "seek", step: to });
      return;
    }
    const eventsPerSecond = Math.max(leastPace, Math.ceil((to - from) / seconds));
    await this.send([
      { do: "breakpoint", id: "outcome", condition: `step >= ${String(to)}` },
      { do: "play", pace: { eventsPerSecond } },
    ]);
  }

  /** Commands the run that is entered; one that is still being made gets them once it is there. */
  async send(commands: Command | readonly Command[]): Promise<boolean> {
    const entered = this.#entered;
    await this.#entering;
    const visit = this.#visit;
    if (visit === null || entered !== this.#entered) return false;
    const answer = await visit.send(commands);
    if (!answer.ok) this.#failed(answer.failure);
    else this.#parts.trouble.hidden = true;
    return answer.ok;
  }

  #visitOf(session: string): Visit {
    const shown = new PerFrame<LiveView>(together, (view) => {
      if (this.#visit === visit) this.#show(view);
    });
    const visit: Visit = new Visit(
      session,
      this.#client,
      {
        view: (view) => {
          shown.add(view);
        },
        state: (state) => {
          if (this.#visit === visit) this.#stream(state);
        },
        failed: (failure) => {
          this.#failed(failure);
        },
      },
      browserTools,
    );
    return visit;
  }

  /** Tells that nothing is heard of the run, and no longer once something is. */
  #stream({ kind }: StreamState): void {
    const { trouble, page } = this.#parts;
    if (kind === "closed" || kind === "connecting") return;
    if (kind === "live") {
      if (this.#isLost) trouble.hidden = true;
      this.#isLost = false;
      return;
    }
    this.#isLost = true;
    reveal(page);
    if (kind === "lost") trouble.textContent = text("stream-lost");
    else {
      const anew = button(text("run-anew"), () => {
        void this.enter(this.#scenario, this.#step);
      });
      trouble.replaceChildren(text("run-gone"), " ", anew);
    }
    trouble.hidden = false;
  }

  #show({ world, fresh, events }: LiveView): void {
    const { board, transport, now } = this.#parts;
    this.#step = world.step;
    board.events = fresh;
    board.world = world;
    transport.world = world;
    const last = events.at(-1);
    const sentence = last === undefined ? null : (this.#words?.sentence(last) ?? null);
    now.textContent = sentence === null ? "" : text("now", { sentence });
    this.onMoment(world);
  }

  #showProgram({ program }: Scenario): void {
    const source =
      typeof program === "object" && program !== null && "source" in program
        ? String(program.source)
        : null;
    this.#parts.source.textContent = source ?? text("no-program");
  }

  #failed(failure: Failure): void {
    const { trouble } = this.#parts;
    if (failure.kind === "cancelled") return;
    this.#isLost = false;
    reveal(this.#parts.page);
    trouble.textContent =
      failure.kind === "refused"
        ? (failure.problem.errors?.[0]?.message ?? failure.problem.detail)
        : text("lost");
    trouble.hidden = false;
  }
}
