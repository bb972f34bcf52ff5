import { LitElement, html, nothing } from "lit";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { Diagnostic, ProgramExample } from "../world/program.ts";
import type { World } from "../world/world.ts";
import "./code.ts";
import type { Code } from "./code.ts";
import "./examples.ts";
import { icon } from "./icons.ts";
import { lineOfPoint } from "./line-points.ts";
import "./output.ts";
import type { OutputState } from "./output.ts";
import type { Piece } from "./pieces.ts";
import { problemList, problemWords, type Checked } from "./problem-list.ts";
import { programStyles } from "./program.styles.ts";
import "./run-settings-form.ts";
import { sameSettings } from "./run-settings.ts";
import { standingIn, type Standing } from "./standing.ts";
import { typingRow } from "./typing-row.ts";
import type { RunSettings, Way } from "./wishes.ts";
import "./line-visits";
import text from "../../texts/program.yaml";

const drawers = ["output", "problems", "inside"] as const;
export type Drawer = (typeof drawers)[number];

/**
 * A program to write and run: its text, what is wrong with it, what it prints, how it is run. What
 * stands in the slot `inside` tells of the program from inside.
 *
 * @prop world: what is in sight; without a program of its own nothing of it concerns this
 * @fires gopark-program-running: whether what is written is what runs
 * @fires gopark-program-run, gopark-program-edit, gopark-program-finish, gopark-program-hide
 * @fires gopark-examples-wanted
 */
export class Program extends LitElement {
  static override properties = {
    world: { attribute: false },
    problems: { attribute: false },
    checked: { attribute: false },
    examples: { attribute: false },
    releases: { attribute: false },
    printed: { attribute: false },
    outputState: { attribute: false },
    missing: { attribute: false },
    cursor: { state: true },
    refusal: { attribute: false },
    busy: { type: Boolean },
    starting: { type: Boolean },
    mine: { type: Boolean },
    drawer: { state: true },
    written: { state: true },
    settings: { state: true },
  };

  static override styles = [panel, programStyles];

  declare world: World | null;
  declare problems: readonly Diagnostic[];
  declare checked: Checked;
  declare examples: readonly ProgramExample[] | null;
  declare releases: readonly string[];
  declare printed: readonly Piece[];
  declare outputState: OutputState;
  /** Why the program was not run, if it was refused for something else than its text. */
  declare refusal: string;
  /** In which direction of time nobody was found on the line of the cursor. */
  declare missing: Way | null;
  declare busy: boolean;
  /** Whether a run has been asked for that is not in sight yet. */
  declare starting: boolean;
  /** Whether the session can be moved from here. */
  declare mine: boolean;
  declare private drawer: Drawer;
  /** The line of the cursor, once somebody has put it there. */
  declare private cursor: number | null;
  declare private written: string;
  declare private settings: RunSettings;
  /** What was run last, and how. */
  private ran: { readonly source: string; readonly settings: RunSettings } | null = null;
  private standing: readonly Standing[] = [];

  constructor() {
    super();
    this.world = null;
    this.problems = [];
    this.checked = "not-yet";
    this.examples = null;
    this.releases = [];
    this.printed = [];
    this.outputState = "known";
    this.missing = null;
    this.cursor = null;
    this.refusal = "";
    this.busy = false;
    this.starting = false;
    this.mine = true;
    this.drawer = "output";
    this.written = "";
    this.settings = {};
  }

  get source(): string {
    return this.written;
  }

  /** Shows another text, to be run so. */
  open(source: string, settings: RunSettings = {}): void {
    this.written = source;
    this.settings = settings;
    this.tellRunning();
    if (this.hasUpdated) this.code().source = source;
  }

  /** This text with these settings is what runs; null: nothing that is written here. */
  runs(source: string | null, settings: RunSettings = {}): void {
    this.ran = source === null ? null : { source, settings };
    this.tellRunning();
    if (source !== null && source !== this.written) this.open(source, settings);
    if (this.hasUpdated) this.code().runs(source === null ? null : "as-it-is");
    this.requestUpdate();
  }

  /** The text that was run last from here is what runs; what was written since then stays. */
  hasStarted(source: string, settings: RunSettings): void {
    this.ran = { source, settings };
    this.tellRunning();
    if (this.hasUpdated) this.code().runs("as-started");
    this.requestUpdate();
  }

  /** The lines with a breakpoint, in the text as it is now. */
  get points(): readonly number[] {
    return this.hasUpdated ? this.code().points : [];
  }

  set points(lines: readonly number[]) {
    if (this.hasUpdated) this.code().points = lines;
  }

  get isEdited(): boolean {
    return this.ran !== null && this.ran.source !== this.written;
  }

  /** Whether what is written here is what runs. */
  get isRunning(): boolean {
    return this.ran !== null && !this.isEdited;
  }

  turnTo(drawer: Drawer): void {
    this.drawer = drawer;
  }

  goToLine(line: number): void {
    this.code().goToLine(line);
  }

  override focus(): void {
    this.code().focus();
  }

  focusRun(): void {
    this.renderRoot.querySelector<HTMLElement>(".run")?.focus();
  }

  showExamples(): void {
    emit(this, "gopark-examples-wanted", null);
    this.renderRoot.querySelector("gopark-examples")?.show();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("world")) {
      const before = changed.get("world") as World | null | undefined;
      // Who was not found from there may be found from here.
      if (before?.step !== this.world?.step) this.missing = null;
      this.standing = this.world === null ? [] : standingIn(this.world);
    }
  }

  protected override firstUpdated(): void {
    // The editor is there, and has heard what it begins with.
    void this.code().updateComplete.then(() => {
      this.code().runs(this.ran === null ? null : "as-it-is");
      this.code().showStanding();
      this.dispatchEvent(new Event("gopark-program-ready"));
    });
  }

  protected override render() {
    return html`<div class="all" @keydown=${this.press}>
        ${this.tools()} ${this.notices()}
        <details class="settings">
          <summary>${text("settings")}</summary>
          <gopark-run-settings
            .releases=${this.releases}
            .settings=${this.settings}
            @change=${this.settle}
          ></gopark-run-settings>
        </details>
        <gopark-line-visits
          .line=${this.isRunning ? this.cursor : null}
          .missing=${this.missing}
        ></gopark-line-visits>
        <gopark-code
          .source=${this.written}
          .problems=${this.problems}
          .standing=${this.standing}
          .stopped=${lineOfPoint(this.world?.stoppedBy)}
          @gopark-code-edit=${this.edited}
          @gopark-code-run=${this.run}
          @gopark-code-line=${this.put}
          @gopark-code-people=${() => {
            this.drawer = "inside";
          }}
        ></gopark-code>
        ${typingRow(() => this.code())}
        <p class="leave muted">${text("code.leave")}</p>
        <p class="visually-hidden" role="status">${problemWords(this.checked, this.problems)}</p>
        ${this.drawerTabs()} ${drawers.map((each) => this.room(each))}
      </div>
      <gopark-examples .examples=${this.examples}></gopark-examples>`;
  }

  private tools() {
    const { world } = this;
    const isRunning = this.ran !== null && world !== null && world.ended === undefined;
    const canFinish = this.starting || (isRunning && this.mine);
    return html`<div class="tools">
      <button type="button" class="primary run" aria-disabled=${this.busy} @click=${this.run}>
        ${icon("play")} ${this.runWords()}
        <kbd aria-hidden="true">${isApple() ? "⌘" : "Ctrl"} ↵</kbd>
      </button>
      ${
        canFinish
          ? html`<button
              type="button"
              class="finish"
              title=${text("finish.means")}
              @click=${() => {
                emit(this, "gopark-program-finish", null);
              }}
            >
              ${text("finish")}
            </button>`
          : nothing
      }
      <button
        type="button"
        class="examples"
        aria-haspopup="dialog"
        @click=${() => {
          this.showExamples();
        }}
      >
        ${text("examples")}
      </button>
      <button
        type="button"
        class="quiet hide"
        aria-label=${text("hide")}
        title=${text("hide")}
        @click=${() => {
          emit(this, "gopark-program-hide", null);
        }}
      >
        ${icon("close")}
      </button>
    </div>`;
  }

  private runWords(): string {
    if (this.busy) return text("running");
    return this.ran === null ? text("run") : text("run-again");
  }

  private notices() {
    const isOther = this.ran !== null && !sameSettings(this.ran.settings, this.settings);
    const words = this.isEdited ? text("edited") : isOther ? text("edited-settings") : "";
    return html`<p class="edited" role="status" ?hidden=${words === ""}>${words}</p>
      <p class="note" role="alert" ?hidden=${this.refusal === ""}>
        ${this.refusal === "" ? nothing : `${text("refused")} ${this.refusal}`}
      </p>`;
  }

  private tellRunning(): void {
    emit(this, "gopark-program-running", this.isRunning);
  }

  private drawerTabs() {
    return html`<div
      class="tabs"
      role="tablist"
      aria-label=${text("drawer")}
      @keydown=${this.pressTab}
    >
      ${drawers.map(
        (each) =>
          html`<button
            type="button"
            role="tab"
            id="tab-${each}"
            aria-controls="room-${each}"
            aria-selected=${each === this.drawer ? "true" : "false"}
            tabindex=${each === this.drawer ? 0 : -1}
            @click=${() => {
              this.drawer = each;
            }}
          >
            ${text(`tab-${each}`)}
            ${
              each === "problems" && this.problems.length > 0
                ? html`<b class="count">${this.problems.length}</b>`
                : nothing
            }
          </button>`,
      )}
    </div>`;
  }

  private room(drawer: Drawer) {
    return html`<div
      class="room ${drawer}"
      role="tabpanel"
      id="room-${drawer}"
      aria-labelledby="tab-${drawer}"
      ?hidden=${drawer !== this.drawer}
    >
      ${this.inRoom(drawer)}
    </div>`;
  }

  private inRoom(drawer: Drawer) {
    switch (drawer) {
      case "output":
        return html`<gopark-output
          .printed=${this.printed}
          .state=${this.outputState}
          .ended=${this.ran === null ? null : (this.world?.ended ?? null)}
        ></gopark-output>`;
      case "problems":
        return problemList(this.checked, this.problems, (problem) => {
          this.code().goToProblem(problem);
        });
      case "inside":
        return html`<slot name="inside"></slot>`;
    }
  }

  private readonly put = ({ detail }: CustomEvent<number>): void => {
    this.cursor = detail;
    this.missing = null;
  };

  /** Runs what is written here. */
  readonly run = (): void => {
    if (this.busy) return;
    this.code().begins();
    emit(this, "gopark-program-run", { source: this.written, settings: this.settings });
  };

  private settle(event: Event): void {
    const { settings } = event.currentTarget as HTMLElementTagNameMap["gopark-run-settings"];
    const { godebug } = this.settings;
    this.settings = godebug === undefined ? settings : { ...settings, godebug };
  }

  private edited({ detail }: CustomEvent<string>): void {
    this.written = detail;
    this.tellRunning();
    emit(this, "gopark-program-edit", detail);
  }

  private press(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    this.run();
  }

  private pressTab(event: KeyboardEvent): void {
    const here = drawers.indexOf(this.drawer);
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 }[event.key];
    const drawer = to === undefined ? undefined : drawers.at(to % drawers.length);
    if (drawer === undefined) return;
    event.preventDefault();
    this.drawer = drawer;
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>(`#tab-${drawer}`)?.focus();
    });
  }

  private code(): Code {
    const found = this.renderRoot.querySelector("gopark-code");
    if (found === null) throw new Error("The editor is not there yet");
    return found;
  }
}

function isApple(): boolean {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent);
}

customElements.define("gopark-program", Program);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-program": Program;
  }
}
