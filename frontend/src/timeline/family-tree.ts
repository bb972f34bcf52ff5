import { html, nothing, svg, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { duration, moment } from "../base/amounts.ts";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import { StillWhilePressed } from "../base/still-while-pressed.ts";
import { familyStyles } from "./family-tree.styles.ts";
import { familyOf, type Branch, type Started } from "./measures/family.ts";
import type { Sight } from "./sight.ts";
import { emptyMix } from "./spans/lane.ts";
import { code } from "./spans/lane-state.ts";
import type { RunRecord } from "./spans/run-record.ts";
import text from "../../texts/measures.yaml";

/** The most rows in the document, and the deepest level that is drawn. */
const most = { rows: 300, depth: 24 } as const;
const columns = 160;

/** Branches from this depth on, and many that are alike, are folded at first. */
const unfolded = 3;

/**
 * The family tree of goroutines, which arrow keys walk through, and beside each the time of its
 * life on the timeline's axis.
 *
 * @prop sight: which part of which run
 * @fires gopark-choose
 */
export class FamilyTree extends StillWhilePressed {
  static override properties = {
    sight: { attribute: false },
    turned: { state: true },
    active: { state: true },
  };

  static override styles = [panel, familyStyles];

  declare sight: Sight | null;
  /** The rows that are folded or unfolded against the rule. */
  declare private turned: ReadonlySet<string>;
  /** Where the keyboard is. */
  declare private active: string;
  private family: readonly Branch[] = [];
  private of: { readonly record: RunRecord; readonly version: number } | null = null;
  private left = 0;

  constructor() {
    super();
    this.sight = null;
    this.turned = new Set();
    this.active = "";
  }

  protected override willUpdate(): void {
    const { sight } = this;
    if (sight === null) return;
    const { record, version } = sight;
    if (this.of?.record === record && this.of.version === version) return;
    this.of = { record, version };
    this.family = familyOf(record);
  }

  protected override render() {
    const { sight } = this;
    if (sight === null) return nothing;
    this.left = most.rows;
    const isThere = this.renderRoot.querySelector(`[data-key="${CSS.escape(this.active)}"]`);
    if (this.active === "" || isThere === null) this.active = this.family[0]?.key ?? "";
    return html`<ul role="tree" aria-label=${text("sheet.family")} @keydown=${this.walk}>
      ${this.branches(this.family, 1, sight)}
    </ul>`;
  }

  private branches(all: readonly Branch[], level: number, sight: Sight): unknown {
    const room = Math.max(0, this.left);
    const shown = all.slice(0, room);
    this.left -= shown.length;
    const rest = all.length - shown.length;
    const more = text("more", { count: rest });
    return html`${repeat(
      shown,
      ({ key }) => key,
      (branch) => this.branch(branch, level, sight),
    )}${rest === 0 ? nothing : html`<li role="none" class="rest">${more}</li>`}`;
  }

  private branch(branch: Branch, level: number, sight: Sight): TemplateResult {
    const { key, children } = branch;
    const isParent = children.length > 0 && level < most.depth;
    const isOpen = isParent && this.isOpen(branch, level);
    return html`<li role="none">
      <div
        class="line"
        role="treeitem"
        data-key=${key}
        aria-level=${level}
        aria-expanded=${isParent ? String(isOpen) : nothing}
        aria-label=${this.said(branch, sight)}
        tabindex=${key === this.active ? 0 : -1}
        @click=${() => {
          this.press(branch);
        }}
      >
        <span class="sign" aria-hidden="true">${isParent ? (isOpen ? "−" : "+") : "·"}</span>
        ${this.name(branch)}${branch.kind === "goroutine" ? life(branch, sight) : nothing}
      </div>
      ${
        isOpen
          ? html`<ul role="group">
              ${this.branches(children, level + 1, sight)}
            </ul>`
          : nothing
      }
    </li>`;
  }

  private isOpen({ key, kind }: Branch, level: number): boolean {
    const usual = kind === "goroutine" && level < unfolded;
    return this.turned.has(key) !== usual;
  }

  private name(branch: Branch) {
    const { name, line } = branch;
    return html`<span class="name"
      ><b>${titleOf(branch)}</b> <code>${name}</code> <span class="muted">${line}</span></span
    >`;
  }

  /** What is seen, and what the drawing beside it says. */
  private said(branch: Branch, { record }: Sight): string {
    const { name, line } = branch;
    const seen = [titleOf(branch), name, line].filter((each) => each !== "").join(" ");
    if (branch.kind === "many") return `${seen}: ${text("alike.said")}`;
    const { starter, from, to } = branch;
    const begun = record.timeOf(from);
    const since = moment(begun);
    const by = starter > 0 ? `G${String(starter)}` : "";
    const made = starter < 0 ? "earlier" : starter === 0 ? "runtime" : "goroutine";
    const lasted = to === null ? "" : duration(record.timeOf(to) - begun);
    const end = to === null ? "lives" : "ended";
    return `${seen}: ${text("life", { made, by, since, end, lasted })}`;
  }

  // ---- what somebody does

  private press(branch: Branch): void {
    this.active = branch.key;
    if (branch.kind === "goroutine") emit(this, "gopark-choose", { kind: "g", id: branch.id });
    else this.turn(branch.key);
  }

  private turn(key: string): void {
    const turned = new Set(this.turned);
    if (!turned.delete(key)) turned.add(key);
    this.turned = turned;
  }

  /** As in any tree: up and down through what is seen, left and right fold and unfold. */
  private readonly walk = (event: KeyboardEvent): void => {
    const items = [...this.renderRoot.querySelectorAll<HTMLElement>("[role='treeitem']")];
    const here = items.find((item) => item === event.composedPath()[0]);
    if (here === undefined) return;
    const at = items.indexOf(here);
    const key = here.dataset["key"] ?? "";
    const isOpen = here.ariaExpanded;
    const ways: Readonly<Record<string, () => HTMLElement | null | undefined>> = {
      ArrowDown: () => items[at + 1],
      ArrowUp: () => items[at - 1],
      Home: () => items[0],
      End: () => items.at(-1),
      ArrowRight: () => {
        if (isOpen !== "false") return isOpen === "true" ? items[at + 1] : null;
        this.turn(key);
        return null;
      },
      ArrowLeft: () => {
        if (isOpen !== "true") return parentOf(here);
        this.turn(key);
        return null;
      },
      Enter: () => {
        here.click();
        return null;
      },
    };
    const way = ways[event.key];
    if (way === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = way();
    if (next === null || next === undefined) return;
    this.active = next.dataset["key"] ?? "";
    next.focus();
  };
}

function titleOf(branch: Branch): string {
  return branch.kind === "many" ? text("alike", { count: branch.count }) : branch.key;
}

function parentOf(item: HTMLElement): HTMLElement | null {
  const above = item.closest("ul")?.closest("li");
  return above?.querySelector<HTMLElement>(":scope > [role='treeitem']") ?? null;
}

/** A thin line from coming to ending, and a thick one where it ran. */
function life({ id, from, to }: Started, { record, scale, window, cursor }: Sight) {
  const measure = record.measures[scale];
  const each = (window.to - window.from) / columns;
  const x = (place: number): number => Math.min(columns, Math.max(0, (place - window.from) / each));
  const [left, right] = [x(measure(from)), x(to === null ? record.endOf(scale) : measure(to))];
  const lane = record.gs.get(id);
  const mix = emptyMix();
  let ran = "";
  for (let column = Math.floor(left); lane !== undefined && column < right; column++) {
    const begins = window.from + column * each;
    lane.mix({ scale, from: begins, to: begins + each, end: record.endOf(scale) }, mix);
    const share = (mix[code.running] ?? 0) / each;
    if (share > 0) ran += `M${String(column)} 6h${Math.max(0.3, share).toFixed(2)}`;
  }
  const now = x(measure(cursor)).toFixed(1);
  return html`<svg
    viewBox="0 0 ${columns} 12"
    preserveAspectRatio="none"
    aria-hidden="true"
    class="life"
  >
    ${svg`<path class="alive" d="M${left.toFixed(1)} 6H${right.toFixed(1)}"></path>
      <path class="ran" d=${ran}></path>
      <line x1=${now} x2=${now} y1="0" y2="12"></line>`}
  </svg>`;
}

customElements.define("gopark-family", FamilyTree);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-family": FamilyTree;
  }
}
