import { describe, expect, it } from "vitest";
import { cycles } from "./cycles.ts";

const file = (path: string, source: string) => ({ path: `frontend/src/${path}`, source });

describe("a circle of imports", () => {
  it("is found between files, also where only types go round", () => {
    const files = [
      file("board/door.ts", 'import { room } from "./room";'),
      file("board/room.ts", 'import type { Door } from "./door.ts";'),
    ];
    expect(cycles(files)).toEqual([
      "frontend/src/board/door.ts → frontend/src/board/room.ts → frontend/src/board/door.ts",
    ]);
  });

  it("is found between folders, though no file imports itself", () => {
    const files = [
      file("board/a.ts", 'import "../log/b";'),
      file("log/b.ts", ""),
      file("log/c.ts", 'import "../board/d";'),
      file("board/d.ts", ""),
    ];
    expect(cycles(files)).toEqual(["frontend/src/board → frontend/src/log → frontend/src/board"]);
  });

  it("is none where two import a third", () => {
    const files = [
      file("board/a.ts", 'import "./c"; import "./b";'),
      file("board/b.ts", 'import "./c";'),
      file("board/c.ts", ""),
    ];
    expect(cycles(files)).toEqual([]);
  });
});
