import { LitElement, css, html } from "lit";
import { panel } from "../base/panel.ts";
import type { Snapshot } from "../world/world.ts";
import type { Thing } from "../world/thing.ts";
import "./machine-settings.ts";
import "./new-goroutines.ts";
import { refused } from "./refused.ts";
import "./rule-switches.ts";
import type { Release } from "./rule-switches.ts";
import type { Refusal } from "./wishes.ts";
import text from "../../texts/palette.yaml";

/**
 * Everything that can be made to happen without choosing an object first.
 *
 * @fires gopark-command, gopark-release
 */
export class Palette extends LitElement {
  static override properties = {
    world: { attribute: false },
    chosen: { attribute: false },
    releases: { attribute: false },
    functions: { attribute: false },
    problem: { attribute: false },
  };

  static override styles = [
    panel,
    css`
      details {
        border-block-end: 1px solid var(--line);
      }

      summary {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-block-size: var(--target);
        font-size: 0.9375rem;
        font-weight: 650;
        cursor: pointer;
        list-style: none;
      }

      summary::-webkit-details-marker {
        display: none;
      }

      summary::before {
        flex: none;
        inline-size: 0.45rem;
        block-size: 0.45rem;
        margin-inline: 0.1rem 0.2rem;
        border: solid var(--muted);
        border-width: 0 2px 2px 0;
        transform: rotate(-45deg);
        transition: transform var(--time-state) var(--ease);
        content: "";
      }

      details[open] > summary::before {
        transform: rotate(45deg);
      }

      details > :not(summary) {
        padding-block-end: var(--space-4);
      }

      .note {
        margin-block-start: var(--space-3);
      }
    `,
  ];

  declare world: Snapshot | null;
  /** The chosen goroutine can be the parent of new ones. */
  declare chosen: Thing | null;
  declare releases: readonly Release[];
  declare functions: readonly string[];
  declare problem: Refusal | null;

  constructor() {
    super();
    this.world = null;
    this.chosen = null;
    this.releases = [];
    this.functions = [];
    this.problem = null;
  }

  protected override render() {
    const { world } = this;
    if (world === null) return html``;
    return html`
      <details open>
        <summary>${text("new-goroutines")}</summary>
        <gopark-new-goroutines
          .goroutines=${this.parents(world)}
          .processors=${Object.values(world.ps).map(({ id }) => id)}
          .functions=${this.functions}
        ></gopark-new-goroutines>
      </details>
      <details>
        <summary>${text("machine")}</summary>
        <gopark-machine-settings .world=${world}></gopark-machine-settings>
      </details>
      <details>
        <summary>${text("rules")}</summary>
        <gopark-rule-switches
          .rules=${world.rules}
          release=${world.go}
          .releases=${this.releases}
          .problem=${this.problem}
        ></gopark-rule-switches>
      </details>
      ${refused(this, this.problem)}
    `;
  }

  private parents(world: Snapshot): number[] {
    const { chosen } = this;
    if (chosen?.kind !== "g" || chosen.id === 1) return [];
    const g = world.gs[String(chosen.id)];
    return g === undefined || g.system || g.status === "_Gdead" ? [] : [chosen.id];
  }

  protected override firstUpdated(): void {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", text("palette"));
  }
}

customElements.define("gopark-palette", Palette);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-palette": Palette;
  }
}
