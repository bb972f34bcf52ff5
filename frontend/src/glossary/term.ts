import { LitElement, html, nothing } from "lit";
import type { Term } from "./forms.ts";
import { Explanations } from "./explanations.ts";
import { placeBeside } from "./place-beside.ts";
import { termStyles } from "./term.styles.ts";

/** The time that a pointer rests on a term before it is explained; it passes many on its way. */
const restMs = 120;

const explanations = new Explanations();

/** Two explanations would cover each other. */
const inSight: { term: TermElement | null } = { term: null };

/**
 * A term in running text, which explains itself to a pointer, the keyboard and a finger. The
 * explanation stays while the pointer is on it, and goes away by Escape.
 *
 * @prop name: its key in the glossary
 */
export class TermElement extends LitElement {
  static override properties = {
    name: {},
    hovered: { state: true },
    held: { state: true },
    explanation: { state: true },
  };

  static override styles = termStyles;

  declare name: Term | "";
  /** Whether a pointer rests on the term or on its explanation. */
  declare hovered: boolean;
  /** Whether it has the focus, or was pressed. */
  declare held: boolean;
  declare explanation: { readonly name: string; readonly means: string } | null;

  #resting = 0;
  #heldAtPress = false;

  constructor() {
    super();
    this.name = "";
    this.hovered = false;
    this.held = false;
    this.explanation = null;
    this.addEventListener("pointerenter", this.#enter);
    this.addEventListener("pointerleave", this.#leave);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    explanations.loadAtFirstInput();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.close();
  }

  close(): void {
    clearTimeout(this.#resting);
    this.hovered = false;
    this.held = false;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    // The same element is used again for another text.
    if (changed.has("name") && changed.get("name") !== undefined) {
      this.close();
      this.explanation = null;
    }
    if (this.#isOpen && this.explanation === null) void this.#explain();
  }

  protected override render() {
    const { explanation } = this;
    const isShown = this.#isOpen && explanation !== null;
    return html`<span
        class="word"
        role="button"
        tabindex="0"
        aria-describedby=${isShown ? "means" : nothing}
        @pointerdown=${this.#down}
        @click=${this.#press}
        @focus=${this.#focused}
        @blur=${this.#left}
        @keydown=${this.#key}
        ><slot></slot></span
      >${
        isShown
          ? html`<span id="means" role="tooltip" popover="manual"
              ><span class="box"><b>${explanation.name}</b> ${explanation.means}</span></span
            >`
          : nothing
      }`;
  }

  protected override updated(): void {
    const tip = this.renderRoot.querySelector<HTMLElement>("#means");
    if (tip === null) {
      if (inSight.term === this) inSight.term = null;
      this.#stopListening();
      return;
    }
    if (inSight.term === this) return;
    inSight.term?.close();
    inSight.term = this;
    tip.showPopover();
    this.#place();
    document.addEventListener("keydown", this.#dismiss, { capture: true });
    document.addEventListener("pointerdown", this.#elsewhere, { capture: true });
    window.addEventListener("scroll", this.#place, { capture: true, passive: true });
    window.addEventListener("resize", this.#place);
  }

  #stopListening(): void {
    document.removeEventListener("keydown", this.#dismiss, { capture: true });
    document.removeEventListener("pointerdown", this.#elsewhere, { capture: true });
    window.removeEventListener("scroll", this.#place, { capture: true });
    window.removeEventListener("resize", this.#place);
  }

  get #isOpen(): boolean {
    return this.hovered || this.held;
  }

  async #explain(): Promise<void> {
    const { name } = this;
    if (name === "") return;
    try {
      const explanation = await explanations.of(name);
      if (name === this.name) this.explanation = explanation;
    } catch {
      // It could not be loaded: the term stays a word until it is asked about again.
      this.close();
    }
  }

  readonly #place = (): void => {
    const tip = this.renderRoot.querySelector<HTMLElement>("#means");
    if (tip !== null) placeBeside(tip, this);
  };

  readonly #enter = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "touch") return;
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => {
      this.hovered = true;
    }, restMs);
  };

  readonly #leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "touch") return;
    clearTimeout(this.#resting);
    this.hovered = false;
  };

  readonly #down = (): void => {
    this.#heldAtPress = this.held;
  };

  readonly #press = (): void => {
    this.held = !this.#heldAtPress;
  };

  readonly #focused = (): void => {
    this.held = true;
  };

  readonly #left = (): void => {
    this.held = false;
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    this.held = !this.#isOpen;
    this.hovered = false;
  };

  /** Whatever else Escape would close stays. */
  readonly #dismiss = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
  };

  readonly #elsewhere = (event: PointerEvent): void => {
    if (!event.composedPath().includes(this)) this.close();
  };
}

customElements.define("gopark-term", TermElement);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-term": TermElement;
  }
}
