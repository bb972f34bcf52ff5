import { describe, expect, it } from "vitest";
import { SceneClient } from "./scene-client";

const words = { en: "words", ru: "слова" };
const scene = {
  id: "steal",
  title: words,
  about: words,
  go: "1.26",
  open: { step: 3, timeNs: 10 },
  beats: [{ step: 4, timeNs: 20, id: "first", caption: words, shows: "true" }],
  end: { step: 9, timeNs: 90 },
  links: {},
};

function answering(body: unknown, asked: Request[] = []): SceneClient {
  return new SceneClient((address, request) => {
    asked.push(new Request(new URL(address as string, "http://host"), request));
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
}

describe("the scene client", () => {
  it("asks for a scene without saying who asks", async () => {
    const asked: Request[] = [];
    const answer = await answering(scene, asked).scene("steal");
    expect(answer).toEqual({ ok: true, value: scene });
    expect(asked.map(({ url }) => url)).toEqual(["http://host/api/scenes/steal"]);
    expect(asked[0]?.credentials).toBe("omit");
    expect(asked[0]?.headers.has("Authorization")).toBe(false);
  });

  it("writes a strange name so that it stays one", async () => {
    const asked: Request[] = [];
    await answering(scene, asked).recording("../x?y");
    expect(asked[0]?.url).toBe("http://host/api/scenes/..%2Fx%3Fy/replay");
  });

  it("says where a scene is not as expected", async () => {
    const answer = await answering({
      ...scene,
      beats: [{ ...scene.beats[0], caption: "one" }],
    }).scene("steal");
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: "unreadable", flaw: { path: "beats.0.caption" } },
    });
  });
});
