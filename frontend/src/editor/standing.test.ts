import { describe, expect, it } from "vitest";
import type { Goroutine } from "../world/world";
import { byLine, sameStanding, standingIn } from "./standing";

const goroutine = (
  id: number,
  status: Goroutine["status"],
  line?: Goroutine["line"],
  waitReason = "",
) => ({ id, name: `main.f${String(id)}`, status, waitReason, line }) as Goroutine;

const source = { text: "", file: "main.go" };
const at = (line: number, file = "main.go") => ({ file, line });

describe("who stands in the program", () => {
  const gs = {
    "1": goroutine(1, "_Gwaiting", at(9), "chan receive"),
    "7": goroutine(7, "_Grunnable", at(9)),
    "8": goroutine(8, "_Grunning", at(9)),
    "9": goroutine(9, "_Grunning", at(3)),
    "2": goroutine(2, "_Gwaiting"),
    "3": goroutine(3, "_Gwaiting", at(5, "runtime/proc.go")),
    "4": goroutine(4, "_Gdead", at(9)),
  };

  it("is told from the top, the running before those who wait", () => {
    expect(standingIn({ gs, source }).map(({ g, line, state }) => [line, g, state])).toEqual([
      [3, 9, "running"],
      [9, 8, "running"],
      [9, 7, "runnable"],
      [9, 1, "waiting"],
    ]);
  });

  it("is nobody without a program", () => {
    expect(standingIn({ gs })).toEqual([]);
  });

  it("is gathered line by line", () => {
    const lines = byLine(standingIn({ gs, source }));
    expect([...lines.keys()]).toEqual([3, 9]);
    expect(lines.get(9)).toHaveLength(3);
  });

  it("is the same as long as nobody has moved", () => {
    const before = standingIn({ gs, source });
    expect(sameStanding(before, standingIn({ gs: { ...gs }, source }))).toBe(true);
    const moved = { ...gs, "7": goroutine(7, "_Grunning", at(9)) };
    expect(sameStanding(before, standingIn({ gs: moved, source }))).toBe(false);
  });
});
