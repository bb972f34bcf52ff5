// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { rememberScene, seenScenes } from "./seen-scenes";

describe("the scenes that were opened", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it("are remembered once each", () => {
    rememberScene("steal");
    rememberScene("overflow");
    rememberScene("steal");
    expect([...seenScenes()]).toEqual(["steal", "overflow"]);
  });

  it("are none where what is stored is something else", () => {
    localStorage.setItem("gopark.scenes.seen", "{");
    expect(seenScenes().size).toBe(0);
  });
});
