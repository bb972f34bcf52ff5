import { describe, expect, it } from "vitest";
import { PictureClient, reasonOf } from "./picture-client";

const answering = (body: string, status: number): PictureClient =>
  new PictureClient(() => Promise.resolve(new Response(body, { status })));

const problem = {
  type: "about:blank",
  title: "Bad input",
  status: 400,
  detail: "Something is wrong.",
  code: "bad-input",
};

async function reason(client: PictureClient): Promise<string | null> {
  const answer = await client.svg("/api/x.svg", new AbortController().signal);
  if (answer.ok) throw new Error("It was not refused");
  return reasonOf(answer.failure);
}

describe("a picture", () => {
  it("comes as text", async () => {
    const answer = await answering("<svg/>", 200).svg("/api/x.svg", new AbortController().signal);
    expect(answer).toEqual({ ok: true, value: "<svg/>" });
  });

  it("is refused with what is wrong with the question, or with what the server says", async () => {
    const errors = [{ path: "to", code: "too-far", message: "Choose a shorter stretch." }];
    const told = JSON.stringify({ ...problem, errors });
    expect(await reason(answering(told, 400))).toBe("Choose a shorter stretch.");
    expect(await reason(answering(JSON.stringify(problem), 400))).toBe("Something is wrong.");
    expect(await reason(answering("<html>", 502))).toBeNull();
  });
});
