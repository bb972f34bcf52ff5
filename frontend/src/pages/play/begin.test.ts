import { beforeEach, describe, expect, it } from "vitest";
import { CommandClient } from "../../connection/command-client";
import { EditKeys } from "../../connection/edit-keys";
import { done, failed } from "../../message/result";
import { recorded } from "../../message/testdata/recorded";
import { begin, type Unpack } from "./begin";
import { openingOf } from "./opening";

const made = JSON.parse(recorded.made) as { readonly id: string; readonly snapshot: object };

describe("the beginning of a session", () => {
  let asked: { readonly path: string; readonly body: unknown }[];
  let client: CommandClient;

  beforeEach(() => {
    asked = [];
    const answer = (path: string): unknown =>
      path.endsWith("/commands")
        ? { seq: 2, step: 7, timeNs: 1 }
        : path.endsWith("/branches")
          ? {
              branches: [
                { number: 0, forkStep: 0, farthest: 9, shown: true },
                { number: 1, parent: 0, forkStep: 3, farthest: 9, shown: false },
              ],
            }
          : path.endsWith("/scenario")
            ? { version: 1, view: { step: 3 } }
            : made;
    client = new CommandClient({
      fetch: (address, init) => {
        const path = new URL(address as string, "https://gopark.example").pathname;
        const body = typeof init?.body === "string" ? (JSON.parse(init.body) as unknown) : null;
        asked.push({ path, body });
        return Promise.resolve(new Response(JSON.stringify(answer(path)), { status: 201 }));
      },
      keys: new EditKeys(() => {
        throw new Error("Nothing is stored here");
      }),
      language: () => "en",
    });
  });

  const unpack: Unpack = (packed) =>
    Promise.resolve(packed === "1.good" ? done({ version: 1 }) : failed("unreadable"));

  async function beginAt(address: string) {
    return begin(openingOf(new URL(address, "https://gopark.example")), client, unpack);
  }

  it("is the one that the address names, which is there already", async () => {
    expect(await beginAt("/play/abc")).toEqual(done({ session: "abc", isNew: false }));
    expect(asked).toEqual([]);
  });

  it("is made of a scene and goes where the address says", async () => {
    expect(await beginAt("/play?scene=steal&step=7")).toEqual(
      done({ session: made.id, isNew: true }),
    );
    expect(asked.map(({ body }) => body)).toEqual([{ scene: "steal" }, { do: "seek", step: 7 }]);
  });

  it("is a copy from the step that the address says", async () => {
    await beginAt("/play?fork=abc&step=7");
    expect(asked).toEqual([{ path: "/api/sessions/abc/fork", body: { step: 7 } }]);
  });

  it("is a copy of a branch that is not played, made of what was done in it", async () => {
    await beginAt("/play?fork=abc&step=7&branch=0");
    expect(asked.at(-1)).toEqual({ path: "/api/sessions/abc/fork", body: { step: 7 } });
    await beginAt("/play?fork=abc&step=7&branch=1");
    expect(asked.slice(-2).map(({ body }) => body)).toEqual([
      { scenario: { version: 1 } },
      { do: "seek", step: 7 },
    ]);
  });

  it("is made of what the address carries in itself, if that can be read", async () => {
    await beginAt("/play#s=1.good");
    expect(asked.map(({ body }) => body)).toEqual([{ scenario: { version: 1 } }]);
    expect(await beginAt("/play#s=1.bad")).toEqual(failed("unreadable"));
    expect(asked).toHaveLength(1);
  });

  it("has something on the board if nothing was asked for", async () => {
    await beginAt("/play");
    expect(asked[0]?.body).toMatchObject({ scenario: { gomaxprocs: 4 } });
  });
});
