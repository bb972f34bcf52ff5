import "../../editor/inside";
import "../../editor/program";
import { emit } from "../../base/emit";
import { pointedLines } from "../../editor/line-points";
import { standingIn } from "../../editor/standing";
import { starter } from "../../editor/starter";
import type { ProgramWish, Way } from "../../editor/wishes";
import type { CommandClient } from "../../connection/command-client";
import { ProgramClient } from "../../connection/program-client";
import { Retry } from "../../connection/retry";
import type { Command } from "../../message/command";
import type { Problem } from "../../message/problem";
import type { Thing } from "../../world/thing";
import type { World } from "../../world/world";
import text from "../../../texts/play.yaml";
import { InsideView } from "./inside-view";
import { makeEdge } from "./panes";
import type { Parts } from "./parts";
import { Printing } from "./printing";
import { ProgramCheck } from "./program-check";
import type { RefusedProgram } from "./refused-program";
import type { Shown } from "./shown";
import { whenever, type Store } from "./store";
import { endCondition } from "./to-end";
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

/** Breakpoints that were sent, and with which command; null: that is not known yet. */
interface WishedPoints {
  readonly session: string;
  readonly lines: readonly number[];
  readonly seq: number | null;
}

/** How long a program may run until its end is shown, in the simulated time. */
const farthestNs = 3_600_000_000_000;

/** Joins the program panel with the session in sight, and with the server. */
export class ProgramRoom {
  readonly #parts: Parts;
  readonly #store: Store;
  readonly #tools: RoomTools;
  readonly #client = new ProgramClient();
  readonly #check: ProgramCheck;
  readonly #printing: Printing;
  readonly #inside: InsideView;
  #isOpen = false;
  readonly #again = new Retry();
  /** The session from which the text was taken last. */
  #taken = "";
  /** What a session was made of that is not in sight yet. */
  #made: ProgramWish | null = null;
  /** A run that was asked for and is not in sight yet; over once it is, or could not be started. */
  #coming: Promise<void> = Promise.resolve();
  #come: () => void = () => undefined;
  /** A run that is being started: whether it could be. */
  #starting: Promise<boolean> | null = null;
  /** The lines on which a session is to pause that does not say so yet. */
  #points: WishedPoints | null = null;

  constructor(parts: Parts, store: Store, tools: RoomTools) {
    this.#parts = parts;
    this.#store = store;
    this.#tools = tools;
    const { program } = parts;
    this.#check = new ProgramCheck(this.#client, program);
    this.#printing = new Printing(this.#client, (pieces, state) => {
      program.printed = pieces;
      program.outputState = state;
    });
    this.#inside = new InsideView(this.#client, parts, store);
    makeEdge("code", parts.room);
    this.#listen();
    program.open(starter);
    void this.#askReleases();
  }

  /** Shows what is in sight, from now on. */
  follow(): void {
    const store = this.#store;
    this.#inside.follow();
    whenever(
      () => store.chosen.value,
      (thing) => {
        this.#turnTo(thing);
      },
    );
    whenever(
      () => store.shown.value,
      (shown) => {
        this.#show(shown);
      },
    );
  }

  /** The panel is in sight, or no longer. */
  placed(isOpen: boolean): void {
    this.#inside.placed(isOpen);
    this.#isOpen = isOpen;
    this.#tellUnrun();
  }

  /** A program beside a board that runs something else is not to be taken for what runs. */
  #tellUnrun(): void {
    const { program, room, unrun } = this.#parts;
    const isOther = this.#isOpen && !program.isRunning;
    unrun.hidden = !isOther;
    room.toggleAttribute("data-unrun", isOther);
  }

  /** Waits for a run that has been asked for. */
  settled(): Promise<void> {
    return this.#coming;
  }

  focus(): void {
    void this.#parts.program.updateComplete.then(() => {
      this.#parts.program.focus();
    });
  }

  #show(shown: Shown): void {
    const { world } = shown.view;
    const { program } = this.#parts;
    const { source } = world;
    program.mine = this.#tools.isMine();
    if (this.#taken !== world.session) {
      this.#taken = world.session;
      this.#take(world);
    }
    program.world = source === undefined ? null : world;
    this.#inside.show(world, source === undefined ? [] : standingIn(world));
    if (source === undefined) return;
    this.#printing.show(shown);
    const { session, seq } = this.#points ?? {};
    if (session !== world.session || (typeof seq === "number" && seq <= world.seq))
      this.#points = null;
    if (!program.isEdited) program.points = this.#pointsOf(world);
  }

  #turnTo({ kind }: Thing): void {
    const isShown = kind === "g" || kind === "channel";
    const isProgram = this.#store.world.value?.source !== undefined;
    if (isShown && isProgram) this.#parts.program.turnTo("inside");
  }

  /** Shows a program that the server refused. */
  refuse({ source, settings, problem }: RefusedProgram): void {
    const { program } = this.#parts;
    program.open(source, settings);
    if (problem.diagnostics === undefined) this.#check.ask(source);
    else this.#refused(problem);
    program.turnTo("problems");
  }

  /** The text of a session that has come into sight; what somebody writes meanwhile stays. */
  #take(world: World): void {
    const { program } = this.#parts;
    const { source } = world;
    this.#come();
    program.starting = program.busy;
    if (source === undefined) {
      program.runs(null);
      return;
    }
    const made = this.#made?.source === source.text ? this.#made : null;
    this.#made = null;
    if (made === null) program.runs(source.text, settingsIn(world));
    else program.hasStarted(made.source, made.settings);
    if (!program.isEdited) this.#check.forget();
  }

  /** The breakpoints; those that were sent count until the session confirms them. */
  #pointsOf({ session, breakpoints }: World): readonly number[] {
    const wished = this.#points;
    return wished?.session === session ? wished.lines : pointedLines(breakpoints);
  }

  #listen(): void {
    const { program, room } = this.#parts;
    program.addEventListener("gopark-program-running", () => {
      this.#tellUnrun();
    });
    this.#parts.runIt.addEventListener("click", () => {
      program.run();
    });
    program.addEventListener("gopark-program-edit", ({ detail }) => {
      program.refusal = "";
      this.#check.ask(detail);
    });
    program.addEventListener("gopark-program-run", ({ detail }) => void this.#run(detail));
    program.addEventListener("gopark-program-finish", () => void this.#finish());
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
    program.addEventListener("gopark-line-visit", ({ detail }) => {
      void this.#visitLine(detail.line, detail.way);
    });
    room.addEventListener("gopark-line", ({ detail }) => {
      program.goToLine(detail);
    });
  }

  /** Goes to when a goroutine stood on a line, nearest to the moment in sight. */
  async #visitLine(line: number, way: Way): Promise<void> {
    const { program } = this.#parts;
    const world = this.#store.world.value;
    if (world === null) return;
    // The server knows when somebody was there in the branch that the session plays only.
    if (this.#store.isOtherBranch.value) {
      program.refusal = text("visit-other-branch");
      return;
    }
    program.refusal = "";
    const answer = await this.#client.line(world, line);
    if (!answer.ok) {
      const { failure } = answer;
      if (failure.kind === "refused") this.#refused(failure.problem);
      else program.refusal = text("visit-failed");
      return;
    }
    const visit = answer.value[way];
    program.missing = visit === undefined ? way : null;
    if (visit !== undefined) emit(program, "gopark-look", visit.step);
  }

  async #run(wish: ProgramWish): Promise<void> {
    const { program } = this.#parts;
    if (this.#check.isWrong(wish.source)) {
      program.turnTo("problems");
      return;
    }
    program.busy = true;
    program.starting = true;
    this.#coming = new Promise((resolve) => {
      this.#come = resolve;
    });
    program.refusal = "";
    const starting = this.#start(wish, program.points);
    this.#starting = starting;
    if (!(await starting)) {
      program.starting = false;
      this.#come();
    }
    if (this.#starting === starting) this.#starting = null;
  }

  /** Makes a session, and lets it play once it is in sight; whether it could be made. */
  async #start(wish: ProgramWish, points: readonly number[]): Promise<boolean> {
    const { program } = this.#parts;
    const made = await this.#tools.client.create(requestFor(wish));
    program.busy = false;
    if (!made.ok) {
      const { failure } = made;
      if (failure.kind === "refused") this.#refused(failure.problem);
      else program.checked = "unreachable";
      return false;
    }
    const { id } = made.value;
    this.#made = wish;
    if (program.source === wish.source) this.#check.passed();
    program.turnTo("output");
    this.#tools.enter(id);
    this.#tools.backToBoard();
    await this.#sendPoints(id, points, commandsFor(points, this.#parts.transport.pace));
    return true;
  }

  /** Ends the run; while it is being started, its end is meant and not its play. */
  async #finish(): Promise<void> {
    if (this.#starting !== null && !(await this.#starting)) return;
    const { program } = this.#parts;
    const condition = endCondition(program.isEdited ? [] : program.points);
    await this.#tools.command({ do: "runUntil", condition, limitNs: farthestNs });
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
    const world = this.#store.world.value;
    const { program } = this.#parts;
    if (world?.source === undefined || program.isEdited || !this.#tools.isMine()) return;
    const all = commandsBetween(this.#pointsOf(world), lines);
    // What has ended comes to no line any more; going back it may.
    const commands = world.ended === undefined ? all : all.filter(({ do: it }) => it !== "lines");
    if (commands.length > 0) await this.#sendPoints(world.session, lines, commands);
  }

  /** What was sent last counts; if it is refused, what the session says. */
  async #sendPoints(
    session: string,
    lines: readonly number[],
    commands: readonly Command[],
  ): Promise<void> {
    const sent = { session, lines, seq: null };
    this.#points = sent;
    const answer = await this.#tools.client.send(session, commands);
    if (this.#points === sent) this.#points = answer.ok ? { ...sent, seq: answer.value.seq } : null;
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
    if (!answer.ok) this.#again.later(() => void this.#askReleases());
    else this.#parts.program.releases = answer.value.releases.map(({ name }) => name);
  }
}
