import {
  ChangeSet,
  RangeSetBuilder,
  type RangeSet,
  StateEffect,
  StateField,
  type ChangeDesc,
  type Extension,
  type Text,
  type Transaction,
} from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, gutter, type DecorationSet } from "@codemirror/view";
import { byLine, type Standing } from "./standing.ts";

/** The text that runs, and what has been changed in it since. */
interface Running {
  readonly doc: Text;
  readonly since: ChangeDesc;
}

/** The text as it is may soon be what runs. */
export const setStarting = StateEffect.define();
/** Sets whether the text runs as it is, or as it was when it was started, or not at all. */
export const setRunning = StateEffect.define<"as-it-is" | "as-started" | null>();
/** Sets the lines at which goroutines stand. */
export const setStanding = StateEffect.define<readonly Standing[]>();

/** How those on a line are drawn and what a pointer is told. */
export type DrawStanding = (standing: readonly Standing[]) => Node;

class People extends GutterMarker {
  readonly standing: readonly Standing[];
  readonly draw: DrawStanding;

  constructor(standing: readonly Standing[], draw: DrawStanding) {
    super();
    this.standing = standing;
    this.draw = draw;
  }

  override eq(other: GutterMarker): boolean {
    return (
      other instanceof People &&
      other.standing.length === this.standing.length &&
      other.standing.every(
        ({ g, state }, at) => g === this.standing[at]?.g && state === this.standing[at].state,
      )
    );
  }

  override toDOM(): Node {
    return this.draw(this.standing);
  }
}

interface Marks {
  readonly people: RangeSet<GutterMarker>;
  readonly lines: DecorationSet;
}

const nobody: Marks = {
  people: new RangeSetBuilder<GutterMarker>().finish(),
  lines: Decoration.none,
};
const runs = Decoration.line({ class: "cm-runs" });

function changed(text: Running | null, { changes, docChanged }: Transaction): Running | null {
  if (text === null || !docChanged) return text;
  return { doc: text.doc, since: text.since.composeDesc(changes.desc) };
}

function asItIs({ newDoc }: Transaction): Running {
  return { doc: newDoc, since: ChangeSet.empty(newDoc.length) };
}

const starting = StateField.define<Running | null>({
  create: () => null,
  update: (value, transaction) =>
    transaction.effects.some((effect) => effect.is(setStarting))
      ? asItIs(transaction)
      : changed(value, transaction),
});

const running = StateField.define<Running | null>({
  create: () => null,
  update(value, transaction) {
    const said = transaction.effects.find((effect) => effect.is(setRunning));
    if (said === undefined) return changed(value, transaction);
    if (said.value === null) return null;
    const started = said.value === "as-started" ? transaction.startState.field(starting) : null;
    return changed(started, transaction) ?? asItIs(transaction);
  },
});

/** Where a line of the running text begins in the text as it is now; null: it is gone. */
export function placeOfLine(state: EditorView["state"], line: number): number | null {
  const now = state.field(running);
  if (now === null) return line <= state.doc.lines ? state.doc.line(line).from : null;
  if (line > now.doc.lines) return null;
  const at = now.since.mapPos(now.doc.line(line).from, 1);
  return state.doc.lineAt(Math.min(at, state.doc.length)).from;
}

function marksFor({ state }: Transaction, all: readonly Standing[], draw: DrawStanding): Marks {
  const places = new Map<number, Standing[]>();
  for (const [line, standing] of byLine(all)) {
    const at = placeOfLine(state, line);
    if (at !== null) places.set(at, [...(places.get(at) ?? []), ...standing]);
  }
  const people = new RangeSetBuilder<GutterMarker>();
  const lines = new RangeSetBuilder<Decoration>();
  for (const [at, standing] of [...places].sort(([a], [b]) => a - b)) {
    people.add(at, at, new People(standing, draw));
    if (standing.some((each) => each.state === "running")) lines.add(at, at, runs);
  }
  return { people: people.finish(), lines: lines.finish() };
}

/**
 * Marks the lines on which goroutines stand.
 *
 * @param pressed what was pressed in the gutter beside a line
 */
export function runMarks(
  draw: DrawStanding,
  pressed: (target: EventTarget | null) => void,
): Extension {
  const marks = StateField.define<Marks>({
    create: () => nobody,
    update(value, transaction) {
      const said = transaction.effects.find((effect) => effect.is(setStanding));
      if (said !== undefined) {
        return marksFor(transaction, said.value, draw);
      }
      if (!transaction.docChanged) return value;
      const { changes } = transaction;
      return { people: value.people.map(changes), lines: value.lines.map(changes) };
    },
    provide: (here) => EditorView.decorations.from(here, ({ lines }) => lines),
  });
  return [
    starting,
    running,
    marks,
    gutter({
      class: "cm-people",
      markers: (view) => view.state.field(marks).people,
      domEventHandlers: {
        click: (_, __, { target }) => {
          pressed(target);
          return true;
        },
      },
    }),
  ];
}
