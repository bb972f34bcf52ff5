import {
  type RangeSet,
  RangeSetBuilder,
  StateEffect,
  StateField,
  type Extension,
  type Text,
} from "@codemirror/state";
import {
  Decoration,
  EditorView,
  GutterMarker,
  gutter,
  hoverTooltip,
  type Command,
  type DecorationSet,
} from "@codemirror/view";
import type { Diagnostic } from "../world/program.ts";
import { endOfWord, offsetOfColumn } from "./positions.ts";

/** Where in the text something is wrong. */
export interface Flaw {
  readonly from: number;
  readonly to: number;
  readonly said: Diagnostic;
}

/** Where a diagnostic is in a text, which may have become shorter since. */
export function flawIn(doc: Text, said: Diagnostic): Flaw {
  const line = doc.line(Math.min(Math.max(1, said.line), doc.lines));
  const from = line.from + offsetOfColumn(line.text, said.column);
  return { from, to: Math.max(from, endOf(doc, said, line, from)), said };
}

function endOf(
  doc: Text,
  { endLine, endColumn }: Diagnostic,
  line: ReturnType<Text["line"]>,
  from: number,
): number {
  if (endColumn === undefined) return line.from + endOfWord(line.text, from - line.from);
  const last = doc.line(Math.min(Math.max(line.number, endLine ?? line.number), doc.lines));
  return last.from + offsetOfColumn(last.text, endColumn);
}

class Sign extends GutterMarker {
  readonly severity: Diagnostic["severity"];

  constructor(severity: Diagnostic["severity"]) {
    super();
    this.severity = severity;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof Sign && other.severity === this.severity;
  }

  override toDOM(): Node {
    const sign = document.createElement("span");
    sign.className = `cm-flaw cm-flaw-${this.severity}`;
    sign.textContent = "!";
    return sign;
  }
}

interface Flaws {
  readonly all: readonly Flaw[];
  readonly marks: DecorationSet;
  readonly signs: RangeSet<GutterMarker>;
}

const none: Flaws = {
  all: [],
  marks: Decoration.none,
  signs: new RangeSetBuilder<GutterMarker>().finish(),
};

function flawsIn(doc: Text, said: readonly Diagnostic[]): Flaws {
  const all = said.map((each) => flawIn(doc, each)).sort((a, b) => a.from - b.from || a.to - b.to);
  const marks = new RangeSetBuilder<Decoration>();
  const signs = new RangeSetBuilder<GutterMarker>();
  let signed = -1;
  for (const { from, to, said: diagnostic } of all) {
    if (to > from) marks.add(from, to, markOf[diagnostic.severity]);
    const start = doc.lineAt(from).from;
    if (start > signed) signs.add(start, start, new Sign(diagnostic.severity));
    signed = Math.max(signed, start);
  }
  return { all, marks: marks.finish(), signs: signs.finish() };
}

const markOf = {
  error: Decoration.mark({ class: "cm-problem cm-problem-error" }),
  warning: Decoration.mark({ class: "cm-problem cm-problem-warning" }),
} as const;

/** What is wrong with the text as it is now. */
export const setProblems = StateEffect.define<readonly Diagnostic[]>();

const field = StateField.define<Flaws>({
  create: () => none,
  update(flaws, { changes, docChanged, effects, newDoc }) {
    const said = effects.find((effect) => effect.is(setProblems));
    if (said !== undefined) return flawsIn(newDoc, said.value);
    if (!docChanged) return flaws;
    return {
      all: flaws.all.map((flaw) => ({
        ...flaw,
        from: changes.mapPos(flaw.from),
        to: changes.mapPos(flaw.to),
      })),
      marks: flaws.marks.map(changes),
      signs: flaws.signs.map(changes),
    };
  },
  provide: (here) => EditorView.decorations.from(here, ({ marks }) => marks),
});

const told = hoverTooltip((view, at, side) => {
  const here = view.state
    .field(field)
    .all.filter(({ from, to }) => from <= at && at <= Math.max(to, from + 1))
    .filter(({ from, to }) => !((from === at && side < 0) || (to === at && side > 0 && to > from)));
  const [first] = here;
  if (first === undefined) return null;
  return {
    pos: first.from,
    end: first.to,
    above: true,
    create: () => {
      const dom = document.createElement("div");
      for (const { said } of here) {
        const line = document.createElement("p");
        line.className = "cm-said";
        line.textContent = said.message;
        dom.append(line);
      }
      return { dom };
    },
  };
});

/** Puts the cursor on the next flaw, or the one before; behind the last comes the first. */
export function goToFlaw(by: 1 | -1): Command {
  return (view) => {
    const all = view.state.field(field).all;
    const { head } = view.state.selection.main;
    const next =
      by > 0 ? all.find(({ from }) => from > head) : all.findLast(({ from }) => from < head);
    const to = next ?? all.at(by > 0 ? 0 : -1);
    if (to === undefined) return false;
    goTo(view, to.from);
    return true;
  };
}

/** Puts the cursor there, and where it can be seen. */
export function goTo(view: EditorView, at: number): void {
  view.dispatch({
    selection: { anchor: at },
    effects: EditorView.scrollIntoView(at, { y: "center" }),
  });
  view.focus();
}

/** Problems under their words, in the gutter, and told where a pointer rests. */
export const problems: Extension = [
  field,
  gutter({
    class: "cm-flaws",
    markers: (view) => view.state.field(field).signs,
  }),
  told,
];
