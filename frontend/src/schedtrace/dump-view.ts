import { LitElement, html, nothing, type TemplateResult } from "lit";
import { memory, number } from "../base/amounts.ts";
import { panel } from "../base/panel.ts";
import { DumpReader } from "./dump/dump-reader.ts";
import type { Dump, DumpFrame } from "./dump/goroutine-dump.ts";
import { groupsOf, type DumpGroup, type Reason, type Suspicion } from "./dump/groups.ts";
import { mostText } from "./reading/log-reader.ts";
import { dumpStyles } from "./dump-view.styles.ts";
import { schedtraceStyles } from "./schedtrace.styles.ts";
import { inSlices, textOf } from "./slices.ts";
import text from "../../texts/schedtrace.yaml";

const mostGroups = 200;
const mostIds = 12;
const mostErrors = 20;

/** A dump of goroutines, grouped by what they wait for and where, with those that look leaked. */
export class DumpView extends LitElement {
  static override properties = {
    source: { state: true },
    dump: { state: true },
    groups: { state: true },
    percent: { state: true },
  };

  static override styles = [panel, schedtraceStyles, dumpStyles];

  declare private source: string;
  /** Null: it is being read, or too large. */
  declare private dump: Dump | null;
  declare private groups: readonly DumpGroup[];
  declare private percent: number;
  #reading = new AbortController();

  constructor() {
    super();
    this.percent = 0;
    this.source = "";
    this.groups = [];
    this.dump = new DumpReader().end();
  }

  async #read(source: string): Promise<void> {
    this.#reading.abort();
    const reading = new AbortController();
    this.#reading = reading;
    this.source = source;
    this.dump = null;
    this.groups = [];
    this.percent = 0;
    if (source.length > mostText) return;
    const reader = new DumpReader();
    const isWhole = await inSlices(
      source,
      (line) => {
        reader.read(line);
      },
      (percent) => (this.percent = percent),
      reading.signal,
    );
    if (!isWhole) return;
    this.dump = reader.end();
    this.groups = groupsOf(this.dump.goroutines);
  }

  protected override render() {
    return html`<section class="input">
        <label for="dump">${text("dump-text")}</label>
        <textarea
          id="dump"
          rows="8"
          spellcheck="false"
          autocomplete="off"
          wrap="off"
          placeholder=${text("dump-hint")}
          .value=${this.source.slice(0, 100_000)}
          @input=${(event: Event) => this.#read((event.target as HTMLTextAreaElement).value)}
        ></textarea>
        <p class="row">
          <button type="button" @click=${() => this.#example()}>${text("dump-example")}</button>
          <label class="file"
            >${text("open")}
            <input
              type="file"
              accept=".txt,.log,text/plain"
              @change=${(event: Event) => {
                this.#open((event.target as HTMLInputElement).files);
              }}
          /></label>
        </p>
      </section>
      <p role="status" class="told">${this.#told()}</p>
      ${this.dump === null ? nothing : dumpTroubles(this.dump)}
      <ul class="groups">
        ${this.groups.slice(0, mostGroups).map(groupCard)}
      </ul>
      ${
        this.groups.length > mostGroups
          ? html`<p>${text("groups-more", { count: this.groups.length - mostGroups })}</p>`
          : nothing
      }`;
  }

  async #example(): Promise<void> {
    const recorded = await import("./recordings/dump.txt?raw").catch(() => null);
    if (recorded !== null) await this.#read(recorded.default);
  }

  #open(files: FileList | null): void {
    const file = files?.[0];
    if (file === undefined) return;
    if (file.size > mostText) {
      void this.#read(" ".repeat(mostText + 1));
      return;
    }
    void textOf(file).then((source) => this.#read(source));
  }

  #told(): string {
    const { dump, source, groups } = this;
    if (dump === null) {
      return source.length > mostText
        ? text("too-large", { size: memory(source.length), most: memory(mostText) })
        : text("reading", { share: this.percent / 100 });
    }
    if (dump.goroutines.length === 0) {
      if (dump.isProfile) return text("dump-profile");
      return text(source.trim() === "" ? "dump-empty" : "dump-nothing");
    }
    const suspects = groups.filter(({ suspicion }) => suspicion !== null).length;
    const said = [
      text("dump-read", { count: dump.goroutines.length, groups: groups.length }),
      text("dump-suspects", { count: suspects }),
    ];
    if (dump.more > 0) {
      said.push(text("too-many", { count: dump.goroutines.length, more: dump.more }));
    }
    return said.join(" ");
  }
}

function dumpTroubles({ errors, moreErrors }: Dump): TemplateResult | typeof nothing {
  if (errors.length === 0) return nothing;
  return html`<details class="troubles" open>
    <summary>${text("errors", { count: errors.length + moreErrors })}</summary>
    <ul>
      ${errors
        .slice(0, mostErrors)
        .map(
          ({ line, kind }) =>
            html`<li>${text("error-line", { line, what: text(`dump-error-${kind}`) })}</li>`,
        )}
    </ul>
  </details>`;
}

function groupCard(group: DumpGroup): TemplateResult {
  const { state, goroutines, at, creator, minutes, suspicion, isSystem, frames } = group;
  return html`<li class="finding group" ?data-suspect=${suspicion !== null}>
    <h2>
      ${text("group-count", { count: goroutines.length })}
      <code>${state}</code>
      ${minutes > 0 ? html`<span class="muted">${text("group-minutes", { minutes })}</span>` : ""}
      ${isSystem ? html`<span class="muted">${text("group-system")}</span>` : nothing}
    </h2>
    ${at === null ? nothing : html`<p>${place(at)}</p>`}
    ${suspicion === null ? nothing : reasons(suspicion)}
    ${
      creator === null
        ? nothing
        : html`<p class="muted">${text("group-started")} ${place(creator)}</p>`
    }
    <p class="muted">${ids(goroutines.map(({ id }) => id))}</p>
    <details>
      <summary>${text("group-stack")}</summary>
      <ol class="stack">
        ${frames.map((frame) => html`<li>${place(frame)}</li>`)}
      </ol>
    </details>
  </li>`;
}

function reasons({ confidence, reasons: all }: Suspicion): TemplateResult {
  return html`<h3>
      ${text("leak-suspected")}
      <span class="confidence" data-confidence=${confidence}
        >${text(`confidence-${confidence}`)}</span
      >
    </h3>
    <ul class="evidence">
      ${all.map(({ kind, values }) => html`<li>${reasonText(kind, values)}</li>`)}
    </ul>`;
}

/** The test beside this holds that each kind carries the values that its sentence needs. */
export function reasonText(kind: Reason["kind"], values: Reason["values"]): string {
  return text(`reason-${kind}`, values as never);
}

function place(frame: DumpFrame): TemplateResult {
  return html`<code class="function">${frame.function}</code>
    <span class="muted place">${frame.place}</span>`;
}

function ids(all: readonly number[]): string {
  const shown = all
    .slice(0, mostIds)
    .map((id) => number(id, 0))
    .join(", ");
  return all.length > mostIds
    ? text("group-ids-more", { ids: shown, more: all.length - mostIds })
    : text("group-ids", { ids: shown });
}

customElements.define("gopark-dump", DumpView);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-dump": DumpView;
  }
}
