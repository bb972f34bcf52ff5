import { LitElement, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { duration } from "../base/amounts.ts";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import { nameOf, sameThing, type Thing } from "../world/thing.ts";
import { actionsFor, type Action, type ActionWorld, type Reason } from "./actions.ts";
import { menuStyles } from "./menu.styles.ts";
import text from "../../texts/menu.yaml";
import "./wishes.ts";

/** How long a call, a wait or a sleep may take. */
const lengths = [20_000, 1_000_000, 5_000_000, 50_000_000] as const;

/** Where the menu opens, in the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** What it is opened on, and must not cover. */
  readonly beside?: DOMRect;
}

/**
 * What can be done with the object it was opened on, as a menu by the pattern of WAI-ARIA. What
 * makes no sense now stays to be read, with the reason.
 *
 * @fires gopark-command, gopark-choose, gopark-pin
 */
export class Menu extends LitElement {
  static override properties = {
    world: { attribute: false },
    pinned: { attribute: false },
    thing: { state: true },
    ns: { state: true },
    unfolded: { state: true },
    watching: { type: Boolean },
  };

  static override styles = [panel, menuStyles];

  declare world: ActionWorld | null;
  /** What is kept in sight. */
  declare pinned: readonly Thing[];
  declare thing: Thing | null;
  declare ns: number;
  /** Whether what is wanted seldom is in sight. */
  declare unfolded: boolean;
  /** Somebody else's session: nothing can be done in it. */
  declare watching: boolean;
  private place: Place = { x: 0, y: 0 };
  private opener: HTMLElement | null = null;

  constructor() {
    super();
    this.world = null;
    this.pinned = [];
    this.thing = null;
    this.ns = lengths[1];
    this.unfolded = false;
    this.watching = false;
  }

  /** Opens on a thing; when the menu closes, the focus goes back to the opener. */
  async open(thing: Thing, place: Place, opener = focused(document)): Promise<void> {
    this.thing = thing;
    this.unfolded = false;
    this.place = place;
    this.opener = opener;
    await this.updateComplete;
    this.moveInto(this.renderRoot.querySelector<HTMLElement>(".box"));
    this.items()[0]?.focus();
  }

  close(): void {
    if (this.thing === null) return;
    this.thing = null;
    this.opener?.focus();
    this.opener = null;
  }

  protected override render() {
    const { thing, world } = this;
    if (thing === null || world === null) return nothing;
    const can = actionsFor(world, thing, this.ns);
    const actions = this.watching ? [] : can.actions;
    const name = nameOf(thing);
    const own = can.nothing === undefined ? this.note(name, actions) : inWords(can.nothing);
    const note = this.watching ? text("menu.watching") : own;
    return html`<div class="box" @keydown=${this.press} @focusout=${this.leave}>
      <p class="title"><b>${name}</b></p>
      ${note === "" ? nothing : html`<p class="note" id="note">${note}</p>`}
      <div
        role="menu"
        aria-label=${text("menu", { name })}
        aria-describedby=${note === "" ? nothing : "note"}
      >
        ${this.wish("gopark-choose", text("menu.inspect"), thing)}
        ${thing.kind === "g" ? this.wish("gopark-pin", this.pinWords(thing), thing) : nothing}
        ${actions.length === 0 ? nothing : html`<hr role="separator" />`}
        ${actions.some(({ lasts }) => lasts) ? this.lengths() : nothing}
        ${this.actions(actions.filter(({ rare }) => !rare))}
        ${this.rarer(actions.filter(({ rare }) => rare))}
      </div>
    </div>`;
  }

  /** What had the focus may be gone with what can be done. */
  private hadFocus = false;

  protected override willUpdate(): void {
    this.hadFocus = this.hasUpdated && this.isFocused();
  }

  protected override updated(): void {
    if (this.hadFocus && !this.isFocused()) this.items()[0]?.focus();
  }

  private isFocused(): boolean {
    return (this.shadowRoot?.activeElement ?? null) !== null;
  }

  private rarer(actions: readonly Action[]) {
    if (actions.length === 0) return nothing;
    if (this.unfolded) return this.actions(actions);
    return item(text("menu.more"), () => void this.unfold());
  }

  /** An action keeps its element, and with it the focus, whatever else can be done by now. */
  private actions(actions: readonly Action[]) {
    return repeat(
      actions,
      ({ name }) => name,
      (each) => this.action(each),
    );
  }

  private pinWords(thing: Thing): string {
    const isPinned = this.pinned.some((each) => sameThing(each, thing));
    return isPinned ? text("menu.unpin") : text("menu.pin");
  }

  private async unfold(): Promise<void> {
    const at = this.items().length - 1;
    this.unfolded = true;
    await this.updateComplete;
    this.moveInto(this.renderRoot.querySelector<HTMLElement>(".box"));
    this.items()[at]?.focus();
  }

  private note(name: string, actions: readonly Action[]): string {
    return actions.some(({ later }) => later) ? text("menu.later", { name }) : "";
  }

  private wish(event: "gopark-choose" | "gopark-pin", words: string, thing: Thing) {
    return item(words, () => {
      this.close();
      emit(this, event, thing);
    });
  }

  private action({ name, command, refused }: Action) {
    const does = (): void => {
      if (refused !== undefined) return;
      this.close();
      emit(this, "gopark-command", command);
    };
    return html`<div
      role="menuitem"
      tabindex="-1"
      aria-disabled=${refused === undefined ? nothing : "true"}
      @click=${does}
    >
      <span>${text(`action.${name}`)}</span><code>${command.do}</code>
      ${refused === undefined ? nothing : html`<small>${inWords(refused)}</small>`}
    </div>`;
  }

  private lengths() {
    const label = text("menu.lasting");
    return html`<div class="lengths" role="group" aria-label=${label}>
      <span class="label" aria-hidden="true">${label}</span>
      ${lengths.map(
        (ns) =>
          html`<div
            role="menuitemradio"
            tabindex="-1"
            aria-checked=${ns === this.ns}
            @click=${() => {
              this.ns = ns;
            }}
          >
            ${duration(ns)}
          </div>`,
      )}
    </div>`;
  }

  private items(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>("[role^=menuitem]")];
  }

  private press(event: KeyboardEvent): void {
    const items = this.items();
    const here = items.indexOf(event.target as HTMLElement);
    const move = (to: number) => items[(to + items.length) % items.length]?.focus();
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(here + 1),
      ArrowRight: () => move(here + 1),
      ArrowUp: () => move(here - 1),
      ArrowLeft: () => move(here - 1),
      Home: () => move(0),
      End: () => move(-1),
      Enter: () => items[here]?.click(),
      " ": () => items[here]?.click(),
      Escape: () => {
        this.close();
      },
      Tab: () => {
        this.close();
      },
    };
    const does = keys[event.key];
    if (does === undefined) {
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.findTyped(event, here);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    does();
  }

  /** The next item that begins with the letter. */
  private findTyped(event: KeyboardEvent, here: number): void {
    const items = this.items();
    const typed = event.key.toLocaleLowerCase();
    const inOrder = [...items.slice(here + 1), ...items.slice(0, here + 1)];
    inOrder.find((one) => one.textContent.trim().toLocaleLowerCase().startsWith(typed))?.focus();
    event.stopPropagation();
  }

  private leave(event: FocusEvent): void {
    const to = event.relatedTarget;
    if (to instanceof Node && this.renderRoot.contains(to)) return;
    // A click within focuses an item again; one elsewhere has its own target.
    if (to !== null) {
      this.opener = null;
      this.close();
    }
  }

  /** Beside what it is opened on, or as near to the place as the window has room. */
  private moveInto(box: HTMLElement | null): void {
    if (box === null) return;
    const gap = 8;
    const { width, height } = box.getBoundingClientRect();
    const { x, y, beside } = this.place;
    const within = (at: number, size: number, room: number) =>
      Math.max(gap, Math.min(at, room - size - gap));
    let left = within(x, width, innerWidth);
    let top = within(y, height, innerHeight);
    if (beside !== undefined) {
      const isRight = beside.right + gap + width <= innerWidth - gap;
      const isLeft = beside.left - gap - width >= gap;
      if (isRight || isLeft) {
        left = isRight ? beside.right + gap : beside.left - gap - width;
        top = within(beside.top, height, innerHeight);
      } else if (beside.bottom + gap + height <= innerHeight) top = beside.bottom + gap;
      else top = Math.max(gap, beside.top - gap - height);
    }
    box.style.setProperty("left", `${String(left)}px`);
    box.style.setProperty("top", `${String(top)}px`);
  }

  private readonly clickElsewhere = (event: Event): void => {
    if (!event.composedPath().includes(this)) this.close();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("pointerdown", this.clickElsewhere);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("pointerdown", this.clickElsewhere);
  }
}

/** The element that has the focus, in whatever shadow root it is. */
function focused(root: DocumentOrShadowRoot): HTMLElement | null {
  const active = root.activeElement;
  const within = active?.shadowRoot;
  return within?.activeElement ? focused(within) : active instanceof HTMLElement ? active : null;
}

function item(words: string, does: () => void) {
  return html`<div role="menuitem" tabindex="-1" @click=${does}><span>${words}</span></div>`;
}

function inWords({ code, name, detail }: Reason): string {
  return text(`reason.${code}`, { name, detail });
}

customElements.define("gopark-menu", Menu);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-menu": Menu;
  }
}
