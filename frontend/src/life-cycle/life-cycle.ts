import { html, nothing, svg, type PropertyValues } from "lit";
import { emit } from "../base/emit.ts";
import { StillWhilePressed } from "../base/still-while-pressed.ts";
import type { SchedulerEvent } from "../world/event.ts";
import type { Thing } from "../world/thing.ts";
import type { World } from "../world/world.ts";
import { pathOf, pointOn, type Box, type Point } from "./chart/curve.ts";
import { Ground, isRare, type Size } from "./chart/ground.ts";
import { standingIn, type Standing } from "./chart/standing.ts";
import { symbolOf, things } from "./chart/things.ts";
import { travel, type Journey } from "./chart/travel.ts";
import { hasSyscallStatus, movesOf, stateIn, type Move } from "./moves/moves.ts";
import { arrows, cycleKinds, type Arrow, type CycleKind, type CycleState } from "./moves/states.ts";
import { questionForm, type Question } from "./question.ts";
import { RovingFocus } from "./roving.ts";
import { movesList } from "./steps.ts";
import { functionsOf, nameOf, stateWords, statusOf } from "./words.ts";
import text from "../../texts/life-cycle.yaml";
import "./life-cycle.css";

/** How many times the usual speed is too fast to follow what travels. */
const tooFast = 8;

/**
 * The states of goroutines, threads or processors, who is in each at a moment, and the runtime's
 * functions that lead from one to another. What a step moved goes along its arrow.
 *
 * @prop world: the moment
 * @prop events: what led to it from the moment before; none after a jump
 * @prop speed: how many times faster than usual it plays
 * @prop chosen: what stands out
 * @fires gopark-choose
 */
export class LifeCycle extends StillWhilePressed {
  static override properties = {
    world: { attribute: false },
    events: { attribute: false },
    speed: { attribute: false },
    chosen: { attribute: false },
    kind: { state: true },
    question: { state: true },
    size: { state: true },
  };

  declare world: World | undefined;
  declare events: readonly SchedulerEvent[];
  declare speed: number;
  declare chosen: Thing | null;
  declare private kind: CycleKind;
  declare private question: Question;
  declare private size: Size;

  /** What the last step moved; null: the way here was no step. */
  private moves: readonly Move[] | null = null;
  private readonly focusing = new RovingFocus(this);
  private sizes: ResizeObserver | undefined;

  constructor() {
    super();
    this.events = [];
    this.speed = 1;
    this.chosen = null;
    this.kind = "g";
    this.question = { from: null, to: null };
    this.size = { width: 0, height: 0 };
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.sizes = new ResizeObserver(() => {
      this.measure();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes?.disconnect();
  }

  private measure(): void {
    const chart = this.querySelector<HTMLElement>(".cycle-chart");
    if (chart === null) return;
    const { clientWidth: width, clientHeight: height } = chart;
    if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("chosen")) this.follow();
    if (!changed.has("world")) return;
    const before = changed.get("world");
    const { world } = this;
    const isStep =
      before !== undefined &&
      world !== undefined &&
      before.session === world.session &&
      before.branch === world.branch &&
      before.step <= world.step &&
      this.events.length > 0;
    this.moves = isStep ? movesOf(before, this.events) : null;
  }

  /** Turns to the chart of what is chosen. */
  private follow(): void {
    const kind = this.chosen?.kind;
    if (kind === "g" || kind === "m" || kind === "p") this.turn(kind);
  }

  private turn(kind: CycleKind): void {
    if (kind === this.kind) return;
    this.kind = kind;
    this.question = { from: null, to: null };
  }

  protected override updated(changed: PropertyValues<this>): void {
    const chart = this.querySelector(".cycle-chart");
    // Observing an element again changes nothing.
    if (chart !== null) this.sizes?.observe(chart);
    this.place();
    this.focusing.settle();
    if (changed.has("world") && this.moves !== null) this.animateMoves(this.moves);
  }

  /** Puts boxes and labels where they belong; the page allows no styles in its markup. */
  private place(): void {
    for (const item of this.querySelectorAll<HTMLElement>(".cycle-state")) {
      const box = this.ground.box(item.dataset["name"] as CycleState);
      if (box === null) continue;
      item.style.inlineSize = `${(2 * box.halfWidth).toFixed(1)}px`;
      item.style.blockSize = `${String(2 * box.halfHeight)}px`;
      putAt(item, box);
    }
    for (const label of this.querySelectorAll<HTMLElement>(".cycle-fn")) {
      const arrow = arrows[this.kind].find(({ name }) => name === label.dataset["arrow"]);
      const curve = arrow === undefined ? null : this.ground.curve(arrow.from, arrow.to);
      if (arrow !== undefined && curve !== null)
        putAt(label, pointOn(curve, this.ground.labelOn(arrow)));
    }
  }

  private animateMoves(moves: readonly Move[]): void {
    const layer = this.querySelector<HTMLElement>(".cycle-travellers");
    const { world, kind } = this;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (layer === null || world === undefined || isStill || this.speed >= tooFast) return;
    const own = moves.filter((move) => move.kind === kind);
    const journeys = [...new Set(own.map(({ id }) => id))].map((id): Journey => {
      const legs = own.filter((move) => move.id === id);
      return {
        curves: legs.flatMap(({ from, to }) => {
          const curve = from === null ? null : this.ground.curve(from, to);
          return curve === null ? [] : [curve];
        }),
        symbol: symbolOf(world, kind, id),
        label: kind === "g" ? String(id) : nameOf(kind, id),
      };
    });
    travel(layer, journeys, this.speed);
  }

  private get ground(): Ground {
    return new Ground(this.kind, this.size);
  }

  protected override render() {
    const { world, kind } = this;
    if (world === undefined) return nothing;
    const chosen = this.chosen?.kind === kind ? this.chosen.id : null;
    const own = this.moves?.filter((move) => move.kind === kind) ?? null;
    return html`<div class="cycle-head">
        ${this.kinds()} ${movesList(own, world.go, this.chooseMoved)}
      </div>
      <div class="cycle-chart" role="group" aria-label=${text("chart")}>
        ${this.drawing(own ?? [], world)}
        <ol class="cycle-states" role="list">
          ${standingIn(world, kind, own ?? [], chosen).map((each) =>
            this.state(each, world, chosen),
          )}
        </ol>
        <div class="cycle-travellers" aria-hidden="true"></div>
      </div>
      ${questionForm(kind, this.question, world.go, (question) => {
        this.question = question;
      })}`;
  }

  private kinds() {
    return html`<div class="cycle-kinds" role="radiogroup" aria-label=${text("kind")}>
      ${cycleKinds.map(
        (kind) =>
          html`<label
            ><input
              type="radio"
              name="cycle-kind"
              value=${kind}
              .checked=${kind === this.kind}
              @change=${() => {
                this.turn(kind);
              }}
            />${text(`kind.${kind}`)}</label
          >`,
      )}
    </div>`;
  }

  private drawing(moves: readonly Move[], world: World) {
    const { width, height } = this.size;
    if (width === 0) return nothing;
    const drawn = arrows[this.kind].flatMap((arrow) => {
      const curve = this.ground.curve(arrow.from, arrow.to);
      return curve === null || !this.isThere(arrow, world) ? [] : [{ arrow, curve }];
    });
    const isLit = ({ from, to }: Arrow): boolean =>
      moves.some((move) => move.from === from && move.to === to);
    const isAsked = ({ from, to }: Arrow): boolean =>
      from === this.question.from && to === this.question.to;
    return html`<svg class="cycle-arrows" viewBox="0 0 ${width} ${height}" aria-hidden="true">
        <defs>
          <marker
            id="cycle-head"
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10z" />
          </marker>
        </defs>
        ${drawn.map(
          ({ arrow, curve }) =>
            svg`<path
              class="cycle-arrow ${isLit(arrow) ? "lit" : ""} ${isAsked(arrow) ? "asked" : ""}"
              data-arrow=${arrow.name}
              d=${pathOf(curve)}
              marker-end="url(#cycle-head)"
            ></path>`,
        )}
      </svg>
      ${drawn.map(({ arrow }) => this.label(arrow, isLit(arrow), world.go))}`;
  }

  private label(arrow: Arrow, lit: boolean, release: string) {
    const [first = "", ...others] = functionsOf(arrow, release);
    return html`<button
      type="button"
      class="cycle-fn ${lit ? "lit" : ""}"
      tabindex="-1"
      aria-hidden="true"
      title=${text(`arrow.${arrow.name}`)}
      data-arrow=${arrow.name}
      @click=${() => {
        this.question = { from: arrow.from, to: arrow.to };
      }}
    >
      ${first}${others.length === 0 ? nothing : "…"}
    </button>`;
  }

  private isThere({ from, to }: Arrow, { go }: World): boolean {
    return (from !== "_Psyscall" && to !== "_Psyscall") || hasSyscallStatus(go);
  }

  private state({ state, ids, count }: Standing, world: World, chosen: number | null) {
    const box = this.ground.box(state);
    if (box === null) return nothing;
    const isMissing = state === "_Psyscall" && !hasSyscallStatus(world.go);
    const words = stateWords(this.kind, state);
    const room = this.room(box);
    const shown = ids.slice(0, count > room ? room - 1 : room);
    const { from, to } = this.question;
    return html`<li
      class="cycle-state ${isRare(state) ? "rare" : ""} ${isMissing ? "missing" : ""} ${
        state === from || state === to ? "asked" : ""
      } ${count === 0 ? "empty" : ""}"
      data-name=${state}
    >
      <button
        type="button"
        class="cycle-name"
        tabindex="-1"
        data-item
        data-state
        data-key=${state}
        @click=${() => {
          this.ask(state);
        }}
      >
        <b>${words}</b><span class="cycle-count">${count}</span>
        <code>${isMissing ? text("not-in-release") : statusOf(this.kind, state)}</code>
      </button>
      <ul role="list" class="cycle-things">
        ${things(world, this.kind, shown, chosen, this.choose)}
        ${
          count > shown.length && !isMissing
            ? html`<li class="cycle-more">${text("more", { count: count - shown.length })}</li>`
            : nothing
        }
      </ul>
      <ul role="list" class="visually-hidden">
        ${this.leaving(state, world).map((words) => html`<li>${words}</li>`)}
      </ul>
    </li>`;
  }

  /** Where a state leads to, for readers who do not see the arrows. */
  private leaving(state: CycleState, world: World): readonly string[] {
    return arrows[this.kind]
      .filter((arrow) => arrow.from === state && this.isThere(arrow, world))
      .map((arrow) =>
        text("leads", {
          fns: functionsOf(arrow, world.go).join(", "),
          state: stateWords(this.kind, arrow.to),
        }),
      );
  }

  /** How many things a box has room for. */
  private room({ halfWidth }: Box): number {
    const each = this.kind === "p" ? 44 : 32;
    return Math.max(1, Math.floor((2 * halfWidth - 12) / each));
  }

  /** A state was pressed: the end of a question that begins where the chosen thing is. */
  private ask(state: CycleState): void {
    const { world, chosen, kind, question } = this;
    const isOwn = world !== undefined && chosen?.kind === kind;
    const at = isOwn ? stateIn(world, kind, chosen.id) : null;
    if (at !== null) this.question = { from: at, to: state };
    else if (question.from === null || question.to !== null) {
      this.question = { from: state, to: null };
    } else this.question = { from: question.from, to: state };
  }

  private readonly choose = (id: number): void => {
    emit(this, "gopark-choose", { kind: this.kind, id });
  };

  private readonly chooseMoved = ({ kind, id }: Move): void => {
    emit(this, "gopark-choose", { kind, id });
  };
}

function putAt(element: HTMLElement, { x, y }: Point): void {
  element.style.left = `${x.toFixed(1)}px`;
  element.style.top = `${y.toFixed(1)}px`;
}

customElements.define("gopark-life-cycle", LifeCycle);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-life-cycle": LifeCycle;
  }
}
