import type { EditorState } from "@codemirror/state";

/** What stands on lines that nothing of a program is done on, comments left out. */
const idle = [
  /^[{}()[\],;\s]*$/,
  /^\}\s*else\s*\{$/,
  /^(?:package|import|type|func)\b/,
  /^(?:[\w.]+\s+)?(?:"[^"]*"|`[^`]*`)$/,
  /^default\s*:$/,
];

/** Whether a goroutine can come to a line, as far as its text alone tells. */
export function hasCode(line: string): boolean {
  const text = line.replace(/\/\*.*?\*\/|\/\/.*$/g, "").trim();
  return !idle.some((form) => form.test(text));
}

/** Where a breakpoint meant for a line can stand; null: nothing is done from there on. */
export function codeFrom(state: EditorState, place: number): number | null {
  for (let at = state.doc.lineAt(place).number; at <= state.doc.lines; at++) {
    const line = state.doc.line(at);
    if (hasCode(line.text)) return line.from;
  }
  return null;
}
