// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { saveText } from "./save-file";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("a file that is saved holds until the browser has taken it up", () => {
  vi.useFakeTimers();
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:here");
  const revoked = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  saveText("a.csv", "1,2", "text/csv");
  vi.advanceTimersByTime(10_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledWith("blob:here");
});
