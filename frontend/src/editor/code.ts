import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, redo, undo } from "@codemirror/commands";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { EditorState, Prec, Transaction, type Extension } from "@codemirror/state";
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  type ViewUpdate,
} from "@codemirror/view";
import { LitElement, html } from "lit";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { Diagnostic } from "../world/program.ts";
import { codeLook } from "./code-look.ts";
import { codeStyles } from "./code.styles.ts";
import { go } from "./go-language.ts";
import {
  lineGutter,
  pointsIn,
  setPoints,
  setStopped,
  toggleHere,
  togglePoint,
} from "./line-gutter.ts";
import { drawPeople, pressedPerson } from "./people.ts";
import { flawIn, goTo, goToFlaw, problems, setProblems } from "./problems.ts";
import { replacing } from "./replacing.ts";
import { placeOfLine, runMarks, setRunning, setStanding, setStarting } from "./run-marks.ts";
import { sameStanding, type Standing } from "./standing.ts";
import text from "../../texts/program.yaml";
import { tabKey } from "./tab-key.ts";
import "./wishes.ts";

/** How far a tab goes, on a wide and on a narrow page. */
const tabs = { wide: 4, narrow: 2 };

/**
 * A Go program to read and write, with what is wrong under its words and who stands where beside
 * its lines.
 *
 * @fires gopark-code-edit, gopark-code-run, gopark-code-points, gopark-code-line
 * @fires gopark-choose, gopark-code-people
 */
export class Code extends LitElement {
  static override properties = {
    readonly: { type: Boolean },
    problems: { attribute: false },
    standing: { attribute: false },
    stopped: { attribute: false },
  };

  static override styles = [panel, codeStyles];

  declare readonly: boolean;
  declare problems: readonly Diagnostic[];
  declare standing: readonly Standing[];
  /** The line at which a breakpoint has stopped the run. */
  declare stopped: number | null;

  private view: EditorView | null = null;
  private first = "";

  constructor() {
    super();
    this.readonly = false;
    this.problems = [];
    this.standing = [];
    this.stopped = null;
  }

  get source(): string {
    return this.view?.state.doc.toString() ?? this.first;
  }

  /** Takes another text; what was there can be had back by undoing. */
  set source(source: string) {
    this.first = source;
    const { view } = this;
    if (view === null || view.state.doc.toString() === source) return;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: source },
      selection: { anchor: 0 },
      scrollIntoView: true,
      // Nobody means to undo as far as to an empty page.
      annotations: Transaction.addToHistory.of(view.state.doc.length > 0),
    });
  }

  /** The text as it is now may soon be what runs. */
  begins(): void {
    this.view?.dispatch({ effects: setStarting.of(null) });
  }

  /** The text as it is now, or as it was when it began, is what runs; null: nothing runs here. */
  runs(text: "as-it-is" | "as-started" | null): void {
    this.toggleAttribute("runs", text !== null);
    this.view?.dispatch({ effects: setRunning.of(text) });
  }

  get points(): readonly number[] {
    return this.view === null ? [] : pointsIn(this.view.state);
  }

  set points(lines: readonly number[]) {
    const { view } = this;
    if (view === null || lines.join() === pointsIn(view.state).join()) return;
    view.dispatch({ effects: setPoints.of(lines) });
  }

  override focus(): void {
    this.view?.focus();
  }

  /** Goes to where something is wrong. */
  goToProblem(said: Diagnostic): void {
    if (this.view !== null) goTo(this.view, flawIn(this.view.state.doc, said).from);
  }

  /** Goes to a line of the running text, wherever that is now. */
  goToLine(line: number): void {
    const { view } = this;
    const at = view === null ? null : placeOfLine(view.state, line);
    if (view !== null && at !== null) goTo(view, at);
  }

  /** Writes something at the cursor, which stands `back` signs before its end then. */
  write(words: string, back = 0): void {
    const { view } = this;
    if (view === null) return;
    const { from, to } = view.state.selection.main;
    view.dispatch({
      changes: { from, to, insert: words },
      selection: { anchor: from + words.length - back },
      scrollIntoView: true,
      annotations: Transaction.userEvent.of("input.type"),
    });
    view.focus();
  }

  undo(): void {
    if (this.view !== null) undo(this.view);
  }

  redo(): void {
    if (this.view !== null) redo(this.view);
  }

  /** Makes a breakpoint on the line of the cursor, or takes it away. */
  togglePoint(): void {
    if (this.view !== null) toggleHere(this.view);
  }

  protected override render() {
    return html`<div class="room"></div>
      <p class="visually-hidden" id="hint">${text("code.hint")}</p>`;
  }

  protected override firstUpdated(): void {
    const parent = this.renderRoot.querySelector(".room");
    if (parent === null || !(this.renderRoot instanceof ShadowRoot)) return;
    const state = EditorState.create({ doc: this.first, extensions: this.extensions() });
    this.view = new EditorView({ state, parent, root: this.renderRoot });
    this.hideGuesses(this.view);
  }

  /**
   * Hides the line numbers until the editor has measured a line: they are guesses before, and would
   * jump.
   */
  private hideGuesses(view: EditorView): void {
    this.toggleAttribute("measuring", true);
    view.requestMeasure({
      read: () => null,
      write: () => requestAnimationFrame(() => this.toggleAttribute("measuring", false)),
    });
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    const { view } = this;
    if (view === null) return;
    if (changed.has("problems")) view.dispatch({ effects: setProblems.of(this.problems) });
    if (changed.has("standing")) {
      const before = changed.get("standing") as readonly Standing[] | undefined;
      if (before === undefined || !sameStanding(before, this.standing)) this.showStanding();
    }
    if (changed.has("stopped")) {
      view.dispatch({ effects: setStopped.of(this.stopped) });
      if (this.stopped !== null) this.reveal(this.stopped);
    }
  }

  /** Draws those who stand on lines anew, as the words or the text may be others. */
  showStanding(): void {
    this.view?.dispatch({ effects: setStanding.of(this.standing) });
  }

  /** Brings a line into sight without taking the cursor there. */
  private reveal(line: number): void {
    const { view } = this;
    const at = view === null ? null : placeOfLine(view.state, line);
    if (view === null || at === null) return;
    view.dispatch({ effects: EditorView.scrollIntoView(at, { y: "nearest", yMargin: 60 }) });
  }

  private extensions(): Extension {
    return [
      Prec.highest(keymap.of(this.keys())),
      problems,
      lineGutter,
      runMarks(drawPeople, (target) => {
        this.pressed(target);
      }),
      history(),
      go(),
      indentUnit.of("\t"),
      EditorState.tabSize.of(matchMedia("(width < 40rem)").matches ? tabs.narrow : tabs.wide),
      EditorState.readOnly.of(this.readonly),
      EditorView.editable.of(!this.readonly),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      replacing,
      highlightActiveLine(),
      highlightActiveLineGutter(),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
      tabKey,
      EditorView.contentAttributes.of({
        "aria-label": text("code"),
        "aria-describedby": "hint",
        tabindex: "0",
        autocapitalize: "off",
        autocomplete: "off",
      }),
      EditorView.updateListener.of((update) => {
        this.heard(update);
      }),
      codeLook,
    ];
  }

  private keys() {
    const run = () => {
      emit(this, "gopark-code-run", null);
      return true;
    };
    return [
      { key: "Mod-Enter", run },
      { key: "F9", run: toggleHere },
      { key: "F8", run: goToFlaw(1), shift: goToFlaw(-1) },
    ];
  }

  private heard({ docChanged, focusChanged, selectionSet, transactions, view }: ViewUpdate): void {
    if (focusChanged) this.toggleAttribute("writing", view.hasFocus);
    if (focusChanged || selectionSet) emit(this, "gopark-code-line", lineOfCursor(view.state));
    if (docChanged) emit(this, "gopark-code-edit", view.state.doc.toString());
    const toggled = transactions.some(({ effects }) =>
      effects.some((effect) => effect.is(togglePoint)),
    );
    if (toggled) emit(this, "gopark-code-points", pointsIn(view.state));
  }

  private pressed(target: EventTarget | null): void {
    const pressed = pressedPerson(target);
    if (pressed === null) return;
    if (pressed.g !== null) emit(this, "gopark-choose", { kind: "g", id: pressed.g });
    else emit(this, "gopark-code-people", null);
  }
}

function lineOfCursor({ doc, selection }: EditorState): number {
  return doc.lineAt(selection.main.head).number;
}

customElements.define("gopark-code", Code);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-code": Code;
  }
}
