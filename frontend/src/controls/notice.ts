import { LitElement, html, nothing, type TemplateResult } from "lit";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import { icon } from "./icons.ts";
import { noticeStyles } from "./notice.styles.ts";
import {
  mayPassLater,
  needsKey,
  plainTrouble,
  type RefusedProblem,
  type Trouble,
} from "./trouble.ts";
import "./wishes.ts";
import text from "../../texts/notice.yaml";

declare global {
  interface HTMLElementEventMap {
    /** Try the same again, or connect without waiting. */
    "gopark-retry": CustomEvent<null>;
    /** Make a session of one's own from the one that is shown. */
    "gopark-fork": CustomEvent<null>;
  }
}

interface Words {
  readonly title: string;
  readonly details: readonly string[];
  readonly ways: readonly TemplateResult[];
}

/**
 * What has failed and the ways on from there.
 *
 * @prop trouble: what has failed; null if all is well
 * @attr said: whether it has words now
 * @fires gopark-retry, gopark-fork, gopark-dismiss
 */
export class Notice extends LitElement {
  static override properties = {
    trouble: { attribute: false },
    secondsLeft: { state: true },
  };

  static override styles = [panel, noticeStyles];

  declare trouble: Trouble | null;
  declare private secondsLeft: number | null;
  reload: () => void = () => {
    location.reload();
  };
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.trouble = null;
    this.secondsLeft = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.ticking);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("trouble")) this.countDown();
  }

  protected override updated(): void {
    this.toggleAttribute("said", this.trouble !== null);
  }

  /** Both regions are always there, since one that comes with its words is not always heard. */
  protected override render() {
    const { trouble } = this;
    const shown = trouble === null ? null : plainTrouble(trouble);
    const words = shown === null ? null : this.wordsOf(shown);
    const isCalm = shown?.kind === "lost";
    return html`<div class="box ${isCalm ? "calm" : ""}" ?hidden=${words === null}>
      <div class="said">
        <div role="status">${isCalm ? said(words) : nothing}</div>
        <div role="alert">${isCalm ? nothing : said(words)}</div>
        ${shown?.kind === "lost" ? html`<p class="muted count">${this.count()}</p>` : nothing}
      </div>
      <div class="ways">${words?.ways}</div>
    </div>`;
  }

  private wordsOf(trouble: Trouble): Words {
    switch (trouble.kind) {
      case "lost":
        return {
          title: text("lost.title"),
          details: [text("lost.detail")],
          ways: [this.retry(text("try-now"))],
        };
      case "gone":
        return { title: text("gone.title"), details: [text("gone.detail")], ways: fromTheEnd() };
      case "unreadable":
        return {
          title: trouble.problem.title,
          details: [trouble.problem.detail],
          ways: [download(trouble.stored), ...fromTheEnd()],
        };
      case "unreachable":
        return {
          title: text("unreachable.title"),
          details: [text("unreachable.detail")],
          ways: [this.retry(text("try-again")), this.dismiss()],
        };
      case "outdated":
        return {
          title: text("outdated.title"),
          details: [text("outdated.detail")],
          ways: [html`<button type="button" @click=${this.reload}>${text("reload")}</button>`],
        };
      case "refused":
        return this.refused(trouble.problem);
    }
  }

  private refused({ code, title, detail }: RefusedProblem): Words {
    if (needsKey(code)) {
      return {
        title: text("foreign.title"),
        details: [text("foreign.detail")],
        ways: [this.fork(), this.dismiss()],
      };
    }
    const later = mayPassLater(code) ? [this.retry(text("try-again"))] : [];
    return { title, details: [detail], ways: [...later, this.dismiss()] };
  }

  private retry(words: string) {
    return html`<button
      type="button"
      class="retry"
      @click=${() => {
        emit(this, "gopark-retry", null);
      }}
    >
      ${words}
    </button>`;
  }

  private fork() {
    return html`<button
      type="button"
      class="fork"
      @click=${() => {
        emit(this, "gopark-fork", null);
      }}
    >
      ${text("fork")}
    </button>`;
  }

  private dismiss() {
    return html`<button
      type="button"
      class="quiet dismiss"
      aria-label=${text("close")}
      @click=${() => {
        emit(this, "gopark-dismiss", null);
      }}
    >
      ${icon("close")}
    </button>`;
  }

  private count(): string {
    const seconds = this.secondsLeft;
    return seconds === null || seconds <= 0 ? text("trying") : text("next-try", { seconds });
  }

  private countDown(): void {
    clearInterval(this.ticking);
    const { trouble } = this;
    const ms = trouble?.kind === "lost" ? trouble.retryInMs : null;
    this.secondsLeft = ms === null ? null : Math.ceil(ms / 1000);
    if (ms === null) return;
    this.ticking = setInterval(() => {
      this.secondsLeft = Math.max(0, (this.secondsLeft ?? 0) - 1);
      if (this.secondsLeft === 0) clearInterval(this.ticking);
    }, 1000);
  }
}

function said(words: Words | null) {
  if (words === null) return nothing;
  return html`<p><strong>${words.title}</strong></p>
    ${words.details.map((detail) => html`<p>${detail}</p>`)}`;
}

/** The way to what is stored of a session. */
function download(stored: string): TemplateResult {
  return html`<a class="button" href=${stored} download="scenario.json">${text("download")}</a>`;
}

function fromTheEnd(): readonly TemplateResult[] {
  return [
    html`<a class="button" href="/play">${text("start-new")}</a>`,
    html`<a class="button" href="/">${text("see-scenes")}</a>`,
  ];
}

customElements.define("gopark-notice", Notice);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-notice": Notice;
  }
}
