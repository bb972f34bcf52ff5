import { LitElement, html, nothing } from "lit";
import { dialog } from "../base/dialog.ts";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { ProgramExample } from "../world/program.ts";
import { examplesFound, type ExampleGroup } from "./example-search.ts";
import { examplesStyles } from "./examples.styles.ts";
import text from "../../texts/program.yaml";
import "./wishes.ts";

/**
 * A dialog with programs to begin with, by groups, to look through by words.
 *
 * @prop examples: null: they are still on their way; empty: there are none to be had
 * @fires gopark-example
 */
export class Examples extends LitElement {
  static override properties = {
    examples: { attribute: false },
    words: { state: true },
  };

  static override styles = [panel, dialog, examplesStyles];

  declare examples: readonly ProgramExample[] | null;
  declare private words: string;

  constructor() {
    super();
    this.examples = null;
    this.words = "";
  }

  show(): void {
    this.words = "";
    const dialog = this.dialog();
    if (dialog?.open === false) dialog.showModal();
  }

  protected override render() {
    const groups = examplesFound(this.examples ?? [], this.words);
    const count = groups.reduce((sum, { examples }) => sum + examples.length, 0);
    return html`<dialog aria-labelledby="title">
      <div class="all">
        <header>
          <h2 id="title">${text("examples")}</h2>
          <button type="button" class="quiet" @click=${this.close}>${text("close")}</button>
          <input
            type="search"
            aria-label=${text("examples.search")}
            placeholder=${text("examples.search")}
            .value=${this.words}
            @input=${(event: Event) => {
              this.words = (event.target as HTMLInputElement).value;
            }}
          />
          <p role="status" class="muted">${this.told(count)}</p>
        </header>
        ${groups.map((group) => this.group(group))}
      </div>
    </dialog>`;
  }

  private told(count: number): string {
    if (this.examples === null) return text("examples.coming");
    if (this.examples.length === 0) return text("examples.none");
    return text("examples.count", { count });
  }

  private group({ group, title, examples }: ExampleGroup) {
    const heading = `group-${group}`;
    return html`<section aria-labelledby=${heading}>
      <h3 id=${heading}>${title}</h3>
      <ul>
        ${examples.map(
          (each) =>
            html`<li>
              <button
                type="button"
                data-example=${each.id}
                @click=${() => {
                  this.choose(each);
                }}
              >
                <strong>${each.title}</strong>
                ${each.go === undefined ? nothing : html`<code>Go ${each.go}</code>`}
                <span>${each.about}</span>
              </button>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  private choose(example: ProgramExample): void {
    this.close();
    emit(this, "gopark-example", example);
  }

  private close(): void {
    this.dialog()?.close();
  }

  private dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }
}

customElements.define("gopark-examples", Examples);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-examples": Examples;
  }
}
