import { LitElement, html, nothing } from "lit";
import { panel } from "../base/panel.ts";
import { saveFile } from "../base/save-file.ts";
import { currentLanguage } from "../base/texts.ts";
import { animationPath, type Paper, type Stretch } from "./links.ts";
import { movingPictureOf } from "./moving-picture.ts";
import { shareStyles } from "./share.styles.ts";
import { stillsOf } from "./stills.ts";
import { videoOf, videoType, type VideoType } from "./video.ts";
import text from "../../texts/share.yaml";

/** A picture that the server has drawn, or why it did not, if it said so. */
export type Drawn =
  { readonly ok: true; readonly svg: string } | { readonly ok: false; readonly why: string | null };

type Wish = "preview" | "svg" | "png" | "video";

/**
 * A stretch of a run as a picture that moves: to look at, and to save as SVG, PNG or video.
 *
 * @prop session, paper: of which, and on what
 * @prop stretch: the steps that are shown until somebody chooses others
 * @prop draw: how to get an animation, by its path
 * @prop tell: how to say what is done
 */
export class ShareAnimation extends LitElement {
  static override properties = {
    session: { attribute: false },
    stretch: { attribute: false },
    paper: { attribute: false },
    making: { state: true },
    preview: { state: true },
  };

  static override styles = [panel, shareStyles];

  declare session: string;
  declare stretch: Stretch;
  declare paper: Paper;
  draw: (path: string, signal: AbortSignal) => Promise<Drawn> = () =>
    Promise.resolve({ ok: false, why: null });
  tell: (words: string) => void = () => undefined;
  /** How this browser records video; null: it does not. */
  video: VideoType | null = videoType();
  /** How a file gets to be saved. */
  save: (name: string, content: Blob) => void = saveFile;

  /** Something is being made. */
  declare private making: AbortController | null;
  declare private preview: { readonly address: string; readonly steps: Stretch } | null;
  /** What was drawn last, by its path. */
  private drawn: { readonly path: string; readonly svg: string } | null = null;

  constructor() {
    super();
    this.session = "";
    this.stretch = { from: 0, to: 0 };
    this.paper = "light";
    this.making = null;
    this.preview = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
    this.hide();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("paper")) this.hide();
  }

  protected override render() {
    const { making, preview, video } = this;
    return html`<form class="tools" @submit=${this.wished} @input=${this.hide}>
        ${this.number("from", text("moving.from"), this.stretch.from)}
        ${this.number("to", text("moving.to"), this.stretch.to)}
        ${this.button("preview", preview === null ? text("moving.show") : text("moving.hide"))}
        ${
          preview === null
            ? nothing
            : html`<img src=${preview.address} alt=${text("moving.alt", { ...preview.steps })} />`
        }
        ${this.button("svg", text("moving.svg"))} ${this.button("png", text("moving.png"))}
        ${
          video === null
            ? nothing
            : this.button("video", text("moving.video", { type: words[video.ending] }))
        }
      </form>
      ${
        making === null
          ? nothing
          : html`<button type="button" class="stop" @click=${this.stop}>
              ${text("moving.stop")}
            </button>`
      }`;
  }

  private number(name: keyof Stretch, label: string, value: number) {
    return html`<label
      >${label} <input type="number" name=${name} min="0" required .value=${String(value)}
    /></label>`;
  }

  private button(wish: Wish, label: string) {
    const isBusy = this.making !== null;
    return html`<button class=${wish} value=${wish} aria-disabled=${isBusy ? "true" : "false"}>
      ${label}
    </button>`;
  }

  private readonly hide = (): void => {
    if (this.preview !== null) URL.revokeObjectURL(this.preview.address);
    this.preview = null;
  };

  private readonly stop = (): void => {
    this.making?.abort();
    this.making = null;
    this.tell("");
  };

  private readonly wished = (event: SubmitEvent): void => {
    event.preventDefault();
    if (this.making !== null) return;
    const said = new FormData(event.target as HTMLFormElement);
    const steps = ["from", "to"].map((name) => Number(said.get(name)));
    const wish = (event.submitter as HTMLButtonElement | null)?.value ?? "preview";
    const stretch = { from: Math.min(...steps), to: Math.max(...steps) };
    if (wish === "preview" && this.preview !== null) this.hide();
    else void this.make(wish as Wish, stretch);
  };

  private async make(wish: Wish, steps: Stretch): Promise<void> {
    const making = new AbortController();
    const { signal } = making;
    this.making = making;
    this.tell(text("moving.drawing"));
    try {
      const svg = await this.ask(steps, signal);
      if (svg !== null) await this.hand(wish, steps, svg, signal);
    } catch {
      if (!signal.aborted) this.tell(text("moving.failed"));
    }
    if (this.making === making) this.making = null;
  }

  /** The animation of these steps; null, and said why, if there is none. */
  private async ask(steps: Stretch, signal: AbortSignal): Promise<string | null> {
    const path = animationPath(this.session, steps, this.paper, currentLanguage());
    if (this.drawn?.path === path) return this.drawn.svg;
    const drawn = await this.draw(path, signal);
    signal.throwIfAborted();
    if (!drawn.ok) {
      this.tell(drawn.why ?? text("moving.failed"));
      return null;
    }
    this.drawn = { path, svg: drawn.svg };
    return drawn.svg;
  }

  private async hand(wish: Wish, steps: Stretch, svg: string, signal: AbortSignal): Promise<void> {
    const name = `gopark-${this.session}-${String(steps.from)}-${String(steps.to)}`;
    const file = new Blob([svg], { type: "image/svg+xml" });
    if (wish === "preview") {
      this.hide();
      this.preview = { address: URL.createObjectURL(file), steps };
      this.tell("");
      return;
    }
    if (wish === "svg") this.save(`${name}.svg`, file);
    else if (wish === "png") this.save(`${name}.png`, await this.pngOf(svg, signal));
    else if (this.video !== null) {
      this.save(`${name}.${this.video.ending}`, await this.videoOf(svg, this.video, signal));
    }
    this.tell(wish === "video" ? text("moving.saved") : text("picture.saved"));
  }

  private pngOf(svg: string, signal: AbortSignal): Promise<Blob> {
    const stills = stillsOf(svg);
    const told = (done: number): void => {
      this.tell(text("moving.making", { done, all: stills.length }));
    };
    return movingPictureOf(stills, told, signal);
  }

  private videoOf(svg: string, type: VideoType, signal: AbortSignal): Promise<Blob> {
    const stills = stillsOf(svg);
    const seconds = (ms: number): number => Math.round(ms / 1_000);
    const all = seconds(stills.reduce((sum, { ms }) => sum + ms, 0));
    const told = (doneMs: number): void => {
      this.tell(text("moving.recording", { done: seconds(doneMs), all }));
    };
    return videoOf(stills, type, told, signal);
  }
}

/** What people call the kinds of video. */
const words = { mp4: "MP4", webm: "WebM" } as const;

customElements.define("gopark-share-animation", ShareAnimation);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-share-animation": ShareAnimation;
  }
}
