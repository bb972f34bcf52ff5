import { EditorState } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { lineGutter, pointsIn, setPoints, togglePoint } from "./line-gutter";
import { flawIn } from "./problems";
import { placeOfLine, runMarks, setRunning, setStarting } from "./run-marks";

const begin = (doc: string) =>
  EditorState.create({
    doc,
    extensions: [
      lineGutter,
      runMarks(
        () => {
          throw new Error("Nothing is drawn here");
        },
        () => undefined,
      ),
    ],
  });

describe("lines of the running text", () => {
  const text = "one\ntwo\nthree\nfour";

  it("stay with their words while others are written", () => {
    let state = begin(text).update({ effects: setRunning.of("as-it-is") }).state;
    state = state.update({ changes: { from: 0, insert: "zero\n" } }).state;
    const at = placeOfLine(state, 3);
    expect(at).not.toBeNull();
    expect(state.doc.lineAt(at ?? 0).text).toBe("three");
    expect(placeOfLine(state, 5)).toBeNull();
  });

  it("are those of the text that was started, also if somebody has written since", () => {
    let state = begin(text).update({ effects: setStarting.of(null) }).state;
    state = state.update({ changes: { from: 0, insert: "zero\n" } }).state;
    state = state.update({ effects: setRunning.of("as-started") }).state;
    state = state.update({ changes: { from: 0, insert: "less\n" } }).state;
    expect(state.doc.lineAt(placeOfLine(state, 3) ?? 0).text).toBe("three");
    expect(placeOfLine(state, 5)).toBeNull();
  });

  it("are those of the text where nothing runs", () => {
    expect(placeOfLine(begin(text), 2)).toBe(4);
    expect(placeOfLine(begin(text), 5)).toBeNull();
  });
});

describe("breakpoints in a text", () => {
  it("are made and taken away at any place of a line", () => {
    let state = begin("one\ntwo\nthree").update({ effects: togglePoint.of(6) }).state;
    expect(pointsIn(state)).toEqual([2]);
    state = state.update({ effects: togglePoint.of(0) }).state;
    expect(pointsIn(state)).toEqual([1, 2]);
    state = state.update({ effects: togglePoint.of(4) }).state;
    expect(pointsIn(state)).toEqual([1]);
  });

  it("move along with their lines", () => {
    let state = begin("one\ntwo\nthree").update({ effects: setPoints.of([2, 3]) }).state;
    state = state.update({ changes: { from: 0, insert: "a\nb\n" } }).state;
    expect(pointsIn(state)).toEqual([4, 5]);
    state = state.update({ changes: { from: 8, to: 12 } }).state;
    expect(pointsIn(state)).toEqual([4]);
  });
});

describe("a problem in a text", () => {
  const { doc } = begin('package main\n\tfmt.Println("я", x)\n');
  const said = { line: 2, column: 20, message: "undefined: x", severity: "error" as const };
  const words = (diagnostic: typeof said & { readonly endColumn?: number }) => {
    const { from, to } = flawIn(doc, diagnostic);
    return doc.sliceString(from, to);
  };

  it("is under its word", () => {
    expect(words(said)).toBe("x");
    expect(words({ ...said, column: 2 })).toBe("fmt");
  });

  it("is as long as it is said to be", () => {
    expect(words({ ...said, column: 2, endColumn: 13 })).toBe("fmt.Println");
  });

  it("is at the end if the text has become shorter", () => {
    expect(flawIn(doc, { ...said, line: 40 }).from).toBe(doc.length);
  });
});
