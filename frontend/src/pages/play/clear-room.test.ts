// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import "../../board/board";
import "../../controls/branches";
import "../../controls/comparison";
import "../../controls/transport";
import "../../lesson/warnings";
import "../../share/share";
import { clearRoom } from "./clear-room";

describe("a session that is left", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
  });

  it("leaves neither its name, nor what was said of it, nor its warnings", async () => {
    const warnings = document.createElement("gopark-warnings");
    document.body.replaceChildren(warnings);
    await warnings.updateComplete;
    warnings.warned = { step: 7, timeNs: 9, fromStep: 0, warnings: [] };
    warnings.failed = true;
    const [said, name] = [document.createElement("p"), document.createElement("h1")];
    said.textContent = "Branch 1 begins at step 4.";
    name.textContent = "A run of a scene";
    const share = document.createElement("gopark-share");
    share.scene = { id: "C1", title: "A run of a scene" };
    clearRoom({
      transport: document.createElement("gopark-transport"),
      comparison: document.createElement("gopark-comparison"),
      board: document.createElement("gopark-board"),
      branches: document.createElement("gopark-branches"),
      said,
      warnings,
      name,
      share,
    });
    expect([warnings.warned, warnings.failed]).toEqual([null, false]);
    expect([said.textContent, said.hidden]).toEqual(["", true]);
    expect(name.textContent).toBe("Your own board");
    expect(share.scene).toBeNull();
  });
});
