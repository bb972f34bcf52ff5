import {
  RangeSet,
  RangeSetBuilder,
  StateEffect,
  StateField,
  type Extension,
} from "@codemirror/state";
import {
  Decoration,
  EditorView,
  GutterMarker,
  gutterLineClass,
  lineNumberMarkers,
  lineNumbers,
  type Command,
} from "@codemirror/view";
import { codeFrom } from "./code-lines.ts";
import { placeOfLine } from "./run-marks.ts";

class Named extends GutterMarker {
  override elementClass: string;

  constructor(name: string) {
    super();
    this.elementClass = name;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof Named && other.elementClass === this.elementClass;
  }
}

const point = new Named("cm-point");
const stop = new Named("cm-stopped");
const stopLine = Decoration.line({ class: "cm-stopped" });

/** The breakpoints by the lines of the running text. */
export const setPoints = StateEffect.define<readonly number[]>();
/**
 * Makes a breakpoint on the line of this place, or on the next where something is done, or takes
 * it away.
 */
export const togglePoint = StateEffect.define<number>();
/** The line of the running text at which a breakpoint has stopped the run. */
export const setStopped = StateEffect.define<number | null>();

type Points = RangeSet<GutterMarker>;

function rangesOf(places: readonly number[]): Points {
  const builder = new RangeSetBuilder<GutterMarker>();
  for (const at of [...new Set(places)].sort((a, b) => a - b)) {
    builder.add(at, at, point);
  }
  return builder.finish();
}

function placesOf(points: Points): number[] {
  const places: number[] = [];
  const cursor = points.iter();
  while (cursor.value !== null) {
    places.push(cursor.from);
    cursor.next();
  }
  return places;
}

const points = StateField.define<Points>({
  create: () => rangesOf([]),
  update(value, { changes, docChanged, effects, state }) {
    let next = docChanged ? value.map(changes) : value;
    if (docChanged) {
      next = rangesOf(placesOf(next).map((at) => state.doc.lineAt(at).from));
    }
    for (const effect of effects) {
      if (effect.is(setPoints)) {
        next = rangesOf(
          effect.value.map((line) => placeOfLine(state, line)).filter((at) => at !== null),
        );
      } else if (effect.is(togglePoint)) {
        const places = placesOf(next);
        const here = state.doc.lineAt(effect.value).from;
        const at = places.includes(here) ? here : codeFrom(state, here);
        if (at === null) continue;
        next = rangesOf(
          places.includes(at) ? places.filter((place) => place !== at) : [...places, at],
        );
      }
    }
    return next;
  },
  provide: (here) => lineNumberMarkers.from(here),
});

const stopped = StateField.define<number | null>({
  create: () => null,
  update(value, { changes, docChanged, effects, state }) {
    const said = effects.find((effect) => effect.is(setStopped));
    if (said !== undefined) {
      return said.value === null ? null : placeOfLine(state, said.value);
    }
    return value === null || !docChanged ? value : state.doc.lineAt(changes.mapPos(value)).from;
  },
  provide: (here) => [
    gutterLineClass.from(here, (at) =>
      at === null ? rangesOf([]) : RangeSet.of<GutterMarker>(stop.range(at)),
    ),
    EditorView.decorations.from(here, (at) =>
      at === null ? Decoration.none : Decoration.set(stopLine.range(at)),
    ),
  ],
});

/** The numbers of the lines that have a breakpoint, from the top. */
export function pointsIn(state: EditorView["state"]): readonly number[] {
  return placesOf(state.field(points)).map((at) => state.doc.lineAt(at).number);
}

export const toggleHere: Command = (view) => {
  view.dispatch({ effects: togglePoint.of(view.state.selection.main.head) });
  return true;
};

/** Numbers of lines, of which a press makes a breakpoint. */
export const lineGutter: Extension = [
  points,
  stopped,
  lineNumbers({
    domEventHandlers: {
      click: (view, { from }) => {
        view.dispatch({ effects: togglePoint.of(from) });
        return true;
      },
    },
  }),
];
