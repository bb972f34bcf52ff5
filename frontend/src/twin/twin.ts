import { LitElement, html, nothing, type TemplateResult } from "lit";
import { panel } from "../base/panel.ts";
import type { World } from "../world/world.ts";
import { describe, plainText, type Section } from "./describe.ts";
import type { Item } from "./item.ts";
import { twinStyles } from "./twin.styles.ts";
import text from "../../texts/twin.yaml";

/**
 * The board in words. Each change of the board changes the words, and nothing is
 * announced: readers read at their own pace.
 *
 * @prop world: the moment
 * @prop latest: the sentence of the latest event
 */
export class Twin extends LitElement {
  static override properties = {
    world: { attribute: false },
    latest: { attribute: false },
    notice: { state: true },
  };

  static override styles = [panel, twinStyles];

  declare world: World | null;
  declare latest: string | null;
  declare private notice: string;
  /** How text gets to the clipboard. */
  copyText: (words: string) => Promise<void> = (words) => navigator.clipboard.writeText(words);

  constructor() {
    super();
    this.world = null;
    this.latest = null;
    this.notice = "";
  }

  /** Goes to where the words begin. */
  async read(): Promise<void> {
    this.notice = "";
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("h2")?.focus();
  }

  protected override render() {
    return this.world === null ? nothing : this.words(describe(this.world, this.latest));
  }

  private words(sections: readonly Section[]) {
    return html`<section id="words" class="words" aria-labelledby="title">
      <header>
        <h2 id="title" tabindex="-1">${text("title")}</h2>
        <span class="muted" role="status">${this.notice}</span>
        <button
          type="button"
          @click=${() => {
            void this.copy();
          }}
        >
          ${text("copy")}
        </button>
      </header>
      <div class="sections">
        ${sections.map(
          ({ heading, items }) =>
            html`<div class="section">
              <h3>${heading}</h3>
              ${list(items)}
            </div>`,
        )}
      </div>
    </section>`;
  }

  private async copy(): Promise<void> {
    if (this.world === null) return;
    try {
      await this.copyText(plainText(describe(this.world, this.latest)));
      this.notice = text("copied");
    } catch {
      this.notice = text("not-copied");
    }
  }
}

/** Safari takes a list without markers for none, unless it is told. */
function list(items: readonly Item[]): TemplateResult {
  return html`<ul role="list">
    ${items.map(
      ({ words, items: inner = [] }) =>
        html`<li>${words}${inner.length === 0 ? nothing : list(inner)}</li>`,
    )}
  </ul>`;
}

customElements.define("gopark-twin", Twin);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-twin": Twin;
  }
}
