import "../../editor/inside";
import "../../editor/program";
import { pointedLines } from "../../editor/line-points";
import { standingIn } from "../../editor/standing";
import { starter } from "../../editor/starter";
import type { ProgramWish } from "../../editor/wishes";
import type { CommandClient } from "../../connection/command-client";
import { ProgramClient } from "../../connection/program-client";
import type { LiveView } from "../../live/live-session";
import type { Command } from "../../message/command";
import type { Problem } from "../../message/problem";
import type { Thing } from "../../world/thing";
import { makeWidth } from "./column-width";
import { InsideView } from "./inside-view";
import type { Parts } from "./parts";
import { Printing } from "./printing";
import { ProgramCheck } from "./program-check";
import type { RefusedProgram } from "./program-door";
import {
  commandsBetween,
  commandsFor,
  requestFor,
  settingsIn,
  settingsOfExample,
} from "./program-run";

/** What the room needs of the page. */
export interface RoomTools {
  readonly client: CommandClient;
  /** Whether the session in sight is moved from here. */
  isMine(): boolean;
  /** Tells the session in sight to do something. */
  command(command: Command): Promise<void>;
  /** Puts another session in the place of the one in sight. */
  enter(session: string): void;
  /** Where the board is out of sight, it comes back. */
  backToBoard(): void;
}

/** How long a program may run until its end is shown, in the simulated time. */
const farthestNs = 3_600_000_000_000;

/** Joins the program panel with the session in sight, and with the server. */
export class ProgramRoom {
  readonly #parts: Parts;
  readonly #tools: RoomTools;
  readonly #client = new ProgramClient();
  readonly #check: ProgramCheck;
  readonly #printing: Printing;
  readonly #inside: InsideView;
  #view: LiveView | null = null;
  /** Of which session the text was taken last. */
  #taken = "";
  /** What a session was made of that is not in sight yet. */
  #made: ProgramWish | null = null;

  constructor(parts: Parts, tools: RoomTools) {
    this.#parts = parts;
    this.#tools = tools;
    const { program } = parts;
    this.#check = new ProgramCheck(this.#client, program);
    this.#printing = new Printing(this.#client, (pieces) => {
      program.printed = pieces;
    });
    this.#inside = new InsideView(this.#client, parts);
    makeWidth(parts.room);
    this.#listen();
    program.open(starter);
    void this.#askReleases();
  }

  /** The panel is in sight, or no longer. */
  placed(isOpen: boolean): void {
    this.#inside.placed(isOpen);
  }

  focus(): void {
    void this.#parts.program.updateComplete.then(() => {
      this.#parts.program.focus();
    });
  }

  show(view: LiveView, elsewhere: boolean): void {
    this.#view = view;
    const { world } = view;
    const { program } = this.#parts;
    const { source } = world;
    program.mine = this.#tools.isMine();
    if (this.#taken !== world.session) {
      this.#taken = world.session;
      this.#take(view);
    }
    program.world = source === undefined ? null : world;
    this.#inside.show(world, source === undefined ? [] : standingIn(world));
    if (source === undefined) return;
    this.#printing.show(view, elsewhere);
    if (!program.isEdited) program.points = pointedLines(world.breakpoints);
  }

  choose(thing: Thing | null): void {
    this.#inside.choose(thing);
    const { program } = this.#parts;
    const isShown = thing?.kind === "g" || thing?.kind === "channel";
    if (isShown && this.#view?.world.source !== undefined) program.turnTo("inside");
  }

  /** Shows a program that the server refused. */
  refuse({ source, settings, problem }: RefusedProgram): void {
    const { program } = this.#parts;
    program.open(source, settings);
    if (problem.diagnostics === undefined) this.#check.ask(source);
    else this.#refused(problem);
    program.turnTo("problems");
  }

  /** The text of a session that has come into sight. */
  #take({ world }: LiveView): void {
    const { program } = this.#parts;
    const { source } = world;
    if (source === undefined) {
      program.runs(null);
      return;
    }
    const made = this.#made?.source === source.text ? this.#made.settings : null;
    this.#made = null;
    program.runs(source.text, made ?? settingsIn(world));
    this.#check.forget();
  }

  #listen(): void {
    const { program, room } = this.#parts;
    program.addEventListener("gopark-program-edit", ({ detail }) => {
      program.refusal = "";
      this.#check.ask(detail);
    });
    program.addEventListener("gopark-program-run", ({ detail }) => void this.#run(detail));
    program.addEventListener("gopark-program-finish", () => {
      const condition = "ended != null";
      void this.#tools.command({ do: "runUntil", condition, limitNs: farthestNs });
    });
    program.addEventListener("gopark-code-points", ({ detail }) => {
      void this.#setPoints(detail);
    });
    program.addEventListener("gopark-example", ({ detail }) => {
      program.open(detail.source, settingsOfExample(detail));
      program.turnTo("output");
      this.#check.ask(detail.source);
      program.focusRun();
    });
    program.addEventListener("gopark-examples-wanted", () => void this.#askExamples());
    room.addEventListener("gopark-line", ({ detail }) => {
      program.goToLine(detail);
    });
  }

  async #run(wish: ProgramWish): Promise<void> {
    const { program } = this.#parts;
    if (this.#check.isWrong(wish.source)) {
      program.turnTo("problems");
      return;
    }
    program.busy = true;
    program.refusal = "";
    const made = await this.#tools.client.create(requestFor(wish));
    program.busy = false;
    if (!made.ok) {
      const { failure } = made;
      if (failure.kind === "refused") this.#refused(failure.problem);
      else program.checked = "unreachable";
      return;
    }
    const { id } = made.value;
    const commands = commandsFor(program.points);
    this.#made = wish;
    this.#check.passed();
    program.turnTo("output");
    this.#tools.enter(id);
    this.#tools.backToBoard();
    await this.#send(id, commands);
  }

  /** The compiler's words stand at their lines; other reasons are told. */
  #refused({ diagnostics, detail, errors }: Problem): void {
    const { program } = this.#parts;
    if (diagnostics !== undefined && diagnostics.length > 0) {
      this.#check.tell(diagnostics);
      program.turnTo("problems");
      return;
    }
    program.refusal = [detail, ...(errors ?? []).map(({ message }) => message)].join(" ");
  }

  async #setPoints(lines: readonly number[]): Promise<void> {
    const world = this.#view?.world;
    const { program } = this.#parts;
    if (world?.source === undefined || program.isEdited || !this.#tools.isMine()) return;
    const all = commandsBetween(pointedLines(world.breakpoints), lines);
    // What has ended comes to no line any more; going back it may.
    const commands = world.ended === undefined ? all : all.filter(({ do: it }) => it !== "lines");
    if (commands.length > 0) await this.#send(world.session, commands);
  }

  async #send(session: string, commands: readonly Command[]): Promise<void> {
    const answer = await this.#tools.client.send(session, commands);
    if (!answer.ok && answer.failure.kind === "refused") this.#refused(answer.failure.problem);
  }

  async #askExamples(): Promise<void> {
    const { program } = this.#parts;
    if (program.examples !== null && program.examples.length > 0) return;
    const answer = await this.#client.examples();
    program.examples = answer.ok ? answer.value.examples : [];
  }

  async #askReleases(): Promise<void> {
    const answer = await this.#tools.client.releases();
    if (answer.ok) this.#parts.program.releases = answer.value.releases.map(({ name }) => name);
  }
}
