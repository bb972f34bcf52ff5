import { LitElement, html, nothing } from "lit";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { GoroutineStatus } from "../world/world.ts";
import { celOf, freeId, type Wish } from "./condition.ts";
import { choiceField, durationField, nameField, numberField } from "./fields.ts";
import { formStyles } from "./forms.styles.ts";
import { icon } from "./icons.ts";
import { refused } from "./refused.ts";
import type { Refusal } from "./wishes.ts";
import { breakpointStyles } from "./breakpoints.styles.ts";
import text from "../../texts/breakpoints.yaml";

/** What the breakpoints need of a world. */
export interface BreakpointWorld {
  readonly breakpoints: Readonly<Record<string, string>>;
  readonly stoppedBy?: string;
  readonly gomaxprocs: number;
}

/** The farthest a search goes for a condition that may never hold. */
const farthestNs = 1_000_000_000;

const abouts: readonly Wish["about"][] = ["event", "queue", "status", "time"];
const compares = ["==", ">=", "<="] as const;
const statuses: readonly GoroutineStatus[] = [
  "_Grunnable",
  "_Grunning",
  "_Gsyscall",
  "_Gwaiting",
  "_Gdead",
  "_Gpreempted",
];

const starts: { readonly [About in Wish["about"]]: Wish & { about: About } } = {
  event: { about: "event", kind: "steal", of: "" },
  queue: { about: "queue", p: 0, compare: "==", size: 256 },
  status: { about: "status", g: 1, status: "_Gwaiting" },
  time: { about: "time", ns: 10_000_000 },
};

/**
 * A builder that writes conditions in CEL, the field they stand in, and the breakpoints there are.
 *
 * @fires gopark-command: `breakpoint`, `clearBreakpoint`, `runUntil`
 */
export class Breakpoints extends LitElement {
  static override properties = {
    world: { attribute: false },
    kinds: { attribute: false },
    problem: { attribute: false },
    wish: { state: true },
    written: { state: true },
  };

  static override styles = [panel, formStyles, breakpointStyles];

  declare world: BreakpointWorld;
  /** The kinds of events with their names. */
  declare kinds: readonly { readonly kind: string; readonly name: string }[];
  declare problem: Refusal | null;
  declare wish: Wish;
  /** What was typed by hand; null: what the builder writes. */
  declare written: string | null;

  constructor() {
    super();
    this.world = { breakpoints: {}, gomaxprocs: 1 };
    this.kinds = [];
    this.problem = null;
    this.wish = starts.event;
    this.written = null;
  }

  protected override render() {
    const condition = this.condition();
    const isUnknown = condition === "" && this.written === null;
    const hint = isUnknown ? text("event-of.unknown") : text("condition.hint");
    return html`<form @submit=${this.add}>
        <div class="fields">
          ${choiceField(
            text("pause-when"),
            abouts.map((about) => [about, text(`about.${about}`)]),
            this.wish.about,
            (about) => {
              this.become(starts[about as Wish["about"]]);
            },
          )}
          ${this.fields()}
        </div>
        <label class="field wide"
          >${text("condition")}<textarea
            rows="2"
            spellcheck="false"
            maxlength="1000"
            .value=${condition}
            @input=${(event: Event) => {
              this.written = (event.target as HTMLTextAreaElement).value;
            }}
          ></textarea>
          <span class="means" role="status">${hint}</span></label
        >
        <div class="row">
          <button class="primary" ?disabled=${condition === ""}>${text("add-breakpoint")}</button>
          <button type="button" ?disabled=${condition === ""} @click=${this.runUntil}>
            ${text("run-until")}
          </button>
        </div>
      </form>
      ${refused(this, this.problem)} ${this.list()}`;
  }

  private fields() {
    const { wish } = this;
    switch (wish.about) {
      case "event":
        return [
          choiceField(
            text("event-kind"),
            this.kinds.map(({ kind, name }) => [kind, name]),
            wish.kind,
            (kind) => {
              this.become({ ...wish, kind });
            },
          ),
          nameField(text("event-of"), wish.of, (of) => {
            this.become({ ...wish, of });
          }),
        ];
      case "queue":
        return [
          choiceField(text("queue"), this.queues(), wish.p === null ? "" : String(wish.p), (p) => {
            this.become({ ...wish, p: p === "" ? null : Number(p) });
          }),
          choiceField(
            text("compare"),
            compares.map((each) => [each, each.replace(">=", "≥").replace("<=", "≤")]),
            wish.compare,
            (compare) => {
              this.become({ ...wish, compare: compare as typeof wish.compare });
            },
          ),
          numberField(text("size"), wish.size, (size) => {
            this.become({ ...wish, size });
          }),
        ];
      case "status":
        return [
          numberField(text("goroutine"), wish.g, (g) => {
            this.become({ ...wish, g });
          }),
          choiceField(
            text("status"),
            statuses.map((status) => [status, status]),
            wish.status,
            (status) => {
              this.become({ ...wish, status: status as GoroutineStatus });
            },
          ),
        ];
      case "time":
        return durationField(text("moment"), wish.ns, (ns) => {
          this.become({ ...wish, ns });
        });
    }
  }

  private queues(): (readonly [string, string])[] {
    const locals = Array.from({ length: this.world.gomaxprocs }, (_, p) => String(p));
    return [
      ...locals.map((p) => [p, text("queue.of", { name: `P${p}` })] as const),
      ["", text("queue.global")],
    ];
  }

  private list() {
    const { breakpoints, stoppedBy } = this.world;
    const all = Object.entries(breakpoints);
    if (all.length === 0) return html`<p class="means">${text("breakpoints.none")}</p>`;
    return html`<ul class="list" aria-label=${text("breakpoints")}>
      ${all.map(
        ([id, condition]) =>
          html`<li>
            <code>${condition}</code>
            ${id === stoppedBy ? html`<span class="here">${text("stopped-here")}</span>` : nothing}
            <button
              class="quiet"
              type="button"
              aria-label=${text("clear-breakpoint", { id })}
              @click=${() => {
                emit(this, "gopark-command", { do: "clearBreakpoint", id });
              }}
            >
              ${icon("close")}
            </button>
          </li>`,
      )}
    </ul>`;
  }

  private become(wish: Wish): void {
    this.wish = wish;
    this.written = null;
  }

  private condition(): string {
    return this.written ?? celOf(this.wish) ?? "";
  }

  private add(event: SubmitEvent): void {
    event.preventDefault();
    const condition = this.condition().trim();
    if (condition === "") return;
    const id = freeId(this.world.breakpoints);
    emit(this, "gopark-command", { do: "breakpoint", id, condition });
  }

  private runUntil(): void {
    const condition = this.condition().trim();
    emit(this, "gopark-command", { do: "runUntil", condition, limitNs: farthestNs });
  }
}

customElements.define("gopark-breakpoints", Breakpoints);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-breakpoints": Breakpoints;
  }
}
