import { beforeEach, describe, expect, it } from "vitest";
import { Troubles, type TroubleNotice } from "./troubles";

describe("what has failed", () => {
  let notice: TroubleNotice;
  let troubles: Troubles;

  beforeEach(() => {
    notice = { trouble: null };
    troubles = new Troubles(notice);
  });

  it("is a lost stream until it is there again", () => {
    troubles.stream({ kind: "lost", retryInMs: 1_000 });
    expect(notice.trouble).toEqual({ kind: "lost", retryInMs: 1_000 });
    expect(troubles.isLost).toBe(true);
    troubles.stream({ kind: "connecting" });
    expect(notice.trouble).not.toBeNull();
    troubles.stream({ kind: "live" });
    expect(notice.trouble).toBeNull();
    expect(troubles.isLost).toBe(false);
  });

  it("is an answer until it is dismissed, and then what is still lost", () => {
    troubles.stream({ kind: "lost", retryInMs: null });
    troubles.failed({ kind: "unreachable" });
    expect(notice.trouble).toEqual({ kind: "unreachable" });
    troubles.dismiss();
    expect(notice.trouble).toEqual({ kind: "lost", retryInMs: null });
  });

  it("is the end of the session before all else", () => {
    troubles.failed({ kind: "unreachable" });
    troubles.stream({ kind: "ended" });
    expect(notice.trouble).toEqual({ kind: "gone" });
  });

  it("is a session that the server cannot read, before all else", () => {
    const problem = {
      type: "urn:gopark:problem:session-unreadable",
      title: "This session cannot be read",
      status: 409,
      detail: "Scripts are gone.",
      code: "session-unreadable",
    };
    troubles.failed({ kind: "unreachable" });
    troubles.stream({ kind: "unreadable", session: "abc", problem });
    expect(notice.trouble).toEqual({
      kind: "unreadable",
      stored: "/api/sessions/abc/scenario",
      problem,
    });
  });

  it("is not what nobody waits for any more", () => {
    troubles.failed({ kind: "cancelled" });
    expect(notice.trouble).toBeNull();
  });
});
