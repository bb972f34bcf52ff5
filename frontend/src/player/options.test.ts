import { describe, expect, it } from "vitest";
import { embedOptions } from "./options";

const usual = {
  controls: "full",
  autoplay: false,
  panel: "board",
  speed: 1,
  step: undefined,
  end: undefined,
};

describe("the options of an embed", () => {
  it("are the usual ones where nothing is asked for", () => {
    expect(embedOptions("")).toEqual(usual);
  });

  it("are read from the address", () => {
    const query = "?controls=min&autoplay=1&panel=why&speed=2&step=12&end=40";
    expect(embedOptions(query)).toEqual({
      controls: "min",
      autoplay: true,
      panel: "why",
      speed: 2,
      step: 12,
      end: 40,
    });
  });

  it("are the usual ones where what is asked for makes no sense", () => {
    const query = "?controls=all&autoplay=no&panel=lanes&speed=fast&step=-1&end=1e9x&seed=7";
    expect(embedOptions(query)).toEqual(usual);
  });

  it("keep the speed within what can be followed", () => {
    expect(embedOptions("?speed=1000").speed).toBe(64);
    expect(embedOptions("?speed=0").speed).toBe(0.25);
  });
});
