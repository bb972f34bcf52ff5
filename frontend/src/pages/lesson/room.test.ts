// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CommandClient } from "../../connection/command-client";
import { EditKeys } from "../../connection/edit-keys";
import { recorded } from "../../message/testdata/recorded";
import type { LessonParts } from "./parts";
import { Room } from "./room";

const { id } = JSON.parse(recorded.made) as { readonly id: string };

/** The browser's stream of a session, as far as the room hears it. */
class Source extends EventTarget {
  static all: Source[] = [];
  readyState = 1;

  constructor() {
    super();
    Source.all.push(this);
  }

  close(): void {
    this.readyState = 2;
  }
}

describe("the room of a lesson", () => {
  let asked: string[];
  let parts: LessonParts;
  let room: Room;

  const left = (type: "pagehide" | "pageshow", persisted: boolean): void => {
    dispatchEvent(Object.assign(new Event(type), { persisted }));
  };

  beforeEach(async () => {
    document.documentElement.lang = "en";
    Source.all = [];
    vi.stubGlobal("EventSource", Source);
    asked = [];
    const part = () => document.createElement("div");
    const [page, transport, run, trouble, source, now, board] = Array.from({ length: 7 }, part);
    parts = { page, transport, run, trouble, source, now, board } as unknown as LessonParts;
    const client = new CommandClient({
      fetch: (address, init) => {
        asked.push(`${init?.method ?? "GET"} ${new URL(address as string, "http://a").pathname}`);
        return Promise.resolve(new Response(recorded.made, { status: 201 }));
      },
      keys: new EditKeys(() => {
        throw new Error("Nothing is stored here");
      }),
      language: () => "en",
    });
    room = new Room(parts, client, null);
    await room.enter({ version: 1 }, 0);
  });

  afterEach(() => {
    room.leave();
    vi.unstubAllGlobals();
  });

  it("says that nothing is heard of the run, until something is", () => {
    Source.all[0]?.dispatchEvent(new Event("error"));
    expect(parts.trouble.hidden).toBe(false);
    expect(parts.trouble.textContent).toContain("Offline");
    Source.all[0]?.dispatchEvent(new Event("open"));
    expect(parts.trouble.hidden).toBe(true);
  });

  it("offers the run anew where the server has it no longer", async () => {
    Source.all[0]?.dispatchEvent(Object.assign(new Event("end"), { data: "{}" }));
    await vi.waitFor(() => {
      expect(parts.trouble.textContent).toContain("no longer has this run");
    });
    parts.trouble.querySelector("button")?.click();
    await vi.waitFor(() => {
      expect(asked.filter((each) => each === "POST /api/sessions")).toHaveLength(2);
      expect(parts.trouble.hidden).toBe(true);
    });
  });

  it("goes on with the same run when the browser brings the page back", () => {
    left("pagehide", true);
    expect(Source.all[0]?.readyState).toBe(2);
    expect(asked).not.toContain(`DELETE /api/sessions/${id}`);
    left("pageshow", true);
    expect(Source.all).toHaveLength(2);
    expect(Source.all[1]?.readyState).toBe(1);
  });

  it("ends its run when the page is left for good", async () => {
    left("pagehide", false);
    await vi.waitFor(() => {
      expect(asked).toContain(`DELETE /api/sessions/${id}`);
    });
  });
});
