import { html, nothing } from "lit";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import { StillWhilePressed } from "../base/still-while-pressed.ts";
import type { ChannelContent, GoroutineStack, StackFrame, Variable } from "../world/program.ts";
import { nameOf, thingNamed, type Thing } from "../world/thing.ts";
import { insideStyles } from "./inside.styles.ts";
import { wordsFor } from "./people.ts";
import type { Standing } from "./standing.ts";
import type { World } from "../world/world.ts";
import { channelName, objectState } from "../words/state-words.ts";
import text from "../../texts/program.yaml";
import "./wishes.ts";

/**
 * The program from inside: a goroutine's calls with their variables, a channel's values, or who
 * stands on which line.
 *
 * @prop thing: what is chosen on the board
 * @prop file: the program's; other files are libraries
 * @fires gopark-choose, gopark-line
 */
export class Inside extends StillWhilePressed {
  static override properties = {
    thing: { attribute: false },
    stack: { attribute: false },
    channel: { attribute: false },
    standing: { attribute: false },
    file: { attribute: false },
    world: { attribute: false },
    failed: { type: Boolean },
  };

  static override styles = [panel, insideStyles];

  declare thing: Thing | null;
  declare stack: GoroutineStack | null;
  declare channel: ChannelContent | null;
  declare standing: readonly Standing[];
  declare file: string;
  /** What the things of the runtime are called and how they are. */
  declare world: World | null;
  /** Whether the inside of what is chosen could not be loaded; it is asked for again. */
  declare failed: boolean;

  constructor() {
    super();
    this.thing = null;
    this.stack = null;
    this.channel = null;
    this.standing = [];
    this.file = "";
    this.world = null;
    this.failed = false;
  }

  protected override render() {
    const { thing } = this;
    if (thing?.kind === "g" && this.stack?.g === thing.id) return this.calls(this.stack);
    if (thing?.kind === "channel" && this.channel?.id === thing.id) {
      return this.values(this.channel);
    }
    return html`${
      this.failed ? html`<p class="muted" role="status">${text("inside.failed")}</p>` : nothing
    }${this.people()}`;
  }

  private calls({ g, frames }: GoroutineStack) {
    const standing = this.standing.find((each) => each.g === g);
    return html`<h2>${text("stack", { g: `G${String(g)}` })}</h2>
      ${standing === undefined ? nothing : html`<p>${wordsFor(standing)}</p>`}
      ${
        frames.length === 0
          ? html`<p class="muted">${text("stack.none")}</p>`
          : html`<ol class="frames">
              ${frames.map((frame) => this.frame(frame))}
            </ol>`
      }
      ${this.others()}`;
  }

  private frame(frame: StackFrame) {
    const isOwn = frame.file === this.file;
    const place = `${frame.file}:${String(frame.line)}`;
    return html`<li class=${isOwn ? "" : "library"}>
      <div class="call">
        <code>${frame.function}</code>
        ${
          isOwn
            ? html`<button
                type="button"
                class="link"
                @click=${() => {
                  emit(this, "gopark-line", frame.line);
                }}
              >
                ${place}
              </button>`
            : html`<span class="mono muted">${place}</span>`
        }
      </div>
      ${
        frame.variables.length === 0
          ? nothing
          : html`<table>
              <caption class="visually-hidden">
                ${text("variables", { function: frame.function })}
              </caption>
              <tbody>
                ${frame.variables.map((each) => this.variable(each))}
              </tbody>
            </table>`
      }
    </li>`;
  }

  private variable({ name, type, value, thing: named }: Variable) {
    const thing = thingNamed(named ?? "");
    return html`<tr>
      <th scope="row">${name}</th>
      <td class="value">
        ${thing === null ? value : this.link(thing, this.stateOf(thing) ?? value)}
      </td>
      <td class="type">${type}</td>
    </tr>`;
  }

  /** What a channel or a lock holds, which its place in memory would not tell. */
  private stateOf({ kind, id }: Thing): string | null {
    const { world } = this;
    if (world === null) return null;
    if (kind === "channel") {
      const channel = world.sync.channels[id];
      if (channel === undefined) return null;
      const { qcount, dataqsiz } = channel;
      const room = dataqsiz === 0 ? "" : ` ${String(qcount)}/${String(dataqsiz)}`;
      return `${channelName(world, channel.id)}${room}`;
    }
    const object = kind === "lock" ? world.sync.objects[id] : undefined;
    return object === undefined ? null : objectState(object);
  }

  private values({ name, id, type, capacity, values, senders, receivers }: ChannelContent) {
    const called = name === "" ? nameOf({ kind: "channel", id }) : name;
    return html`<h2>${text("channel", { name: called })}</h2>
      <p class="muted mono" ?hidden=${type === ""}>chan ${type}</p>
      <p>${text("channel.filled", { count: values.length, capacity })}</p>
      ${
        values.length === 0
          ? nothing
          : html`<ol class="values" aria-label=${text("channel.values")}>
              ${values.map((value) => html`<li><code>${value}</code></li>`)}
            </ol>`
      }
      ${
        senders.length === 0
          ? nothing
          : html`<h3>${text("channel.senders")}</h3>
              <ul class="values">
                ${senders.map(
                  ({ g, value }) =>
                    html`<li>${this.link({ kind: "g", id: g })} <code>${value}</code></li>`,
                )}
              </ul>`
      }
      ${
        receivers.length === 0
          ? nothing
          : html`<h3>${text("channel.receivers")}</h3>
              <ul class="values">
                ${receivers.map((g) => html`<li>${this.link({ kind: "g", id: g })}</li>`)}
              </ul>`
      }
      ${this.others()}`;
  }

  private others() {
    return html`<details>
      <summary>${text("people")}</summary>
      ${this.list()}
    </details>`;
  }

  private people() {
    return html`<h2>${text("people")}</h2>
      ${this.list()}`;
  }

  private list() {
    if (this.standing.length === 0) return html`<p class="muted">${text("people.none")}</p>`;
    return html`<ul class="people">
      ${this.standing.map(
        (each) =>
          html`<li>
            <button
              type="button"
              class="line"
              @click=${() => {
                emit(this, "gopark-line", each.line);
              }}
            >
              ${text("line", { line: each.line })}
            </button>
            <button
              type="button"
              class="who"
              @click=${() => {
                emit(this, "gopark-choose", { kind: "g", id: each.g });
              }}
            >
              <i data-state=${each.state}></i>${wordsFor(each)}
            </button>
          </li>`,
      )}
    </ul>`;
  }

  private link(thing: Thing, words: string = nameOf(thing)) {
    return html`<button
      type="button"
      class="link"
      @click=${() => {
        emit(this, "gopark-choose", thing);
      }}
    >
      ${words}
    </button>`;
  }
}

customElements.define("gopark-inside", Inside);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-inside": Inside;
  }
}
