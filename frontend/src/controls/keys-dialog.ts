import { LitElement, html, nothing } from "lit";
import { dialog } from "../base/dialog.ts";
import { panel } from "../base/panel.ts";
import { icon } from "./icons.ts";
import { keepKeySettings, keySettings } from "./key-settings.ts";
import { keysDialogStyles } from "./keys-dialog.styles.ts";
import {
  characterOf,
  keyOf,
  takenBy,
  usualSettings,
  withKey,
  type Intent,
  type KeySettings,
  type Movable,
} from "./keys.ts";
import text from "../../texts/keys.yaml";

/** A key that cannot be moved, and what it does. */
interface Fixed {
  readonly key: string;
  readonly what: string;
}

type Row = Movable | Fixed;

/**
 * The list of keys, opened by its button, by `show` or by `?`; single characters can be switched
 * off or moved to other keys there.
 */
export class KeysDialog extends LitElement {
  static override properties = {
    settings: { state: true },
    asked: { state: true },
    notice: { state: true },
  };

  static override styles = [panel, dialog, keysDialogStyles];

  declare private settings: KeySettings;
  /** The command whose new key is awaited. */
  declare private asked: Movable | null;
  declare private notice: string;

  constructor() {
    super();
    this.settings = keySettings();
    this.asked = null;
    this.notice = "";
  }

  show(): void {
    this.settings = keySettings();
    this.notice = "";
    const dialog = this.dialog();
    if (dialog !== null && !dialog.open) dialog.showModal();
  }

  close(): void {
    this.dialog()?.close();
  }

  protected override render() {
    return html`<button type="button" class="opener" aria-haspopup="dialog" @click=${this.show}>
        ${text("open")} <kbd aria-hidden="true">${shown(keyOf("help", this.settings))}</kbd>
      </button>
      <dialog aria-labelledby="title" @keydown=${this.press} @close=${this.closed}>
        <div class="all ${this.settings.on ? "" : "off"}">
          <header>
            <div>
              <h2 id="title">${text("title")}</h2>
              <p class="muted">${text("where")}</p>
            </div>
            <button type="button" class="quiet" aria-label=${text("close")} @click=${this.close}>
              ${icon("close")}
            </button>
          </header>
          <div class="groups">
            ${groups().map(
              ([heading, rows]) =>
                html`<section class="group">
                  <h3>${heading}</h3>
                  <dl>${rows.map((row) => this.row(row))}</dl>
                </section>`,
            )}
          </div>
          <p role="status">${this.notice}</p>
          ${this.switches()}
        </div>
      </dialog>`;
  }

  private row(row: Row) {
    if (typeof row !== "string") {
      return html`<div>
        <dt><kbd>${row.key}</kbd></dt>
        <dd>${row.what}</dd>
      </div>`;
    }
    const what = nameOf(row);
    const isAsked = this.asked === row;
    return html`<div>
      <dt><kbd class="movable">${shown(keyOf(row, this.settings))}</kbd></dt>
      <dd>${what}</dd>
      <dd>
        <button
          type="button"
          class="change"
          aria-label=${text("change-of", { what })}
          aria-pressed=${isAsked ? "true" : "false"}
          @click=${() => {
            this.ask(isAsked ? null : row);
          }}
        >
          ${isAsked ? text("press") : text("change")}
        </button>
      </dd>
    </div>`;
  }

  private switches() {
    const isUsual = Object.keys(this.settings.moved).length === 0;
    return html`<div class="settings">
      <label
        ><input
          type="checkbox"
          aria-describedby="on-means"
          .checked=${this.settings.on}
          @change=${(event: Event) => {
            const { checked } = event.target as HTMLInputElement;
            this.keep({ ...this.settings, on: checked });
          }}
        />${text("single")}</label
      >
      ${
        isUsual
          ? nothing
          : html`<button
              type="button"
              @click=${() => {
                this.keep({ ...usualSettings, on: this.settings.on });
              }}
            >
              ${text("usual")}
            </button>`
      }
      <p id="on-means" class="muted">${text("single.means")}</p>
    </div>`;
  }

  private ask(intent: Movable | null): void {
    this.asked = intent;
    this.notice = intent === null ? "" : text("press-for", { what: nameOf(intent) });
  }

  private press(event: KeyboardEvent): void {
    const { asked } = this;
    if (asked === null || event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") {
      this.ask(null);
      return;
    }
    if (["Shift", "Control", "Alt", "AltGraph", "Meta"].includes(event.key)) return;
    this.take(asked, characterOf(event));
  }

  private take(intent: Movable, character: string): void {
    if (character === "") {
      this.notice = text("no-character");
      return;
    }
    const owner = takenBy(character, this.settings);
    const key = shown(character);
    if (owner !== null && owner !== intent) {
      this.notice = text("taken", { key, what: nameOf(owner) });
      return;
    }
    this.keep(withKey(intent, character, this.settings));
    this.asked = null;
    this.notice = text("changed", { key, what: nameOf(intent) });
  }

  private keep(settings: KeySettings): void {
    this.settings = settings;
    keepKeySettings(settings);
  }

  private closed(): void {
    this.asked = null;
    this.notice = "";
  }

  private dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }
}

function groups(): readonly (readonly [heading: string, rows: readonly Row[]])[] {
  const fixed = (key: string, what: string): Fixed => ({ key, what });
  return [
    [
      text("group.time"),
      [
        "play",
        "forward",
        "back",
        "next-switch",
        "previous-switch",
        fixed("Home", nameOf("start")),
        fixed("End", nameOf("end")),
        "faster",
        "slow",
        "slower",
      ],
    ],
    [
      text("group.board"),
      [
        fixed(text("arrows"), text("move")),
        fixed("Enter", text("inspect")),
        fixed("Shift+F10", text("menu")),
        fixed("Esc", nameOf("out")),
        "why",
        "pin",
        "breakpoint",
        "compare",
      ],
    ],
    [text("group.panels"), ["new", "log", "timeline", "view", "twin", "help"]],
  ];
}

function nameOf(intent: Intent): string {
  return text(`intent.${intent}`);
}

/** A key as it stands on the keyboard. */
function shown(character: string): string {
  return character === " " ? text("space") : character.toUpperCase();
}

customElements.define("gopark-keys", KeysDialog);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-keys": KeysDialog;
  }
}
