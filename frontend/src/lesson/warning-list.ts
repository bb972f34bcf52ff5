import { LitElement, css, html, nothing } from "lit";
import { duration } from "../base/amounts";
import { emit } from "../base/emit";
import { kebab } from "../base/kebab";
import { panel } from "../base/panel";
import type { Warning } from "../world/warning";
import text from "../../texts/warning.yaml";

type Symptom = Warning["symptom"];
type Facts = Warning["facts"];

/**
 * What a run shows, each with its evidence and what to do next.
 *
 * @prop warnings
 * @fires gopark-choose: a goroutine is to be looked at
 */
export class WarningList extends LitElement {
  static override properties = { warnings: { attribute: false } };

  static override styles = [
    panel,
    css`
      li {
        padding: var(--space-3);
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--accent);
        border-radius: var(--radius-small);
      }

      li + li {
        margin-block-start: var(--space-2);
      }

      p + p {
        margin-block-start: var(--space-1);
      }

      .sure {
        color: var(--muted);
        font-weight: 400;
      }

      .goroutines {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
        margin-block-start: var(--space-2);
      }
    `,
  ];

  declare warnings: readonly Warning[];

  constructor() {
    super();
    this.warnings = [];
  }

  protected override render() {
    if (this.warnings.length === 0) return nothing;
    return html`<ul>
      ${this.warnings.map((warning) => this.#warning(warning))}
    </ul>`;
  }

  #warning({ symptom, likely, goroutines, facts }: Warning) {
    return html`<li data-symptom=${symptom}>
      <p>
        <b>${text(`name-${kebab(symptom)}`)}</b>
        <span class="sure">${text(likely ? "likely" : "possible")}</span>
      </p>
      <p class="evidence">${evidence(symptom, facts)}</p>
      <p class="next">${text(`${kebab(symptom)}-next`)}</p>
      ${
        goroutines.length === 0
          ? nothing
          : html`<div class="goroutines" role="group" aria-label=${text("concerned")}>
              ${goroutines.map(
                (g) =>
                  html`<button
                    type="button"
                    @click=${() => {
                      emit(this, "gopark-choose", { kind: "g", id: g });
                    }}
                  >
                    G${g}
                  </button>`,
              )}
            </div>`
      }
    </li>`;
  }
}

/** The evidence in words: every number is one that the server found. */
function evidence(symptom: Symptom, facts: Facts): string {
  const count = (name: string): number => Number(facts[name] ?? 0);
  const word = (name: string): string => {
    const value = facts[name];
    return typeof value === "string" ? value : "";
  };
  const longest = duration(count("longestNs"));
  const processors = count("processors");
  const idle = count("idle");
  switch (symptom) {
    case "leak":
      return text("leak-evidence", {
        count: count("count"),
        function: word("function"),
        reason: word("reason"),
        longest,
        lately: count("joinedLately"),
      });
    case "lockConvoy":
      return text("lock-convoy-evidence", { count: count("count"), longest, idle, processors });
    case "starving":
      return text("starving-evidence", {
        function: word("function"),
        where: word("where"),
        longest,
        started: count("started"),
      });
    case "hotProcessor":
      return text("hot-processor-evidence", {
        p: String(count("p")),
        share: count("percent") / 100,
        queue: count("queue"),
        idle,
      });
    case "threadGrowth":
      return text("thread-growth-evidence", {
        threads: count("threads"),
        made: count("made"),
        calls: count("calls"),
        processors,
      });
    case "spinning":
      return text("spinning-evidence", {
        spins: count("spins"),
        vain: count("vain"),
        window: duration(count("windowNs")),
      });
    case "throttled":
      return text("throttled-evidence", {
        throttled: count("throttled"),
        periods: count("periods"),
        frozen: duration(count("frozenNs")),
        processors,
      });
  }
}

customElements.define("gopark-warning-list", WarningList);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-warning-list": WarningList;
  }
}
