import { describe, expect, it } from "vitest";
import { ReportClient } from "./report-client";

function answering(pages: Readonly<Record<string, unknown>>): typeof fetch {
  return (address) => {
    const found = typeof address === "string" ? pages[address] : undefined;
    const status = found === undefined ? 404 : 200;
    return Promise.resolve(new Response(JSON.stringify(found ?? {}), { status }));
  };
}

describe("a report of a run", () => {
  it("has the scenario and all pages of events", async () => {
    const client = new ReportClient(
      answering({
        "/api/sessions/abc/scenario": { version: 1 },
        "/api/sessions/abc/events?from=0&limit=1000": { events: [{ step: 0 }], next: 7 },
        "/api/sessions/abc/events?from=7&limit=1000": { events: [{ step: 7 }] },
      }),
    );
    expect(await client.record("abc")).toEqual({
      ok: true,
      value: { scenario: { version: 1 }, events: [{ step: 0 }, { step: 7 }] },
    });
  });

  it("is none where there is no session", async () => {
    expect((await new ReportClient(answering({})).record("abc")).ok).toBe(false);
  });
});
