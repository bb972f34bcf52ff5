import { LitElement, html, nothing } from "lit";
import { panel } from "../base/panel.ts";
import type { World } from "../world/world.ts";
import { endingWords, isBad } from "./ending.ts";
import { outputStyles } from "./output.styles.ts";
import { tail, type Piece } from "./pieces.ts";

import text from "../../texts/program.yaml";

/** More than this no one reads here, and a page should not hold; the latest is kept. */
const mostLetters = 100_000;

/** Whether it is known what was printed; the server tells it of the branch that is played only. */
export type OutputState = "known" | "failed" | "other-branch";

/** What was printed to the standard error is told apart. */
function printed({ text: words, toStderr }: Piece) {
  return toStderr ? html`<span class="stderr">${words}</span>` : words;
}

/** What a program has printed up to the moment in sight, and how it ended if it has. */
export class Output extends LitElement {
  static override properties = {
    printed: { attribute: false },
    state: { attribute: false },
    ended: { attribute: false },
  };

  static override styles = [panel, outputStyles];

  declare printed: readonly Piece[];
  declare state: OutputState;
  declare ended: World["ended"] | null;

  private follows = true;

  constructor() {
    super();
    this.printed = [];
    this.state = "known";
    this.ended = null;
  }

  protected override render() {
    const { ended } = this;
    const { pieces, isAll } = tail(this.printed, mostLetters);
    const last = ended?.stderr.trimEnd() ?? "";
    const isTold = last === "" || pieces.at(-1)?.text.trimEnd().endsWith(last) === true;
    return html`<div
      class="room"
      tabindex="0"
      role="region"
      aria-label=${text("output")}
      @scroll=${this.scrolled}
    >
      ${isAll ? nothing : html`<p class="muted">${text("output.long")}</p>`}
      ${
        this.state === "known" && (pieces.length > 0 || ended !== null)
          ? html`<pre>${pieces.map(printed)}</pre>`
          : html`<p class="muted">
              ${text(`output.${this.state === "known" ? "none" : this.state}`)}
            </p>`
      }
      ${isTold ? nothing : html`<pre class="stderr">${last}</pre>`}
      <p class="ending ${ended && isBad(ended) ? "bad" : ""}" role="status">
        ${ended ? endingWords(ended) : nothing}
      </p>
    </div>`;
  }

  protected override updated(): void {
    const room = this.room();
    if (room !== null && this.follows) room.scrollTop = room.scrollHeight;
  }

  private scrolled(): void {
    const room = this.room();
    if (room === null) return;
    this.follows = room.scrollTop + room.clientHeight >= room.scrollHeight - 4;
  }

  private room(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(".room");
  }
}

customElements.define("gopark-output", Output);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-output": Output;
  }
}
