import { LitElement, html, nothing } from "lit";
import { dialog } from "../base/dialog.ts";
import { panel } from "../base/panel.ts";
import { saveFile } from "../base/save-file.ts";
import { currentLanguage } from "../base/texts.ts";
import "./animation.ts";
import type { Drawn } from "./animation.ts";
import { encodeScenario } from "./fragment.ts";
import {
  embedCode,
  forkLink,
  instantLink,
  picturePath,
  wholeLink,
  type Instant,
  type Paper,
  type Stretch,
} from "./links.ts";
import { pngOf } from "./picture.ts";
import { shareStyles } from "./share.styles.ts";
import text from "../../texts/share.yaml";

/** A scene, for the frame that shows it. */
export interface SharedScene {
  readonly id: string;
  readonly title: string;
}

/** The link that carries all: still being made, made, or why there is none. */
type Whole =
  | { readonly state: "making" | "too-long" | "failed" }
  | { readonly state: "made"; readonly link: string };

/**
 * A dialog with ways to hand on what one sees; opened by its button or by `show`.
 *
 * @prop session, step, branch: what is seen now
 * @prop otherBranch: whether the session plays another branch; of this one there is no picture
 * @prop scene: of which the session is, if it is of one
 * @prop settled: waits for what has been asked for and is not in sight yet
 * @prop scenario: how to get the document that plays this run, or null if there is none to be had
 * @prop marked: the steps that somebody has marked
 * @prop animation: how to get a stretch as a picture that moves
 */
export class Share extends LitElement {
  static override properties = {
    session: { attribute: false },
    step: { attribute: false },
    branch: { attribute: false },
    otherBranch: { attribute: false },
    scene: { attribute: false },
    shared: { state: true },
    whole: { state: true },
    paper: { state: true },
    notice: { state: true },
  };

  static override styles = [panel, dialog, shareStyles];

  declare session: string | null;
  declare step: number;
  declare branch: number | null;
  declare otherBranch: boolean;
  declare scene: SharedScene | null;
  /** What was seen when this was opened; null: it is closed. */
  declare private shared: Instant | null;
  declare private whole: Whole;
  declare private paper: Paper;
  declare private notice: string;
  /** Whether what was seen when this was opened is of the branch that the session plays. */
  private isPlayed = true;
  /** The steps that an animation shows at first. */
  private stretch: Stretch = { from: 0, to: 0 };
  settled: () => Promise<void> = () => Promise.resolve();
  scenario: () => Promise<unknown> = () => Promise.resolve(null);
  /** The steps that somebody has marked; null: none. */
  marked: () => Stretch | null = () => null;
  /** How to get an animation, by its path. */
  animation: (path: string, signal: AbortSignal) => Promise<Drawn> = () =>
    Promise.resolve({ ok: false, why: null });
  /** How text gets to the clipboard. */
  copyText: (words: string) => Promise<void> = (words) => navigator.clipboard.writeText(words);
  /** How a picture gets to be a file. */
  savePng: (address: string, name: string) => Promise<void> = async (address, name) => {
    saveFile(name, await pngOf(address));
  };

  constructor() {
    super();
    this.session = null;
    this.step = 0;
    this.branch = null;
    this.otherBranch = false;
    this.scene = null;
    this.shared = null;
    this.whole = { state: "making" };
    this.paper = "light";
    this.notice = "";
  }

  /** What is shared is the moment of opening, also if the session goes on. */
  async show(): Promise<void> {
    await this.settled();
    const { session, step, branch } = this;
    if (session === null || this.shared !== null) return;
    this.notice = "";
    this.paper = isDark() ? "dark" : "light";
    this.stretch = this.marked() ?? { from: Math.max(0, step - usualStretch), to: step };
    this.isPlayed = !this.otherBranch;
    this.shared = { session, step, branch };
    await this.updateComplete;
    this.renderRoot.querySelector("dialog")?.showModal();
    await this.makeWhole();
  }

  protected override render() {
    return html`<button
        type="button"
        class="opener"
        aria-haspopup="dialog"
        ?disabled=${this.session === null}
        @click=${this.show}
      >
        ${text("open")}
      </button>
      <dialog aria-labelledby="title" @close=${this.closed}>
        ${this.shared === null ? nothing : this.ways(this.shared)}
      </dialog>`;
  }

  private ways(instant: Instant) {
    const { step } = instant;
    const { origin } = location;
    return html`<div class="all">
      <header>
        <h2 id="title">${text("title")}</h2>
        <span role="status">${this.notice}</span>
        <button
          type="button"
          class="quiet"
          @click=${() => {
            this.renderRoot.querySelector("dialog")?.close();
          }}
        >
          ${text("close")}
        </button>
      </header>
      ${this.field(text("instant"), instantLink(origin, instant), text("instant.means", { step }))}
      ${this.field(text("fork"), forkLink(origin, instant), text("fork.means"))}
      ${this.wholeField()}
      ${
        this.isPlayed
          ? html`${this.picture(instant)} ${this.movingPicture(instant)}`
          : html`<section>
              <h3>${text("picture")}</h3>
              <p>${text("picture.other-branch")}</p>
            </section>`
      }
      ${this.scene === null ? nothing : this.frame(origin, this.scene)}
    </div>`;
  }

  private field(what: string, value: string, means: string) {
    return html`<section>
      <h3>${what}</h3>
      <p>${means}</p>
      <div class="line">
        <input readonly aria-label=${what} .value=${value} @focus=${select} />
        ${this.copyButton(what, value)}
      </div>
    </section>`;
  }

  private wholeField() {
    const { whole } = this;
    const what = text("whole");
    if (whole.state === "made") return this.field(what, whole.link, text("whole.means"));
    return html`<section>
      <h3>${what}</h3>
      <p>${text(`whole.${whole.state}`)}</p>
    </section>`;
  }

  private picture(instant: Instant) {
    const address = picturePath(instant, this.paper, currentLanguage());
    const name = `gopark-${instant.session}-${String(instant.step)}`;
    return html`<section>
      <h3>${text("picture")}</h3>
      <img src=${address} alt=${text("picture.alt", { step: instant.step })} />
      <div class="tools">
        <fieldset aria-label=${text("picture")}>
          ${this.choice("light")} ${this.choice("dark")}
        </fieldset>
        <a class="button" href=${address} download="${name}.svg">${text("picture.svg")}</a>
        <button
          type="button"
          class="png"
          @click=${() => {
            void this.savePicture(address, `${name}.png`);
          }}
        >
          ${text("picture.png")}
        </button>
      </div>
    </section>`;
  }

  /** The steps from one to another as a picture that moves. */
  private movingPicture({ session }: Instant) {
    return html`<section>
      <h3>${text("moving")}</h3>
      <p>${text("moving.means")}</p>
      <gopark-share-animation
        .session=${session}
        .stretch=${this.stretch}
        .paper=${this.paper}
        .draw=${this.animation}
        .tell=${this.say}
      ></gopark-share-animation>
    </section>`;
  }

  private choice(paper: Paper) {
    return html`<label
      ><input
        type="radio"
        name="paper"
        value=${paper}
        .checked=${this.paper === paper}
        @change=${() => {
          this.paper = paper;
        }}
      />${text(`picture.${paper}`)}</label
    >`;
  }

  private frame(origin: string, { id, title }: SharedScene) {
    const what = text("embed");
    const code = embedCode(origin, id, text("embed.title", { scene: title }), currentLanguage());
    return html`<section>
      <h3>${what}</h3>
      <p>${text("embed.means")}</p>
      <div class="line">
        <textarea readonly rows="4" aria-label=${what} .value=${code} @focus=${select}></textarea>
        ${this.copyButton(what, code)}
      </div>
    </section>`;
  }

  private copyButton(what: string, value: string) {
    return html`<button
      type="button"
      aria-label=${text("copy-what", { what })}
      @click=${(event: Event) => {
        void this.copy(what, value, event.currentTarget);
      }}
    >
      ${text("copy")}
    </button>`;
  }

  private async copy(what: string, value: string, button: EventTarget | null): Promise<void> {
    try {
      await this.copyText(value);
      this.notice = text("copied", { what });
    } catch {
      this.notice = text("not-copied");
      const field = (button as HTMLElement).parentElement?.querySelector("input, textarea");
      if (field instanceof HTMLElement) field.focus();
    }
  }

  private async savePicture(address: string, name: string): Promise<void> {
    try {
      await this.savePng(address, name);
      this.notice = text("picture.saved");
    } catch {
      this.notice = text("picture.failed");
    }
  }

  private readonly say = (words: string): void => {
    this.notice = words;
  };

  private async makeWhole(): Promise<void> {
    this.whole = { state: "making" };
    const scenario = await this.scenario();
    if (scenario === null || scenario === undefined) {
      this.whole = { state: "failed" };
      return;
    }
    const fragment = await encodeScenario(scenario);
    this.whole = fragment.ok
      ? { state: "made", link: wholeLink(location.origin, fragment.value) }
      : { state: "too-long" };
  }

  private closed(): void {
    this.shared = null;
  }
}

/** The number of steps before the one that is shown, until somebody marks or chooses others. */
const usualStretch = 20;

function select(event: Event): void {
  (event.target as HTMLInputElement | HTMLTextAreaElement).select();
}

/** How the page looks now, by its own choice or the system's. */
function isDark(): boolean {
  const theme = document.documentElement.dataset["theme"];
  if (theme === "light" || theme === "dark") return theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

customElements.define("gopark-share", Share);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-share": Share;
  }
}
