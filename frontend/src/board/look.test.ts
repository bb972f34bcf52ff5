// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Board } from "./board";
import { recordedWorld } from "./testdata/world";

async function marked(look: readonly string[], board = new Board()): Promise<string[]> {
  Object.assign(board, { world: recordedWorld, look });
  document.body.append(board);
  await board.updateComplete;
  await board.updateComplete;
  return [...board.querySelectorAll<HTMLElement>("[data-look]")].map(
    (element) => element.dataset["key"] ?? element.dataset["place"] ?? element.localName,
  );
}

beforeEach(() => {
  document.documentElement.lang = "en";
});

afterEach(() => {
  document.body.replaceChildren();
});

describe("what is to be looked at on the board", () => {
  it("is marked, be it a thing, a place or a part", async () => {
    const look = ["G9", "M4", "P1", "P2.runq", "P2.runnext", "sched.runq", "sysmon", "netpoll"];
    expect((await marked(look)).toSorted()).toEqual(
      [
        "G9",
        "M4",
        "P1",
        "P2.runq",
        "P2.runnext",
        "gopark-global-queue",
        "gopark-sysmon",
        "netpoll",
      ].toSorted(),
    );
  });

  it("is marked no longer when it is something else", async () => {
    const board = new Board();
    await marked(["G9", "P1"], board);
    expect(await marked(["P1"], board)).toEqual(["P1"]);
    expect(await marked([], board)).toEqual([]);
  });

  it("is nothing where the name is of nothing there", async () => {
    expect(await marked(["G999", "gc", "]"])).toEqual([]);
  });
});
