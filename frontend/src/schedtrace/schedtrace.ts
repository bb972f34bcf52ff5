import { LitElement, html, nothing } from "lit";
import { memory } from "../base/amounts.ts";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import { arrange, type Arrangement } from "./arrangement.ts";
import { chart } from "./chart.ts";
import { detailTable } from "./detail-table.ts";
import { diagnose } from "./diagnosis/diagnose.ts";
import { withCount, withQueue } from "./edit.ts";
import { exampleNames, examples, type Example } from "./examples.ts";
import { findingList } from "./finding-list.ts";
import { pointsOf } from "./points.ts";
import { printFields, type FieldName } from "./print-fields.ts";
import { lineOf } from "./reading/line-of.ts";
import { LogReader, mostText, type Log } from "./reading/log-reader.ts";
import type { Print } from "./reading/print.ts";
import { schedtraceStyles } from "./schedtrace.styles.ts";
import { inSlices, textOf } from "./slices.ts";
import { troubleList } from "./trouble-list.ts";
import text from "../../texts/schedtrace.yaml";

/** Where a board that somebody wants stands: nowhere, on its way, or not to be had. */
export type BoardState = "none" | "making" | "failed";

/**
 * The explorer of schedtrace logs: text in, and numbers explained, drawn and diagnosed.
 *
 * @prop board: how it goes with the board that was asked for
 * @fires gopark-arrange with a session that looks like the chosen print
 */
export class Schedtrace extends LitElement {
  static override properties = {
    board: { attribute: false },
    source: { state: true },
    example: { state: true },
    log: { state: true },
    percent: { state: true },
    chosen: { state: true },
    edited: { state: true },
    pointed: { state: true },
  };

  static override styles = [panel, schedtraceStyles];

  declare board: BoardState;
  declare private source: string;
  /** Null: the text is a person's own. */
  declare private example: Example | null;
  /** Null: it is being read, or too large. */
  declare private log: Log | null;
  declare private percent: number;
  declare private chosen: number;
  /** The chosen print with numbers that somebody changed. */
  declare private edited: Print | null;
  declare private pointed: FieldName;
  #reading = new AbortController();
  #wishes = 0;

  constructor() {
    super();
    this.board = "none";
    this.source = "";
    this.example = "saturated";
    this.log = null;
    this.percent = 0;
    this.chosen = 0;
    this.edited = null;
    this.pointed = "gomaxprocs";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#take("saturated");
  }

  /** Fetches a recording; what somebody wants meanwhile comes before it. */
  async #take(example: Example): Promise<void> {
    const wish = ++this.#wishes;
    const recorded = await examples[example]().catch(() => null);
    if (recorded === null || this.#wishes !== wish) return;
    this.example = example;
    await this.#read(recorded.default);
  }

  async #read(source: string): Promise<void> {
    this.#reading.abort();
    const reading = new AbortController();
    this.#reading = reading;
    this.source = source;
    this.log = null;
    this.edited = null;
    this.percent = 0;
    if (source.length > mostText) return;
    const reader = new LogReader();
    const isWhole = await inSlices(
      source,
      (line) => {
        reader.read(line);
      },
      (percent) => (this.percent = percent),
      reading.signal,
    );
    if (!isWhole) return;
    this.log = reader.end();
    this.chosen = tellingPrint(this.log.prints);
  }

  /**
   * A field tells its change once more as it loses the focus: to read it anew then would take away
   * the button that is being pressed.
   */
  #own(source: string): void {
    if (this.example === null && source === this.source) return;
    this.#wishes++;
    this.example = null;
    void this.#read(source);
  }

  protected override render() {
    return html`${this.#input()} ${this.#told()}
    ${this.log === null || this.log.prints.length === 0 ? nothing : this.#explorer(this.log)}`;
  }

  #input() {
    // A text area of megabytes is slow; what is longer is shown as far as a person would read it.
    const shown = this.source.slice(0, 100_000);
    return html`<section
      class="input"
      @dragover=${(event: DragEvent) => {
        event.preventDefault();
      }}
      @drop=${(event: DragEvent) => {
        event.preventDefault();
        this.#open(event.dataTransfer?.files);
      }}
    >
      <div class="row examples" role="group" aria-label=${text("examples")}>
        ${exampleNames.map(
          (name) =>
            html`<button
              type="button"
              aria-pressed=${this.example === name}
              @click=${() => this.#take(name)}
            >
              ${text(`example-${name}`)}
            </button>`,
        )}
      </div>
      <label for="source">${text("text")}</label>
      <textarea
        id="source"
        rows="6"
        spellcheck="false"
        autocomplete="off"
        wrap="off"
        placeholder=${text("text-hint")}
        .value=${shown}
        @change=${(event: Event) => {
          this.#own((event.target as HTMLTextAreaElement).value);
        }}
        @input=${(event: Event) => {
          this.#own((event.target as HTMLTextAreaElement).value);
        }}
      ></textarea>
      <p class="row">
        <label class="file"
          >${text("open")}
          <input
            type="file"
            accept=".txt,.log,text/plain"
            @change=${(event: Event) => {
              this.#open((event.target as HTMLInputElement).files);
            }}
        /></label>
        <span class="muted">${this.#origin()}</span>
      </p>
    </section>`;
  }

  #origin(): string {
    if (this.example === null) return this.source === "" ? "" : text("own-text");
    return text(this.example === "throttled" ? "recorded-here" : "recorded-go");
  }

  #open(files: FileList | null | undefined): void {
    const file = files?.[0];
    if (file === undefined) return;
    if (file.size > mostText) {
      this.#own(" ".repeat(mostText + 1));
      return;
    }
    void textOf(file).then((source) => {
      this.#own(source);
    });
  }

  #told() {
    const { log, source } = this;
    const said =
      log === null
        ? source.length > mostText
          ? text("too-large", { size: memory(source.length), most: memory(mostText) })
          : text("reading", { share: this.percent / 100 })
        : summary(log, source);
    return html`<p role="status" class="told">${said}</p>
      ${log === null ? nothing : troubleList(log)}`;
  }

  #explorer(log: Log) {
    const { prints } = log;
    const print = this.edited ?? prints[this.chosen] ?? prints[0];
    if (print === undefined) return nothing;
    const all =
      this.edited === null ? prints : prints.map((old, at) => (at === this.chosen ? print : old));
    return html`<div class="columns">
      <div class="column">
        ${prints.length > 1 ? this.#course(all, print) : nothing} ${this.#print(print)}
        ${print.detail === null ? nothing : detailTable(print.detail)}
      </div>
      <section class="diagnosis" aria-label=${text("diagnosis")}>
        <h2>${text("diagnosis")}</h2>
        ${
          prints.length > 1
            ? html`<h3>${text("of-log")}</h3>
                ${findingList(diagnose(all), (line) => {
                  this.#choose(prints.findIndex((each) => each.line === line));
                })}`
            : nothing
        }
        <h3>${text("of-print")}</h3>
        <div class="of-print">${findingList(diagnose([print]), null)}</div>
      </section>
    </div>`;
  }

  #course(prints: readonly Print[], print: Print) {
    const at = {
      index: this.chosen + 1,
      count: prints.length,
      ms: print.timeMs,
      line: print.line,
    };
    return html`<section class="course">
      <h2>${text("course")}</h2>
      ${chart(pointsOf(prints), this.chosen, (index) => {
        this.#choose(index);
      })}
      <input
        type="range"
        min="0"
        max=${prints.length - 1}
        aria-label=${text("print")}
        aria-valuetext=${text("print-at", at)}
        .value=${String(this.chosen)}
        @input=${(event: Event) => {
          this.#choose((event.target as HTMLInputElement).valueAsNumber);
        }}
      />
      <p class="muted print-at">${text("print-at", at)}</p>
    </section>`;
  }

  #choose(index: number): void {
    if (index < 0) return;
    this.chosen = index;
    this.edited = null;
  }

  #print(print: Print) {
    const arrangement = arrange(print);
    return html`<section class="print">
      <h2>${text("line")}</h2>
      <p class="muted">${text("line-hint")}</p>
      ${printFields(print, this.pointed, {
        point: (field) => (this.pointed = field),
        count: (field, value) => (this.edited = withCount(print, field, value)),
        queue: (p, value) => (this.edited = withQueue(print, p, value)),
      })}
      <p id="meaning" class="meaning">
        <b class="mono">${this.pointed === "queues" ? "[ ]" : this.pointed}</b>
        ${text(`field-${this.pointed}`)}
      </p>
      <details>
        <summary>${text("printed")}</summary>
        <pre class="mono">${lineOf(print)}</pre>
      </details>
      <p class="row">
        <button
          type="button"
          class="primary"
          ?disabled=${this.board === "making"}
          @click=${() => {
            emit(this, "gopark-arrange", arrangement);
          }}
        >
          ${text(this.board === "making" ? "show-making" : "show")}
        </button>
        ${
          this.edited === null
            ? nothing
            : html`<button type="button" @click=${() => (this.edited = null)}>
                ${text("undo")}
              </button>`
        }
        <span class="muted" role="status"
          >${
            this.board === "failed"
              ? text("show-failed")
              : arrangement.isSmaller
                ? text("show-smaller")
                : ""
          }</span
        >
      </p>
    </section>`;
  }
}

/** Which print shows best what the log means. */
function tellingPrint(prints: readonly Print[]): number {
  const evidence = diagnose(prints)[0]?.evidence ?? [];
  const line = evidence.at(-1)?.line;
  return Math.max(
    0,
    prints.findIndex((print) => print.line === line),
  );
}

/** What was found in a text, in a sentence or more. */
function summary(log: Log, source: string): string {
  const { prints, lines, others, morePrints } = log;
  const [first] = prints;
  if (first === undefined) return text(source.trim() === "" ? "empty" : "nothing");
  const said = [text("read", { count: prints.length, lines })];
  said.push(formatOf(first));
  if (others > 0) said.push(text("others", { count: others }));
  if (morePrints > 0) said.push(text("too-many", { count: prints.length, more: morePrints }));
  return said.join(" ");
}

function formatOf({ format }: Print): string {
  switch (format) {
    case "go-1.19":
      return text("format-go-1-19");
    case "go-1.20":
      return text("format-go-1-20");
    case "go-1.25":
      return text("format-go-1-25");
  }
}

customElements.define("gopark-schedtrace", Schedtrace);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-schedtrace": Schedtrace;
  }

  interface HTMLElementEventMap {
    "gopark-arrange": CustomEvent<Arrangement>;
  }
}
