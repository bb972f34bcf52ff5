import { LitElement, html, nothing } from "lit";
import { emit } from "../base/emit.ts";
import { kebab } from "../base/kebab.ts";
import { panel } from "../base/panel.ts";
import {
  behaviourOf,
  behaviours,
  type BehaviourField,
  type BehaviourKind,
  type FieldName,
  type FieldValues,
} from "./behaviour.ts";
import {
  choiceField,
  durationField,
  flagField,
  nameField,
  numberField,
  stepsField,
} from "./fields.ts";
import { draggedCommand, hold, type StartCommand } from "./dragged.ts";
import { formStyles } from "./forms.styles.ts";
import text from "../../texts/palette.yaml";

/** Where new goroutines come from: a parent, a processor's goroutine, or whom the runtime picks. */
type Origin = Pick<StartCommand, "by" | "p">;

/** One order may start no more. */
const most = 100_000;

/**
 * Starts goroutines: what they do, how many, and by whom.
 *
 * @fires gopark-command: `go`
 */
export class NewGoroutines extends LitElement {
  static override properties = {
    goroutines: { attribute: false },
    processors: { attribute: false },
    functions: { attribute: false },
    kind: { state: true },
    values: { state: true },
    count: { state: true },
    origin: { state: true },
  };

  static override styles = [panel, formStyles];

  /** Goroutines that can be named as parents, such as the chosen one. */
  declare goroutines: readonly number[];
  declare processors: readonly number[];
  /** The functions of the session's Go program. */
  declare functions: readonly string[];
  declare kind: BehaviourKind;
  declare values: FieldValues;
  declare count: number;
  declare origin: string;

  constructor() {
    super();
    this.goroutines = [];
    this.processors = [];
    this.functions = [];
    this.kind = "cpu";
    this.values = {};
    this.count = 1;
    this.origin = "main";
  }

  protected override willUpdate(): void {
    // Another session's program may have no function to start.
    if (!this.kinds().includes(this.kind)) {
      this.kind = "cpu";
      this.values = {};
    }
    // The goroutine that was to start them may have ended, or is no longer chosen.
    if (!this.choices().some(([value]) => value === this.origin)) this.origin = "main";
  }

  protected override render() {
    return html`<form @submit=${this.start}>
      <fieldset>
        <legend class="visually-hidden">${text("behaviour")}</legend>
        <div class="chips">${this.kinds().map((kind) => this.chip(kind))}</div>
      </fieldset>
      <p class="means">${text(`behaviour.${this.kind}.means`)}</p>
      <div class="fields">${behaviours[this.kind].map((field) => this.field(field))}</div>
      ${this.behaviour() === null ? html`<p role="alert">${text("bad-script")}</p>` : nothing}
      <div class="fields">
        <label class="field"
          >${text("how-many")}<input
            type="number"
            min="1"
            max=${most}
            required
            .value=${String(this.count)}
            @input=${this.chooseCount}
        /></label>
        ${this.origins()}
        <button class="primary">${text("start", { count: this.count })}</button>
      </div>
      <p class="means drag-hint">${text("drag-hint")}</p>
    </form>`;
  }

  private kinds(): BehaviourKind[] {
    const all = Object.keys(behaviours) as BehaviourKind[];
    return all.filter((kind) => kind !== "func" || this.functions.length > 0);
  }

  private chip(kind: BehaviourKind) {
    return html`<label
      class="chip"
      draggable="true"
      title=${text(`behaviour.${kind}.means`)}
      @dragstart=${(event: DragEvent) => {
        this.choose(kind);
        this.drag(event);
      }}
      ><input
        type="radio"
        name="kind"
        value=${kind}
        .checked=${kind === this.kind}
        @change=${() => {
          this.choose(kind);
        }}
      />${text(`behaviour.${kind}`)}</label
    >`;
  }

  private field(field: BehaviourField) {
    const label = text(`field.${kebab(field.name)}`);
    const value = this.values[field.name] ?? field.start;
    const set = (said: string | number | boolean) => {
      this.set(field.name, said);
    };
    switch (field.kind) {
      case "duration":
        return durationField(label, Number(value), set);
      case "flag":
        return flagField(label, value === true, set);
      case "count":
      case "bytes":
        return numberField(label, Number(value), set);
      case "steps":
        return stepsField(label, String(value), set);
      case "function":
        return choiceField(label, this.functions, String(value), set);
      case "name":
        return nameField(label, String(value), set);
    }
  }

  private origins() {
    return choiceField(text("where"), this.choices(), this.origin, (origin) => {
      this.origin = origin;
    });
  }

  private choices(): (readonly [value: string, name: string])[] {
    return [
      ["main", text("where.main")],
      ["", text("where.runtime")],
      ...this.goroutines.map(
        (id) => [`g${String(id)}`, text("where.goroutine", { name: `G${String(id)}` })] as const,
      ),
      ...this.processors.map(
        (id) => [`p${String(id)}`, text("where.processor", { name: `P${String(id)}` })] as const,
      ),
    ];
  }

  private choose(kind: BehaviourKind): void {
    this.kind = kind;
    this.values = kind === "func" ? { name: this.functions[0] ?? "" } : {};
  }

  private set(name: FieldName, value: string | number | boolean): void {
    this.values = { ...this.values, [name]: value };
  }

  private behaviour() {
    return behaviourOf(this.kind, this.values);
  }

  private chooseCount(event: Event): void {
    const said = (event.target as HTMLInputElement).valueAsNumber;
    if (said >= 1) this.count = Math.min(most, Math.trunc(said));
  }

  private command(origin: Origin): StartCommand | null {
    const behaviour = this.behaviour();
    return behaviour === null ? null : { do: "go", behaviour, count: this.count, ...origin };
  }

  private start(event: SubmitEvent): void {
    event.preventDefault();
    const command = this.command(originOf(this.origin));
    if (command !== null) emit(this, "gopark-command", command);
  }

  private drag(event: DragEvent): void {
    const command = this.command({});
    if (command === null) return;
    event.dataTransfer?.setData(draggedCommand, hold(command));
    if (event.dataTransfer !== null) event.dataTransfer.effectAllowed = "copy";
  }
}

function originOf(said: string): Origin {
  if (said === "") return {};
  if (said === "main") return { by: 1 };
  const id = Number(said.slice(1));
  return said.startsWith("g") ? { by: id } : { p: id };
}

customElements.define("gopark-new-goroutines", NewGoroutines);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-new-goroutines": NewGoroutines;
  }
}
