import { EditorState } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { codeFrom, hasCode } from "./code-lines.ts";

describe("lines that a goroutine can come to", () => {
  it("do something", () => {
    for (const line of [
      "\tx := 1",
      "\tfor i := range 3 {",
      "\tgo work() // now",
      "return",
      "ch <- 1",
    ])
      expect(hasCode(line), line).toBe(true);
    for (const line of ["\tcase v := <-ch:", "\tdefer func() {", '\tfmt.Println("a")'])
      expect(hasCode(line), line).toBe(true);
  });

  it("are no brackets, comments, declarations or imports", () => {
    const lines = ["}", "\t})", "", "// x := 1", "package main", 'import "fmt"', '\t"time"'];
    for (const line of [...lines, "func main() {", "type T struct {", "\tdefault:", "} else {"])
      expect(hasCode(line), line).toBe(false);
  });

  it("are found below one that does nothing, and not beyond the end", () => {
    const state = EditorState.create({ doc: "func main() {\n\n\tx()\n}\n" });
    expect(codeFrom(state, 0)).toBe(state.doc.line(3).from);
    expect(codeFrom(state, state.doc.line(4).from)).toBeNull();
  });
});
