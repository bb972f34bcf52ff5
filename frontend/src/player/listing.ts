import { LitElement, html, nothing } from "lit";
import { panel } from "../base/panel";
import { currentLanguage } from "../base/texts";
import type { Listing } from "../world/scene";
import { listingStyles } from "./listing.styles";
import { litLines } from "./lights";
import text from "../../texts/player.yaml";

/**
 * Texts beside the board: a program, its assembly, the path of a signal. Lines that a beat speaks
 * of are marked.
 *
 * @prop listings: what to show
 * @prop lights: lines, as in `asm:3` or `asm:3-5`
 * @attr lit-only: only the listings that have a marked line, or the first
 */
export class SceneListing extends LitElement {
  static override properties = {
    listings: { attribute: false },
    lights: { attribute: false },
    litOnly: { type: Boolean, attribute: "lit-only" },
  };

  static override styles = [panel, listingStyles];

  declare listings: readonly Listing[];
  declare lights: readonly string[];
  declare litOnly: boolean;

  constructor() {
    super();
    this.listings = [];
    this.lights = [];
    this.litOnly = false;
  }

  protected override render() {
    const shown = this.shown();
    if (shown.length === 0) return nothing;
    return html`<div role="region" tabindex="0" aria-label=${text("listing")}>
      ${shown.map((listing) => this.listing(listing))}
    </div>`;
  }

  private shown(): readonly Listing[] {
    if (!this.litOnly) return this.listings;
    const lit = this.listings.filter(({ id }) => litLines(this.lights, id).size > 0);
    return lit.length > 0 ? lit : this.listings.slice(0, 1);
  }

  private listing({ id, title, text: lines }: Listing) {
    const lit = litLines(this.lights, id);
    return html`<figure>
      <figcaption>${title[currentLanguage()]}</figcaption>
      <ol>
        ${lines.split("\n").map(
          (line, index) =>
            html`<li aria-current=${lit.has(index + 1) ? "step" : nothing}>
              <code>${line}</code>
            </li>`,
        )}
      </ol>
    </figure>`;
  }

  /** A marked line far down is brought into sight, and nothing else of the page moves. */
  protected override updated(): void {
    const room = this.renderRoot.querySelector<HTMLElement>("[role=region]");
    const line = this.renderRoot.querySelector<HTMLElement>("[aria-current]");
    if (room === null || line === null || room.scrollHeight <= room.clientHeight) return;
    room.scrollTop = line.offsetTop - room.clientHeight / 3;
  }
}

customElements.define("gopark-listing", SceneListing);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-listing": SceneListing;
  }
}
