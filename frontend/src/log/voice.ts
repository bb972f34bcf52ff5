import { LitElement, css, html } from "lit";
import type { SchedulerEvent } from "../world/event.ts";
import type { EventWords } from "../words/event-words.ts";
import { Restraint, type Clock, type Verbosity } from "./restraint.ts";
import text from "../../texts/log.yaml";

/** The kinds that a sum names; the others are in its number. */
const named = 3;

const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/**
 * Tells a screen reader what happens, politely and with restraint.
 *
 * `events` is what has happened since it was last set.
 */
export class Voice extends LitElement {
  static override properties = {
    events: { attribute: false },
    words: { attribute: false },
    playing: { type: Boolean },
    verbosity: {},
    said: { state: true },
  };

  static override styles = css`
    :host {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  `;

  declare events: readonly SchedulerEvent[];
  declare words: EventWords | null;
  declare playing: boolean;
  declare verbosity: Verbosity;
  declare said: string;
  private readonly restraint: Restraint;

  constructor(clock: Clock = browserClock) {
    super();
    this.events = [];
    this.words = null;
    this.playing = false;
    this.verbosity = "full";
    this.said = "";
    const telling = {
      each: (events: readonly SchedulerEvent[]) => this.each(events),
      sum: (events: readonly SchedulerEvent[]) => this.sum(events),
    };
    this.restraint = new Restraint(clock, telling, (words) => {
      // The same words again are heard only if the text changes.
      this.said = words === this.said ? `${words}\u00a0` : words;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.restraint.forget();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("events")) this.restraint.tell(this.events, this.playing, this.verbosity);
  }

  protected override render() {
    return html`<div role="status" aria-live="polite" aria-atomic="true">${this.said}</div>`;
  }

  private each(events: readonly SchedulerEvent[]): string {
    return events.map((event) => this.words?.sentence(event) ?? event.kind).join(" ");
  }

  private sum(events: readonly SchedulerEvent[]): string {
    const counts = new Map<string, number>();
    for (const { kind } of events) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, named);
    const kinds = most.map(([kind, count]) =>
      text("voice.kind", { name: this.words?.name(kind) ?? kind, count }),
    );
    return text("voice.sum", { count: events.length, kinds: kinds.join(", ") });
  }
}

customElements.define("gopark-voice", Voice);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-voice": Voice;
  }
}
