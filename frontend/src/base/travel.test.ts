// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { onTravel } from "./travel";

describe("a journey through the browser's history", () => {
  afterEach(() => {
    location.hash = "";
  });

  it("is told, and a link to a part of the page is not", () => {
    const act = vi.fn();
    onTravel(act);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(act).toHaveBeenCalledTimes(1);

    location.hash = "#panel-why";
    dispatchEvent(new PopStateEvent("popstate"));
    expect(act).toHaveBeenCalledTimes(1);
  });
});
