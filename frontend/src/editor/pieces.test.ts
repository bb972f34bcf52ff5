import { describe, expect, it } from "vitest";
import { joined, tail } from "./pieces";

const out = (text: string) => ({ text, toStderr: false });
const err = (text: string) => ({ text, toStderr: true });

describe("what was printed", () => {
  it("is one piece as long as it went to one stream", () => {
    expect(joined([out("a")], [out("b"), err("!"), err(""), out("c")])).toEqual([
      out("ab"),
      err("!"),
      out("c"),
    ]);
  });

  it("is shown from its end if it is too long", () => {
    expect(tail([out("abc"), err("de")], 5)).toEqual({
      pieces: [out("abc"), err("de")],
      isAll: true,
    });
    expect(tail([out("abc"), err("de")], 4)).toEqual({
      pieces: [out("bc"), err("de")],
      isAll: false,
    });
    expect(tail([out("abc"), err("de")], 2)).toEqual({ pieces: [err("de")], isAll: false });
  });
});
