// @vitest-environment happy-dom
import { EditorState } from "@codemirror/state";
import { EditorView, runScopeHandlers } from "@codemirror/view";
import { describe, expect, it } from "vitest";
import { tabKey } from "./tab-key";

const editor = (): EditorView =>
  new EditorView({ state: EditorState.create({ doc: "a", extensions: tabKey }) });

/** Whether the editor keeps the key to itself. */
const keeps = (view: EditorView, shiftKey = false): boolean =>
  runScopeHandlers(view, new KeyboardEvent("keydown", { key: "Tab", shiftKey }), "editor");

describe("Tab in a program's text", () => {
  it("goes on through the page for who only comes by", () => {
    const view = editor();
    expect(keeps(view)).toBe(false);
    expect(keeps(view, true)).toBe(false);
    expect(view.state.doc.toString()).toBe("a");
  });

  it("indents once somebody has written", () => {
    const view = editor();
    view.dispatch({ changes: { from: 1, insert: "b" }, userEvent: "input.type" });
    expect(keeps(view)).toBe(true);
    expect(view.state.doc.toString()).toMatch(/^\s+ab$/);
  });

  it("indents where somebody has pointed", () => {
    const view = editor();
    view.dispatch({ selection: { anchor: 1 }, userEvent: "select.pointer" });
    expect(keeps(view)).toBe(true);
  });

  it("goes on where the page has set another program", () => {
    const view = editor();
    view.dispatch({ changes: { from: 0, insert: "c" } });
    expect(keeps(view)).toBe(false);
  });
});
