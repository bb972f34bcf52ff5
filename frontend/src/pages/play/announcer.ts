import { moment } from "../../base/amounts";
import { lineOfPoint, pointOf } from "../../editor/line-points";
import type { LiveView } from "../../live/live-session";
import type { Command } from "../../message/command";
import type { World } from "../../world/world";
import text from "../../../texts/play.yaml";
import { quickActionBreakpoint } from "./quick-action-breakpoint";
import type { Parts } from "./parts";
import { playback } from "./scene-words";
import { isToEnd } from "./to-end";

/** What somebody did, and the moment at which they did it. */
interface Act {
  readonly what: "changed" | "ran-to-end";
  readonly world: World;
  /** The number of the command that did it; null: nothing has answered yet. */
  readonly seq: number | null;
}

/** The loop of a goroutine is interrupted from outside since this release. */
const asynchronous = { major: 1, minor: 14 };

/** The time a goroutine runs at a stretch only in a loop without end. */
const endlessNs = 50_000_000;

/** Says in a sentence what has become of the run: why it paused, and that a branch was made. */
export class Announcer {
  readonly #say: (words: string) => void;
  #before: LiveView | null = null;
  #act: Act | null = null;

  /**
   * The news that an action made a branch: said while the run plays on from it, and when it pauses.
   */
  #branchNews = "";

  constructor(say: (words: string) => void) {
    this.#say = say;
  }

  /** Somebody has told the session to do this. */
  hear(commands: readonly Command[], world: World | undefined): void {
    if (world === undefined) return;
    this.#branchNews = "";
    if (commands.some((each) => each.do === "runUntil" && isToEnd(each.condition)))
      this.runsToEnd(world);
    else if (commands.some((each) => !playback.has(each.do))) this.changes(world);
  }

  /** Somebody changes how the run goes on. */
  changes(world: World): void {
    this.#act = { what: "changed", world, seq: null };
  }

  /** Somebody wants to see the end of the program. */
  runsToEnd(world: World): void {
    this.#act = { what: "ran-to-end", world, seq: null };
  }

  /** What was done has got its number. */
  done(seq: number): void {
    if (this.#act !== null) this.#act = { ...this.#act, seq };
    if (this.#before !== null) this.#tell(this.#before);
  }

  /** The session has come here. */
  show(view: LiveView): void {
    const { world } = view;
    const before = this.#before?.world;
    this.#before = view;
    if (before?.session === world.session) {
      const goesOn = world.playing || world.branch !== before.branch || world.step !== before.step;
      if (!world.playing && !before.playing) this.#branchNews = "";
      if (goesOn) this.#say(this.#branchNews);
      if (before.playing && !world.playing) {
        this.#say([whyPaused(world), this.#branchNews].filter((words) => words !== "").join(" "));
        this.#branchNews = "";
      }
    }
    this.#tell(view);
  }

  #tell(view: LiveView): void {
    const { world } = view;
    const act = this.#act;
    if (act === null || act.seq === null || world.seq < act.seq) return;
    this.#act = null;
    if (act.what === "ran-to-end") this.#say(world.ended === undefined ? whyNoEnd(view) : ended());
    else if (world.branch !== act.world.branch) {
      this.#branchNews = newBranch(act.world, world);
      this.#say(this.#branchNews);
    }
  }
}

/** An announcer that speaks in the page's line for it. */
export function announcerIn({ said }: Parts): Announcer {
  return new Announcer((words) => {
    said.textContent = words;
    said.hidden = words === "";
  });
}

/** Empty where somebody paused it. */
export function whyPaused(world: World): string {
  const { stoppedBy, breakpoints } = world;
  if (world.ended !== undefined) return ended();
  if (stoppedBy === undefined) return "";
  const line = lineOfPoint(stoppedBy);
  if (line !== null) return text("paused.line", { line });
  if (stoppedBy === quickActionBreakpoint) return text("paused.quick-action");
  if (stoppedBy.startsWith("#")) return text("paused.limit");
  return text("paused.condition", { condition: breakpoints[stoppedBy] ?? stoppedBy });
}

/** Why a run that was to come to its end has not. */
export function whyNoEnd({ world, events }: Pick<LiveView, "world" | "events">): string {
  const { timeNs, go, step, breakpoints } = world;
  const time = moment(timeNs);
  const reached = events.findLast((event) => event.step === step && event.kind === "lineReached");
  const line = Number(reached?.detail["line"]);
  if (pointOf(line) in breakpoints) return text("paused.line", { line });
  const loop = Object.values(world.gs).find(
    ({ system, status, ranNs }) => !system && status === "_Grunning" && ranNs >= endlessNs,
  );
  if (loop === undefined) return text("no-end", { time });
  const g = `G${String(loop.id)}`;
  return cannotInterrupt(go)
    ? text("no-end.uninterrupted", { g, go, time })
    : text("no-end.loop", { g, time });
}

function cannotInterrupt(go: string): boolean {
  const [major = 0, minor = 0] = go.split(".").map(Number);
  return major === asynchronous.major && minor < asynchronous.minor;
}

function ended(): string {
  return text("paused.ended");
}

function newBranch(before: World, { branch }: World): string {
  const { step, branch: old } = before;
  return old === 0
    ? text("new-branch.first-run", { branch, step })
    : text("new-branch", { branch, old, step });
}
