import { describe, expect, it } from "vitest";
import { columnOfOffset, endOfWord, offsetOfColumn } from "./positions";

describe("a column of Go's", () => {
  const line = 'fmt.Println("привет, 世界", 𝄞, x)';

  it("is a place of the text where letters take one byte", () => {
    expect(offsetOfColumn(line, 1)).toBe(0);
    expect(offsetOfColumn(line, 5)).toBe(4);
  });

  it("counts the bytes of other letters", () => {
    for (const word of ["привет", "世界", "𝄞", "x)"]) {
      const offset = line.indexOf(word);
      const column = new TextEncoder().encode(line.slice(0, offset)).length + 1;
      expect(offsetOfColumn(line, column)).toBe(offset);
      expect(columnOfOffset(line, offset)).toBe(column);
    }
  });

  it("behind the end is the end", () => {
    expect(offsetOfColumn("go f()", 40)).toBe(6);
    expect(offsetOfColumn("", 1)).toBe(0);
  });
});

describe("what is underlined without an end", () => {
  it("is the word", () => {
    expect(endOfWord("x := горутина+1", 5)).toBe(13);
  });
  it("is a whole string", () => {
    expect(endOfWord('import "os" // used', 7)).toBe(11);
  });
  it("is one sign", () => {
    expect(endOfWord("a <- b", 2)).toBe(3);
  });
  it("is nothing at the end", () => {
    expect(endOfWord("a", 1)).toBe(1);
  });
});
